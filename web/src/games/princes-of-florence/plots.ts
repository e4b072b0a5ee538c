/** Which ground counts for a piece at a place, and where it may lie: as the view says, without a rule of the game's. */

import type { Offer } from "../../lib/choosing.svelte";
import type { MoveFacts } from "../../lib/protocol";
import {
  extentOf,
  firstTurn,
  forbidden,
  gridFrom,
  keyOf,
  moved,
  turned,
  TURNS,
  type Extent,
  type Plot,
  type Turn,
} from "./geometry";
import type { Place } from "./squares";
import type { OwnGroundView, PrincesView } from "./view";

/** Where a piece may lie, turned so. */
export type Places = ReadonlyMap<Turn, readonly Place[]>;

/** How a piece comes to lie somewhere: alone, or together with a neighbour. */
export interface Way {
  plot: Plot;
  partner: number | null;
}

/** The ground that the reader sees, and whose squares are whose. */
export interface Land {
  own: ReadonlySet<string>;
  grids: ReadonlyMap<number, ReadonlySet<string>>;
  ground: OwnGroundView;
  /** The rectangle round all that a piece can be moved about on. */
  area: Extent;
}

/** The land of the reader and of all neighbours; null for who has none. */
export function landOf(view: PrincesView): Land | null {
  const own = view.players.find(({ seat }) => seat === view.you?.seat);
  if (own === undefined || view.you === null) return null;
  const near = view.players.filter(({ seat }) => seat === own.seat || own.neighbours.includes(seat));
  const grids = new Map(near.map(({ seat, corner }) => [seat, new Set(gridFrom(corner))]));
  const area = extentOf([...grids.values()].flatMap((grid) => [...grid]));
  return { own: grids.get(own.seat) ?? new Set(), grids, ground: view.you.ground, area };
}

/** A landscape is what is not among the buildings. */
export const isLandscape = (view: Pick<PrincesView, "stock">, piece: string): boolean => !(piece in view.stock);

const touches = (grid: ReadonlySet<string>, squares: readonly string[]): boolean =>
  squares.some((square) => grid.has(square));

/** The way for a building with this neighbour. */
export function jointWay(land: Land, partner: number): Way | null {
  const [ground, grid] = [land.ground.joint[partner], land.grids.get(partner)];
  return ground && grid ? { plot: { ground, grids: [land.own, grid] }, partner } : null;
}

/** The way to lay a piece alone. */
export const loneWay = (land: Land, isOfLand: boolean): Way => ({
  plot: { ground: isOfLand ? land.ground.landscape : land.ground.building, grids: [land.own] },
  partner: null,
});

/** The way these squares ask for: across a border it is that with the neighbour. */
export function wayFor(land: Land, isOfLand: boolean, squares: readonly string[]): Way {
  if (!isOfLand && touches(land.own, squares))
    for (const [seat, grid] of land.grids)
      if (grid !== land.own && touches(grid, squares)) return jointWay(land, seat) ?? loneWay(land, isOfLand);
  return loneWay(land, isOfLand);
}

/** What is taken from the supply by a move of its own before it is laid. */
const TAKING = ["build", "offer", "choose"];
export const NO_PLACES: Places = new Map();

/** The texts of the moves by which a piece can be taken from the supply. */
export const takingTexts = (piece: string): string[] => TAKING.map((what) => `${what} ${piece}`);

/** The legal moves that lay a piece, by the squares they cover. */
export const layingMoves = (offers: readonly Offer[]): ReadonlyMap<string, MoveFacts> =>
  new Map(
    offers
      .filter(({ move }) => move.data.do === "place")
      .map(({ move }) => [keyOf(move.data.squares as string[]), move]),
  );

/** The squares of every place, to be looked up. */
export const keysOf = (shape: readonly string[], places: Places): ReadonlySet<string> =>
  new Set([...places].flatMap(([turn, all]) => all.map((at) => keyOf(moved(turned(shape, turn), at)))));

/** The places of the legal moves, by how the piece is turned. */
export function placesOfMoves(shape: readonly string[], moves: Iterable<MoveFacts>): Places {
  const places = new Map<Turn, Place[]>();
  for (const { data } of moves) {
    const { column, row } = extentOf(data.squares as string[]);
    const turn = data.turn as Turn;
    places.set(turn, [...(places.get(turn) ?? []), { column, row }]);
  }
  return everyTurn(shape, places);
}

/** The places that no rule keeps a piece off and that may be meant, by how it is turned. */
export function openPlaces(
  land: Land,
  piece: string,
  shape: readonly string[],
  wayOf: (squares: readonly string[]) => Way | null,
): Places {
  const places = new Map<Turn, Place[]>();
  const own = extentOf([...land.own]);
  for (const turn of TURNS.filter((one) => firstTurn(shape, one) === one)) {
    const squares = turned(shape, turn);
    const { columns, rows } = extentOf(squares);
    const open: Place[] = [];
    for (const row of reaching(land.area.row, land.area.rows, own.row, own.rows, rows))
      for (const column of reaching(land.area.column, land.area.columns, own.column, own.columns, columns)) {
        const laid = moved(squares, { column, row });
        const way = wayOf(laid);
        if (way !== null && forbidden(way.plot, piece, laid) === null) open.push({ column, row });
      }
    places.set(turn, open);
  }
  return everyTurn(shape, places);
}

/** Where something of this length begins that lies in the area and reaches into the own part of it. */
function reaching(first: number, all: number, own: number, part: number, length: number): number[] {
  const from = Math.max(first, own - length + 1);
  const to = Math.min(first + all - length, own + part - 1);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, more) => from + more);
}

/** A symmetrical piece has the same places under several names of its turn. */
const everyTurn = (shape: readonly string[], places: Places): Places =>
  new Map(TURNS.map((turn) => [turn, places.get(firstTurn(shape, turn)) ?? []]));

/** Every square that a piece may cover: turned so, or in any way. */
export function coverable(shape: readonly string[], places: Places, turn?: Turn): Set<string> {
  const turns = turn === undefined ? [...places.keys()] : [turn];
  return new Set(
    turns.flatMap((one) => {
      const squares = turned(shape, one);
      return (places.get(one) ?? []).flatMap((at) => moved(squares, at));
    }),
  );
}

/** Whether a move lays a piece on these squares. */
export const laysOn =
  (key: string) =>
  (move: MoveFacts): boolean =>
    move.data.do === "place" && keyOf(move.data.squares as string[]) === key;
