import { describe, expect, test } from "vitest";

import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import HOUSE_FR from "../../../../src/signoria/locale/fr.ftl?raw";
import EN from "../../../../src/signoria/games/habemus_papam/text/words.en.ftl?raw";
import FR from "../../../../src/signoria/games/habemus_papam/text/words.fr.ftl?raw";
import { Words } from "../../lib/words";
import { cardLabel, gemList, lineLabel, orderLabel, personLabel, shortName } from "./labels";
import { card, CHIGI, COLONNA, MEDICI, order } from "./samples";

const english = { words: new Words("en", HOUSE_EN, EN) };
const french = { words: new Words("fr", HOUSE_FR, FR) };

describe("a cardinal or leader", () => {
  test("is named with faction, age and what the symbol wants", () => {
    expect(personLabel(english, COLONNA)).toBe(
      "Girolamo Colonna, cardinal of Spain, aged 50, symbol eagle: one vote with the other eagle",
    );
    expect(personLabel(english, MEDICI)).toBe("Carlo de’ Medici, leader of Spain, aged 59, two coats of arms");
  });

  test("says when the old boys are together, and that nobody can touch him", () => {
    expect(personLabel(english, COLONNA, ["eagle"])).toContain("symbol eagle, completed: one vote");
    expect(personLabel(english, CHIGI)).toContain("nobody can touch him");
    expect(personLabel(french, CHIGI)).toContain("personne ne peut le toucher");
  });
});

test("any other card is named with what it does", () => {
  expect(cardLabel(english, card("mazarin", "politics"))).toMatch(/^Mazarin: The more of them you have/);
  expect(cardLabel(english, COLONNA)).toMatch(/^Girolamo Colonna/);
});

test("somebody whom only an own component file knows is written as there", () => {
  expect(shortName(english, "lugo")).toBe("de Lugo");
  expect(shortName(english, "rapaccioli")).toBe("Rapaccioli");
});

test("gems are counted by kind", () => {
  expect(gemList(english, ["diamond", "amber", "amber"])).toBe("a diamond and 2 ambers");
  expect(gemList(english, [])).toBe("no gem");
});

test("an order tells its votes, what it asks for and whether that is so", () => {
  expect(orderLabel(english, order("leaders"))).toContain("not fulfilled yet: more leaders than every other player");
  expect(orderLabel(english, order("france", { votes: 3, fulfilled: true }))).toContain("(3 votes), fulfilled now");
});

test("every line of votes is said with its numbers and names", () => {
  const gold = { clause: "HP-54", points: 2, why: "gold", gold: 30, rate: 15 };
  const symbol = { clause: "HP-55", points: 1, why: "symbol", symbol: "eagle" };
  expect(lineLabel(english, gold)).toBe("30 gold, at 15 a vote");
  expect(lineLabel(english, symbol)).toBe("Old boys eagle");
});
