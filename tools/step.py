"""One step of the set-up: say what is being done and how long it took, or in one sentence why it failed.

    python tools/step.py [--whole] "compiling the rules" COMMAND...

What the command prints goes to a file under build/log; with `--whole` all of it is told if the command fails, as it
should be when a check finds something. The exit status is that of the command; an environment of our own is not
needed, so that the step that makes one can be run like the others.
"""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

LOGS = Path("build/log")
HANDED_ON = 3  # a status that the Makefile acts on: setup.py found no compiler
AGAIN = "then run make again"
VENV = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
UNWRITABLE = (
    "this folder, or something in it, cannot be written to: make it yours (sudo chown -R USER .) or take a copy, "
    f"{AGAIN}"
)
# Words in what a command printed, and what to do about it; the first that is found counts.
EXPLAINED = {
    r"ensurepip is not available|No module named '?(venv|ensurepip)": (
        f"this Python cannot make virtual environments: install {VENV} (Debian, Ubuntu) or a complete Python, {AGAIN}"
    ),
    r"No space left on device|ENOSPC|Disk quota exceeded": f"the disk is full: make room, {AGAIN}",
    r"Permission ?[Dd]enied|PermissionError|EACCES|EPERM|Read-only file system|EROFS": UNWRITABLE,
    r"ConnectionError|ConnectTimeout|ReadTimeout|ProxyError|name resolution|Name or service not known"
    r"|Connection refused|Network is unreachable|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH": (
        f"the package index cannot be reached: check the network, and any mirror that pip or npm is told of, {AGAIN}"
    ),
    r"DO NOT MATCH THE HASHES|EINTEGRITY": (
        "a package is not the one that is locked: check the mirror it came from, and trust it only if you know why"
    ),
}


def explanation(printed: str) -> str:
    """Return one sentence: what to do, or failing that the last thing that was said."""
    for words, sentence in EXPLAINED.items():
        if re.search(words, printed):
            return sentence
    lines = [line.strip() for line in printed.splitlines() if line.strip()]
    return lines[-1] if lines else "nothing was said"


def main(title: str, *command: str, whole: bool = False) -> int:
    log = LOGS / (re.sub(r"\W+", "-", title) + ".txt")
    print(f"{title} ...", flush=True)
    begun = time.monotonic()
    try:
        LOGS.mkdir(parents=True, exist_ok=True)
        with log.open("wb") as output:
            plain = {**os.environ, "NO_COLOR": "1"}  # vitest colours files, too, where CI is set
            done = subprocess.run(command, stdout=output, stderr=subprocess.STDOUT, env=plain, check=False)
            status = done.returncode
    except KeyboardInterrupt:
        return 130
    except PermissionError:
        print(f"{title} failed: {UNWRITABLE}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{title} failed: {error}", file=sys.stderr)
        return 1
    if status == 0:
        print(f"{title}: {time.monotonic() - begun:.0f} s", flush=True)
    elif whole:
        print(f"{title} failed:\n{log.read_text(encoding='utf-8', errors='replace')}", file=sys.stderr)
    elif status != HANDED_ON:
        printed = log.read_text(encoding="utf-8", errors="replace")
        print(f"{title} failed: {explanation(printed)} (all of it: {log})", file=sys.stderr)
    return status


if __name__ == "__main__":
    all_of_it = sys.argv[1] == "--whole"
    sys.exit(main(*sys.argv[1 + all_of_it :], whole=all_of_it))
