import { mount } from "svelte";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import "./styles/base.css";
import "./styles/tokens.css";
import { insertSprite } from "./ui/sprite";

prefs.showTheme();
insertSprite();
const target = document.getElementById("app");
if (target) mount(App, { target });
