/** What this person likes, kept in this browser. */

type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "fast" | "normal" | "slow";
export type Confirming = "always" | "never";

interface Stored {
  theme: Theme;
  speed: Speed;
  confirm: Confirming;
  language: string;
}

const KEY = "speciate";

function stored(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

const seen = stored();

class Prefs {
  theme = $state<Theme>(seen.theme ?? "auto");
  speed = $state<Speed>(seen.speed ?? "normal");
  confirm = $state<Confirming>(seen.confirm ?? "never");
  language = $state<string>(seen.language ?? "");

  keep(): void {
    const { theme, speed, confirm, language } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ theme, speed, confirm, language }));
    } catch {
      // Private windows may forbid storage; the choice then lasts as long as the page.
    }
  }

  showTheme(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }
}

export const prefs = new Prefs();

/** How long one event is shown, in milliseconds; people who asked for less motion get none. */
export function pace(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { off: 0, fast: 160, normal: 420, slow: 900 }[prefs.speed];
}

/** The more waits to be shown the quicker it goes: bots answer faster than anybody can look. */
export function haste(waiting: number): number {
  return 1 / (1 + waiting / 4);
}
