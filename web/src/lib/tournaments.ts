/** Tournaments: what is asked of the server about them, and how those who take part are called. */

import { api } from "./api";
import type { NewTournament, Opened, TournamentFacts, Tournaments } from "./protocol";
import { say, speech } from "./speech.svelte";

const at = (id: string): string => `/api/tournaments/${id}`;

export const tournaments = {
  all: (): Promise<Tournaments> => api.send("GET", "/api/tournaments"),
  one: (id: string): Promise<TournamentFacts> => api.send("GET", at(id)),
  make: (wanted: NewTournament): Promise<Opened> => api.send("POST", "/api/tournaments", wanted),
  register: (id: string): Promise<null> => api.send("POST", `${at(id)}/entrants`),
  withdraw: (id: string): Promise<null> => api.send("DELETE", `${at(id)}/entrants`),
  begin: (id: string): Promise<null> => api.send("POST", `${at(id)}/begin`),
  hurry: (id: string): Promise<null> => api.send("POST", `${at(id)}/hurry`),
  callOff: (id: string): Promise<null> => api.send("DELETE", at(id)),
  /** Without a reserve a bot has the place. */
  replace: (id: string, entrant: number, reserve: number | null): Promise<null> =>
    api.send("PUT", `${at(id)}/entrants/${entrant}`, { reserve }),
  takeOut: (id: string, entrant: number): Promise<null> => api.send("DELETE", `${at(id)}/entrants/${entrant}`),
};

/** What somebody is called in a tournament; a bot by its level and number. */
export function entrantName({ entrants }: TournamentFacts, number: number): string {
  const entrant = entrants.find((other) => other.number === number);
  if (!entrant) return "–";
  if (entrant.level === null) return entrant.name;
  return say("page-tournament-bot", { level: say(`page-level-${entrant.level}`), number: String(number) });
}

/** A score, with two digits behind the point at most. */
export const figure = (number: number): string => number.toLocaleString(speech.language, { maximumFractionDigits: 2 });

export const percent = (share: number): string =>
  share.toLocaleString(speech.language, { style: "percent", maximumFractionDigits: 1 });

/** A moment, as in “Thursday 19 November, 20:00”; in seconds. */
export const momentOf = (at: number): string =>
  new Date(at * 1000).toLocaleString(speech.language === "en" ? "en-GB" : speech.language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
