/** A game's rules as WebAssembly: one game at a time, by numbers. Nothing here waits; a worker calls it. */

import { lowestSeat, type RulesFacts } from "./facts.ts";

/** An array in the module's memory: where it is, how long it and its rows are, and the bytes of an item. */
interface Room {
  at: number;
  length: number;
  width: number;
  bytes: number;
}

/** What a search found out about a move. */
export interface Tried {
  action: number;
  visits: number;
  /** What came of it: 1 is a sure win. */
  value: number;
}

type Argument = number | bigint | Room;
type Exports = Record<string, (given: number) => bigint>;

const PAGE = 65_536;
const WORD = 8;
const MOST_ARGUMENTS = 64;
/** How many games are played out in one call. */
const PLAYOUTS = 64;
export const OVER = -1;

export class RulesModule {
  readonly facts: RulesFacts;
  readonly #exports: Exports;
  readonly #memory: WebAssembly.Memory;
  readonly #given: BigInt64Array;
  readonly #state: Room;
  readonly #games: Room;
  readonly #counts: Room;
  readonly #moves: Room;
  readonly #weights: Room;
  readonly #features: Room;
  readonly #dice: Room;
  readonly #results: Room;
  readonly #tree: { states: Room; settings: Room; table: Room; nodes: Room; edges: Room; path: Room; counters: Room };
  readonly #treeResults: Room;
  #end: number;

  constructor(module: WebAssembly.Module, facts: RulesFacts) {
    const { sizes, search, state } = facts;
    const { memory, __heap_base, ...functions } = new WebAssembly.Instance(module).exports;
    this.facts = facts;
    this.#exports = functions as Exports;
    this.#memory = memory as WebAssembly.Memory;
    this.#end = Number((__heap_base as WebAssembly.Global).value);

    const given = this.#room(WORD, MOST_ARGUMENTS);
    this.#state = this.#room(state.bytes, 1);
    this.#games = this.#room(state.bytes, PLAYOUTS);
    this.#counts = this.#room(WORD, PLAYOUTS);
    this.#moves = this.#room(4, sizes.ACTIONS);
    this.#weights = this.#room(WORD, sizes.ACTIONS);
    this.#features = this.#room(4, sizes.FEATURES);
    this.#dice = this.#room(4, sizes.GENERATOR);
    this.#results = this.#room(4, 1, sizes.SEATS);
    this.#treeResults = this.#room(WORD, search.seats, search.seats);
    this.#tree = {
      states: this.#room(state.bytes, 2),
      settings: this.#room(WORD, search.settings.length),
      table: this.#room(WORD, 2 * search.nodes, 2),
      nodes: this.#room(WORD, search.nodes, 4),
      edges: this.#room(WORD, search.edges, 4),
      path: this.#room(WORD, search.deepest, 3),
      counters: this.#room(WORD, search.counters),
    };
    // Views of memory end when it grows, so it grows once, before there are any.
    this.#memory.grow(Math.max(0, Math.ceil((this.#end - this.#memory.buffer.byteLength) / PAGE)));
    this.#given = new BigInt64Array(this.#memory.buffer, given.at, given.length);
    this.#wide(this.#tree.settings).set(search.settings.map(BigInt));
  }

  // -- the state -----------------------------------------------------------------------------------------------------

  /** Go to a state; the tree of a search stays. */
  load(state: Uint8Array): void {
    if (state.length !== this.facts.state.bytes) throw new RangeError(`this is no state of ${this.facts.game}`);
    this.#bytes(this.#state).set(state);
  }

  save(): Uint8Array {
    return this.#bytes(this.#state).slice();
  }

  get seats(): number {
    return this.#bytes(this.#state)[this.facts.state.seats] ?? 0;
  }

  /** Set a game up whose seats, options and generator are filled in. */
  setUp(): void {
    this.#call("setup_many", this.#state, 0, 1);
  }

  // -- what is asked -------------------------------------------------------------------------------------------------

  /** The seats to act, as bits; 0 when it is over. */
  get waiting(): number {
    return this.#call("waiting_one", this.#state);
  }

  /** The lowest seat to act, or OVER. */
  get acting(): number {
    return lowestSeat(this.waiting) ?? OVER;
  }

  /** The numbers of a seat's legal moves; the array is written anew when this is next asked. */
  legal(seat: number): Int32Array {
    const count = (this.waiting >> this.#seat(seat)) & 1 ? this.#call("legal_one", this.#state, seat, this.#moves) : 0;
    return new Int32Array(this.#memory.buffer, this.#moves.at, count);
  }

  /** What a seat may know; the array is written anew when this is next asked. */
  observe(seat: number): Float32Array {
    this.#call("observe_one", this.#state, this.#seat(seat), this.#features);
    return new Float32Array(this.#memory.buffer, this.#features.at, this.#features.length);
  }

  /** 0, or the number of the clause that forbids a move. */
  refusal(seat: number, action: number): number {
    return this.#call("may_one", this.#state, this.#seat(seat), this.#action(action));
  }

  points(): number[] {
    this.#call("points_many", this.#state, this.#results);
    return this.#resultsNow();
  }

  /** Every seat's place once it is over. */
  places(): number[] | null {
    if (this.waiting !== 0) return null;
    this.#call("places_many", this.#state, this.#results);
    return this.#resultsNow();
  }

  // -- playing -------------------------------------------------------------------------------------------------------

  /** Make a move; 0, or the number of the clause that forbids it, and nothing has changed. */
  play(seat: number, action: number): number {
    return this.#call("play_one", this.#state, this.#seat(seat), this.#action(action));
  }

  /** Deal anew what a seat cannot know. */
  redeal(seat: number, number: bigint): void {
    this.#call("redeal_one", this.#state, this.#seat(seat), number);
  }

  /** Play from here to the end again and again, by lot; the state stays. How many decisions were made. */
  playOut(number: bigint): number {
    const games = this.#bytes(this.#games);
    for (let game = 0; game < PLAYOUTS; game++) games.set(this.#bytes(this.#state), game * this.facts.state.bytes);
    return this.#call("playout_many", this.#games, number, this.#counts, this.#moves, this.#dice);
  }

  // -- looking ahead -------------------------------------------------------------------------------------------------

  /** So many simulations more for a seat, with dice from a number; what is known of its moves by now. */
  search(seat: number, simulations: number, number: bigint): Tried[] {
    const { states, settings, table, nodes, edges, path, counters } = this.#tree;
    this.#bytes(states).set(this.#bytes(this.#state));
    const node = this.#call(
      "search_many",
      ...[states, this.#seat(seat), simulations, number, settings, table, nodes, edges, path, counters],
      ...[this.#treeResults, this.#features, this.#moves, this.#weights, this.#dice],
    );
    return this.#triedAt(node);
  }

  /** Before a search: what was found before is kept as long as there is room for as much again. */
  begin(): void {
    const { columns, nodes, edges } = this.facts.search;
    const used = this.#wide(this.#tree.counters);
    if (2 * Number(used[columns.NODES_USED]) > nodes || 2 * Number(used[columns.EDGES_USED]) > edges) this.forget();
  }

  forget(): void {
    this.#bytes(this.#tree.table).fill(0);
    this.#bytes(this.#tree.counters).fill(0);
  }

  #triedAt(node: number): Tried[] {
    const { columns, certain } = this.facts.search;
    const nodes = this.#wide(this.#tree.nodes);
    const edges = this.#wide(this.#tree.edges);
    const at = node * columns.NODE_COLUMNS;
    const first = Number(nodes[at + columns.FIRST_EDGE]);
    return Array.from({ length: Number(nodes[at + columns.EDGE_COUNT]) }, (_, edge) => {
      const row = (first + edge) * columns.EDGE_COLUMNS;
      const visits = Number(edges[row + columns.VISITS]);
      const value = Number(edges[row + columns.TOTAL]) / Math.max(1, visits) / certain;
      return { action: Number(edges[row + columns.ACTION]), visits, value };
    });
  }

  // -- memory --------------------------------------------------------------------------------------------------------

  /** Room for so many rows of so many numbers, each of so many bytes. */
  #room(bytes: number, length: number, width = 1): Room {
    const at = Math.ceil(this.#end / 16) * 16;
    this.#end = at + bytes * length * width;
    return { at, length, width, bytes };
  }

  #bytes(room: Room): Uint8Array {
    return new Uint8Array(this.#memory.buffer, room.at, room.bytes * room.length * room.width);
  }

  #wide(room: Room): BigInt64Array {
    return new BigInt64Array(this.#memory.buffer, room.at, room.length * room.width);
  }

  #call(name: string, ...given: Argument[]): number {
    const [entry, lengths] = [this.#exports[name], this.facts.entries[name]];
    if (entry === undefined || lengths === undefined) throw new Error(`the module has no ${name}`);
    let place = 0;
    given.forEach((argument, number) => {
      const words = typeof argument === "object" ? [argument.at, argument.length, argument.width] : [argument];
      for (const word of words.slice(0, lengths[number])) this.#given[place++] = BigInt(word);
    });
    return Number(entry(this.#given.byteOffset));
  }

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
