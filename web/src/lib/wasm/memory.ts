/** The memory of a module, laid out once, and calls of its functions. */

import type { RulesFacts } from "./facts.ts";

/** An array in the module's memory: where it is, how long it and its rows are, and the bytes of an item. */
export interface Room {
  at: number;
  length: number;
  width: number;
  bytes: number;
}

export type Argument = number | bigint | Room;
type Exports = Record<string, (given: number) => bigint>;

const PAGE = 65_536;
const WORD = 8;
const MOST_ARGUMENTS = 80;

export class ModuleMemory {
  readonly #exports: Exports;
  readonly #entries: RulesFacts["entries"];
  readonly #memory: WebAssembly.Memory;
  readonly #arguments: Room;
  #given = new BigInt64Array();
  #end: number;

  constructor(module: WebAssembly.Module, facts: RulesFacts) {
    const { memory, __heap_base, ...functions } = new WebAssembly.Instance(module).exports;
    this.#exports = functions as Exports;
    this.#entries = facts.entries;
    this.#memory = memory as WebAssembly.Memory;
    this.#end = Number((__heap_base as WebAssembly.Global).value);
    this.#arguments = this.wideRoom(MOST_ARGUMENTS);
  }

  /** Room for so many rows of so many numbers, each of so many bytes; before `settle`. */
  room(bytes: number, length: number, width = 1): Room {
    const at = Math.ceil(this.#end / 16) * 16;
    this.#end = at + bytes * length * width;
    return { at, length, width, bytes };
  }

  wideRoom(length: number, width = 1): Room {
    return this.room(WORD, length, width);
  }

  /** Views of memory end when it grows, so it grows once, when all rooms are known. */
  settle(): void {
    this.#memory.grow(Math.max(0, Math.ceil((this.#end - this.#memory.buffer.byteLength) / PAGE)));
    this.#given = this.wide(this.#arguments);
  }

  get buffer(): ArrayBuffer {
    return this.#memory.buffer as ArrayBuffer;
  }

  bytes(room: Room): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.buffer, room.at, room.bytes * room.length * room.width);
  }

  wide(room: Room): BigInt64Array<ArrayBuffer> {
    return new BigInt64Array(this.buffer, room.at, room.length * room.width);
  }

  call(name: string, ...given: Argument[]): number {
    const [entry, lengths] = [this.#exports[name], this.#entries[name]];
    if (entry === undefined || lengths === undefined) throw new Error(`the module has no ${name}`);
    let place = 0;
    given.forEach((argument, number) => {
      const words = typeof argument === "object" ? [argument.at, argument.length, argument.width] : [argument];
      for (const word of words.slice(0, lengths[number])) this.#given[place++] = BigInt(word);
    });
    return Number(entry(this.#given.byteOffset));
  }
}
