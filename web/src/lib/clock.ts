/** Time at a table: what a clock may be, and what it shows. */

import type { ClockFacts, ClockRules } from "./protocol";
import type { Words } from "./words";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const NO_CLOCK: ClockRules = { per: "none", seconds: 0, increment: 0, then: "bot", days_off: 0 };
export const WHEN_TIME_ENDS = ["bot", "move", "lose", "wait"] as const satisfies readonly ClockRules["then"][];

const perMove = (seconds: number): ClockRules => ({ ...NO_CLOCK, per: "move", seconds });
const perGame = (seconds: number, increment: number): ClockRules => ({ ...NO_CLOCK, per: "game", seconds, increment });

/** What is offered; a table may have any other that was asked for. */
export const CLOCKS: readonly ClockRules[] = [
  NO_CLOCK,
  ...[MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY].map(perMove),
  perGame(15 * MINUTE, 10),
  perGame(45 * MINUTE, 30),
  perGame(3 * DAY, 6 * HOUR),
];

/** What a clock measures, as one word; what happens when time ends is chosen apart. */
export const keyOf = (clock: ClockRules): string => `${clock.per} ${clock.seconds} ${clock.increment}`;

/** The clocks to choose among: with the one that there is. */
export const clocksWith = (clock: ClockRules): readonly ClockRules[] =>
  CLOCKS.some((offered) => keyOf(offered) === keyOf(clock)) ? CLOCKS : [...CLOCKS, clock];

/** How many days off each player may have, where a clock counts in days; a table may have any other number. */
export const DAYS_OFF: readonly number[] = [0, 7, 14, 30];

export const daysOffOf = (clock: ClockRules): number => clock.days_off ?? 0;

/** Whether players may take days off. */
export const allowsDaysOff = (clock: ClockRules): boolean => clock.seconds >= DAY;

/** Another clock, with what was settled beside it as far as that goes with it. */
export const withClock = (clock: ClockRules, chosen: ClockRules): ClockRules => ({
  ...chosen,
  then: clock.then,
  days_off: allowsDaysOff(chosen) ? daysOffOf(clock) : 0,
});

/** A length of time in words, in the largest unit that tells it wholly, as in “3 days”. */
export function lengthOf(seconds: number, language: string): string {
  const [unit, size] =
    seconds % DAY === 0
      ? (["day", DAY] as const)
      : seconds % HOUR === 0
        ? (["hour", HOUR] as const)
        : seconds % MINUTE === 0
          ? (["minute", MINUTE] as const)
          : (["second", 1] as const);
  return inUnits(seconds / size, unit, language);
}

/** About how much time is left, as in “5 hours”. */
export function aboutLeft(seconds: number, language: string): string {
  if (seconds >= 2 * DAY) return inUnits(Math.floor(seconds / DAY), "day", language);
  if (seconds >= 2 * HOUR) return inUnits(Math.floor(seconds / HOUR), "hour", language);
  return inUnits(Math.ceil(seconds / MINUTE), "minute", language);
}

const inUnits = (count: number, unit: string, language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(count);

/** What a clock measures, in words. */
export function clockName(words: Words, clock: ClockRules): string {
  return words.say(`page-clock-${clock.per}`, {
    time: lengthOf(clock.seconds, words.language),
    more: lengthOf(clock.increment, words.language),
  });
}

/** All that is settled about time, in a sentence. */
export function clockSettled(words: Words, clock: ClockRules): string {
  if (clock.per === "none") return words.say("page-clock-none-settled");
  const [first = "", ...rest] = words.say(`page-clock-then-${clock.then}`);
  const then = first.toLowerCase() + rest.join("");
  const settled = words.say("page-clock-settled", { clock: clockName(words, clock), then });
  const days = daysOffOf(clock);
  return days === 0 ? settled : `${settled} ${words.say("page-clock-days-off-settled", { days })}`;
}

/** Whether it may have hours or days to show. */
export const isLong = (clock: ClockRules): boolean => clock.seconds >= HOUR;

/** What a clock shows: minutes and seconds, hours too, or days and hours. */
export function figures(words: Words, left: number): string {
  const whole = Math.ceil(left);
  const hours = Math.floor(whole / HOUR);
  if (whole >= 2 * DAY) return words.say("page-clock-days", { days: Math.floor(hours / 24), hours: two(hours % 24) });
  const rest = `${two(Math.floor(whole / MINUTE) % 60)}:${two(whole % MINUTE)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The same where there is little room: days, hours, or minutes and seconds. */
export function shortFigures(words: Words, left: number): string {
  const hours = Math.floor(Math.ceil(left) / HOUR);
  if (hours >= 48) return words.say("page-clock-days-short", { days: Math.floor(hours / 24) });
  return hours > 0 ? words.say("page-clock-hours-short", { hours }) : figures(words, left);
}

const two = (count: number): string => String(count).padStart(2, "0");

/** What the clocks of a table showed when they were told; `at` is in milliseconds. */
export interface ClocksTold {
  seats: readonly ClockFacts[];
  at: number;
}

/** Seconds that a seat has left. */
export function leftAt({ seats, at }: ClocksTold, seat: number, now: number): number {
  const clock = seats[seat];
  if (clock === undefined) return 0;
  return clock.runs ? Math.max(0, clock.left - Math.max(0, (now - at) / 1000 - clock.off)) : clock.left;
}

/** When a seat's days off end, in milliseconds as `now` counts them; null if it has taken none, or they are over. */
export function offUntil({ seats, at }: ClocksTold, seat: number, now: number): number | null {
  const until = at + (seats[seat]?.off ?? 0) * 1000;
  return until > now ? until : null;
}

/** Whose clock is looked at where there is room for one: the reader's own while it runs, else the one that ends first. */
export function clockToShow({ seats }: ClocksTold, own: number | null): number | null {
  if (own !== null && seats[own]?.runs) return own;
  const running = seats.flatMap(({ runs }, seat) => (runs ? [seat] : []));
  const soonest = running.sort((one, other) => (seats[one]?.left ?? 0) - (seats[other]?.left ?? 0))[0];
  return soonest ?? own;
}
