import { render } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";

import COLOURS from "./colours.css?raw";
import { BONUS, PRESTIGE, PROFESSIONS } from "./emblems";
import Palace from "./Palace.svelte";
import { PERSONAS } from "./personas";
import Piece from "./Piece.svelte";
import { roof } from "./roofs";
import Shape from "./Shape.svelte";
import Sign from "./Sign.svelte";
import { BUILDING_SIGNS, SIGNS } from "./signs";
import { crossing, middle, outline, place } from "./squares";

const THEATRE = ["a1", "a2", "b2", "b3", "c3"];
const OPERA = ["a1", "b1", "c1", "a2", "b2"];
const PALACE = ["a6", "b6", "c6", "a7", "b7", "c7"];

describe("squares", () => {
  test("have a place by their name", () => {
    expect(place("a1")).toEqual({ column: 0, row: 0 });
    expect(place("n14")).toEqual({ column: 13, row: 13 });
  });

  test("have one line round them, from corner to corner", () => {
    expect(outline(["b2"])).toBe("M200 100L200 200L100 200L100 100z");
    expect(outline(["a1", "b1"], { inset: 5 })).toBe("M195 5L195 95L5 95L5 5z");
    expect(outline(THEATRE).match(/L/g)).toHaveLength(9);
  });

  test("keep the same way inside at a corner that goes in", () => {
    expect(outline(["a1", "b1", "a2"], { inset: 5 })).toContain("95 95");
  });

  test("have a line of their own round a hole", () => {
    const ring = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"];
    expect(outline(ring).match(/M/g)).toHaveLength(2);
  });

  test("have a middle, and a crossing where they are two broad", () => {
    expect(middle(THEATRE)).toEqual({ column: 1, row: 1 });
    expect(crossing(THEATRE)).toBeUndefined();
    expect(crossing(OPERA)).toEqual({ column: 1, row: 1 });
    expect(crossing(PALACE)).toEqual({ column: 1.5, row: 6 });
  });
});

describe("a roof", () => {
  /** How much of a picture closed paths cover. */
  function area(path: string): number {
    return path
      .split("z")
      .filter(Boolean)
      .reduce((sum, part) => {
        const points = part
          .slice(1)
          .split("L")
          .map((point) => point.split(" ").map(Number) as [number, number]);
        const twice = points.reduce((all, [x, y], index) => {
          const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
          return all + x * nextY - nextX * y;
        }, 0);
        return sum + Math.abs(twice) / 2;
      }, 0);
  }

  test.each([
    ["one square", ["c3"]],
    ["a theatre", THEATRE],
    ["an opera", OPERA],
    ["a palace", PALACE],
  ])("covers %s up to the eaves and nothing twice", (_, squares) => {
    const covered = Object.values(roof(squares).slopes).map(area);
    expect(covered.reduce((sum, one) => sum + one)).toBeCloseTo(area(outline(squares, { inset: 5 })));
  });

  test("leaves a courtyard open where a building is two broad", () => {
    expect(area(roof(OPERA).slopes.flat)).toBe(100 * 100);
    expect(roof(THEATRE).slopes.flat).toBe("");
  });
});

describe("drawings", () => {
  test.each([...Object.keys(BUILDING_SIGNS), "forest", "lake", "park"])(
    "a %s is drawn where its squares are",
    (piece) => {
      const { container } = render(Piece, { piece, squares: THEATRE, size: 20 });
      expect(container.querySelector("g")?.getAttribute("transform")).toBe("scale(0.2)");
      expect(container.innerHTML).not.toMatch(/NaN|undefined/);
    },
  );

  test("a ghost and a joint building have an edge of their own", () => {
    const { container } = render(Piece, { piece: "opera", squares: OPERA, size: 20, isGhost: true, isJoint: true });
    expect(container.querySelectorAll(".hovering, .joint")).toHaveLength(2);
    expect(container.querySelector(".shadow")).toBeNull();
  });

  test("a tile by itself is as large as its squares, wherever they are", () => {
    const { container } = render(Shape, { piece: "park", squares: ["c4", "d4", "c5"], square: 12 });
    const picture = container.querySelector("svg");
    expect(picture?.getAttribute("viewBox")).toBe("200 300 200 200");
    expect(picture?.getAttribute("width")).toBe("24");
  });

  test("a palace bears its family's colour", () => {
    const { container } = render(Palace, { squares: PALACE, size: 20, family: "medici" });
    expect(container.querySelector("g")?.classList).toContain("medici");
  });

  test("a sign on its ground is a medal", () => {
    const { container } = render(Sign, { name: "jester", isMedal: true });
    expect(container.querySelector(".medal-jester circle")).not.toBeNull();
  });
});

describe("what is on cards", () => {
  test("every profession has an emblem unlike all others", () => {
    expect(Object.keys(PROFESSIONS)).toHaveLength(21);
    expect(new Set(Object.values(PROFESSIONS)).size).toBe(21);
  });

  test("bonus and prestige cards count what has a sign, and no two of a kind count alike", () => {
    for (const [cards, many] of [
      [BONUS, 20],
      [PRESTIGE, 14],
    ] as const) {
      const countings = Object.values(cards);
      expect(new Set(countings.map((one) => JSON.stringify(one))).size).toBe(many);
      for (const [sign] of countings.flatMap((one) => one.signs)) expect(SIGNS).toHaveProperty(sign);
    }
  });

  test("there are six characters", () => {
    expect(Object.keys(PERSONAS)).toEqual(["muse", "cardinal", "princess", "merchant", "professor", "banker"]);
  });
});

test("every colour is named once, for day and night, or is the same in both", () => {
  const named = [...COLOURS.matchAll(/^ {2}(--[a-z-]+):/gm)].map(([, name]) => name ?? "");
  const ofMany = ["--roof-of-size", "--band", "--on-band", "--field", "--on-field"];
  const once = named.filter((name) => !ofMany.includes(name));
  expect(once).toEqual([...new Set(once)]);
});
