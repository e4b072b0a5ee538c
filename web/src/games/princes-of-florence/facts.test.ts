import { describe, expect, test } from "vitest";

import EN from "../../../../src/signoria/games/princes_of_florence/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import { Words } from "../../lib/words";
import { factsOf } from "./facts";
import { player } from "./sales-samples";

const words = new Words("en", HOUSE_EN, EN);

describe("what lies before a player", () => {
  test("leaves out what there is none of, but not professions, works and buildings", () => {
    const facts = factsOf({ words }, player(0), undefined);
    expect(facts.map(({ name }) => name)).toEqual(["profession", "table", "buildings"]);
    expect(facts.map(({ label }) => label)).toEqual(["3 professions in hand", "nothing face up", "no building"]);
  });

  test("keeps its place when there is none of it any more", () => {
    const facts = factsOf({ words }, player(0), undefined, ["jesters"]);
    expect(facts.map(({ name }) => name)).toEqual(["profession", "table", "buildings", "jesters"]);
  });

  test("is named as far as everybody knows it", () => {
    const one = player(0, {
      known_professions: ["poet"],
      table: ["painter", "lawyer"],
      recruiting_table: 1,
      architects: 2,
      building_cost: 300,
      buildings: ["opera"],
      landscapes: { forest: 0, lake: 2, park: 0 },
    });
    const labels = factsOf({ words }, one, undefined).map(({ label }) => label);
    expect(labels).toEqual([
      "3 professions in hand (known: poet)",
      "3 cards face up (painter and lawyer, one recruiting card)",
      "one building (opera)",
      "2 × lake",
      "2 architects; a building costs 300 florins",
    ]);
  });

  test("tells what a move would bring", () => {
    const facts = factsOf({ words }, player(0), player(0, { jesters: 1 }));
    expect(facts.find(({ name }) => name === "jesters")).toMatchObject({ count: 0, then: 1, sign: "jester" });
  });
});
