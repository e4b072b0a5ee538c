import { describe, expect, test } from "vitest";

import { keepLook, sizesOf, usualLook } from "./looking";
import { remember } from "./memory";
import type { GameFacts } from "./protocol";

const GAMES = [
  { name: "morra", seats: [1, 2, 3] },
  { name: "scopa", seats: [2, 3, 4, 5] },
] as GameFacts[];

describe("a game that is looked for", () => {
  test("is any, for as many as there may be, and nobody looks for one alone", () => {
    expect(sizesOf(GAMES)).toEqual([2, 3, 4, 5]);
    remember("search", "{}");
    expect(usualLook(GAMES, true)).toEqual({ games: ["morra", "scopa"], least: 2, most: 4, pace: "live", bots: false });
  });

  test("is what was looked for last, as far as there is such", () => {
    keepLook({ games: ["scopa", "chess"], least: 3, most: 9, pace: "slow", bots: true });
    expect(usualLook(GAMES, true)).toEqual({ games: ["scopa"], least: 3, most: 4, pace: "slow", bots: true });
    expect(usualLook(GAMES, false).pace).toBe("live");
    remember("search", "{");
    expect(usualLook(GAMES, true).games).toEqual(["morra", "scopa"]);
  });
});
