/** A table as the page shows it: its connection, whose eyes it looks with, and what is asked and not yet answered. */

import { api } from "./api";
import { withEarlier } from "./chat";
import type { Preview } from "./choosing.svelte";
import { curtainFalls, firstShown } from "./curtain";
import { Pacer, RESTS } from "./pacing";
import { preferences } from "./preferences.svelte";
import type { Because, EventFacts, HeldSeat, MoveFacts, Play, ReasonFacts, Said, ToPage, View } from "./protocol";
import { Questions } from "./questions";
import { Live, type Connection, type Request, type Wire } from "./socket";
import { EMPTY, told, viewOf, withEarlierLog, withoutSecrets, type TableState } from "./table";

/** The game as it was when a line of the log was told. */
export interface Past {
  line: number;
  view: View;
}

const TIMERS = {
  after: (milliseconds: number, action: () => void) => window.setTimeout(action, milliseconds),
  cancel: (timer: number) => window.clearTimeout(timer),
};

export class LiveTable {
  state = $state.raw<TableState>(EMPTY);
  connection = $state<Connection>("connecting");
  held = $state.raw<HeldSeat[]>([]);
  /** The seat whose eyes the page looks with; null for a spectator or behind the curtain. */
  shown = $state<number | null>(null);
  /** The keys of what is asked and not yet answered. */
  asked = $state.raw<readonly string[]>([]);
  /** The moment before now that the reader looks at. */
  past = $state.raw<Past | null>(null);
  readonly #live: Live;
  readonly #questions = new Questions();
  readonly #pacer = new Pacer<Play>(
    (play) => this.#shown(play),
    (play) => (play.log.length > 0 ? RESTS[preferences.botSpeed.value] : 0),
    { now: () => performance.now(), ...TIMERS },
  );
  #isEnded = false;

  constructor(
    readonly id: string,
    dial: () => Wire = () => socketTo(id),
  ) {
    this.#live = new Live(
      dial,
      { told: (message) => this.#told(message), connection: (state) => (this.connection = state) },
      { ...TIMERS, random: Math.random },
      () => newKey(),
    );
  }

  async begin(): Promise<void> {
    this.held = await api.mine(this.id).catch(() => []);
    this.shown = firstShown(this.seats);
    if (!this.#isEnded) this.#live.start(this.#token);
  }

  end(): void {
    this.#isEnded = true;
    this.#questions.drop();
    this.#pacer.drop();
    this.#live.stop();
  }

  wake(): void {
    this.#live.wake();
  }

  /** The reader has a name now: who they are is told when a connection is opened. */
  comeAgain(): void {
    this.#live.again();
  }

  get seats(): number[] {
    return this.held.map((held) => held.seat);
  }

  get isShared(): boolean {
    return this.held.length > 1;
  }

  /** The people the game waits for: a seat for which a bot stands in is not asked. */
  get waiting(): number[] {
    const seats = this.state.table?.seats ?? [];
    return (this.state.seen?.waiting ?? []).filter((seat) => seats[seat]?.level == null);
  }

  get isBusy(): boolean {
    return this.asked.length > 0;
  }

  /** The seats held here may have changed: somebody on this device sat down or left. An answer that is late and brings
   * nothing new puts no curtain down that somebody has opened. */
  async lookForSeats(): Promise<void> {
    const held = await api.mine(this.id);
    const isNew = held.map(({ seat }) => seat).join() !== this.seats.join();
    this.held = held;
    const shown = firstShown(this.seats);
    if (isNew && shown !== this.shown) this.show(shown);
  }

  /** Look with a seat's eyes, or with nobody's; all that the former seat saw is forgotten at once. */
  show(seat: number | null): void {
    this.state = withoutSecrets(this.state);
    this.past = null;
    this.#questions.drop();
    this.#pacer.drop();
    this.shown = seat;
    this.asked = [];
    this.#live.hello(this.#token);
  }

  move(move: MoveFacts): void {
    const seq = this.state.seen?.seq;
    if (seq !== undefined && !this.isBusy) this.ask({ do: "move", id: move.id, seq });
  }

  undo(): void {
    const seq = this.state.seen?.seq;
    if (seq !== undefined && !this.isBusy) this.ask({ do: "undo", seq });
  }

  /** What a move would lead to; null if that cannot be known now. */
  async preview(move: MoveFacts): Promise<Preview<View> | null> {
    const seq = this.state.seen?.seq;
    if (seq === undefined) return null;
    const answer = await this.#question({ do: "preview", id: move.id, seq });
    if (answer?.it !== "preview") return null;
    return { view: viewOf(answer), log: answer.log, final: answer.final, reason: answer.reason };
  }

  /** Take a hint for what is asked, which everybody is shown; why it was refused, or null. */
  async takeHint(): Promise<Said | null> {
    const seq = this.state.seen?.seq;
    if (seq === undefined) return null;
    const answer = await this.#questions.tried(this.#live.request({ do: "hint", seq }));
    return answer?.it === "refused" ? answer.why : null;
  }

  /** The number of the move that the house's strongest bot would make; null if none is given. */
  async houseHint(): Promise<number | null> {
    const seq = this.state.seen?.seq;
    if (seq === undefined) return null;
    const answer = await this.#question({ do: "bot-hint", seq });
    return answer?.it === "bot-hint" ? answer.id : null;
  }

  /** The moves that the reader may be able to make when asked next, to plan one of them; none where that is not known. */
  async movesAhead(): Promise<MoveFacts[]> {
    const answer = await this.#question({ do: "ahead" });
    return answer?.it === "ahead" ? answer.moves : [];
  }

  /** What a player has bought and shown so far, the last first. */
  async glance(seat: number): Promise<EventFacts[]> {
    const answer = await this.#question({ do: "glance", seat });
    return answer?.it === "glance" ? answer.log : [];
  }

  /** Look at the game as it was when a line of the log was told; null is now. */
  async lookBack(line: number | null): Promise<void> {
    if (line === null) {
      this.past = null;
      return;
    }
    const answer = await this.#question({ do: "then", line });
    if (answer?.it === "then") this.past = { line, view: viewOf(answer) };
  }

  /** Why what a line of the log tells was done; null if that is not known. */
  async reason(line: number): Promise<ReasonFacts | null> {
    const answer = await this.#question({ do: "reason", line });
    return answer?.it === "reason" ? answer.reason : null;
  }

  /** Fetch lines of chat from before those held. */
  async earlierLines(): Promise<void> {
    const answer = await this.#question({ do: "lines", before: this.state.chat.from });
    if (answer?.it === "lines") this.state = { ...this.state, chat: withEarlier(this.state.chat, answer) };
  }

  /** Fetch lines of the log from before those held. */
  async earlierLog(): Promise<void> {
    const before = this.state.seen?.logFrom;
    if (before === undefined) return;
    const answer = await this.#question({ do: "earlier", before });
    const { seen } = this.state;
    if (answer?.it === "earlier" && seen !== null) this.state = { ...this.state, seen: withEarlierLog(seen, answer) };
  }

  /** Which rule forbids the move with this text. */
  why(text: string): Promise<Because | null> {
    this.#live.wonder({ do: "why", text });
    return this.#questions.doubted(text);
  }

  ask(request: Request): void {
    this.asked = [...this.asked, this.#live.request(request)];
  }

  get #token(): string | null {
    return this.held.find((held) => held.seat === this.shown)?.token ?? null;
  }

  #hasLostASeat(): boolean {
    return this.seats.some((seat) => this.state.table?.seats[seat]?.holder !== "person");
  }

  #question(request: Request): Promise<ToPage | null> {
    return this.#questions.asked(this.#live.request(request));
  }

  #told(message: ToPage): void {
    if (this.#questions.answered(message)) return;
    if (message.it === "play") {
      this.#pacer.add(message, this.#mayWait());
      if (this.#pacer.isBehind) this.#endUndo();
      return;
    }
    if (message.it === "welcome") this.#pacer.flush();
    this.state = told(this.state, message);
    if ((message.it === "accepted" || message.it === "refused") && message.key !== null) {
      this.asked = this.asked.filter((key) => key !== message.key);
    }
    if (message.it === "seating" && this.#hasLostASeat()) void this.lookForSeats();
  }

  /** Only what the others do is shown step by step: who is asked, or has just asked, sees how things stand. */
  #mayWait(): boolean {
    const { seen } = this.state;
    return seen !== null && seen.moves.length === 0 && !this.isBusy && !document.hidden;
  }

  #shown(play: Play): void {
    this.state = told(this.state, play);
    if (curtainFalls(this.seats, this.shown, this.waiting)) this.show(null);
  }

  /** Somebody has acted since, though it is not shown yet. */
  #endUndo(): void {
    const { seen } = this.state;
    if (seen?.mayUndo) this.state = { ...this.state, seen: { ...seen, mayUndo: false } };
  }
}

function socketTo(id: string): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/api/tables/${id}/live`) as Wire;
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
