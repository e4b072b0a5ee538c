/** What is on offer, sorted out, and put together in a tray before it is a move. */

import type { Offer } from "./choosing.svelte";

/** The offers that do one of these things. */
export const offersTo = (offers: readonly Offer[], ...deeds: string[]): Offer[] =>
  offers.filter(({ move }) => deeds.includes(String(move.data.do)));

/** The numbers that offers differ by, the lowest first. */
export const numbersIn = (offers: readonly Offer[], name: string): number[] =>
  offers.map(({ move }) => Number(move.data[name])).sort((one, other) => one - other);

/** Without what is in this place of a tray. */
export const withoutPlace = (chosen: readonly string[], place: number): string[] =>
  chosen.filter((_, number) => number !== place);

/** What is chosen in a game's order. */
export const inOrder = (chosen: readonly string[], order: readonly string[]): string[] =>
  order.flatMap((name) => chosen.filter((one) => one === name));
