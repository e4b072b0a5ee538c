import { describe, expect, test } from "vitest";

import { leadersOf, shownShields } from "./changes";
import { region } from "./samples";

describe("the shields of a region", () => {
  const seen = (now: number[], then?: number[]): string =>
    shownShields(region("blue", now), then && region("blue", then))
      .map(({ seat, standing }) => `${seat}${standing === "comes" ? "+" : ""}`)
      .join(" ");

  test("stand side by side by owner", () => {
    expect(seen([2, 0, 1])).toBe("0 0 2");
  });

  test("one that would come stands beside its owner's others", () => {
    expect(seen([1, 1], [2, 1])).toBe("0 0+ 1");
  });
});

test("who would score most leads a region, alone or with others", () => {
  expect(leadersOf(region("blue", [3, 1, 1], [5, 2, 2]))).toEqual([0]);
  expect(leadersOf(region("blue", [2, 0, 2], [5, 0, 5]))).toEqual([0, 2]);
  expect(leadersOf(region("blue", [0, 0, 0], [0, 0, 0]))).toEqual([]);
});
