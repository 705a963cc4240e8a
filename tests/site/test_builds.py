"""Building the site: strictly, for the root of a host or a folder of it, the same twice, and not at all when a page is wrong."""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from built import LANGS, PAGES, base_path, data_of, folder, html_files, page_path, read

pytestmark = pytest.mark.slow
SUBFOLDER = "https://papayoo.test/games/papayoo/"


def build(tree: Path, target: Path, site_url: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "SITE_URL": site_url, "SOURCE_DATE_EPOCH": "1700000000", "NO_MKDOCS_2_WARNING": "1"}
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(target)]
    return subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def in_subfolder(repo: Path, site_dir: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as built for a folder of a host; the fixture ``site_dir`` sees to it that the pieces have been built."""
    target = tmp_path_factory.mktemp("subfolder") / "site"
    result = build(repo, target, SUBFOLDER)
    assert result.returncode == 0, result.stderr
    assert "WARNING" not in result.stderr
    return target


def check_sums(site: Path) -> dict[str, str]:
    files = [path for path in site.rglob("*") if path.is_file()]
    return {path.relative_to(site).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_two_builds_are_the_same(repo: Path, in_subfolder: Path, tmp_path: Path) -> None:
    again = tmp_path / "site"
    assert build(repo, again, SUBFOLDER).returncode == 0
    assert check_sums(again) == check_sums(in_subfolder)


def test_only_whole_addresses_know_where_the_site_lives(site_dir: Path, in_subfolder: Path) -> None:
    """The pages for the root and for a folder differ in the addresses told to search engines and in nothing else."""

    def without_address(site: Path, path: Path) -> str:
        text = path.read_text(encoding="utf-8")
        root = read(page_path(site, "index", "en")).one("link", rel="canonical").attrs["href"]
        return text.replace(root, "[address]")

    for name in PAGES:
        for lang in LANGS:
            in_folder, at_root = (without_address(site, page_path(site, name, lang)) for site in (in_subfolder, site_dir))
            assert in_folder == at_root, f"{name} in {lang}"


def test_not_found_knows_the_folder(in_subfolder: Path) -> None:
    assert base_path(in_subfolder) == "/games/papayoo/"
    for lang in LANGS:
        document = read(in_subfolder / folder(lang) / "404.html")
        for element in document.all():
            for key in ("href", "src"):
                address = element.attrs.get(key, "#")
                assert address.startswith(("#", "/games/papayoo/")), address


def test_everything_lies_below_the_folder(in_subfolder: Path) -> None:
    for path in html_files(in_subfolder):
        if path.name == "404.html":
            continue
        for element in read(path).all():
            for key in ("href", "src"):
                address = element.attrs.get(key, "")
                assert not address.startswith("/"), f"{path}: {address}"
                elsewhere = urlsplit(address).netloc and not address.startswith(SUBFOLDER)
                # Other sites are linked to by the page of sources alone; see test_hosts.py.
                assert not elsewhere or (element.tag == "a" and path.parent.name == "sources"), f"{path}: {address}"
        for part in read(path).all("papayoo-score-sheet"):
            data = data_of(part)
            assert not data["worker"].startswith("/")
            assert not data["python"]["base"].startswith("/")


@pytest.fixture
def broken_tree(repo: Path, tmp_path: Path) -> Path:
    """The repository with a copy of the pages, to be spoiled."""
    for name in ("overrides", "calculator", "build"):
        (tmp_path / name).symlink_to(repo / name)
    shutil.copy(repo / "mkdocs.yml", tmp_path)
    shutil.copytree(repo / "docs", tmp_path / "docs")
    return tmp_path


def test_a_dead_anchor_stops_the_build(broken_tree: Path, site_dir: Path) -> None:
    deal = broken_tree / "docs" / "de" / "deal.md"
    deal.write_text(deal.read_text(encoding="utf-8") + "\n[Nirgends](rules.md#nowhere)\n", encoding="utf-8")
    result = build(broken_tree, broken_tree / "site", SUBFOLDER)
    assert result.returncode != 0
    assert re.search(r"WARNING.*deal\.md.*#nowhere", result.stderr)


def test_a_page_that_one_language_lacks_stops_the_build(broken_tree: Path, site_dir: Path) -> None:
    (broken_tree / "docs" / "fr" / "scoring.md").unlink()
    result = build(broken_tree, broken_tree / "site", SUBFOLDER)
    assert result.returncode != 0
    assert re.search(r"WARNING.*scoring\.md", result.stderr)
