import { expect, test } from "vitest";

import { keepPlaces } from "./places";

test("what lies there at first lies as it is given", () => {
  expect(keepPlaces([], ["a", "b"])).toEqual(["a", "b"]);
});

test("what goes leaves its place free", () => {
  expect(keepPlaces(["a", "b", "c"], ["b", "c"])).toEqual([null, "b", "c"]);
});

test("what comes takes the first free place", () => {
  expect(keepPlaces([null, "b", null], ["b", "d"])).toEqual(["d", "b", null]);
  expect(keepPlaces(["a"], ["a", "b"])).toEqual(["a", "b"]);
});
