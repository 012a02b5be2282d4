"""The web client: its built files, and the page around it, which says what it is about before any script runs."""

from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from litestar import Response, route
from litestar.params import FromPath

from pantheon.engine.errors import Problem
from pantheon.server.addresses import AtTable, Cards, Home, Learn, Place, Rules, Settings, place_of
from pantheon.server.admission import may_watch
from pantheon.server.api.asking import Asked, Door
from pantheon.server.doorman import Doorman, host_of
from pantheon.server.errors import language_of, status_of
from pantheon.server.files import ASK_AGAIN, FOR_EVER, Parcel, built, parcel
from pantheon.server.identity import COOKIE
from pantheon.server.previews import Preview, lost, of_page, of_table
from pantheon.server.table import Table
from pantheon.texts import texts

# The cookies in which a browser tells what was chosen there, see web/src/look/told.ts.
LANGUAGE, THEME = "pantheon_language", "pantheon_theme"
_CAREFUL = {
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
}
_SHELL = "index.html"
_PLAIN = '<html lang="en">'  # these three stand in the shell
_ABOUT = ("<!--about-->", "<!--/about-->")
_QUICK = 6  # how hard a page is packed while somebody waits for it
_SIZE = (1200, 630)  # of the games' pictures


class Ahead(msgspec.Struct, frozen=True):
    """What a page needs, as the build found out: files by kind for all, and its texts by language; `api` is what it
    asks for at once.
    """

    modules: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    fonts: tuple[str, ...] = ()
    api: tuple[str, ...] = ()
    texts: dict[str, tuple[str, ...]] = {}
    posters: dict[str, tuple[str, ...]] = {}  # by theme


class Reader(msgspec.Struct, frozen=True):
    """For whom a page is made: his language, the theme that he has chosen if any, and the address that he came to, if
    it is known to be ours.
    """

    lang: str
    theme: str | None
    origin: str


class Pages:
    """The files of the client, by their paths, and its pages."""

    def __init__(self, folder: Path) -> None:
        self._files = built(folder)
        shell = self._files.pop(_SHELL, None)
        self._shell = None if shell is None else shell.body.decode()
        plan = folder / ".vite/ahead.json"
        self._ahead = msgspec.json.decode(plan.read_bytes(), type=dict[str, Ahead]) if plan.is_file() else {}
        self._fixed = lru_cache(maxsize=500)(self._make)  # of pages that are the same for everybody

    async def answer(self, path: str, request: Asked, doorman: Doorman) -> Response[Any]:
        """A file, or a page; the application in it reads its own address."""
        name = path.strip("/")
        found = self._files.get(name)
        if found is None and (_is_api(name) or (_looks_like_a_file(name) and not _wants_page(request))):
            raise Problem("no-such-page")
        if found is not None:
            part = name.startswith("assets/")  # of a page, which says for all of its parts what they may do
            response = found.answer(request, FOR_EVER if part else ASK_AGAIN)
        else:
            part = False
            response = await self._page(place_of(path), request, doorman)
        if not part:
            response.headers.update(_CAREFUL)
        return response

    async def _page(self, place: Place | None, request: Asked, doorman: Doorman) -> Response[Any]:
        reader = _reader(request, doorman.config.origins)
        try:
            if isinstance(place, AtTable):
                page = self._make(place, reader, await _preview(place, reader.lang, request, doorman))
            else:
                page = self._fixed(place, reader)
            status = 404 if place is None else 200
        except Problem as problem:
            status = status_of(problem)
            if status != 404:
                raise
            page = self._fixed(None, reader)
        return page.answer(request, ASK_AGAIN, vary="Accept-Encoding, Accept-Language, Cookie", status=status)

    def _make(self, place: Place | None, reader: Reader, preview: Preview | None = None) -> Parcel:
        """The page of a place."""
        if self._shell is None:
            raise Problem("no-web")
        words = texts(reader.lang)
        if preview is None:
            preview = lost(words) if place is None else of_page(place, words)
        before, _, rest = self._shell.replace(_PLAIN, f'<html lang="{reader.lang}">', 1).partition(_ABOUT[0])
        _, _, after = rest.partition(_ABOUT[1])
        about = "\n".join([*self._about(place, preview, reader), *self._preloads(place, preview, reader)])
        return parcel(f"{before}{about}{after}".encode(), "text/html; charset=utf-8", level=_QUICK)

    def _about(self, place: Place | None, preview: Preview, reader: Reader) -> list[str]:
        lines = [
            f"<title>{escape(preview.title)}</title>",
            _meta("name", "description", preview.words),
            _meta("property", "og:site_name", "Pantheon"),
            _meta("property", "og:type", "website"),
            _meta("property", "og:locale", texts(reader.lang).say("language-locale")),
            _meta("property", "og:title", preview.title),
            _meta("property", "og:description", preview.words),
        ]
        if reader.origin and place is not None:
            lines.append(_meta("property", "og:url", reader.origin + address_of(place)))
        if preview.game is not None:
            lines += self._picture(preview.game, reader.origin)
        if not preview.listed:
            lines.append(_meta("name", "robots", "noindex"))
        return lines

    def _picture(self, game: str, origin: str) -> list[str]:
        picture = f"pictures/{game}.png"
        if picture not in self._files:
            return [_meta("property", "og:image", f"{origin}/icons/512.png")]
        return [
            _meta("property", "og:image", f"{origin}/{picture}"),
            _meta("property", "og:image:width", str(_SIZE[0])),
            _meta("property", "og:image:height", str(_SIZE[1])),
            _meta("name", "twitter:card", "summary_large_image"),
        ]

    def _preloads(self, place: Place | None, preview: Preview, reader: Reader) -> list[str]:
        """Everything that the page will ask for, so that it is asked for at once."""
        ahead = self._ahead.get(_kind(place), Ahead())
        modules = [*ahead.modules, *ahead.texts.get(reader.lang, ())]
        if isinstance(place, Rules | Learn | AtTable) and preview.game in self._ahead:
            modules += self._ahead[preview.game].texts.get(reader.lang, ())
        fetched = [address.replace("LANG", reader.lang) for address in ahead.api]
        return [
            *(f'<link rel="stylesheet" crossorigin href="{file}">' for file in ahead.styles),
            *(f'<link rel="modulepreload" crossorigin href="{file}">' for file in modules),
            *(f'<link rel="preload" as="font" crossorigin href="{file}">' for file in ahead.fonts),
            *(f'<link rel="preload" as="fetch" crossorigin href="{address}">' for address in fetched),
            *(
                f'<link rel="preload" as="image" href="{file}"{_while(theme, reader)}>'
                for theme, files in ahead.posters.items()
                if reader.theme in (None, theme)
                for file in files
            ),
        ]


async def _preview(place: AtTable, lang: str, request: Asked, doorman: Doorman) -> Preview:
    """What is said of a table; Problem if there is none, or no such move for who may look."""
    host = doorman.house.host(place.id)
    guest = doorman.guests.known(request.cookies.get(COOKIE))

    def look(table: Table) -> Preview:
        if place.move is not None and may_watch(table, guest.id if guest else None):
            _check_move(table, place.move)
        return of_table(table, place, texts(lang))

    return await host.read(look)


def _check_move(table: Table, move: int) -> None:
    if move > len(table.moves):
        raise Problem("no-such-move", move=move, last=len(table.moves))


def address_of(place: Place) -> str:
    """The address of a page, spelt in the one usual way."""
    match place:
        case Home():
            parts: tuple[str, ...] = ()
        case Cards():
            parts = ("cards",)
        case Settings():
            parts = ("settings",)
        case Learn(game):
            parts = ("learn", game)
        case Rules(game, example):
            parts = ("rules", game, example) if example else ("rules", game)
        case AtTable(table, move):
            parts = ("table", table) if move is None else ("table", table, "move", str(move))
    return "/" + "/".join(quote(part, safe="") for part in parts)


def _kind(place: Place | None) -> str:
    return "lost" if place is None else str(place.__struct_config__.tag)


def _reader(request: Asked, origins: tuple[str, ...]) -> Reader:
    """Who asks. Anybody may write what he likes as Host: only an address that the server was started with is one."""
    chosen = request.query_params.get("lang") or request.cookies.get(LANGUAGE)
    theme = request.cookies.get(THEME)
    host = request.headers.get("host", "")
    return Reader(
        lang=language_of(chosen, request.headers.get("accept-language", "")),
        theme=theme if theme in ("light", "dark") else None,
        origin=next((origin.rstrip("/") for origin in origins if host_of(origin) == host), ""),
    )


def _while(theme: str, reader: Reader) -> str:
    """Who has chosen no theme is shown that of his device."""
    return "" if reader.theme == theme else f' media="(prefers-color-scheme: {theme})"'


def _is_api(name: str) -> bool:
    return name == "api" or name.startswith("api/")


def _looks_like_a_file(name: str) -> bool:
    return "." in name.rpartition("/")[2]


def _wants_page(request: Asked) -> bool:
    return "text/html" in request.headers.get("accept", "")


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'


def page_handler(pages: Pages) -> Any:
    """Everything that is no API."""

    @route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Asked, doorman: Door, path: FromPath[str] = "") -> Response[Any]:
        return await pages.answer(path, request, doorman)

    return page
