/** What grows, flows and is laid out on landscapes, in units of 100 a square. */

import { middle, place, SQUARE, type Place } from "./squares";

type Spot = readonly [x: number, y: number, radius: number];

/** Where trees stand on a square, those behind first: by turns, so that no two squares side by side are alike. */
const STANDS: readonly (readonly Spot[])[] = [
  [
    [66, 28, 17],
    [30, 42, 22],
    [68, 66, 20],
  ],
  [
    [30, 30, 18],
    [70, 42, 22],
    [36, 70, 19],
  ],
];

function corner(square: Place): readonly [number, number] {
  return [square.column * SQUARE, square.row * SQUARE];
}

/** The corners of all squares but the middle one. */
function around(squares: readonly string[]): (readonly [number, number])[] {
  const centre = middle(squares);
  const others = squares.map(place).filter((one) => one.column !== centre.column || one.row !== centre.row);
  return others.map(corner);
}

/** Trees as on old maps, those behind first. */
export function trees(squares: readonly string[]): Spot[] {
  return squares
    .map(place)
    .flatMap((square) => {
      const [x, y] = corner(square);
      return (STANDS[(square.column + square.row) % STANDS.length] ?? []).map(([right, down, radius]): Spot => [
        x + right,
        y + down,
        radius,
      ]);
    })
    .sort((one, other) => one[1] - other[1]);
}

/** A tree: its trunk, its crown, and the side of the crown that is lit. */
export function tree([x, y, radius]: Spot): { trunk: string; crown: string; light: string } {
  const foot = y + radius * 1.35;
  return {
    trunk: `M${x - 3} ${y}H${x + 3}V${foot}H${x - 3}z`,
    crown: `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1${-2 * radius} 0z`,
    light: `M${x} ${y - radius}a${radius} ${radius} 0 0 0 0 ${2 * radius}a${radius * 0.8} ${radius} 0 0 1 0${-2 * radius}z`,
  };
}

/** Ripples on the water: two on every square but the middle one, where a boat sails. */
export function ripples(squares: readonly string[]): string {
  const ripple = "q7-8 14 0t14 0t14 0";
  return around(squares)
    .map(([x, y]) => `M${x + 22} ${y + 40}${ripple}M${x + 38} ${y + 66}${ripple}`)
    .join("");
}

export interface Parterre {
  lawn: string;
  bed: string;
}

/** A bed on every square but the middle one, where the fountain stands. */
export function parterres(squares: readonly string[]): Parterre[] {
  return around(squares).map(([x, y]) => ({
    lawn: `M${x + 17} ${y + 17}h66v66h-66z`,
    bed: `M${x + 50} ${y + 27}l23 23l-23 23l-23-23z`,
  }));
}
