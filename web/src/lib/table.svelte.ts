/** A table that is being played: its connection, its updates one after the other, my choices. */

import type { GamePlugin } from "../games/plugin";
import { announcer } from "./announce.svelte";
import { ApiError, get, post } from "./api";
import { named } from "./bots";
import { Live, type Message } from "./live";
import { haste, pace } from "./prefs.svelte";
import { Scene, type Entry } from "./scene.svelte";
import type { Answer, ChatLine, GameEvent, Move, Position, Table } from "./types";
import { errorText, t, type WhyNot } from "./words.svelte";

const LONGEST_PLAY = 3_500; // milliseconds; more than that and the rest is shown at once
const ANSWER_WITHIN = 1_000; // milliseconds
const BEHIND = 60; // more updates than that are shown at once
const UPDATE_AFTER = 1_500; // an accepted choice that shows no update by then is fetched

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Until the screen shows what was last changed; a hidden page has no frames, so not for long. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, 100);
  });

export class TableScene extends Scene {
  version = $state(-1);
  canUndo = $state(0);
  connection = $state<"open" | "lost" | "gone">("open");
  busy = $state(false); // a choice of mine is on its way
  chat = $state.raw<ChatLine[]>([]);
  watching = $state(0);
  covered = $state(false); // hot seat: the screen is being passed on

  private socket: Live | null = null;
  private queue: Position[] = [];
  private playing = false;
  private hurry = false;
  private sending: Promise<unknown> = Promise.resolve(); // my last choice, until it is answered
  private keys = 0;
  private plan = $state.raw<string[]>([]); // answers to the questions that follow
  private mine = new Set<number>(); // versions that my own choices made
  private taken = $state.raw<string[]>([]); // my choices at this screen, in their order
  private everOpen = false;

  readonly mySeats = $derived(this.table.seats.filter((s) => s.you).map((s) => s.seat));
  /** Something is on its way: what is shown now is not the last word. */
  readonly working = $derived(this.busy || this.plan.length > 0 || this.current !== null);
  readonly over = $derived(this.view?.over ?? false);
  /** My choices that can still be taken back: the steps of what I am doing. */
  readonly trail = $derived(this.canUndo > 0 ? this.taken.slice(-this.canUndo) : []);

  constructor(table: Table, plugin: GamePlugin | null) {
    super(table, plugin, true);
    this.seat = this.seatToShow(table);
    this.connect();
  }

  /** My seat; with several at this screen the one that is to act, or that acted last. */
  private seatToShow(table: Table): number | null {
    const mine = table.seats.filter((s) => s.you).map((s) => s.seat);
    const asked = mine.filter((seat) => table.to_act.includes(seat));
    const likely = this.seat !== null && (asked.length ? asked : mine).includes(this.seat);
    return likely ? this.seat : (asked[0] ?? mine[0] ?? null);
  }

  private connect(): void {
    this.socket?.close();
    this.socket = new Live(
      () => {
        const seat = this.seat === null ? "" : `seat=${this.seat}&`;
        return `/tables/${this.table.id}/live?${seat}since=${this.version}`;
      },
      (message) => this.receive(message),
      (status) => this.follow(status),
    );
  }

  close(): void {
    this.socket?.close();
    this.hurry = true;
  }

  private follow(status: "open" | "lost" | "gone"): void {
    if (status === "lost" && this.connection === "open") announcer.alert(t("web-reconnecting-help"));
    if (status === "open" && this.everOpen) announcer.say(t("web-reconnected"));
    if (status === "open") this.everOpen = true;
    this.connection = status;
  }

  private receive(message: Message): void {
    if (message.type === "table") this.learn(message.table);
    else if (message.type === "update") this.enqueue(message);
    else if (message.type === "chat") this.hear(message);
    else if (message.type === "presence") this.meet(message.connected, message.watching);
    else if (message.type === "notice") this.table = { ...this.table, notice: message.notice };
  }

  private hear(line: ChatLine): void {
    if (this.chat.some((known) => known.id === line.id)) return;
    this.chat = [...this.chat, line];
    if (line.seat === null || !this.mySeats.includes(line.seat)) {
      announcer.say(`${line.name}: ${line.text}`);
    }
  }

  private meet(connected: number[], watching: number): void {
    const seats = this.table.seats.map((s) => ({ ...s, connected: connected.includes(s.seat) }));
    this.table = { ...this.table, seats };
    this.watching = watching;
  }

  /** The table as the server sees it now; a new seat of mine is looked through at once. */
  learn(told: Table): void {
    const table = named(told);
    this.table = table;
    const seat = this.seatToShow(table);
    if (seat !== this.seat) this.moveTo(seat);
  }

  /** Hot seat: look through the eyes of the one who acts, after the screen has been passed. */
  private moveTo(seat: number | null): void {
    const people = this.table.seats.filter((s) => s.you).length;
    this.covered = people > 1 && this.seat !== null;
    this.seat = seat;
    this.version = -1;
    this.queue = [];
    this.view = null;
    this.options = [];
    this.entries = [];
    this.plan = [];
    this.taken = [];
    this.lastOwn = -1;
    this.connect();
  }

  // ---------------------------------------------------------------- updates

  private enqueue(update: Position): void {
    if (update.seat !== this.seat || (update.version <= this.version && !update.reset)) {
      if (update.version === this.version) this.refresh(update);
      return;
    }
    this.queue.push(update);
    if (!this.playing) void this.work();
  }

  private refresh(update: Position): void {
    this.canUndo = update.can_undo;
    if (update.clock) this.table = { ...this.table, clock: update.clock };
  }

  private async work(): Promise<void> {
    this.playing = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        await this.show(next);
        if (this.queue.length <= BEHIND && !document.hidden) await painted();
      }
    } finally {
      this.playing = false;
      this.hurry = false;
    }
  }

  private async show(update: Position): Promise<void> {
    const first = this.version < 0;
    if (update.reset && !first) {
      await this.startOver();
      return;
    }
    // The news of my choice may be here before the answer that says which version is mine.
    await Promise.race([this.sending, pause(ANSWER_WITHIN)]);
    const own = this.mine.has(update.version);
    const calm = first || update.reset || document.hidden || this.queue.length > BEHIND;
    const shown = calm ? [] : update.events.filter((event) => this.timeFor(event, own) > 0);
    if (shown.length) {
      this.options = [];
      await this.play(update.events, own);
    } else {
      this.note(update.events);
    }
    this.settle(update);
    if (!own) this.noticed = false;
    if (first) void this.recall();
    else this.speak(update.events, own);
  }

  /** Which choice was my last one, so that what came after it can be marked as new. */
  private async recall(): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    try {
      const log = await get<Move[]>(`/tables/${this.table.id}/log`);
      const last = log.findLast((move) => move.seat === seat)?.version ?? -1;
      if (this.seat === seat) this.lastOwn = Math.max(this.lastOwn, last);
    } catch {
      // Without it nothing is marked, and nothing is missing.
    }
  }

  /** An undo lies in between: the log and the position are taken anew. */
  private async startOver(): Promise<void> {
    const seat = this.seat === null ? "" : `seat=${this.seat}&`;
    const position = await get<Position>(`/tables/${this.table.id}/position?${seat}since=-1`);
    this.entries = [];
    this.plan = [];
    this.note(position.events);
    this.settle(position);
    announcer.say(t("web-undone"));
  }

  private settle(update: Position): void {
    this.current = null;
    this.selected = null;
    this.version = update.version;
    this.view = update.view;
    this.options = update.options;
    this.canUndo = update.can_undo;
    this.table = { ...this.table, to_act: update.to_act, clock: update.clock };
    const seat = this.seatToShow(this.table);
    if (seat !== this.seat) this.moveTo(seat);
    else this.goOn();
  }

  private note(events: GameEvent[]): void {
    if (!events.length) return;
    const fresh: Entry[] = events.map((event) => ({ key: this.keys++, event }));
    this.entries = [...this.entries, ...fresh];
  }

  /** How long an event is shown; what I did myself only where others or chance had a say. */
  private timeFor(event: GameEvent, own: boolean): number {
    const weight = this.plugin?.weight(event) ?? 0;
    return own && weight < 1.5 ? 0 : weight * pace() * haste(this.queue.length);
  }

  private async play(events: GameEvent[], own: boolean): Promise<void> {
    let left = LONGEST_PLAY;
    for (const event of events) {
      this.note([event]);
      const time = this.timeFor(event, own);
      if (time <= 0 || left <= 0 || this.hurry) continue;
      this.current = event;
      left -= time;
      const until = Date.now() + time;
      while (Date.now() < until && !this.hurry) await pause(Math.min(40, time));
    }
  }

  /** Any key or tap shows all that waits at once. */
  skip(): void {
    if (this.current) this.hurry = true;
  }

  private speak(events: GameEvent[], own: boolean): void {
    const told = own ? [] : events.slice(-6).map((event) => this.words.event(event));
    const question = this.view?.question;
    if (this.options.length && question) {
      told.push(`${t("web-your-turn")}. ${this.sentence()}`);
      told.push(t("web-options-count", { count: this.options.length }));
    }
    if (told.length) announcer.say(told.join(" "));
  }

  /** What is asked, in one sentence: of me if I am asked, else of whoever is. */
  sentence(): string {
    const question = this.view?.question;
    if (!question) return "";
    const mine = question.choices?.find((choice) => choice.seat === this.seat);
    return this.words.question(mine ?? question.choices?.[0] ?? question);
  }

  // ---------------------------------------------------------------- choosing

  pick(option: string, then: string[] = []): void {
    if (this.busy || !this.open(option)) return;
    this.plan = then;
    void this.choose(option);
  }

  /** The next answer of a plan, if it is open; else the person is asked as usual. */
  private goOn(): void {
    const [next, ...rest] = this.plan;
    this.plan = rest;
    if (!next) return;
    if (this.options.includes(next)) void this.choose(next);
    else {
      this.plan = [];
      if (this.options.length) {
        void this.why(next).then((why) => why && announcer.show(why.text, "error"));
      }
    }
  }

  private async choose(option: string): Promise<void> {
    const { seat, version } = this;
    this.busy = true;
    try {
      const sent = this.send(option, version);
      this.sending = sent.catch(() => undefined);
      const answer = await sent;
      if (answer.result === "accepted") {
        this.mine.add(answer.version);
        this.lastOwn = answer.version;
        this.taken = [...this.taken, option];
        setTimeout(() => void this.catchUp(answer.version), UPDATE_AFTER);
      } else if (answer.result === "refused" && answer.reason) {
        announcer.show(this.words.why(answer.reason).text, "error");
      } else if (answer.result === "stale") {
        if (await this.stillAsked(option)) await this.choose(option);
        else announcer.show(t("web-stale"));
      } else if (seat !== null) {
        announcer.show(t("web-not-yours"), "error");
      }
    } catch (error) {
      this.plan = [];
      announcer.show(errorText(error), "error");
    } finally {
      this.busy = false;
    }
  }

  /** Where several choose at once, another's choice makes mine late but not wrong. */
  private async stillAsked(option: string): Promise<boolean> {
    const before = this.myQuestion();
    const seat = `seat=${this.seat}&since=${this.version}`;
    const now = await get<Position>(`/tables/${this.table.id}/position?${seat}`);
    const late = now.version > this.version;
    if (late) this.enqueue(now);
    while (this.playing) await pause(20);
    return late && before !== null && this.myQuestion() === before && this.options.includes(option);
  }

  private myQuestion(): string | null {
    const question = this.view?.question;
    const mine = question?.choices?.find((choice) => choice.seat === this.seat);
    return mine ? JSON.stringify(mine) : null;
  }

  /** Repeating a choice is harmless, so a lost line is tried again until it is back. */
  private async send(option: string, version: number): Promise<Answer> {
    const body = { seat: this.seat, option, version };
    for (let attempt = 0; ; attempt++) {
      try {
        return await post<Answer>(`/tables/${this.table.id}/choose`, body);
      } catch (error) {
        const lost = error instanceof ApiError && (error.status === 0 || error.status >= 502);
        if (!lost || attempt >= 20) throw error;
        await pause(Math.min(400 * 1.5 ** attempt, 4_000));
      }
    }
  }

  private async catchUp(version: number): Promise<void> {
    if (this.version >= version || this.queue.some((u) => u.version >= version) || this.playing) {
      return;
    }
    const seat = this.seat === null ? "" : `seat=${this.seat}&`;
    try {
      this.enqueue(await get<Position>(`/tables/${this.table.id}/position?${seat}since=${this.version}`));
    } catch {
      // The live connection will bring it when it is back.
    }
  }

  async why(option: string): Promise<WhyNot | null> {
    if (this.seat === null) return null;
    const query = `seat=${this.seat}&option=${encodeURIComponent(option)}`;
    try {
      const { reason } = await get<{ reason: string | null }>(
        `/tables/${this.table.id}/why?${query}`,
      );
      return reason ? this.words.why(reason) : null;
    } catch {
      return null;
    }
  }

  async undo(steps = 1): Promise<void> {
    this.plan = [];
    this.selected = null;
    try {
      const body = { version: this.version, steps, seat: this.seat };
      const { result } = await post<{ result: string }>(`/tables/${this.table.id}/undo`, body);
      if (result === "undone") this.taken = this.taken.slice(0, -steps);
      if (result === "asked") announcer.show(t("web-undo-asked"));
      if (result === "refused") announcer.show(t("web-undo-refused"), "error");
    } catch (error) {
      announcer.show(errorText(error), "error");
    }
  }

  async act<T = Table>(what: string, body: unknown = {}): Promise<T | null> {
    try {
      return await post<T>(`/tables/${this.table.id}/${what}`, body);
    } catch (error) {
      announcer.show(errorText(error), "error");
      return null;
    }
  }

  async loadChat(): Promise<void> {
    try {
      const lines = await get<ChatLine[]>(`/tables/${this.table.id}/chat`);
      for (const line of lines) {
        if (!this.chat.some((known) => known.id === line.id)) this.chat = [...this.chat, line];
      }
    } catch {
      // Chat is not worth an alarm; new lines come over the live connection.
    }
  }
}
