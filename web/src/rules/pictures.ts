// What is pictured beside the rules of a game; fetched when it is needed.

import type { Component } from "svelte";

type Pictures = Component<{ pictures: string[] }>;

const PICTURES: Record<string, () => Promise<{ default: Pictures }>> = {
  gods: () => import("./GodsPictures.svelte"),
  "four-gods": () => import("./FourGodsPictures.svelte"),
  deus: () => import("./DeusPictures.svelte"),
};

export const picturesOf = async (game: string): Promise<Pictures | null> =>
  (await PICTURES[game]?.())?.default ?? null;
