import type { Scene } from "../../lib/scene.svelte";
import type { GameEvent } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import type { Fact, GamePlugin, Help, Place, ScoreRow } from "../plugin";
import Board from "./Board.svelte";
import Detail from "./Detail.svelte";
import Mine from "./Mine.svelte";
import Note from "./Note.svelte";
import Panel from "./Panel.svelte";
import Sheet from "./Sheet.svelte";
import { printed as printedOn } from "./data";
import { effectsText, landingOf, playerOf, systemName, viewOf, word } from "./names";
import type { EntropyView } from "./types";

const ON_BOARD =
  /^(inner|inner-universal|outer|stone|star|system|planet|complete|pile|new-star|kind|asteroid|small|large):|^new-system$/;
const ON_RONDEL = /^(inner|inner-universal|outer|stone|small|large):/;
const IN_OFFER = /^(pile|new-star|kind|asteroid):/;
const IN_MINE = /^(card|mission|exchange|upgrade):/;

const PACE: Record<string, number> = {
  moved: 1.2,
  "stone-placed": 0.8,
  "stone-taken": 0.8,
  "star-placed": 1,
  "star-evolved": 1.2,
  "star-activated": 1,
  "planet-placed": 1,
  "card-played": 1.2,
  "organisms-added": 0.7,
  evolved: 0.8,
  "biome-placed": 1,
  "biome-completed": 1.2,
  "asteroid-captured": 1,
  "mission-resolved": 1.4,
  "objective-advanced": 0.8,
  "objective-completed": 1.5,
  "tile-taken": 1.2,
};

function where(scene: Scene): string {
  const view = viewOf(scene);
  if (!view) return "";
  const round = t("entropy-board-round", { round: view.round });
  return view.last_round ? `${round}, ${t("entropy-board-last-round")}` : round;
}

function facts(scene: Scene, seat: number): Fact[] {
  const player = playerOf(scene, seat);
  if (!player) return [];
  return [
    { icon: "hand", label: t("entropy-board-hand"), value: player.hand_size },
    { icon: "mission", label: t("entropy-board-missions"), value: player.missions },
  ];
}

function things(event: GameEvent): string[] {
  const found: string[] = [];
  for (const [field, value] of Object.entries(event)) {
    if (["planet", "system", "objective", "tile", "card"].includes(field)) {
      found.push(`${field}:${String(value)}`);
    }
  }
  if (event["sector"] && event["ring"]) {
    found.push(`space:${String(event["sector"])}:${String(event["ring"])}`);
  }
  return found;
}

/** What is printed on a tile or card, in words. */
function printedLines(scene: Scene, id: string): string[] {
  const printed = printedOn(id);
  if (!printed) return [];
  const lines: string[] = [];
  const counts = (label: string, values: Record<string, number> | undefined, kind: string) => {
    const parts = Object.entries(values ?? {}).map(([name, n]) => `${n} ${word(scene, kind, name)}`);
    if (parts.length) lines.push(`${t(label)}: ${parts.join(", ")}`);
  };
  if (printed.matter_cost) lines.push(t("entropy-board-costs-matter", { n: printed.matter_cost }));
  if (printed.energy_cost) lines.push(t("entropy-board-costs-energy", { n: printed.energy_cost }));
  counts("entropy-board-conditions", printed.conditions, "condition");
  counts("entropy-board-offers-conditions", printed.icons, "condition");
  counts("entropy-board-needs", printed.needs as Record<string, number> | undefined, "organism");
  counts("entropy-board-gains", printed.gains as Record<string, number> | undefined, "organism");
  if (printed.trigger) lines.push(`${t("entropy-board-trigger")}: ${word(scene, "action", printed.trigger)}`);
  const effects = (label: string, list: typeof printed.effect) => {
    if (list?.length) lines.push(`${t(label)}: ${effectsText(scene, list)}`);
  };
  effects("entropy-board-effect", printed.effect);
  effects("entropy-board-reward", printed.reward);
  effects("entropy-board-reward-completed", printed.reward_completed);
  effects("entropy-board-level-1", printed.level1);
  effects("entropy-board-level-2", printed.level2);
  return lines;
}

function missionLines(mission: string): string[] {
  const { counter, at_least: least } = printedOn(mission)?.requirement ?? {};
  return counter ? [`${t("entropy-board-needs")}: ${t(`entropy-count-${counter}`)} ${least ?? 1}`] : [];
}

function help(scene: Scene, kind: string, value: string): Help | undefined {
  // What an open walk brings is told by its own panel, which does not cover the rondel.
  if (kind === "action" && landingOf(scene, scene.pointed)) return undefined;
  const title = scene.words.thing(kind, value);
  if (!title) return undefined;
  const text = scene.words.help(kind, value);
  const lines = text ? [text] : printedLines(scene, value);
  if (kind === "mission") lines.push(...missionLines(value));
  const printed = printedOn(value);
  return { title, lines, reconstructed: printed?.source === "reconstructed" };
}

/** Points by category as they stand, from those of all seats. */
function score(scene: Scene): ScoreRow[] {
  const seats = viewOf(scene)?.seats ?? [];
  const reasons = Object.keys(seats[0]?.points_now ?? {});
  return reasons.map((reason) => ({
    reason,
    points: seats.map((player) => player.points_now[reason] ?? 0),
  }));
}

/** A walk is named by where it ends: "2 to Life, with the universal stone". */
function option(scene: Scene, name: string): string | undefined {
  const landing = landingOf(scene, name);
  if (!landing) return undefined;
  const { distance, places } = landing;
  const action = word(scene, "action", landing.action);
  const how = places === "universal" ? "universal" : landing.ring;
  return t("entropy-board-walk", { distance, action, how });
}

const plugin: GamePlugin = {
  Board,
  Mine,
  Detail,
  Panel,
  Sheet,
  Note,
  icon: "solar-system",
  parts: [
    { id: "rondel", icon: "objective", message: "entropy-board-tab-rondel" },
    { id: "systems", icon: "solar-system", message: "entropy-board-tab-systems" },
    { id: "offer", icon: "deck", message: "entropy-board-tab-offer" },
  ],
  partOf(_, name) {
    if (ON_RONDEL.test(name)) return "rondel";
    return IN_OFFER.test(name) ? "offer" : "systems";
  },
  considered: (scene, name) => landingOf(scene, name) !== undefined,
  score,
  option,
  where,
  facts,
  things,
  help,
  points(scene, seat) {
    const view = viewOf(scene);
    if (!view) return 0;
    return view.over ? (view.scores[seat] ?? 0) : (view.seats[seat]?.would_score ?? 0);
  },
  naming(_, kind, value) {
    const system = /^(system|star)$/.test(kind) && /^\d+$/.test(String(value));
    return system ? systemName(Number(value)) : undefined;
  },
  merge(views) {
    const all = views as EntropyView[];
    const seats = all.map((view, seat) => view.seats[seat]);
    return { ...views[0], seat: null, seats } as EntropyView;
  },
  weight: (event) => PACE[event.event] ?? 0,
  place(_, option): Place {
    if (ON_BOARD.test(option)) return "board";
    return IN_MINE.test(option) ? "mine" : "dock";
  },
};

export default plugin;
