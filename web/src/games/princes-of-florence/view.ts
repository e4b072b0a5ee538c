// Made by scripts/types; do not edit.

/**
 * The auctions of this round: `items` are left of what this table auctions, for `opening` florins at least.
 *
 * `item` is what is being auctioned now, or was won; `next` florins would outbid the last bid.
 */
export interface AuctionView {
  items: Record<string, number>;
  opening: number;
  item: string | null;
  florins: number;
  next: number | null;
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

/** The action turn being played; a work being made brings `work_pay`, of which a point costs `point_price`. */
export interface TurnView {
  actions_left: number;
  drew_profession: boolean;
  took_freedom: boolean;
  refusals: number;
  work_value: number;
  work_pay: number;
  point_price: number;
}

/**
 * An offer to build together; what is not named yet is missing.
 *
 * The partner would pay `florins`; who offers would pay the bank `cost`; each would score `points`.
 */
export interface OfferView {
  piece: string;
  partner: number | null;
  squares: string[];
  florins: number | null;
  cost: number;
  points: number;
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
  /** The first square of the principality. */
  corner: string;
  palace: string[];
  tiles: TileView[];
  free_squares: number;
  neighbours: number[];
}

/** Something that adds value to a work: `points` now, and `more` if there were one more of it. */
export interface ReasonView {
  name: string;
  points: number;
  more: number;
}

/** A profession, held or to be had: what it likes, and the value of its work now without bonus cards, and why. */
export interface HandView {
  name: string;
  building: string;
  landscape: string;
  freedom: string;
  value: number;
  reasons: ReasonView[];
}

/** A bonus or prestige card with what it would add or score now; a prestige card scores `points`, or `tied`. */
export interface CardView {
  name: string;
  value: number;
  points?: number;
  tied?: number;
}

/**
 * Squares closed to a piece by the clause that closes them, the first that is met counts; `otherwise` is the clause
 * against any other place that is not allowed, such as one that sticks out; `barred` pieces lie nowhere here.
 */
export interface GroundView {
  /** Squares, by the clause that closes them. */
  closed: Record<string, string[]>;
  /** The clause against any other place that is not allowed. */
  otherwise: string;
  /** Pieces that lie nowhere here, by the clause. */
  barred: Record<string, string[]>;
}

/** The ground for what one lays alone, and for a building with each neighbour, by seat. */
export interface OwnGroundView {
  landscape: GroundView;
  building: GroundView;
  /** For a building with a neighbour, by its seat. */
  joint: Record<string, GroundView>;
}

/**
 * What only the seat itself knows; `remembered` are cards it put back, by place in the pile from the top.
 *
 * `recruits` could be recruited; `looked_professions` and `looked_cards` are what is looked at, as if it were kept.
 */
export interface OwnView {
  seat: number;
  florins: number;
  princess_work: number;
  hand: HandView[];
  bonus: CardView[];
  prestige_cards: CardView[];
  returned: string | null;
  looked: string[];
  looked_professions: HandView[];
  looked_cards: CardView[];
  recruits: HandView[];
  remembered: Record<string, Record<string, string>>;
  /** Where one can lay. */
  ground: OwnGroundView;
}

/** A bonus card with what it would add now, or a prestige card with what it would score if the game ended now. */
export interface WorthView {
  name: string;
  value: number;
}

/** One reason for points, said by `sheet-line-<why>`; a prestige card of no points has a line too. */
export interface SheetLine {
  clause: string;
  points: number;
  why: string;
  count?: number;
  florins?: number;
  /** The card the points are for. */
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

/**
 * All that a seat (or a spectator) may know; `minimums` are those of all rounds, `shapes` those of the pieces at a1,
 * `costs` those of an action.
 */
export interface PrincesView {
  game: string;
  seats: number;
  options: Record<string, boolean>;
  first: number;
  round: number;
  rounds: number;
  minimum: number;
  minimums: number[];
  /** How the pieces are drawn, row by row. */
  shapes: Record<string, string[]>;
  costs: Record<string, number>;
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
