// Everything that is not live, over HTTP. The browser sends the guest's cookie by itself.

import { spoken } from "../texts/texts.svelte";
import type {
  Branch,
  CardInfo,
  Course,
  Draws,
  ErrorBody,
  ErrorInfo,
  Event,
  FileRead,
  GameInfo,
  GuestInfo,
  Link,
  MannersWanted,
  Muting,
  PastMove,
  PastPosition,
  Seated,
  Settings,
  Story,
  TableInfo,
  Verdict,
} from "./types";

/** The server did not do what it was asked; `error.message` says why, in the reader's language. */
export class AnswerError extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorInfo,
  ) {
    super(error.message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return (await answer.json()) as T;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": spoken() };
  const request: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(body);
  }
  const answer = await fetch(path, request);
  if (!answer.ok) throw new AnswerError(answer.status, ((await answer.json()) as ErrorBody).error);
  return answer;
}

const asked = new Map<string, Promise<unknown>>();

/** What never changes while the server runs is asked for once; what did not come, again. */
function once<T>(path: string, get: (method: string, path: string) => Promise<T>): Promise<T> {
  const known = asked.get(path) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const answer = get("GET", path);
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer;
}

const table = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export type NewTable = Partial<Settings> & { game: string };

export const api = {
  games: () => once(`/api/games?lang=${spoken()}`, call<GameInfo[]>),
  readFile: (game: string, option: string, text: string) =>
    call<FileRead>("POST", `/api/games/${game}/files/${option}`, { text }),
  cards: (language: string) => call<CardInfo[]>("GET", `/api/games/deus/cards?lang=${language}`),
  tableCards: (id: string, language: string) => call<CardInfo[]>("GET", table(id, `/cards?lang=${language}`)),
  me: () => call<GuestInfo | null>("GET", "/api/guests/me"),
  arrive: (name: string) => call<GuestInfo>("POST", "/api/guests", { name }),
  rename: (name: string) => call<GuestInfo>("PATCH", "/api/guests/me", { name }),
  tables: (state: string) => call<TableInfo[]>("GET", `/api/tables?state=${state}`),
  mine: () => call<TableInfo[]>("GET", "/api/tables/mine"),
  table: (id: string) => call<TableInfo>("GET", table(id)),
  make: (settings: NewTable) => call<TableInfo>("POST", "/api/tables", settings),
  join: (id: string, how: { seat?: number; pledge?: string; link?: string }) =>
    call<Seated>("POST", table(id, "/join"), how),
  leave: (id: string) => call<TableInfo>("POST", table(id, "/leave")),
  start: (id: string) => call<TableInfo>("POST", table(id, "/start")),
  addBot: (id: string, how: { seat?: number; bot?: string; level?: string }) =>
    call<TableInfo>("POST", table(id, "/bots"), how),
  clearSeat: (id: string, seat: number) => call<TableInfo>("DELETE", table(id, `/seats/${seat}`)),
  link: (id: string, seat: number | null) => call<Link>("POST", table(id, "/links"), { seat }),
  rematch: (id: string) => call<TableInfo>("POST", table(id, "/rematch")),
  branch: (id: string, how: Partial<Branch> & { move: number }) => call<Seated>("POST", table(id, "/branch"), how),
  moves: (id: string) => call<PastMove[]>("GET", table(id, "/moves")),
  events: (id: string, before: number) => call<Event[]>("GET", table(id, `/events?before=${before}`)),
  mute: (id: string, whom: Partial<Muting>) => call<TableInfo>("POST", table(id, "/mutes"), whom),
  unmute: (id: string, guest: string) => call<TableInfo>("DELETE", table(id, `/mutes/${encodeURIComponent(guest)}`)),
  remove: (id: string, line: number) => call<TableInfo>("POST", table(id, "/removals"), { line }),
  settle: (id: string, manners: Partial<MannersWanted>) => call<TableInfo>("POST", table(id, "/manners"), manners),
  /** Give the table to whoever holds a seat, or (no seat) take it over. */
  own: (id: string, seat?: number) =>
    call<TableInfo>("POST", table(id, "/owner"), seat === undefined ? {} : { seat }),
  position: (id: string, move: number) => call<PastPosition>("GET", table(id, `/positions/${move}`)),
  story: (id: string, start: number) => call<Story>("GET", table(id, `/story?start=${start}`)),
  points: (id: string) => call<Course>("GET", table(id, "/points")),
  record: async (id: string) => (await ask("GET", table(id, "/record"))).text(),
  draws: (id: string) => call<Draws>("GET", table(id, "/draws")),
  verify: (id: string) => call<Verdict>("GET", table(id, "/verify")),
  bring: (record: string) => call<TableInfo>("POST", "/api/records", { record }),
};

/** Something that nobody can guess: what a browser adds to the draws, and what it calls itself. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
