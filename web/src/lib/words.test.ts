import { expect, test } from "vitest";

import { event, move, seat } from "./samples";
import { Narrator, playerName } from "./sentences";
import { listed, preferred, Words } from "./words";

const ENGLISH = `
name-apprentice = Apprentice { $seat }
name-person = Player { $seat }
list-and = { $first } and { $last }
card-name = { $city } { $number }
city-roma = Rome
move-play = Play { $card }
phase-play = Play a card.
page-your-turn = It is your turn.
page-thinking = { $names } thinking
page-also-asked = { $names } chooses too.
page-waiting-for = Waiting for { $names }.
refused-stale = Too late, { $what }.
event-begun =
    { $who ->
        [you] You begin.
       *[other] { $seat } begins.
    }
event-moved =
    { $who ->
        [you] You move
       *[other] { $seat } moves
    } { $whose ->
        [self] an own floor.
        [you] your floor.
       *[other] { $owner }’s floor.
    }
event-paid =
    { $seat } pays { $coins ->
        [one] ⟨one coin⟩
       *[other] ⟨{ $coins } coins⟩
    } for { $card }.
result-won =
    { $count ->
        [one] { $who ->
            [you] You win
           *[other] { $names } wins
        }
       *[other] { $names } share
    } with { $score }.
result-points = { $count } points
`;
const words = new Words("en", ENGLISH);
const reading = (reader: number | null): Narrator => new Narrator(words, ["Ada", "Bo", "Cy"], reader);

test("a missing sentence shows its id and breaks nothing", () => {
  expect(words.say("no-such-id")).toBe("no-such-id");
});

test("an argument that is a message is said first, however deep", () => {
  const card = { say: "card-name", with: { city: { say: "city-roma", with: {} }, number: "3" } };
  expect(reading(0).move(move(1, { do: "play", card: "roma-3" }, { card }))).toBe("Play Rome 3");
});

test("a move the game has no words for is shown as its text", () => {
  expect(reading(0).move(move(9, { do: "unheard-of" }))).toBe("move 9");
});

test("who did it is you or a name", () => {
  expect(reading(1).event(event("begun", { seat: 1 }))).toBe("You begin.");
  expect(reading(0).event(event("begun", { seat: 1 }))).toBe("Bo begins.");
  expect(reading(null).event(event("begun", { seat: 0 }))).toBe("Ada begins.");
});

test("whose it is may be oneself, you or a name", () => {
  expect(reading(0).event(event("moved", { seat: 0, owner: 0 }))).toBe("You move an own floor.");
  expect(reading(0).event(event("moved", { seat: 1, owner: 0 }))).toBe("Bo moves your floor.");
  expect(reading(0).event(event("moved", { seat: 1, owner: 2 }, { owner: "C" }))).toBe("Bo moves Cy’s floor.");
});

test("what matters most in a sentence stands out, and the sentence as a text has no marks of it", () => {
  const paid = event("paid", { seat: 1, coins: 5 }, { card: { say: "city-roma", with: {} } });
  expect(reading(0).event(paid)).toBe("Bo pays 5 coins for Rome.");
  expect(reading(0).parts(paid)).toEqual([
    { text: "Bo pays ", isStrong: false },
    { text: "5 coins", isStrong: true },
    { text: " for Rome.", isStrong: false },
  ]);
  expect(reading(0).parts(event("begun", { seat: 1 }))).toEqual([{ text: "Bo begins.", isStrong: false }]);
});

test("a refusal is said with its arguments", () => {
  expect(reading(0).said({ say: "refused-stale", with: { what: "Ada" } })).toBe("Too late, Ada.");
});

test("the prompt asks the reader, or names those waited for", () => {
  const seats = [seat(0), seat(1), seat(2, { holder: "bot", level: "apprentice" })];
  expect(reading(0).prompt([0, 1], "play", seats)).toBe("Play a card. Bo chooses too.");
  expect(reading(0).prompt([0], "play", seats)).toBe("Play a card.");
  expect(reading(0).prompt([0], "unheard-of", seats)).toBe("It is your turn.");
  expect(reading(0).prompt([1, 2], "play", seats)).toBe("Waiting for Bo and Cy.");
  expect(reading(0).prompt([2], "play", seats)).toBe("Cy thinking");
});

test("the winners are named, and the reader addressed", () => {
  expect(reading(1).winners([3, 9, 1], [1])).toBe("You win with 9 points.");
  expect(reading(0).winners([3, 9, 1], [1])).toBe("Bo wins with 9 points.");
  expect(reading(0).winners([9, 9, 1], [0, 1])).toBe("Ada and Bo share with 9 points.");
});

test("a result is counted in the game's own word, and a broken tie is told", () => {
  const votes = new Narrator(
    new Words("en", `${ENGLISH}\nscore-amount = { $count } votes\ntie-broken = The oldest decides.`),
    ["Ada", "Bo"],
    0,
  );
  expect(votes.winners([3, 9], [1])).toBe("Bo wins with 9 votes.");
  expect(votes.tie({ points: [3, 9], winners: [1] })).toBeNull();
  expect(votes.tie({ points: [9, 9], winners: [0, 1] })).toBeNull();
  expect(votes.tie({ points: [9, 9], winners: [1] })).toBe("The oldest decides.");
});

test("a bot is called by its level and seat, a stand-in by the person's name", () => {
  expect(playerName(words, seat(2, { holder: "bot", level: "apprentice" }))).toBe("Apprentice C");
  expect(playerName(words, seat(0, { level: "apprentice" }))).toBe("Ada");
  expect(playerName(words, seat(1, { name: "" }))).toBe("Player B");
});

test("names are listed with an and before the last", () => {
  expect(listed(words, [])).toBe("");
  expect(listed(words, ["Ada"])).toBe("Ada");
  expect(listed(words, ["Ada", "Bo", "Cy"])).toBe("Ada, Bo and Cy");
});

test("the language is the remembered one, else the reader's first that we speak", () => {
  expect(preferred(["de-AT", "fr-CH", "en"], null)).toBe("fr");
  expect(preferred(["fr"], "en")).toBe("en");
  expect(preferred(["de"], "tlh")).toBe("en");
});
