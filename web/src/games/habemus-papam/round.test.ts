import { describe, expect, test } from "vitest";

import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import EN from "../../../../src/signoria/games/habemus_papam/words.en.ftl?raw";
import { Words } from "../../lib/words";
import { deedLabel, reasonOf, seatsInOrder, shownBid } from "./round";
import { player, PLAYERS, view } from "./samples";

describe("the order of the seats", () => {
  test("is clockwise from the Camerlengo until the bids are ranked", () => {
    expect(seatsInOrder(view({ camerlengo: 1 }))).toEqual([1, 2, 0]);
    expect(seatsInOrder(view({ camerlengo: 1, ranking: [2, 0, 1] }))).toEqual([2, 0, 1]);
  });
});

describe("a bid", () => {
  const shown = (bid: string[] | null, played: string | null): string =>
    shownBid({ bid, played })
      .map(({ gem, isVirtual }) => (isVirtual ? `(${gem})` : gem))
      .join(" ");

  test("shows its gems, and those that an action card adds", () => {
    expect(shown(["ruby", "amber"], null)).toBe("ruby amber");
    expect(shown(["ruby", "amber"], "twice")).toBe("(ruby) ruby amber");
    expect(shown(["ruby", "ruby", "ruby"], "rubies")).toBe("(ruby) (ruby) (ruby)");
    expect(shown([], "twice")).toBe("");
    expect(shown(null, null)).toBe("");
  });
});

describe("what tells two bids apart", () => {
  const reasons = (...bids: string[][]): (string | null)[] => {
    const players = bids.map((bid, seat) => player(seat, { bid }));
    const ranked = view({ players, ranking: bids.map((_, seat) => seat) });
    return bids.map((_, place) => reasonOf(ranked, place));
  };

  test("is their number, then their quality, then the distance from the Camerlengo", () => {
    expect(reasons(["amber", "amber"], ["ruby"], ["amber"], ["amber"])).toEqual([
      "number",
      "number",
      "quality",
      "distance",
    ]);
    expect(reasons([], [])).toEqual(["distance", "distance"]);
  });

  test("counts the best gem twice where a card says so", () => {
    const players = [player(0, { bid: ["ruby"], played: "twice" }), player(1, { bid: ["ruby", "amber"] })];
    expect(reasonOf(view({ players, ranking: [0, 1] }), 0)).toBe("quality");
  });

  test("is nothing while nobody is ranked", () => {
    expect(reasonOf(view(), 0)).toBeNull();
  });
});

test("what somebody did is said in few words", () => {
  const scene = { words: new Words("en", HOUSE_EN, EN), players: PLAYERS };
  expect(deedLabel(scene, { did: "gold", gold: 6 })).toBe("+6 gold");
  expect(deedLabel(scene, { did: "took", card: "mazarin" })).toBe("takes Mazarin");
  expect(deedLabel(scene, { did: "bribed", card: "bichi", owner: 1 })).toBe("bribes Bichi, from Bo");
  expect(deedLabel(scene, { did: "swapped", card: "lugo", other: "chigi" })).toBe("de Lugo ⇄ Chigi");
});
