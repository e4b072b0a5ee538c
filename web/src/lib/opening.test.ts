import { expect, test, vi } from "vitest";

import { api } from "./api";
import { chosenOptions, openAgainstBots, optionSentences } from "./opening";
import type { GameFacts } from "./protocol";
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
  levels: ["novice", "apprentice", "master"],
  provenance: [],
  explained: [],
};

test("only options that so many may choose are asked for, the rest of them by default", () => {
  expect(chosenOptions(GAME, 4, { ambassadors: true, scarce_freedoms: true })).toEqual({ ambassadors: true });
  expect(chosenOptions(GAME, 2, {})).toEqual({ ambassadors: false, scarce_freedoms: true });
});

test("a quick game has its reader in the first seat and apprentices in the others", async () => {
  const asked: string[] = [];
  vi.spyOn(api, "open").mockResolvedValue({ id: "abc" });
  vi.spyOn(api, "sit").mockImplementation(async (id, seat) => {
    asked.push(`sit ${seat}`);
    return { seat, token: id };
  });
  vi.spyOn(api, "seatBot").mockImplementation(async (_, seat, level) => asked.push(`${level} ${seat}`));
  vi.spyOn(api, "start").mockImplementation(async () => asked.push("start"));
  expect(await openAgainstBots(GAME)).toBe("abc");
  expect(asked).toEqual(["sit 0", "apprentice 1", "apprentice 2", "apprentice 3", "start"]);
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
