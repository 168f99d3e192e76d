/** The shapes of docs/api.md. */

export interface Me {
  id: string;
  name: string;
  kind: "guest" | "account";
  language: string;
  csrf: string;
}

export interface Setting {
  name: string;
  kind: "number" | "switch" | "choice";
  default: number;
  low: number;
  high: number;
  values: string[];
}

export interface GameInfo {
  id: string;
  name: string;
  min_players: number;
  max_players: number;
  bots: string[];
  options: Setting[];
}

export interface Seat {
  seat: number;
  kind: "person" | "open" | "bot" | "hotseat";
  name: string;
  level?: string;
  you: boolean;
  connected: boolean;
  person?: string;
  vacated?: boolean;
  standin?: boolean;
}

export interface Clock {
  kind: "live" | "correspondence";
  reserve?: number;
  increment?: number;
  hours?: number;
  left?: (number | null)[]; // once the game has begun
  running?: number[];
  now?: string;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, number>;
  status: "waiting" | "playing" | "finished" | "abandoned";
  seats: Seat[];
  version: number;
  to_act: number[];
  listed: boolean;
  host: boolean;
  created: string;
  invite?: string;
  clock: Clock | null;
  commitment: string | null;
  choices: number;
  scores: number[] | null;
  ranking: number[] | null;
  undo: { seat: number; steps: number; agreed: number[]; needs: number[] } | null;
  abandon: number[];
  rematch: string | null;
  fork_of: { table: string; at: number } | null;
  notice: "storage" | null;
}

export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

export interface GameEvent {
  event: string;
  version?: number;
  [field: string]: Value | undefined;
}

export interface Question {
  seat: number;
  asked: string;
  choices?: Question[];
  done?: boolean[];
  [field: string]: unknown;
}

/** What every game's view has; a game's board knows the rest. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  scores: number[];
  over: boolean;
  to_act: number[];
  question: Question | null;
}

export interface Position {
  version: number;
  seat: number | null;
  view: View;
  options: string[];
  events: GameEvent[];
  to_act: number[];
  can_undo: number;
  clock: Clock | null;
  reset: boolean;
}

export interface ChatLine {
  id: number;
  at: string;
  person: string;
  name: string;
  seat: number | null;
  text: string;
}

export interface Answer {
  result: "accepted" | "stale" | "not-yours" | "refused";
  reason?: string;
  version: number;
}

export interface Replay {
  at: number;
  of: number;
  seat: number | "all" | null;
  view: View;
  views?: View[];
  options: string[];
  events: GameEvent[];
  chosen: { seat: number; option: string; by: string } | null;
}

export interface Move {
  version: number;
  kind: "choice" | "undo";
  seat: number;
  option?: string;
  to?: number;
}
