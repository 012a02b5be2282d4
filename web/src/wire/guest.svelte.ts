// Who sits in front of this browser. Nobody needs an account; a name is enough, and one is proposed.

import { keep, kept } from "../look/storage";
import { t } from "../texts/texts.svelte";
import { api } from "./api";
import type { GuestInfo } from "./types";

const KEY = "pantheon.name";

class Guest {
  info = $state.raw<GuestInfo | null>(null);
  name = $state(kept(KEY) ?? "");

  async look(): Promise<void> {
    this.info = await api.me();
    this.name ||= this.info?.name ?? "";
  }

  /** Be somebody, with the name that was typed, before doing something that others see. */
  async be(): Promise<GuestInfo> {
    const name = this.name.trim() || t("web-guest");
    if (this.info === null) this.info = await api.arrive(name);
    else if (this.info.name !== name) this.info = await api.rename(name);
    keep(KEY, this.name);
    return this.info;
  }
}

export const guest = new Guest();
