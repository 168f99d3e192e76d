/** Words for things that only the chart can name: hexes, corners, spaces, animals. */

import type { Scene } from "../../lib/scene.svelte";
import { t } from "../../lib/words.svelte";
import { chartName, hexesAt } from "./geometry";
import type { Animal, MarineView, Tile } from "./types";

export function viewOf(scene: Scene): MarineView | null {
  return scene.view as MarineView | null;
}

export function word(scene: Scene, kind: string, value: string): string {
  return scene.words.thing(kind, value) ?? value;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A thing in words, at the beginning of a line. */
export function title(scene: Scene, kind: string, value: string): string {
  return capital(word(scene, kind, value));
}

export function tileAt(scene: Scene, hex: string): Tile | undefined {
  return viewOf(scene)?.tiles.find((tile) => tile.hex === hex);
}

export function hexName(scene: Scene, hex: string): string {
  const terrain = tileAt(scene, hex)?.terrain;
  return terrain ? `${word(scene, "terrain", terrain)} ${chartName(hex)}` : chartName(hex);
}

export function cornerName(scene: Scene, corner: string): string {
  const hexes = hexesAt(corner).filter((hex) => tileAt(scene, hex));
  return hexes.map((hex) => hexName(scene, hex)).join(" / ");
}

export function sectionName(scene: Scene, section: string): string {
  return word(scene, "space", `${section}-1`).replace(/\s*1$/, "");
}

/** `abundance-2` is the second space of Abundance; `bottom-feeder` the own one of that trait. */
export function spaceName(scene: Scene, space: string): string {
  if (space === "bottom-feeder") return word(scene, "trait", "bottom-feeder");
  return word(scene, "space", space);
}

const HEX_FIELDS = new Set("hex to_hex from_hex last_from last_to places".split(" "));
const CORNER_FIELDS = new Set("corner to_corner from_corner last_corner".split(" "));

export function naming(scene: Scene, kind: string, value: string | number): string | undefined {
  const text = String(value);
  if (HEX_FIELDS.has(kind)) return hexName(scene, text);
  if (CORNER_FIELDS.has(kind)) return cornerName(scene, text);
  return kind === "prey" && text.includes(",") ? hexName(scene, text) : undefined;
}

export function animalsOf(scene: Scene, seat: number | null): Animal[] {
  return (viewOf(scene)?.animals ?? []).filter((animal) => animal.seat === seat);
}

/** The animal that the open question is about, else my first one. */
export function actingAnimal(scene: Scene): string | null {
  const asked = scene.asked ? scene.view?.question?.["animal"] : null;
  return typeof asked === "string" ? asked : (animalsOf(scene, scene.seat)[0]?.animal ?? null);
}

/** "Reptiles 3, Fishes 1 (endangered)": what stands on a tile. */
export function speciesText(scene: Scene, tile: Tile): string {
  const parts = Object.entries(tile.species).map(([animal, count]) => {
    const text = `${word(scene, "animal", animal)} ${count}`;
    return tile.endangered.includes(animal) ? `${text} (${t("web-marine-endangered")})` : text;
  });
  return parts.join(", ") || t("web-marine-no-species");
}

/** "Reptiles 6, Fishes 3": points or counts by animal. */
export function countsText(scene: Scene, counts: Record<string, number>): string {
  return Object.entries(counts)
    .map(([animal, count]) => `${word(scene, "animal", animal)} ${count}`)
    .join(", ");
}

/** A slot or stack with what lies on top of it: "The card in slot 3 (Biomass)". */
export function optionText(scene: Scene, option: string): string | undefined {
  const [kind = "", number = ""] = option.split(":");
  const at = Number(number) - 1;
  const view = viewOf(scene);
  const card = kind === "slot" ? view?.slots[at] : null;
  const terrain = kind === "stack" ? view?.stacks[at]?.top : null;
  const name = card ? word(scene, "card", card) : terrain ? word(scene, "terrain", terrain) : "";
  return name ? t(`marine-option-${kind}`, { value: `${number} (${name})` }) : undefined;
}
