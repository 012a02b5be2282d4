import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Rules that ask for types would take minutes for all pages; svelte-check knows the types, and asks most of it.
export default defineConfig(
  globalIgnores(["src/wire/types.ts", "src/games/*/types.ts"]), // made by a tool
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      // The compiler does these better.
      "no-undef": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // A Map or Set that is shown is replaced as a whole; one that is filled in place is nobody's but its owner's.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
  {
    // Games draw with SVG from their own art, by the thousand, and no word of a person is in it.
    files: ["src/games/**/*.svelte"],
    rules: { "svelte/no-at-html-tags": "off" },
  },
);
