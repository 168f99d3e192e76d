/** All words, from the one Fluent source of the package; see the rules in docs/words.md. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { prefs } from "./prefs.svelte";
import type { GameEvent, Question } from "./types";

const sources = import.meta.glob<string>("../../../src/speciate/locale/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const NAMES: Record<string, string> = {
  en: "English",
  cs: "Čeština",
  hu: "Magyar",
  pl: "Polski",
};

function source(language: string, domain: string): (() => Promise<string>) | undefined {
  return sources[`../../../src/speciate/locale/${language}/${domain}.ftl`];
}

/** The languages that the shell's own words exist in. */
export const languages: { code: string; name: string }[] = Object.keys(NAMES)
  .filter((code) => source(code, "web"))
  .map((code) => ({ code, name: NAMES[code] ?? code }));

export function bestLanguage(): string {
  const wanted = [prefs.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find((code) => languages.some((known) => known.code === code)) ?? "en";
}

type Arguments = Record<string, FluentVariable>;

class Words {
  language = $state("en");
  private bundles = $state.raw<FluentBundle[]>([]);
  private readonly loaded = new Map<string, Promise<FluentBundle>>();
  private readonly domains = new Set<string>(["core", "web"]);

  /** Load a domain in the present language, with English behind it. */
  async use(domain: string): Promise<void> {
    if (this.domains.has(domain)) return;
    this.domains.add(domain);
    await this.speak(this.language);
  }

  async speak(language: string): Promise<void> {
    const order = language === "en" ? ["en"] : [language, "en"];
    const wanted = order.flatMap((code) => [...this.domains].map((d) => this.bundle(code, d)));
    this.bundles = await Promise.all(wanted);
    this.language = language;
    document.documentElement.lang = language;
  }

  private bundle(language: string, domain: string): Promise<FluentBundle> {
    const key = `${language}/${domain}`;
    let promise = this.loaded.get(key);
    if (!promise) {
      promise = this.read(language, domain);
      this.loaded.set(key, promise);
      promise.catch(() => this.loaded.delete(key));
    }
    return promise;
  }

  private async read(language: string, domain: string): Promise<FluentBundle> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const text = await source(language, domain)?.();
    if (text) bundle.addResource(new FluentResource(text));
    return bundle;
  }

  /** The message in words, or undefined if no language has it. `id.attribute` is an attribute. */
  find(id: string, args?: Arguments): string | undefined {
    const dot = id.indexOf(".");
    const name = dot < 0 ? id : id.slice(0, dot);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
      if (pattern) return bundle.formatPattern(pattern, args, []);
    }
    return undefined;
  }
}

export const words = new Words();

/** A message of the shell in words; an unknown one shows its name, so that it is noticed. */
export function t(id: string, args?: Arguments): string {
  return words.find(id, args) ?? id;
}

export function messageId(...parts: (string | number)[]): string {
  return parts.join("-").replace(/[^a-zA-Z0-9_-]+/g, "-");
}

/** An error of the server as a sentence that says what to do next. */
export function errorText(error: unknown): string {
  if (typeof error === "object" && error !== null && "id" in error) {
    const { id, message } = error as { id: string; message: string };
    return words.find(`web-error-${id}`) ?? words.find(`core-error-${id}`) ?? message;
  }
  return t("web-error-server");
}

export interface WhyNot {
  text: string;
  section: string;
}

type Naming = (kind: string, value: string | number) => string | undefined;

/** The words of one game at one table. */
export class GameWords {
  constructor(
    readonly game: string,
    private readonly names: () => string[],
    private readonly naming: Naming = () => undefined,
    private readonly inWords: (option: string) => string | undefined = () => undefined,
  ) {}

  seat(seat: number): string {
    return this.names()[seat] ?? String(seat + 1);
  }

  thing(name: string, value: string | number, attribute = ""): string | undefined {
    const kinds = (words.find(messageId(this.game, "alias", name)) ?? name).split(" ");
    for (const kind of kinds) {
      for (const each of [value, String(value).replace(/[-#]\d+$/, "")]) {
        const found = words.find(messageId(this.game, kind, each) + attribute);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  help(kind: string, value: string | number): string | undefined {
    return this.thing(kind, value, ".help");
  }

  value(kind: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => String(this.value(kind, item))).join(", ");
    if (typeof value === "number") {
      if (kind === "seat" || kind.endsWith("_seat")) return this.seat(value);
      return this.naming(kind, value) ?? value;
    }
    if (typeof value === "boolean") return value ? 1 : 0;
    const text = String(value);
    return this.naming(kind, text) ?? this.thing(kind, text) ?? text;
  }

  private fields(from: Record<string, unknown>): Arguments {
    const args: Arguments = {};
    for (const [field, value] of Object.entries(from)) {
      if (value !== null && value !== undefined) args[field] = this.value(field, value);
    }
    return args;
  }

  option(name: string): string {
    const own = this.inWords(name);
    if (own !== undefined) return own;
    const [prefix = name, ...parts] = name.split(":");
    const named = parts.length > 1 ? this.naming(prefix, parts.join(":")) : undefined;
    if (named !== undefined) return named;
    const args: Arguments = {};
    parts.slice(0, 2).forEach((part, at) => {
      const value = /^\d+$/.test(part) ? Number(part) : part;
      args[at === 0 ? "value" : "second"] = this.value(prefix, value);
    });
    return words.find(messageId(this.game, "option", prefix), args) ?? name;
  }

  event(event: GameEvent): string {
    const { event: name, version: _, ...rest } = event;
    return words.find(messageId(this.game, "event", name), this.fields(rest)) ?? name;
  }

  question(question: Question): string {
    const { asked, choices: _, done: __, ...rest } = question;
    return words.find(messageId(this.game, "ask", asked), this.fields(rest)) ?? asked;
  }

  why(reason: string): WhyNot {
    const [id = "", section = ""] = reason.split("@");
    const text =
      words.find(messageId(this.game, "why", id)) ?? words.find(`core-why-${id}`) ?? id;
    return { text, section };
  }
}
