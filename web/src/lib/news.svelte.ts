/** Tables of mine where I am awaited, wherever I am in the page. */

import { announcer } from "./announce.svelte";
import { get } from "./api";
import { named } from "./bots";
import { Live } from "./live";
import { gameName } from "./session.svelte";
import type { Table } from "./types";
import { t } from "./words.svelte";

type Told = { type: "turn" | "table"; table: string } | { type: "ping" };

const TOGETHER = 250; // milliseconds: several messages at once are one look

export function myTurn(table: Table): boolean {
  const awaited = table.seats.filter((seat) => seat.you && table.to_act.includes(seat.seat));
  return table.status === "playing" && awaited.length > 0;
}

class News {
  waiting = $state.raw<Table[]>([]);
  here = $state(""); // the table that is being looked at
  private known: Set<string> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The tables that wait for me besides the one that I see. */
  readonly elsewhere = $derived(this.waiting.filter((table) => table.id !== this.here));

  /** Follow what the server tells me; the answer stops it. */
  follow(): () => void {
    this.known = null;
    const live = new Live<Told>(
      () => "/live",
      (told) => this.hear(told),
      () => {},
    );
    const back = () => void (document.hidden || this.look());
    document.addEventListener("visibilitychange", back);
    void this.look();
    return () => {
      live.close();
      clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", back);
      this.waiting = [];
    };
  }

  private hear(told: Told): void {
    if (told.type === "ping" || told.table === this.here) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), TOGETHER);
  }

  async look(): Promise<void> {
    let mine: Table[];
    try {
      mine = (await get<Table[]>("/tables?scope=mine")).map(named);
    } catch {
      return; // the next message asks again
    }
    this.waiting = mine.filter(myTurn);
    const fresh = this.elsewhere.filter((table) => this.known && !this.known.has(table.id));
    this.known = new Set(this.waiting.map((table) => table.id));
    const names = fresh.map((table) => gameName(table.game)).join(", ");
    if (names) announcer.show(t("web-turn-elsewhere", { names }));
  }

  /** Before a title: how many other tables wait. */
  readonly count = $derived(this.elsewhere.length ? `(${this.elsewhere.length}) ` : "");
}

export const news = new News();
