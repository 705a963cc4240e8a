"""A site on a host of one's own: it can be cut off, go over to another version, and be as plain as a host may be."""

import hashlib
import os
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import Any, ClassVar

import yaml
from mkdocs.utils.yaml import get_yaml_loader

from overrides.hooks import policy, service_worker
from overrides.serve import Handler, Server, Site, meta_policy

ROOT = Path(__file__).resolve().parents[2]
HOMES = {"en": "", "de": "de/", "fr": "fr/", "pl": "pl/"}
#: What a plain host sends of all the headers: type and length, and how long to keep.
PLAIN = ("Content-Type", "Cache-Control")
HASH = re.compile(r"[0-9a-f]{8,}")
TEXT = {".html", ".js", ".mjs", ".json", ".css"}
#: Stands on every page of the second version.
MARK = 'data-version="second"'
FOOT = re.compile(r'<div class="papayoo-offline".*?</div>\s*<script>.*?</script>', re.DOTALL)


class DeploymentHandler(Handler):
    """Answers as the site's own server does, unless the wire is cut."""

    deployment: ClassVar["Deployment"]

    def _answer(self, *, body: bool) -> None:
        if self.deployment.cut:
            self.close_connection = True  # without a byte: also what the browser still holds open is of no use
            return
        self.deployment.asked.append(self.path)
        if "/python/" in self.path:
            self.deployment.python_may_go.wait()
        super()._answer(body=body)

    def send_header(self, keyword: str, value: str) -> None:
        hidden = ("Content-Security-Policy", *service_worker.EVERYWHERE)
        if not self.deployment.plain or keyword not in hidden:
            super().send_header(keyword, value)

    def send_response(self, code: int, message: str | None = None) -> None:
        if code >= HTTPStatus.BAD_REQUEST:
            self.deployment.missed.append(self.path)
        super().send_response(code, message)


class Deployment(Server):
    """``cut``: nobody is reached any more; ``plain``: no security headers; ``asked``, ``missed``: the paths so far;
    ``python_may_go``: cleared, what Python is made of waits."""

    def __init__(self, directory: Path, *, base: str = "/") -> None:
        super().__init__(directory, base=base)
        self.cut = self.plain = False
        self.python_may_go = threading.Event()
        self.python_may_go.set()
        self.asked: list[str] = []
        self.missed: list[str] = []
        self.RequestHandlerClass = type("DeployedHandler", (DeploymentHandler, self.RequestHandlerClass), {"deployment": self})  # type: ignore[misc]

    def deploy(self, directory: Path) -> None:
        """From now on another version is served; what only the one before had is gone."""
        self.RequestHandlerClass.site = Site(directory)  # type: ignore[attr-defined]


@contextmanager
def deployed(directory: Path, *, base: str = "/") -> Iterator[Deployment]:
    """The deployment in a thread of its own."""
    server = Deployment(directory, base=base)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.cut = True
        server.python_may_go.set()
        server.shutdown()
        server.server_close()
        thread.join()


def words() -> dict[str, dict[str, str]]:
    """The words of the frame around the pages, by language, as mkdocs.yml has them."""
    settings = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader=get_yaml_loader())
    plugin: Any = next(plugin["i18n"] for plugin in settings["plugins"] if isinstance(plugin, dict) and "i18n" in plugin)
    return {language["locale"]: language["extra"]["words"] for language in plugin["languages"]}


def rewrite(path: Path, text: str) -> None:
    """A new file in place of a link to the one that the first version has, too."""
    path.unlink()
    path.write_text(text, encoding="utf-8")


def copied(site: Path, target: Path) -> Path:
    shutil.copytree(site, target, copy_function=os.link)
    return target


def with_new_hashes(page: str) -> str:
    """The page with a policy that allows the inline scripts as they are now."""
    stated = meta_policy(page) or ""
    assert stated in page
    return page.replace(stated, policy.policy(page, runs_python="'wasm-unsafe-eval'" in stated), 1)


def second_version(site: Path, target: Path) -> Path:
    """The site after a change to everything: each page, each style sheet and script of ours, Python; old names are gone."""
    copied(site, target)
    old_names = [path for folder in ("web", "python") for path in (target / "assets" / folder).iterdir()]
    old_names += (target / "assets" / "stylesheets").glob("papayoo.*")
    names: dict[str, str] = {}
    for path in old_names:
        new = HASH.sub(lambda found: hashlib.sha256(found[0].encode()).hexdigest()[: len(found[0])], path.name)
        assert new != path.name
        names[path.name] = new
        path.rename(path.with_name(new))
    every_name = re.compile("|".join(map(re.escape, names)))
    for path in target.rglob("*"):
        if path.suffix in TEXT and path.is_file():
            text = path.read_text(encoding="utf-8")
            changed = every_name.sub(lambda found: names[found[0]], text).replace("<body ", f"<body {MARK} ", 1)
            if path.suffix == ".html":
                changed = with_new_hashes(changed)
            if changed != text:
                rewrite(path, changed)
    for stand_in in (target / "assets" / "offline").glob("*.txt"):
        stand_in.unlink()
    (target / service_worker.ADDRESS).unlink()
    stand_ins = service_worker.stand_ins(target, words(), HOMES)
    service_worker.write(target, service_worker.listed(target, HOMES, *stand_ins))
    return target


def without_worker(site: Path, target: Path, *, farewell: bool) -> Path:
    """The site as ``OFFLINE=false`` builds it; without ``farewell`` the file is simply not there any more."""
    copied(site, target)
    for path in target.rglob("*.html"):
        text, found = FOOT.subn("", path.read_text(encoding="utf-8"))
        assert found == 1, path
        rewrite(path, text)
    (target / service_worker.ADDRESS).unlink()
    if farewell:
        (target / service_worker.ADDRESS).write_text(service_worker.code(service_worker.LEAVES), encoding="utf-8")
    return target
