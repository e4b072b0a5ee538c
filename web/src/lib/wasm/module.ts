/** A game's rules as WebAssembly: one game at a time, by numbers. Nothing here waits; a worker calls it. */

import { lowestSeat, type RulesFacts } from "./facts.ts";
import { ModuleMemory, type Room } from "./memory.ts";
import { NetworkRooms, type NetworkNumbers } from "./network.ts";

/** What a search found out about a move. */
export interface Tried {
  action: number;
  visits: number;
  /** What came of it: 1 is a sure win. */
  value: number;
}

/** Who plays on from a position: apprentices, or the network with the moves it likes best. */
export type Players = "apprentices" | "network";

/** How many games are played out in one call. */
const PLAYOUTS = 64;
/** How far a network plays on: to anybody's next choice, to the seat's own, or to the end of the game. */
export type Reach = "next" | "own" | "end";
const REACHES: Record<Reach, number> = { next: 0, own: 1, end: 2 };
export const OVER = -1;

export class RulesModule {
  readonly facts: RulesFacts;
  readonly #memory: ModuleMemory;
  readonly #state: Room;
  readonly #games: Room;
  readonly #counts: Room;
  readonly #moves: Room;
  readonly #weights: Room;
  readonly #features: Room;
  readonly #dice: Room;
  readonly #results: Room;
  readonly #shares: Room;
  readonly #tree: { states: Room; settings: Room; table: Room; nodes: Room; edges: Room; path: Room; counters: Room };
  readonly #treeResults: Room;
  readonly #network: NetworkRooms | null = null;
  /** Whether searches are guided by the network, if there is one. */
  isGuided = false;

  constructor(module: WebAssembly.Module, facts: RulesFacts, network?: NetworkNumbers) {
    const { sizes, search, state } = facts;
    const memory = new ModuleMemory(module, facts);
    this.facts = facts;
    this.#memory = memory;
    this.#state = memory.room(state.bytes, 1);
    this.#games = memory.room(state.bytes, PLAYOUTS);
    this.#counts = memory.wideRoom(PLAYOUTS);
    this.#moves = memory.room(4, sizes.ACTIONS);
    this.#weights = memory.wideRoom(sizes.ACTIONS);
    this.#features = memory.room(4, sizes.FEATURES);
    this.#dice = memory.room(4, sizes.GENERATOR);
    this.#results = memory.room(4, 1, sizes.SEATS);
    this.#shares = memory.wideRoom(search.seats);
    this.#treeResults = memory.wideRoom(search.rows, search.seats);
    this.#tree = {
      states: memory.room(state.bytes, 2),
      settings: memory.wideRoom(search.settings.length),
      table: memory.wideRoom(2 * search.nodes, 2),
      nodes: memory.wideRoom(search.nodes, 4),
      edges: memory.wideRoom(search.edges, 4),
      path: memory.wideRoom(search.deepest, 3),
      counters: memory.wideRoom(search.counters),
    };
    if (network && facts.network) this.#network = new NetworkRooms(memory, facts.network);
    memory.settle();
    if (network) this.#network?.fill(memory, network);
  }

  // -- the state -----------------------------------------------------------------------------------------------------

  /** Go to a state; the tree of a search stays. */
  load(state: Uint8Array): void {
    if (state.length !== this.facts.state.bytes) throw new RangeError(`this is no state of ${this.facts.game}`);
    this.#memory.bytes(this.#state).set(state);
  }

  save(): Uint8Array {
    return this.#memory.bytes(this.#state).slice();
  }

  get seats(): number {
    return this.#memory.bytes(this.#state)[this.facts.state.seats] ?? 0;
  }

  /** Set a game up whose seats, options and generator are filled in. */
  setUp(): void {
    this.#memory.call("setup_many", this.#state, 0, 1);
  }

  // -- what is asked -------------------------------------------------------------------------------------------------

  /** The seats to act, as bits; 0 when it is over. */
  get waiting(): number {
    return this.#memory.call("waiting_one", this.#state);
  }

  /** The lowest seat to act, or OVER. */
  get acting(): number {
    return lowestSeat(this.waiting) ?? OVER;
  }

  /** The numbers of a seat's legal moves; the array is written anew when this is next asked. */
  legal(seat: number): Int32Array {
    const count =
      (this.waiting >> this.#seat(seat)) & 1 ? this.#memory.call("legal_one", this.#state, seat, this.#moves) : 0;
    return new Int32Array(this.#memory.buffer, this.#moves.at, count);
  }

  /** What a seat may know; the array is written anew when this is next asked. */
  observe(seat: number): Float32Array {
    this.#memory.call("observe_one", this.#state, this.#seat(seat), this.#features);
    return new Float32Array(this.#memory.buffer, this.#features.at, this.#features.length);
  }

  /** 0, or the number of the clause that forbids a move. */
  refusal(seat: number, action: number): number {
    return this.#memory.call("may_one", this.#state, this.#seat(seat), this.#action(action));
  }

  points(): number[] {
    this.#memory.call("points_many", this.#state, this.#results);
    return this.#resultsNow();
  }

  /** Every seat's place once it is over. */
  places(): number[] | null {
    if (this.waiting !== 0) return null;
    this.#memory.call("places_many", this.#state, this.#results);
    return this.#resultsNow();
  }

  // -- playing -------------------------------------------------------------------------------------------------------

  /** Make a move; 0, or the number of the clause that forbids it, and nothing has changed. */
  play(seat: number, action: number): number {
    return this.#memory.call("play_one", this.#state, this.#seat(seat), this.#action(action));
  }

  /** Deal anew what a seat cannot know. */
  redeal(seat: number, number: bigint): void {
    this.#memory.call("redeal_one", this.#state, this.#seat(seat), number);
  }

  /** Play from here to the end again and again, by lot; the state stays. How many decisions were made. */
  playOut(number: bigint): number {
    const games = this.#memory.bytes(this.#games);
    for (let game = 0; game < PLAYOUTS; game++)
      games.set(this.#memory.bytes(this.#state), game * this.facts.state.bytes);
    return this.#memory.call("playout_many", this.#games, number, this.#counts, this.#moves, this.#dice);
  }

  // -- looking ahead -------------------------------------------------------------------------------------------------

  /** So many simulations more for a seat, with dice from a number; what is known of its moves by now. */
  search(seat: number, simulations: number, number: bigint): Tried[] {
    const { states, settings, table, nodes, edges, path, counters } = this.#tree;
    const guide = this.isGuided ? this.#network : null;
    const style = guide && this.facts.network ? this.facts.network.style : this.facts.search.settings;
    this.#memory.wide(settings).set(style.map(BigInt));
    this.#memory.bytes(states).set(this.#memory.bytes(this.#state));
    const node = this.#memory.call(
      guide ? "guided_search_many" : "search_many",
      ...[states, this.#seat(seat), simulations, number, settings, table, nodes, edges, path, counters],
      ...[this.#treeResults, this.#features, this.#moves, this.#weights, this.#dice],
      ...(guide ? guide.arguments : []),
    );
    return this.#triedAt(node);
  }

  /**
   * Play on so many times, after a move of a seat (null: from here), each time with what the seat cannot know dealt anew
   * by the number; every seat's shares of the win, added up. Apprentices play to the end, a network as far as is said:
   * there it tells what can be hoped for.
   */
  goOn(
    players: Players,
    seat: number,
    action: number | null,
    times: number,
    number: bigint,
    reach: Reach = "end",
  ): number[] {
    const { states } = this.#tree;
    this.#memory.bytes(states).set(this.#memory.bytes(this.#state));
    const move = action === null ? OVER : this.#action(action);
    const rooms = [this.#moves, this.#weights, this.#dice];
    if (players === "apprentices") {
      this.#memory.call("apprentices_go_on", states, this.#seat(seat), move, times, number, this.#shares, ...rooms);
    } else {
      if (this.#network === null) throw new Error("there is no network");
      this.#memory.call(
        ...(["network_goes_on", states, this.#seat(seat), move, REACHES[reach], times, number, this.#shares] as const),
        ...[this.#features, ...rooms, ...this.#network.arguments],
      );
    }
    const sums = this.#memory.wide(this.#shares).subarray(0, this.seats);
    return Array.from(sums, (sum) => Number(sum) / this.facts.search.certain);
  }

  /** Before a search: what was found before is kept as long as there is room for as much again. */
  begin(): void {
    const { columns, nodes, edges } = this.facts.search;
    const used = this.#memory.wide(this.#tree.counters);
    if (2 * Number(used[columns.NODES_USED]) > nodes || 2 * Number(used[columns.EDGES_USED]) > edges) this.forget();
  }

  forget(): void {
    this.#memory.bytes(this.#tree.table).fill(0);
    this.#memory.bytes(this.#tree.counters).fill(0);
  }

  #triedAt(node: number): Tried[] {
    const { columns, certain } = this.facts.search;
    const nodes = this.#memory.wide(this.#tree.nodes);
    const edges = this.#memory.wide(this.#tree.edges);
    const at = node * columns.NODE_COLUMNS;
    const first = Number(nodes[at + columns.FIRST_EDGE]);
    return Array.from({ length: Number(nodes[at + columns.EDGE_COUNT]) }, (_, edge) => {
      const row = (first + edge) * columns.EDGE_COLUMNS;
      const visits = Number(edges[row + columns.VISITS]);
      const value = Number(edges[row + columns.TOTAL]) / Math.max(1, visits) / certain;
      return { action: Number(edges[row + columns.ACTION]), visits, value };
    });
  }

  // -- what is given -------------------------------------------------------------------------------------------------

  #seat(seat: number): number {
    if (!(seat >= 0 && seat < this.seats)) throw new RangeError(`there is no seat ${seat}`);
    return seat;
  }

  #action(action: number): number {
    const { ACTIONS } = this.facts.sizes;
    if (!(action >= 0 && action < ACTIONS)) throw new RangeError(`a move is a number from 0 to ${ACTIONS - 1}`);
    return action;
  }

  #resultsNow(): number[] {
    return [...new Int32Array(this.#memory.buffer, this.#results.at, this.seats)];
  }
}
