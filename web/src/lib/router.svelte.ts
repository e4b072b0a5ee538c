/** Two kinds of pages: the lobby at `/`, a table at `/t/<id>`. */

export type Place = { page: "lobby" } | { page: "table"; id: string } | { page: "nowhere" };

export function placeOf(path: string): Place {
  if (path === "/") return { page: "lobby" };
  const id = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  return id === undefined ? { page: "nowhere" } : { page: "table", id };
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
export const tablePath = (id: string): string => `/t/${id}`;

/** For a link's click: stay on the page unless another tab was asked for. */
export function followLink(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  router.go(link.pathname);
}
