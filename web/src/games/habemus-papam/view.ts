// Made by scripts/types; do not edit.

/** A card: of a person also faction, coats of arms, age and symbol. */
export interface CardView {
  name: string;
  full_name: string | null;
  kind: string;
  faction: string | null;
  coats: number;
  age: number | null;
  symbol: string | null;
  is_immune: boolean;
}

/** A player's display and what everybody has seen; what is behind the screen only at the end. */
export interface PlayerView {
  seat: number;
  people: CardView[];
  coats: Record<string, number>;
  symbols: string[];
  mazarin: number;
  louis: number;
  felipe: number;
  squadrone: boolean;
  /** Of all that lies open: people, Louis XIV, old boys and the Squadrone. */
  votes: number;
  action_cards: number;
  played: string | null;
  bid: string[] | null;
  has_chosen: boolean;
  gold: number | null;
  gems: Record<string, number> | null;
  order: string | null;
}

/** An order held: its votes, and whether its condition holds now. */
export interface OrderView {
  name: string;
  votes: number;
  fulfilled: boolean;
}

/** One reason for votes, said by `sheet-line-<why>`; a line of no votes explains another. */
export interface SheetLine {
  clause: string;
  points: number;
  why: string;
  count?: number;
  gold?: number;
  gems?: number;
  /** How much gold a vote costs. */
  rate?: number;
  order?: string;
  symbol?: string;
}

/**
 * What is behind the seat's own screen, and the votes it would have if the game ended now, without its order (of
 * which `orders` tells).
 */
export interface OwnView {
  seat: number;
  gold: number;
  gems: Record<string, number>;
  actions: Record<string, number>;
  orders: OrderView[];
  discarded: string | null;
  choice: string[] | null;
  votes: number;
  lines: SheetLine[];
}

/** How a seat's votes came about, at the end: the votes of the lines add up to the total. */
export interface SheetView {
  seat: number;
  order: number;
  people: number;
  louis: number;
  gold: number;
  symbols: number;
  squadrone: number;
  total: number;
  oldest: number;
  place: number;
  lines: SheetLine[];
}

/** All that a seat (or a spectator) may know. */
export interface PapamView {
  game: string;
  seats: number;
  first: number;
  round: number;
  last_round: boolean;
  black_smoke: boolean;
  phase: string;
  turn: number | null;
  camerlengo: number;
  cardinals_left: number;
  deck: number;
  offer: CardView[];
  bank: Record<string, number>;
  ranking: number[];
  swapping: string | null;
  gone: string[];
  players: PlayerView[];
  you: OwnView | null;
  sheet: SheetView[] | null;
}

export type GameView = PapamView;

/** What happens, by its kind. */
export type GameEvent =
  | { kind: "game-begun"; data: { seat: number } }
  | { kind: "order-dealt"; data: { seat: number; order: string } }
  | { kind: "round-begun"; data: { round: number } }
  | { kind: "card-turned-up"; data: { card: string } }
  | { kind: "black-smoke"; data: Record<string, never> }
  | { kind: "white-smoke"; data: { count: number } }
  | { kind: "bags-paid"; data: { seat: number; count: number; gold: number } }
  | { kind: "order-discarded"; data: { seat: number; order: string } }
  | { kind: "action-chosen"; data: { seat: number; action: string } }
  | { kind: "action-played"; data: { seat: number; action: string } }
  | { kind: "no-action"; data: { seat: number } }
  | { kind: "gold-gained"; data: { seat: number; gold: number } }
  | { kind: "gold-taken"; data: { seat: number; owner: number; gold: number } }
  | { kind: "action-returned"; data: { seat: number; action: string } }
  | { kind: "bribed"; data: { seat: number; owner: number; card: string; gold: number } }
  | { kind: "swapped"; data: { seat: number; card: string; other: string } }
  | { kind: "swap-declined"; data: { seat: number } }
  | { kind: "bid-chosen"; data: { seat: number; gems: string[] } }
  | { kind: "bid-revealed"; data: { seat: number; gems: string[] } }
  | { kind: "ranked"; data: { seat: number; place: number } }
  | { kind: "card-taken"; data: { seat: number; card: string } }
  | { kind: "gem-gained"; data: { seat: number; gem: string; count: number } }
  | { kind: "named-camerlengo"; data: { seat: number } }
  | { kind: "card-left"; data: { card: string } }
  | { kind: "squadrone-paid"; data: { seat: number; gold: number } }
  | { kind: "squadrone-unpaid"; data: { seat: number } }
  | { kind: "excluded"; data: { seat: number; owner: number; card: string } }
  | { kind: "died"; data: { seat: number; owner: number; card: string } }
  | { kind: "game-ended"; data: Record<string, never> }
  | { kind: "gems-sold"; data: { seat: number; count: number } }
  | { kind: "felipe-paid"; data: { seat: number; count: number; gold: number } }
  | { kind: "order-opened"; data: { seat: number; order: string; fulfilled: boolean } }
  | { kind: "votes-counted"; data: { seat: number; votes: number } };
