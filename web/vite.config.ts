import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// Built into the package, so that whoever installs it has the pages, too.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/pantheon/server/static",
    emptyOutDir: true,
    target: "es2022",
    license: { fileName: ".vite/license.json" }, // for THIRD_PARTY.md
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
});
