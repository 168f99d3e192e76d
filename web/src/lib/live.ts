/** A WebSocket that comes back by itself, however it was lost. */

import type { ChatLine, Position, Table } from "./types";

export type Message =
  | ({ type: "update" } & Position)
  | { type: "table"; table: Table }
  | ({ type: "chat" } & ChatLine)
  | { type: "presence"; connected: number[]; watching: number }
  | { type: "notice"; notice: "storage" | null }
  | { type: "pong" };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const PING_EVERY = 15_000;
const SILENCE = 40_000; // longer than two pings: the line is dead even if nobody said so
const GONE = 4404;

export class Live<Told = Message> {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private closed = false;
  private readonly wake = () => this.hurry();

  constructor(
    private readonly address: () => string,
    private readonly receive: (message: Told) => void,
    private readonly status: (state: "open" | "lost" | "gone") => void,
  ) {
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  private connect(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/v1${this.address()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.heard = Date.now();
      this.status("open");
      this.beat = setInterval(() => this.check(socket), PING_EVERY);
    };
    socket.onmessage = (event) => {
      this.heard = Date.now();
      this.receive(JSON.parse(String(event.data)) as Told);
    };
    socket.onclose = (event) => {
      clearInterval(this.beat);
      if (this.closed || socket !== this.socket) return;
      this.socket = null;
      if (event.code === GONE) {
        this.status("gone");
        return;
      }
      this.status("lost");
      this.retry = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
    };
  }

  private check(socket: WebSocket): void {
    if (Date.now() - this.heard > SILENCE) socket.close();
    else if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
  }

  /** The network or the tab is back: try at once instead of waiting. */
  private hurry(): void {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.retry);
    this.wait = FIRST_WAIT;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.beat);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
