/** Which of the open tables somebody wishes to see; kept on the device. */

import { remember, remembered } from "./memory";
import type { TableCard } from "./protocol";

export interface TableFilter {
  /** Of one game, or of any. */
  game: string;
  /** Only where a seat is free. */
  free: boolean;
  pace: "any" | "live" | "slow";
  /** Only where no bot sits. */
  people: boolean;
}

export const ALL_TABLES: TableFilter = { game: "", free: false, pace: "any", people: false };
const KEY = "open-tables";

export function keptFilter(): TableFilter {
  try {
    const kept = JSON.parse(remembered(KEY) ?? "{}") as Partial<Record<keyof TableFilter, unknown>>;
    return {
      game: typeof kept.game === "string" ? kept.game : "",
      free: kept.free === true,
      pace: kept.pace === "live" || kept.pace === "slow" ? kept.pace : "any",
      people: kept.people === true,
    };
  } catch {
    return ALL_TABLES;
  }
}

export const keepFilter = (filter: TableFilter): void => remember(KEY, JSON.stringify(filter));

export const isFiltered = (filter: TableFilter): boolean =>
  filter.game !== "" || filter.free || filter.pace !== "any" || filter.people;

const hasFreeSeat = ({ status, names, levels }: TableCard): boolean =>
  status === "waiting" && names.some((name, seat) => name === "" && levels[seat] === null);

/** The tables that somebody wishes to see. */
export const filtered = (tables: readonly TableCard[], filter: TableFilter): TableCard[] =>
  tables.filter(
    (table) =>
      (filter.game === "" || table.game === filter.game) &&
      (!filter.free || hasFreeSeat(table)) &&
      (filter.pace === "any" || table.slow === (filter.pace === "slow")) &&
      (!filter.people || table.levels.every((level) => level === null)),
  );
