/** The log by turns: which lines are one entry, whose it is, and which of its lines say what mattered. */

import type { EventFacts } from "./protocol";
import type { Part } from "./words";

/** How a game's log falls into entries; all are kinds of events. */
export interface LogStyle {
  /** What begins a part of the game, and is nobody's deed. */
  rounds?: readonly string[];
  /** What begins an entry of its own, whoever acted. */
  headings?: readonly string[];
  /** What is told of a seat but begins no entry: it goes on with the one before. */
  quiet?: readonly string[];
  /** What several seats do in turn and is one entry, as an auction. */
  contests?: readonly Contest[];
  /** What an entry is told by, where it has such lines; else its first deed tells it. */
  telling?: readonly string[];
}

export interface Contest {
  opens: readonly string[];
  /** What says how it stands. */
  bids: readonly string[];
  passes?: readonly string[];
  ends: readonly string[];
}

/** Lines from `from` up to and without `to`. */
export interface Entry {
  from: number;
  to: number;
  /** Whose deed it tells. */
  seat: number | null;
  /** Whether a part of the game begins with it. */
  isRound: boolean;
  /** The lines that say what mattered. */
  told: number[];
}

/** An entry that may still grow. */
interface Run {
  from: number;
  lines: EventFacts[];
  seat: number | null;
  contest: Contest | null;
  isOver: boolean;
}

export const seatOfEvent = ({ data }: EventFacts): number | null => (typeof data.seat === "number" ? data.seat : null);

/** The lines of a log, the first of them number `from`, as entries; a deed is what can be asked a reason of. */
export function entriesOf(
  log: readonly EventFacts[],
  from: number,
  deeds: readonly string[],
  style: LogStyle = {},
): Entry[] {
  const runs: Run[] = [];
  log.forEach((event, place) => {
    const last = runs.at(-1);
    if (last && goesOn(last, event, deeds, style)) {
      last.lines.push(event);
      if (last.contest?.ends.includes(event.kind)) last.isOver = true;
    } else {
      const contest = (style.contests ?? []).find(({ opens }) => opens.includes(event.kind)) ?? null;
      runs.push({ from: from + place, lines: [event], seat: seatOfEvent(event), contest, isOver: false });
    }
  });
  return runs.map((run) => entryOf(run, deeds, style));
}

function goesOn(run: Run, event: EventFacts, deeds: readonly string[], style: LogStyle): boolean {
  const { contest, isOver } = run;
  const { kind } = event;
  if (contest && !isOver && isOf(contest, kind)) return true;
  if (has(style.rounds, kind) || has(style.headings, kind) || style.contests?.some(({ opens }) => opens.includes(kind)))
    return false;
  if (has(style.quiet, kind)) return true;
  const seat = seatOfEvent(event);
  if (seat === null || (deeds.length > 0 && !deeds.includes(kind))) return true;
  return contest === null && seat === run.seat;
}

function entryOf(run: Run, deeds: readonly string[], style: LogStyle): Entry {
  const told = telling(run, deeds, style).map((event) => run.from + run.lines.indexOf(event));
  const first = run.lines[(told[0] ?? run.from) - run.from];
  const isRound = has(style.rounds, run.lines[0]?.kind);
  const seat = run.contest && first ? seatOfEvent(first) : isRound ? null : run.seat;
  return { from: run.from, to: run.from + run.lines.length, seat, isRound, told };
}

/** A contest is told by how it ended or how it stands; a heading by itself; a turn by what its game says matters. */
function telling({ lines, contest, isOver }: Run, deeds: readonly string[], style: LogStyle): EventFacts[] {
  if (contest) {
    const kinds = isOver ? contest.ends : contest.bids;
    const stand = lines.filter(({ kind }) => kinds.includes(kind));
    return [(isOver ? stand[0] : stand.at(-1)) ?? lines[0]].filter((event) => event !== undefined);
  }
  const [first] = lines;
  if (!first || has(style.rounds, first.kind) || has(style.headings, first.kind)) return lines.slice(0, 1);
  const mattering = lines.filter(({ kind }) => has(style.telling, kind));
  return mattering.length > 0 ? mattering : [lines.find(({ kind }) => deeds.includes(kind)) ?? first];
}

const has = (kinds: readonly string[] | undefined, kind: string | undefined): boolean =>
  kind !== undefined && (kinds?.includes(kind) ?? false);

const isOf = ({ bids, passes, ends }: Contest, kind: string): boolean =>
  bids.includes(kind) || has(passes, kind) || ends.includes(kind);

/** A sentence of the log: the name it begins with apart, where arms beside it say whose it is. */
export interface Told {
  name: string;
  parts: Part[];
  /** How often it is said. */
  times: number;
}

export function toldOf(parts: readonly Part[], name: string | null): Told {
  const [first, ...rest] = parts;
  if (name === null || !first?.text.startsWith(`${name} `)) return { name: "", parts: [...parts], times: 1 };
  return { name, parts: [{ ...first, text: first.text.slice(name.length) }, ...rest], times: 1 };
}

/** Several sentences in one line: without their full stops, and what is said again is counted. */
export function inOneLine(told: readonly Told[]): Told[] {
  if (told.length < 2) return [...told];
  const lines: Told[] = [];
  for (const one of told) {
    const same = lines.find((line) => line.name === one.name && text(line) === text(withoutStop(one)));
    if (same) same.times += 1;
    else lines.push(withoutStop(one));
  }
  return lines;
}

const text = ({ parts }: Told): string => parts.map((part) => part.text).join("");

function withoutStop(told: Told): Told {
  const last = told.parts.length - 1;
  const cut = (part: Part, place: number): Part =>
    place === last ? { ...part, text: part.text.replace(/\.$/, "") } : { ...part };
  return { ...told, parts: told.parts.map(cut) };
}
