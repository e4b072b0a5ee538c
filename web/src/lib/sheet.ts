/** A score sheet: a row for each source of points, a column for each seat. */

import { isObject, type Reader } from "./shown";
import SKIPPED from "./skipped-keys.json";

export interface SheetRow {
  key: string;
  label: string;
  cells: string[];
  /** Whether it only decides between those who are level. */
  isTieBreak: boolean;
}

export interface SheetLine {
  clause: string;
  points: string;
  sentence: string;
}

/** Every point of a seat, said by the game's `sheet-line-…`, with the clause that gives it. */
export function sheetLines(reader: Reader, seat: Record<string, unknown>): SheetLine[] {
  const lines = Array.isArray(seat.lines) ? seat.lines.filter(isObject) : [];
  return lines.map(({ clause, points, why, ...rest }) => ({
    clause: String(clause),
    points: reader.text(points, "points"),
    sentence: reader.words.say(`sheet-line-${String(why)}`, said(reader, rest)),
  }));
}

/** Names are said in the reader's language; numbers stay numbers, for a sentence may depend on them. */
function said(reader: Reader, values: Record<string, unknown>): Record<string, unknown> {
  const text = ([key, value]: [string, unknown]) => [
    key,
    typeof value === "number" ? value : reader.inline(value, key),
  ];
  return Object.fromEntries(Object.entries(values).map(text));
}

/** A game counts what the sheet has words for; places stand in the ranking. */
const isCounted = (key: string, reader: Reader): boolean =>
  !["seat", "place", ...SKIPPED].includes(key) && reader.words.has(`sheet-${key.replaceAll("_", "-")}`);

/** The rows of a view's `sheet`, one column a seat; those below the total are for ties. What a seat has in a group of its own, as points by source, counts as rows too. */
export function sheetRows(reader: Reader, sheet: readonly Record<string, unknown>[]): SheetRow[] {
  const columns = sheet.map((seat) => spread(seat, reader));
  const keys = Object.keys(columns[0] ?? {}).filter((key) => isCounted(key, reader));
  const total = keys.indexOf("total");
  return keys
    .filter((key) => columns.some((column) => !isNothing(column[key])))
    .map((key) => ({
      isTieBreak: total >= 0 && keys.indexOf(key) > total,
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
