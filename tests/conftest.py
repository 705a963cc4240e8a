"""Fixtures for all tests: the repository, the built site, a server for it, the browser."""

import os
from collections.abc import Iterator
from pathlib import Path

import browsers
import pytest

from overrides.serve import Server, running

REPOSITORY = Path(__file__).resolve().parent.parent
LANGS = ("en", "de", "fr", "pl")


@pytest.fixture(scope="session")
def repo() -> Path:
    """The root of the repository."""
    return REPOSITORY


@pytest.fixture(scope="session")
def site_dir() -> Path:
    """The built site: ``site/``, or the directory in the variable SITE_DIR."""
    directory = Path(os.environ.get("SITE_DIR", REPOSITORY / "site")).resolve()
    if not (directory / "index.html").is_file():
        pytest.fail(f"There is no built site in {directory.name}/: run `make build` first.", pytrace=False)
    return directory


@pytest.fixture(scope="session")
def server(site_dir: Path) -> Iterator[Server]:
    """The built site, served as it will be published, on a free port; ``server.url`` ends with a slash."""
    with running(site_dir) as serving:
        yield serving


@pytest.fixture(scope="session")
def chromium_path() -> str:
    """Path of the Chromium to drive."""
    path = browsers.find_chromium()
    if path is None:
        pytest.fail("No Chromium found: `python tests/browsers.py` installs one.", pytrace=False)
    return path
