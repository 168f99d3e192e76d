import type { ScoreRow } from "../games/plugin";
import type { Scene } from "../lib/scene.svelte";
import type { GameEvent, Table } from "../lib/types";

/** The seats that won; before the server has ranked them, those with the most points. */
export function leaders(table: Table, scores: number[]): number[] {
  const ranking = table.ranking;
  const best = Math.max(...scores);
  return table.seats
    .map((seat) => seat.seat)
    .filter((seat) => (ranking ? ranking[seat] === 1 : scores[seat] === best));
}

/** What each seat scored for what, in the order in which it was first scored. */
export function breakdown(events: GameEvent[], seats: number): ScoreRow[] {
  const rows = new Map<string, number[]>();
  for (const event of events) {
    if (event.event !== "scored") continue;
    const reason = String(event["reason"]);
    const row = rows.get(reason) ?? Array<number>(seats).fill(0);
    const seat = Number(event["seat"]);
    row[seat] = (row[seat] ?? 0) + Number(event["points"]);
    rows.set(reason, row);
  }
  return [...rows].map(([reason, points]) => ({ reason, points }));
}

/** Points by category: as the game tells them, else as they were scored. While a game goes on
 * every category that it tells of is there, also the empty ones: that is what one can score for. */
export function scoreRows(scene: Scene): ScoreRow[] {
  const told = scene.plugin?.score?.(scene);
  if (told && !scene.view?.over) return told;
  const events = scene.entries.map((entry) => entry.event);
  const rows = told ?? breakdown(events, scene.table.seats.length);
  return rows.filter((row) => row.points.some((points) => points !== 0));
}
