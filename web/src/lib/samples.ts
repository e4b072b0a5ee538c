/** Small examples of messages, for tests. */

import { Choosing, type Chooser, type Offer } from "./choosing.svelte";
import type { ChatLine, EventFacts, MoveFacts, Play, ReplayFacts, SeatFacts, TableCard, TableFacts } from "./protocol";

export function seat(number: number, facts: Partial<SeatFacts> = {}): SeatFacts {
  return {
    seat: number,
    holder: "person",
    name: ["Ada", "Bo", "Cy", "Di"][number] ?? "",
    family: "medici",
    level: null,
    present: true,
    away: false,
    agreed: [],
    reserved: false,
    resigned: false,
    hints: 0,
    taken_back: 0,
    times_up: 0,
    out_of_time: false,
    ...facts,
  };
}

export function table(facts: Partial<TableFacts> = {}): TableFacts {
  return {
    id: "t1",
    game: "patrician",
    options: {},
    seats: [seat(0), seat(1), seat(2)],
    status: "playing",
    listed: false,
    admission: "open",
    one_device: false,
    hints: false,
    rated: false,
    clock: { per: "none", seconds: 0, increment: 0, then: "bot", days_off: 0 },
    requests: [],
    kept_out: [],
    host_away: false,
    commitment: "c0ffee",
    nonces: [],
    rematch: null,
    rematch_of: null,
    from_position: false,
    lesson: null,
    spectators: 0,
    stranded: false,
    goes_on_at: null,
    chat_for: "seated",
    muted: [],
    ending: [],
    ended: null,
    back: null,
    deserted: false,
    ...facts,
  };
}

/** A table in a list. */
export function card(id: string, changes: Partial<TableCard> = {}): TableCard {
  return {
    id,
    game: "morra",
    options: {},
    status: "playing",
    seats: 2,
    admission: "open",
    rated: false,
    slow: false,
    names: ["Ada", ""],
    levels: [null, "novice"],
    changed: 0,
    your_turn: false,
    time_left: null,
    lesson: null,
    stranded: false,
    ...changes,
  };
}

export function play(facts: Partial<Play> = {}): Play {
  return {
    it: "play",
    seq: 1,
    view: {},
    own: {},
    waiting: [0],
    moves: [],
    may_undo: false,
    planning: null,
    decided: 0,
    log_from: 0,
    log: [],
    news_from: 0,
    outcome: null,
    ...facts,
  };
}

export function replay(facts: Partial<ReplayFacts> = {}): ReplayFacts {
  return {
    id: "r1",
    game: "patrician",
    options: {},
    seats: ["Ada", "Bo"].map((name, seat) => ({ seat, name, family: "medici", level: null, resigned: false })),
    steps: 9,
    moves: [],
    outcome: null,
    is_whole: false,
    from_position: false,
    origin: "upload",
    table: null,
    ...facts,
  };
}

export const event = (kind: string, data: EventFacts["data"] = {}, put: EventFacts["with"] = {}): EventFacts => ({
  kind,
  data,
  with: put,
});

export const move = (id: number, data: MoveFacts["data"], put: MoveFacts["with"] = {}): MoveFacts => ({
  id,
  text: `move ${id}`,
  data,
  with: put,
});

/** Moves with these texts, in this order. */
export const offers = (...texts: string[]): Offer[] =>
  texts.map((text, id) => ({ move: { ...move(id, {}), text }, sentence: text }));

/** A table where these moves may be made, and nothing else is known. */
export const choosingAmong = <Shown>(among: readonly Offer[], how: Partial<Chooser<Shown>> = {}): Choosing<Shown> =>
  new Choosing({
    offers: () => [...among],
    isBusy: () => false,
    isSeated: () => true,
    asksTwice: () => false,
    make: () => undefined,
    mayUndo: () => false,
    undo: () => undefined,
    preview: () => Promise.resolve(null),
    why: () => Promise.resolve(null),
    ...how,
  });

export function chatLine(text: string, facts: Partial<ChatLine> = {}): ChatLine {
  return { at: 0, author: "eve", seat: null, name: "Eve", text, ...facts };
}
