"""The texts: the same messages in all languages, none missing, none left over, all of them fit to be said."""

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import pantheon
from pantheon.engine.errors import MOST_LETTERS, IllegalAction, Problem, RecordError
from pantheon.texts import LANGUAGES, preferred_language, texts

SOURCES = Path(pantheon.__file__).parent
WEB = Path(__file__).parents[1] / "web"
LOCALES = SOURCES / "locales"
STYLE = Path(__file__).parents[1] / "docs/style"
COMPLETE = sorted(page.stem for page in STYLE.glob("*.md"))  # a language with a page of style has all texts
# Facts that Texts.word translates.
WORDS = {"god", "tribe", "hex", "piece", "nation", "ending", "colour", "terrain", "seat", "hand", "good"}
SAYERS = {"say", "Problem", "IllegalAction", "OptionsError", "ScoreItem"}


# French sets high punctuation apart, and never at the beginning of a line: narrow before ; ! ? and wide before : and
# inside guillemets, none of them breakable.
NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
UNFIT = re.compile(rf"(^|[^{NARROW}([])[;!?](?!\S)|(^|[^{WIDE}]):(?!\S)|«([^{WIDE}]|$)|(^|[^{WIDE}])»")


class Words(Visitor):
    """Collects what is said as it is: neither names nor the syntax of Fluent."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802  Fluent's name
        self.found.append(node.value)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  Fluent's name
        self.found.add(node.id.name)


@cache  # and not when the tests are collected, which every worker does
def messages(language: str) -> dict[str, dict[str, set[str]]]:
    """Variables by message, by file."""
    found: dict[str, dict[str, set[str]]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        resource = FluentParser().parse(file.read_text(encoding="utf-8"))
        found[file.name] = {}
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found[file.name], f"{file}: {entry.id.name} twice"
                variables = Variables()
                variables.visit(entry)
                found[file.name][entry.id.name] = variables.found
    return found


def english() -> dict[str, set[str]]:
    """Variables by message, of all files."""
    return {name: variables for file in messages("en").values() for name, variables in file.items()}


def trees() -> Iterator[tuple[Path, ast.Module]]:
    """Every source file of the package."""
    for file in sorted(SOURCES.rglob("*.py")):
        yield file, ast.parse(file.read_text(encoding="utf-8"))


def said() -> set[str]:
    """The message ids that the sources say as literals."""
    found = set()
    for _, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            arguments = [*node.args[:1], *(k.value for k in node.keywords if k.arg in ("text", "help"))]
            if name in ("RecordError", "TilesError", "DeckError"):
                arguments = node.args[1:2]
            if name in SAYERS | {"RecordError", "TilesError", "DeckError", "Option", "Argument"}:
                found |= {part for argument in arguments for part in _literals(argument)}
    return {name for name in found if re.fullmatch(r"[a-z_]+(-[a-z_]+)+", name)}


def _literals(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _literals(node.body)
        yield from _literals(node.orelse)


def pages() -> str:
    """The sources of the web client and of its build, in one."""
    folders = (WEB / "src", WEB / "plugins")
    files = (file for kind in ("*.ts", "*.svelte") for folder in folders for file in folder.rglob(kind))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def mentioned() -> tuple[set[str], set[str]]:
    """Every string in the sources, and the beginnings of those that are put together (`f"gods-did-{...}"`)."""
    web = pages()
    strings = set(re.findall(r"""["'`]([a-z_]+(?:-[a-z0-9_]+)+)["'`]""", web))
    beginnings = set(re.findall(r"`([a-z_]+(?:-[a-z0-9_]+)*-)\$\{", web))
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                strings.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return strings, {start for start in beginnings if re.fullmatch(r"[a-z]+(-[a-z]+)*-", start)}


@pytest.mark.parametrize("language", COMPLETE)
def test_same_messages_and_variables_in_every_language(language: str) -> None:
    assert messages(language) == messages("en")


def test_no_message_stands_in_two_files() -> None:
    names = [name for file in messages("en").values() for name in file]
    assert sorted(names) == sorted(set(names))


@pytest.mark.slow("every source file is read")
def test_everything_said_exists() -> None:
    assert said()
    assert said() - set(english()) == set()
    spoken = set(re.findall(r'\bt\(\s*"([^"]+)"', pages()))
    assert spoken
    assert spoken - set(english()) == set()


def test_no_message_is_left_over() -> None:
    strings, beginnings = mentioned()
    families = beginnings | {f"{word}-" for word in WORDS}
    unused = [name for name in english() if name not in strings and not name.startswith(tuple(families))]
    assert unused == []


def written(language: str) -> Iterator[tuple[str, str]]:
    """Everything that is written in a language, with the file that it stands in."""
    for file in sorted((LOCALES / language).rglob("*.ftl")):
        words = Words()
        words.visit(FluentParser().parse(file.read_text(encoding="utf-8")))
        yield from ((file.name, text) for text in words.found)
    for file in sorted((LOCALES / language).glob("rules/*.md")):
        marked = re.split(r" ?{[^}]*}|[|\n]", file.read_text(encoding="utf-8"))
        yield from ((file.name, text.strip(" ")) for text in marked)


def test_french_punctuation_stays_with_its_word() -> None:
    assert len({file for file, _ in written("fr")}) > 30
    assert [found for found in written("fr") if UNFIT.search(found[1])] == []


@pytest.mark.parametrize("text", ["Prêt ?", f"Prêt{WIDE}?", "Prêt?", "a : b", ": b", "« a »", "«a»"])
def test_breakable_french_is_found(text: str) -> None:
    assert UNFIT.search(text)


def never(language: str) -> list[tuple[re.Pattern[str], str]]:
    """What the page of a language's style rules out: a pattern, and the files that it holds for."""
    page = (STYLE / f"{language}.md").read_text(encoding="utf-8").partition("## Never")[2]
    rows = re.findall(r"^\| `(.+)` \| .+ \| `(.+)` \|$", page, re.MULTILINE)
    return [(re.compile(pattern.replace(r"\|", "|")), files) for pattern, files in rows]


@pytest.mark.slow("every text is read, for every word that is ruled out")
@pytest.mark.parametrize("language", COMPLETE)
def test_no_text_says_what_the_style_rules_out(language: str) -> None:
    rules = never(language)
    assert len(rules) > 10
    texts_of = list(written(language))
    for pattern, files in rules:
        found = [(file, text) for file, text in texts_of if fnmatch(file, files) and pattern.search(text)]
        assert found == [], pattern.pattern


def test_what_the_style_rules_out_is_found() -> None:
    """A pattern that finds nothing anywhere would hold for ever."""
    wrong = {
        "en": [
            "until he is back",
            "Shall we? it shall",
            "It's",
            "a tile lies wrongly",
            "take back",
            "the own row",
            "grayish gray",
        ],
        "fr": ["C'est", "Et si …", "un bot", "la manche", "dénoncer", "carte(s)", "Le plus de points gagne"],
        "de": ["geht's", "die Landschaft", "Schweigen", "Was täte ein Bot", "Die meisten Punkte gewinnen"],
    }
    for language, sentences in wrong.items():
        for sentence in sentences:
            assert any(pattern.search(sentence) for pattern, _ in never(language)), sentence


NAMES = {"god", "seat", "name", "who", "player", "victim", "other", "by"}
# What French and English set before a name only if they know its first letter or its gender.
OPEN = {
    "fr": re.compile(r"\b(d[eu]|l[ea]|que|puisque|lorsque|jusque)[ \u00a0]$", re.IGNORECASE),
    "en": re.compile(r"\ba $"),
}


class Inserted(Visitor):
    """Collects what stands before each name that is put into a message."""

    def __init__(self) -> None:
        self.before: list[tuple[str, str]] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802  Fluent's name
        for before, here in zip(node.elements, node.elements[1:], strict=False):
            inside = here.expression if isinstance(here, ftl.Placeable) else None
            if isinstance(before, ftl.TextElement) and isinstance(inside, ftl.VariableReference):
                self.before.append((before.value, inside.id.name))
        self.generic_visit(node)


class Singulars(Visitor):
    """Collects what is said for `one` of a number, with the number."""

    def __init__(self) -> None:
        self.found: list[tuple[str, ftl.Pattern]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  Fluent's name
        selector = node.selector
        if isinstance(selector, ftl.VariableReference):
            for variant in node.variants:
                if isinstance(variant.key, ftl.Identifier) and variant.key.name == "one":
                    self.found.append((selector.id.name, variant.value))
        self.generic_visit(node)


def entries(language: str) -> Iterator[tuple[str, ftl.Message]]:
    for file in sorted((LOCALES / language).rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                yield entry.id.name, entry


@pytest.mark.parametrize("language", sorted(OPEN))
def test_a_name_may_begin_with_any_letter(language: str) -> None:
    """No "de Or", no "a Anna"."""
    wrong = []
    for name, message in entries(language):
        seen = Inserted()
        seen.visit(message)
        wrong += [(name, text) for text, fact in seen.before if fact in NAMES and OPEN[language].search(text)]
    # phrasing.py joins the sentences of examples ("qu’Ouest"); the other name is that of a game.
    assert [one for one in wrong if not one[0].startswith("expect-") and one[0] != "simulate-title"] == []


# In these the number is never 0.
AT_LEAST_ONE = {
    "gods-score-cards", "gods-effect-wins", "gods-effect-loses", "gods-effect-token", "deus-card-ransack",
    "four-gods-has-colour", "web-four-gods-now-crush", "verify-late", "verify-undos", "verify-stand-ins",
    "verify-withheld", "verify-outages", "web-proof-undos", "web-proof-stand-ins", "web-proof-outages",
}  # fmt: skip


def test_french_says_none_as_it_says_one() -> None:
    """`one` holds for 0, too: whatever is said then names the number, and does not take it for 1."""
    wrong = []
    for name, message in entries("fr"):
        seen = Singulars()
        seen.visit(message)
        for number, said_of_one in seen.found:
            words, inside = Words(), Variables()
            words.visit(said_of_one)
            inside.visit(said_of_one)
            counts = re.search(r"\b(1|une?|le seul|la seule)\b", "".join(words.found))
            if counts and number not in inside.found and name not in AT_LEAST_ONE:
                wrong.append((name, "".join(words.found)))
    assert wrong == []


NUMBERS = {
    "allowed", "action", "actions", "bots", "bytes", "cards", "column", "cost", "default", "digits", "draws", "games",
    "hexes", "humans", "last", "least", "line", "most", "move", "moves", "number", "place", "players", "points",
    "power", "q", "r", "right", "tokens", "tribes", "turn",
}  # fmt: skip
PLAUSIBLE = {
    "god": "azure", "tribe": "violet", "hex": "desert", "piece": "temple", "nation": "green", "ending": "guard",
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_message_can_be_said(language: str, number: int) -> None:
    for name, variables in english().items():
        facts = {v: number if v in NUMBERS else PLAUSIBLE.get(v, "something") for v in variables}
        text = texts(language).say(name, **facts)
        assert text.strip()
        assert "{" not in text
        assert "$" not in text
        assert text == text.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_fits_a_terminal(language: str) -> None:
    signs = {"temple": "[x]", "tribe": "x x", "marked": "x"}
    manual = [name for name in english() if name.startswith("cli-manual")]
    assert manual
    lines = [line for name in manual for line in texts(language).say(name, **signs).splitlines()]
    assert [line for line in lines if len(line) > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_translated(language: str) -> None:
    problem = IllegalAction("not-your-turn", god="azure")
    assert texts(language).say("god-azure") in texts(language).problem(problem)


def test_an_error_inside_an_error_is_translated_too() -> None:
    problem = RecordError(7, "record-illegal", inner=IllegalAction("gods-too-dear", cost=6, power=2), move=3)
    assert texts("de").problem(problem) == (
        "Zeile 7: Schritt 3 verstößt gegen die Regeln: Das kostet 6 Kraft; vorhanden: 2."
    )


def test_errors_read_as_english_by_themselves() -> None:
    assert str(Problem("unknown-game", name="chess", known="gods")) == (
        "There is no game “chess”. Known games: gods."
    )


def test_line_numbers_are_not_grouped() -> None:
    assert texts("en").problem(RecordError(1234, "record-seed")).startswith("Line 1234:")
    assert "4,000,000" in texts("en").problem(RecordError(1, "record-too-long", most=4_000_000))


@pytest.mark.parametrize("letters", [501, 2501, 300_000])
def test_an_error_quotes_the_beginning_of_endless_words(letters: int) -> None:
    for language in LANGUAGES:
        inner = IllegalAction("unknown-verb", verb="x" * letters, known="tribe, desert")
        said = texts(language).problem(RecordError(3, "record-illegal", inner=inner, move=3))
        assert "x" * MOST_LETTERS + "…" in said
        assert "x" * (MOST_LETTERS + 1) not in said
        assert "tribe, desert" in said
        assert texts(language).say("unknown-game", name="x" * letters, known="gods")


def test_an_error_quotes_nothing_that_commands_a_terminal() -> None:
    said = texts("en").problem(Problem("unknown-game", name="a\x1b[2J\n\u202eb", known="gods"))
    assert said == "There is no game “a\N{REPLACEMENT CHARACTER}[2J" + "\N{REPLACEMENT CHARACTER}" * 2 + (
        "b”. Known games: gods."
    )


def test_unknown_messages_and_languages_are_refused() -> None:
    with pytest.raises(KeyError, match="no message 'nonsense'"):
        texts("en").say("nonsense")
    with pytest.raises(Problem, match="“xx” is not available"):
        texts("xx")
    with pytest.raises(ValueError, match="unknown-game"):
        texts("en").say("unknown-game", name="chess")  # a fact is missing


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_AT"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "nl_NL"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert preferred_language() == language
