/** Several people on one device: whose eyes the page looks with, and when the curtain falls between them. */

/** What a device does next: keep looking as it does, or put the curtain down. */
export function curtainFalls(held: readonly number[], shown: number | null, waiting: readonly number[]): boolean {
  if (held.length < 2 || shown === null || waiting.includes(shown)) return false;
  return waiting.some((seat) => held.includes(seat));
}

/** The seats of this device that are asked something now. */
export function askedHere(held: readonly number[], waiting: readonly number[]): number[] {
  return held.filter((seat) => waiting.includes(seat));
}

/** With one seat a device always shows it; with several it begins behind the curtain. */
export function firstShown(held: readonly number[]): number | null {
  return held.length === 1 ? (held[0] ?? null) : null;
}
