/** What a walk brings, in words and icons; what is printed comes from the catalogue. */

import type { Scene } from "../../lib/scene.svelte";
import { t } from "../../lib/words.svelte";
import { movementBonus, printed } from "./data";
import { ACTION_ICONS, effectsText, word } from "./names";
import type { Effect, Landing } from "./types";

export interface Line {
  icon: string;
  tone: string; // a colour token, or `seat`
  text: string;
}

export function biomeReward(biome: string, completed: boolean): Effect[] {
  const tile = printed(biome);
  return (completed ? tile?.reward_completed : tile?.reward) ?? [];
}

function crowding(scene: Scene, landing: Landing): Line[] {
  if (!landing.crowded) return [];
  const price = Object.entries(landing.pays).map(([resource, n]) => `${n} ${word(scene, "resource", resource)}`);
  const text = price.length
    ? t("entropy-board-crowded-pay", { price: price.join(", ") })
    : t("entropy-board-crowded", { length: landing.bonus });
  return [{ icon: "person", tone: "--danger", text }];
}

function stones(scene: Scene, landing: Landing): Line[] {
  const taken = landing.stones.map((stone) => ({
    icon: `stone-${stone}`,
    tone: "seat",
    text: t("entropy-board-stone-back", { stone: word(scene, "stone", stone) }),
  }));
  const unlocked = { icon: "stone-lock", tone: "seat", text: t("entropy-board-unlocks") };
  return landing.unlocks ? [...taken, unlocked] : taken;
}

/** One line per consequence, in the order in which they happen. */
export function landingLines(scene: Scene, landing: Landing): Line[] {
  const bonus = movementBonus(landing.action, landing.bonus);
  const bonusText = bonus.length
    ? t("entropy-board-bonus", { effects: effectsText(scene, bonus) })
    : t("entropy-board-no-bonus");
  const lines: Line[] = [
    ...stones(scene, landing),
    ...crowding(scene, landing),
    { icon: bonus.length ? "plus" : "minus", tone: bonus.length ? "--ok" : "--ink-3", text: bonusText },
  ];
  for (const { biome, completed } of landing.biomes) {
    const kind = printed(biome)?.kind === "scarce" ? "scarce" : "abundant";
    const effects = effectsText(scene, biomeReward(biome, completed));
    const text = t("entropy-board-biome-pays", { biome: word(scene, "biome", biome), effects });
    lines.push({ icon: `biome-${kind}`, tone: "--o-plant-text", text });
  }
  if (landing.places) {
    const text = t("entropy-board-stone-stays", { stone: word(scene, "stone", landing.places) });
    lines.push({ icon: `stone-${landing.places}`, tone: "seat", text });
  }
  const action = t("entropy-board-then-action", { action: word(scene, "action", landing.action) });
  return [...lines, { icon: ACTION_ICONS[landing.action] ?? "solar-system", tone: "--ink-2", text: action }];
}
