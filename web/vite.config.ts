import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { inStyleSheets } from "./custom-media.js";

export default defineConfig({
  plugins: [inStyleSheets, svelte()],
  build: {
    outDir: "../src/signoria/server/static",
    emptyOutDir: true,
    // The content security policy allows nothing inline.
    assetsInlineLimit: 0,
    license: { fileName: "licences.md" },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8655", ws: true } },
  },
});
