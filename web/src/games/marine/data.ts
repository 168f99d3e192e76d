/** Icons and sources of the cards, read from the data files that the engine plays with. */

import cardsText from "../../../../src/speciate/games/marine/data/cards.toml?raw";
import traitsText from "../../../../src/speciate/games/marine/data/traits.toml?raw";

type Row = Record<string, string>;

/** The part of TOML that these files use: tables in lists with one `key = value` a line. */
function rows(text: string): Map<string, Row> {
  const found: Row[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("[[")) found.push({});
    const [, key, value] = /^(\w+) = (.*)$/.exec(line) ?? [];
    if (key && value !== undefined) (found.at(-1) ?? {})[key] = value.replace(/^"|"$/g, "");
  }
  return new Map(found.map((row) => [row["id"] ?? "", row]));
}

const cards = rows(cardsText);
const traits = rows(traitsText);

/** The events that a card sets off when it is drawn. */
export function cardIcons(card: string): string[] {
  const icons = cards.get(card)?.["icons"] ?? "";
  return ["extinction", "survival"].filter((icon) => icons.includes(icon));
}

export function cardIsReconstructed(card: string): boolean {
  const row = cards.get(card);
  return row?.["source"] === "reconstructed" || row?.["icon_source"] === "reconstructed";
}

export function traitIsReconstructed(trait: string): boolean {
  return traits.get(trait)?.["source"] === "reconstructed";
}
