import { describe, expect, test } from "vitest";

import { ALL_TABLES, filtered, isFiltered, keepFilter, keptFilter, type TableFilter } from "./filter-tables";
import { remember } from "./memory";
import { card } from "./samples";

const TABLES = [
  card("waits", { status: "waiting", names: ["Ada", ""], levels: [null, null] }),
  card("full", { status: "waiting", names: ["Ada", "Bo"], levels: [null, null] }),
  card("bot", { status: "waiting", names: ["Ada", "", ""], levels: [null, "novice", null], game: "scopa" }),
  card("slow", { status: "playing", names: ["Ada", "Bo"], levels: [null, null], slow: true }),
];
const shown = (filter: Partial<TableFilter>): string[] =>
  filtered(TABLES, { ...ALL_TABLES, ...filter }).map(({ id }) => id);

describe("open tables", () => {
  test("are all shown unless something is wished", () => {
    expect(shown({})).toEqual(["waits", "full", "bot", "slow"]);
    expect(isFiltered(ALL_TABLES)).toBe(false);
  });

  test("are those of a game, with a free seat, without bots, live or slow", () => {
    expect(shown({ game: "scopa" })).toEqual(["bot"]);
    expect(shown({ free: true })).toEqual(["waits", "bot"]);
    expect(shown({ people: true })).toEqual(["waits", "full", "slow"]);
    expect(shown({ pace: "slow" })).toEqual(["slow"]);
    expect(shown({ pace: "live", free: true, people: true })).toEqual(["waits"]);
  });

  test("are filtered as the last time on this device, whatever it remembers", () => {
    const wished: TableFilter = { game: "scopa", free: true, pace: "live", people: false };
    keepFilter(wished);
    expect(keptFilter()).toEqual(wished);
    for (const nonsense of ["{", '"a word"', '{"pace": "never", "free": 1}']) {
      remember("open-tables", nonsense);
      expect(keptFilter()).toEqual(ALL_TABLES);
    }
  });
});
