/** Icons and sources of the cards, as the server's catalogue has them. */

import { catalogue, type Printed } from "../../lib/catalogue.svelte";

const GAME = "marine";

interface Card extends Printed {
  icons: string[];
}

/** The events that a card sets off when it is drawn. */
export function cardIcons(card: string): string[] {
  return catalogue.record<Card>(GAME, "cards", card)?.icons ?? [];
}

export function cardIsReconstructed(card: string): boolean {
  const record = catalogue.record(GAME, "cards", card);
  return record?.["source"] === "reconstructed" || record?.["icon_source"] === "reconstructed";
}

export function traitIsReconstructed(trait: string): boolean {
  return catalogue.record(GAME, "traits", trait)?.["source"] === "reconstructed";
}
