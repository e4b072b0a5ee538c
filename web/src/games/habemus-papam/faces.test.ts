import { describe, expect, test } from "vitest";

import COMPONENTS from "../../../../src/signoria/games/habemus_papam/components.toml?raw";
import { faceOf, type Face } from "./faces";

const PEOPLE = [...COMPONENTS.matchAll(/^name = "([a-z]+)"\nfull_name[^[]*?age = (\d+)/gms)].map(
  ([, name = "", age]) => ({ name, face: faceOf(name, Number(age)) }),
);
const differences = (one: Face, other: Face): number =>
  Object.entries(one).filter(([trait, value]) => other[trait as keyof Face] !== value).length;

describe("faces", () => {
  test("are of everybody in the game", () => expect(PEOPLE).toHaveLength(25));

  test("differ, any two of them, in four traits at least", () => {
    const alike = PEOPLE.flatMap((one, place) =>
      PEOPLE.slice(place + 1)
        .filter((other) => differences(one.face, other.face) < 4)
        .map((other) => `${one.name} and ${other.name}`),
    );
    expect(alike).toEqual([]);
  });

  test("stay what they are", () => expect(faceOf("chigi", 55)).toEqual(faceOf("chigi", 55)));

  test("show the age: a young man has no beard, an old one white hair and lines", () => {
    expect(faceOf("maidalchini", 23)).toMatchObject({ beard: "none", wrinkles: 0 });
    expect(faceOf("maculani", 76)).toMatchObject({ hairColour: "white", wrinkles: 2 });
  });

  test("show every beard and every pair of eyes somewhere, and glasses to a few", () => {
    const seen = (trait: keyof Face) => new Set(PEOPLE.map(({ face }) => face[trait]));
    expect(seen("beard").size).toBe(6);
    expect(seen("eyes").size).toBe(5);
    const glasses = PEOPLE.filter(({ face }) => face.hasGlasses).length;
    expect(glasses).toBeGreaterThan(2);
    expect(glasses).toBeLessThan(10);
  });
});
