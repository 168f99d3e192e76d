import { describe, expect, it } from "vitest";
import { chartName, cornerPoint, cornersOf, hexCentre, HEXES, hexesAt, SIDE } from "./geometry";

describe("the grid of the chart", () => {
  it("has 37 hexes and 96 corners, as the engine numbers them", () => {
    expect(HEXES).toHaveLength(37);
    expect(new Set(HEXES.flatMap(cornersOf)).size).toBe(96);
    expect(HEXES).toContain("0,0");
    expect(HEXES).toContain("-3,-3");
    expect(HEXES).not.toContain("3,5");
  });

  it("puts every corner of a hex one side away from its centre", () => {
    for (const hex of HEXES) {
      const centre = hexCentre(hex);
      for (const corner of cornersOf(hex)) {
        const { x, y } = cornerPoint(corner);
        expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(SIDE, 6);
      }
    }
  });

  it("finds the hexes that meet at a corner", () => {
    expect(hexesAt("2,0").toSorted()).toEqual(["0,0", "1,-1", "1,1"]);
    for (const hex of hexesAt("-1,1")) expect(cornersOf(hex)).toContain("-1,1");
  });

  it("gives every hex a short name of its own", () => {
    expect(chartName("0,0")).toBe("D4");
    expect(chartName("-3,3")).toBe("A1");
    expect(chartName("3,-3")).toBe("G4");
    expect(new Set(HEXES.map(chartName)).size).toBe(37);
  });
});
