import { describe, expect, test } from "vitest";

import EN from "../../../../src/signoria/games/princes_of_florence/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import { choosingAmong } from "../../lib/samples";
import { Words } from "../../lib/words";
import {
  bringsLabel,
  figureOf,
  firstCharacter,
  isUsable,
  leastNumber,
  nearestNumber,
  numbersOf,
  standingLabel,
} from "./characters";
import { character, characters, offersOf, player, sceneOf, view } from "./sales-samples";

const WORDS = new Words("en", HOUSE_EN, EN);
const SHOWN = view({
  stage: "characters",
  phase: "character",
  characters: characters(),
  players: [player(0, { place: 2 }), player(1), player(2)],
});
const SCENE = sceneOf(WORDS, { view: SHOWN });

describe("what a character would bring the reader now", () => {
  const brings = (name: string, scene = SCENE): string => bringsLabel(scene, character(name));

  test("is said with the figures of this moment", () => {
    expect(brings("muse")).toBe("Each of your works: +3 VA");
    expect(brings("princess")).toBe("A work of 13 VA; 12 are needed");
    expect(brings("merchant")).toBe("Your next item free, or 2 PP");
    expect(brings("banker")).toBe("600 florins, less your bid");
  });

  test("says that the princess’s work would not reach the minimum", () => {
    expect(brings("princess", { ...SCENE, view: { ...SHOWN, minimum: 14 } })).toBe(
      "A work of only 13 VA; 14 are needed",
    );
  });

  test("is general for a spectator", () => {
    const spectator = { ...SCENE, seat: null, view: { ...SHOWN, you: null } };
    expect(brings("princess", spectator)).toBe("A work without a profession");
    expect(figureOf(spectator, character("princess"))).toBeNull();
    expect(figureOf(spectator, character("merchant"))).toBeNull();
  });

  test("is a figure where there is one", () => {
    expect(figureOf(SCENE, character("muse"))).toEqual({ sign: "work", text: "+3" });
    expect(figureOf(SCENE, character("princess"))).toEqual({ sign: "work", text: "13" });
    expect(figureOf(SCENE, character("merchant"))).toEqual({ sign: "laurel", text: "+2" });
    expect(figureOf(SCENE, character("banker"))).toEqual({ sign: "florin", text: "600" });
    expect(figureOf(SCENE, character("banker", { florins: 0 }))).toBeNull();
    expect(figureOf(SCENE, character("cardinal"))).toBeNull();
  });
});

test("who stands on a character or has it is said", () => {
  const said = (changed: Parameters<typeof character>[1]): string => standingLabel(SCENE, character("muse", changed));
  expect(said({})).toBe("nobody stands there; from 300 florins");
  expect(said({ standing: 1, number: 5 })).toBe("Bo bids 500 florins");
  expect(said({ owner: 0, taken: true })).toBe("yours this round");
  expect(said({ taken: true })).toBe("taken this round");
  expect(standingLabel(SCENE, character("banker", { standing: 0, number: 0 }))).toBe("you bid 0 florins");
});

describe("numbers", () => {
  test("are those that may be bid, the least first", () => {
    expect(numbersOf(offersOf("muse 7", "muse 6", "banker 0", "pass"), "muse")).toEqual([6, 7]);
    expect(numbersOf(offersOf("pass"), "muse")).toEqual([]);
  });

  test("begin above the piece that stands there", () => {
    expect(leastNumber(character("muse"))).toBe(3);
    expect(leastNumber(character("muse", { standing: 1, number: 5 }))).toBe(6);
  });

  test("what is typed means one of the card", () => {
    const muse = character("muse");
    expect([NaN, -2, 4.4, 99].map((typed) => nearestNumber(muse, typed))).toEqual([3, 3, 4, 15]);
  });
});

describe("the character looked at closely", () => {
  const first = (changed: Parameters<typeof characters>[0], ...texts: string[]): string =>
    firstCharacter({
      ...SCENE,
      view: { ...SHOWN, characters: characters(changed) },
      choosing: choosingAmong(offersOf(...texts)),
    });

  test("is one the reader can use, else one that may be bid for", () => {
    expect(first({ merchant: { owner: 0, taken: true } }, "merchant points")).toBe("merchant");
    expect(first({ muse: { owner: 1, taken: true } }, "princess 4", "pass")).toBe("princess");
  });

  test("is else the reader’s own, or one that somebody bids for", () => {
    expect(first({ cardinal: { owner: 0, taken: true } })).toBe("cardinal");
    expect(first({ banker: { standing: 2, number: 1 } })).toBe("banker");
    expect(first({})).toBe("muse");
  });
});

test("only merchant, professor and princess are used by tapping, by who has them", () => {
  expect(isUsable({ seat: 0 }, character("princess", { owner: 0 }))).toBe(true);
  expect(isUsable({ seat: 0 }, character("princess", { owner: 1 }))).toBe(false);
  expect(isUsable({ seat: 0 }, character("muse", { owner: 0 }))).toBe(false);
  expect(isUsable({ seat: null }, character("princess"))).toBe(false);
});
