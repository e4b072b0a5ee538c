import { expect, test, vi } from "vitest";

import { api } from "./api";
import { chosenOptions, openAgainstBots } from "./opening";
import type { GameFacts } from "./protocol";

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
