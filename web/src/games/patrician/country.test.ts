import { expect, test } from "vitest";

import { LAND, SIZE } from "./country";
import { footOf, type Place } from "./places";

/** The corners of the land's largest part. */
const CORNERS = (LAND.split("M")[1] ?? "")
  .replace("z", "")
  .split("L")
  .map((place) => place.split(" ").map(Number) as [number, number]);

/** Whether a place lies on the land: a line from it to the right crosses the coast an odd number of times. */
function isLand([x, y]: [number, number]): boolean {
  return CORNERS.reduce((is, [right, low], number) => {
    const [left, high] = CORNERS.at(number - 1) ?? [0, 0];
    const isCrossed = low > y !== high > y && x < ((left - right) * (y - low)) / (high - low) + right;
    return isCrossed ? !is : is;
  }, false);
}

test("every city stands on land, and the Adriatic lies above them", () => {
  for (const side of ["east", "west"] as const) {
    for (const along of [1, 2, 3, 4, 5]) {
      const [x, y] = footOf({ along, side } satisfies Place);
      expect([along, side, isLand([x * SIZE, y * SIZE])]).toEqual([along, side, true]);
    }
  }
  expect(isLand([0.75 * SIZE, 0.03 * SIZE])).toBe(false);
});
