/** A score sheet: a row for each source of points, a column for each seat. */

import { isObject, type Reader } from "./shown";

export interface SheetRow {
  key: string;
  label: string;
  cells: string[];
}

/** The rows of a view's `sheet`; what a seat has in a group of its own, as points by source, counts as rows too. */
export function sheetRows(reader: Reader, sheet: readonly Record<string, unknown>[]): SheetRow[] {
  const columns = sheet.map((seat) => spread(seat, reader));
  const keys = Object.keys(columns[0] ?? {}).filter((key) => key !== "seat");
  return keys
    .filter((key) => columns.some((column) => !isNothing(column[key])))
    .map((key) => ({
      key,
      label: reader.title(key, "sheet", ["sheet", "view", "word"]),
      cells: columns.map((column) => reader.inline(column[key], key)),
    }));
}

/** Groups whose names the sheet knows are taken apart; a name that is then there twice is the second time `…-shown`. */
function spread(seat: Record<string, unknown>, reader: Reader): Record<string, unknown> {
  const rows: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(seat)) {
    const names = isObject(value) ? Object.keys(value) : [];
    const isGroup = names.length > 0 && names.every((name) => reader.words.has(`sheet-${name}`));
    Object.assign(rows, isGroup ? value : { [key in rows ? `${key}-shown` : key]: value });
  }
  return rows;
}

/** A source that gave nobody anything is left out. */
function isNothing(value: unknown): boolean {
  return value == null || value === 0 || (Array.isArray(value) && value.length === 0);
}
