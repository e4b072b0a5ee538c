import { describe, expect, test } from "vitest";

import { FAMILIES } from "./lib/protocol";
import SOURCE from "./tokens.css?raw";

type Scheme = "day" | "night";

const TOKENS = new Map([...SOURCE.matchAll(/--([a-z-]+):\s*([^;]+);/g)].map(([, name, value = ""]) => [name, value]));

/** What a token is by day or by night; one may stand for another. */
function colour(name: string, scheme: Scheme): string {
  const value = TOKENS.get(name) ?? "";
  const [, other] = /^var\(--([a-z-]+)\)$/.exec(value) ?? [];
  if (other !== undefined) return colour(other, scheme);
  const [, day, night] = /^light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)$/.exec(value) ?? [];
  const found = scheme === "day" ? day : night;
  if (found === undefined) throw new Error(`no token --${name}`);
  return found;
}

/** How light a colour is to the eye, from 0 to 1, as WCAG measures it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark, light] = [luminance(colour(one, scheme)), luminance(colour(other, scheme))].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["ground", "surface", "sunken"];
const TEXTS = [
  ...["ink", "quiet", "strong", "alarm"].flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ["ink", "gilt"],
  ["quiet", "gilt"],
  ["on-strong", "strong"],
  ["on-walnut", "walnut"],
  ...FAMILIES.map((family) => [`on-${family}`, family] as const),
] as const;
const SIGNS = [
  ...["gold", "edge", "line"].flatMap((sign) => GROUNDS.map((ground) => [sign, ground] as const)),
  ["gold", "gilt"],
  ["leaf", "walnut"],
] as const;

describe.each(["day", "night"] as const)("by %s", (scheme) => {
  test.each(TEXTS)("%s reads on %s", (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SIGNS)("%s is seen on %s", (sign, ground) => {
    expect(contrast(sign, ground, scheme)).toBeGreaterThanOrEqual(3);
  });

  test.each(FAMILIES)("the motif of %s stands out from its field", (family) => {
    expect(contrast(`${family}-motif`, family, scheme)).toBeGreaterThanOrEqual(2);
  });

  test("families that a colour-blind eye may take for one another differ in lightness", () => {
    expect(contrast("medici", "visconti", scheme)).toBeGreaterThanOrEqual(1.2);
    expect(contrast("visconti", "este", scheme)).toBeGreaterThanOrEqual(1.2);
    expect(contrast("medici", "este", scheme)).toBeGreaterThanOrEqual(1.5);
  });
});

test("every colour has one definition", () => {
  const named = [...SOURCE.matchAll(/^ {2}(--[a-z-]+):/gm)].map(([, name]) => name ?? "");
  const ofEveryFamily = ["--family", "--motif", "--on-family"];
  const ofTheReader = ["--text-scale", "--quick", "--calm"];
  const once = named.filter((name) => ![...ofEveryFamily, ...ofTheReader].includes(name));
  expect(once).toEqual([...new Set(once)]);
});
