import { beforeEach, expect, test, vi } from "vitest";

import { Pacer } from "./pacing";

const REST = 600;
let shown: number[];
let rest = REST;
let pacer: Pacer<number>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  rest = REST;
  pacer = new Pacer(
    (frame) => shown.push(frame),
    (frame) => (frame % 10 === 0 ? 0 : rest),
    {
      now: () => Date.now(),
      after: (milliseconds, action) => window.setTimeout(action, milliseconds),
      cancel: (timer) => window.clearTimeout(timer),
    },
  );
  return () => void vi.useRealTimers();
});

test("moves that come together are shown one after another", () => {
  for (const frame of [1, 2, 3]) pacer.add(frame, true);
  expect(shown).toEqual([1]);
  expect(pacer.isBehind).toBe(true);
  vi.advanceTimersByTime(REST);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(REST);
  expect(shown).toEqual([1, 2, 3]);
  expect(pacer.isBehind).toBe(false);
});

test("a move that comes later than the one before has rested is shown at once", () => {
  pacer.add(1, true);
  vi.advanceTimersByTime(2 * REST);
  pacer.add(2, true);
  expect(shown).toEqual([1, 2]);
});

test("what tells nothing new does not rest", () => {
  for (const frame of [10, 20, 3, 4]) pacer.add(frame, true);
  expect(shown).toEqual([10, 20, 3]);
});

test("what may not wait is shown at once, after all before it", () => {
  for (const frame of [1, 2, 3]) pacer.add(frame, true);
  pacer.add(4, false);
  expect(shown).toEqual([1, 2, 3, 4]);
  vi.advanceTimersByTime(9 * REST);
  expect(shown).toHaveLength(4);
});

test("for who wants everything at once nothing rests", () => {
  rest = 0;
  for (const frame of [1, 2, 3]) pacer.add(frame, true);
  expect(shown).toEqual([1, 2, 3]);
});

test("a page far behind catches up", () => {
  for (let frame = 1; frame <= 60; frame += 1) pacer.add(frame * 10 + 1, true);
  expect(shown.length).toBeGreaterThan(30);
  expect(shown).toEqual([...shown].sort((one, other) => one - other));
});

test("what is dropped is never shown", () => {
  for (const frame of [1, 2, 3]) pacer.add(frame, true);
  pacer.drop();
  vi.advanceTimersByTime(9 * REST);
  expect(shown).toEqual([1]);
});
