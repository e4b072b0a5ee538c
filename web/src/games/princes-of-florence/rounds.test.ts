import { describe, expect, test } from "vitest";

import EN from "../../../../src/signoria/games/princes_of_florence/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import { Words } from "../../lib/words";
import { roundsOf, workLabel, worksOf } from "./rounds";
import { player, sceneOf, view } from "./sales-samples";
import { placesOf, trackEnd, trackMarks } from "./track";

const WORDS = new Words("en", HOUSE_EN, EN);
const worked = (...values: number[]) =>
  view({ players: values.map((value, seat) => player(seat, { best_work: value })) });

describe("the rounds", () => {
  test("are played, being played or to come, each with its minimum", () => {
    const rounds = roundsOf(view({ round: 3 }));
    expect(rounds.map(({ when }) => when).join(" ")).toBe("past past now later later later later");
    expect(rounds[6]).toEqual({ round: 7, minimum: 17, when: "later" });
  });

  test("are all played when the game is over", () => {
    expect(roundsOf(view({ round: 7, phase: "over" })).every(({ when }) => when === "past")).toBe(true);
  });
});

describe("the best works", () => {
  test("stand in their order, the highest marked, though it be several", () => {
    const works = worksOf(worked(12, 0, 15), null);
    expect(works.map(({ seat, value, isBest }) => [seat, value, isBest])).toEqual([
      [2, 15, true],
      [0, 12, false],
    ]);
    expect(worksOf(worked(9, 9, 0), null).map(({ isBest }) => isBest)).toEqual([true, true]);
  });

  test("have ghosts of what a move would make, but not of a new round", () => {
    const now = worked(0, 12, 0);
    expect(worksOf(now, worked(14, 12, 0))).toEqual([
      { seat: 0, value: 14, isBest: true, isGhost: true },
      { seat: 1, value: 12, isBest: false, isGhost: false },
    ]);
    expect(worksOf(now, { ...worked(0, 0, 0), round: 4 })).toHaveLength(1);
  });

  test("are said", () => {
    const [best] = worksOf(worked(12, 0, 0), null);
    if (!best) throw new Error("There is a best work.");
    expect(workLabel(sceneOf(WORDS), best)).toBe("your best work: 12 VA, the best so far");
    expect(workLabel(sceneOf(WORDS, { seat: 1 }), { ...best, isBest: false })).toBe("best work of Ada: 12 VA");
  });
});

describe("the track", () => {
  const scored = (...points: number[]) => view({ players: points.map((prestige, seat) => player(seat, { prestige })) });

  test("has no end, and grows by tens", () => {
    expect([scored(0, 3), scored(21, 3), scored(97, 140)].map((one) => trackEnd(one, null))).toEqual([20, 30, 140]);
    expect(trackEnd(scored(18), scored(25))).toBe(30);
    expect(trackMarks(40)).toEqual([25, 50, 75]);
  });

  test("shows where everybody is and would be", () => {
    const [one, other] = placesOf(scored(20, 10), scored(17, 10));
    expect(one).toMatchObject({ points: 20, change: -3, reach: 100, then: 85 });
    expect(other).toMatchObject({ points: 10, change: 0, reach: 50, then: 50 });
  });
});
