import type { Scene } from "../../lib/scene.svelte";
import type { GameEvent } from "../../lib/types";
import { t } from "../../lib/words.svelte";
import { viewport } from "../../lib/viewport.svelte";
import type { Fact, GamePlugin, Help, Place } from "../plugin";
import Board from "./Board.svelte";
import Cards from "./Cards.svelte";
import Detail from "./Detail.svelte";
import Mine from "./Mine.svelte";
import Note from "./Note.svelte";
import { cardIcons, cardIsReconstructed, traitIsReconstructed } from "./data";
import { glyph, kin } from "./kin";
import {
  animalsOf,
  capital,
  cornerName,
  countsText,
  hexName,
  naming,
  optionText,
  sectionName,
  spaceName,
  speciesText,
  tileAt,
  title,
  viewOf,
  word,
} from "./names";

const ON_BOARD =
  /^(hex|corner|stack|prey|element|number|terrain|trait|slot|animal):|^as-(smoker|geyser)$/;

const PACE: Record<string, number> = {
  placed: 0.8,
  bumped: 0.8,
  retrieved: 0.8,
  "disc-placed": 0.7,
  "disc-removed": 0.7,
  "disc-moved": 0.9,
  "disc-swapped": 0.8,
  "element-gained": 0.5,
  "element-lost": 0.5,
  "species-placed": 0.7,
  "species-moved": 0.9,
  "species-eliminated": 0.9,
  regressed: 0.5,
  "tile-placed": 1,
  "vent-placed": 1,
  "tile-scored": 1,
  "card-resolved": 1.2,
  "card-drawn": 1.5,
  "control-taken": 1,
  extinction: 1.6,
  survival: 1,
  reseeded: 1,
  "trait-gained": 0.8,
};

const THINGS: Record<string, string> = {
  hex: "hex",
  to_hex: "hex",
  from_hex: "hex",
  corner: "corner",
  to_corner: "corner",
  space: "space",
  card: "card",
};

/** Places and cards; the animal itself only where nothing else can be pointed at. */
function things(event: GameEvent): string[] {
  const found = Object.entries(event).flatMap(([field, value]) => {
    const kind = THINGS[field];
    return kind && typeof value === "string" ? [`${kind}:${value}`] : [];
  });
  const animal = event["animal"];
  return found.length || typeof animal !== "string" ? found : [`animal:${animal}`];
}

function facts(scene: Scene, seat: number): Fact[] {
  const animals = animalsOf(scene, seat);
  const sum = (of: (animal: (typeof animals)[number]) => number) =>
    animals.reduce((total, animal) => total + of(animal), 0);
  return [
    { icon: "pawn-basic", label: t("web-marine-pawns"), value: sum((a) => a.basic_pawns) },
    { icon: "gene-pool", label: t("web-marine-pool-help"), value: sum((a) => a.pool) },
    { icon: "extinction", label: t("web-marine-lost"), value: sum((a) => a.eliminated) },
  ];
}

// ---------------------------------------------------------------------- help

function hexHelp(scene: Scene, hex: string): Help | undefined {
  const tile = tileAt(scene, hex);
  if (!tile) return undefined;
  const lines = [speciesText(scene, tile)];
  const terrain = scene.words.help("terrain", tile.terrain);
  if (terrain) lines.unshift(terrain);
  if (Object.keys(tile.would_score).length) {
    lines.push(t("web-marine-would-score", { points: countsText(scene, tile.would_score) }));
  }
  if (Object.keys(tile.would_die).length) {
    lines.push(t("web-marine-would-die-here", { species: countsText(scene, tile.would_die) }));
  }
  const icon = tile.vent ? `vent-${tile.vent}` : `terrain-${tile.terrain}`;
  return { title: capital(hexName(scene, hex)), icon, lines };
}

function targetHelp(scene: Scene, element: string): Help | undefined {
  const target = viewOf(scene)?.elements.find((e) => e.element === element);
  if (!target) return undefined;
  const heading = t("web-marine-target", {
    element: title(scene, "element", element),
    target: target.target,
  });
  const lines = [t("web-marine-values", { values: countsText(scene, target.values) })];
  if (target.control) {
    lines.push(t("web-marine-control", { animal: word(scene, "animal", target.control) }));
  }
  return { title: heading, icon: glyph(element), lines };
}

function spaceHelp(scene: Scene, space: string, heading: string): Help {
  const text = scene.words.help("space", space);
  return { title: heading, lines: text ? [text] : [] };
}

function cardHelp(scene: Scene, card: string): Help {
  const text = scene.words.help("card", card);
  const icons = cardIcons(card).map((icon) => t(`web-marine-${icon}-help`));
  return {
    title: word(scene, "card", card),
    icon: "evolution-card",
    lines: [...(text ? [text] : []), ...icons],
    reconstructed: cardIsReconstructed(card),
  };
}

function animalHelp(scene: Scene, name: string): Help | undefined {
  const animal = viewOf(scene)?.animals.find((a) => a.animal === name);
  if (!animal) return undefined;
  const traits = animal.traits.map((trait) => word(scene, "trait", trait)).join(", ");
  const lines = [scene.words.seat(animal.seat), traits].filter((line) => line);
  return { title: word(scene, "animal", name), icon: `animal-${kin(name).shape}`, lines };
}

const ICONS: Record<string, (value: string) => string> = {
  element: glyph,
  terrain: (value) => `terrain-${value}`,
};

function help(scene: Scene, kind: string, value: string): Help | undefined {
  if (kind === "hex") return hexHelp(scene, value);
  if (kind === "corner") return { title: capital(cornerName(scene, value)), lines: [] };
  if (kind === "target") return targetHelp(scene, value);
  if (kind === "section") return spaceHelp(scene, `${value}-1`, sectionName(scene, value));
  if (kind === "space") return spaceHelp(scene, value, spaceName(scene, value));
  if (kind === "card") return cardHelp(scene, value);
  if (kind === "animal") return animalHelp(scene, value);
  if (!scene.words.thing(kind, value)) return undefined;
  const text = scene.words.help(kind, value);
  const reconstructed = kind === "trait" && traitIsReconstructed(value);
  const lines = text ? [text] : [];
  return { title: title(scene, kind, value), icon: ICONS[kind]?.(value), lines, reconstructed };
}

// ---------------------------------------------------------------------- the game's folder

const plugin: GamePlugin = {
  Board,
  Mine,
  Panel: Cards,
  Note,
  Detail,
  icon: "terrain-ocean",
  tabs: { board: ["map", "web-marine-tab-map"], mine: ["pawn-basic", "web-marine-tab-actions"] },
  where(scene) {
    const view = viewOf(scene);
    if (!view) return "";
    const turn = t("web-marine-turn", { turn: view.turns });
    return view.asteroid ? `${turn}, ${t("web-marine-last")}` : turn;
  },
  facts,
  points: (scene, seat) => viewOf(scene)?.scores[seat] ?? 0,
  mark(scene, seat) {
    const animal = animalsOf(scene, seat)[0];
    return animal ? kin(animal.animal).mark : undefined;
  },
  eventMark(_, event) {
    const name = event["animal"];
    return typeof name === "string" ? kin(name).mark : undefined;
  },
  asked(scene) {
    const name = scene.view?.question?.["animal"];
    if (typeof name !== "string" || animalsOf(scene, scene.seat).length < 2) return undefined;
    return { mark: kin(name).mark, name: word(scene, "animal", name) };
  },
  changes: (event) => !["pawn-returned", "bumped"].includes(event.event),
  actor(scene, event) {
    const name = event["animal"];
    return viewOf(scene)?.animals.find((animal) => animal.animal === name)?.seat;
  },
  naming,
  option: (scene, name) => (scene.live ? optionText(scene, name) : undefined),
  things,
  help,
  weight: (event) => PACE[event.event] ?? 0,
  place(_, option): Place {
    if (option.startsWith("place:")) return viewport.phone ? "mine" : "board";
    return ON_BOARD.test(option) ? "board" : "dock";
  },
  merge(views) {
    const all = views as NonNullable<ReturnType<typeof viewOf>>[];
    const first = all[0];
    const animals = first?.animals.map(
      (animal, i) => all[animal.seat]?.animals[i] ?? animal,
    );
    return { ...first, seat: null, animals } as (typeof views)[number];
  },
};

export default plugin;
