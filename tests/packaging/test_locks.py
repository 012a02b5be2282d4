"""Every lock file can be installed by somebody who has nothing yet."""

from pathlib import Path

import pytest

from tests.packaging.environments import ROOT, Environment


@pytest.mark.extended("make test itself installs core, server, build and dev")
@pytest.mark.slow("downloads what it installs")
@pytest.mark.parametrize("lock", sorted(file.stem for file in (ROOT / "requirements").glob("*.txt")))
def test_a_lock_file_is_complete(lock: str, tmp_path: Path) -> None:
    Environment(tmp_path / "home").locked(lock)
