/** What a move would change. */

/** How much a number would change. */
export const changeOf = (now: number, then: number | null | undefined): number => (then == null ? 0 : then - now);
