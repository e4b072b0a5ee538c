/** What lies on the table itself: a worked example in the rules has a board of its own, with things of the same names. */

/** Marks the board of an example. */
export const EXAMPLE = "data-example";

const isOnTable = (thing: Element): boolean => thing.closest(`[${EXAMPLE}]`) === null;

/** All that a selector finds on the table. */
export const allOnTable = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isOnTable);
