import { describe, expect, test } from "vitest";

import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import EN from "../../../../src/signoria/games/il_principe/text/words.en.ftl?raw";
import { NOTHING_TO_CHOOSE } from "../../lib/choosing.svelte";
import { Words } from "../../lib/words";
import { awardCard, colourCard, laidCard, regionCard, roleCard } from "./cards";
import { cityCard, lotCard } from "./cards-on-board";
import { newsOf } from "./news";
import { auction, cards, city, offered, own, player, PLAYERS, region, role, view } from "./samples";
import type { Scene } from "./scene";
import type { PrincipeView } from "./view";

const scene = (shown: PrincipeView, seat: number | null = 0): Scene => ({
  view: shown,
  then: null,
  seat,
  players: PLAYERS,
  words: new Words("en", HOUSE_EN, EN),
  choosing: NOTHING_TO_CHOOSE,
  news: newsOf([]),
});

describe("the card of a role", () => {
  test("tells its power, who holds it and who would have it next", () => {
    const { title, text, clause } = roleCard(scene(view()), role("major-white", { holder: 1, would: [0] }));
    expect(title).toBe("Bishop (white major role)");
    expect(text).toContain("you score 1 point");
    expect(text).toContain("2 points whenever somebody else builds a city with a cathedral");
    expect(text).toContain("Bo holds it. As the cards lie, you take it next.");
    expect(clause).toBe("IP-47");
  });

  test("tells what the reader lacks to take it", () => {
    const players = [player(0), player(1, { up: cards({ white: 2 }) })];
    expect(roleCard(scene(view({ players })), role("major-white")).worth).toBe(
      "3 more cards face up, and you have most.",
    );
    expect(roleCard(scene(view({ players }), null), role("major-white")).worth).toBeUndefined();
  });
});

test("the card of a colour names both its roles, or one where there are no minor ones", () => {
  expect(colourCard(scene(view()), "white").text).toContain("Bishop, second most Priest");
  const roles = [role("major-white")];
  expect(colourCard(scene(view({ roles })), "white").text).toBe("Most of these cards face up take the role Bishop.");
});

test("the card of laid cards says what those face up and face down count for", () => {
  const players = [player(0, { up: cards({ red: 2 }), down: cards({ red: 1 }) }), player(1)];
  const told = laidCard(scene(view({ players })), 0, "red");
  expect(told.title).toBe("Yours: 3 red town halls");
  expect(told.text).toContain("2 lie face up and count for the roles; one lies face down");
});

test("the card of a region says what it would bring, and what would give the lead", () => {
  const told = regionCard(scene(view()), region("blue", [1, 2], [2, 5]));
  expect(told.worth).toBe("You would score 2 points here now. 2 more shields, and you have most alone.");
  expect(awardCard(scene(view()), region("blue", [1, 2], [2, 5]), "most").title).toBe("5 points: Bo");
});

describe("the card of a city", () => {
  const place = { name: "milano", size: "medium", regions: ["blue", "green"], builder: null };

  test("on offer says what it costs and brings, what is lacking, and what the others get", () => {
    const roles = [role("major-blue", { holder: 1 })];
    const you = own({ offers: [offered({ missing: ["blue"], missing_coins: 1 })] });
    const told = cityCard(scene(view({ cities: [city()], roles, you })), place);
    expect(told.text).toContain("It costs 4 coins and a red town hall, 2 blue castles and a yellow market");
    expect(told.worth).toBe("You lack a blue castle and one coin. If you build it, roles pay others: Bo 2 points.");
  });

  test("that was built says by whom", () => {
    expect(cityCard(scene(view({ cities: [] })), { ...place, builder: 1 }).text).toContain("Bo built it.");
  });
});

test("the card of what is auctioned says what the reader holds of it and which cities ask for it", () => {
  const told = lotCard(scene(view({ auction: auction() })), auction());
  expect(told.worth).toBe("You hold 1 of this colour and 10 coins. On offer with this sign: Milano.");
});
