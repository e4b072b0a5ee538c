import { expect, test } from "vitest";

import { ago } from "./ago";

test.each([
  [0, "en", ""],
  [59, "en", ""],
  [-5, "en", ""],
  [60, "en", "1 minute ago"],
  [3599, "en", "59 minutes ago"],
  [7200, "en", "2 hours ago"],
  [90000, "en", "yesterday"],
  [259200, "fr", "il y a 3 jours"],
  [86400, "fr", "hier"],
])("%i seconds ago in %s is “%s”", (passed, language, said) => {
  expect(ago(1000, 1000 + passed, language)).toBe(said);
});
