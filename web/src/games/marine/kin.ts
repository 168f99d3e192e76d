/** How animals, elements and terrains are drawn: shape, icon and colours. */

export interface Kin {
  shape: string; // species-<shape> and animal-<shape>
  tone: string; // --<tone>, --<tone>-on, --<tone>-text
  mark: number; // the seat whose silhouette the shell draws for it
  digit: number; // how far below the middle the count stands, in parts of the size
}

const KIN: Record<string, Kin> = {
  reptiles: { shape: "reptile", tone: "a-reptile", mark: 3, digit: 0.32 },
  cephalopods: { shape: "cephalopod", tone: "a-ceph", mark: 2, digit: 0.17 },
  fishes: { shape: "fish", tone: "a-fish", mark: 1, digit: 0.2 },
  crustaceans: { shape: "crustacean", tone: "a-crust", mark: 0, digit: 0.2 },
};

const UNKNOWN: Kin = { shape: "crustacean", tone: "a-crust", mark: 0, digit: 0.2 };

export const kin = (animal: string): Kin => KIN[animal] ?? UNKNOWN;

const SINGULAR: Record<string, string> = {
  gastropods: "gastropod",
  worms: "worm",
  sponges: "sponge",
};

/** The icon and colour name of an element: `el-<name>`. */
export const glyph = (element: string): string => `el-${SINGULAR[element] ?? element}`;

export const ELEMENTS = ["algae", "gastropods", "worms", "plankton", "sponges", "sun"] as const;

export const SECTIONS = [
  "abundance",
  "autotrophs",
  "depletion",
  "adaptation",
  "regression",
  "speciation",
  "wanderlust",
  "tectonics",
  "migration",
  "competition",
  "evolution",
  "domination",
] as const;

/** Counts by element as a list of elements. */
export function spread(counts: Record<string, number> | undefined): string[] {
  return ELEMENTS.flatMap((element) =>
    Array.from({ length: counts?.[element] ?? 0 }, () => element),
  );
}
