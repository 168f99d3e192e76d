/** What this screen has picked up but not chosen yet: the kind of pawn that would be placed. */

import type { Scene } from "../../lib/scene.svelte";

class Held {
  pawn = $state("basic");
}

const held = new WeakMap<Scene, Held>();

function heldBy(scene: Scene): Held {
  const found = held.get(scene) ?? new Held();
  held.set(scene, found);
  return found;
}

/** The pawns that can be placed somewhere now, as the options name them. */
export function readyPawns(scene: Scene): string[] {
  const found = scene.options
    .filter((option) => option.startsWith("place:"))
    .map((option) => option.split(":")[1] ?? "");
  return [...new Set(found)];
}

export function pickUp(scene: Scene, pawn: string): void {
  heldBy(scene).pawn = pawn;
}

export function inHand(scene: Scene): string {
  const ready = readyPawns(scene);
  const { pawn } = heldBy(scene);
  return ready.includes(pawn) ? pawn : (ready[0] ?? pawn);
}

/** The option of pointing at a space: with the pawn in hand, else with any that may go there. */
export function optionOf(scene: Scene, space: string): string {
  const held = `place:${inHand(scene)}:${space}`;
  if (scene.open(held)) return held;
  return scene.options.find((o) => o.startsWith("place:") && o.endsWith(`:${space}`)) ?? held;
}
