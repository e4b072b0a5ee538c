/** What a page holds of a table's chat; a line keeps its number, counted from the first ever said, which is 0. */

import type { Chat, ChatLine, EarlierLines } from "./protocol";

export interface ChatState {
  /** The number of the first line held. */
  from: number;
  lines: ChatLine[];
  /** The number of the first line that can still be asked for. */
  oldest: number;
}

export const NO_CHAT: ChatState = { from: 0, lines: [], oldest: 0 };

/** How many lines were ever said. */
export const linesSaid = (chat: ChatState): number => chat.from + chat.lines.length;

export function withChat(held: ChatState, told: Chat): ChatState {
  if (told.anew) return { from: told.chat_from, lines: told.chat, oldest: told.oldest };
  const from = Math.max(held.from, told.oldest);
  const kept = held.lines.slice(from - held.from, told.chat_from - held.from);
  return { from, lines: [...kept, ...told.chat], oldest: told.oldest };
}

/** Earlier lines go before those held, unless others have come in between. */
export function withEarlier(held: ChatState, told: EarlierLines): ChatState {
  if (told.lines_from + told.lines.length !== held.from) return held;
  return { from: told.lines_from, lines: [...told.lines, ...held.lines], oldest: told.oldest };
}

/** What the line said is forgotten. */
export function withoutLine(held: ChatState, number: number): ChatState {
  return {
    ...held,
    lines: held.lines.map((line, place) => (held.from + place === number ? { ...line, text: null } : line)),
  };
}
