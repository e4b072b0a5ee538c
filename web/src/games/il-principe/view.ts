// Made by scripts/types; do not edit.

/** What was chosen before the game. */
export interface OptionsView {
  edition: string;
  abundance: boolean;
}

/** A city: what it asks for and what it brings. */
export interface CityView {
  name: string;
  size: string;
  buildings: string[];
  regions: string[];
  price: number;
  points: number;
  shields: number;
}

/** Cards of one colour in the reserve, still to be auctioned. */
export interface GroupView {
  colour: string;
  count: number;
}

/** What is auctioned now, the last bid, who may still bid and who has passed. */
export interface AuctionView {
  colour: string;
  count: number | null;
  role: string | null;
  bid: number;
  bidder: number | null;
  bidding: number[];
  passed: number[];
}

/** A role, who holds it, and who would have it if the roles were settled now: several would have to bid for it. */
export interface RoleView {
  name: string;
  colour: string;
  rank: string;
  holder: number | null;
  would: number[];
}

/** A region: everybody's shields in it, and the points they would bring now. */
export interface RegionView {
  name: string;
  shields: number[];
  points: number[];
}

/** A city on the map, and who built it. */
export interface PlaceView {
  name: string;
  size: string;
  regions: string[];
  builder: number | null;
}

/** What lies open before a player; coins and hand only at the end. */
export interface PlayerView {
  seat: number;
  points: number;
  hand_size: number;
  known: Record<string, number>;
  shields: number;
  up: Record<string, number>;
  down: Record<string, number>;
  roles: string[];
  cities: string[];
  has_chosen: boolean;
  coins: number | null;
  hand: Record<string, number> | null;
}

/** A city on offer: whether the seat could build it now, and what it lacks. */
export interface OfferView {
  city: string;
  payable: boolean;
  missing: string[];
  missing_coins: number;
}

/** What only the seat itself knows. */
export interface OwnView {
  seat: number;
  coins: number;
  hand: Record<string, number>;
  choice: string[] | null;
  offers: OfferView[];
}

/** One reason for points, said by `sheet-line-<why>`; a line of no points explains another. */
export interface SheetLine {
  clause: string;
  points: number;
  why: string;
  city?: string;
  role?: string;
  /** The region the points are for. */
  region?: string;
  count?: number;
  coins?: number;
  sets?: number;
}

/** How a seat's points came about, at the end: the points of the lines add up to the total. */
export interface SheetView {
  seat: number;
  cities: number;
  officials: number;
  clergy: number;
  roles: number;
  sets: number;
  richest: number;
  fullest: number;
  regions: number;
  total: number;
  coins: number;
  hand: number;
  laid: number;
  place: number;
  lines: SheetLine[];
}

/** All that a seat (or a spectator) may know. */
export interface PrincipeView {
  game: string;
  seats: number;
  options: OptionsView;
  first: number;
  round: number;
  last_round: boolean;
  phase: string;
  turn: number | null;
  principe: number;
  may_build: boolean;
  deck: number;
  cities_to_come: number;
  cities: (CityView | null)[];
  reserve_each: number;
  reserve: GroupView[];
  unsold: Record<string, number>;
  auction: AuctionView | null;
  colour: string | null;
  built: string | null;
  shields_due: number;
  roles: RoleView[];
  regions: RegionView[];
  places: PlaceView[];
  players: PlayerView[];
  you: OwnView | null;
  sheet: SheetView[] | null;
}

export type GameView = PrincipeView;

/** What happens, by its kind. */
export type GameEvent =
  | { kind: "game-begun"; data: { seat: number } }
  | { kind: "city-turned-up"; data: { city: string } }
  | { kind: "round-begun"; data: { round: number } }
  | { kind: "last-round-begun"; data: { round: number } }
  | { kind: "coins-paid-out"; data: { coins: number } }
  | { kind: "cards-drawn"; data: { seat: number; count: number } }
  | { kind: "cards-seen"; data: { seat: number; colour: string; count: number } }
  | { kind: "reserve-laid"; data: { seat: number; colour: string; count: number } }
  | { kind: "discards-shuffled"; data: { count: number } }
  | { kind: "group-revealed"; data: { colour: string; count: number } }
  | { kind: "no-reserve"; data: Record<string, never> }
  | { kind: "auction-opened"; data: { colour: string; count: number } }
  | { kind: "role-auction-opened"; data: { role: string } }
  | { kind: "bid-made"; data: { seat: number; coins: number } }
  | { kind: "bid-passed"; data: { seat: number } }
  | { kind: "group-won"; data: { seat: number; colour: string; count: number; coins: number } }
  | { kind: "group-unsold"; data: { colour: string; count: number } }
  | { kind: "building-forgone"; data: { seat: number } }
  | { kind: "city-built"; data: { seat: number; city: string; coins: number; points: number } }
  | { kind: "officials-paid"; data: { seat: number; points: number } }
  | { kind: "shield-placed"; data: { seat: number; region: string } }
  | { kind: "cards-laid"; data: { seat: number; colour: string; count: number } }
  | { kind: "turn-passed"; data: { seat: number } }
  | { kind: "roles-returned"; data: Record<string, never> }
  | { kind: "role-taken"; data: { seat: number; role: string } }
  | { kind: "role-won"; data: { seat: number; role: string; coins: number } }
  | { kind: "role-left"; data: { role: string } }
  | { kind: "cards-turned-down"; data: { seat: number; colour: string; count: number } }
  | { kind: "card-turned-up"; data: { seat: number; colour: string } }
  | { kind: "card-left-down"; data: { seat: number } }
  | { kind: "points-gained"; data: { seat: number; points: number } }
  | { kind: "coins-gained"; data: { seat: number; coins: number } }
  | { kind: "game-ended"; data: Record<string, never> }
  | { kind: "purse-opened"; data: { seat: number; coins: number; count: number } }
  | { kind: "roles-scored"; data: { seat: number; points: number } }
  | { kind: "sets-scored"; data: { seat: number; sets: number; points: number } }
  | { kind: "richest-scored"; data: { seat: number; coins: number; points: number } }
  | { kind: "fullest-scored"; data: { seat: number; count: number; points: number } }
  | { kind: "region-scored"; data: { seat: number; region: string; count: number; points: number } };
