/** Every seat has a colour and a silhouette, the same in all games. */

import { getContext, setContext } from "svelte";

type Marks = (seat: number) => number;
const MARKS = Symbol("marks");

/** A game that deals the silhouettes out says so to all that is drawn inside. */
export const dealMarks = (dealt: (seat: number) => number | undefined): Marks =>
  setContext(MARKS, (seat: number) => dealt(seat) ?? seat);

export const marks = (): Marks => getContext<Marks | undefined>(MARKS) ?? ((seat) => seat);

const SHAPES = ["crustacean", "fish", "cephalopod", "reptile"] as const;

export const seatShape = (seat: number): string => SHAPES[seat % 4] ?? "crustacean";
export const seatTone = (seat: number): string => `--p${(seat % 4) + 1}`;
