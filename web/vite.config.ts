import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { posters } from "./posters/plugin.ts";
import { ahead } from "./plugins/ahead.ts";
import { firstPage } from "./plugins/chunks.ts";
import { offline } from "./plugins/offline.ts";
import { packed } from "./plugins/packed.ts";
import { rules } from "./plugins/rules.ts";
import { texts } from "./plugins/texts.ts";

const first = firstPage(import.meta.dirname);

// Built into the package, so that whoever installs it has the pages, too.
export default defineConfig({
  plugins: [svelte(), posters(), texts(), rules(), offline(), ahead(), packed()],
  build: {
    outDir: "../src/pantheon/server/static",
    emptyOutDir: true,
    target: "es2022",
    license: { fileName: ".vite/license.json" }, // for THIRD_PARTY.md
    assetsInlineLimit: 0, // what is small may still be cached
    modulePreload: { polyfill: false }, // every browser that can run the pages can do that
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: (id, graph) => first(id, graph) }],
        },
      },
    },
  },
  test: { isolate: false, setupFiles: "src/texts/testing.ts" }, // one world for all: what a test needs, all have
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
});
