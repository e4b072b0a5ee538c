/** A checksum of whole games, by which a browser's rules and Python's are seen to be the same. */

import { OVER, type RulesModule } from "./module.ts";

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** The CRC-32 of some bytes after others. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

const bytesIn = (numbers: Int32Array | Float32Array): Uint8Array =>
  new Uint8Array(numbers.buffer as ArrayBuffer, numbers.byteOffset, numbers.byteLength);

/**
 * Set up the loaded game and play it to its end, every move decided by the checksum of all before it: the legal moves,
 * what the seat may know, the state, and every eighth time a state re-dealt for it; at the end all points and places.
 */
export function checksumOfGame(rules: RulesModule): number {
  rules.setUp();
  let crc = 0;
  for (let step = 0; ; step++) {
    const seat = rules.acting;
    const state = rules.save();
    crc = crc32(state, crc);
    if (seat === OVER) break;
    crc = crc32(bytesIn(rules.observe(seat)), crc);
    if (step % 8 === 0) {
      rules.redeal(seat, BigInt(crc));
      crc = crc32(rules.save(), crc);
      rules.load(state);
    }
    const moves = rules.legal(seat);
    crc = crc32(bytesIn(moves), crc);
    const refused = rules.play(seat, moves[crc % moves.length] ?? OVER);
    if (refused !== 0) throw new Error(`clause ${refused} forbids a legal move`);
  }
  return crc32(bytesIn(Int32Array.from([...rules.points(), ...(rules.places() ?? [])])), crc);
}
