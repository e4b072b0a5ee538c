import javascript from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import { env } from "node:process";
import typescript from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

// To know the types in components takes as long as all the rest: only npm run lint:all does.
const typed = env.LINT_TYPES === "all" ? ["src/**/*.ts", "src/**/*.svelte"] : ["src/**/*.ts"];

export default defineConfig(
  javascript.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  {
    // A type that has to be forced is not the type: what is shown is `BoardProps<Shown>`, a sample is a whole one.
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
          message: "`as unknown as` takes any type for any other: say what it is where it comes from.",
        },
      ],
    },
  },
  {
    files: typed,
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: { "@typescript-eslint/no-floating-promises": "error" },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
    // The content security policy refuses inline styles.
    rules: { "svelte/no-inline-styles": "error" },
  },
);
