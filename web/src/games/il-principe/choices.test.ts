import { describe, expect, test } from "vitest";

import { afterTap, bidsAmong, laysOf, reserveText } from "./choices";
import { offers } from "./samples";

const COLOURS = ["green", "white", "red", "blue", "yellow"];

describe("cards for the reserve", () => {
  test("a tap puts one more card of a colour into the tray", () => {
    expect(afterTap([], "green", 2, 2)).toEqual(["green"]);
    expect(afterTap(["green"], "green", 2, 2)).toEqual(["green", "green"]);
  });

  test("a tap on a colour of which all are chosen takes them back", () => {
    expect(afterTap(["blue"], "blue", 1, 2)).toEqual([]);
    expect(afterTap(["green", "green"], "green", 3, 2)).toEqual([]);
  });

  test("in a full tray the card chosen first makes room", () => {
    expect(afterTap(["green", "red"], "blue", 1, 2)).toEqual(["red", "blue"]);
  });

  test("a colour that is not held cannot be chosen", () => {
    expect(afterTap(["green", "red"], "blue", 0, 2)).toEqual(["green", "red"]);
  });

  test("the move names them in the game's order", () => {
    expect(reserveText(["yellow", "green", "yellow"], COLOURS)).toBe("reserve green yellow yellow");
  });
});

test("bids are the legal ones, the lowest first", () => {
  expect(bidsAmong(offers("pass", "bid 12", "bid 4", "bid 5"))).toEqual([4, 5, 12]);
  expect(bidsAmong(offers("pass", "lay green 1"))).toEqual([]);
});

test("of a colour one may lay as many cards as the moves say", () => {
  const legal = offers("lay green 2", "lay green 1", "lay blue 1", "pass");
  expect(laysOf(legal, "green")).toEqual([1, 2]);
  expect(laysOf(legal, "red")).toEqual([]);
});
