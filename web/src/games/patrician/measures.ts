/** The measures of a drawn tower, in units of its picture. */

export const TOWER_WIDTH = 52;
/** The measuring rod between two towers. */
export const ROD_WIDTH = 16;
export const FLOOR_WIDTH = 36;
export const FLOOR_LEFT = 6;
/** How far a floor's side goes back, to the right and upwards. */
export const DEPTH = 6;
export const RISE = 4;
/** Above the highest floor, for the banner; below the lowest, for the tile. */
export const SKY = 24;
export const FOOT = 24;

/** A board's shape: narrow, where cities stand below each other, broad and low, or high enough for higher towers. */
export type Shape = "narrow" | "broad" | "high";

const FLOOR_HEIGHTS: Record<Shape, number> = { narrow: 12, broad: 18, high: 22 };
/** Less wide than this a board is narrow, and less broad than so many times its height it is high. */
const BROAD = 800;
const LOW = 2.2;

export function shapeOf(width: number, height: number): Shape {
  if (width < BROAD) return "narrow";
  return width < LOW * height ? "high" : "broad";
}

/** The measures of a city's towers: its last floor never goes onto the same site as all the others. */
export class Measures {
  readonly floor: number;
  readonly ground: number;
  readonly height: number;

  constructor(capacity: number, shape: Shape) {
    this.floor = FLOOR_HEIGHTS[shape];
    this.ground = SKY + this.floor * (capacity - 1);
    this.height = this.ground + FOOT;
  }

  /** The height at which a level's floor begins, the ground floor is 0. */
  topOf(level: number): number {
    return this.ground - this.floor * (level + 1);
  }
}
