import { describe, expect, test } from "vitest";

import type { StepFacts } from "./protocol";
import {
  CHUNK,
  eyesOfAll,
  Knowledge,
  Known,
  queryOf,
  rangeOf,
  replayName,
  seatOf,
  spotOf,
  wantedChunks,
  type Eyes,
} from "./replay";
import { event } from "./samples";
import { Words } from "./words";

const STEPS = 60;
/** Every step tells two lines; the opening tells three. */
const linesAfter = (step: number): number => 3 + 2 * step;

function step(number: number): StepFacts {
  return {
    step: number,
    view: { deck: 60 - number, you: null },
    owns: { 0: { you: { hand: ["roma-1"] } }, 1: { you: { hand: ["pisa-2"] } } },
    waiting: [number % 2],
    lines: linesAfter(number),
  };
}

/** What is known after these chunks were fetched. */
function known(eyes: Eyes, ...chunks: number[]): Known {
  const found = new Known(eyes, STEPS);
  found.log = Array.from({ length: linesAfter(STEPS) }, (_, line) => event(`line-${line}`));
  for (const chunk of chunks) {
    const { from, to } = rangeOf(chunk, STEPS);
    found.add(Array.from({ length: to - from }, (_, place) => step(from + place)));
  }
  return found;
}

describe("what is fetched", () => {
  test("is the chunk where the reader is, then where they go, then where they come from", () => {
    expect(wantedChunks(30, STEPS, 1)).toEqual([1, 2, 0]);
    expect(wantedChunks(30, STEPS, -1)).toEqual([1, 0, 2]);
    expect(wantedChunks(0, STEPS, -1)).toEqual([0, 1]);
    expect(wantedChunks(STEPS, STEPS, 1)).toEqual([2, 1]);
  });

  test("includes the step before a chunk and ends with the game", () => {
    expect(rangeOf(0, STEPS)).toEqual({ from: 0, to: CHUNK });
    expect(rangeOf(1, STEPS)).toEqual({ from: CHUNK - 1, to: 2 * CHUNK });
    expect(rangeOf(2, STEPS)).toEqual({ from: 2 * CHUNK - 1, to: STEPS + 1 });
  });

  test("is nothing that is there already", () => {
    expect(known("all").missing(0, 1)).toBe(0);
    expect(known("all", 0).missing(0, 1)).toBe(1);
    expect(known("all", 0, 1).missing(0, 1)).toBeNull();
    expect(known("all", 1).missing(30, 1)).toBe(2);
    expect(known("all", 1).missing(CHUNK - 1, 1)).toBe(0);
    expect(known("all", 1, 2).missing(STEPS, 1)).toBeNull();
  });

  test("is kept apart by the eyes that saw it", () => {
    const knowledge = new Knowledge(STEPS);
    knowledge.of("0").add([step(0)]);
    expect(knowledge.of("0")).toBe(knowledge.of("0"));
    expect(knowledge.of("1").missing(0, 1)).toBe(0);
  });
});

describe("a moment", () => {
  test("is not there before its step, the step before it and the log are", () => {
    expect(known("all").moment(0)).toBeNull();
    expect(known("all", 0).moment(CHUNK)).toBeNull();
    const withoutLog = known("all", 0);
    withoutLog.log = null;
    expect(withoutLog.moment(3)).toBeNull();
  });

  test("knows the lines its step told", () => {
    expect(known("all", 0).moment(0)).toMatchObject({ from: 0, to: 3 });
    expect(known("all", 0).moment(3)).toMatchObject({ from: 7, to: 9 });
    expect(known("all", 1).moment(CHUNK)).toMatchObject({ from: linesAfter(CHUNK - 1), to: linesAfter(CHUNK) });
  });

  test("shows every hand with all cards open", () => {
    const { view, owns, seat } = known("all", 0).moment(0) ?? {};
    expect(view).toEqual({ deck: 60, you: null });
    expect(Object.keys(owns ?? {})).toEqual(["0", "1"]);
    expect(seat).toBeNull();
  });

  test("shows a seat's own hand and no other with its eyes", () => {
    const { view, owns, seat } = known("1", 0).moment(0) ?? {};
    expect(view).toEqual({ deck: 60, you: { hand: ["pisa-2"] } });
    expect(owns).toEqual({});
    expect(seat).toBe(1);
  });

  test("shows no hand with a spectator's eyes", () => {
    const { view, owns, seat } = known("spectator", 0).moment(0) ?? {};
    expect(view).toEqual({ deck: 60, you: null });
    expect(owns).toEqual({});
    expect(seat).toBeNull();
  });
});

describe("a line of the log", () => {
  test("belongs to the step that told it", () => {
    const all = known("all", 0, 1, 2);
    expect(all.find(0)).toEqual({ step: 0 });
    expect(all.find(2)).toEqual({ step: 0 });
    expect(all.find(3)).toEqual({ step: 1 });
    expect(all.find(linesAfter(STEPS) - 1)).toEqual({ step: STEPS });
  });

  test("is found by fetching what lies between", () => {
    const found = known("all", 0);
    const line = linesAfter(50) - 1;
    expect(found.find(line)).toEqual({ chunk: 1 });
    found.add(Array.from({ length: CHUNK }, (_, place) => step(CHUNK + place)));
    expect(found.find(line)).toEqual({ chunk: 2 });
    found.add([step(49), step(50)]);
    expect(found.find(line)).toEqual({ step: 50 });
  });
});

describe("the address of a moment", () => {
  test("says its step and its eyes, and is read back", () => {
    expect(queryOf({ step: 12, eyes: "0" })).toBe("?step=12&eyes=0");
    expect(queryOf({ step: 0, eyes: "all" })).toBe("");
    expect(spotOf("?step=12&eyes=0", STEPS, 3)).toEqual({ step: 12, eyes: "0" });
    expect(spotOf("", STEPS, 3)).toEqual({ step: 0, eyes: "all" });
  });

  test("is as if it were left out where it makes no sense", () => {
    expect(spotOf("?step=999&eyes=7", STEPS, 3)).toEqual({ step: STEPS, eyes: "all" });
    expect(spotOf("?step=-1&eyes=", STEPS, 3)).toEqual({ step: 0, eyes: "all" });
    expect(spotOf("?step=x", STEPS, 3)).toEqual({ step: 0, eyes: "all" });
  });
});

test("one may look with everybody's eyes, a spectator's or a seat's", () => {
  expect(eyesOfAll(2)).toEqual(["all", "spectator", "0", "1"]);
  expect(eyesOfAll(2).map(seatOf)).toEqual([null, null, 0, 1]);
});

test("a player without a name is called by the seat, a bot by its level", () => {
  const words = new Words("en", "name-person = Player { $seat }\nname-novice = Novice { $seat }\n");
  const seat = { seat: 1, name: "", family: "medici", level: null, resigned: false } as const;
  expect(replayName(words, seat)).toBe("Player B");
  expect(replayName(words, { ...seat, level: "novice" })).toBe("Novice B");
  expect(replayName(words, { ...seat, name: "Bo", level: "novice" })).toBe("Bo");
});
