/** Bots are called after naturalists, so that two of one level can be told apart. */

import type { Seat, Table } from "./types";
import { t, words } from "./words.svelte";

const NAMES = ["Mendel", "Anning", "Wallace", "Merian", "Humboldt", "Bates", "Darwin", "Owen"];

/** The same table gives the same names, for everybody who looks at it. */
function first(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % NAMES.length;
}

/** The server names a bot by its level; here it gets a name of its own. */
export function named(table: Table): Table {
  const from = first(table.id);
  const seats = table.seats.map((seat): Seat => {
    if (seat.kind !== "bot" || seat.name !== seat.level) return seat;
    return { ...seat, name: NAMES[(from + seat.seat) % NAMES.length] ?? seat.name };
  });
  return { ...table, seats };
}

export function levelText(level: string): string {
  return words.find(`web-level-${level}`) ?? level;
}

export function botText(seat: Seat): string {
  return seat.level ? t("web-seat-bot", { level: levelText(seat.level) }) : t("web-bot");
}
