/**
 * Italy as Patrician's board shows it: lying along it, the Adriatic above and the Tyrrhenian below, and stretched, as
 * on an old road map, until every city is where its towers stand. All measures are of a board 1000 wide and high.
 */

import italy from "../../art/italy.json";
import { footOf, type Place } from "./places";

type Point = readonly [number, number];

export const SIZE = 1000;

/** Where the cities lie on the map of Italy, and the place they have on the road. */
const CITIES: [Point, Place][] = [
  [[305, 191], { along: 1, side: "west" }],
  [[472, 327], { along: 1, side: "east" }],
  [[568, 196], { along: 2, side: "east" }],
  [[660, 319], { along: 3, side: "east" }],
  [[619, 389], { along: 4, side: "east" }],
  [[607, 537], { along: 5, side: "east" }],
  [[497, 498], { along: 2, side: "west" }],
  [[618, 629], { along: 3, side: "west" }],
  [[789, 924], { along: 4, side: "west" }],
];
/** Places on both coasts, and where they lie on the board: in a bay above, along the edge below. */
const COASTS: [Point, Point][] = [
  [
    [756, 190],
    [0.36, 0.05],
  ],
  [
    [757, 405],
    [0.7, 0.13],
  ],
  [
    [777, 490],
    [0.84, 0.1],
  ],
  [
    [937, 570],
    [1.02, 0.12],
  ],
  [
    [267, 408],
    [-0.05, 1.04],
  ],
  [
    [469, 584],
    [0.27, 1.03],
  ],
  [
    [500, 712],
    [0.46, 1.01],
  ],
  [
    [687, 885],
    [0.64, 1.03],
  ],
];
/** What is longer than this does not stay straight. */
const STRAIGHT = 12;
/** The map ends so far outside its frame, and the land reaches so many times as far. */
const EDGE = 39;
const BEYOND = 4;

const FIXED = [...CITIES.map(([from, place]): [Point, Point] => [from, footOf(place)]), ...COASTS];

/** The map turned until the north-west is at the left, and as large as the board. */
function turned([x, y]: Point): Point {
  const [east, south] = [x - 305, y - 191];
  return [100 + 1.02 * (0.52 * east + 0.84 * south), 760 - 2 * (0.84 * east - 0.52 * south)];
}

/** Moved as far as the cities nearby are. */
function stretched(point: Point): Point {
  const [x, y] = turned(point);
  let [across, down, weights] = [0, 0, 0];
  for (const [start, to] of FIXED) {
    const from = turned(start);
    const weight = 1 / ((x - from[0]) ** 2 + (y - from[1]) ** 2 + 3000);
    across += weight * (to[0] * SIZE - from[0]);
    down += weight * (to[1] * SIZE - from[1]);
    weights += weight;
  }
  return [x + across / weights, y + down / weights];
}

/** What lies on an edge of the map goes on beyond it, away from the middle of its northern edge. */
function beyond([x, y]: Point): Point {
  const isOnEdge = x <= -EDGE || y <= -EDGE || x >= italy.width + EDGE || y >= italy.height + EDGE;
  return isOnEdge ? [500 + BEYOND * (x - 500), BEYOND * y - 20] : [x, y];
}

/** A path of places (M) and relative lines (l), some of them closed (z), drawn anew. */
function redrawn(path: string, reach = (point: Point): Point => point): string {
  const parts = path.split("M").slice(1);
  return parts.map((part) => `M${pointsOf(part, reach).join("L")}${part.endsWith("z") ? "z" : ""}`).join("");
}

function pointsOf(part: string, reach: (point: Point) => Point): string[] {
  const numbers = part.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const points: string[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at < numbers.length; at += 2) {
    const [across, down] = [numbers[at] ?? 0, numbers[at + 1] ?? 0];
    const steps = at === 0 ? 1 : Math.ceil(Math.hypot(across, down) / STRAIGHT);
    for (let step = 0; step < steps; step += 1) {
      [x, y] = [x + across / steps, y + down / steps];
      const [right, low] = stretched(reach([x, y]));
      points.push(`${Math.round(right)} ${Math.round(low)}`);
    }
  }
  return points;
}

export const LAND = redrawn(italy.land, beyond);
export const RIVERS = redrawn(italy.rivers);
export const LAKES = redrawn(italy.lakes);
