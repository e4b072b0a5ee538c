/** The piece in the reader's hand: which one, how it is turned, where it would lie, and whether it may. */

import type { Step } from "../../lib/gesture";
import type { MoveFacts } from "../../lib/protocol";
import {
  extentOf,
  firstTurn,
  flipped,
  forbidden,
  keyOf,
  moved,
  nearest,
  turned,
  turnedOn,
  TURNS,
  within,
  type Forbidden,
  type Turn,
} from "./geometry";
import {
  coverable,
  isLandscape,
  jointWay,
  landOf,
  keysOf,
  layingMoves,
  laysOn,
  loneWay,
  NO_PLACES,
  openPlaces,
  placesOfMoves,
  takingTexts,
  wayFor,
  type Land,
  type Places,
  type Way,
} from "./plots";
import type { Scene } from "./scene";
import type { Place } from "./squares";

/** A place so near, in squares, draws the piece to it. */
const REACH = 0.75;

interface Held {
  piece: string;
  round: number;
  turn: Turn;
  at: Place;
}

export interface Spot extends Place {
  turn: Turn;
  squares: string[];
  /** The same place whatever the order of its squares. */
  key: string;
}

export class Placing {
  readonly #scene: () => Scene;
  #taken = $state.raw<string | null>(null);
  /** What has just been laid, until the table shows it. */
  #sent = $state.raw<string | null>(null);
  #held = $state.raw<Held | null>(null);
  /** How often it was laid where a rule is against it. */
  refusals = $state(0);
  /** Where the piece is carried to beside the ground, in pixels of the window. */
  carried = $state.raw<{ x: number; y: number } | null>(null);

  readonly land: Land | null = $derived.by(() => landOf(this.#scene().view));
  readonly #moves = $derived.by(() => layingMoves(this.#scene().choosing.offers));
  /** The piece that waits to be laid: what it is, is decided. */
  readonly waiting: string | null = $derived.by(() => {
    const [first] = this.#moves.values();
    return first === undefined ? null : String(first.data.piece);
  });
  /** The piece in hand. */
  readonly piece: string | null = $derived.by(() => {
    if (this.waiting !== null) return this.waiting;
    if (this.#taken !== null && this.mayTake(this.#taken)) return this.#taken;
    return this.#scene().choosing.isBusy ? this.#sent : null;
  });
  readonly #shape: readonly string[] = $derived.by(() => this.#scene().view.shapes[this.piece ?? ""] ?? []);
  /** Where it may lie; known as soon as it is in hand, so that every movement is answered at once. */
  readonly #places: Places = $derived.by(() => {
    const { piece, land } = this;
    if (piece === null || land === null) return NO_PLACES;
    if (this.waiting !== null) return placesOfMoves(this.#shape, this.#moves.values());
    return openPlaces(land, piece, this.#shape, (squares) => this.#meant(land, piece, squares));
  });
  readonly #keys = $derived.by(() => keysOf(this.#shape, this.#places));
  /** The squares it may come to cover: turned as it is, and turned in any way. */
  readonly reachedNow: ReadonlySet<string> = $derived.by(() => coverable(this.#shape, this.#places, this.turn));
  readonly reached: ReadonlySet<string> = $derived.by(() => coverable(this.#shape, this.#places));
  readonly #start: Held | null = $derived.by(() => this.#firstPlace());

  readonly #now: Held | null = $derived.by(() => {
    const isStill = this.#held?.piece === this.piece && this.#held.round === this.#scene().view.round;
    return isStill ? this.#held : this.#start;
  });
  readonly turn: Turn = $derived.by(() => this.#now?.turn ?? "r0");
  /** The piece turned as it is, at a1. */
  readonly shape: readonly string[] = $derived.by(() => turned(this.#shape, this.turn));
  /** Where the piece would lie; nowhere while it is carried beside the ground. */
  readonly spot: Spot | null = $derived.by(() => {
    if (this.piece === null || this.#now === null || this.carried !== null) return null;
    const squares = moved(this.shape, this.#now.at);
    return { ...this.#now.at, turn: firstTurn(this.#shape, this.#now.turn), squares, key: keyOf(squares) };
  });
  readonly fits: boolean = $derived.by(() => this.spot !== null && this.#keys.has(this.spot.key));
  /** The rule that keeps it from where it is. */
  readonly forbidden: Forbidden | null = $derived.by(() => {
    const { spot, piece, land } = this;
    if (spot === null || piece === null || land === null || this.fits) return null;
    return forbidden(this.#way(land, piece, spot.squares).plot, piece, spot.squares);
  });
  /** With whom it would be built, where it is. */
  readonly partner: number | null = $derived.by(() => {
    const { spot, piece, land } = this;
    return spot && piece && land ? this.#way(land, piece, spot.squares).partner : null;
  });
  /** The legal move that lays it where it is; none while something else is to be decided first. */
  readonly move: MoveFacts | null = $derived.by(() => this.#moves.get(this.spot?.key ?? "") ?? null);

  constructor(scene: () => Scene) {
    this.#scene = scene;
  }

  /** Whether a piece of the supply can be taken in hand. */
  mayTake(piece: string): boolean {
    return takingTexts(piece).some((text) => this.#scene().choosing.offer(text));
  }

  /** Take a piece of the supply in hand; nothing is decided by that. */
  take(piece: string): void {
    if (this.waiting === null && this.mayTake(piece)) this.#taken = piece;
  }

  /** Back to the supply. */
  putBack(): void {
    this.refusals = 0;
    this.#taken = null;
    this.#held = null;
    this.carried = null;
  }

  /** Its middle to this point, counted in squares: to the legal place beside it, or to the squares below it. */
  pointTo(middle: Place): void {
    const { columns, rows } = extentOf(this.shape);
    this.#settle(this.turn, { column: middle.column - columns / 2, row: middle.row - rows / 2 });
  }

  /** By so many squares. */
  shift(columns: number, rows: number): void {
    if (this.spot === null || this.land === null) return;
    const to = { column: this.spot.column + columns, row: this.spot.row + rows };
    this.#hold(this.turn, within(this.land.area, extentOf(this.spot.squares), to));
  }

  turnOn(quarters: number): void {
    this.#turnTo(turnedOn(this.turn, quarters));
  }

  flip(): void {
    this.#turnTo(flipped(this.turn));
  }

  /** Lay it where it is: decide what it is, with whom, and where, as one gesture; or be shown to the rule against it. */
  lay(): void {
    const { choosing } = this.#scene();
    if (this.spot === null || this.piece === null) return;
    if (this.forbidden !== null) {
      this.refusals += 1;
    } else if (!this.fits) {
      void choosing.tap(`${this.partner === null ? "build" : "offer"} ${this.piece}`);
    } else {
      const steps = [...this.#steps(this.piece, this.partner), laysOn(this.spot.key)];
      this.#sent = this.piece;
      this.#taken = null;
      choosing.gesture(steps);
    }
  }

  /** The table has answered all that was sent. */
  rest(): void {
    this.#sent = null;
  }

  /** What is to be decided before the place. */
  #steps(piece: string, partner: number | null): Step[] {
    if (this.waiting !== null) return [];
    const does = (what: string) => (move: MoveFacts) => move.data.do === what && move.data.piece === piece;
    if (partner !== null) return [does("offer"), ({ data }) => data.do === "partner" && data.owner === partner];
    return [does(isLandscape(this.#scene().view, piece) ? "choose" : "build")];
  }

  /** The way these squares ask for; when all but the place is decided, the only one. */
  #way(land: Land, piece: string, squares: readonly string[]): Way {
    const { view } = this.#scene();
    const isOfLand = isLandscape(view, piece);
    const partner = view.offer?.partner ?? null;
    if (this.waiting === null) return wayFor(land, isOfLand, squares);
    return (partner === null ? null : jointWay(land, partner)) ?? loneWay(land, isOfLand);
  }

  /** The way these squares ask for, if its first decision may be made. */
  #meant(land: Land, piece: string, squares: readonly string[]): Way | null {
    const way = this.#way(land, piece, squares);
    const what = isLandscape(this.#scene().view, piece) ? "choose" : "build";
    return this.#scene().choosing.offer(`${way.partner === null ? what : "offer"} ${piece}`) ? way : null;
  }

  #turnTo(turn: Turn): void {
    if (this.piece === null || this.#now === null) return;
    const [before, after] = [this.turn, turn].map((one) => extentOf(turned(this.#shape, one)));
    if (before === undefined || after === undefined) return;
    const { column, row } = this.#now.at;
    this.#settle(turn, {
      column: column + (before.columns - after.columns) / 2,
      row: row + (before.rows - after.rows) / 2,
    });
  }

  #settle(turn: Turn, wanted: Place): void {
    if (this.land === null) return;
    const inside = within(this.land.area, extentOf(turned(this.#shape, turn)), wanted);
    const rounded = { column: Math.round(inside.column), row: Math.round(inside.row) };
    this.#hold(turn, nearest(this.#places.get(turn) ?? [], inside, REACH) ?? rounded);
  }

  #hold(turn: Turn, at: Place): void {
    if (this.piece !== null) this.#held = { piece: this.piece, round: this.#scene().view.round, turn, at };
  }

  /** Where a piece is when it comes into the hand: a legal place in the middle of the own land, turned little. */
  #firstPlace(): Held | null {
    if (this.piece === null || this.land === null) return null;
    const own = extentOf([...this.land.own]);
    const turn = TURNS.find((one) => (this.#places.get(one)?.length ?? 0) > 0) ?? "r0";
    const { columns, rows } = extentOf(turned(this.#shape, turn));
    const middle = { column: own.column + (own.columns - columns) / 2, row: own.row + (own.rows - rows) / 2 };
    const rounded = { column: Math.floor(middle.column), row: Math.floor(middle.row) };
    const at = nearest(this.#places.get(turn) ?? [], middle) ?? rounded;
    return { piece: this.piece, round: this.#scene().view.round, turn, at };
  }
}
