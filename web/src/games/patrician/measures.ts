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

/** How high a floor is; on a narrow board, where cities stand below each other, it is flatter. */
const floorHeight = (isNarrow: boolean): number => (isNarrow ? 12 : 18);

/** The measures of a city's towers: its last floor never goes onto the same site as all the others. */
export class Measures {
  readonly floor: number;
  readonly ground: number;
  readonly height: number;

  constructor(capacity: number, isNarrow: boolean) {
    this.floor = floorHeight(isNarrow);
    this.ground = SKY + this.floor * (capacity - 1);
    this.height = this.ground + FOOT;
  }

  /** The height at which a level's floor begins, the ground floor is 0. */
  topOf(level: number): number {
    return this.ground - this.floor * (level + 1);
  }
}
