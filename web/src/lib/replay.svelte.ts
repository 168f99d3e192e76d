/** A game that is looked at again: any moment, through any eyes. */

import type { GamePlugin } from "../games/plugin";
import { announcer } from "./announce.svelte";
import { get, post } from "./api";
import { standing } from "./moves";
import { Scene, type Entry } from "./scene.svelte";
import type { GameEvent, Move, Position, Replay, Table } from "./types";
import { errorText } from "./words.svelte";

const KEPT = 400;

export class ReplayScene extends Scene {
  at = $state(0);
  of = $state(0);
  moves = $state.raw<Move[]>([]);
  eyes = $state<number | "all">("all");
  loading = $state(false);

  private events: GameEvent[] = [];
  private kept = new Map<string, Promise<Replay>>();

  constructor(table: Table, plugin: GamePlugin | null) {
    super(table, plugin, false);
    this.of = table.choices;
  }

  async load(at: number, eyes: number | "all"): Promise<void> {
    this.eyes = eyes;
    const id = this.table.id;
    const [log, position] = await Promise.all([
      get<Move[]>(`/tables/${id}/log`),
      get<Position>(`/tables/${id}/position?since=-1`),
    ]);
    this.moves = standing(log);
    this.of = this.moves.length;
    this.events = position.events;
    await this.go(at);
  }

  private moment(at: number): Promise<Replay> {
    const key = `${this.eyes}/${at}`;
    let found = this.kept.get(key);
    if (!found) {
      found = get<Replay>(`/tables/${this.table.id}/replay?at=${at}&seat=${this.eyes}`);
      found.catch(() => this.kept.delete(key));
      if (this.kept.size > KEPT) this.kept.clear();
      this.kept.set(key, found);
    }
    return found;
  }

  async go(to: number): Promise<void> {
    const at = Math.min(Math.max(0, to), this.of);
    this.at = at;
    this.loading = true;
    try {
      const moment = await this.moment(at);
      if (this.at !== at) return; // the slider has moved on
      this.show(moment);
      if (at < this.of) void this.moment(at + 1);
    } catch (error) {
      announcer.show(errorText(error), "error");
    } finally {
      this.loading = false;
    }
  }

  private show(moment: Replay): void {
    const all = moment.views && this.plugin?.merge ? this.plugin.merge(moment.views) : undefined;
    this.seat = typeof this.eyes === "number" ? this.eyes : null;
    this.view = all ?? moment.view;
    const version = this.moves[this.at - 1]?.version ?? 0;
    const past = this.events.filter((event) => (event.version ?? 0) <= version);
    this.entries = past.map((event, key): Entry => ({ key, event }));
    const things = moment.events.flatMap((event) => this.thingsOf(event));
    this.marked = this.at > 0 ? things : [];
  }

  async look(eyes: number | "all"): Promise<void> {
    this.eyes = eyes;
    await this.go(this.at);
  }

  /** Play on from here: this position at a new table, against bots. */
  async fork(seats: unknown[]): Promise<Table | null> {
    try {
      return await post<Table>(`/tables/${this.table.id}/fork`, { at: this.at, seats });
    } catch (error) {
      announcer.show(errorText(error), "error");
      return null;
    }
  }

  pick(): void {
    // Nothing can be chosen in a replay.
  }

  why(): Promise<null> {
    return Promise.resolve(null);
  }
}
