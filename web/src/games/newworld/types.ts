/** What a New World view holds besides what all views share. */

import type { View } from "../../lib/types";

export interface TraitCard {
  trait: string;
  card: string;
  rotated?: boolean;
  fat?: boolean;
}

export interface Animal {
  animal: number;
  face: string | null;
  traits: TraitCard[];
  pair: TraitCard | null; // joins it to its right neighbour
  requirement: number;
  red: number;
  blue: number;
  shelter: boolean;
  poisoned: boolean;
  scared: boolean;
  attacked: boolean;
  prey: number[]; // whom it could attack as things stand
  answers: string[]; // its traits that matter to whoever thinks of attacking it
}

export interface Part {
  area: string;
  needs: string | null;
  red: number;
  red_printed: number;
  shelter: number;
  shelter_printed: number;
}

export interface AreaCard {
  card: string;
  parts: Part[];
}

export interface Player {
  passed: boolean;
  hand_size: number;
  hand?: (string | null)[];
  animals: Animal[];
  would_score: number;
}

export interface NewWorldView extends View {
  epoch: number;
  final_epoch: boolean;
  first: number;
  turn: number;
  deck: number;
  discard: number;
  area_deck: number;
  areas: AreaCard[];
  seats: Player[];
  options: Record<string, number>;
}
