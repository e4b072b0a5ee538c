/** Who the reader is as a member, and all that they can do about it. */

import { api } from "./api";
import { house } from "./house.svelte";
import { news } from "./news.svelte";
import { makePasskey, showPasskey } from "./passkeys";
import type { Codes, LinkFacts, Membership, PasskeyRequest } from "./protocol";
import { say, speech } from "./speech.svelte";
import type { Language } from "./words";

class Account {
  membership = $state.raw<Membership | null>(null);
  /** Recovery codes that the reader has not said to have kept; they are shown this once. */
  codes = $state.raw<string[]>([]);

  async refresh(): Promise<void> {
    this.membership = await api.send<Membership>("GET", "/api/account");
  }

  // -- coming in

  askForLink = (email: string): Promise<null> =>
    api.send("POST", "/api/sign-in/links", { email, language: speech.language });
  lookAtLink = (token: string): Promise<LinkFacts> => api.send("POST", "/api/sign-in/links/look", { token });

  async useLink(token: string, takesAlong: boolean): Promise<void> {
    const name = say("page-guest-name", { number: String(10 + Math.floor(Math.random() * 990)) });
    await api.send("POST", "/api/sign-in/links/use", { token, name, takes_along: takesAlong });
    await this.#comeIn();
  }

  async usePasskey(takesAlong: boolean): Promise<void> {
    const { options } = await api.send<PasskeyRequest>("POST", "/api/sign-in/passkeys/any");
    const answer = await showPasskey(options);
    await api.send("POST", "/api/sign-in/passkeys/use", { answer, takes_along: takesAlong });
    await this.#comeIn();
  }

  async useCode(code: string, takesAlong: boolean): Promise<void> {
    await api.send("POST", "/api/sign-in/code", { code, takes_along: takesAlong });
    await this.#comeIn();
  }

  /** A passkey for a member; a guest becomes one with it. */
  async newPasskey(): Promise<void> {
    await house.ensureGuest();
    const { options } = await api.send<PasskeyRequest>("POST", "/api/sign-in/passkeys/ask");
    const answer = await makePasskey(options);
    const { codes } = await api.send<Codes>("POST", "/api/sign-in/passkeys/new", { answer, name: "" });
    if (codes.length > 0) this.codes = codes;
    await this.#comeIn();
  }

  async signUpWithCodes(): Promise<void> {
    await house.ensureGuest();
    this.codes = (await api.send<Codes>("POST", "/api/sign-in/new")).codes;
    await this.#comeIn();
  }

  /** The reader is somebody else now, perhaps in another language. */
  async #comeIn(): Promise<void> {
    await Promise.all([this.refresh(), house.meet(), news.refresh()]);
    const language = this.membership?.account?.language as Language | undefined;
    if (language && language !== speech.language) await speech.speak(language);
  }

  // -- what is theirs

  async speak(language: Language): Promise<void> {
    await api.send("PATCH", "/api/account", { language });
    await Promise.all([speech.speak(language), this.refresh()]);
  }

  askForAddress = (email: string): Promise<null> =>
    api.send("POST", "/api/account/address", { email, language: speech.language });
  stayOff = (off_leaderboards: boolean): Promise<void> => this.#change("PATCH", "", { off_leaderboards });
  dropAddress = (): Promise<void> => this.#change("DELETE", "/address");
  renamePasskey = (id: string, name: string): Promise<void> => this.#change("PATCH", `/passkeys/${id}`, { name });
  dropPasskey = (id: string): Promise<void> => this.#change("DELETE", `/passkeys/${id}`);
  endSession = (id: string): Promise<void> => this.#change("DELETE", `/sessions/${id}`);
  endOtherSessions = (): Promise<void> => this.#change("DELETE", "/sessions");

  async newCodes(): Promise<void> {
    this.codes = (await api.send<Codes>("POST", "/api/account/codes")).codes;
    await this.refresh();
  }

  async signOut(): Promise<void> {
    this.codes = [];
    await this.#change("POST", "/sign-out");
    await Promise.all([house.meet(), news.refresh()]);
  }

  /** Have all removed that the house keeps of the reader. */
  async leave(): Promise<void> {
    this.codes = [];
    await this.#change("DELETE", "");
    await Promise.all([house.meet(), news.refresh()]);
  }

  async #change(method: string, path: string, body?: unknown): Promise<void> {
    await api.send(method, `/api/account${path}`, body);
    await this.refresh();
  }
}

export const account = new Account();
