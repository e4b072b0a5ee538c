// Made by scripts/types; do not edit.

/** A commission. */
export interface CommissionView {
  name: string;
  art: string;
  fame: number;
}

/** What somebody has said in the bidding of the day. */
export interface BidView {
  seat: number;
  /** Null for passing. */
  price: number | null;
}

/** An art, and who would win it now. */
export interface ArtView {
  name: string;
  leader: number | null;
  points: number;
}

/** A patron, and what they would give now. */
export interface PatronView {
  name: string;
  loves: string;
  points: number;
  each: number;
  reward: number;
}

/** What lies open before a player. */
export interface PlayerView {
  seat: number;
  florins: number;
  points: number;
  commissions: CommissionView[];
  /** Shown at the end. */
  patron: PatronView | null;
}

/** What only the seat itself knows. */
export interface OwnView {
  seat: number;
  patron: PatronView;
}

/** One reason for points, said by `sheet-line-<why>`. */
export interface SheetLine {
  clause: string;
  points: number;
  why: string;
  art?: string;
  count?: number;
  patron?: string;
  loves?: string;
}

/** How a seat's points came about, at the end: the points of the lines add up to the total. */
export interface SheetView {
  seat: number;
  fame: number;
  arts: number;
  patron: number;
  purse: number;
  total: number;
  florins: number;
  place: number;
  lines: SheetLine[];
}

/** All that a seat (or a spectator) may know. */
export interface BottegaView {
  game: string;
  seats: number;
  first: number;
  phase: string;
  turn: number | null;
  master: number;
  to_come: number;
  open: CommissionView[];
  offered: CommissionView | null;
  /** The least that may be bid now. */
  least_bid: number | null;
  highest_bidder: number | null;
  /** In the order in which they were made. */
  bids: BidView[];
  box: number;
  arts: ArtView[];
  players: PlayerView[];
  you: OwnView | null;
  sheet: SheetView[] | null;
}

export type GameView = BottegaView;

/** What happens, by its kind. */
export type GameEvent =
  | { kind: "game-begun"; data: { seat: number } }
  | { kind: "patron-dealt"; data: { seat: number; patron: string } }
  | { kind: "commission-turned-up"; data: { commission: string } }
  | { kind: "commission-offered"; data: { seat: number; commission: string } }
  | { kind: "bid-made"; data: { seat: number; price: number } }
  | { kind: "bid-passed"; data: { seat: number } }
  | { kind: "commission-taken"; data: { seat: number; commission: string; price: number } }
  | { kind: "price-shared"; data: { share: number; rest: number } }
  | { kind: "box-emptied"; data: { seat: number; florins: number } }
  | { kind: "art-won"; data: { seat: number; art: string; points: number } }
  | { kind: "patron-shown"; data: { seat: number; patron: string; points: number } }
  | { kind: "game-ended"; data: Record<string, never> };
