import { describe, expect, test } from "vitest";

import { entriesOf, inOneLine, toldOf, type LogStyle } from "./log";
import { event } from "./samples";

const DEEDS = ["played", "built", "bid", "passed"];
const STYLE: LogStyle = {
  rounds: ["round"],
  headings: ["counted"],
  quiet: ["nothing"],
  contests: [{ opens: ["opened"], bids: ["bid"], passes: ["passed"], ends: ["won"] }],
  telling: ["built", "scored"],
};
const kinds = (...log: string[]): { kind: string; seat?: number }[] =>
  log.map((line) => {
    const [kind = "", seat] = line.split(" ");
    return seat === undefined ? { kind } : { kind, seat: Number(seat) };
  });
/** Without what only rounds have. */
const entries = (log: string[], from = 0, style = STYLE, deeds = DEEDS) =>
  entriesOf(
    kinds(...log).map(({ kind, seat }) => event(kind, seat === undefined ? {} : { seat })),
    from,
    deeds,
    style,
  ).map(({ isRound, ...entry }) => (isRound ? { ...entry, isRound } : entry));

describe("the log by turns", () => {
  test("has one entry for all that a seat does, and what follows from it for others", () => {
    expect(entries(["played 0", "built 0", "full", "scored 1", "played 0", "played 1"])).toEqual([
      { from: 0, to: 5, seat: 0, told: [1, 3] },
      { from: 5, to: 6, seat: 1, told: [5] },
    ]);
  });

  test("numbers its lines from the game's first, though it holds only the last", () => {
    expect(entries(["played 2", "built 2"], 40)).toEqual([{ from: 40, to: 42, seat: 2, told: [41] }]);
  });

  test("has one entry for an auction, told by whoever won it, and then by turns again", () => {
    expect(entries(["opened", "bid 0", "passed 1", "won 0", "gained 0", "built 0"])).toEqual([
      { from: 0, to: 5, seat: 0, told: [3] },
      { from: 5, to: 6, seat: 0, told: [5] },
    ]);
  });

  test("tells an auction that is not over by how it stands", () => {
    expect(entries(["opened", "bid 0", "bid 1", "passed 0"])).toEqual([{ from: 0, to: 4, seat: 1, told: [2] }]);
    expect(entries(["opened"])).toEqual([{ from: 0, to: 1, seat: null, told: [0] }]);
  });

  test("begins a new entry where a round begins, and none for what somebody does not do", () => {
    expect(entries(["played 0", "round 0", "turned-up", "nothing 1", "played 1"])).toEqual([
      { from: 0, to: 1, seat: 0, told: [0] },
      { from: 1, to: 4, seat: null, told: [1], isRound: true },
      { from: 4, to: 5, seat: 1, told: [4] },
    ]);
  });

  test("has an entry for every count of a seat, though nobody does it", () => {
    expect(entries(["played 0", "counted 0", "counted 1"]).map(({ seat, told }) => [seat, told])).toEqual([
      [0, [0]],
      [0, [1]],
      [1, [2]],
    ]);
  });

  test("goes by seats alone where a game says nothing of it", () => {
    expect(entries(["a 0", "b 0", "c", "a 1"], 0, {}, [])).toEqual([
      { from: 0, to: 3, seat: 0, told: [0] },
      { from: 3, to: 4, seat: 1, told: [3] },
    ]);
  });
});

describe("a sentence of the log", () => {
  const parts = (text: string) => [{ text, isStrong: false }];

  test("leaves out the name that arms stand for", () => {
    expect(toldOf(parts("Bo builds."), "Bo")).toEqual({ name: "Bo", parts: parts(" builds."), times: 1 });
    expect(toldOf(parts("You build."), "Bo")).toEqual({ name: "", parts: parts("You build."), times: 1 });
    expect(toldOf(parts("Bo builds."), null)).toEqual({ name: "", parts: parts("Bo builds."), times: 1 });
  });

  test("counts what is said again", () => {
    const told = ["Bo builds.", "Bo builds.", "Cy wins."].map((text) => toldOf(parts(text), "Bo"));
    expect(inOneLine(told).map(({ name, parts: [part], times }) => [name, part?.text, times])).toEqual([
      ["Bo", " builds", 2],
      ["", "Cy wins", 1],
    ]);
  });
});
