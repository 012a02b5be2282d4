"""How a process of the server is set up."""

import logging
import subprocess
import sys

import pytest

from pantheon.server.limits import Budget
from pantheon.server.logs import Sparing

FILES = """
import resource
from pantheon.server.run import raise_files
_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, most), most))
raise_files()
print(resource.getrlimit(resource.RLIMIT_NOFILE) == (most, most))
"""


def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    pytest.importorskip("resource")
    ran = subprocess.run([sys.executable, "-c", FILES], capture_output=True, text=True, check=True)
    assert ran.stdout == "True\n"


def test_a_fault_that_comes_again_and_again_fills_no_log(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("pantheon.test")
    log.addFilter(Sparing(Budget(1e-9, 3)))
    for number in range(10):
        try:
            raise ValueError("x" * 1_000)
        except ValueError:
            log.exception("fault %s", number)
    log.error("a word")
    traced = [record for record in caplog.records if record.exc_info]
    assert [record.getMessage() for record in traced] == ["fault 0", "fault 1", "fault 2"]
    brief = [record.getMessage() for record in caplog.records[3:]]
    assert brief.pop() == "a word"
    assert all(message.startswith(f"fault {number}: ValueError(") for number, message in enumerate(brief, start=3))
    assert all(len(message) < 300 for message in brief)
