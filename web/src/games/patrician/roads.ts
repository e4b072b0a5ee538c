/** Where a road lies on the board's grid. */

import type { CityView, RoadView } from "./view";

/** The classes that place it: `down` before the lower city, `across` before the right one, `long` through the middle. */
export function placeOfRoad(road: RoadView, cities: readonly CityView[]): string {
  const [one = [0, 0], other = [0, 0]] = road.cities.map(
    (name) => cities.find((city) => city.name === name)?.cell ?? [],
  );
  const row = Math.max(one[0] ?? 0, other[0] ?? 0);
  const columns = [one[1] ?? 0, other[1] ?? 0];
  const right = Math.max(...columns);
  const span = right - Math.min(...columns);
  if (span === 0) return `down row-${row} column-${right}`;
  return span === 1 ? `across row-${row} column-${right}` : `long row-${row} column-${right - 1}`;
}
