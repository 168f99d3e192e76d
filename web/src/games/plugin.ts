/** What a game's folder gives to the shell. Everything in here only shows; no rules. */

import type { Component } from "svelte";
import type { Scene } from "../lib/scene.svelte";
import type { GameEvent, View } from "../lib/types";

/** A figure about a player, with its icon and its name for people who do not see the icon. */
export interface Fact {
  icon: string;
  label: string;
  value: number | string;
}

/** A category of points, with those of every seat. */
export interface ScoreRow {
  reason: string;
  points: number[];
}

/** What the pop-up says about a thing (`kind:value`). */
export interface Help {
  title: string;
  icon?: string;
  lines: string[];
  reconstructed?: boolean;
}

/** Where an option can be pointed at: on the board, among my things, or only in the dock. */
export type Place = "board" | "mine" | "dock";

/** A part of the board that has a tab of its own on a phone. */
export interface Part {
  id: string;
  icon: string;
  message: string;
}

export interface GamePlugin {
  /** The table: all that is public; on a phone only the part that is asked for, if it has parts. */
  Board: Component<{ scene: Scene; part?: string }>;
  /** My own things, in the dock (on a phone: a tab). */
  Mine?: Component<{ scene: Scene }>;
  /** A panel of the game's own in the rail, such as the course of an attack. */
  Panel?: Component<{ scene: Scene }>;
  /** On a phone, above the buttons: what I have, and what is being considered. */
  Sheet?: Component<{ scene: Scene }>;
  /** What an option brings, beside its words in the list. */
  Note?: Component<{ scene: Scene; option: string }>;
  /** More about a player, under the name in the list of players. */
  Detail?: Component<{ scene: Scene; seat: number }>;
  icon: string;
  /** Icon and message of the phone's tabs, where the usual ones do not fit. */
  tabs?: Partial<Record<"board" | "mine", [icon: string, message: string]>>;
  parts?: Part[];
  /** The part of the board where an option is drawn. */
  partOf?(scene: Scene, option: string): string;
  /** Whether an option is worth a look at what it brings: on a phone it is selected first. */
  considered?(scene: Scene, option: string): boolean;
  /** Points by category, per seat, as they stand now. */
  score?(scene: Scene): ScoreRow[];
  /** An option in words that only the position can give; else the usual ones. */
  option?(scene: Scene, option: string): string | undefined;
  /** Where the game stands, in a few words under its name. */
  where(scene: Scene): string;
  /** Figures per player beside the points. */
  facts(scene: Scene, seat: number): Fact[];
  points(scene: Scene, seat: number): number;
  /** The name of a thing that only the position can give, such as an animal's. */
  naming(scene: Scene, kind: string, value: string | number): string | undefined;
  /** Which of the four silhouettes a seat has, if the game deals them out. */
  mark?(scene: Scene, seat: number): number | undefined;
  /** The silhouette of what an event is about, where a seat has several. */
  eventMark?(scene: Scene, event: GameEvent): number | undefined;
  /** Which of my own is asked, where I have several: its silhouette and name. */
  asked?(scene: Scene): { mark: number; name: string } | undefined;
  /** Whether an event leaves something changed on the board that is worth a mark. */
  changes?(event: GameEvent): boolean;
  /** The seat that an event without a `seat` is about. */
  actor?(scene: Scene, event: GameEvent): number | undefined;
  /** The things (`kind:value`) that an event is about: the board lights them up. */
  things(event: GameEvent): string[];
  place(scene: Scene, option: string): Place;
  /** How long an event is shown when it is played: 0 not at all, 1 as usual. */
  weight(event: GameEvent): number;
  /** All hands open: one view out of those of all seats, for replays. */
  merge?(views: View[]): View;
  help(scene: Scene, kind: string, value: string): Help | undefined;
}
