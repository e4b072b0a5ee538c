import { realpathSync } from "node:fs";

import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";

import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    // Tests read the games' words beside the page; in a copy of web/ the packages are a link.
    server: { fs: { allow: ["..", realpathSync("node_modules")] } },
    test: {
      environment: "jsdom",
      // A document for every process, not for every file: making them took most of the time.
      isolate: false,
      setupFiles: ["src/test-setup.ts"],
      include: ["src/**/*.test.ts"],
      // A test reads the colours; all other styles are left out.
      css: { include: /tokens\.css/ },
    },
  }),
);
