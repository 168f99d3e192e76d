/** What a board sees: a position, what may be done in it, and what is being pointed at. */

import type { GamePlugin, Place } from "../games/plugin";
import { announcer } from "./announce.svelte";
import { prefs } from "./prefs.svelte";
import type { GameEvent, Seat, Table, View } from "./types";
import { viewport } from "./viewport.svelte";
import { GameWords, t, type WhyNot } from "./words.svelte";

export interface Entry {
  key: number;
  event: GameEvent;
}

export abstract class Scene {
  readonly plugin: GamePlugin | null;
  readonly words: GameWords;

  table = $state.raw<Table>() as Table;
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null); // through whose eyes
  options = $state.raw<string[]>([]); // open to `seat` now
  entries = $state.raw<Entry[]>([]); // the log
  current = $state.raw<GameEvent | null>(null); // the event that is being played
  marked = $state.raw<string[]>([]); // things that a log line or a panel points at
  pointed = $state<string | null>(null); // the option under the pointer or focus
  selected = $state<string | null>(null); // chosen but not confirmed
  lastOwn = $state(-1); // the version of my last choice; -1: not known
  noticed = $state(false); // I have looked at what changed since then

  constructor(
    table: Table,
    plugin: GamePlugin | null,
    readonly live: boolean, // whether options can be taken here
  ) {
    this.table = table;
    this.plugin = plugin;
    this.words = new GameWords(
      table.game,
      () => this.table.seats.map((seat) => seat.name),
      (kind, value) => plugin?.naming(this, kind, value),
      (option) => plugin?.option?.(this, option),
    );
  }

  /** Take an option; `then` are the answers to the questions that follow, as far as they are open. */
  abstract pick(option: string, then?: string[]): void;

  /** A click or key on an option: select it if it is to be confirmed, else take it. */
  press(option: string, then: string[] = []): void {
    if (!this.open(option)) return;
    const considered = viewport.phone && this.plugin?.considered?.(this, option);
    const twice = prefs.confirm === "always" || considered;
    if (twice && this.selected !== option && !then.length) {
      this.selected = option;
      announcer.say(t("web-selected", { option: this.words.option(option) }));
    } else {
      this.pick(option, then);
    }
  }

  abstract why(option: string): Promise<WhyNot | null>;

  // ---------------------------------------------------------------- asking

  readonly acting = $derived<number[]>(this.view?.to_act ?? []);
  readonly asked = $derived(this.options.length > 0);
  readonly litThings = $derived<Set<string>>(
    new Set([...this.marked, ...(this.current ? this.thingsOf(this.current) : [])]),
  );

  open(option: string): boolean {
    return this.live && this.options.includes(option);
  }

  /** Whether any of these things is being pointed at by the log or by an event. */
  lit(...things: string[]): boolean {
    return things.some((thing) => this.litThings.has(thing));
  }

  /** Whether an entry of the log is news: it came after my last choice. */
  isFresh(entry: Entry): boolean {
    return this.asked && this.lastOwn >= 0 && (entry.event.version ?? 0) > this.lastOwn;
  }

  /** The places that changed since my last choice, until I touch something. */
  readonly changed = $derived.by((): Set<string> => {
    if (this.noticed) return new Set();
    const fresh = this.entries.filter((entry) => this.isFresh(entry)).map((entry) => entry.event);
    const telling = fresh.filter((event) => this.plugin?.changes?.(event) ?? true);
    return new Set(telling.flatMap((event) => this.thingsOf(event)));
  });

  hasChanged(...things: string[]): boolean {
    return things.some((thing) => this.changed.has(thing));
  }

  seatOf(seat: number): Seat | undefined {
    return this.table.seats[seat];
  }

  thingsOf(event: GameEvent): string[] {
    return this.plugin?.things(event) ?? [];
  }

  points(seat: number): number {
    return this.plugin?.points(this, seat) ?? this.view?.scores[seat] ?? 0;
  }

  /** Where an option is drawn; those that are nowhere are offered by the dock. */
  placeOf(option: string): Place {
    return this.plugin?.place(this, option) ?? "dock";
  }

  readonly loose = $derived(this.options.filter((option) => this.placeOf(option) === "dock"));
}
