import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Elsewhere, waitingElsewhere } from "./elsewhere.svelte";
import type { TableCard } from "./protocol";
import { card } from "./samples";

const YOURS: TableCard[] = [
  card("here", { your_turn: true }),
  card("some time", { your_turn: true, time_left: 900, changed: 9 }),
  card("no clock", { your_turn: true, changed: 10 }),
  card("soon", { your_turn: true, time_left: 60 }),
  card("theirs"),
];

describe("other games", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("that wait for the reader come in the order in which their time ends, those without a clock last", () => {
    expect(waitingElsewhere(YOURS, "here").map(({ id }) => id)).toEqual(["soon", "some time", "no clock"]);
  });

  test("are looked at again and again until the end, seldom where none has begun, and not where there are none", async () => {
    let yours = YOURS;
    const look = vi.fn(() => Promise.resolve({ yours, open: [] }));
    const elsewhere = new Elsewhere("here", look);
    await elsewhere.watch();
    expect(elsewhere.waiting.length).toBe(3);
    yours = [card("waiting", { status: "waiting" })];
    await vi.advanceTimersByTimeAsync(15_000);
    expect([look.mock.calls.length, elsewhere.waiting.length]).toEqual([2, 0]);
    yours = YOURS.slice(0, 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(look.mock.calls.length).toBe(3);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(look.mock.calls.length).toBe(3);
    yours = YOURS;
    await elsewhere.watch();
    elsewhere.end();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(look.mock.calls.length).toBe(4);
  });

  test("stay as they were known where the house does not answer", async () => {
    const look = vi.fn().mockResolvedValueOnce({ yours: YOURS, open: [] }).mockRejectedValue(new Error("away"));
    const elsewhere = new Elsewhere("here", look);
    await elsewhere.watch();
    await elsewhere.watch();
    expect(elsewhere.waiting.length).toBe(3);
    elsewhere.end();
  });
});
