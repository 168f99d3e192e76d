/** The games that have a board. One folder per game; its code is loaded when a table is opened. */

import { catalogue } from "../lib/catalogue.svelte";
import { words } from "../lib/words.svelte";
import type { GamePlugin } from "./plugin";

type Loader = () => Promise<{ default: GamePlugin }>;

const loaders = import.meta.glob<{ default: GamePlugin }>("./*/index.ts");

/** A game's board, words and printed components: all that a table of it needs. */
export async function loadGame(id: string): Promise<GamePlugin | null> {
  const load = loaders[`./${id}/index.ts`] as Loader | undefined;
  const [folder] = await Promise.all([load?.(), words.use(id), catalogue.use(id)]);
  return folder?.default ?? null;
}

/** How the shell draws a game before its own code is there: tile colour and icon. */
export const badges: Record<string, { tone: string; icon: string }> = {
  marine: { tone: "sea", icon: "terrain-ocean" },
  newworld: { tone: "land", icon: "area-card" },
  entropy: { tone: "cosmos", icon: "solar-system" },
};

/** The usual length of a game, in minutes, for the doors. */
export const lengths: Record<string, [number, number]> = {
  marine: [120, 180],
  newworld: [30, 60],
  entropy: [60, 120],
};
