/** The measures of a drawn tower, in units of its picture. */

export const TOWER_WIDTH = 72;
export const TOWER_HEIGHT = 140;
/** The measuring rod between two towers. */
export const ROD_WIDTH = 20;
/** Where the lowest floor stands. */
export const GROUND = 120;
export const FLOOR_WIDTH = 54;
export const FLOOR_HEIGHT = 12;
export const FLOOR_LEFT = 6;
/** How far a floor's side goes back, to the right and upwards. */
export const DEPTH = 7;
export const RISE = 4.5;

/** The height at which a level's floor begins, the ground floor is 0. */
export const topOf = (level: number): number => GROUND - FLOOR_HEIGHT * (level + 1);
