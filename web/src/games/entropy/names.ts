/** Words and helpers that the parts of the board share. */

import type { Scene } from "../../lib/scene.svelte";
import { t } from "../../lib/words.svelte";
import type { Effect, EntropyView, Landing, Player } from "./types";

export const ORGANISMS = ["bacteria", "plant", "animal"] as const;
export const RESOURCES = ["matter", "energy", "entropy"] as const;
export const STONES = ["star", "planet", "life", "universal"] as const;

export const ACTION_ICONS: Record<string, string> = {
  star_evolution: "star-2",
  planet_creation: "planet-radiation",
  life: "org-plant",
  star_activation: "act-activate",
  biome: "biome-abundant",
  console_upgrade: "console",
  draw_life: "act-draw",
  capture_asteroid: "asteroid",
  prebiotic_soup: "act-soup",
};

/** Names of their own for solar systems, for board, log and speech; the same in all languages. */
const SYSTEMS = (
  "Velum Corvid Ember Lacuna Quill Tarn Sorrel Nacre Umbra Fathom Brindle Cinder Halcyon Isolde " +
  "Juniper Kestrel Lumen Mirage Noctua Onyx Pallas Rowan Saffron Thule Ursine Vesper Willow Xanthe " +
  "Yarrow Zephyr Auriga Borea"
).split(" ");

export function systemName(system: number): string {
  const round = Math.floor(system / SYSTEMS.length);
  const name = SYSTEMS[system % SYSTEMS.length] ?? "";
  return round ? `${name} ${round + 1}` : name;
}

export function viewOf(scene: Scene): EntropyView | null {
  return scene.view as EntropyView | null;
}

export function playerOf(scene: Scene, seat: number | null): Player | undefined {
  return seat === null ? undefined : viewOf(scene)?.seats[seat];
}

/** What an option that is a walk would bring; only to whom it is open. */
export function landingOf(scene: Scene, option: string | null): Landing | undefined {
  if (option === null || !scene.options.includes(option)) return undefined;
  return viewOf(scene)?.landings.find((landing) => landing.option === option);
}

export function word(scene: Scene, kind: string, value: string): string {
  return scene.words.thing(kind, value) ?? value;
}

/** The sector that a walk of this distance from a seat's scientist ends in. */
export function sectorAfter(from: number, distance: number, sectors = 6): number {
  return ((from - 1 + distance) % sectors) + 1;
}

/** Printed effects in words, one sentence part each. */
export function effectText(scene: Scene, effect: Effect): string {
  const n = effect.n ?? 1;
  if (effect.op === "per") {
    const each = effectsText(scene, effect.effects ?? []);
    return t("entropy-op-per", { each, count: t(`entropy-count-${effect.count ?? ""}`) });
  }
  if (effect.op === "choose") {
    const parts = (effect.options ?? []).map((one) => effectsText(scene, one));
    return parts.join(` ${t("entropy-op-or")} `);
  }
  const what = effect.res
    ? word(scene, "resource", effect.res)
    : effect.kind || effect.to
      ? word(scene, "organism", effect.kind ?? effect.to ?? "")
      : effect.action
        ? word(scene, "action", effect.action)
        : "";
  return t(`entropy-op-${effect.op}`, { n, what });
}

export function effectsText(scene: Scene, effects: Effect[]): string {
  return effects.map((effect) => effectText(scene, effect)).join(", ");
}
