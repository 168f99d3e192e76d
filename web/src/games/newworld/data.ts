/** Numbers and sources of the components, read from the data files that the engine plays with. */

import areasText from "../../../../src/speciate/games/newworld/data/areas.toml?raw";
import cardsText from "../../../../src/speciate/games/newworld/data/cards.toml?raw";
import traitsText from "../../../../src/speciate/games/newworld/data/traits.toml?raw";

type Row = Record<string, string>;

/** The part of TOML that the data files use: tables in lists with one `key = value` a line. */
export function rows(text: string): Row[] {
  const found: Row[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("[[")) found.push({});
    const [, key, value] = /^(\w+) = (.*)$/.exec(line) ?? [];
    if (key && value !== undefined) (found.at(-1) ?? {})[key] = value.replace(/^"|"$/g, "");
  }
  return found;
}

export interface Trait {
  bonus: number;
  harmful: boolean;
  pair: boolean;
  brief: boolean;
  reconstructed: boolean;
}

const index = (text: string) => new Map(rows(text).map((row) => [row["id"] ?? "", row]));

const traitRows = index(traitsText);
const cardRows = index(cardsText);
const areaRows = index(areasText);

export function trait(id: string): Trait {
  const row = traitRows.get(id) ?? {};
  return {
    bonus: Number(row["bonus"] ?? 0),
    harmful: row["harmful"] === "true",
    pair: row["pair"] === "true",
    brief: row["kind"] === "brief",
    reconstructed: row["source"] === "reconstructed",
  };
}

const bare = (name: string) => name.replace(/[-#]\d+$/, "");

/** The type of a card without its copy's number: `running/nocturnal#2` is `running/nocturnal`. */
export const cardType = bare;

/** The two traits of a card, the extended one first. */
export function halves(card: string): [string, string] {
  const [extended = "", brief = ""] = bare(card).split("/");
  return [extended, brief];
}

export function cardIsReconstructed(card: string): boolean {
  return cardRows.get(bare(card))?.["source"] === "reconstructed";
}

export function areaIsReconstructed(area: string): boolean {
  const name = bare(area);
  const row = areaRows.get(name) ?? [...areaRows.values()].find((r) => r["lower"] === name);
  return row?.["source"] === "reconstructed";
}

/** How many traits of an animal are written out before their icons have to do. */
export const NAMED = { large: 3, middle: 2, small: 0 };

/** taiga-2 is drawn as a taiga. */
export const areaKind = bare;
