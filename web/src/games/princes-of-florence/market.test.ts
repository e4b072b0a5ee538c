import { describe, expect, test } from "vitest";

import EN from "../../../../src/signoria/games/princes_of_florence/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import { event } from "../../lib/samples";
import { Words } from "../../lib/words";
import { auctionsLabel, itemLabel, itemText, rivalLabel, rivalOf, salesOf, shownSale } from "./market";
import { auction, characters, sceneOf, view } from "./sales-samples";

const WORDS = new Words("en", HOUSE_EN, EN);
const JESTER = event("item-bought", { seat: 1, item: "jester", florins: 700 });

describe("what was sold", () => {
  test("is known with its buyer and price as long as it is news", () => {
    const free = event("item-free", { seat: 2, item: "lake", florins: 300 });
    expect(Object.fromEntries(salesOf([JESTER, free]))).toEqual({
      jester: { seat: 1, florins: 700, isFree: false },
      lake: { seat: 2, florins: 300, isFree: true },
    });
  });

  test("is forgotten when a new round begins", () => {
    expect(salesOf([JESTER, event("round-begun", { round: 4, seat: 1, minimum: 14 })]).size).toBe(0);
  });

  test("is said of an item", () => {
    const scene = sceneOf(WORDS, { view: view({ auction: auction({ sold: ["jester", "forest"] }) }) });
    expect(itemLabel(scene, "jester", salesOf([JESTER]).get("jester"))).toBe(
      "jester: one left, bought by Bo for 700 florins",
    );
    expect(itemLabel(scene, "forest", undefined)).toBe("forest: 6 left, sold this round");
    expect(itemLabel(scene, "park", undefined)).toBe("park: none left");
  });
});

test("an item is opened, and taken by the last player", () => {
  expect(itemText({ phase: "open" }, "lake")).toBe("open lake");
  expect(itemText({ phase: "last" }, "lake")).toBe("take lake");
});

describe("rivals", () => {
  const running = auction({ item: "lake", florins: 400, next: 500, bidder: 1, passed: [2] });

  test("lead, decide or have passed", () => {
    const shown = view({ phase: "bid", auction: running });
    expect([0, 1, 2].map((seat) => rivalOf(shown, seat))).toEqual(["speaks", "leads", "passed"]);
    expect(rivalLabel(sceneOf(WORDS, { view: shown }), 1)).toBe("Bo bids 400 florins");
  });

  test("are out when they have bought or given up, and else wait", () => {
    const shown = view({ waiting_for: [1], auction: auction({ out: [2] }) });
    expect([0, 1, 2].map((seat) => rivalOf(shown, seat))).toEqual(["waits", "speaks", "out"]);
  });
});

describe("what goes on", () => {
  const said = (changed: Parameters<typeof view>[0], seat: number | null = 0): string =>
    auctionsLabel(sceneOf(WORDS, { view: view(changed), seat }));

  test("is said to the reader and to others", () => {
    expect(said({})).toBe("Tap an item to bid 200 florins for it.");
    expect(said({}, 1)).toBe("Ada opens the next auction, at 200 florins.");
    expect(said({ phase: "last", waiting_for: [2] })).toContain("Cy is the last one");
    expect(said({ phase: "place", piece: "lake", waiting_for: [1] })).toBe("Bo places a lake.");
    expect(said({ phase: "look", looking: { seat: 1, pile: "prestige", cards: 5 }, waiting_for: [1] })).toBe(
      "Bo looks at 5 cards of the prestige pile.",
    );
  });

  test("is nothing before the auctions and after them", () => {
    expect(said({ stage: "opening", phase: "return" })).toBe("The auctions have not begun.");
    expect(said({ stage: "actions", phase: "act" })).toBe("The auctions of this round are over.");
  });
});

test("items are shown while they are auctioned, else the characters, where there are any", () => {
  expect(shownSale(view())).toBe("market");
  expect(shownSale(view({ stage: "actions" }))).toBe("market");
  expect(shownSale(view({ characters: characters() }))).toBe("market");
  expect(shownSale(view({ stage: "characters", characters: characters() }))).toBe("characters");
});
