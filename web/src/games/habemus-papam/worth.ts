/** What cards are worth, as components.toml has it. */

/** Votes for none to five Louis XIV. */
export const LOUIS_VOTES = [0, 1, 2, 4, 6, 8] as const;
/** Gold that a vote costs with none to five Mazarin. */
export const GOLD_FOR_A_VOTE = [15, 10, 8, 7, 6, 5] as const;
/** Gold for none to three Felipe IV at the end, and at once for each. */
export const FELIPE_GOLD = [0, 5, 15, 25] as const;
export const FELIPE_AT_ONCE = 5;
export const SQUADRONE = { votes: 3, gold: 20 } as const;
export const BRIBE = 5;
export const GOLD_CARD = 10;
export const BAG = 5;
/** Gold that an action card takes from each opponent. */
export const THEFTS: Readonly<Record<string, number>> = { second: 2, twice: 3, rubies: 2 };
/** Coats of arms that a leader brings. */
export const LEADER_COATS = 2;
