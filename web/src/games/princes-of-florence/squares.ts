/** Squares by their names (a1, b3) and the line round several of them, in units of 100 a square. */

export const SQUARE = 100;

export interface Place {
  column: number;
  row: number;
}

type Point = readonly [number, number];

interface Edging {
  /** How far inside the squares the line runs. */
  inset?: number;
  /** How round its corners are. */
  radius?: number;
}

/** Where a square is: a1 is the first of both. */
export function place(square: string): Place {
  return { column: square.charCodeAt(0) - 97, row: Number(square.slice(1)) - 1 };
}

/** Whether a square of this column and row is one of those named. */
export function holder(squares: readonly string[]): (column: number, row: number) => boolean {
  const held = new Set(squares);
  return (column, row) => held.has(`${String.fromCharCode(97 + column)}${row + 1}`);
}

/** The square nearest to the middle of them all. */
export function middle(squares: readonly string[]): Place {
  const places = squares.map(place);
  const mean = (of: (one: Place) => number) => places.reduce((sum, one) => sum + of(one), 0) / places.length;
  const [column, row] = [mean((one) => one.column), mean((one) => one.row)];
  const away = (one: Place) => Math.hypot(one.column - column, one.row - row);
  return places.reduce((best, one) => (away(one) < away(best) - 0.01 ? one : best), places[0] ?? { column: 0, row: 0 });
}

/** The middle of a square. */
export function centre({ column, row }: Place): Place {
  return { column: column + 0.5, row: row + 0.5 };
}

/** Where four squares meet, as near to the middle of all such places as can be; nothing where squares are but one broad. */
export function crossing(squares: readonly string[]): Place | undefined {
  const has = holder(squares);
  const found = squares
    .map(place)
    .filter(({ column, row }) => has(column + 1, row) && has(column, row + 1) && has(column + 1, row + 1));
  if (found.length === 0) return undefined;
  const mean = (of: (one: Place) => number) => found.reduce((sum, one) => sum + of(one), 0) / found.length + 1;
  return { column: mean((one) => one.column), row: mean((one) => one.row) };
}

/** From corner to corner round the squares, clockwise: where a step leads. */
function steps(squares: readonly string[]): Map<string, Point> {
  const has = holder(squares);
  const found = new Map<string, Point>();
  for (const { column, row } of squares.map(place)) {
    if (!has(column, row - 1)) found.set(`${column},${row}`, [column + 1, row]);
    if (!has(column + 1, row)) found.set(`${column + 1},${row}`, [column + 1, row + 1]);
    if (!has(column, row + 1)) found.set(`${column + 1},${row + 1}`, [column, row + 1]);
    if (!has(column - 1, row)) found.set(`${column},${row + 1}`, [column, row]);
  }
  return found;
}

/** One way round, its points taken from the steps. */
function walk(from: Map<string, Point>): Point[] {
  const points: Point[] = [];
  let [key] = from.keys();
  while (key !== undefined) {
    const next = from.get(key);
    from.delete(key);
    if (next !== undefined) points.push(next);
    key = next && from.has(next.join(",")) ? next.join(",") : undefined;
  }
  return points;
}

const sign = (from: Point, to: Point): Point => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];

/** The line round one way of points: straight from corner to corner, every corner moved inside and rounded. */
function line(points: readonly Point[], { inset = 0, radius = 0 }: Edging): string {
  const corners = points.flatMap((at, index) => {
    const into = sign(points.at(index - 1) ?? at, at);
    const onward = sign(at, points[(index + 1) % points.length] ?? at);
    if (into[0] === onward[0] && into[1] === onward[1]) return [];
    const x = at[0] * SQUARE - (into[1] + onward[1]) * inset;
    const y = at[1] * SQUARE + (into[0] + onward[0]) * inset;
    const [before, after] = [
      `${x - into[0] * radius} ${y - into[1] * radius}`,
      `${x + onward[0] * radius} ${y + onward[1] * radius}`,
    ];
    return [radius > 0 ? `${before}Q${x} ${y} ${after}` : `${x} ${y}`];
  });
  return `M${corners.join("L")}z`;
}

/** The line round squares that are joined by their sides. */
export function outline(squares: readonly string[], edging: Edging = {}): string {
  const from = steps(squares);
  let path = "";
  while (from.size > 0) path += line(walk(from), edging);
  return path;
}
