/** The reader's friends, and all that can be done about them. */

import { api } from "./api";
import { house } from "./house.svelte";
import { news } from "./news.svelte";
import type { Friends, Whom } from "./protocol";

class FriendList {
  now = $state.raw<Friends | null>(null);

  async refresh(): Promise<void> {
    this.now = await api.friends().catch(() => this.now);
  }

  ask = (whom: Whom): Promise<boolean> => this.#change(() => api.askFriend(whom));
  answer = (id: string, accept: boolean): Promise<boolean> => this.#change(() => api.answerFriend(id, accept));
  withdraw = (id: string): Promise<boolean> => this.#change(() => api.withdrawAsk(id));
  part = (id: string): Promise<boolean> => this.#change(() => api.partFriend(id));
  block = (whom: Whom): Promise<boolean> => this.#change(() => api.block(whom));
  unblock = (id: string): Promise<boolean> => this.#change(() => api.unblock(id));
  beSeenBy = (seenBy: Friends["seen_by"]): Promise<boolean> => this.#change(() => api.beSeenBy(seenBy));

  /** Whether it was done. */
  async #change(action: () => Promise<unknown>): Promise<boolean> {
    const done = await house.attempt(async () => {
      await action();
      return true;
    });
    await Promise.all([this.refresh(), news.refresh()]);
    return done === true;
  }
}

export const friends = new FriendList();
