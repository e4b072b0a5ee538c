/** What there is for the reader now, wherever they are in the house: invitations, who is here, a game that was found. */

import { api, newNonce } from "./api";
import { house } from "./house.svelte";
import type { Look, News } from "./protocol";
import { router, tablePath } from "./router.svelte";
import { sound } from "./sound";

/** Milliseconds between two questions, in the lobby and for who looks for a game, and elsewhere. */
const OFTEN = 4000;
const SELDOM = 12_000;
const NOTHING: News = { member: false, here: 0, names: [], looking: 0, invitations: [], asking: 0, search: null };

export class Newsroom {
  now = $state.raw<News>(NOTHING);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  /** The table to which the reader was led. */
  #led = "";

  /** Ask now and again until what is returned is called. */
  begin(): () => void {
    this.#isOpen = true;
    void this.refresh();
    return () => {
      this.#isOpen = false;
      clearTimeout(this.#timer);
    };
  }

  /** Whom nobody looks at asks only while a game is looked for. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    if (!document.hidden || this.now.search !== null) {
      this.now = await api.news().catch(() => this.now);
      await this.#lead();
    }
    if (this.#isOpen) this.#timer = setTimeout(() => void this.refresh(), this.#pause());
  }

  #pause(): number {
    const page = router.place.page;
    return page === "lobby" || page === "friends" || this.now.search !== null ? OFTEN : SELDOM;
  }

  /** Who waits for a live game is led to its table; nobody is called away from another one. */
  async #lead(): Promise<void> {
    const { search } = this.now;
    if (search?.found == null || search.pace !== "live" || search.found.table === this.#led) return;
    if (router.place.page === "table") return;
    this.#led = search.found.table;
    sound.play("bell");
    await this.takeSeat();
  }

  /** Sit down at the table that was found. */
  async takeSeat(): Promise<void> {
    const taken = await house.attempt(() => api.takeFound(newNonce()));
    if (taken === undefined) return;
    router.go(tablePath(taken.id));
    void this.refresh();
  }

  async look(wanted: Look): Promise<void> {
    await house.attempt(async () => {
      await house.ensureGuest();
      this.now = { ...this.now, search: await api.look(wanted) };
    });
    void this.refresh();
  }

  async lookNoLonger(): Promise<void> {
    await house.attempt(() => api.lookNoLonger());
    await this.refresh();
  }

  /** Sit down at a table to which the reader is invited. */
  async come(invitation: string): Promise<void> {
    const taken = await house.attempt(() => api.come(invitation, newNonce()));
    if (taken !== undefined) router.go(tablePath(taken.id));
    await this.refresh();
  }

  async decline(invitation: string): Promise<void> {
    await house.attempt(() => api.declineInvitation(invitation));
    await this.refresh();
  }

  /** How many things there are that the reader should see. */
  get count(): number {
    return this.now.invitations.length + this.now.asking + (this.now.search?.found ? 1 : 0);
  }
}

export const news = new Newsroom();
