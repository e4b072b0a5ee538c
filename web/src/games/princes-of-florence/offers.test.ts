import { describe, expect, test } from "vitest";

import type { Offer } from "../../lib/choosing.svelte";
import { move } from "../../lib/samples";
import { squaresSaid } from "./labels";
import { accountsOf, nearestPrice, pricesAmong, signed, stepFrom } from "./offers";
import type { OfferView } from "./view";

const OFFER: OfferView = { piece: "opera", partner: 2, squares: ["c1"], florins: 400, cost: 300, points: 3 };

const named = (deed: string, ...prices: number[]): Offer[] =>
  prices.map((florins, id) => ({ move: move(id, { do: deed, florins }), sentence: deed }));

describe("prices", () => {
  const prices = pricesAmong([...named("counter", 600, 0, 100, 200, 400, 500), ...named("accept", 300)], "counter");

  test("are the legal ones, the lowest first", () => {
    expect(prices).toEqual([0, 100, 200, 400, 500, 600]);
    expect(pricesAmong(named("price", 100), "counter")).toEqual([]);
  });

  test("what is typed means the nearest of them", () => {
    expect([-5, 149, 310, 340, 9999].map((typed) => nearestPrice(prices, typed))).toEqual([0, 100, 400, 400, 600]);
  });

  test("steps pass over a price that may not be named, and end at the last", () => {
    expect(stepFrom(prices, 200, 100)).toBe(400);
    expect(stepFrom(prices, 400, -100)).toBe(200);
    expect(stepFrom(prices, 300, -100)).toBe(200);
    expect(stepFrom(prices, 400, 500)).toBe(600);
    expect(stepFrom(prices, 400, -500)).toBe(0);
    expect(stepFrom([], 400, 100)).toBe(400);
  });
});

describe("the balance", () => {
  test("has what each pays the bank and the other, in all, and points", () => {
    expect(accountsOf(0, OFFER, 400)).toEqual([
      { seat: 0, bank: -300, price: 400, florins: 100, points: 3 },
      { seat: 2, bank: 0, price: -400, florins: -400, points: 3 },
    ]);
  });

  test("leaves open what is not named", () => {
    expect(accountsOf(0, OFFER, null).map(({ price, florins }) => [price, florins])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(accountsOf(1, { ...OFFER, partner: null }, null)).toHaveLength(1);
  });

  test("shows by a sign what comes and what goes", () => {
    expect([400, -300, 0, -0].map(signed)).toEqual(["+400", "−300", "0", "0"]);
  });
});

test("squares are said row by row, neighbours put together", () => {
  expect(squaresSaid(["f1", "f2", "g2", "h2", "g3", "i3"])).toBe("f1, f2–h2, g3, i3");
});
