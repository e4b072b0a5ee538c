import { describe, expect, test } from "vitest";

import {
  extentOf,
  firstTurn,
  flipped,
  forbidden,
  gridFrom,
  keyOf,
  moved,
  nameOfSquare,
  nearest,
  turned,
  turnedOn,
  TURNS,
  within,
  type Turn,
} from "./geometry";
import { place } from "./squares";

/** The squares of a drawing, row by row. */
function drawn(...lines: string[]): string[] {
  return lines.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === "X" ? [nameOfSquare({ column, row })] : [])),
  );
}

const LAKE = drawn("XXX", "X..");
const GRID = new Set(gridFrom("a1"));
const ground = (closed: Record<string, string[]> = {}) => ({ closed, otherwise: "PF-41", barred: {} });

describe("squares", () => {
  test("have names and places", () => {
    expect(nameOfSquare({ column: 1, row: 2 })).toBe("b3");
    expect(place("u14")).toEqual({ column: 20, row: 13 });
    expect(gridFrom("h8")).toHaveLength(49);
    expect(gridFrom("h8").at(-1)).toBe("n14");
  });

  test("are the same place in whatever order they are named", () => {
    expect(keyOf(["b2", "a1"])).toBe(keyOf(["a1", "b2"]));
  });

  test("lie in a rectangle", () => {
    expect(extentOf(["c2", "c3", "d3"])).toEqual({ column: 2, row: 1, columns: 2, rows: 2 });
  });
});

describe("a piece", () => {
  test.each([
    ["r0", ["XXX", "X.."]],
    ["r90", ["XX", ".X", ".X"]],
    ["r180", ["..X", "XXX"]],
    ["r270", ["X.", "X.", "XX"]],
    ["m0", ["XXX", "..X"]],
    ["m90", [".X", ".X", "XX"]],
    ["m180", ["X..", "XXX"]],
    ["m270", ["XX", "X.", "X."]],
  ] as [Turn, string[]][])("is mirrored first and then turned clockwise: %s", (turn, drawing) => {
    expect(turned(LAKE, turn)).toEqual(drawn(...drawing));
  });

  test("turns clockwise and back as one sees it, mirrored or not", () => {
    expect(turnedOn("r270", 1)).toBe("r0");
    expect(turnedOn("m0", -1)).toBe("m270");
    for (const turn of TURNS) expect(turned(LAKE, turnedOn(turn, 1))).toEqual(turned(turned(LAKE, turn), "r90"));
  });

  test("is flipped from left to right as one sees it, however it is turned", () => {
    for (const turn of TURNS) expect(turned(LAKE, flipped(turn))).toEqual(turned(turned(LAKE, turn), "m0"));
  });

  test.each([
    ["a tower", drawn("XXX"), 2],
    ["a chapel", drawn("XX", "X."), 4],
    ["a hospital", drawn("XXX", ".X.", ".X."), 4],
    ["a library", drawn("XX.", ".X.", ".XX"), 4],
    ["an opera", drawn("XXX", "XX."), 8],
  ])("%s has so many orientations that differ", (_, shape, count) => {
    expect(new Set(TURNS.map((turn) => firstTurn(shape, turn))).size).toBe(count);
  });

  test("moves by whole squares", () => {
    expect(moved(["a1", "b2"], { column: 2, row: 3 })).toEqual(["c4", "d5"]);
  });
});

describe("a place", () => {
  const plot = { ground: ground({ "PF-41": ["a6", "b6"], "PF-42": ["a5"] }), grids: [GRID] };

  test("is forbidden by the first clause that closes one of its squares", () => {
    expect(forbidden(plot, "tower", ["a4", "a5", "a6"])).toEqual({ clause: "PF-41", squares: ["a6"] });
    expect(forbidden(plot, "tower", ["a3", "a4", "a5"])).toEqual({ clause: "PF-42", squares: ["a5"] });
    expect(forbidden(plot, "tower", ["c1", "c2", "c3"])).toBeNull();
  });

  test("is forbidden where it leaves the ground", () => {
    expect(forbidden(plot, "tower", ["f1", "g1", "h1"])).toEqual({ clause: "PF-41", squares: ["h1"] });
  });

  test("of two partners has a square in each of their principalities and none in a third", () => {
    const joint = { ground: { ...ground(), otherwise: "PF-121" }, grids: [GRID, new Set(gridFrom("h1"))] };
    expect(forbidden(joint, "tower", ["f1", "g1", "h1"])).toBeNull();
    expect(forbidden(joint, "tower", ["e1", "f1", "g1"])?.clause).toBe("PF-121");
    expect(forbidden(joint, "chapel", ["g7", "h7", "g8"])).toEqual({ clause: "PF-121", squares: ["g8"] });
  });

  test("is nowhere for a piece that is barred", () => {
    const joint = { ground: { ...ground(), barred: { "PF-122": ["tower"] } }, grids: [GRID] };
    expect(forbidden(joint, "tower", ["c1", "c2", "c3"])?.clause).toBe("PF-122");
    expect(forbidden(joint, "chapel", ["c1", "c2", "d1"])).toBeNull();
  });

  test("stays inside of the area", () => {
    const area = extentOf([...GRID]);
    expect(within(area, { columns: 3, rows: 2 }, { column: 6.2, row: -1 })).toEqual({ column: 4, row: 0 });
  });

  test("draws to itself what is near enough", () => {
    const places = [
      { column: 0, row: 0 },
      { column: 3, row: 3 },
    ];
    expect(nearest(places, { column: 2.6, row: 3.2 }, 0.75)).toEqual({ column: 3, row: 3 });
    expect(nearest(places, { column: 1.5, row: 1 }, 0.75)).toBeNull();
    expect(nearest(places, { column: 1, row: 1 })).toEqual({ column: 0, row: 0 });
  });
});
