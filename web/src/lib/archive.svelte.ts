/** The games that a member has played: a search among them, and what they come to. */

import { api } from "./api";
import type { Archive, ArchiveGame, Statistics } from "./protocol";

class PlayedGames {
  games = $state.raw<ArchiveGame[]>([]);
  total = $state(0);
  statistics = $state.raw<Statistics | null>(null);
  isReading = $state(false);
  #asked = 0;

  /** Look for games; what was asked last counts, however late others are answered. */
  async look(text: string, game: string): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.isReading = true;
    let found = await this.#page(text, game, 0);
    while (found.unread > 0 && asked === this.#asked) found = await this.#page(text, game, 0);
    if (asked !== this.#asked) return;
    [this.games, this.total, this.isReading] = [found.games, found.total, false];
  }

  async more(text: string, game: string): Promise<void> {
    const found = await this.#page(text, game, this.games.length);
    this.games = [...this.games, ...found.games];
  }

  async count(): Promise<void> {
    this.statistics = await api.send<Statistics>("GET", "/api/account/statistics");
  }

  #page(text: string, game: string, skip: number): Promise<Archive> {
    const query = new URLSearchParams({ text, game, skip: String(skip) });
    return api.send<Archive>("GET", `/api/account/games?${query}`);
  }
}

export const playedGames = new PlayedGames();
