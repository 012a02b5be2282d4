"""Whose work comes along is written down, as the packages tell it."""

from tests.browser.browsing import missing
from tools import third_party


def test_third_party_is_not_stale() -> None:
    if not third_party.BUNDLED.exists():
        missing("the pages are not built: `make build`")
    assert third_party.FILE.read_text(encoding="utf-8") == third_party.document(), "run python -m tools.third_party"


def test_fonts_and_code_of_others_come_with_their_licences() -> None:
    kept = third_party.FILE.read_text(encoding="utf-8")
    for words in (
        "SIL Open Font License, Version 1.1",
        "The Alegreya Sans Project Authors",
        "Svelte",
        "Apache License",
    ):
        assert words in kept
