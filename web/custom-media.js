/**
 * Queries by name: `@media (--wide)` and `@container board (--board-columns)` become what src/breakpoints.css says.
 * Browsers read neither `@custom-media` nor custom properties in a query.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("./src/breakpoints.css", import.meta.url));
const DECLARATION = /@custom-media (--[a-z-]+) ([^;]+);/g;
const QUERY = /@(?:media|container)[^{]+\{/g;
const NAME = /\((--[a-z-]+)\)/g;

/** Every query that has a name. */
export const namedQueries = () =>
  new Map([...readFileSync(SOURCE, "utf-8").matchAll(DECLARATION)].map(([, name = "", query = ""]) => [name, query]));

/**
 * Styles with each name of a query replaced by the query.
 * @param {string} css
 */
export function withQueries(css, queries = namedQueries()) {
  return css.replace(QUERY, (query) =>
    query.replace(NAME, (_, name) => {
      const found = queries.get(name);
      if (found === undefined) throw new Error(`src/breakpoints.css has no ${name}`);
      return found;
    }),
  );
}

/** For the styles of components. */
export const inComponents = {
  name: "named-queries",
  /** @param {{ content: string }} style */
  style: ({ content }) => ({ code: withQueries(content), dependencies: [SOURCE] }),
};

/** For style sheets. */
export const inStyleSheets = {
  name: "named-queries",
  /** @type {"pre"} */
  enforce: "pre",
  /**
   * @param {string} code
   * @param {string} id
   */
  transform: (code, id) => (id.endsWith(".css") && !id.includes(".svelte") ? withQueries(code) : null),
};
