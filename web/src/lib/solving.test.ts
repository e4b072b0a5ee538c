import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "./api";
import type { JudgedMove, MoveFacts, PuzzleAnswer, PuzzleFacts } from "./protocol";
import * as thinking from "./puzzle-thinking";
import { puzzleHistory } from "./puzzles.svelte";
import { Narrator } from "./sentences";
import { Solving } from "./solving.svelte";
import { Words } from "./words";

const MOVES: MoveFacts[] = [1, 2].map((id) => ({ id, text: `bid ${id}`, data: { do: "bid" }, with: {} }));
const FACTS: PuzzleFacts = {
  id: "00ff",
  game: "patrician",
  options: {},
  seats: [],
  seat: 0,
  kind: "move",
  left: null,
  grade: 1,
  view: {},
  own: {},
  waiting: [0],
  moves: MOVES,
  log: [],
  news_from: 0,
};
const judged = (place: number, share: number): JudgedMove => ({
  move: MOVES[place] as MoveFacts,
  share,
  games: 600,
  log: [],
  reason: null,
});
const answerTo = (id: number): PuzzleAnswer => ({
  is_right: id === 2,
  tried: judged(id - 1, id / 4),
  beside: judged(2 - id, (3 - id) / 4),
  right: [2],
  shares: { 1: 0.25, 2: 0.5 },
  state: { game: "patrician", seats: 2, options: {}, rules: "", seat: 0, state: "" },
});

let answered = 0;

function solving(): Solving {
  return new Solving(FACTS, {
    narrator: () => new Narrator(new Words("en"), [], 0),
    asksTwice: () => false,
    answered: () => {
      answered += 1;
      return Promise.resolve();
    },
  });
}

beforeEach(() => {
  answered = 0;
  vi.spyOn(api, "puzzleAnswer").mockImplementation((_, __, action) => Promise.resolve(answerTo(action)));
});
afterEach(() => vi.restoreAllMocks());

test("a wrong move is told so, and can be tried again", async () => {
  const puzzle = solving();
  await puzzle.choosing.tap("bid 1");
  await vi.waitFor(() => expect(puzzle.answer?.is_right).toBe(false));
  expect(puzzleHistory.of("patrician", "00ff")).toBe("failed");
  expect(puzzle.choosing.offers).toEqual([]);
  puzzle.tryAgain();
  expect(puzzle.choosing.offers.map(({ move }) => move.id)).toEqual([1, 2]);
  await puzzle.choosing.tap("bid 2");
  await vi.waitFor(() => expect(puzzle.answer?.is_right).toBe(true));
  expect(puzzleHistory.of("patrician", "00ff")).toBe("later");
  expect(answered).toBe(3);
});

test("the page plays on from both moves once, and says if it cannot", async () => {
  const compare = vi.spyOn(thinking, "comparison").mockRejectedValueOnce(new Error("no rules"));
  const puzzle = solving();
  await puzzle.think();
  expect(compare).not.toHaveBeenCalled();
  await puzzle.choosing.tap("bid 2");
  await vi.waitFor(() => expect(puzzle.answer).not.toBeNull());
  await puzzle.think();
  expect(puzzle.thinking).toBe("failed");
  compare.mockResolvedValue({ games: 40, tried: 0.5, beside: 0.25 });
  await puzzle.think();
  await puzzle.think();
  expect(puzzle.compared).toEqual({ games: 40, tried: 0.5, beside: 0.25 });
  expect(compare).toHaveBeenCalledTimes(2);
});

test("what is found out for an attempt that was left is dropped", async () => {
  let finish: (found: thinking.Compared) => void = () => undefined;
  vi.spyOn(thinking, "comparison").mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const puzzle = solving();
  await puzzle.choosing.tap("bid 1");
  await vi.waitFor(() => expect(puzzle.answer).not.toBeNull());
  const thought = puzzle.think();
  puzzle.tryAgain();
  finish({ games: 4, tried: 0, beside: 1 });
  await thought;
  expect(puzzle.compared).toBeNull();
});
