/** What is printed on tiles and cards, as the server's catalogue has it. */

import { catalogue } from "../../lib/catalogue.svelte";
import type { Effect, Printed } from "./types";

const GAME = "entropy";
const FILES = ["stars", "planets", "biomes", "life_cards", "missions", "specialisations"];

/** The record of a tile or card; their ids differ in all files. */
export function printed(id: string | null | undefined): Printed | undefined {
  if (!id) return undefined;
  for (const file of FILES) {
    const record = catalogue.record<Printed>(GAME, file, id);
    if (record) return record;
  }
  return undefined;
}

/** The movement bonus of an action for a walk that counts as so long. */
export function movementBonus(action: string, length: number): Effect[] {
  const record = catalogue.record(GAME, "board", action);
  return (record?.[`bonus_${length}`] ?? []) as Effect[];
}
