"""The site asks nobody else for anything: no other host in anything that loads, none in our own code and texts."""

import re
from pathlib import Path
from urllib.parse import urlsplit

from built import html_files, read, site_url

ADDRESS = re.compile(r"(?:https?:|(?<=[\"'(=]))//(?P<host>[a-z0-9-]+(?:\.[a-z0-9-]+)+)", re.IGNORECASE)

#: Names of vocabularies, never asked for.
NAMESPACES = {"www.w3.org", "www.sitemaps.org", "schema.org"}

#: What the page of sources rests on: plain links, followed by whoever taps them and loaded by nobody.
SOURCES = {"www.gigamic.com", "github.com", "en.doc.boardgamearena.com", "boardseyeview.net", "gamerules.com", "www.denexa.com"}

#: Hosts that stand in the theme's and Pyodide's own code; the policy of every page keeps them from being reached.
IN_FOREIGN_CODE = {
    "assets/javascripts": {"squidfunk.github.io", "unpkg.com", "api.github.com", "bit.ly", "clipboardjs.com"},
    "assets/javascripts/workers": {"lunrjs.com", "tartarus.org"},
    "assets/stylesheets": {"fontawesome.com"},
    "assets/web/worker-": {"cdn.jsdelivr.net"},
    "sw.js": {"bit.ly"},
}


def hosts(text: str) -> set[str]:
    return {match["host"].lower() for match in ADDRESS.finditer(text)}


def own_host(site: Path) -> str:
    return urlsplit(site_url(site)).netloc


def test_pages_load_and_link_nothing_foreign(site_dir: Path) -> None:
    for path in html_files(site_dir):
        known = NAMESPACES | {own_host(site_dir)} | (SOURCES if path.parent.name == "sources" else set())
        found = hosts(path.read_text(encoding="utf-8")) - known
        assert not found, f"{path.relative_to(site_dir)} names {found}"
        assert read(path).one("meta", name="referrer").attrs["content"] == "no-referrer"
        for element in read(path).all():
            for key in ("src", "srcset", "action", "poster", "data", "formaction"):
                assert not element.attrs.get(key, "").startswith(("http:", "https:", "//")), element.attrs


def test_files_of_ours_name_no_host(site_dir: Path) -> None:
    ours = [
        path
        for path in site_dir.rglob("*")
        if path.suffix in {".css", ".js", ".mjs", ".json", ".svg", ".xml", ".txt"}
        and not path.is_relative_to(site_dir / "assets" / "python")
    ]
    assert ours
    for path in ours:
        place = path.relative_to(site_dir).as_posix()
        known = set().union(*(found for start, found in IN_FOREIGN_CODE.items() if place.startswith(start)))
        if path.name.startswith(("papayoo.", "paiute.")):
            known = set()
        found = hosts(path.read_text(encoding="utf-8")) - NAMESPACES - {own_host(site_dir)} - known
        assert not found, f"{place} names {found}"
