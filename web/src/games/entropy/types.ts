/** The part of the view that only Entropy has, and the records of its data files. */

import type { Printed as AnyPrinted } from "../../lib/catalogue.svelte";
import type { View } from "../../lib/types";

export type Organism = "bacteria" | "plant" | "animal";
export type Resource = "matter" | "energy" | "entropy";

export interface Stone {
  seat: number;
  stone: string;
  locked: boolean;
}

export interface Sector {
  sector: number;
  inner: string;
  outer: string;
  linked: boolean;
  stones: Stone[];
  scientists: { seat: number | null; ring: "inner" | "outer" }[];
}

export interface Planet {
  planet: string;
  organisms: Record<Organism, number>;
  asteroids: { organism: string | null; energy: string | null };
  biome: string | null;
  completed: boolean;
  completable: boolean;
  cards: string[];
}

export interface System {
  system: number;
  star: string | null;
  used: boolean;
  planets: Planet[];
}

export interface Player {
  set: string;
  specialisations: { card: string; stone: string; level: number }[];
  resources: Record<Resource, number>;
  generator: number;
  sector: number;
  ring: "inner" | "outer";
  stones: { stone: string; at: number | string; locked?: boolean }[];
  hand_size: number;
  hand?: (string | null)[];
  missions: number;
  held_missions?: { mission: string; met: boolean }[];
  mission_resolved: string | null;
  systems: System[];
  points_now: Record<string, number>; // by category, if the game ended now
  would_score: number;
}

export interface Objective {
  objective: string;
  tile: string;
  values: number[];
  counter: string;
  spaces: number[];
  counts: number[];
  rival?: number;
}

export interface Tile {
  tile: string;
  type: Organism | "any";
  large: boolean;
  threshold: number;
  vp: number;
  where: "board" | "box" | "seat" | string;
  seat: number | null;
}

/** What an open walk would pick up, pay and set off. */
export interface Landing {
  option: string;
  distance: number;
  sector: number;
  ring: "inner" | "outer";
  action: string;
  stones: string[];
  unlocks: boolean;
  places: string | null;
  crowded: boolean;
  pays: Partial<Record<Resource, number>>;
  bonus: number; // the length as which it counts for the movement bonus
  biomes: { planet: string; biome: string; completed: boolean }[];
}

/** The rival of the solo game, and what is asked for. */
export interface Solo {
  organisms: Record<Organism, number>;
  progress_left: number;
  challenges: {
    challenge: string;
    counter: string;
    count: number;
    at_least: number;
    vp: number;
    claimed: boolean;
  }[];
  score_needed: number;
  challenges_needed: number;
}

export interface EntropyView extends View {
  round: number;
  last_round: number | null;
  turn: number;
  phase: string;
  rondel: Sector[];
  piles: Record<string, { count: number; top: string | null }>;
  star_piles: Record<string, number>;
  asteroid_piles: Record<string, number>;
  systems_left: number;
  objectives: Objective[];
  organism_tiles: Tile[];
  landings: Landing[];
  solo?: Solo;
  seats: Player[];
}

export interface Effect {
  op: string;
  n?: number;
  res?: Resource;
  kind?: Organism;
  action?: string;
  count?: string;
  to?: Organism;
  effects?: Effect[];
  options?: Effect[][];
}

/** A record of a data file: what is printed on a tile or card. */
export interface Printed extends AnyPrinted {
  type?: string;
  kind?: string;
  level?: number;
  line?: string;
  acts_as?: string;
  matter_cost?: number;
  energy_cost?: number;
  activation_cost?: number | Partial<Record<Resource, number>>;
  trigger?: string;
  icons?: Record<string, number>;
  conditions?: Record<string, number>;
  needs?: Partial<Record<Organism, number>>;
  gains?: Partial<Record<Organism, number>>;
  requirement?: Record<string, number | string>;
  effect?: Effect[];
  reward?: Effect[];
  reward_completed?: Effect[];
  level1?: Effect[];
  level2?: Effect[];
  vp?: number;
  source: string;
}
