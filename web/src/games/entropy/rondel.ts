/** Where things are on the rondel: a drawing of 400 units, sector 1 at the top, clockwise. */

export type Ring = "inner" | "outer";
export const RINGS: Ring[] = ["inner", "outer"];
export const MIDDLE = 200;
export const RADII = { inner: [56, 116], outer: [122, 194] } as const;

const DEGREE = Math.PI / 180;
const GAP = 0.75; // units between neighbouring spaces, as half of it

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The direction of the middle of a sector. */
export function angle(sector: number): number {
  return ((sector - 1) * 60 - 90) * DEGREE;
}

/** A direction so many degrees clockwise from the middle of a sector. */
export function turned(sector: number, degrees: number): number {
  return angle(sector) + degrees * DEGREE;
}

export function at(turn: number, radius: number): [number, number] {
  return [MIDDLE + radius * Math.cos(turn), MIDDLE + radius * Math.sin(turn)];
}

/** The edges of a space, drawn in by `inset` units. */
export function outline(sector: number, ring: Ring, inset = 0): string {
  const [low, high] = [RADII[ring][0] + inset, RADII[ring][1] - inset];
  const half = (radius: number) => Math.PI / 6 - (GAP + inset) / radius;
  const middle = angle(sector);
  const [a, b] = [at(middle - half(low), low), at(middle - half(high), high)];
  const [c, d] = [at(middle + half(high), high), at(middle + half(low), low)];
  return `M${a} L${b} A${high} ${high} 0 0 1 ${c} L${d} A${low} ${low} 0 0 0 ${a} Z`;
}

function corners(sector: number, ring: Ring): [number, number][] {
  const [low, high] = RADII[ring];
  const turns = [-30, -20, -10, 0, 10, 20, 30].map((degrees) => turned(sector, degrees));
  return [...turns.map((turn) => at(turn, high)), ...turns.toReversed().map((turn) => at(turn, low))];
}

/** The smallest box around a space. */
export function boxOf(sector: number, ring: Ring): Box {
  const points = corners(sector, ring);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The space as a polygon within that box, for whoever points at it. */
export function shapeIn(sector: number, ring: Ring, box: Box): string {
  const part = (value: number, from: number, of: number) => `${(((value - from) / of) * 100).toFixed(1)}%`;
  const points = corners(sector, ring).map(
    ([x, y]) => `${part(x, box.left, box.width)} ${part(y, box.top, box.height)}`,
  );
  return `polygon(${points.join(",")})`;
}

/** The way of a scientist: along the ring line, then into its space. */
export function pathTo(
  from: number,
  fromRing: Ring,
  to: number,
  toRing: Ring,
): { line: string; end: [number, number]; turn: number } {
  const ROAD = 119;
  const begin = turned(from, 17);
  const steps = (to - from + 6) % 6 || 6;
  const goal = begin + (60 * steps - 22) * DEGREE;
  const start = at(begin + 3 * DEGREE, fromRing === "inner" ? 100 : 140);
  const [bend, join] = [at(begin + 7 * DEGREE, ROAD), at(begin + 16 * DEGREE, ROAD)];
  const [leave, turnOff] = [at(goal - 12 * DEGREE, ROAD), at(goal - 2 * DEGREE, ROAD)];
  const end = at(goal + DEGREE, toRing === "inner" ? 100 : 138);
  const large = 60 * steps - 50 > 180 ? 1 : 0;
  const line = `M${start} Q${bend} ${join} A${ROAD} ${ROAD} 0 ${large} 1 ${leave} Q${turnOff} ${end}`;
  const turn = Math.atan2(end[1] - turnOff[1], end[0] - turnOff[0]) / DEGREE;
  return { line, end, turn };
}
