import { describe, expect, test } from "vitest";

import { isCardTaken, isMessengerComing, shownFloors, shownHand, tileAt } from "./changes";
import { card, city, tower } from "./samples";

const seen = (now: number[], then?: number[]): string =>
  shownFloors(now, then)
    .map(({ owner, standing }) => `${owner}${{ stands: "", comes: "+", goes: "-" }[standing]}`)
    .join(" ");

describe("the floors of a tower", () => {
  test("all stand while no move is looked at", () => {
    expect(seen([0, 1, 1])).toBe("0 1 1");
  });

  test("one would come on top", () => {
    expect(seen([0, 1], [0, 1, 2])).toBe("0 1 2+");
  });

  test("the top one would go", () => {
    expect(seen([0, 1], [0])).toBe("0 1-");
  });
});

describe("the hand", () => {
  const own = (...names: string[]) => ({ seat: 0, hand: names.map((name) => card(name)), pile: [], heads: {} });
  const standings = (now: string[], then?: string[]): string[] =>
    shownHand(own(...now), then && own(...then)).map((shown) => `${shown.card.name} ${shown.standing}`);

  test("keeps its order while a card would be played", () => {
    expect(standings(["roma-1", "siena-2"], ["siena-2"])).toEqual(["roma-1 goes", "siena-2 stands"]);
  });

  test("shows behind it the card that would be taken", () => {
    expect(standings(["roma-1"], ["lucca-3", "roma-1"])).toEqual(["roma-1 stands", "lucca-3 comes"]);
  });

  test("stays as it is while no move is looked at", () => {
    expect(standings(["roma-1"])).toEqual(["roma-1 stands"]);
  });
});

describe("what lies at a city", () => {
  const full = city("roma", { card: card("siena-1") });

  test("is taken where another card or none would lie there", () => {
    expect(isCardTaken(full, city("roma"))).toBe(true);
    expect(isCardTaken(full, full)).toBe(false);
    expect(isCardTaken(full, undefined)).toBe(false);
  });

  test("is a messenger who would come, unless he is there already", () => {
    const cities = ["roma", "siena"];
    expect(isMessengerComing({ cities, messenger: false }, { cities, messenger: true })).toBe(true);
    expect(isMessengerComing({ cities, messenger: true }, { cities, messenger: true })).toBe(false);
  });
});

describe("the tile at a tower's foot", () => {
  const values = (of: ReturnType<typeof city>) => of.towers.map((one) => tileAt(of, one)?.value);

  test("is the one it would win", () => {
    const towers = [tower("left", [0], { stake: 4 }), tower("right", [1, 1], { stake: 7 })];
    expect(values(city("roma", { towers }))).toEqual([4, 7]);
  });

  test("is the other one where nothing is built", () => {
    expect(values(city("roma", { towers: [tower("left", []), tower("right", [1], { stake: 7 })] }))).toEqual([4, 7]);
  });

  test("is the larger on the left while nothing is built at all", () => {
    expect(values(city("roma"))).toEqual([7, 4]);
  });
});
