import { describe, expect, test } from "vitest";

import { playersOf, toldOf } from "./examples";
import type { ExampleFacts } from "./protocol";
import { Words } from "./words";

const WORDS = new Words(
  "en",
  `
name-person = Player { $seat }
example-full = It is full with { $floors } floors.
move-build = Build at { $city }
why-XX-1 = There is no room.
event-built = { $who ->
    [you] You build.
   *[other] { $seat } builds.
 }
sheet-line-tile = the tile of { $city }
`,
);

const EXAMPLE: ExampleFacts = {
  said: null,
  seats: 3,
  seat: 1,
  before: {},
  after: null,
  text: "build pisa",
  move: { seat: 1, text: "build pisa", data: { do: "build", city: "Pisa" }, with: {} },
  refusal: null,
  events: [],
  outcome: null,
  part: "board",
  at: [],
};

describe("an example says", () => {
  test("its own sentence first, with its numbers", () => {
    const example = { ...EXAMPLE, said: { say: "example-full", with: { floors: 5 } }, text: null, move: null };
    expect(toldOf(WORDS, example, "XX-1")).toEqual(["It is full with 5 floors."]);
  });

  test("why a move is refused that cannot be named", () => {
    const example = { ...EXAMPLE, move: null, refusal: { say: "why-XX-1", with: {} } };
    expect(toldOf(WORDS, example, "XX-1")).toEqual(["There is no room."]);
  });

  test("what a move leads to, to whom the example is about as you, and no more than a few things", () => {
    const events = [1, 0, 0, 0, 0, 0, 0].map((seat) => ({ kind: "built", data: { seat }, with: {} }));
    const [, happened] = toldOf(WORDS, { ...EXAMPLE, events }, "XX-1");
    expect(happened).toBe(`You build.${" Player A builds.".repeat(5)}`);
  });

  test("the lines of a score sheet that its clause gives", () => {
    const lines = [
      { clause: "XX-1", points: 7, why: "tile", city: "pisa" },
      { clause: "XX-2", points: 3, why: "tile", city: "roma" },
    ];
    const before = { sheet: [{ seat: 0, lines }] };
    expect(toldOf(WORDS, { ...EXAMPLE, text: null, move: null, before }, "XX-1")).toHaveLength(1);
  });
});

test("nobody in particular sits in an example, each of another family", () => {
  const players = playersOf(WORDS, EXAMPLE);
  expect(players.map(({ name }) => name)).toEqual(["Player A", "Player B", "Player C"]);
  expect(new Set(players.map(({ family }) => family)).size).toBe(3);
});
