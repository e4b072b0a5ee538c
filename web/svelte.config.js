import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

import { inComponents } from "./custom-media.js";

export default { preprocess: [inComponents, vitePreprocess({ script: false })] };
