// Tells those who do not look at the page what happens: aloud, in the title, and in the icon of the tab.

import { untrack } from "svelte";
import type { GameModule } from "../games/contract";
import { announce } from "../look/announce.svelte";
import { t } from "../texts/texts.svelte";
import type { Session } from "./session.svelte";

const MOST_AT_ONCE = 4;
const BADGE =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M32 3 57 17.500v29L32 61 7 46.500v-29z" fill="#2b241c" stroke="#d9a441" stroke-width="3"/><circle cx="32" cy="32" r="15" fill="#f0907c" stroke="#fff" stroke-width="4"/></svg>`,
  );

type Scene = () => { session: Session; game: GameModule };

/** To be called while a component is made. */
export function narrate(scene: Scene): void {
  let heard = untrack(() => scene().session.live.n);
  $effect(() => {
    const { session, game } = scene();
    const fresh = session.moves.filter((move) => move.n > heard);
    if (fresh.length === 0) return;
    heard = fresh.at(-1)?.n ?? heard;
    untrack(() => {
      const told = fresh.filter((move) => move.seat !== null && move.seat !== session.you).slice(-MOST_AT_ONCE);
      const words = told.map((move) => game.line(session, move).text);
      if (isMine(session)) words.push(t("web-your-turn"));
      if (words.length > 0) announce(words.join(". "));
    });
  });

  $effect(() => {
    const { session, game } = scene();
    const action = session.hinted;
    if (action === null) return;
    untrack(() => {
      const move = { kind: "move" as const, move: 0, seat: session.you, action };
      announce(t("web-hinted", { words: game.line(session, move).text }));
    });
  });

  $effect(() => {
    const { session } = scene();
    const name = session.table === null ? "" : t(`web-game-${session.table.game}`);
    const mine = isMine(session);
    document.title = (mine ? "● " : "") + t("web-title", { page: mine ? t("web-your-turn") : name });
    icon(mine ? BADGE : "/icon.svg");
    return () => icon("/icon.svg");
  });
}

const isMine = (session: Session): boolean => session.table?.state === "running" && session.live.legal.length > 0;

function icon(address: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", address);
}
