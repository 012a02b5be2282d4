// Tells those who do not look at the page what happens: aloud, by sounds, in the title, and in the icon of the tab.

import { untrack } from "svelte";
import type { GameModule } from "../games/contract";
import { announce } from "../look/announce.svelte";
import { type Sound, sounds } from "../look/sounds";
import { t } from "../texts/texts.svelte";
import { type Action, changed, RefusedError, type View } from "../wire/live.svelte";
import type { Event, MoveShown } from "../wire/types";
import { tellMove } from "./effects";
import { deedOf } from "./following";
import type { Session } from "./session.svelte";

const MOST_AT_ONCE = 4;
const MOST_REASONS = 3;
const BREATH = 1500; // milliseconds in which what happens is gathered, where much does
const BADGE =
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M32 3 57 17.500v29L32 61 7 46.500v-29z" fill="#2b241c" stroke="#d9a441" stroke-width="3"/><circle cx="32" cy="32" r="15" fill="#f0907c" stroke="#fff" stroke-width="4"/></svg>`,
  );

interface Play {
  session: Session;
  game: GameModule;
}

/** To be called while a component is made. */
export function narrate(scene: () => Play): void {
  $effect(() => {
    const play = scene();
    const voice = new Voice(play);
    play.session.onnews = (events, before, after) => {
      for (const sound of play.game.sounds(play.session, events, before, after)) sounds.play(sound);
      remember(play, events, before, after);
      voice.tell(events);
    };
    play.session.live.linger = (events) => {
      const deed = deedOf(play.session, play.game, events);
      if (deed !== null) play.session.follow(deed);
      return deed?.rest ?? 0;
    };
    play.session.onfilm = (from, to, speed) => {
      for (const sound of soundsOfFilm(play, from, to)) sounds.play(sound, speed > 1);
    };
    return () => {
      play.session.onnews = play.session.onfilm = play.session.live.linger = null;
      voice.hush();
    };
  });

  $effect(() => {
    const { session, game } = scene();
    const action = session.hinted;
    if (action === null) return;
    untrack(() => void explain(session, game, action));
  });

  // A derived of its own: what is possible changes often, whose turn it is seldom, and the browser fetches icons anew.
  const mine = $derived(isMine(scene()));
  $effect(() => {
    const { session } = scene();
    const name = session.table === null ? "" : t(`web-game-${session.table.game}`);
    document.title = (mine ? "● " : "") + t("web-title", { page: mine ? t("web-your-turn") : name });
    icon(mine ? BADGE : "/icon.svg");
    return () => icon("/icon.svg");
  });
}

/** Says what others did: at once where turns are taken, else in one breath what mattered since the last. */
class Voice {
  private pending: MoveShown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly play: Play) {}

  tell(events: readonly Event[]): void {
    const moves = events.flatMap(({ what }) => (what.kind === "move" ? [what] : []));
    if (moves.length === 0) return;
    this.pending.push(...moves.filter((move) => move.seat !== null));
    if (this.play.game.realtime) this.timer ??= setTimeout(() => this.say(), BREATH);
    else this.say();
  }

  hush(): void {
    clearTimeout(this.timer);
  }

  private say(): void {
    const { session, game } = this.play;
    this.timer = undefined;
    // Of small moves, and of one's own, only what came of them is news.
    const told = this.pending.flatMap((move) => {
      const { text, effects, small, silent } = tellMove(session, game, move);
      const parts = small || silent || move.seat === session.you ? effects : [text, ...effects];
      return parts.length > 0 ? [parts.join(", ")] : [];
    });
    this.pending = [];
    const words = told.slice(-MOST_AT_ONCE);
    if (isMine(this.play)) words.push(t("web-your-turn"));
    if (words.length > 0) announce(words.join(". "));
  }
}

/** What was to be heard then; nobody's turn comes again. */
function soundsOfFilm({ session, game }: Play, from: number, to: number): Sound[] {
  const moves = Array.from({ length: to - from }, (_, nth) => session.moveAt(from + 1 + nth));
  const events = moves.flatMap((move) => (move === null ? [] : [{ n: move.n, at: move.at, what: move }]));
  const [before, after] = [session.story.known(from), session.story.known(to)];
  return game.sounds(session, events, before, after).filter((sound) => sound !== "my-turn");
}

/** Keep what a move has changed, if that is worth telling. Of several moves at once nobody knows which it was. */
function remember({ session, game }: Play, events: Event[], before: View | null, after: View | null): void {
  if (game.came === undefined || before === null || after === null) return;
  const moves = events.flatMap(({ what }) => (what.kind === "move" ? [what] : []));
  const [move, another] = moves.filter(({ seat }) => seat !== null);
  const one = move ?? moves[0];
  if (one === undefined || another !== undefined) return;
  const { text, effects } = game.came(session, one, before, after);
  if (session.recounted >= (moves[0]?.move ?? 0) - 1) session.recounted = moves.at(-1)?.move ?? 0;
  if (text !== undefined || effects.length > 0) session.came.set(one.move, [before, after]);
}

/** Say what is hinted at, and what would come of it. */
async function explain(session: Session, game: GameModule, action: Action): Promise<void> {
  const move = { kind: "move" as const, move: 0, seat: session.you, action };
  const deed = game.line(session, move).text;
  const why = game.realtime ? [] : await reasonsFor(session, game, move);
  if (session.hinted !== action) return;
  session.advice = { deed, why };
  announce(t("web-hinted", { words: [deed, ...why].join(", ") }));
}

/** The most lasting of what a move would bring about; nothing where that cannot be told in advance. */
async function reasonsFor(session: Session, game: GameModule, move: MoveShown): Promise<string[]> {
  const before = session.live.view;
  try {
    const [outcome] = await session.live.foresee([move.action as Action]);
    const after = outcome === undefined ? null : changed(before, outcome);
    if (game.came === undefined || before === null || after === null) return [];
    return game.came(session, move, before, after).effects.slice(-MOST_REASONS);
  } catch (error) {
    if (error instanceof RefusedError) return []; // the table has moved on
    throw error;
  }
}

function isMine({ session, game }: Play): boolean {
  if (session.table?.state !== "running") return false;
  return game.mine?.(session) ?? session.live.legal.length > 0;
}

function icon(address: string): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", address);
}
