"""The set-up finds a browser, fetches one or says what is missing; tried with stand-ins for downloads and packages."""

import os
from collections.abc import Callable
from pathlib import Path

import browsers
import pytest

HEADLESS = browsers.HEADLESS_CHROMIUM
EVERY_PACKAGE = (HEADLESS, "chromium", *browsers.WEBKIT_PACKAGES)


class Machine:
    """A machine as the set-up meets it: what is there, what can be had, and what was asked for."""

    def __init__(self, present: set[str], *, downloads: bool, packages: tuple[str, ...]) -> None:
        self.present = present
        self.downloads = downloads
        self.packages = packages
        self.asked: list[str] = []

    def download(self) -> bool:
        self.asked.append("download")
        if self.downloads:
            self.present.add("chromium")
        return self.downloads

    def install(self, names: tuple[str, ...]) -> bool:
        self.asked.append("+".join(names))
        had = set(names) <= set(self.packages)
        if had:
            self.present.update(names)
        return had

    def chromium(self) -> str | None:
        return next((name for name in (HEADLESS, "chromium") if name in self.present), None)

    def webkit(self) -> browsers.WebKit | None:
        complete = self.present.issuperset(browsers.WEBKIT_PACKAGES)
        return browsers.WebKit("WebKitWebDriver", "MiniBrowser", "Xvfb") if complete else None


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Machine]:
    monkeypatch.delenv(browsers.NO_WEBKIT, raising=False)

    def machine(*present: str, downloads: bool = False, packages: tuple[str, ...] = EVERY_PACKAGE) -> Machine:
        machine = Machine(set(present), downloads=downloads, packages=packages)
        monkeypatch.setattr(browsers, "find_chromium", machine.chromium)
        monkeypatch.setattr(browsers, "find_webkit", machine.webkit)
        monkeypatch.setattr(browsers, "download_chromium", machine.download)
        monkeypatch.setattr(browsers, "install_packages", machine.install)
        monkeypatch.setattr("shutil.which", lambda name: name if name in machine.present else None)
        return machine

    return machine


WEBKIT = "+".join(browsers.WEBKIT_PACKAGES)


def test_nothing_is_fetched_twice(machine: Callable[..., Machine]) -> None:
    complete = machine(HEADLESS, *browsers.WEBKIT_PACKAGES)
    assert browsers.install() == 0
    assert complete.asked == []


def test_a_bare_machine_downloads_chromium(machine: Callable[..., Machine]) -> None:
    bare = machine(downloads=True)
    assert browsers.install() == 0
    assert bare.asked == ["download", WEBKIT]


def test_without_a_download_the_package_is_installed(machine: Callable[..., Machine]) -> None:
    closed = machine()
    assert browsers.install() == 0
    assert closed.asked == ["download", HEADLESS, WEBKIT]


def test_without_that_package_the_one_with_windows_does(machine: Callable[..., Machine]) -> None:
    other = machine(packages=("chromium", *browsers.WEBKIT_PACKAGES))
    assert browsers.install() == 0
    assert other.asked == ["download", HEADLESS, "chromium", WEBKIT]


def test_a_system_chromium_with_windows_gets_the_quick_one_beside_it(machine: Callable[..., Machine]) -> None:
    slow = machine("chromium", *browsers.WEBKIT_PACKAGES)
    assert browsers.install() == 0
    assert slow.asked == [HEADLESS]
    assert browsers.find_chromium() == HEADLESS


def test_where_nothing_can_be_had_it_says_so(machine: Callable[..., Machine], capsys: pytest.CaptureFixture[str]) -> None:
    machine(packages=())
    assert browsers.install() == 1
    assert capsys.readouterr().err.startswith("No Chromium: ")


def test_webkit_is_not_needed(machine: Callable[..., Machine], capsys: pytest.CaptureFixture[str]) -> None:
    machine("chromium", packages=())
    assert browsers.install() == 0
    assert "its test will be skipped" in capsys.readouterr().out


def test_webkit_declared_absent_is_left_alone(machine: Callable[..., Machine], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(browsers.NO_WEBKIT, "1")
    declared = machine(HEADLESS)
    assert browsers.install() == 0
    assert declared.asked == []


def test_only_root_installs_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert browsers.install_packages(("chromium",)) is False


def test_packages_are_asked_for_after_an_update(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    log = tmp_path / "log"
    apt = tmp_path / "apt-get"
    apt.write_text(f'#!/bin/sh\necho "$@" >> "{log}"\n', encoding="utf-8")
    apt.chmod(0o755)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setenv("PATH", f"{tmp_path}:/bin:/usr/bin")
    assert browsers.install_packages(("one", "two")) is True
    update, install = log.read_text(encoding="utf-8").splitlines()
    assert update.startswith("update")
    assert install.startswith("install -y")
    assert install.endswith("one two")


def test_a_named_chromium_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.touch()
    monkeypatch.setenv("CHROMIUM", str(mine))
    assert browsers.find_chromium() == str(mine)
    monkeypatch.setenv("CHROMIUM", str(tmp_path / "gone"))
    assert browsers.find_chromium() is None
