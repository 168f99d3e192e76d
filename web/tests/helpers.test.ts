import { describe, expect, it } from "vitest";
import { areaIsReconstructed, cardIsReconstructed, halves, rows, trait } from "../src/games/newworld/data";
import { letters } from "../src/games/newworld/names";
import { standing } from "../src/lib/moves";
import type { Move, Table } from "../src/lib/types";
import { breakdown, leaders } from "../src/shell/result";
import { spanText } from "../src/shell/time";

describe("the data files of New World", () => {
  it("are read as the engine reads them", () => {
    expect(trait("parasitised")).toMatchObject({ bonus: 2, harmful: true, brief: false });
    expect(trait("cooperating").pair).toBe(true);
    expect(halves("running/nocturnal#2")).toEqual(["running", "nocturnal"]);
  });

  it("say what is reconstructed", () => {
    expect(trait("carnivorous").reconstructed).toBe(false);
    expect(trait("flying").reconstructed).toBe(true);
    expect(cardIsReconstructed("running/nocturnal#1")).toBe(true);
    expect(areaIsReconstructed("taiga-2")).toBe(false);
    expect(areaIsReconstructed("desert-1")).toBe(true); // the lower part of a savannah
  });

  it("are lists of records", () => {
    expect(rows('[[a]]\nid = "x"\nn = 2\n[[a]]\nid = "y"')).toEqual([{ id: "x", n: "2" }, { id: "y" }]);
  });
});

describe("letters of players", () => {
  it("are the first that nobody has yet", () => {
    expect(letters(["Marek", "Mendel", "Guest 12"])).toEqual(["M", "E", "G"]);
    expect(letters(["123", "Ågot"])).toEqual(["A", "Å"]);
  });
});

describe("the choices that stand", () => {
  const move = (version: number, more: Partial<Move> = {}): Move => ({
    version,
    kind: "choice",
    seat: 0,
    ...more,
  });

  it("are those that no undo took back", () => {
    const log = [move(1), move(2), move(3, { kind: "undo", to: 1 }), move(4)];
    expect(standing(log).map((m) => m.version)).toEqual([1, 4]);
  });
});

describe("results", () => {
  const scored = (seat: number, points: number, reason: string) => ({
    event: "scored",
    seat,
    points,
    reason,
  });

  it("are added up by reason", () => {
    const events = [scored(0, 3, "animals"), scored(1, 6, "animals"), scored(0, 3, "animals")];
    expect(breakdown([...events, scored(1, 2, "traits")], 2)).toEqual([
      { reason: "animals", points: [6, 6] },
      { reason: "traits", points: [0, 2] },
    ]);
  });

  it("are won by the best rank, or by points until there is one", () => {
    const seats = [0, 1, 2].map((seat) => ({ seat }));
    const table = { seats, ranking: null } as unknown as Table;
    expect(leaders(table, [4, 7, 7])).toEqual([1, 2]);
    expect(leaders({ ...table, ranking: [3, 1, 2] }, [4, 7, 7])).toEqual([1]);
  });
});

describe("spans of time", () => {
  it("are as short as they can be said", () => {
    expect([18, 252, 7_199, 75_600, 172_800].map(spanText)).toEqual([
      "0:18",
      "4:12",
      "119:59",
      "21 h",
      "2 d",
    ]);
  });
});
