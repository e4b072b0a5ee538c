// Made by scripts/types; do not edit.

/** A card: `symbol` is crest, star, heads, move or choice; `head` a, b, c or nothing. */
export interface CardView {
  name: string;
  city: string;
  symbol: string;
  crests: number;
  head: string | null;
}

/**
 * A tower: whose each floor is, from the ground up, and who leads it.
 *
 * `takers` do not lead it and would with the next floor. `is_higher` and `stake` say whether it would take the city's
 * larger tile, and how much it would win, were the city scored now; once scored, what it won.
 */
export interface TowerView {
  site: string;
  floors: number[];
  leader: number | null;
  /** Those who would lead it with the next floor. */
  takers: number[];
  /** Whether it would take the larger tile, or did. */
  is_higher: boolean;
  /** What it would win now, or has won. */
  stake: number;
}

/** A prestige tile: `owner` is nobody until its city is scored. */
export interface TileView {
  value: number;
  owner: number | null;
}

/** A city: `room` for so many more floors; the larger tile comes first. */
export interface CityView {
  name: string;
  colour: string;
  /** Row and column on the map, from the top left. */
  cell: number[];
  capacity: number;
  /** How many more floors fit. */
  room: number;
  towers: TowerView[];
  tiles: TileView[];
  card: CardView | null;
  scored: boolean;
  messengers: number;
}

/** Two neighbouring cities, and whether a messenger lies between them. */
export interface RoadView {
  cities: string[];
  messenger: boolean;
}

/** An ambassador: whose it would be now, or at the end is, by tiles of this value or by these cities. */
export interface AmbassadorView {
  letter: string;
  owner: number | null;
  value: number | null;
  cities: string[];
}

/** What lies open before a player. */
export interface PlayerView {
  seat: number;
  hand_size: number;
  pile_size: number;
  top_card: CardView | null;
  reserve: number;
  points: number;
  tokens: number;
  messengers: number;
}

/** What only the seat itself knows. */
export interface OwnView {
  seat: number;
  hand: CardView[];
  pile: CardView[];
  heads: Record<string, number>;
}

/** One reason for points, said by `sheet-line-<why>`; a line of no points explains another. */
export interface SheetLine {
  clause: string;
  points: number;
  why: string;
  city?: string;
  /** Which of the two towers: higher or lower. */
  tower?: string;
  value?: number;
  count?: number;
  letter?: string;
  head?: string;
  sets?: number;
  /** How many equal heads make a set. */
  size?: number;
}

/** How a seat's points came about, at the end: the points of the lines add up to the total. */
export interface SheetView {
  seat: number;
  tiles: number;
  tokens: number;
  portraits: number;
  sets: number;
  heads: Record<string, number>;
  ambassadors: string[];
  penalty: number;
  total: number;
  floors: number;
  place: number;
  lines: SheetLine[];
}

/** All that a seat (or a spectator) may know. */
export interface PatricianView {
  game: string;
  seats: number;
  options: Record<string, boolean>;
  first: number;
  phase: string;
  turn: number | null;
  card_played: CardView | null;
  floors_due: number;
  deck: number;
  /** How many equal heads make a set. */
  heads_in_set: number;
  cities: CityView[];
  roads: RoadView[];
  ambassadors: AmbassadorView[];
  players: PlayerView[];
  you: OwnView | null;
  sheet: SheetView[] | null;
}

export type GameView = PatricianView;

/** What happens, by its kind. */
export type GameEvent =
  | { kind: "game-begun"; data: { seat: number } }
  | { kind: "card-dealt"; data: { seat: number; card: string } }
  | { kind: "card-turned-up"; data: { city: string; card: string } }
  | { kind: "card-played"; data: { seat: number; card: string } }
  | { kind: "floor-built"; data: { seat: number; city: string; site: string } }
  | { kind: "city-completed"; data: { city: string } }
  | { kind: "tile-won"; data: { seat: number; city: string; value: number } }
  | { kind: "tokens-won"; data: { seat: number; city: string; count: number } }
  | { kind: "floor-moved"; data: { seat: number; city: string; site: string; owner: number } }
  | { kind: "move-forgone"; data: { seat: number } }
  | { kind: "card-taken"; data: { seat: number; city: string; card: string } }
  | { kind: "messenger-sent"; data: { seat: number; city: string; other: string } }
  | { kind: "messenger-kept"; data: { seat: number } }
  | { kind: "ambassador-won"; data: { seat: number; letter: string } }
  | { kind: "portraits-scored"; data: { seat: number; sets: number; points: number } }
  | { kind: "penalty-taken"; data: { seat: number } }
  | { kind: "game-ended"; data: Record<string, never> };
