import { expect, test, vi } from "vitest";

import { api } from "./api";
import { house } from "./house.svelte";
import { chosenOptions, hasLearned, levelNote, openAgainstBots, openForFriends, optionSentences } from "./opening";
import type { GameFacts } from "./protocol";
import { speech } from "./speech.svelte";
import { Words } from "./words";

const GAME: GameFacts = {
  name: "patrician",
  title: "Patrician",
  designer: "",
  year: 2007,
  seats: [2, 3, 4],
  options: [
    { name: "ambassadors", choices: [false, true], default: false, seats: [2, 3, 4] },
    { name: "scarce_freedoms", choices: [false, true], default: true, seats: [2] },
  ],
  levels: ["novice", "apprentice", "journeyman", "master", "grand-master"],
  learned: { seats: [3, 4], options: { ambassadors: [false, true], scarce_freedoms: [false] } },
  provenance: [],
  explained: [],
  lessons: [],
};

test("only options that so many may choose are asked for, the rest of them by default", () => {
  expect(chosenOptions(GAME, 4, { ambassadors: true, scarce_freedoms: true })).toEqual({ ambassadors: true });
  expect(chosenOptions(GAME, 2, {})).toEqual({ ambassadors: false, scarce_freedoms: true });
});

/** What is asked of the house while a table is opened. */
function watched(): string[] {
  const asked: string[] = [];
  house.guest = null;
  vi.spyOn(api, "becomeGuest").mockImplementation(async (name) => {
    asked.push(`guest ${name}`);
    return { name };
  });
  vi.spyOn(api, "open").mockImplementation(async ({ seats, options }) => {
    asked.push(`open ${seats} ${JSON.stringify(options)}`);
    return { id: "abc" };
  });
  vi.spyOn(api, "sit").mockImplementation(async (id, seat) => {
    asked.push(`sit ${seat}`);
    return { seat, token: id };
  });
  vi.spyOn(api, "seatBot").mockImplementation(async (_, seat, level) => asked.push(`${level} ${seat}`));
  vi.spyOn(api, "start").mockImplementation(async () => asked.push("start"));
  return asked;
}

test("a level that has a network says so where the network has not learned the table", () => {
  const usual = { ambassadors: false };
  expect(hasLearned(GAME, 4, usual)).toBe(true);
  expect(hasLearned(GAME, 2, usual)).toBe(false);
  expect(hasLearned(GAME, 4, { scarce_freedoms: true })).toBe(false);
  expect(hasLearned({ ...GAME, learned: null }, 4, usual)).toBe(false);
  expect(levelNote(GAME, "grand-master", 4, usual)).toBe("");
  expect(levelNote(GAME, "apprentice", 2, usual)).toBe("");
  vi.spyOn(speech, "house", "get").mockReturnValue(
    new Words("en", "not-learned-grand-master = { $title }: as masters."),
  );
  expect(levelNote(GAME, "grand-master", 2, usual)).toBe("Patrician: as masters.");
  expect(levelNote(GAME, "grand-master", 4, usual)).toBe("");
  expect(levelNote(GAME, "apprentice", 2, usual)).toBe("");
  vi.restoreAllMocks();
});

test("a newcomer plays at once: they get a name, the first seat, and apprentices in the others", async () => {
  const asked = watched();
  expect(await openAgainstBots(GAME)).toBe("abc");
  expect(asked).toEqual([
    "guest page-guest-name",
    "open 4 {}",
    "sit 0",
    "apprentice 1",
    "apprentice 2",
    "apprentice 3",
    "start",
  ]);
  asked.length = 0;
  await openAgainstBots(GAME, 2, "master", { ambassadors: true });
  expect(asked).toEqual(['open 2 {"ambassadors":true}', "sit 0", "master 1", "start"]);
});

test("who plays with friends sits down, and the other seats stay free", async () => {
  const asked = watched();
  expect(await openForFriends({ game: "patrician", seats: 3, options: {} })).toBe("abc");
  expect(asked).toEqual(["guest page-guest-name", "open 3 {}", "sit 0"]);
});

test("what was chosen is said in a sentence, of the choice itself where there is one, and what was not is not", () => {
  const words = new Words(
    "en",
    "option-edition = Edition: which rules.\noption-edition-first = First edition: no coins.\noption-scarce-freedoms = Scarce freedoms.",
  );
  const chosen = { edition: "first", scarce_freedoms: true, abundance: false };
  expect(optionSentences(words, chosen)).toEqual(["First edition: no coins.", "Scarce freedoms."]);
  expect(optionSentences(words, { edition: "second" })).toEqual(["Edition: which rules."]);
});
