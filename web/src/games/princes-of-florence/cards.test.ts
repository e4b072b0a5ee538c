import { describe, expect, test } from "vitest";

import EN from "../../../../src/signoria/games/princes_of_florence/text/words.en.ftl?raw";
import FR from "../../../../src/signoria/games/princes_of_florence/text/words.fr.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import HOUSE_FR from "../../../../src/signoria/locale/fr.ftl?raw";
import { move } from "../../lib/samples";
import { Words } from "../../lib/words";
import { itemCard, lotCard, pieceCard, roundCard, tileCard, trackCard } from "./cards";
import { drawCard, factCard, freedomCard, worthCard } from "./hand-cards";
import { acting, LAWYER, own, profession } from "./hand-samples";
import { parts } from "./parts";
import { player, sceneOf, view } from "./sales-samples";
import type { Scene } from "./scene";
import type { PrincesView } from "./view";

const WORDS = { en: new Words("en", HOUSE_EN, EN), fr: new Words("fr", HOUSE_FR, FR) };
const scene = (shown: PrincesView, language: "en" | "fr" = "en"): Scene =>
  sceneOf(WORDS[language], { view: shown, seat: 0 });
/** A patron with a poet, who wants a theatre and the freedom to travel, and a lawyer. */
const patron = (changed: Partial<PrincesView> = {}): PrincesView =>
  acting(
    { hand: [LAWYER, profession()] },
    { stock: { theatre: 2 }, shapes: { theatre: ["a1", "a2", "b2", "b3", "c3"] }, ...changed },
  );

describe("what something would be worth to the reader", () => {
  test("a freedom raises the works of those who like it", () => {
    expect(freedomCard(scene(patron()), "travel").worth).toBe("A work of your poet would be worth 3 VA more.");
    expect(freedomCard(scene(patron(), "fr"), "travel").worth).toContain("3 VA de plus");
  });

  test("a building raises the works of those who like it, unless it is there", () => {
    expect(pieceCard(scene(patron()), "theatre", 2)).toMatchObject({
      title: "Theatre, 2 left",
      worth: "A work of your poet would be worth 4 VA more.",
    });
    const players = [player(0, { buildings: ["theatre"] }), player(1), player(2)];
    expect(pieceCard(scene(patron({ players })), "theatre", 2).worth).toContain("You have built it");
  });

  test("a jester raises every work, an architect makes building cheaper", () => {
    expect(itemCard(scene(patron()), "jester").worth).toBe("Every work of yours would be worth 2 VA more.");
    const players = [player(0, { architects: 2 }), player(1), player(2)];
    expect(itemCard(scene(patron({ players })), "architect").worth).toContain("would be free");
  });

  test("a bid is set against the purse", () => {
    const auction = { ...view().auction, item: "jester", florins: 300, next: 400 };
    expect(lotCard(scene(patron({ auction })), "jester").worth).toContain("For 400 florins, 800 would be left");
  });

  test("a spectator is told what things are, not what they would be worth", () => {
    const watched = { ...scene(patron({ you: null })), seat: null };
    for (const card of [itemCard(watched, "jester"), pieceCard(watched, "theatre", 2), trackCard(watched, 1)])
      expect([card.text === "", card.worth]).toEqual([false, undefined]);
  });

  test("the minimum of a round is set against the best of the hand", () => {
    const shown = { round: 3, minimum: 14, when: "now" } as const;
    expect(roundCard(scene(patron()), shown).worth).toContain("reaches 12 VA without bonus cards; 2 more");
  });
});

describe("what things are", () => {
  test("cards of a kind have clauses one after the other", () => {
    expect(worthCard(scene(patron()), "bonus", { name: "table", value: 3 }).clause).toBe("PF-69");
    expect(worthCard(scene(patron()), "prestige", { name: "most-works", value: 0, points: 7, tied: 4 })).toMatchObject({
      clause: "PF-93",
      worth: "Nothing if the game ended now.",
    });
  });

  test("a joint building says with whom it was built", () => {
    const tile = { piece: "theatre", seat: 1, partner: 0 };
    expect(tileCard(scene(patron()), tile).text).toContain("Built together with Bo");
    expect(tileCard(scene(patron()), tile).worth).toContain("poet");
  });

  test("drawing says its price, and a fact what it is for", () => {
    expect(drawCard(scene(patron()), own(), "bonus").text).toContain("An action and 300 florins");
    expect(factCard(scene(patron()), { name: "lake", label: "2 × lake" }).clause).toBe("PF-21");
  });
});

describe("what is quiet, and asked for once more", () => {
  const props = (shown: PrincesView) => ({ view: shown }) as Parameters<NonNullable<typeof parts.isQuiet>>[1];
  const act = (left: number) => props(patron({ action: { ...view().action, actions_left: left } }));

  test("to end a turn with actions unused", () => {
    const end = move(0, { do: "end" });
    expect([parts.isQuiet?.(end, act(2)), parts.isCostly?.(end, act(2))]).toEqual([true, true]);
    expect([parts.isQuiet?.(end, act(0)), parts.isCostly?.(end, act(0))]).toEqual([false, false]);
  });

  test("to buy nothing in a round, but not to pass in one auction", () => {
    expect(parts.isCostly?.(move(0, { do: "give-up" }), props(view()))).toBe(true);
    expect(parts.isCostly?.(move(0, { do: "pass" }), props(view({ phase: "bid" })))).toBe(false);
    expect(parts.isCostly?.(move(0, { do: "pass" }), props(view({ phase: "character" })))).toBe(true);
  });
});
