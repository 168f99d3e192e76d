/** The one pop-up: what a thing is, and why it cannot be chosen now. */

import { announcer } from "../lib/announce.svelte";
import type { Help } from "../games/plugin";
import type { Scene } from "../lib/scene.svelte";
import { t, type WhyNot } from "../lib/words.svelte";

export interface Tip {
  anchor: DOMRect;
  help: Help | null;
  why: WhyNot | null;
}

class Tips {
  tip = $state.raw<Tip | null>(null);
  private turn = 0;

  hide(): void {
    this.turn++;
    this.tip = null;
  }

  /** Show what is known of an element; `aloud` also says it to a screen reader. */
  async show(scene: Scene, element: Element, aloud = false, inner?: Element | null): Promise<void> {
    const turn = ++this.turn;
    const spot = element.closest<HTMLElement>("[data-option]");
    const about = inner ?? element.closest<HTMLElement>("[data-help]") ?? spot;
    const thing = about?.getAttribute("data-help") ?? spot?.dataset["option"] ?? "";
    const [kind = "", ...rest] = thing.split(":");
    const help = scene.plugin?.help(scene, kind, rest.join(":")) ?? null;
    const option = spot?.dataset["option"];
    const closed = option !== undefined && scene.asked && spot?.dataset["open"] === undefined;
    const why = closed ? await scene.why(option) : null;
    if (turn !== this.turn || (!help && !why)) return;
    this.tip = { anchor: (about ?? element).getBoundingClientRect(), help, why };
    if (aloud) announcer.say(this.spoken());
  }

  private spoken(): string {
    const { help, why } = this.tip ?? { help: null, why: null };
    const parts = help ? [help.title, ...help.lines] : [];
    if (why) parts.push(`${t("web-not-possible")} ${why.text} ${ruleText(why)}`);
    return parts.join(". ");
  }
}

export function ruleText(why: WhyNot): string {
  return why.section ? t("web-rule", { section: why.section }) : "";
}

export const tips = new Tips();
