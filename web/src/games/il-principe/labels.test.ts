import { describe, expect, test } from "vitest";

import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import HOUSE_FR from "../../../../src/signoria/locale/fr.ftl?raw";
import EN from "../../../../src/signoria/games/il_principe/text/words.en.ftl?raw";
import FR from "../../../../src/signoria/games/il_principe/text/words.fr.ftl?raw";
import { Words } from "../../lib/words";
import { bidLabel, cardList, cityLabel, lotLabel, regionLabel, rivalOf, roleLabel, roleTitle } from "./labels";
import { auction, city, offered, PLAYERS, region, role, view } from "./samples";

const english = { words: new Words("en", HOUSE_EN, EN), players: PLAYERS, seat: 0, view: view() };
const french = { ...english, words: new Words("fr", HOUSE_FR, FR) };
const spectator = { ...english, seat: null };

describe("a city on offer", () => {
  test("is named with what it asks for and what it brings", () => {
    expect(cityLabel(english, city(), undefined)).toBe(
      "Milano, a medium city: a red town hall, 2 blue castles and a yellow market; 4 coins, 6 points, " +
        "2 shields in the blue region and the green region",
    );
  });

  test("is named with what the reader lacks, or that they can pay it", () => {
    const lacking = offered({ missing: ["blue", "blue"], missing_coins: 1 });
    expect(cityLabel(english, city(), lacking)).toContain(", you lack 2 blue castles and one coin");
    expect(cityLabel(english, city(), offered({ payable: true }))).toContain(", you can build it");
    expect(cityLabel(french, city(), offered({ payable: true }))).toContain("vous pouvez la bâtir");
  });
});

describe("a region", () => {
  test("is named with everybody's shields and the points they would bring", () => {
    expect(regionLabel(english, region("blue", [1, 2], [2, 5]))).toBe(
      "Blue region: you one shield (now 2 points), Bo 2 shields (now 5 points)",
    );
    expect(regionLabel(spectator, region("violet", [1, 0], [5, 0]))).toBe(
      "Violet region: Ada one shield (now 5 points)",
    );
  });

  test("may be empty", () => {
    expect(regionLabel(english, region("red", [0, 0]))).toBe("Red region: no shield");
  });
});

describe("a role", () => {
  test("is named with its holder and with who would have it now", () => {
    expect(roleLabel(english, role("major-white", { holder: 1, would: [0] }))).toBe(
      "Bishop (white major role), held by Bo, would be yours now",
    );
    expect(roleLabel(english, role("major-white", { holder: 0, would: [0] }))).toBe(
      "Bishop (white major role), held by you",
    );
  });

  test("would be auctioned among several", () => {
    expect(roleLabel(english, role("minor-white", { would: [0, 1] }))).toBe(
      "Priest (white minor role), held by nobody, would now be auctioned between you and Bo",
    );
  });

  test("has the title of the edition that is played", () => {
    const first = { ...english, view: view({ options: { edition: "first", abundance: false } }) };
    expect(roleTitle(english, "major-red")).toBe("Magistrate");
    expect(roleTitle(first, "major-red")).toBe("Gonfalonier");
  });
});

describe("an auction", () => {
  test("is of cards or of a role", () => {
    expect(lotLabel(english, auction())).toBe("3 blue castles");
    expect(lotLabel(english, auction({ count: null, role: "major-green" }))).toBe("Master");
  });

  test("tells who made the last bid", () => {
    expect(bidLabel(english, auction())).toBe("no bid yet");
    expect(bidLabel(english, auction({ bid: 4, bidder: 1 }))).toBe("Bo bids 4 coins");
    expect(bidLabel(french, auction({ bid: 1, bidder: 0 }))).toBe("vous misez une pièce");
  });

  test("knows who leads, speaks, waits and has passed", () => {
    const running = auction({ bid: 2, bidder: 1, bidding: [0, 1, 2], passed: [3] });
    expect([0, 1, 2, 3].map((seat) => rivalOf(english, running, seat))).toEqual(["speaks", "leads", "waits", "passed"]);
  });
});

test("cards are put together by colour, in the game's order", () => {
  expect(cardList(english, ["yellow", "green", "yellow"])).toBe("a green university and 2 yellow markets");
});
