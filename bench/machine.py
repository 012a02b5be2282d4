"""The facts of the machine that a reader of figures needs; no names, dates or places."""

import os
import platform
import shlex
import sqlite3
import subprocess
import sysconfig
from pathlib import Path

import msgspec

from bench.peers import version_of

PACKAGES = ("open_spiel", "catanatron", "cython", "litestar", "uvicorn", "uvloop", "picows")


def facts() -> dict[str, str]:
    return {
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}, {optimised()}",
        "compiler": compiler(),
        **{package: version_of(package) for package in PACKAGES},
        "sqlite": sqlite3.sqlite_version,
        "node": said_by("node"),
        "boardgame.io": peer_version(),
    }


def said_by(command: str) -> str:
    """The first line that a command says of its version."""
    try:
        said = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return "none"
    return said.splitlines()[0]


def peer_version() -> str:
    """The version of the server that ours is compared with, as it is pinned."""
    package = Path(__file__).parent / "peers" / "boardgame_io" / "package.json"
    return str(msgspec.json.decode(package.read_bytes())["dependencies"]["boardgame.io"])


def processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text().splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                return value.strip()
    return platform.processor() or "unknown"


def compiler() -> str:
    """The first line that the build's compiler says of itself."""
    return said_by(shlex.split(str(sysconfig.get_config_var("CC") or "cc"))[0])


def optimised() -> str:
    """Profile-guided optimisation of the interpreter itself is worth some 10 to 30 % to Python loops."""
    flags = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    return "optimised build" if "--enable-optimizations" in flags else "build that is not optimised"


def busy() -> str | None:
    """A warning when somebody else is using the cores that are about to be measured."""
    if not hasattr(os, "getloadavg"):
        return None
    load = os.getloadavg()[0]
    if load < 0.5:
        return None
    return f"The machine is busy (load {load:.1f} in the last minute): trust the ratios, and those with care."
