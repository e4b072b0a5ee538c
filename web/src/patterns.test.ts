// @vitest-environment node
/// <reference types="node" />
import { globSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

const TOKENS = readFileSync("src/tokens.css", "utf-8");
const PALETTES = globSync("src/games/*/colours.css").filter((file) =>
  readFileSync(file, "utf-8").includes("data-patterns"),
);

/** The pattern of every colour of a game, by its class. */
const patternsIn = (file: string): [string, string][] =>
  [
    ...readFileSync(file, "utf-8").matchAll(
      /data-patterns="strong"\] \.([a-z-]+) \{\s*--hatch: var\(--hatch-([a-z]+)\)/g,
    ),
  ].map(([, colour = "", pattern = ""]) => [colour, pattern]);

describe.each(PALETTES)("strong patterns in %s", (file) => {
  test("differ from colour to colour, and are all drawn", () => {
    const patterns = patternsIn(file).map(([, pattern]) => pattern);
    expect(patterns.length).toBeGreaterThan(4);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.filter((pattern) => !TOKENS.includes(`--hatch-${pattern}:`))).toEqual([]);
  });

  test("are there for every colour that a field is painted with", () => {
    const painted = [...readFileSync(file, "utf-8").matchAll(/^\.([a-z-]+) \{\s*--(?:building|city|faction):/gm)];
    const patterned = patternsIn(file).map(([colour]) => colour);
    const without = painted.map(([, colour = ""]) => colour).filter((colour) => !patterned.includes(colour));
    expect(without.filter((colour) => colour !== "faction-none")).toEqual([]);
  });
});
