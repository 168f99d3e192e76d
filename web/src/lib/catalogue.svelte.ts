/** What is printed on the components of a game: the data the server plays with, corrections included. */

import { get } from "./api";

export type Printed = Record<string, unknown> & { id: string };
type Files = Record<string, Record<string, unknown>>;

class Catalogue {
  private games = $state.raw(new Map<string, Files>());
  private records = $state.raw(new Map<string, Printed>());

  /** Ask the server once per game and page. */
  async use(game: string): Promise<void> {
    if (!this.games.has(game)) this.learn(game, await get<Files>(`/games/${game}/catalogue`));
  }

  learn(game: string, files: Files): void {
    const records = new Map(this.records);
    for (const [file, arrays] of Object.entries(files)) {
      for (const list of Object.values(arrays)) {
        if (!Array.isArray(list)) continue;
        for (const record of list as Printed[]) records.set(`${game}/${file}/${record.id}`, record);
      }
    }
    this.records = records;
    this.games = new Map(this.games).set(game, files);
  }

  /** A record of a file by its id. */
  record<T extends Printed = Printed>(game: string, file: string, id: string): T | undefined {
    return this.records.get(`${game}/${file}/${id}`) as T | undefined;
  }

  /** The records of one array of a file, such as all areas. */
  list<T extends Printed = Printed>(game: string, file: string, array: string): T[] {
    return (this.games.get(game)?.[file]?.[array] ?? []) as T[];
  }

  /** The one record of a table of a file, such as the rondel. */
  table(game: string, file: string, table: string): Record<string, unknown> {
    return (this.games.get(game)?.[file]?.[table] ?? {}) as Record<string, unknown>;
  }
}

export const catalogue = new Catalogue();
