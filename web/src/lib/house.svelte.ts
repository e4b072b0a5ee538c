/** What the whole page shares: the games, who the reader is, and the last thing that went wrong. */

import { api, NotDone } from "./api";
import type { GameFacts, Guest } from "./protocol";
import { say, speech } from "./speech.svelte";

class House {
  games = $state.raw<GameFacts[]>([]);
  guest = $state.raw<Guest | null>(null);
  problem = $state("");

  async begin(): Promise<void> {
    [this.games, this.guest] = await Promise.all([api.games(), api.guest()]);
    await Promise.all(this.games.map((game) => speech.learn(game.name)));
  }

  game(name: string): GameFacts | undefined {
    return this.games.find((game) => game.name === name);
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

export const house = new House();
