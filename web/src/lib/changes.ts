/** What a move would change, for what is shown of it before it is made. */

/** How a piece is drawn: it stands, it would come, or it would go. */
export type Standing = "stands" | "comes" | "goes";

/** How much a number would change; what is not known does not. */
export const changeOf = (now: number, then: number | null | undefined): number => (then == null ? 0 : then - now);
