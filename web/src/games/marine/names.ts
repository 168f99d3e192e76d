/** Words for things that only the chart can name: hexes, corners, spaces, animals. */

import type { Scene } from "../../lib/scene.svelte";
import { t } from "../../lib/words.svelte";
import { chartName, hexesAt } from "./geometry";
import type { Animal, MarineView, Tile } from "./types";

export function viewOf(scene: Scene): MarineView | null {
  return scene.view as MarineView | null;
}

/** A thing in words; until its words are there, its id made readable. */
export function word(scene: Scene, kind: string, value: string): string {
  const plain = value.replaceAll("-", " ");
  return scene.words.thing(kind, value) ?? plain.charAt(0).toLocaleUpperCase() + plain.slice(1);
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
  return scene.words.thing("section", section) ?? word(scene, "space", section);
}

/** `abundance-2` is the second space of Abundance; `bottom-feeder` the own one of that trait. */
export function spaceName(scene: Scene, space: string): string {
  const [, section = space, number = ""] = /^(.*?)-(\d)$/.exec(space) ?? [];
  if (section.startsWith("bottom-feeder")) return word(scene, "trait", "bottom-feeder");
  return `${sectionName(scene, section)} ${number}`.trim();
}

function placeName(scene: Scene, value: string): string {
  const [pawn = "basic", space = ""] = value.split(":");
  const where = spaceName(scene, space);
  if (pawn === "basic") return where;
  return t("web-marine-with-special", { space: where, element: word(scene, "element", pawn) });
}

function preyName(scene: Scene, value: string): string {
  const [hex = "", animal = ""] = value.split(":");
  return t("web-marine-on-tile", { animal: word(scene, "animal", animal), hex: hexName(scene, hex) });
}

const HEX_FIELDS = new Set("hex to_hex from_hex last_from last_to places".split(" "));
const CORNER_FIELDS = new Set("corner to_corner from_corner last_corner".split(" "));

export function naming(scene: Scene, kind: string, value: string | number): string | undefined {
  const text = String(value);
  if (HEX_FIELDS.has(kind)) return hexName(scene, text);
  if (CORNER_FIELDS.has(kind)) return cornerName(scene, text);
  if (kind === "space") return spaceName(scene, text);
  if (kind === "place") return placeName(scene, text);
  if (kind === "prey") return preyName(scene, text);
  if (kind === "stack") return stackName(scene, text);
  if (kind === "slot") return slotName(scene, text);
  return undefined;
}

/** A stack by the tile that lies on it. Options count from 1, events from 0: only options ask. */
function stackName(scene: Scene, value: string): string | undefined {
  const top = viewOf(scene)?.stacks[Number(value) - 1]?.top;
  return top && scene.asked ? word(scene, "terrain", top) : undefined;
}

function slotName(scene: Scene, value: string): string | undefined {
  const card = viewOf(scene)?.slots[Number(value) - 1];
  return card && scene.asked ? `${word(scene, "card", card)} (${value})` : undefined;
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
