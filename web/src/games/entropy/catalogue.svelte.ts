/** What is printed on tiles and cards: the data that the server plays with, corrections included. */

import { get } from "../../lib/api";
import type { Printed } from "./types";

const ARRAYS: Record<string, string[]> = {
  stars: ["star", "starting_star"],
  planets: ["planet", "starting_planet"],
  biomes: ["biome"],
  life_cards: ["card"],
  missions: ["mission"],
  specialisations: ["specialisation"],
};

class Catalogue {
  private records = $state.raw(new Map<string, Printed>());
  private asked = false;

  /** Ask the server once; until it has answered tiles show their names only. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      const files = await get<Record<string, Record<string, unknown>>>("/games/entropy/catalogue");
      const found = new Map<string, Printed>();
      for (const [file, arrays] of Object.entries(ARRAYS)) {
        for (const array of arrays) {
          for (const record of (files[file]?.[array] ?? []) as Printed[]) found.set(record.id, record);
        }
      }
      this.records = found;
    } catch {
      this.asked = false; // the next board asks again
    }
  }

  of(id: string | null | undefined): Printed | undefined {
    return id ? this.records.get(id) : undefined;
  }
}

export const catalogue = new Catalogue();
