// @vitest-environment node
/// <reference types="node" />
import { globSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { namedQueries, withQueries } from "../custom-media.js";

/** The styles of every component and style sheet, by file. */
const STYLES = globSync("src/**/*.{svelte,css}").map((file) => {
  const source = readFileSync(file, "utf-8");
  const css = file.endsWith(".css") ? [source] : [...source.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css]) => css);
  return { file, css: css.join("").replace(/\/\*.*?\*\//gs, "") };
});

/** What a pattern finds in styles, with the files it is found in. */
const found = (pattern: RegExp, but: string[] = []): string[] =>
  STYLES.filter(({ file }) => !but.includes(file)).flatMap(({ file, css }) =>
    [...css.matchAll(pattern)].map(([what]) => `${file}: ${what}`),
  );

describe("breakpoints", () => {
  test("are named in one place: no query has a width of its own", () => {
    expect(found(/@(?:media|container)[^{]*?[\d.]+(?:rem|em|px)[^{]*/g, ["src/breakpoints.css"])).toEqual([]);
  });

  test("are all used", () => {
    const used = new Set(STYLES.flatMap(({ css }) => [...css.matchAll(/\((--[a-z-]+)\)/g)].map(([, name]) => name)));
    expect([...namedQueries().keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  test("are each said once", () => {
    const ofTheScreen = [...namedQueries()].filter(([name]) => !/^--(board|dock|market|placing|map|card)-/.test(name));
    const queries = ofTheScreen.map(([, query]) => query);
    expect(queries).toEqual([...new Set(queries)]);
  });

  test("stand where they are named when the page is built", () => {
    const queries = new Map([["--wide", "(min-width: 62.5rem)"]]);
    expect(withQueries("@media (--wide) { a { gap: var(--wide) } }", queries)).toBe(
      "@media (min-width: 62.5rem) { a { gap: var(--wide) } }",
    );
    expect(withQueries("@container board (--wide) {}", queries)).toBe("@container board (min-width: 62.5rem) {}");
  });

  test("without a name that is known are refused", () => {
    expect(() => withQueries("@media (--wild) {}")).toThrow("src/breakpoints.css has no --wild");
  });
});

describe("spaces", () => {
  test("are named: none is typed in rem", () => {
    expect(
      found(/^\s*(?:(?:row-|column-)?gap|margin[a-z-]*|padding[a-z-]*):[^;]*\drem[^;]*/gm, ["src/tokens.css"]),
    ).toEqual([]);
  });
});

test("sizes of letters that are a step of the scale are named", () => {
  const tokens = STYLES.find(({ file }) => file === "src/tokens.css")?.css ?? "";
  const steps = [...tokens.matchAll(/--step-[-\d]+: ([\d.]+rem)/g)].map(([, size]) => size);
  expect(steps).toHaveLength(8);
  expect(found(new RegExp(`font-size: (?:${steps.join("|")});`, "g"))).toEqual([]);
});

describe("colours", () => {
  const COLOUR = /light-dark\((?:[^()]|\([^()]*\))*\)|#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^)]*\)/gi;
  const PALETTES = STYLES.map(({ file }) => file).filter((file) => /tokens\.css$|colours\.css$/.test(file));

  test("are named in tokens.css or in a game's colours.css: no component has one of its own", () => {
    expect(found(COLOUR, PALETTES)).toEqual([]);
  });

  test("are each named once", () => {
    const all = STYLES.filter(({ file }) => PALETTES.includes(file)).flatMap(({ css }) => css.match(COLOUR) ?? []);
    expect(all.filter((colour, place) => all.indexOf(colour) !== place)).toEqual([]);
  });
});
