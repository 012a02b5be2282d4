// The server's clock decides; ours is only as much off as it was told.

import type { Session } from "../../../table/session.svelte";

export const serverNow = (session: Session): number => Date.now() / 1000 + (session.live.skew ?? 0);
