import { describe, expect, test } from "vitest";

import {
  aboutLeft,
  CLOCKS,
  clocksWith,
  clockToShow,
  figures,
  keyOf,
  leftAt,
  lengthOf,
  offUntil,
  shortFigures,
  withClock,
  type ClocksTold,
} from "./clock";
import type { ClockRules } from "./protocol";
import { EMPTY, told } from "./table";
import { Words } from "./words";

const WORDS = new Words(
  "en",
  "page-clock-days = { $days } d { $hours } h\npage-clock-days-short = { $days } d\npage-clock-hours-short = { $hours } h",
);
const DAY = 86_400;

const clocks = (...seats: [left: number, runs: boolean, off?: number][]): ClocksTold => ({
  seats: seats.map(([left, runs, off = 0]) => ({ left, runs, off, days_off: 0 })),
  at: 1000,
});

describe("a clock", () => {
  test("counts down from when it was told, while it runs, and not below nothing", () => {
    const now = clocks([60, true], [60, false]);
    expect(leftAt(now, 0, 11_000)).toBe(50);
    expect(leftAt(now, 1, 11_000)).toBe(60);
    expect(leftAt(now, 0, 999_000)).toBe(0);
  });

  test.each([
    [0, "00:00"],
    [0.4, "00:01"],
    [65, "01:05"],
    [3599, "59:59"],
    [3600, "1:00:00"],
    [47 * 3600 + 61, "47:01:01"],
    [2 * DAY, "2 d 00 h"],
    [7 * DAY - 1, "6 d 23 h"],
  ])("shows %f seconds as %s", (left, shown) => expect(figures(WORDS, left)).toBe(shown));

  test.each([
    [59, "00:59"],
    [3599, "59:59"],
    [3600, "1 h"],
    [48 * 3600 - 1, "47 h"],
    [2 * DAY, "2 d"],
  ])("shows %f seconds as %s where there is little room", (left, shown) =>
    expect(shortFigures(WORDS, left)).toBe(shown),
  );

  test("is told in the largest unit that tells it wholly", () => {
    expect([45, 60, 90, 3600, DAY, 3 * DAY].map((seconds) => lengthOf(seconds, "en"))).toEqual([
      "45 seconds",
      "1 minute",
      "90 seconds",
      "1 hour",
      "1 day",
      "3 days",
    ]);
    expect(lengthOf(3 * DAY, "fr")).toBe("3\u00a0jours");
  });

  test("in a list says about how much is left", () => {
    expect([5, 61, 7199, 7200, 2 * DAY].map((seconds) => aboutLeft(seconds, "en"))).toEqual([
      "1 minute",
      "2 minutes",
      "120 minutes",
      "2 hours",
      "2 days",
    ]);
  });

  test("stands still for days off, and counts down from their end", () => {
    const now = clocks([60, true, 20], [60, false, 20]);
    expect([0, 20, 30, 90].map((seconds) => leftAt(now, 0, 1000 + seconds * 1000))).toEqual([60, 60, 50, 0]);
    expect(offUntil(now, 1, 1000)).toBe(21_000);
    expect(offUntil(now, 1, 21_000)).toBe(null);
  });

  test("keeps days off where another one counts in days, too", () => {
    const slow: ClockRules = { per: "move", seconds: DAY, increment: 0, then: "wait", days_off: 7 };
    expect(withClock(slow, { ...slow, seconds: 3 * DAY, then: "bot", days_off: 0 })).toEqual({
      ...slow,
      seconds: 3 * DAY,
    });
    expect(withClock(slow, { ...slow, seconds: 60 }).days_off).toBe(0);
  });

  test("that was asked for elsewhere can be chosen again", () => {
    const odd: ClockRules = { per: "move", seconds: 77, increment: 0, then: "lose", days_off: 0 };
    expect(clocksWith(odd).map(keyOf)).toEqual([...CLOCKS.map(keyOf), "move 77 0"]);
    expect(clocksWith({ ...odd, seconds: 60 })).toBe(CLOCKS);
  });

  test("of one's own is looked at while it runs, else the one that ends first", () => {
    const now = clocks([60, true], [20, true], [5, false]);
    expect(clockToShow(now, 0)).toBe(0);
    expect(clockToShow(now, 2)).toBe(1);
    expect(clockToShow(now, null)).toBe(1);
    expect(clockToShow(clocks([60, false]), 0)).toBe(0);
    expect(clockToShow(clocks([60, false]), null)).toBe(null);
  });

  test("is kept as it was told", () => {
    const seats = [{ left: 60, runs: true, off: 0, days_off: 0 }];
    expect(told(EMPTY, { it: "clocks", seats }, 5).clocks).toEqual({ seats, at: 5 });
  });
});
