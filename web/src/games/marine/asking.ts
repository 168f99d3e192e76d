/** Where a question belongs: the section of the display that is being carried out. */

import type { Scene } from "../../lib/scene.svelte";
import { SECTIONS } from "./kin";

const OTHER_NAMES: Record<string, string> = {
  "remove-or-swap": "autotrophs",
  "choose-stack": "wanderlust",
  "tile-place": "wanderlust",
  "enter-number": "wanderlust",
  "vent-tile": "tectonics",
  "vent-side": "tectonics",
  "pool-or-box": "tectonics",
  "migrate-from": "migration",
  "migrate-to": "migration",
  "migrate-number": "migration",
  "choose-card": "evolution",
};

export function sectionAsked(scene: Scene): string | null {
  const question = scene.view?.question;
  if (!question) return null;
  const space = question["space"];
  const name = typeof space === "string" ? space : question.asked;
  return SECTIONS.find((section) => name.startsWith(`${section}-`)) ?? OTHER_NAMES[question.asked] ?? null;
}

/** Whether an element is asked for that lies in a tray of the display. */
export function fromTray(scene: Scene): string | null {
  const asked = scene.view?.question?.asked ?? "";
  const [, section] = /^(abundance|adaptation|wanderlust|domination)-element$/.exec(asked) ?? [];
  return section ?? null;
}
