/** A hipped roof over any squares, seen from above, in units of 100 a square: slopes, ridges, tiles and courtyards. */

import { holder, place, SQUARE, type Place } from "./squares";

export const EAVES = 5;

type Way = "north" | "east" | "south" | "west";
type Slope = Way | "flat";

export interface Roof {
  /** What slopes down to each side; flat is what all slopes leave open in the middle. */
  slopes: Readonly<Record<Slope, string>>;
  ridges: string;
  /** Lines down the slopes, and lines along them. */
  gutters: string;
  courses: string;
}

const HALF = SQUARE / 2;
const WAYS: Readonly<Record<Way, Place>> = {
  north: { column: 0, row: -1 },
  east: { column: 1, row: 0 },
  south: { column: 0, row: 1 },
  west: { column: -1, row: 0 },
};
const EIGHTHS: readonly (readonly [Way, Way])[] = [
  ["north", "east"],
  ["east", "north"],
  ["east", "south"],
  ["south", "east"],
  ["south", "west"],
  ["west", "south"],
  ["west", "north"],
  ["north", "west"],
];
const GUTTERS = [8.5, 25, 41.5];
const COURSES = [15, 30];

/** An eighth of a square: from its middle towards one side, on the half that is nearer to another. */
interface Eighth {
  toward: Way;
  beside: Way;
  slope: Slope;
  /** A point so far toward the one and the other side. */
  at: (toward: number, beside: number) => string;
  /** The corners of the eighth after the middle. */
  corners: string;
}

function eighth(square: Place, toward: Way, beside: Way, has: (column: number, row: number) => boolean): Eighth {
  const [one, other] = [WAYS[toward], WAYS[beside]];
  const at = (a: number, b: number) =>
    `${square.column * SQUARE + HALF + one.column * a + other.column * b} ${square.row * SQUARE + HALF + one.row * a + other.row * b}`;
  const isEdge = (...ways: Place[]) =>
    !has(
      ways.reduce((sum, way) => sum + way.column, square.column),
      ways.reduce((sum, way) => sum + way.row, square.row),
    );
  const [isOuter, isSide] = [isEdge(one), isEdge(other)];
  const isValley = !isOuter && !isSide && isEdge(one, other);
  const slope = isOuter ? toward : isSide || isValley ? beside : "flat";
  const [a, b] = [isOuter || isValley ? HALF - EAVES : HALF, isSide || isValley ? HALF - EAVES : HALF];
  const corners = `${at(isOuter ? a : HALF, 0)}L${isValley ? `${at(HALF, b)}L` : ""}${at(a, b)}`;
  return { toward, beside, slope, at, corners };
}

/** The lines of an eighth that run straight toward its side (true) or along it. */
function lines({ at, slope, toward }: Eighth, places: readonly number[], isDown: boolean): string {
  if (slope === "flat") return "";
  const isStraight = (slope === toward) === isDown;
  const end = slope === toward ? HALF - EAVES : HALF;
  return places.map((k) => (isStraight ? `M${at(k, k)}L${at(end, k)}` : `M${at(k, 0)}L${at(k, k)}`)).join("");
}

/** Where two slopes meet: along the line to the middle of a side, or to a corner. */
function ridges(eighths: readonly Eighth[], isInner: (way: Way) => boolean): string {
  return eighths
    .map((one, index) => {
      const next = eighths[(index + 1) % eighths.length];
      if (next === undefined || next.slope === one.slope) return "";
      if (next.toward === one.toward) return isInner(one.toward) ? `M${one.at(0, 0)}L${one.at(HALF, 0)}` : "";
      return `M${one.at(0, 0)}L${one.corners.slice(one.corners.lastIndexOf("L") + 1)}`;
    })
    .join("");
}

/** The roof over squares that are joined by their sides. */
export function roof(squares: readonly string[]): Roof {
  const has = holder(squares);
  const slopes: Record<Slope, string> = { north: "", east: "", south: "", west: "", flat: "" };
  const made = { ridges: "", gutters: "", courses: "" };
  for (const square of squares.map(place)) {
    const eighths = EIGHTHS.map(([toward, beside]) => eighth(square, toward, beside, has));
    for (const one of eighths) {
      slopes[one.slope] += `M${one.at(0, 0)}L${one.corners}z`;
      made.gutters += lines(one, GUTTERS, true);
      made.courses += lines(one, COURSES, false);
    }
    made.ridges += ridges(eighths, (way) => has(square.column + WAYS[way].column, square.row + WAYS[way].row));
  }
  return { slopes, ...made };
}
