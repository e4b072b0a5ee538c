/** What the whole page shares: the games, who the reader is, and the last thing that went wrong. */

import { api, NotDone } from "./api";
import type { GameFacts, Guest, HouseFacts, Said } from "./protocol";
import { say, speech } from "./speech.svelte";

class House {
  games = $state.raw<GameFacts[]>([]);
  guest = $state.raw<Guest | null>(null);
  problem = $state("");
  /** The house's own texts, and what it has to tell the reader. */
  facts = $state.raw<HouseFacts | null>(null);
  /** Until when and why the reader is kept out, if they are. */
  banned = $state.raw<Said | null>(null);

  constructor() {
    api.onbanned = (said) => (this.banned = said);
  }

  async begin(): Promise<void> {
    [this.games, this.guest, this.facts] = await Promise.all([api.games(), api.guest(), api.house()]);
    await Promise.all(this.games.map((game) => speech.learn(game.name)));
  }

  /** Ask again who the reader is. */
  async meet(): Promise<void> {
    [this.guest, this.facts] = await Promise.all([api.guest(), api.house()]);
  }

  game(name: string): GameFacts | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Nobody needs a name to play: a newcomer is called a guest, with a number, until they choose one. */
  async ensureGuest(): Promise<void> {
    this.guest ??= await api.becomeGuest(say("page-guest-name", { number: newGuestNumber() }));
  }

  /** Do something that can be refused; what is refused is said once, in one place. */
  async attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
    this.problem = "";
    try {
      return await action();
    } catch (problem) {
      if (!(problem instanceof NotDone)) throw problem;
      this.problem = problem.message || say(problem.status === 0 ? "page-unreachable" : "page-went-wrong");
      return undefined;
    }
  }
}

/** Of two guests at a table, two names. */
function newGuestNumber(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(10 + (drawn % 990));
}

export const house = new House();
