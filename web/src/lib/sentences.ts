/** What happens at a table, in sentences for one reader. */

import type { EventFacts, ExpectedFacts, MoveFacts, OutcomeFacts, ReasonFacts, Said, SeatFacts } from "./protocol";
import { listed, type Part, type Words } from "./words";

export const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);

/** What a seat's player is called: a bot by its level and seat, in the reader's language. */
export function playerName(words: Words, seat: SeatFacts): string {
  const letter = seatLetter(seat.seat);
  if (seat.holder === "bot") return words.say(`name-${seat.level}`, { seat: letter });
  return seat.name || words.say("name-person", { seat: letter });
}

export class Narrator {
  /** `reader` is the seat addressed as you; null is a spectator. */
  constructor(
    readonly words: Words,
    readonly names: readonly string[],
    readonly reader: number | null,
  ) {}

  name(seat: number): string {
    return this.names[seat] ?? seatLetter(seat);
  }

  event(event: EventFacts): string {
    return this.words.say(`event-${event.kind}`, this.#named(event));
  }

  /** The same in parts, for a page that sets prices and points in bold. */
  parts(event: EventFacts): Part[] {
    return this.words.parts(`event-${event.kind}`, this.#named(event));
  }

  /** Why something was done. */
  reason(reason: ReasonFacts): string {
    const sentence = this.words.say(`reason-${reason.kind}`, this.#named(reason));
    return reason.expected ? `${sentence} ${this.#expected(reason.expected)}` : sentence;
  }

  /** How likely everybody was to win. */
  #expected({ percents, is_open }: ExpectedFacts): string {
    const chances = percents.map((percent, seat) =>
      this.words.say("reason-chance", { name: this.name(seat), percent }),
    );
    return this.words.say("reason-expected", { to: is_open ? "all" : "reader", chances: listed(this.words, chances) });
  }

  /** What is said of an event or a reason, with the names of players. */
  #named(told: Pick<EventFacts, "data" | "with">): Record<string, unknown> {
    const values: Record<string, unknown> = { ...told.data, ...told.with };
    const { seat, owner } = told.data;
    if (typeof seat === "number") {
      values.seat = this.name(seat);
      values.who = this.#who(seat);
    }
    if (typeof owner === "number") {
      values.owner = this.name(owner);
      values.whose = owner === seat ? "self" : this.#who(owner);
    }
    return values;
  }

  #who(seat: number): "you" | "other" {
    return seat === this.reader ? "you" : "other";
  }

  /** A move's sentence, or its text where the game has none. */
  move(move: Omit<MoveFacts, "id">): string {
    const id = `move-${String(move.data.do)}`;
    return this.words.has(id) ? this.words.say(id, { ...move.data, ...move.with }) : move.text;
  }

  said(said: Said): string {
    return this.words.say(said.say, said.with);
  }

  winners(points: readonly number[], winners: readonly number[]): string {
    const first = winners[0] ?? 0;
    return this.words.say("result-won", {
      count: winners.length,
      who: winners.length === 1 && first === this.reader ? "you" : "other",
      names: listed(
        this.words,
        winners.map((seat) => this.name(seat)),
      ),
      score: this.score(points[first] ?? 0),
    });
  }

  /** So many points, or whatever the game counts: votes, prestige points. */
  score(count: number): string {
    return this.words.say(this.words.has("score-amount") ? "score-amount" : "result-points", { count });
  }

  /** What decided between those who are level with the winner; null where nobody is, or where they share the win. */
  tie({ points, winners }: Pick<OutcomeFacts, "points" | "winners">): string | null {
    const most = points[winners[0] ?? -1];
    const isTied = points.some((sum, seat) => sum === most && !winners.includes(seat));
    return isTied && this.words.has("tie-broken") ? this.words.say("tie-broken") : null;
  }

  /** Whom the game waits for: the question itself to the reader, and names. */
  prompt(waiting: readonly number[], phase: unknown, seats: readonly SeatFacts[]): string {
    const isBot = (seat: number): boolean => seats[seat]?.level != null;
    const isAsked = this.reader !== null && waiting.includes(this.reader) && !isBot(this.reader);
    const others = waiting.filter((seat) => !isAsked || seat !== this.reader);
    const said = {
      names: listed(
        this.words,
        others.map((seat) => this.name(seat)),
      ),
      count: others.length,
    };
    if (isAsked) {
      const question = this.words.say(
        this.words.has(`phase-${String(phase)}`) ? `phase-${String(phase)}` : "page-your-turn",
      );
      return others.length === 0 ? question : `${question} ${this.words.say("page-also-asked", said)}`;
    }
    const thinking = waiting.length > 0 && waiting.every(isBot);
    return this.words.say(thinking ? "page-thinking" : "page-waiting-for", said);
  }
}
