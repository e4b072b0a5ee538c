import { describe, expect, test } from "vitest";

import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import HOUSE_FR from "../../../../src/signoria/locale/fr.ftl?raw";
import EN from "../../../../src/signoria/games/patrician/text/words.en.ftl?raw";
import FR from "../../../../src/signoria/games/patrician/text/words.fr.ftl?raw";
import { Words } from "../../lib/words";
import { ambassadorLabel, cardLabel, cityLabel, faceUpLabel, roadLabel, towerLabel } from "./labels";
import { card, city, PLAYERS, tower } from "./samples";

const english = { words: new Words("en", HOUSE_EN, EN), players: PLAYERS, seat: 0 };
const french = { words: new Words("fr", HOUSE_FR, FR), players: PLAYERS, seat: 0 };
const spectator = { ...english, seat: null };

describe("a tower", () => {
  const led = tower("left", [1, 0, 1], { leader: 1, takers: [0], stake: 7, is_higher: true });

  test("is named with its leader, its tile and whom the next floor would put ahead", () => {
    expect(towerLabel(english, city("milano"), led)).toBe(
      "Milano, left site: 3 floors, led by Bo (2 of 3), for the 7 tile, the next floor would put you ahead",
    );
    expect(towerLabel(french, city("milano"), led)).toBe(
      "Milano, site gauche\u00a0: 3 étages, dominée par Bo (2 sur 3), pour la tuile de 7, l’étage suivant y mettrait en tête vous",
    );
  });

  test("is named to a spectator without a you", () => {
    expect(towerLabel(spectator, city("milano"), { ...led, leader: 0, takers: [0, 1] })).toBe(
      "Milano, left site: 3 floors, led by Ada (1 of 3), for the 7 tile, the next floor would put Ada and Bo ahead",
    );
  });

  test("of a scored city is named with what it won", () => {
    const won = city("milano", { scored: true });
    expect(towerLabel(english, won, { ...led, takers: [], leader: 0 })).toContain("led by you (1 of 3), who won the 7");
  });

  test("without floors is an empty site", () => {
    const empty = tower("right", [], { takers: [0, 1] });
    expect(towerLabel(english, city("milano"), empty)).toBe("Milano, right site: no floor");
    expect(towerLabel(french, city("milano"), empty)).toBe("Milano, site droit\u00a0: aucun étage");
  });
});

test("a city is named with its floors, its room and its messengers", () => {
  expect(cityLabel(english, city("roma", { room: 2, messengers: 1 }))).toBe(
    "Roma: 5 of 7 floors, room for 2 more, one messenger",
  );
  expect(cityLabel(french, city("roma", { room: 0, scored: true }))).toBe("Roma\u00a0: 7 sur 7 étages, décomptée");
});

test("a card is named with its city, its number and its symbol", () => {
  const star = card("siena-2", { symbol: "star", head: "b" });
  expect(cardLabel(english, star)).toBe("Siena 2 (star and head β)");
  expect(faceUpLabel(english, city("roma", { card: star }))).toBe("Card lying at Roma: Siena 2 (star and head β)");
  expect(faceUpLabel(french, city("roma"))).toBe("Aucune carte n’est posée à Roma.");
});

test("a road is named with both its cities", () => {
  const cities = ["roma", "siena"];
  expect(roadLabel(english, { cities, messenger: false })).toBe("Road between Roma and Siena, without a messenger");
  expect(roadLabel(french, { cities, messenger: true })).toBe("Route entre Roma et Siena, avec un messager");
});

test("an ambassador is named with what for and with whose it would be", () => {
  const small = { letter: "a", owner: 1, value: 6, cities: [] };
  const large = { letter: "d", owner: null, value: null, cities: ["verona", "parma", "milano"] };
  expect(ambassadorLabel(english, small, false)).toBe("Ambassador A, for most tiles worth 6, would go to Bo now");
  expect(ambassadorLabel(english, small, true)).toBe("Ambassador A, for most tiles worth 6, goes to Bo");
  expect(ambassadorLabel(english, large, false)).toBe("Ambassador D, for most points at Verona, Parma and Milano");
});
