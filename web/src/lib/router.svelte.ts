/**
 * The pages: the lobby at `/`, a game at `/g/<name>`, a table at `/t/<id>`, a replay at `/r/<id>`, where records are
 * opened, one that shows rules in the browser, the reader's own and their friends, leaderboards, where links that were mailed lead,
 * and where hosts keep order. All puzzles are at
 * `/puzzles`, those of a game at `/puzzles/<name>`, and each at `/puzzles/<name>/<id>`; tournaments at `/tournaments`, each at
 * `/tournaments/<id>`.
 */

export type Place =
  | { page: "lobby" | PlainPage | "nowhere" }
  | { page: "game" | "table" | "replay" | "tournament"; id: string }
  | { page: "puzzle"; game: string; id: string | null };

const PLAIN_PAGES = [
  "puzzles",
  "tournaments",
  "records",
  "think",
  "account",
  "friends",
  "sign-in",
  "letters",
  "turns",
  "ratings",
  "admin",
] as const;
type PlainPage = (typeof PLAIN_PAGES)[number];
const PAGES = { g: "game", t: "table", r: "replay" } as const;

export function placeOf(path: string): Place {
  if (path === "/") return { page: "lobby" };
  const plain = PLAIN_PAGES.find((page) => path === `/${page}`);
  if (plain) return { page: plain };
  const [, game, puzzle] = /^\/puzzles\/([a-z0-9-]+)(?:\/([0-9a-f]+))?\/?$/.exec(path) ?? [];
  if (game !== undefined) return { page: "puzzle", game, id: puzzle ?? null };
  const [, tournament] = /^\/tournaments\/([a-z0-9]+)\/?$/.exec(path) ?? [];
  if (tournament !== undefined) return { page: "tournament", id: tournament };
  const [, kind, id] = /^\/([gtr])\/([A-Za-z0-9_-]+)\/?$/.exec(path) ?? [];
  return kind === undefined || id === undefined ? { page: "nowhere" } : { page: PAGES[kind as keyof typeof PAGES], id };
}

class Router {
  place = $state.raw<Place>(placeOf(location.pathname));

  constructor() {
    window.addEventListener("popstate", () => this.#look());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#look();
    window.scrollTo(0, 0);
    document.getElementById("content")?.focus();
  }

  #look(): void {
    this.place = placeOf(location.pathname);
  }
}

export const router = new Router();
export const gamePath = (name: string): string => `/g/${name}`;
export const tablePath = (id: string): string => `/t/${id}`;
export const replayPath = (id: string): string => `/r/${id}`;
/** A puzzle of a game, or the next one. */
export const puzzlePath = (game: string, id?: string): string => `/puzzles/${game}${id === undefined ? "" : `/${id}`}`;
export const tournamentPath = (id: string): string => `/tournaments/${id}`;
const REVIEW = /[?&]review(?:=(\d+))?(?:&|$)/;
/** A replay that begins with its review. */
export const reviewPath = (id: string): string => `${replayPath(id)}?review`;
export const isReviewAsked = (): boolean => REVIEW.test(location.search);
/** How many seconds it may take, as in `?review=20`; null where nothing is said of that. */
export const secondsOfReview = (): number | null => Number(REVIEW.exec(location.search)?.[1]) || null;

/** For a link's click: stay on the page unless another tab was asked for. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}
