// Where there is no page: what modules of the client ask of one when they are loaded. To be imported before them.

/** What pictures share, which they put into the page. */
export const defs: string[] = [];

const nothing = (): null => null;
Object.assign(globalThis, {
  addEventListener: nothing,
  document: {
    body: { insertAdjacentHTML: (_: string, markup: string) => defs.push(markup) },
    documentElement: { dataset: {} },
  },
  localStorage: { getItem: nothing },
  location: { pathname: "/", search: "", hash: "" },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
});
globalThis.navigator ??= { languages: [] } as unknown as Navigator; // Node.js has one of late
