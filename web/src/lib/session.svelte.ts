/** Who I am. A name is made up at the first thing that needs one, so that nobody has to sign in. */

import { announcer } from "./announce.svelte";
import { ApiError, get, patch, post, rememberSession } from "./api";
import { prefs } from "./prefs.svelte";
import type { GameInfo, Me } from "./types";
import { bestLanguage, t, words } from "./words.svelte";

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);

  private set(me: Me | null): void {
    this.me = me;
    rememberSession(me);
  }

  async start(): Promise<void> {
    await words.speak(bestLanguage());
    const [me, games] = await Promise.all([this.ask(), get<GameInfo[]>("/games")]);
    this.set(me);
    this.games = games;
    if (me && !prefs.language && me.language !== words.language) await words.speak(bestLanguage());
  }

  private async ask(): Promise<Me | null> {
    try {
      return await get<Me>("/me");
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  }

  /** Be somebody: the name that is given, or a guest's. */
  async enter(name = ""): Promise<Me> {
    if (!this.me || (name && name !== this.me.name)) {
      const guest = `${t("web-guest")} ${1 + Math.floor(Math.random() * 999)}`;
      this.set(await post<Me>("/session", { name: name || guest, language: words.language }));
    }
    return this.me as Me;
  }

  async becomeAccount(name: string, password: string): Promise<void> {
    await this.enter();
    this.set(await post<Me>("/account", { name, password }));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.set(await post<Me>("/login", { name, password }));
  }

  async signOut(): Promise<void> {
    await post("/logout");
    this.set(null);
  }

  async speak(language: string): Promise<void> {
    prefs.language = language;
    prefs.keep();
    await words.speak(language);
    announcer.forget();
    if (this.me) this.set(await patch<Me>("/me", { language }));
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const session = new Session();

/** A game's name in the reader's language; until its words are there, as the server calls it. */
export function gameName(id: string): string {
  return words.find(`${id}-name`) ?? session.game(id)?.name ?? id;
}
