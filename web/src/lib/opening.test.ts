import { beforeEach, expect, test, vi } from "vitest";

import { api } from "./api";
import { chosenOptions, openAgainstBots, openRematch, openTable, wasOpenedHere } from "./opening";
import type { GameFacts } from "./protocol";
import { table } from "./samples";

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
};

beforeEach(() => localStorage.clear());

test("only options that so many may choose are asked for, the rest of them by default", () => {
  expect(chosenOptions(GAME, 4, { ambassadors: true, scarce_freedoms: true })).toEqual({ ambassadors: true });
  expect(chosenOptions(GAME, 2, {})).toEqual({ ambassadors: false, scarce_freedoms: true });
});

test("a table opened here is remembered, another is not", async () => {
  vi.spyOn(api, "open").mockResolvedValue({ id: "abc" });
  await openTable({ game: "patrician", seats: 3 });
  expect([wasOpenedHere("abc"), wasOpenedHere("other")]).toEqual([true, false]);
});

test("who asks first for another game is its host", async () => {
  vi.spyOn(api, "rematch").mockResolvedValue({ id: "next" });
  await openRematch(table({ rematch: "next" }));
  expect(wasOpenedHere("next")).toBe(false);
  await openRematch(table());
  expect(wasOpenedHere("next")).toBe(true);
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
