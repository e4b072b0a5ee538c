// Made by scripts/types; do not edit.

/** The auctions of this round; `item` is what is being auctioned now. */
export interface AuctionView {
  item: string | null;
  florins: number;
  bidder: number | null;
  passed: number[];
  out: number[];
  sold: string[];
}

/** A character: who has it, or whose piece stands on it at which number; `florins` lie on the banker. */
export interface CharacterView {
  name: string;
  low: number;
  high: number;
  owner: number | null;
  taken: boolean;
  standing: number | null;
  number: number | null;
  florins: number;
}

/** The action turn being played. */
export interface TurnView {
  actions_left: number;
  drew_profession: boolean;
  took_freedom: boolean;
  refusals: number;
  work_value: number;
}

/** An offer to build together; what is not named yet is missing. */
export interface OfferView {
  piece: string;
  partner: number | null;
  squares: string[];
  florins: number | null;
}

/** Somebody looks at the top cards of a pile. */
export interface LookView {
  seat: number;
  pile: string;
  cards: number;
}

/** A tile: its squares row by row, its orientation, and the neighbour it is shared with. */
export interface TileView {
  piece: string;
  squares: string[];
  turn: string;
  partner: number | null;
}

/** What lies open before a player; `professions`, `bonus` and `prestige_cards` count what is held in secret. */
export interface PlayerView {
  seat: number;
  prestige: number;
  place: number;
  earned: Record<string, number>;
  professions: number;
  known_professions: string[];
  table: string[];
  recruiting_hand: number;
  recruiting_table: number;
  bonus: number;
  prestige_cards: number;
  jesters: number;
  architects: number;
  freedoms: string[];
  buildings: string[];
  landscapes: Record<string, number>;
  building_cost: number;
  best_work: number;
  corner: string;
  palace: string[];
  tiles: TileView[];
  free_squares: number;
  neighbours: number[];
}

/** A profession in the own hand: what it likes, and what its work would be worth now without bonus cards. */
export interface HandView {
  name: string;
  building: string;
  landscape: string;
  freedom: string;
  value: number;
}

/** A bonus card with what it would add now, or a prestige card with what it would score if the game ended now. */
export interface WorthView {
  name: string;
  value: number;
}

/** What only the seat itself knows; `remembered` are cards it put back, by place in the pile from the top. */
export interface OwnView {
  seat: number;
  florins: number;
  princess_work: number;
  hand: HandView[];
  bonus: WorthView[];
  prestige_cards: WorthView[];
  returned: string | null;
  looked: string[];
  remembered: Record<string, Record<string, string>>;
}

/** One reason for points, said by `sheet-line-<why>`; a prestige card of no points has a line too. */
export interface SheetLine {
  clause: string;
  points: number;
  why: string;
  count?: number;
  florins?: number;
  card?: string;
}

/** How a seat's points came about, at the end: the points of the lines add up to the total. */
export interface SheetView {
  seat: number;
  earned: Record<string, number>;
  cards: WorthView[];
  total: number;
  florins: number;
  place: number;
  lines: SheetLine[];
}

/** All that a seat (or a spectator) may know. */
export interface PrincesView {
  game: string;
  seats: number;
  options: Record<string, boolean>;
  first: number;
  round: number;
  rounds: number;
  minimum: number;
  stage: string;
  phase: string;
  turn: number | null;
  waiting_for: number[];
  supply: Record<string, number>;
  stock: Record<string, number>;
  freedoms: Record<string, number>;
  piles: Record<string, number>;
  auction: AuctionView;
  characters: CharacterView[];
  action: TurnView;
  piece: string | null;
  offer: OfferView | null;
  looking: LookView | null;
  players: PlayerView[];
  you: OwnView | null;
  sheet: SheetView[] | null;
}

export type GameView = PrincesView;

/** What happens, by its kind. */
export type GameEvent =
  | { kind: "game-begun"; data: { seat: number } }
  | { kind: "profession-dealt"; data: { seat: number; card: string } }
  | { kind: "professions-kept"; data: Record<string, never> }
  | { kind: "round-begun"; data: { round: number; seat: number; minimum: number } }
  | { kind: "auction-opened"; data: { seat: number; item: string; florins: number } }
  | { kind: "bid-raised"; data: { seat: number; florins: number } }
  | { kind: "bid-passed"; data: { seat: number } }
  | { kind: "gave-up"; data: { seat: number } }
  | { kind: "item-bought"; data: { seat: number; item: string; florins: number } }
  | { kind: "item-free"; data: { seat: number; item: string; florins: number } }
  | { kind: "went-back"; data: { seat: number; points: number } }
  | { kind: "tile-placed"; data: { seat: number; piece: string; square: string; turn: string } }
  | { kind: "points-gained"; data: { seat: number; points: number; source: string } }
  | { kind: "cards-looked-at"; data: { seat: number; pile: string; count: number } }
  | { kind: "card-seen"; data: { seat: number; card: string } }
  | { kind: "card-kept"; data: { seat: number; pile: string } }
  | { kind: "card-taken"; data: { seat: number; card: string } }
  | { kind: "cards-returned"; data: { seat: number; pile: string } }
  | { kind: "recruited"; data: { seat: number; card: string; owner: number } }
  | { kind: "character-chosen"; data: { seat: number; character: string; florins: number } }
  | { kind: "character-passed"; data: { seat: number } }
  | { kind: "character-taken"; data: { seat: number; character: string; florins: number } }
  | { kind: "banker-paid"; data: { seat: number; florins: number } }
  | { kind: "professor-lost"; data: { seat: number } }
  | { kind: "work-begun"; data: { seat: number; card: string; value: number } }
  | { kind: "bonus-played"; data: { seat: number; card: string; value: number } }
  | { kind: "princess-helped"; data: { seat: number; value: number } }
  | { kind: "work-made"; data: { seat: number; value: number } }
  | { kind: "work-paid"; data: { seat: number; florins: number; points: number } }
  | { kind: "freedom-taken"; data: { seat: number; freedom: string } }
  | { kind: "turn-ended"; data: { seat: number } }
  | { kind: "best-work"; data: { seat: number; value: number; points: number } }
  | { kind: "joint-proposed"; data: { seat: number; piece: string; square: string; turn: string } }
  | { kind: "price-asked"; data: { seat: number; owner: number; florins: number } }
  | { kind: "offer-declined"; data: { seat: number; owner: number } }
  | { kind: "price-countered"; data: { seat: number; owner: number; florins: number } }
  | { kind: "counter-dropped"; data: { seat: number; owner: number } }
  | { kind: "joint-built"; data: { seat: number; owner: number; piece: string } }
  | { kind: "partner-paid"; data: { seat: number; owner: number; florins: number } }
  | { kind: "card-scored"; data: { seat: number; card: string; points: number } }
  | { kind: "florins-exchanged"; data: { seat: number; florins: number; points: number } }
  | { kind: "game-ended"; data: Record<string, never> };
