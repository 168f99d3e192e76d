/** What a Marine view holds besides what all views share. */

import type { View } from "../../lib/types";

export interface Tile {
  hex: string;
  terrain: string; // what it counts as: a tile under a vent is a vent
  tile: string;
  vent: "smoker" | "geyser" | null;
  species: Record<string, number>;
  endangered: string[];
  would_score: Record<string, number>; // in an Evolution now
  would_die: Record<string, number>; // in an Extinction now
}

export interface Pawn {
  animal: string | null;
  special: string | null;
}

export interface Space {
  space: string;
  section: string;
  special_only: boolean;
  pawn: Pawn | null;
}

export interface Display {
  spaces: Space[];
  discs: Record<string, Record<string, number>>;
  speciation: (string | null)[];
  regression_squares: (string | null)[];
  competition: (string | null)[];
  evolution: (string | null)[];
  migration: number[];
}

export interface Target {
  element: string;
  target: number;
  control: string | null;
  pawn_on: string | null;
  values: Record<string, number>;
}

export interface Animal {
  animal: string;
  seat: number;
  points: number;
  marker: "left" | "right";
  pool: number;
  eliminated: number;
  basic_pawns: number;
  special_pawns: string[];
  printed: Record<string, number>;
  discs: Record<string, number>;
  free_spaces: number;
  card_discs: Record<string, number>;
  card_free_spaces: number;
  traits: string[];
  copied: string | null;
  bottom_feeder: Pawn | null;
  hand: (string | null)[];
}

export interface MarineView extends View {
  turns: number;
  asteroid: boolean;
  food_chain: string[];
  tiles: Tile[];
  discs: Record<string, string>;
  stacks: { top: string | null; count: number }[];
  vents_left: number;
  bag: Record<string, number>;
  display: Display;
  markers_in_bag: Record<string, number>;
  elements: Target[];
  slots: (string | null)[]; // the first is slot 1, the lowest
  deck: number;
  discard: string[];
  removed: number;
  unseen_cards: string[];
  survival: string | null;
  bonuses: Record<string, number>; // what placing a tile or vent on an open hex pays
  animals: Animal[];
  options: Record<string, number>;
}
