import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { posters } from "./posters/plugin.ts";

// Built into the package, so that whoever installs it has the pages, too.
export default defineConfig({
  plugins: [svelte(), posters()],
  build: {
    outDir: "../src/pantheon/server/static",
    emptyOutDir: true,
    target: "es2022",
    license: { fileName: ".vite/license.json" }, // for THIRD_PARTY.md
  },
  test: { isolate: false, setupFiles: "src/texts/testing.ts" }, // one world for all: what a test needs, all have
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
});
