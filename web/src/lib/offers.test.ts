import { expect, test } from "vitest";

import { inOrder, numbersIn, offersTo, withoutPlace } from "./offers";
import { move } from "./samples";

const OFFERS = [{ do: "bid", coins: 5 }, { do: "pass" }, { do: "bid", coins: 3 }, { do: "take" }].map((data, id) => ({
  move: move(id, data),
  sentence: "",
}));

test("offers are found by what they do", () => {
  expect(offersTo(OFFERS, "bid").map(({ move }) => move.id)).toEqual([0, 2]);
  expect(offersTo(OFFERS, "pass", "take").map(({ move }) => move.id)).toEqual([1, 3]);
});

test("the numbers of offers come with the lowest first", () => {
  expect(numbersIn(offersTo(OFFERS, "bid"), "coins")).toEqual([3, 5]);
});

test("one thing of a tray can be taken back", () => {
  expect(withoutPlace(["ruby", "amber", "amber"], 1)).toEqual(["ruby", "amber"]);
});

test("a tray is read in the game's order", () => {
  expect(inOrder(["amber", "diamond", "amber"], ["diamond", "ruby", "amber"])).toEqual(["diamond", "amber", "amber"]);
});
