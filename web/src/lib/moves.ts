import type { Move } from "./types";

/** The choices that stand after all undos (`to` is how many an undo left). */
export function standing(log: Move[]): Move[] {
  const made: Move[] = [];
  for (const move of log) {
    if (move.kind === "undo") made.length = move.to ?? 0;
    else made.push(move);
  }
  return made;
}
