import { expect, test } from "vitest";

import { nearest } from "./arrow-keys";

const RIGHT = { x: 1, y: 0 };
const UP = { x: 0, y: -1 };
const HERE = { x: 100, y: 100 };

test("an arrow goes to the nearest thing on its way", () => {
  const places = [
    { x: 300, y: 100 },
    { x: 180, y: 110 },
    { x: 20, y: 100 },
  ];
  expect(nearest(HERE, places, RIGHT)).toBe(1);
});

test("what is straight ahead comes before what is nearer and aside", () => {
  const places = [
    { x: 150, y: 10 },
    { x: 105, y: -60 },
  ];
  expect(nearest(HERE, places, UP)).toBe(1);
});

test("where nothing lies that way the focus stays", () => {
  expect(nearest(HERE, [{ x: 50, y: 100 }], RIGHT)).toBeNull();
});
