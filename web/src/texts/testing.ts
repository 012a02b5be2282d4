// For tests outside a browser: the few things that texts ask of one. Runs before each file of them.

const kept = new Map([["pantheon.sound", "off"]]);
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
  location: { pathname: "/", search: "", hash: "" },
  document: { documentElement: { lang: "", dataset: {} }, visibilityState: "visible" },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
});

if (!("navigator" in globalThis)) Object.assign(globalThis, { navigator: { languages: ["en"] } });

export {};
