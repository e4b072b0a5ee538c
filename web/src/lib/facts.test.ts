import { describe, expect, test } from "vitest";

import { orderOfArrival } from "./facts";

const there = (...names: string[]) => names.map((name) => ({ name, isThere: true }));
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

describe("things in the order in which they came", () => {
  test("what comes later stands behind", () => {
    const arrivals = orderOfArrival();
    arrivals.sort(there("cards", "lakes"));
    expect(namesOf(arrivals.sort(there("cards", "jesters", "lakes")))).toEqual(["cards", "lakes", "jesters"]);
    expect(arrivals.names).toEqual(["cards", "lakes", "jesters"]);
  });

  test("what only would come stands last, and has no place yet", () => {
    const arrivals = orderOfArrival();
    const items = arrivals.sort([{ name: "works", isThere: false }, ...there("cards", "lakes")]);
    expect(namesOf(items)).toEqual(["cards", "lakes", "works"]);
    expect(namesOf(arrivals.sort(there("jesters", "works", "cards", "lakes")))).toEqual([
      "cards",
      "lakes",
      "jesters",
      "works",
    ]);
  });
});
