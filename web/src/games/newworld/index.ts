import type { Scene } from "../../lib/scene.svelte";
import type { GameEvent } from "../../lib/types";
import { viewport } from "../../lib/viewport.svelte";
import { t } from "../../lib/words.svelte";
import type { Fact, GamePlugin, Help, Place } from "../plugin";
import AttackPanel from "./AttackPanel.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { areaIsReconstructed, cardIsReconstructed, halves, trait } from "./data";
import { animalName, findAnimal, viewOf } from "./names";
import type { NewWorldView } from "./types";

/** Fields and prefixes that number animals. */
const ANIMALS = new Set([
  ..."animal animals partner prey predator victim thief link trample block mirrored".split(" "),
]);

const ON_BOARD = /^(animal|area|link|trample|block|mirrored):/;
const IN_HAND = /^(card:|as-(animal|extended|brief)$)/;

const PACE: Record<string, number> = {
  attacked: 2,
  ignored: 1,
  rolled: 3,
  survived: 1.5,
  died: 1.8,
  redirected: 1.5,
  stole: 1.2,
  "trait-lost": 1.2,
  "trait-added": 1,
  "pair-added": 1,
  "animal-born": 0.8,
  sheltered: 0.8,
  fed: 0.8,
  gained: 0.6,
  poisoned: 1.2,
  hibernated: 1,
  "area-entered": 0.8,
};

function where(scene: Scene): string {
  const view = viewOf(scene);
  if (!view) return "";
  const of = view.options["cataclysm"] ? 1 : (view.options["epochs"] ?? 1);
  const phase = scene.entries.findLast(({ event }) => event.event === "phase-began")?.event["phase"];
  const epoch = t("web-newworld-epoch", { epoch: view.epoch, of });
  return phase ? `${epoch}, ${t(`web-newworld-phase-${String(phase)}`)}` : epoch;
}

function facts(scene: Scene, seat: number): Fact[] {
  const player = viewOf(scene)?.seats[seat];
  if (!player) return [];
  const traits = player.animals.reduce((sum, a) => sum + a.traits.length + (a.pair ? 1 : 0), 0);
  return [
    { icon: "org-animal", label: t("web-newworld-animals"), value: player.animals.length },
    { icon: "evolution-card", label: t("web-newworld-traits"), value: traits },
    { icon: "hand", label: t("web-newworld-hand"), value: player.hand_size },
  ];
}

function things(event: GameEvent): string[] {
  const found: string[] = [];
  for (const [field, value] of Object.entries(event)) {
    const values = Array.isArray(value) ? value : [value];
    if (ANIMALS.has(field)) found.push(...values.map((v) => `animal:${String(v)}`));
    if (field === "area") found.push(...values.map((v) => `area:${String(v)}`));
  }
  return found;
}

function animalHelp(scene: Scene, number: number): Help | undefined {
  // What the prey could do about it is told by the panel in the rail.
  const hunting = scene.view?.question?.asked === "choose-prey" && scene.open(`animal:${number}`);
  if (hunting && !viewport.narrow) return undefined;
  const animal = findAnimal(scene, number);
  if (!animal) return undefined;
  const lines = animal.traits.map(
    ({ trait: id }) => `${scene.words.thing("trait", id)}: ${scene.words.help("trait", id)}`,
  );
  const needs = animal.requirement - animal.red - animal.blue;
  const state = needs > 0 ? t("web-newworld-needs", { count: needs }) : t("web-newworld-fed");
  const name = t("newworld-option-animal", { value: animalName(scene, number) });
  const prey = animal.prey.map((other) => animalName(scene, other)).join(", ");
  if (prey) lines.push(t("web-newworld-can-attack", { prey }));
  return { title: `${name}: ${state}`, icon: "org-animal", lines };
}

function help(scene: Scene, kind: string, value: string): Help | undefined {
  if (ANIMALS.has(kind)) return animalHelp(scene, Number(value));
  const words = scene.words;
  if (kind === "token") {
    const title = t(`web-newworld-token-${value}`);
    return { title, lines: [t(`web-newworld-token-${value}.help`)] };
  }
  if (kind === "card") {
    const lines = halves(value).map((id) => `${words.thing("trait", id)}: ${words.help("trait", id)}`);
    const title = words.thing("card", value) ?? value;
    return { title, icon: "evolution-card", lines, reconstructed: cardIsReconstructed(value) };
  }
  const title = words.thing(kind, value) ?? words.thing("table", value) ?? "";
  const text = words.help(kind, value);
  if (!title) return undefined;
  const lines = text ? [text] : [];
  if (kind === "trait") {
    return { title, icon: `trait-${value}`, lines, reconstructed: trait(value).reconstructed };
  }
  if (kind === "area") {
    return { title, icon: "area-card", lines, reconstructed: areaIsReconstructed(value) };
  }
  return { title, lines };
}

const plugin: GamePlugin = {
  Board,
  Mine: Hand,
  Panel: AttackPanel,
  icon: "area-card",
  where,
  facts,
  things,
  help,
  points(scene, seat) {
    const view = viewOf(scene);
    if (!view) return 0;
    return view.over ? (view.scores[seat] ?? 0) : (view.seats[seat]?.would_score ?? 0);
  },
  naming(scene, kind, value) {
    return ANIMALS.has(kind) ? animalName(scene, Number(value)) : undefined;
  },
  merge(views) {
    const all = views as NewWorldView[];
    const seats = all.map((view, seat) => view.seats[seat]);
    return { ...views[0], seat: null, seats } as NewWorldView;
  },
  weight: (event) => PACE[event.event] ?? 0,
  place(_, option): Place {
    if (ON_BOARD.test(option)) return "board";
    return IN_HAND.test(option) ? "mine" : "dock";
  },
};

export default plugin;
