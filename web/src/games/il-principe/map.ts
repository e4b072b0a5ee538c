/** The map as it is drawn: all measures are units of its picture. */

import italy from "../../art/italy.json";
import map from "./map.json";

export type Side = "n" | "e" | "s" | "w";
export type CitySize = "small" | "medium" | "large";

export interface RegionPlace {
  name: string;
  /** The outline, isles included. */
  path: string;
  /** The square in which its shields stand and that is tapped: left, top, width and height. */
  field: [number, number, number, number];
  /** The middle of its emblem. */
  emblem: [number, number];
}

export interface CityPlace {
  name: string;
  size: CitySize;
  x: number;
  y: number;
  /** On which side of the mark the name stands. */
  label: Side;
}

/** Where a shield stands: its left upper corner and its width. */
export interface ShieldPlace {
  x: number;
  y: number;
  width: number;
}

export const WIDTH = map.width;
export const HEIGHT = map.height;
export const REGION_PLACES = map.regions as RegionPlace[];
export const CITY_PLACES = map.cities as CityPlace[];
export const LAND = italy.land;
export const BORDERS = map.borders;
export const FRONTIER = map.frontier;
export const RIVERS = italy.rivers;
export const LAKES = italy.lakes;
export const MOUNTAINS = map.mountains as [number, number][];

/** A shield is so much higher than wide. */
const SHIELD_RATIO = 1.16;
const LARGEST = 72;
const GAP = 0.14;

/** Where shields stand in a region: in rows, as large as their number allows, in the middle of its field. */
export function shieldPlaces(region: RegionPlace, count: number): ShieldPlace[] {
  const [left, top, width, height] = region.field;
  let columns = 1;
  while (Math.ceil(count / columns) * SHIELD_RATIO > (columns * height) / width) columns += 1;
  const rows = Math.ceil(count / columns);
  const pitch = Math.min(LARGEST, width / columns, height / rows / SHIELD_RATIO);
  return Array.from({ length: count }, (_, number) => {
    const row = Math.floor(number / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: left + width / 2 + ((number % columns) - inRow / 2 + GAP / 2) * pitch,
      y: top + height / 2 + (row - rows / 2 + GAP / 2) * pitch * SHIELD_RATIO,
      width: pitch * (1 - GAP),
    };
  });
}
