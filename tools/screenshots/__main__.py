"""Pictures of the pages in a real browser; it needs chromium and the built pages (`make build`).

.venv/bin/python -m tools.screenshots [FOLDER]                 those of the README, into docs/img
.venv/bin/python -m tools.screenshots --every FOLDER [WORD...] every state (whose name has one of the words in it) in
                                                               all sizes, languages and themes, with contact sheets
The same games whenever they are made.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.chromium import launched
from tools.screenshots import readme, sheets
from tools.screenshots.house import furnished, serving


def main(words: list[str]) -> None:
    every = words[:1] == ["--every"]
    if every and len(words) < 2:
        sys.exit("Into which folder? python -m tools.screenshots --every FOLDER [WORD...]")
    folder = Path(words[1]) if every else Path(words[0]) if words else readme.FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as address, sync_playwright() as playwright:
        browser = launched(playwright)
        house = furnished(address)
        taken = sheets.take(browser, house, folder, words[2:]) if every else readme.take(browser, house, folder)
        for path in taken:
            print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB", flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
