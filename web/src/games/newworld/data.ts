/** Numbers and sources of the components, as the server's catalogue has them. */

import { catalogue } from "../../lib/catalogue.svelte";

const GAME = "newworld";

export interface Trait {
  bonus: number;
  harmful: boolean;
  pair: boolean;
  brief: boolean;
  reconstructed: boolean;
}

export function trait(id: string): Trait {
  const record = catalogue.record(GAME, "traits", id);
  return {
    bonus: Number(record?.["bonus"] ?? 0),
    harmful: record?.["harmful"] === true,
    pair: record?.["pair"] === true,
    brief: record?.["kind"] === "brief",
    reconstructed: record?.["source"] === "reconstructed",
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
  return catalogue.record(GAME, "cards", bare(card))?.["source"] === "reconstructed";
}

export function areaIsReconstructed(area: string): boolean {
  const name = bare(area);
  const all = catalogue.list(GAME, "areas", "area");
  const record = all.find((each) => each.id === name || each["lower"] === name);
  return record?.["source"] === "reconstructed";
}

/** How many traits of an animal are written out before their icons have to do. */
export const NAMED = { large: 3, middle: 2, small: 0 };

/** taiga-2 is drawn as a taiga. */
export const areaKind = bare;
