import { describe, expect, test } from "vitest";

import EN from "../../../../src/signoria/games/habemus_papam/text/words.en.ftl?raw";
import HOUSE_EN from "../../../../src/signoria/locale/en.ftl?raw";
import { Words } from "../../lib/words";
import { card, CHIGI, COLONNA, gems, HARRACH, MEDICI, order, own, player, PLAYERS, view } from "./samples";
import type { CardView, PapamView } from "./view";
import { worthToYou } from "./worth-to-you";

const WORDS = new Words("en", HOUSE_EN, EN);
const worth = (shown: PapamView, one: CardView): string | undefined =>
  worthToYou({ view: shown, words: WORDS, players: PLAYERS }, one);
const politics = (name: string): CardView => card(name, "politics");

describe("what a card would be worth to the reader", () => {
  test("is a vote for a person, and one more where the symbol is completed", () => {
    expect(worth(view(), COLONNA)).toBe("For you: one vote.");
    const players = [player(0, { people: [HARRACH] }), player(1), player(2)];
    expect(worth(view({ players }), COLONNA)).toMatch(/^For you: 2 votes/);
  });

  test("counts an order that a person would fulfil", () => {
    const players = [player(0, { people: [CHIGI], coats: { spain: 0, innocent: 2 } }), player(1), player(2)];
    const you = own({ orders: [order("spain-innocent"), order("leaders")] });
    const said = worth(view({ players, you }), MEDICI);
    expect(said).toContain("your order “Spain and Innocent X”: 2 votes more");
    expect(said).toContain("your order “Most leaders”");
    expect(worth(view({ players, you }), COLONNA)).toBe("For you: one vote.");
  });

  test("is reckoned with the reader's own gold and cards", () => {
    const players = [player(0, { louis: 2, felipe: 1 }), player(1, { people: [CHIGI, HARRACH] }), player(2)];
    const shown = view({ players, bank: gems({ ruby: 1, amber: 2 }) });
    expect(worth(shown, politics("louis"))).toBe("For you: 2 votes more, as number 3.");
    expect(worth(shown, politics("mazarin"))).toContain("would be 3 votes instead of 2");
    expect(worth(shown, politics("felipe"))).toBe("For you: 5 gold now, and 15 gold at the end instead of 5.");
    expect(worth(shown, politics("squadrone"))).toContain("3 votes, less 2");
    expect(worth(view({ you: own({ gold: 19 }) }), politics("squadrone"))).toContain("nothing");
    expect(worth(shown, politics("death"))).toBe("It could come for Harrach (Bo, 56).");
    expect(worth(shown, card("camerlengo", "camerlengo"))).toContain("the bank has a ruby and an amber");
    expect(worth(shown, card("twice", "action"))).toBe("For you: up to 6 gold from your opponents.");
    expect(worth(shown, card("bribe", "action"))).toBe("One cardinal could be bribed now; you have 20 gold.");
  });

  test("is nothing to those who only watch", () => expect(worth(view({ you: null }), COLONNA)).toBeUndefined());
});
