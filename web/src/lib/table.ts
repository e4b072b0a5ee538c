/** What a page knows of a table, as the messages of the socket change it. */

import type { ClocksTold } from "./clock";
import { NO_CHAT, withChat, withoutLine, type ChatState } from "./chat";
import type {
  EarlierLog,
  EventFacts,
  MoveFacts,
  OutcomeFacts,
  PlanningFacts,
  Play,
  RefusedFacts,
  Said,
  Standing,
  TableFacts,
  ToPage,
  View,
} from "./protocol";

/** The game through one seat's eyes; nothing of it outlives another hello. */
export interface Seen {
  seq: number;
  view: View;
  waiting: number[];
  moves: MoveFacts[];
  mayUndo: boolean;
  /** What the reader has planned ahead, and may plan; null for a spectator. */
  planning: PlanningFacts | null;
  /** How many decisions the game has had. */
  decided: number;
  /** The number of the first line of the log that is held, counted from the game's first, which is 0. */
  logFrom: number;
  log: EventFacts[];
  /** Lines of the log from here on have come since the reader's last move. */
  newsFrom: number;
  outcome: OutcomeFacts | null;
}

export interface TableState {
  seat: number | null;
  /** Whether the reader opened the table. */
  isHost: boolean;
  /** Who the reader is in the chat. */
  author: string | null;
  /** Whether the reader may sit down, while the table waits. */
  standing: Standing;
  table: TableFacts | null;
  seen: Seen | null;
  chat: ChatState;
  /** What the clocks show, where time counts. */
  clocks: ClocksTold | null;
  refused: RefusedFacts | null;
  /** What the reader has noted for themselves. */
  note: string;
  /** Why the server has closed the connection for good. */
  closed: Said | null;
}

export const EMPTY: TableState = {
  seat: null,
  isHost: false,
  author: null,
  standing: "free",
  table: null,
  seen: null,
  chat: NO_CHAT,
  clocks: null,
  refused: null,
  note: "",
  closed: null,
};

/** The state without anything that only a seat may know. */
export function withoutSecrets(state: TableState): TableState {
  return { ...state, seat: null, seen: null, refused: null, note: "" };
}

/** `now` is the time at which it was told, in milliseconds. */
export function told(state: TableState, message: ToPage, now = performance.now()): TableState {
  switch (message.it) {
    case "welcome":
      return {
        ...state,
        seat: message.seat,
        isHost: message.is_host,
        author: message.author,
        seen: message.seat === state.seat ? state.seen : null,
        note: message.seat === state.seat ? state.note : "",
      };
    case "door":
      return { ...state, standing: message.standing };
    case "seating":
      return { ...state, table: message.table };
    case "play":
      return { ...state, seen: seen(state.seen, message), refused: null };
    case "chat":
      return { ...state, chat: withChat(state.chat, message) };
    case "note":
      return { ...state, note: message.text };
    case "clocks":
      return { ...state, clocks: { seats: message.seats, at: now } };
    case "removed":
      return { ...state, chat: withoutLine(state.chat, message.line) };
    case "accepted":
      return { ...state, refused: null };
    case "closing":
      return { ...state, closed: message.again ? null : message.why };
    case "refused":
      return { ...state, refused: message };
    default:
      return state;
  }
}

/** How many lines the log has, with those that are not held. */
export const linesTold = (seen: Seen): number => seen.logFrom + seen.log.length;

function seen(before: Seen | null, play: Play): Seen {
  const isNext = before !== null && before.logFrom <= play.log_from && play.log_from <= linesTold(before);
  return {
    seq: play.seq,
    view: viewOf(play),
    waiting: play.waiting,
    moves: play.moves,
    mayUndo: play.may_undo,
    planning: play.planning,
    decided: play.decided,
    logFrom: isNext ? before.logFrom : play.log_from,
    log: isNext ? [...before.log.slice(0, play.log_from - before.logFrom), ...play.log] : play.log,
    newsFrom: play.news_from,
    outcome: play.outcome,
  };
}

/** Earlier lines of the log go before those held, unless it has changed in between. */
export function withEarlierLog(held: Seen, told: EarlierLog): Seen {
  if (told.log_from + told.log.length !== held.logFrom) return held;
  return { ...held, logFrom: told.log_from, log: [...told.log, ...held.log] };
}

/** What has happened since the reader's last move, as far as it is held. */
export const newsOf = (seen: Seen): EventFacts[] => seen.log.slice(Math.max(0, seen.newsFrom - seen.logFrom));

/** The whole view: what is the reader's own lies over what everybody sees. */
export function viewOf(message: { view: unknown; own: unknown }): View {
  return { ...(message.view as View), ...(message.own as View) };
}
