/** A game's network: fetched when it is first wanted, unpacked, and laid into a module's memory. */

import type { Choice } from "../protocol.ts";
import type { NetworkFacts } from "./facts.ts";
import type { ModuleMemory, Room } from "./memory.ts";

const SIZE = 4;
const WEIGHT = 2;

/** The arrays of a network, as `core/wasm.py` packed them: the low bytes of all weights come before the high ones. */
export interface NetworkNumbers {
  sizes: Uint8Array;
  biases: Uint8Array;
  weights: Uint8Array;
}

export function unpacked(bytes: Uint8Array, facts: NetworkFacts): NetworkNumbers {
  const [sizes, biases] = [SIZE * facts.sizes, SIZE * facts.biases];
  const planes = bytes.subarray(sizes + biases);
  if (planes.length !== WEIGHT * facts.weights) throw new RangeError("this is not the network that was named");
  const weights = new Uint8Array(planes.length);
  for (let number = 0; number < facts.weights; number++) {
    weights[2 * number] = planes[number] ?? 0;
    weights[2 * number + 1] = planes[facts.weights + number] ?? 0;
  }
  return { sizes: bytes.subarray(0, sizes), biases: bytes.subarray(sizes, sizes + biases), weights };
}

/** Whether it has met so many players, and each of these choices. */
export function hasLearned(facts: NetworkFacts, seats: number, options: Record<string, Choice>): boolean {
  const { settings } = facts;
  const knows = ([option, choice]: [string, Choice]): boolean =>
    settings.some((setting) => setting.options[option] === choice);
  if (settings.length === 0) return true;
  return settings.some((setting) => setting.seats === seats) && Object.entries(options).every(knows);
}

/** Where a network lies in a module's memory: what its functions take, in their order. */
export class NetworkRooms {
  readonly #places: Record<keyof NetworkNumbers, Room>;
  readonly #others: Room[];

  constructor(memory: ModuleMemory, facts: NetworkFacts) {
    this.#places = {
      sizes: memory.room(SIZE, facts.sizes),
      biases: memory.room(SIZE, facts.biases),
      weights: memory.room(WEIGHT, facts.weights),
    };
    this.#others = [
      memory.room(SIZE, facts.widest),
      memory.room(WEIGHT, facts.widest),
      memory.room(WEIGHT, facts.widest),
      memory.room(WEIGHT, facts.facts),
      memory.wideRoom(facts.hopes),
    ];
  }

  fill(memory: ModuleMemory, numbers: NetworkNumbers): void {
    for (const name of ["sizes", "biases", "weights"] as const) memory.bytes(this.#places[name]).set(numbers[name]);
  }

  get arguments(): Room[] {
    return [this.#places.sizes, this.#places.weights, this.#places.biases, ...this.#others];
  }
}
