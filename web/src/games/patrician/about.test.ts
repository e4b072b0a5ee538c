import { describe, expect, test } from "vitest";

import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import HOUSE_FR from "../../../../src/signoria/locale/fr.ftl?raw";
import EN from "../../../../src/signoria/games/patrician/text/words.en.ftl?raw";
import FR from "../../../../src/signoria/games/patrician/text/words.fr.ftl?raw";
import { Words } from "../../lib/words";
import {
  aboutAmbassador,
  aboutCapacity,
  aboutCard,
  aboutCity,
  aboutDeck,
  aboutFaceUp,
  aboutFact,
  aboutHead,
  aboutPennant,
  aboutRoad,
  aboutTile,
  aboutTower,
} from "./about";
import { card, city, PLAYERS, tower, view } from "./samples";

const english = { words: new Words("en", HOUSE_EN, EN), players: PLAYERS, seat: 0, view: view() };
const french = { ...english, words: new Words("fr", HOUSE_FR, FR) };
const spectator = { ...english, seat: null };

const led = tower("left", [1, 0, 1], { leader: 1, takers: [0], stake: 7, is_higher: true });
const own = tower("right", [0], { leader: 0, stake: 4 });
const milano = city("milano", { room: 3, towers: [led, own], messengers: 1 });

describe("a city", () => {
  test("says how many floors fit, what is to be won, and what it would bring the reader now", () => {
    const { title, text, worth, clause } = aboutCity(english, milano);
    expect(title).toBe("Milano");
    expect(text).toContain("It holds 7 floors on its two sites together; 3 more fit.");
    expect(text).toContain("higher tower takes 7 points, of the lower one 4");
    expect(text).toContain("A messenger adds 2 points to each tower");
    expect(worth).toBe("Scored as it stands, Milano would bring you 6 points.");
    expect(clause).toBe("PA-21");
  });

  test("says nothing of a worth to a spectator", () => {
    expect(aboutCity(spectator, milano).worth).toBeUndefined();
    expect(aboutTower(spectator, milano, led).worth).toBeUndefined();
  });
});

describe("a tower", () => {
  test("says who stands in it, who leads it and how many floors the reader lacks", () => {
    const { title, text, worth } = aboutTower(english, milano, led);
    expect(title).toBe("Milano, left site");
    expect(text).toBe(
      "3 floors: Bo 2 and you 1. Bo leads and would take the 7 tile now; of equals the one with the topmost floor leads.",
    );
    expect(worth).toBe("You would lead with one more floor.");
    expect(aboutTower(english, milano, own).worth).toBe("You lead: 4 points if the city were scored now.");
  });

  test("out of reach says that too few floors fit", () => {
    const high = tower("left", [1, 1, 1, 1], { leader: 1, stake: 7 });
    const worth = aboutTower(english, city("milano", { room: 1, towers: [high, own] }), high).worth;
    expect(worth).toBe("You would need 4 more floors, and only one fits.");
  });

  test("flies a pennant that names its leader and those who could take it", () => {
    expect(aboutPennant(english, milano, led)?.title).toBe("The pennant of Bo");
    expect(aboutPennant(french, milano, led)?.text).toContain("l’étage suivant y mettrait en tête vous");
    expect(aboutPennant(english, milano, tower("left", []))).toBeNull();
  });

  test("stands for a tile", () => {
    expect(aboutTile(english, milano, led)?.text).toContain("it would go to Bo");
    expect(aboutTile(english, milano, own)?.worth).toBe("As the towers stand now it would be yours.");
  });
});

describe("a card", () => {
  test("says what it does and how far it brings a set", () => {
    const heads = card("siena-2", { symbol: "heads", head: "a" });
    const { title, text, worth } = aboutCard(english, heads, "In your hand.");
    expect(title).toBe("Siena 2 (two heads α)");
    expect(text).toContain("In your hand. Build one floor at Siena.");
    expect(worth).toContain("It would complete a set: you would have 3 heads α.");
  });

  test("of any symbol has sentences in both languages", () => {
    for (const symbol of ["crest", "star", "heads", "move", "choice"]) {
      const shown = card("roma-1", { symbol, head: symbol === "star" || symbol === "heads" ? "b" : null });
      for (const scene of [english, french]) expect(aboutCard(scene, shown).text).toContain("Roma");
    }
  });

  test("that lies at a city says who takes it, and its empty place what happens then", () => {
    expect(aboutFaceUp(english, city("roma", { card: card("lucca-1") })).text).toContain(
      "whoever builds there takes it",
    );
    expect(aboutFaceUp(french, city("roma")).title).toBe("Aucune carte");
  });
});

test("everything else says what it is, in both languages", () => {
  const small = { letter: "a", owner: 1, value: 6, cities: [] };
  const large = { letter: "d", owner: null, value: null, cities: ["verona", "parma"] };
  const road = { cities: ["roma", "siena"], messenger: false };
  for (const scene of [english, french]) {
    const told = [
      aboutCapacity(scene, milano),
      aboutCapacity(scene, city("roma", { scored: true })),
      aboutAmbassador(scene, small),
      aboutAmbassador(scene, large),
      aboutRoad(scene, road),
      aboutRoad(scene, { ...road, messenger: true }),
      aboutDeck(scene),
      aboutHead(scene, "a", 4),
      ...["points", "floors", "cards", "messengers", "tokens"].map((name) => aboutFact(scene, name, 2)),
    ];
    for (const { title, text } of told) {
      expect(title).not.toMatch(/^(card|board)-/);
      expect(text).not.toMatch(/^(card|board)-/);
    }
  }
  expect(aboutHead(english, "a", 4).worth).toBe("You have 4: one set. 2 more make the next set.");
});
