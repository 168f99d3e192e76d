import { announcer } from "../lib/announce.svelte";
import { get, post } from "../lib/api";
import { named } from "../lib/bots";
import { route } from "../lib/route.svelte";
import { session } from "../lib/session.svelte";
import type { GameInfo, Table } from "../lib/types";
import { errorText } from "../lib/words.svelte";

/** The bots' level for a quick start: the middle one of what the server offers. */
export function usualLevel(game: GameInfo): string {
  const wanted = ["medium", "easy", "greedy"].find((level) => game.bots.includes(level));
  return wanted ?? game.bots[Math.floor(game.bots.length / 2)] ?? "random";
}

/** One click: a table against bots, full to its usual number of players, begins at once. */
export async function playBots(game: GameInfo): Promise<void> {
  const players = Math.min(3, game.max_players);
  const level = usualLevel(game);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level }));
  await openTable({ game: game.id, seats: [{ kind: "me" }, ...bots] });
}

export async function openTable(body: unknown): Promise<void> {
  try {
    await session.enter();
    const table = await post<Table>("/tables", body);
    route.go(`/table/${table.id}`);
  } catch (error) {
    announcer.show(errorText(error), "error");
  }
}

export async function tables(scope: "mine" | "open" | "finished"): Promise<Table[]> {
  try {
    return (await get<Table[]>(`/tables?scope=${scope}`)).map(named);
  } catch {
    return [];
  }
}
