"""The pages as they are served: which addresses there are, what their HTML says, and that it says no more."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pantheon
from pantheon.examples import shelf
from pantheon.games import names
from pantheon.server import addresses
from pantheon.server.config import BUILT
from pantheon.texts import LANGUAGES, texts
from tests.server.serving import Server, seated, serving
from tests.server.talking import Reply, ended, raw

ROUTER = Path(pantheon.__file__).parents[2] / "web/src/router.svelte.ts"
ENDLESS = "x" * 10_000
HOSTILE = '<script>alert("1")</script>\'&amp;</title>'

needs_pages = pytest.mark.skipif(not (BUILT / "index.html").exists(), reason="the pages are not built")
pytestmark = needs_pages


class Head(HTMLParser):
    """What a page says about itself."""

    def __init__(self, reply: Reply) -> None:
        super().__init__()
        self.lang, self.title = "", ""
        self.meta: dict[str, str] = {}
        self.tags: list[str] = []
        self.feed(reply.body.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append(tag)
        if tag == "html":
            self.lang = found["lang"]
        if tag == "meta":
            self.meta[found.get("name") or found.get("property") or "-"] = found.get("content", "")

    def handle_data(self, data: str) -> None:
        if self.tags and self.tags[-1] == "title":
            self.title = self.title or data

    @property
    def all(self) -> str:
        return " ".join([self.title, *self.meta.values()])


def page(server: Server, path: str, status: int = 200, **headers: str) -> Head:
    """A page that is there, or is not."""
    headers = {"accept": "text/html", **headers}
    reply = raw(server, "GET", path, None, **headers)
    assert reply.status == status, path
    assert reply.headers.get_content_type() == "text/html"
    return Head(reply)


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[str, int]:
    """A public table at which moves were made, and how many."""
    anna = server.visitor("Anna Lee")
    table = ended(server, anna)
    return table, len(anna.call("GET", f"/api/tables/{table}/moves"))


# --- what is there, and what is not ---------------------------------------------------------------------------


def test_the_router_of_the_pages_knows_the_same_addresses() -> None:
    """A page that the router learns must be told to the server, or it would be answered with 404."""
    routed = set(re.findall(r'first === "(\w+)"', ROUTER.read_text(encoding="utf-8")))
    ours = {place.__struct_config__.tag for place in addresses.Place.__args__}
    assert routed <= ours - {"home"}


def addresses_of_today(table: str, moves: int) -> Iterator[str]:
    yield from ("/", "/cards", "/cards/", "/settings", f"/table/{table}", f"/table/{table}/")
    yield from (f"/table/{table}/move/0", f"/table/{table}/move/{moves}", "/?lang=de", f"/table/{table}?from=mail")
    for game in names():
        yield from (f"/rules/{game}", f"/rules/{game}/", f"/learn/{game}")
        yield f"/rules/{game}/{next(iter(shelf.examples(game)))}"


def test_every_address_of_today_is_there(server: Server, played: tuple[str, int]) -> None:
    for path in addresses_of_today(*played):
        head = page(server, path)
        assert head.title.endswith("Pantheon") or head.title.startswith("Pantheon"), path
        assert "noindex" not in head.meta.get("robots", "") or path.startswith(("/table", "/settings"))


@pytest.mark.parametrize(
    "path",
    [
        "/nonsense", "/nonsense/page", "/table", "/table/nowhere", "/table/nowhere/move/1", "/rules", "/rules/chess",
        "/rules/gods/nothing", "/rules/gods/ok/more", "/learn", "/learn/chess", "/cards/more", "/settings/more",
        "/index.html", "/assets/gone.js", f"/{ENDLESS}", f"/table/{ENDLESS}", f"/rules/{ENDLESS}",
        f"/rules/gods/{ENDLESS}", "/%00", "/%ff%fe", "/table/%F0%9F%90%89", "/table/%2e%2e%2f",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/table/%3Cscript%3E", "/rules/%25%25", "/..%2f..%2fapp.py", "/.vite/license.json", "/learn/__proto__",
    ],
)  # fmt: skip
def test_what_is_not_there_is_404_with_a_friendly_page(server: Server, path: str) -> None:
    head = page(server, path, 404)
    assert head.title == "You are off the map · Pantheon"
    assert head.meta["robots"] == "noindex"
    assert "og:url" not in head.meta
    assert "script" in head.tags, "the application is there, and shows it"


@pytest.mark.parametrize("move", ["", "-1", "1e3", "x", "1.0", "9" * 4400, "%31%32%33%34%35", "٣"])
def test_a_move_that_is_not_there_is_404(server: Server, played: tuple[str, int], move: str) -> None:
    table, moves = played
    path = f"/table/{table}/move/{move}" if move.isascii() else f"/table/{table}/move/%D9%A3"
    page(server, path, 404)
    page(server, f"/table/{table}/move/{moves + 1}", 404)


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/x/y/z", "/assets/gone.js", "/gone.png"])
def test_programs_are_told_in_json(server: Server, path: str) -> None:
    reply = raw(server, "GET", path)
    assert (reply.status, reply.error) == (404, "no-such-page")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
@pytest.mark.parametrize("path", ["/", "/table/nowhere", "/nonsense", "/icon.svg"])
def test_pages_can_only_be_looked_at(server: Server, method: str, path: str) -> None:
    assert 400 <= raw(server, method, path).status < 500 or method == "OPTIONS"


def test_whoever_checks_links_may_ask_for_heads(server: Server) -> None:
    assert raw(server, "HEAD", "/").status == 200
    reply = raw(server, "HEAD", "/table/nowhere")
    assert (reply.status, reply.body) == (404, b"")


def test_no_address_breaks_the_server(server: Server) -> None:
    rng = Random("addresses")
    parts = [
        "table",
        "rules",
        "learn",
        "cards",
        "move",
        "gods",
        "api",
        "%",
        "%2f",
        "%00",
        "%c3%28",
        "..",
        "é",
        "0",
        "?",
    ]
    for _ in range(300):
        path = "/" + "/".join(rng.choice(parts) for _ in range(rng.randint(0, 5)))
        assert raw(server, "GET", path.replace("é", "%c3%a9")).status < 500, path


# --- languages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_speaks_the_language_of_its_reader(server: Server, lang: str) -> None:
    title = texts(lang).say("web-title-home")
    for head in (
        page(server, f"/?lang={lang}", accept_language="xx"),
        page(server, "/", accept_language=f"{lang}-XX, en;q=0.2"),
        page(server, "/", accept_language="it", cookie=f"pantheon_language={lang}"),
    ):
        assert (head.lang, head.title) == (lang, title)
        assert head.meta["description"] == texts(lang).say("preview-home")
    assert page(server, "/nonsense", 404, accept_language=lang).title.startswith(texts(lang).say("web-lost"))


@pytest.mark.parametrize("asked", ["xx", "", "en-", "<script>", ENDLESS])
def test_what_is_no_language_of_ours_is_passed_over(server: Server, asked: str) -> None:
    head = page(server, f"/?lang={asked}", accept_language="fr", cookie="pantheon_language=../de")
    assert head.lang == "fr"


def test_an_example_is_called_what_the_rules_call_it(server: Server) -> None:
    name = next(iter(shelf.examples("gods")))
    shown = server.visitor().call("GET", f"/api/examples/gods/{name}?lang=de")
    assert (
        page(server, f"/rules/gods/{name}?lang=de").title
        == f"{shown['title'].rstrip('.')}: Regeln von Gods · Pantheon"
    )


# --- pictures and addresses -----------------------------------------------------------------------------------


def test_every_page_has_a_picture_that_is_there(server: Server, played: tuple[str, int]) -> None:
    for path in addresses_of_today(*played):
        picture = page(server, path).meta.get("og:image")
        if picture is None:
            assert path == "/settings"
            continue
        reply = raw(server, "GET", picture)
        assert (reply.status, reply.headers.get_content_type()) == (200, "image/png")


def test_no_page_believes_what_somebody_writes_as_host(server: Server) -> None:
    head = page(server, "/", host="127.0.0.1")
    assert "127.0.0.1" not in head.all
    assert head.meta["og:image"].startswith("/")
    assert "og:url" not in head.meta
    for host in ("evil.example", "games.example.org.evil.example"):
        assert raw(server, "GET", "/", host=host, accept="text/html").error == "foreign-host"


def test_where_the_own_address_is_known_previews_have_it(tmp_path: Path) -> None:
    with serving(tmp_path, origins=("https://games.example.org",)) as server:
        head = page(server, "/rules//gods/?lang=fr", host="games.example.org")
        assert head.meta["og:url"] == "https://games.example.org/rules/gods"
        assert head.meta["og:image"].startswith("https://games.example.org/")
        assert page(server, "/", host="127.0.0.1").meta["og:image"].startswith("/")


# --- tables ---------------------------------------------------------------------------------------------------


def named(server: Server, one: str, two: str, **settings: Any) -> str:
    """A table where two people sit, not begun."""
    anna, otto = server.visitor(one), server.visitor(two)
    table = anna.make_table("gods", options={"players": "2"}, **settings).id
    for visitor in (anna, otto):
        visitor.join(table, **({} if settings.get("visibility") != "private" else _invited(anna, table)))
    return table


def _invited(owner: Any, table: str) -> dict[str, Any]:
    return {"link": owner.call("POST", f"/api/tables/{table}/links", {})["link"]}


def test_a_table_says_who_plays_and_who_has_won(server: Server, played: tuple[str, int]) -> None:
    table, moves = played
    head = page(server, f"/table/{table}")
    assert head.title == "Gods: Anna Lee, Otto · Pantheon"
    assert head.meta["description"].startswith("Anna Lee wins")
    assert page(server, f"/table/{table}/move/{moves}?lang=fr").title == (
        f"Coup {moves} de Gods\N{NO-BREAK SPACE}: Anna Lee, Otto · Pantheon"
    )


def test_bots_are_called_by_their_side(server: Server) -> None:
    table, _ = seated(server, people=1, bots=1)
    head = page(server, f"/table/{table}")
    assert head.title == "Gods: Player 0, Gold · Pantheon"
    assert "greedy" not in head.all


def test_a_table_that_waits_says_so(server: Server) -> None:
    table = server.visitor().make_table("deus", options={"players": "2"}).id
    head = page(server, f"/table/{table}")
    assert head.title == "Deus: a new table · Pantheon"
    assert "waiting" in head.meta["description"]


@pytest.mark.parametrize("name", [HOSTILE, "preview-home", "{ $game }", '"><img src=x onerror=1>'])
def test_a_name_is_only_a_name(server: Server, name: str) -> None:
    table = named(server, name, "Otto")
    reply = raw(server, "GET", f"/table/{table}", accept="text/html")
    head = Head(reply)
    assert head.title == f"Gods: {name}, Otto · Pantheon"
    assert head.meta["og:title"] == head.title
    assert reply.body.count(b"<script") == 1
    assert b"<img" not in reply.body


@pytest.mark.parametrize("closed", [{"visibility": "private"}, {"spectators": False}], ids=["private", "unwatched"])
def test_what_is_not_for_everybody_is_not_told(server: Server, closed: dict[str, Any]) -> None:
    table = named(server, "Secretive Anna", "Otto", name="Quiet corner", **closed)
    reply = raw(server, "GET", f"/table/{table}", accept="text/html")
    head = Head(reply)
    assert head.title == "A table at Pantheon · Pantheon"
    assert head.meta["robots"] == "noindex"
    assert not {"og:image", "og:url"} & set(head.meta)
    for secret in (b"Secretive", b"Otto", b"Quiet", b"Gods:", b"/game-"):
        assert secret not in reply.body


def test_who_may_not_watch_is_not_told_how_many_moves_there_are(server: Server) -> None:
    table, (anna, _) = seated(server, spectators=False)
    page(server, f"/table/{table}/move/999999")
    page(server, f"/table/{table}/move/999999", 404, cookie=f"pantheon_guest={anna.token}")


# --- files ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("", None), ("brr", None)],
)
def test_files_come_in_the_best_form_that_is_understood(server: Server, accepted: str, encoding: str | None) -> None:
    file = next((BUILT / "assets").glob("base-*.js"))
    reply = raw(server, "GET", f"/assets/{file.name}", accept_encoding=accepted)
    assert reply.headers["content-encoding"] == encoding
    assert (len(reply.body) < file.stat().st_size / 2) == (encoding is not None)
    assert reply.headers["cache-control"].endswith("immutable")


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/api/games?lang=fr", "/table/nowhere"])
def test_what_has_not_changed_is_not_sent_again(server: Server, path: str) -> None:
    first = raw(server, "GET", path)
    again = raw(server, "GET", path, if_none_match=first.headers["etag"])
    assert (again.status, again.body) == ((304, b"") if first.status == 200 else (404, first.body))


def test_the_list_of_games_is_packed(server: Server) -> None:
    plain, packed = raw(server, "GET", "/api/games"), raw(server, "GET", "/api/games", accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert len(packed.body) < len(plain.body) / 2


def test_the_manifest_names_icons_that_are_there(server: Server) -> None:
    reply = raw(server, "GET", "/manifest.webmanifest")
    assert reply.headers.get_content_type() == "application/manifest+json"
    icons = reply.json["icons"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    assert any(icon.get("purpose") == "maskable" for icon in icons)
    for icon in icons:
        assert raw(server, "GET", icon["src"]).headers.get_content_type() == icon["type"]


def test_the_worker_is_never_kept_and_keeps_nothing(server: Server) -> None:
    reply = raw(server, "GET", "/worker.js")
    assert reply.headers["cache-control"] == "no-cache"
    assert reply.headers.get_content_type() == "text/javascript"
    assert b"caches" not in reply.body
    assert b"__TEXTS__" not in reply.body
