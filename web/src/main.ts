import { mount } from "svelte";
import App from "./App.svelte";
import "./look/fonts.css";
import "./look/theme.css";
import { router } from "./router.svelte";
import { partsFor } from "./texts/parts";
import { textsOf } from "./texts/texts.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no place for the application");
await textsOf(...partsFor(router.place));
mount(App, { target });

// Only where the browser trusts the connection; without it, all is as before.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  navigator.serviceWorker.register("/worker.js").catch((error: unknown) => console.warn(error));
}
