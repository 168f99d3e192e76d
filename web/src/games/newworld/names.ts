/** Animals have short names for board, log and speech: a letter of the player and a number. */

import type { Scene } from "../../lib/scene.svelte";
import type { Animal, NewWorldView } from "./types";

/** A letter per seat: the first of the name that no earlier seat has. */
export function letters(names: string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    const own = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}/u.test(letter));
    const free = [...own, ..."ABCDEFGH"].find((letter) => !taken.includes(letter));
    taken.push(free ?? "?");
  }
  return taken;
}

export function viewOf(scene: Scene): NewWorldView | null {
  return scene.view as NewWorldView | null;
}

export function ownerOf(scene: Scene, animal: number): number {
  const seats = viewOf(scene)?.seats ?? [];
  return seats.findIndex((player) => player.animals.some((a) => a.animal === animal));
}

export function findAnimal(scene: Scene, animal: number): Animal | undefined {
  for (const player of viewOf(scene)?.seats ?? []) {
    const found = player.animals.find((a) => a.animal === animal);
    if (found) return found;
  }
  return undefined;
}

/** Animals that have died are no longer in the view, but the log still names them. */
const owners = new WeakMap<Scene, Map<number, number>>();

export function animalName(scene: Scene, animal: number): string {
  const known = owners.get(scene) ?? new Map<number, number>();
  owners.set(scene, known);
  let owner = ownerOf(scene, animal);
  if (owner < 0) {
    const born = scene.entries.findLast(
      ({ event }) => event.event === "animal-born" && event["animal"] === animal,
    );
    owner = born ? Number(born.event["seat"]) : (known.get(animal) ?? -1);
  }
  if (owner >= 0) known.set(animal, owner);
  const letter = letters(scene.table.seats.map((seat) => seat.name))[owner] ?? "";
  return `${letter}${animal + 1}`;
}
