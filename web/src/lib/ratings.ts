/** Ratings: what is asked for, how they are told, and the curve that a member's own make. */

import { api } from "./api";
import type { GameRatings, Leaderboard, OwnRatings, RatedPool, RatingPoint, Season } from "./protocol";
import { dayOf } from "./days";
import { house } from "./house.svelte";
import { say, speech } from "./speech.svelte";

export interface Wanted {
  pool: RatedPool | null;
  season: number | null;
}

export function leaderboard({ pool, season }: Wanted, skip = 0): Promise<Leaderboard> {
  const query = new URLSearchParams({ skip: String(skip) });
  if (pool) {
    query.set("game", pool.game);
    query.set("seats", String(pool.seats));
  }
  if (season !== null) query.set("season", String(season));
  return api.send<Leaderboard>("GET", `/api/ratings?${query}`);
}

export const ownRatings = (): Promise<OwnRatings> => api.send<OwnRatings>("GET", "/api/account/ratings");
export const gameRatings = (table: string): Promise<GameRatings> =>
  api.send<GameRatings>("GET", `/api/tables/${table}/ratings`);

// -- how they are told

export const poolKey = ({ game, seats }: RatedPool): string => `${game} ${seats}`;
export const poolName = ({ game, seats }: RatedPool): string =>
  say("page-ratings-pool", { title: house.game(game)?.title ?? game, seats });
/** As in “1512 ± 90”: without marks between thousands, as ratings are written. */
export const ratingText = (of: { rating: number; uncertainty: number }): string => `${of.rating} ± ${of.uncertainty}`;
/** As in “+14” or “−9”. */
export const changeText = (change: number): string => `${change < 0 ? "−" : "+"}${Math.abs(change)}`;

export function seasonName({ number, begins, ends }: Season): string {
  if (begins !== null) return say("page-season-since", { season: number, day: dayOf(begins, speech.language) });
  return ends === null
    ? say("page-season", { season: number })
    : say("page-season-until", { season: number, day: dayOf(ends, speech.language) });
}

// -- the curve

export interface Curve {
  /** Points of the line, and of the band around it, in a picture so wide and high. */
  line: string;
  band: string;
  /** Where a season begins. */
  seasons: number[];
  low: number;
  high: number;
}

export const WIDTH = 300;
export const HEIGHT = 100;

/** A rating over its games, each as far from the next; the band is as wide as the uncertainty. */
export function curve(points: readonly RatingPoint[]): Curve {
  const high = Math.max(...points.map(({ rating, uncertainty }) => rating + uncertainty));
  const low = Math.min(...points.map(({ rating, uncertainty }) => rating - uncertainty));
  const across = (at: number): number =>
    points.length < 2 ? (at === 0 ? 0 : WIDTH) : (WIDTH * at) / (points.length - 1);
  const up = (rating: number): number => (HEIGHT * (high - rating)) / Math.max(1, high - low);
  const spot = (at: number, rating: number): string => `${across(at).toFixed(1)},${up(rating).toFixed(1)}`;
  // One game alone is a line, too.
  const drawn = points.length === 1 ? [...points, ...points] : points;
  const above = drawn.map(({ rating, uncertainty }, at) => spot(at, rating + uncertainty));
  const below = drawn.map(({ rating, uncertainty }, at) => spot(at, rating - uncertainty)).reverse();
  return {
    line: drawn.map(({ rating }, at) => spot(at, rating)).join(" "),
    band: [...above, ...below].join(" "),
    seasons: points.flatMap(({ season }, at) =>
      at > 0 && season !== points[at - 1]?.season ? [across(at - 0.5)] : [],
    ),
    low,
    high,
  };
}
