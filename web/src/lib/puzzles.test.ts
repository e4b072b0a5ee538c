import { beforeEach, expect, test } from "vitest";

import type { PuzzleCard } from "./protocol";
import { PuzzleHistory } from "./puzzles.svelte";
import { placeOf, puzzlePath } from "./router.svelte";

const CARDS: PuzzleCard[] = ["a1", "b2", "c3"].map((id) => ({ id, kind: "move", left: null, grade: 1 }));

beforeEach(() => localStorage.clear());

test("only the first try tells whether a puzzle was solved at once", () => {
  const history = new PuzzleHistory();
  history.note("patrician", "a1", false);
  expect(history.of("patrician", "a1")).toBe("failed");
  history.note("patrician", "a1", true);
  expect(history.of("patrician", "a1")).toBe("later");
  history.note("patrician", "b2", true);
  history.note("patrician", "b2", false);
  expect(history.of("patrician", "b2")).toBe("solved");
  expect(history.of("il-principe", "b2")).toBeNull();
  expect(history.solved("patrician", CARDS)).toBe(2);
});

test("a run ends with the first failure, and the best is remembered", () => {
  const history = new PuzzleHistory();
  history.note("patrician", "a1", true);
  history.note("patrician", "b2", true);
  history.note("patrician", "c3", false);
  history.note("patrician", "c3", true);
  expect([history.run, history.best]).toEqual([0, 2]);
  expect([new PuzzleHistory().run, new PuzzleHistory().best]).toEqual([0, 2]);
});

test("the next puzzle is one that was not tried, then one that is not solved", () => {
  const history = new PuzzleHistory();
  expect(history.next("patrician", CARDS, null)?.id).toBe("a1");
  expect(history.next("patrician", CARDS, "a1")?.id).toBe("b2");
  history.note("patrician", "b2", false);
  expect(history.next("patrician", CARDS, "a1")?.id).toBe("c3");
  expect(history.next("patrician", CARDS, "c3")?.id).toBe("a1");
  history.note("patrician", "a1", true);
  history.note("patrician", "c3", true);
  expect(history.next("patrician", CARDS, "c3")?.id).toBe("b2");
  history.note("patrician", "b2", true);
  expect(history.next("patrician", CARDS, "b2")).toBeNull();
});

test("what another page of this browser has noted is not lost", () => {
  const [one, other] = [new PuzzleHistory(), new PuzzleHistory()];
  one.note("patrician", "a1", true);
  other.note("patrician", "b2", true);
  expect(new PuzzleHistory().solved("patrician", CARDS)).toBe(2);
});

test("what was kept and cannot be read is as if nothing was", () => {
  localStorage.setItem("signoria-puzzles", "{");
  expect(new PuzzleHistory().of("patrician", "a1")).toBeNull();
});

test("puzzles have addresses", () => {
  expect(placeOf("/puzzles")).toEqual({ page: "puzzles" });
  expect(placeOf(puzzlePath("il-principe"))).toEqual({ page: "puzzle", game: "il-principe", id: null });
  expect(placeOf(puzzlePath("il-principe", "00ff00ff"))).toEqual({
    page: "puzzle",
    game: "il-principe",
    id: "00ff00ff",
  });
  expect(placeOf("/puzzles/a/b/c")).toEqual({ page: "nowhere" });
});
