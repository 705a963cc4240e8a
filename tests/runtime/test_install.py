"""wasm-split is fetched where that needs nobody's leave; tried with stand-ins for the system's packages."""

import os
from pathlib import Path

import pytest

from calculator.runtime import install


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with root and apt-get, which notes what it is asked and then brings the tool."""
    apt = tmp_path / "apt-get"
    tool, log = tmp_path / "wasm-split", tmp_path / "log"
    brings = f'[ "$1" = update ] || {{ : > "{tool}"; chmod +x "{tool}"; }}'
    apt.write_text(f'#!/bin/sh\necho "$@" >> "{log}"\n{brings}\n', encoding="utf-8")
    apt.chmod(0o755)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin")
    monkeypatch.delenv(install.NO_TOOL, raising=False)
    monkeypatch.setattr(install.shutil, "which", lambda name: str(tmp_path / name) if (tmp_path / name).exists() else None)
    return tmp_path


def asked(machine: Path) -> list[str]:
    log = machine / "log"
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


def test_it_is_installed_once(machine: Path) -> None:
    assert install.main() == 0
    update, package = asked(machine)
    assert update.startswith("update")
    assert package.startswith("install -y")
    assert package.endswith("binaryen")
    assert install.main() == 0
    assert len(asked(machine)) == 2


def test_declared_absent_it_is_left_alone(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(install.NO_TOOL, "1")
    assert install.main() == 0
    assert asked(machine) == []


def test_only_root_installs_and_the_others_are_told(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert install.main() == 0
    assert asked(machine) == []
    assert "package binaryen" in capsys.readouterr().out
