import { beforeEach, describe, expect, test, vi } from "vitest";

import { Hints, SLOW, type HintSource } from "./hints.svelte";
import { move } from "./samples";
import type { Advice } from "./wasm/advice";

const MOVES = [1, 2, 3, 4].map((id) => move(id, { do: "place" }));
const ADVICE: Advice = {
  moves: [
    { action: 3, share: 0.504 },
    { action: 1, share: 0.25 },
  ],
  games: 40,
};
const TOLD = { log: [], reason: null };

function source(how: Partial<HintSource> = {}): HintSource {
  return {
    moves: () => MOVES,
    take: vi.fn(() => Promise.resolve(null)),
    think: vi.fn(() => Promise.resolve(ADVICE)),
    askHouse: vi.fn(() => Promise.resolve(2)),
    preview: vi.fn(() => Promise.resolve(TOLD)),
    ...how,
  };
}

const never = (): Promise<never> => new Promise(() => undefined);
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const named = (hints: Hints) => hints.moves.map(({ move, percent }) => [move.id, percent]);

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a hint", () => {
  test("is taken first, then found by the page, and then explained", async () => {
    let explain: (told: typeof TOLD) => void = () => undefined;
    const preview = vi.fn(() => new Promise<typeof TOLD>((resolve) => (explain = resolve)));
    const from = source({ preview });
    const hints = new Hints(from);
    hints.toggle();
    expect([hints.isOpen, hints.state]).toEqual([true, "thinking"]);
    expect(from.think).not.toHaveBeenCalled();
    await settle();
    expect(hints.state).toBe("given");
    expect(named(hints)).toEqual([
      [3, 50],
      [1, 25],
    ]);
    expect(hints.moves.map(({ told }) => told)).toEqual([null, null]);
    explain(TOLD);
    await settle();
    expect(hints.moves[1]?.told).toBe(TOLD);
    expect(from.askHouse).not.toHaveBeenCalled();
  });

  test("is taken once, however often it is opened", async () => {
    const from = source();
    const hints = new Hints(from);
    for (let times = 0; times < 5; times++) {
      hints.toggle();
      await settle();
    }
    expect(hints.isOpen).toBe(true);
    expect(from.take).toHaveBeenCalledTimes(1);
  });

  test("that is refused says why, and nothing is thought", async () => {
    const why = { say: "refused-no-hints", with: {} };
    const from = source({ take: () => Promise.resolve(why) });
    const hints = new Hints(from);
    hints.toggle();
    await settle();
    expect([hints.state, hints.why]).toEqual(["refused", why]);
    expect(from.think).not.toHaveBeenCalled();
  });

  test("is forgotten with its question, though it comes later", async () => {
    let find: (advice: Advice) => void = () => undefined;
    const hints = new Hints(source({ think: () => new Promise((resolve) => (find = resolve)) }));
    hints.toggle();
    await settle();
    hints.forget();
    find(ADVICE);
    await settle();
    expect([hints.isOpen, hints.state, hints.moves]).toEqual([false, "none", []]);
  });

  test("names no move that is not on offer", async () => {
    const hints = new Hints(source({ moves: () => MOVES.slice(0, 2) }));
    hints.toggle();
    await settle();
    expect(named(hints)).toEqual([[1, 25]]);
  });
});

describe("the house", () => {
  test("names a move where the page cannot think", async () => {
    const hints = new Hints(source({ think: () => Promise.reject(new Error("no rules")) }));
    hints.toggle();
    await settle();
    expect(named(hints)).toEqual([[2, null]]);
  });

  test("is asked beside a slow page, and the first answer counts", async () => {
    const from = source({ think: vi.fn(never) });
    const hints = new Hints(from);
    hints.toggle();
    await vi.advanceTimersByTimeAsync(SLOW - 1);
    expect(from.askHouse).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(named(hints)).toEqual([[2, null]]);
  });

  test("is not waited for where the page comes after all", async () => {
    const late = (): Promise<Advice> => new Promise((resolve) => setTimeout(() => resolve(ADVICE), SLOW + 100));
    const hints = new Hints(source({ think: late, askHouse: never }));
    hints.toggle();
    await vi.advanceTimersByTimeAsync(SLOW + 100);
    expect(named(hints)[0]).toEqual([3, 50]);
  });

  test("is asked at once when the page was slow twice", async () => {
    const from = source({ think: vi.fn(never) });
    const hints = new Hints(from);
    for (let times = 0; times < 3; times++) {
      hints.toggle();
      await vi.advanceTimersByTimeAsync(SLOW);
      expect(hints.state).toBe("given");
      hints.forget();
    }
    expect(from.think).toHaveBeenCalledTimes(2);
  });

  test("that gives none either leaves it at that, and one may ask again", async () => {
    const from = source({ think: () => Promise.reject(new Error("no rules")), askHouse: () => Promise.resolve(null) });
    const hints = new Hints(from);
    hints.toggle();
    await settle();
    expect(hints.state).toBe("failed");
    hints.toggle();
    hints.toggle();
    await settle();
    expect(from.take).toHaveBeenCalledTimes(2);
  });
});
