// @vitest-environment node
/// <reference types="node" />
import { globSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { emblemsOf, stepsOf } from "./how-to-play";
import { LANGUAGES, Words } from "./words";

const GAMES = globSync("src/games/*/how-to-play.ts").map((file) => file.split(/[\\/]/).at(-2) ?? "");

const wordsOf = (game: string, language: (typeof LANGUAGES)[number]): Words =>
  new Words(
    language,
    readFileSync(`../src/signoria/games/${game.replaceAll("-", "_")}/text/words.${language}.ftl`, "utf-8"),
  );

test("games are found", () => {
  expect(GAMES.length).toBeGreaterThanOrEqual(4);
});

describe.each(GAMES)("%s in 60 seconds", (game) => {
  test.each(LANGUAGES)("is told in four to seven short steps in %s, each with an emblem", async (language) => {
    const steps = stepsOf(wordsOf(game, language));
    expect(steps.length).toBeGreaterThanOrEqual(4);
    expect(steps.length).toBeLessThanOrEqual(7);
    expect(steps.filter((step) => step.length > 230)).toEqual([]);
    expect(await emblemsOf(game)).toHaveLength(steps.length);
  });

  test.each(LANGUAGES)("takes a minute to read in %s", (language) => {
    const words = stepsOf(wordsOf(game, language)).join(" ").split(/\s+/);
    expect(words.length).toBeLessThanOrEqual(200);
  });
});
