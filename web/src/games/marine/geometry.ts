/** Where hexes and corners lie on the chart. Flat-topped hexes; names are the engine's. */

export const SIDE = 56.5;
const RISE = (Math.sqrt(3) / 2) * SIDE;

export interface Point {
  x: number;
  y: number;
}

const numbers = (name: string): [number, number] => {
  const [a = "0", b = "0"] = name.split(",");
  return [Number(a), Number(b)];
};

export function hexCentre(name: string): Point {
  const [column, height] = numbers(name);
  return { x: 1.5 * SIDE * column, y: -RISE * height };
}

export function cornerPoint(name: string): Point {
  const [p, q] = numbers(name);
  return { x: (SIDE / 2) * p, y: -RISE * q };
}

/** All hexes of the grid, column by column. */
export const HEXES: readonly string[] = [-3, -2, -1, 0, 1, 2, 3].flatMap((c) =>
  Array.from({ length: 7 - Math.abs(c) }, (_, row) => `${c},${6 - Math.abs(c) - 2 * row}`),
);

const AROUND = [
  [1, 1],
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
] as const;

export function cornersOf(hex: string): string[] {
  const [c, y] = numbers(hex);
  return AROUND.map(([dp, dq]) => `${3 * c + dp},${y + dq}`);
}

export function hexesAt(corner: string): string[] {
  return HEXES.filter((hex) => cornersOf(hex).includes(corner));
}

/** The outline of a hex of this side around its centre, for an SVG polygon. */
export function outline(side: number, { x, y }: Point = { x: 0, y: 0 }): string {
  const rise = (Math.sqrt(3) / 2) * side;
  const round = (value: number) => value.toFixed(1);
  return AROUND.map(([p, q]) => `${round(x + (p * side) / 2)},${round(y - q * rise)}`).join(" ");
}

/** A short name of a hex: column letter from the west, number from the north. */
export function chartName(hex: string): string {
  const [c, y] = numbers(hex);
  return `${"ABCDEFG"[c + 3] ?? "?"}${(6 - Math.abs(c) - y) / 2 + 1}`;
}
