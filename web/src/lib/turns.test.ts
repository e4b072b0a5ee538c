import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { closeNotices } from "./notices-shown";
import type { TableCard } from "./protocol";
import { card } from "./samples";
import { Turns } from "./turns.svelte";

const YOURS: TableCard[] = [
  card("here", { your_turn: true }),
  card("some time", { your_turn: true, time_left: 900, changed: 9 }),
  card("no clock", { your_turn: true, changed: 10 }),
  card("soon", { your_turn: true, time_left: 60 }),
  card("theirs"),
];

describe("running games", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("that wait for the reader come in the order in which their time ends, those without a clock last", async () => {
    const turns = new Turns(() => Promise.resolve(YOURS));
    await turns.watch("here");
    expect(turns.elsewhere("here").map(({ id }) => id)).toEqual(["soon", "some time", "no clock"]);
    expect(turns.waiting.length).toBe(4);
    expect(turns.others.map(({ id }) => id)).toEqual(["theirs"]);
    turns.end();
    expect(turns.waiting).toEqual([]);
  });

  test("are looked at again and again until the end, seldom where there are no others", async () => {
    let yours = YOURS;
    const look = vi.fn(() => Promise.resolve(yours));
    const turns = new Turns(look);
    await turns.watch("here");
    yours = YOURS.slice(0, 1);
    await vi.advanceTimersByTimeAsync(15_000);
    expect([look.mock.calls.length, turns.waiting.length]).toEqual([2, 1]);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(look.mock.calls.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(look.mock.calls.length).toBe(3);
    turns.end();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(look.mock.calls.length).toBe(3);
  });

  test("stay as they were known where the house does not answer", async () => {
    const look = vi.fn().mockResolvedValueOnce(YOURS).mockRejectedValue(new Error("away"));
    const turns = new Turns(look);
    await turns.watch();
    await turns.watch();
    expect(turns.waiting.length).toBe(4);
    turns.end();
  });
});

describe("notices on the device", () => {
  afterEach(() => Reflect.deleteProperty(navigator, "serviceWorker"));

  test("of turns that have passed are closed, and no others", async () => {
    const closed: string[] = [];
    const shown = ["passed", "waits", "ended"].map((table) => ({
      data: { table, kind: table === "ended" ? "ended" : "turn" },
      close: () => closed.push(table),
    }));
    const registration = { getNotifications: () => Promise.resolve(shown) };
    const serviceWorker = { getRegistration: () => Promise.resolve(registration) };
    Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
    await closeNotices(["waits"]);
    expect(closed).toEqual(["passed"]);
  });
});
