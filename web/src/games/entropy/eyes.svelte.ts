/** Whose solar systems are looked at; mine unless I look at another's. */

import type { Scene } from "../../lib/scene.svelte";

class Eyes {
  seat = $state<number | null>(null);
}

const all = new WeakMap<Scene, Eyes>();

export function eyesOf(scene: Scene): Eyes {
  const found = all.get(scene) ?? new Eyes();
  all.set(scene, found);
  return found;
}
