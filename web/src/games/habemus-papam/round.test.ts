import { describe, expect, test } from "vitest";

import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import EN from "../../../../src/signoria/games/habemus_papam/text/words.en.ftl?raw";
import { Words } from "../../lib/words";
import { deedLabel, reasonOf, seatsInOrder, shownBid, spareDeeds, waitingLabel, waitingOf } from "./round";
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

describe("who is waited for", () => {
  const waiting = (phase: string, changed: Parameters<typeof player>[1]): string | null =>
    waitingOf(view({ phase }), player(0, changed));

  test("is who has not chosen, if they have something to choose", () => {
    expect(waiting("order", {})).toBe("is-choosing");
    expect(waiting("order", { has_chosen: true })).toBe("has-chosen");
    expect(waiting("action", { action_cards: 1 })).toBe("is-choosing");
    expect(waiting("action", {})).toBe("has-no-card");
  });

  test("is not who shows a bid already, nor who bids when the others have", () => {
    expect(waiting("bid", {})).toBe("is-choosing");
    expect(waiting("bid", { played: "rubies", bid: ["ruby", "ruby", "ruby"] })).toBeNull();
    expect(waiting("bid", { played: "second" })).toBe("bids-later");
    expect(waiting("bid-second", { played: "second" })).toBe("is-choosing");
    expect(waiting("bid-second", { bid: [] })).toBeNull();
  });

  test("is nobody in particular where one decides after the other", () => {
    expect(waiting("take", { bid: [] })).toBeNull();
    expect(waiting("bribe", {})).toBeNull();
  });

  test("is said in words", () => {
    const scene = { words: new Words("en", HOUSE_EN, EN) };
    expect(waitingLabel(scene, "has-chosen")).toBe("has chosen");
    expect(waitingLabel(scene, "is-choosing")).toBe("still choosing");
    expect(waitingLabel(scene, "bids-later")).toBe("bids after the others");
    expect(waitingLabel(scene, "has-no-card")).toBe("no action card");
  });
});

test("what somebody did is said in few words", () => {
  const scene = { words: new Words("en", HOUSE_EN, EN), players: PLAYERS };
  expect(deedLabel(scene, { did: "gold", gold: 6 })).toBe("+6 gold");
  expect(deedLabel(scene, { did: "robbed", gold: 5 })).toBe("takes 5 gold from the others");
  expect(deedLabel(scene, { did: "took", card: "mazarin" })).toBe("takes Mazarin");
  expect(deedLabel(scene, { did: "bribed", card: "bichi", owner: 1 })).toBe("bribes Bichi, from Bo");
  expect(deedLabel(scene, { did: "swapped", card: "lugo", other: "chigi" })).toBe("de Lugo ⇄ Chigi");
});

describe("where there is little room", () => {
  test("the oldest deeds are left out, and the last is always told", () => {
    expect(spareDeeds([], "")).toBe(0);
    expect(spareDeeds(["takes Mazarin", "+6 gold"], "still choosing")).toBe(0);
    expect(spareDeeds(["takes Mazarin", "de Lugo ⇄ Chigi", "takes 5 gold from the others"], "")).toBe(1);
    expect(spareDeeds(["+6 gold", "x".repeat(99)], "still choosing")).toBe(1);
  });
});
