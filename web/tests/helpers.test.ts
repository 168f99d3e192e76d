import { describe, expect, it } from "vitest";
import { systemName } from "../src/games/entropy/names";
import { MIDDLE, RADII, RINGS, boxOf } from "../src/games/entropy/rondel";
import { areaIsReconstructed, cardIsReconstructed, halves, trait } from "../src/games/newworld/data";
import { letters } from "../src/games/newworld/names";
import { catalogue } from "../src/lib/catalogue.svelte";
import { myTurn } from "../src/lib/news.svelte";
import { standing } from "../src/lib/moves";
import type { Move, Table } from "../src/lib/types";
import { breakdown, leaders } from "../src/shell/result";
import { spanText } from "../src/shell/time";

describe("what is printed on the components of New World", () => {
  catalogue.learn("newworld", {
    traits: {
      trait: [
        { id: "parasitised", kind: "extended", bonus: 2, harmful: true, source: "rulebook" },
        { id: "cooperating", kind: "extended", bonus: 0, pair: true, source: "reconstructed" },
      ],
    },
    cards: { card: [{ id: "running/nocturnal", source: "reconstructed" }] },
    areas: {
      area: [
        { id: "taiga", source: "rulebook" },
        { id: "savannah", lower: "desert", source: "reconstructed" },
      ],
    },
  });

  it("is what the server's catalogue says", () => {
    expect(trait("parasitised")).toMatchObject({ bonus: 2, harmful: true, brief: false });
    expect(trait("cooperating").pair).toBe(true);
    expect(halves("running/nocturnal#2")).toEqual(["running", "nocturnal"]);
  });

  it("says what is reconstructed", () => {
    expect(trait("parasitised").reconstructed).toBe(false);
    expect(trait("cooperating").reconstructed).toBe(true);
    expect(cardIsReconstructed("running/nocturnal#1")).toBe(true);
    expect(areaIsReconstructed("taiga-2")).toBe(false);
    expect(areaIsReconstructed("desert-1")).toBe(true); // the lower part of a savannah
  });

  it("is not mixed up between games", () => {
    expect(catalogue.record("marine", "traits", "parasitised")).toBeUndefined();
  });
});

describe("the rondel", () => {
  it("has a box around every space, with its middle inside the space's ring", () => {
    for (const ring of RINGS) {
      for (let sector = 1; sector <= 6; sector++) {
        const { left, top, width, height } = boxOf(sector, ring);
        const away = Math.hypot(left + width / 2 - MIDDLE, top + height / 2 - MIDDLE);
        expect(away).toBeGreaterThan(RADII[ring][0]);
        expect(away).toBeLessThan(RADII[ring][1]);
      }
    }
  });
});

describe("solar systems", () => {
  it("have names of their own", () => {
    const names = Array.from({ length: 80 }, (_, system) => systemName(system));
    expect(new Set(names).size).toBe(80);
    expect(names[0]).toMatch(/^\p{L}+$/u);
  });
});

describe("a table waits for me", () => {
  const seats = [{ seat: 0, you: false }, { seat: 1, you: true }];
  const table = (more: object) => ({ seats, status: "playing", to_act: [1], ...more }) as unknown as Table;

  it("when one of my seats is asked in a game that goes on", () => {
    expect(myTurn(table({}))).toBe(true);
    expect(myTurn(table({ to_act: [0] }))).toBe(false);
    expect(myTurn(table({ status: "finished" }))).toBe(false);
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
