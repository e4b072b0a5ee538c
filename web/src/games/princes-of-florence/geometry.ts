/** Pieces on squares: turned, moved, and where they may not lie. Squares are counted from the top left. */

import { place, type Place } from "./squares";
import type { GroundView } from "./view";

/** How many squares a principality has in each direction. */
export const SIDE = 7;
/** A piece turned clockwise so many times; m: mirrored left to right before that. */
export const TURNS = ["r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270"] as const;
export type Turn = (typeof TURNS)[number];

const QUARTERS = 4;

/** What squares cover: how many rows and columns, and which is the first. */
export interface Extent extends Place {
  rows: number;
  columns: number;
}

/** Why a piece may not lie somewhere: the clause, and the squares it forbids. */
export interface Forbidden {
  clause: string;
  squares: string[];
}

/** Ground on which a piece is to lie: every one of its squares in these grids, at least one in each. */
export interface Plot {
  ground: GroundView;
  grids: readonly ReadonlySet<string>[];
}

/** The name of a square: b3 is in the second column and the third row. */
export const nameOfSquare = ({ column, row }: Place): string => `${String.fromCharCode(97 + column)}${row + 1}`;

/** The same place whatever the order of its squares. */
export const keyOf = (squares: readonly string[]): string => [...squares].sort().join(" ");

/** Every square of the principality whose first square this is. */
export function gridFrom(corner: string): string[] {
  const { column, row } = place(corner);
  return Array.from({ length: SIDE * SIDE }, (_, cell) =>
    nameOfSquare({ column: column + (cell % SIDE), row: row + Math.floor(cell / SIDE) }),
  );
}

/** The smallest rectangle round squares. */
export function extentOf(squares: readonly string[]): Extent {
  const places = squares.map(place);
  const [columns, rows] = [places.map((one) => one.column), places.map((one) => one.row)];
  const [column, row] = [Math.min(...columns), Math.min(...rows)];
  return { column, row, columns: Math.max(...columns) - column + 1, rows: Math.max(...rows) - row + 1 };
}

/** A shape mirrored if the turn says so, then turned clockwise, its rectangle at a1. */
export function turned(shape: readonly string[], turn: Turn): string[] {
  const number = TURNS.indexOf(turn);
  let places = shape.map(place).map(({ column, row }) => ({ row, column: number < QUARTERS ? column : -column }));
  for (let quarter = 0; quarter < number % QUARTERS; quarter += 1)
    places = places.map(({ column, row }) => ({ row: column, column: -row }));
  const top = Math.min(...places.map(({ row }) => row));
  const left = Math.min(...places.map(({ column }) => column));
  return places.map(({ column, row }) => nameOfSquare({ column: column - left, row: row - top })).sort(inRows);
}

/** Squares so many columns to the right and rows down. */
export const moved = (squares: readonly string[], by: Place): string[] =>
  squares.map((square) => {
    const { column, row } = place(square);
    return nameOfSquare({ column: column + by.column, row: row + by.row });
  });

/** From row to row, and from left to right. */
function inRows(one: string, other: string): number {
  const [a, b] = [place(one), place(other)];
  return a.row - b.row || a.column - b.column;
}

/** Clockwise, or back; a mirrored piece stays mirrored. */
export function turnedOn(turn: Turn, quarters: number): Turn {
  const number = TURNS.indexOf(turn);
  const side = number < QUARTERS ? 0 : QUARTERS;
  return TURNS[side + ((number + quarters + QUARTERS) % QUARTERS)] ?? turn;
}

/** Turned over as one sees it: left becomes right, whichever way the piece is turned. */
export function flipped(turn: Turn): Turn {
  const number = TURNS.indexOf(turn);
  const quarter = (QUARTERS - (number % QUARTERS)) % QUARTERS;
  return TURNS[number < QUARTERS ? QUARTERS + quarter : quarter] ?? turn;
}

/** The first turn under which a shape looks as it does under this one. */
export function firstTurn(shape: readonly string[], turn: Turn): Turn {
  const meant = keyOf(turned(shape, turn));
  return TURNS.find((one) => keyOf(turned(shape, one)) === meant) ?? turn;
}

/** The rule that keeps a piece off these squares, if there is one: the first that closes some of them to it. */
export function forbidden({ ground, grids }: Plot, piece: string, squares: readonly string[]): Forbidden | null {
  for (const [clause, pieces] of Object.entries(ground.barred))
    if (pieces.includes(piece)) return { clause, squares: [...squares] };
  for (const [clause, closed] of Object.entries(ground.closed)) {
    const covered = squares.filter((square) => closed.includes(square));
    if (covered.length > 0) return { clause, squares: covered };
  }
  const outside = squares.filter((square) => !grids.some((grid) => grid.has(square)));
  if (outside.length > 0) return { clause: ground.otherwise, squares: outside };
  const isInEach = grids.every((grid) => squares.some((square) => grid.has(square)));
  return isInEach ? null : { clause: ground.otherwise, squares: [...squares] };
}

/** Where a rectangle would lie as near as possible to here and wholly inside of another. */
export function within(area: Extent, { columns, rows }: Pick<Extent, "columns" | "rows">, at: Place): Place {
  const hold = (value: number, first: number, room: number) => Math.min(Math.max(value, first), first + room);
  return {
    column: hold(at.column, area.column, Math.max(0, area.columns - columns)),
    row: hold(at.row, area.row, Math.max(0, area.rows - rows)),
  };
}

/** The place nearest to a point, which lies between the squares as a rule; none that is farther away than this. */
export function nearest(places: readonly Place[], to: Place, reach = Infinity): Place | null {
  let [best, least]: [Place | null, number] = [null, reach];
  for (const one of places) {
    const away = Math.hypot(one.column - to.column, one.row - to.row);
    if (away < least) [best, least] = [one, away];
  }
  return best;
}
