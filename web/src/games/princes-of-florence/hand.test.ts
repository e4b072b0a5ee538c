import { describe, expect, test } from "vitest";

import EN from "../../../../src/signoria/games/princes_of_florence/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import { Words } from "../../lib/words";
import { likedBy, likesOf, making, paymentsAmong, recruitsOf, verdictOn } from "./hand";
import { cardName, freedomLabel, openCards, professionLabel, returnedLabel, worthCardLabel } from "./hand-labels";
import { acting, handOffers, LAWYER, own, profession, working } from "./hand-samples";
import { player, sceneOf } from "./sales-samples";

const WORDS = new Words("en", HOUSE_EN, EN);
const scene = sceneOf(WORDS, { view: acting() });
const POET = profession();

describe("a work", () => {
  test("is enough by itself, with all bonus cards, or not; before the first round nothing is needed", () => {
    expect([verdictOn(12, 0, 12), verdictOn(9, 3, 12), verdictOn(9, 2, 12), verdictOn(4, 0, 0)]).toEqual([
      "enough",
      "enough-with-bonus",
      "short",
      null,
    ]);
  });

  test("finds some of what its profession likes", () => {
    expect(likesOf(POET).map(({ has }) => has)).toEqual([false, true, false]);
    expect(likedBy([POET, LAWYER], "opinion")).toEqual([LAWYER]);
    expect(likedBy([POET, LAWYER], "lake")).toEqual([]);
  });

  test("that is being made is known by what has left the hand", () => {
    const [lakes, table] = [
      { name: "lakes", value: 2 },
      { name: "table", value: 1 },
    ];
    const seen = { table: ["painter"], hand: [POET, LAWYER], bonus: [lakes, table] };
    expect(making(seen, ["painter", "poet"], [table])).toEqual({ card: POET, played: [lakes] });
    expect(making(null, ["painter", "poet"], [table])).toEqual({ card: null, played: [] });
    expect(making(seen, ["painter"], [table])).toEqual({ card: null, played: [] });
  });

  test("may be paid in every way that is offered, with what the reader would have then", () => {
    const view = working("pay", 5, { florins: 300 }, ["poet"]);
    expect(paymentsAmong(handOffers("prestige 2", "prestige 0", "done"), view, own({ florins: 300 }))).toEqual([
      { points: 0, florins: 500, prestige: 5, purse: 800 },
      { points: 2, florins: 100, prestige: 7, purse: 400 },
    ]);
  });
});

test("who could be recruited is sorted by value, with before whom they lie", () => {
  const players = [player(0), player(1, { table: ["poet"] }), player(2, { table: ["lawyer"] })];
  const recruits = recruitsOf(acting({}, { players }), own({ recruits: [POET, LAWYER] }));
  expect(recruits.map(({ card, owner }) => [card.name, owner])).toEqual([
    ["lawyer", 2],
    ["poet", 1],
  ]);
});

describe("words", () => {
  test("for a profession say what it likes, its value, and whether that is enough", () => {
    expect(professionLabel(scene, POET)).toBe(
      "poet, who likes theatre, lake and travel: a work of 8 VA now, 4 short of the 12 VA this round needs",
    );
    expect(professionLabel(scene, LAWYER, 1)).toContain("12 VA now, enough for this round, face up before Bo");
    const rich = sceneOf(WORDS, { view: acting({ bonus: [{ name: "lakes", value: 4 }] }) });
    expect(professionLabel(rich, POET)).toContain("enough with bonus cards, which bring it to 12 VA");
  });

  test("for cards say what they are for and what they are worth", () => {
    expect(worthCardLabel(scene, "bonus", { name: "lakes", value: 2 })).toBe("2 per lake: adds 2 VA now");
    expect(worthCardLabel(scene, "prestige", { name: "most-lakes", value: 3, points: 6, tied: 3 })).toBe(
      "most lakes: worth 6 PP, tied 3, 3 PP if the game ended now",
    );
    expect(worthCardLabel(scene, "prestige", { name: "two-large", value: 0, points: 5 })).toBe(
      "two large buildings: worth 5 PP, nothing if the game ended now",
    );
    expect(cardName(scene, "profession", "bellmaker")).toBe("bell maker");
    expect(cardName(scene, "bonus", "of-my-own")).toBe("of-my-own");
  });

  test("for a freedom say what is left of it and who in the hand likes it", () => {
    expect(freedomLabel(scene, own(), "travel")).toBe("the freedom of travel, 2 left, liked by poet");
    expect(freedomLabel(scene, own(), "religion")).toBe("the freedom of religion, none left");
  });

  test("for a profession given back say who still chooses", () => {
    const waiting = sceneOf(WORDS, { view: acting({}, { waiting_for: [1, 2] }) });
    expect(returnedLabel(waiting, "poet")).toBe("You give back the poet. Still choosing: Bo and Cy.");
  });

  test("for an open hand name all its cards", () => {
    expect(openCards(sceneOf(WORDS, { view: acting() }), own()).map(({ kind, value }) => [kind, value])).toEqual([
      ["profession", 12],
      ["profession", 8],
      ["bonus", 2],
      ["prestige", 3],
    ]);
  });
});
