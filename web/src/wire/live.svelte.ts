// One table, live: a connection that comes back by itself, numbered events, commands that are carried out once.

import { toReveal } from "../proof/pledges";
import { spoken } from "../texts/texts.svelte";
import { api, entropy } from "./api";
import { Reel } from "./reel.svelte";
import { ServerClock } from "./serverClock";
import type {
  ClientMessage,
  ClockInfo,
  ErrorInfo,
  Event,
  Missed,
  News,
  Outcome,
  PresenceInfo,
  Score,
  ServerMessage,
  Splice,
  TableInfo,
  Thought,
  Welcome,
} from "./types";

export type View = Record<string, unknown>;
export type Action = { do: string } & Record<string, unknown>;
type Body<T> = T extends { type: string; id: number } ? Omit<T, "id"> : never;
export type Request = Body<ClientMessage>;
type Answer = Exclude<ServerMessage, { type: "welcome" | "news" | "presence" | "pointing" | "pong" | "error" }>;
type Waiting = { text: string; resolve: (message: ServerMessage) => void; reject: (error: Error) => void };

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;
const PING = 15_000;
const HANDSHAKE = 8000; // milliseconds that a new line may take until it is welcomed
const STUCK = 1500; // milliseconds after which a line that is not open yet is not waited for, when the network is back
const ANSWER = 5000; // milliseconds that an answer to a ping may take
const POINTING = 80; // milliseconds between two messages of what a hand reaches for
const FORGOTTEN = 4000; // after which a hand that says nothing is gone
const LOST = 1006; // what browsers call a connection that broke
const FOR_GOOD = new Set([1008, 4404]);

/** The table refused a command; nothing has changed. */
export class RefusedError extends Error {
  constructor(
    readonly error: ErrorInfo,
    /** The race that was lost, if it was one. */
    readonly lost: Missed | null = null,
  ) {
    super(error.message);
  }
}

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  you = $state<number | null>(null);
  owner = $state(false);
  /** The last event that is shown. */
  n = $state(-1);
  view = $state.raw<View | null>(null);
  legal = $state.raw<Action[]>([]);
  clocks = $state.raw<ClockInfo[]>([]);
  canUndo = $state(false);
  presence = $state.raw<PresenceInfo>({ seats: [], spectators: 0, orphaned: null });
  /** What the hands of the seats reach for at this moment. */
  pointing = $state.raw<ReadonlyMap<number, string>>(new Map());
  scores = $state.raw<Score[] | null>(null);
  events = $state.raw<Event[]>([]);
  connection = $state<"connecting" | "open" | "lost" | "closed">("connecting");
  trouble = $state.raw<ErrorInfo | null>(null);
  serverClock = $state.raw(new ServerClock());
  /** Told of every batch of news, after the fields above have changed; `before` is the view as it was. */
  onnews: ((events: Event[], before: View | null) => void) | null = null;
  /** Told that so much was missed that not all of it was told again: what was known of the past may be wrong. */
  ongap: (() => void) | null = null;
  /** For how many milliseconds events are to be seen before others follow, unless one has something to decide. */
  linger: ((events: Event[]) => number) | null = null;

  /** News that waits until what came before it has been seen. Whoever asks for something has seen enough. */
  private readonly reel = new Reel<News>((news) => this.show(news));
  private told = -1; // the last event that has come
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private last = 0;
  private waiting = new Map<number, Waiting>();
  private early: Answer[] = []; // to commands whose news was missed, and is on its way
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private readonly client = entropy();
  private revealed = false;
  private pointer: string | null = null;
  private anew = false; // are all events to be told once more?
  private shown: string | null = null;
  private sending: ReturnType<typeof setTimeout> | undefined;
  private readonly pointers = new Map<number, ReturnType<typeof setTimeout>>();

  private begun = 0; // when the newest line was asked for
  private heard = 0; // when anything came last
  private asked: number[] = []; // when the pings were sent that are not answered yet
  private readonly stir = (): void => this.look();

  constructor(readonly id: string) {
    this.connect();
    this.pulse = setInterval(() => this.ping(), PING);
    addEventListener("online", this.stir);
    document.addEventListener("visibilitychange", this.stir);
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live`);
    this.socket = socket;
    this.begun = Date.now();
    this.asked = [];
    this.expect(socket, HANDSHAKE);
    socket.onopen = () => {
      const since = Math.max(0, this.n);
      socket.send(JSON.stringify({ type: "hello", protocol: 1, client: this.client, since, lang: spoken() }));
    };
    socket.onmessage = (message) => {
      this.heard = Date.now();
      this.take(JSON.parse(String(message.data)) as ServerMessage);
    };
    socket.onclose = (closed) => this.lost(closed.code);
  }

  /** Say hello anew, for instance in another language or as another guest; one that is lost does so by itself. */
  reconnect(): void {
    if (this.socket === null || this.connection === "closed") return;
    this.drop(this.socket);
    this.connection = "connecting";
    this.connect();
  }

  close(): void {
    this.end();
    this.socket?.close();
  }

  private end(): void {
    this.connection = "closed";
    this.reel.stop();
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    clearTimeout(this.sending);
    for (const pointer of this.pointers.values()) clearTimeout(pointer);
    removeEventListener("online", this.stir);
    document.removeEventListener("visibilitychange", this.stir);
  }

  private lost(code: number): void {
    this.socket = null;
    if (this.connection === "closed") return;
    if (FOR_GOOD.has(code)) return this.end();
    this.connection = this.n < 0 ? "connecting" : "lost";
    this.timer = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  /** Is the line still there? A dead one says nothing, so who does not answer in time is left. */
  private ping(): void {
    const socket = this.socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    this.asked.push(Date.now());
    socket.send(JSON.stringify({ type: "ping" }));
    this.expect(socket, ANSWER);
  }

  /** Something must come over this line in time, or it is given up; one that does not open is as good as dead. */
  private expect(socket: WebSocket, within: number): void {
    const since = Date.now();
    setTimeout(() => {
      if (socket === this.socket && this.heard < since) this.leave(socket);
    }, within);
  }

  private leave(socket: WebSocket): void {
    this.drop(socket);
    this.lost(LOST);
  }

  private drop(socket: WebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** The network or the reader is back: do not wait for the next pause to end. */
  private look(): void {
    if (document.visibilityState === "hidden") this.catchUp();
    if (document.visibilityState === "hidden" || this.connection === "closed") return;
    if (this.socket?.readyState === WebSocket.CONNECTING && Date.now() - this.begun > STUCK) this.leave(this.socket);
    if (this.socket !== null) return this.ping();
    clearTimeout(this.timer);
    this.pause = FIRST_PAUSE;
    this.connect();
  }

  // --- from the server

  private take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        return this.welcome(message);
      case "news":
        return this.news(message);
      case "presence":
        this.presence = message.presence;
        return;
      case "pointing":
        return this.pointed(message.seat, message.at);
      case "pong":
        this.serverClock = this.serverClock.heard(message.now, this.heard, this.asked.shift());
        if (message.n > this.told) this.resync();
        return;
      case "error":
        this.trouble = message.error;
        return;
      default:
        return this.answered(message);
    }
  }

  private welcome(welcome: Welcome): void {
    this.catchUp();
    const [known, before] = [this.n, this.view];
    this.n = this.told = welcome.n;
    this.table = welcome.table;
    this.you = welcome.you;
    this.owner = welcome.owner;
    this.view = welcome.view as View | null;
    this.legal = welcome.legal as Action[];
    this.clocks = welcome.clocks;
    this.canUndo = welcome.can_undo;
    this.presence = welcome.presence;
    this.scores = welcome.scores;
    this.serverClock = new ServerClock().heard(welcome.now, this.heard);
    this.connection = "open";
    this.pause = FIRST_PAUSE;
    const fresh = welcome.events.filter((event) => event.n > known);
    const gap = known >= 0 && welcome.first > known + 1;
    this.events = this.anew || gap ? welcome.events : [...this.events, ...fresh];
    this.anew = false;
    if (gap) this.ongap?.();
    else if (known >= 0 && fresh.length > 0) this.onnews?.(fresh, before);
    for (const answer of this.early.splice(0)) this.answered(answer);
    for (const waiting of this.waiting.values()) this.socket?.send(waiting.text);
    queueMicrotask(() => this.reveal());
  }

  private news(news: News): void {
    const first = news.events[0]?.n ?? this.told + 1;
    if (first > this.told + 1) return this.resync();
    const last = news.events.at(-1)?.n ?? this.told;
    if (last <= this.told) return;
    this.told = last;
    this.serverClock = this.serverClock.heard(news.now, this.heard);
    this.reel.take(news);
  }

  private show(news: News): number {
    const fresh = news.events.filter((event) => event.n > this.n);
    this.n = fresh.at(-1)?.n ?? this.n;
    const before = this.view;
    this.view = changed(before, news);
    if (news.legal !== undefined) this.legal = news.legal as Action[];
    if (news.legal_splice !== undefined) this.legal = spliced(this.legal, news.legal_splice);
    if (news.clocks !== undefined) this.clocks = news.clocks;
    if (news.table !== undefined) this.table = news.table;
    if (news.can_undo !== undefined) this.canUndo = news.can_undo;
    if (news.scores !== undefined) this.scores = news.scores;
    this.events = [...this.events, ...fresh];
    this.onnews?.(fresh, before);
    if (news.table !== undefined) queueMicrotask(() => this.reveal());
    const rest = this.linger?.(fresh) ?? 0;
    return this.legal.length > 0 || this.waiting.size > 0 || document.visibilityState === "hidden" ? 0 : rest;
  }

  /** How much has come that is not shown yet. */
  get ahead(): number {
    return this.reel.ahead;
  }

  /** Show all that has come. */
  catchUp(): void {
    this.reel.skip();
  }

  private pointed(seat: number, at: string | null): void {
    clearTimeout(this.pointers.get(seat));
    const others = new Map(this.pointing);
    if (at === null) others.delete(seat);
    else {
      others.set(seat, at);
      this.pointers.set(
        seat,
        setTimeout(() => this.pointed(seat, null), FORGOTTEN),
      );
    }
    this.pointing = others;
  }

  private resync(): void {
    this.socket?.send(JSON.stringify({ type: "resync", since: Math.max(0, this.told) }));
  }

  /** Have everything told once more: what was hidden when it happened may be open by now. */
  refresh(): void {
    this.anew = true;
    this.socket?.send(JSON.stringify({ type: "resync", since: 0 }));
  }

  /** Is everything known, from the beginning? */
  get begins(): boolean {
    return (this.events[0]?.n ?? 1) === 1;
  }

  /** Fetch a page of what happened before; false if there is nothing more. */
  async earlier(): Promise<boolean> {
    const first = this.events[0];
    if (first === undefined || this.begins) return false;
    const page = await api.events(this.id, first.n);
    if (first === this.events[0]) this.events = [...page, ...this.events]; // else all was told anew meanwhile
    return !this.begins;
  }

  /** Whoever asked hears of it when the table is shown as it was left by that. */
  private answered(message: Answer): void {
    if (message.type === "done" && message.n > this.n) {
      this.early.push(message);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "refused") waiting?.reject(new RefusedError(message.error, message.lost ?? null));
    else waiting?.resolve(message);
  }

  // --- to the server

  /** Ask the table for something; RefusedError if it says no. Sent again after a lost connection, done once. */
  ask(request: Request): Promise<ServerMessage> {
    this.catchUp();
    const id = ++this.last;
    const text = JSON.stringify({ ...request, id });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, resolve, reject });
      if (this.connection === "open") this.socket?.send(text);
    });
  }

  /** Show the others what my hand reaches for; only the newest of what comes in quick succession. */
  point(at: string | null): void {
    this.pointer = at;
    this.sending ??= setTimeout(() => {
      this.sending = undefined;
      if (this.pointer === this.shown) return;
      this.shown = this.pointer;
      if (this.connection === "open") this.socket?.send(JSON.stringify({ type: "point", at: this.shown }));
    }, POINTING);
  }

  /** The game is about to start, and waits for what we have pledged; another page of ours may be faster. */
  private reveal(): void {
    if (this.table === null || this.table.starting === null || this.you === null || this.revealed) return;
    const nonce = toReveal(this.table, this.you);
    if (nonce === null) return;
    this.revealed = true;
    this.ask({ type: "reveal", entropy: nonce }).catch(() => undefined);
  }

  async play(action: Action): Promise<void> {
    await this.ask({ type: "play", action });
  }

  /** What would change in the view, by action; see `outcomeView`. */
  async foresee(actions: Action[] | null = null): Promise<Outcome[]> {
    const answer = await this.ask({ type: "foresee", actions });
    return answer.type === "foreseen" ? answer.outcomes : [];
  }

  /** Where rows of own decisions would lead; with `whole` up to the end of the action. Nothing is done. */
  async imagine(paths: Action[][], whole = false): Promise<Thought[]> {
    const answer = await this.ask({ type: "imagine", paths, whole });
    return answer.type === "imagined" ? answer.thoughts : [];
  }

  async hint(): Promise<Action | null> {
    const answer = await this.ask({ type: "hint" });
    return answer.type === "hinted" ? (answer.action as Action | null) : null;
  }
}

type Changes = { view?: Record<string, unknown>; splices?: Record<string, Splice> };

/** A view after changes, as `news` and `foreseen` tell them. */
export function changed(view: View | null, changes: Changes): View | null {
  if (changes.view === undefined && changes.splices === undefined) return view;
  const after: View = { ...view, ...changes.view };
  for (const [name, splice] of Object.entries(changes.splices ?? {}))
    after[name] = spliced(after[name] as unknown[], splice);
  return after;
}

/** A list after a change in one stretch of it. */
function spliced<T>(list: T[], [at, drop, put]: Splice): T[] {
  return [...list.slice(0, at), ...(put as T[]), ...list.slice(at + drop)];
}
