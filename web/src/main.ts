import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./look/theme.css";
import { loadTexts } from "./texts/texts.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the application");
await loadTexts(undefined, location.pathname !== "/");
mount(App, { target });
