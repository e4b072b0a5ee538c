import { expect, test } from "vitest";

import { strengthOf } from "./strength";

test("what was measured at a table of four is told of the levels that were measured", () => {
  const measured = strengthOf("patrician", ["novice", "apprentice", "journeyman", "master"]);
  expect(measured.map(({ level }) => level)).toEqual(expect.arrayContaining(["apprentice", "master"]));
  for (const { others, wins, chance } of measured) {
    expect([others, chance]).toEqual([3, 25]);
    expect(wins).toBeGreaterThan(chance);
    expect(wins).toBeLessThanOrEqual(100);
  }
});

test("nothing is told of a game that was not measured", () => {
  expect(strengthOf("morra", ["novice", "apprentice"])).toEqual([]);
});
