"""Write the service worker, last of all: the list of what the site holds, then the code that the web build made.

A site built with ``OFFLINE=false`` ships in its place a worker that clears what an earlier one kept and goes. Leaving the file
out does the same where the pages of the old version can still ask for it: they find it gone.
"""

import hashlib
import html
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority

from overrides.hooks import offline_list
from overrides.hooks.parts import WORKERS, json_text
from overrides.hooks.policy import FRAMING, policy
from overrides.hooks.project import BUILD, ROOT, home, languages, last_build, site_words
from overrides.serve import EVERYWHERE

ADDRESS = "sw.js"
KEEPS, LEAVES = "main.js", "farewell.js"


def code(name: str) -> str:
    return (BUILD / "web" / WORKERS / name).read_text(encoding="utf-8")


def without_network(page: str, words: list[dict[str, str]]) -> str:
    """The page for a missing address, with the words for one that is only not kept."""
    for one in words:
        for key in ("title", "text"):
            missing = html.escape(one[f"not_found.{key}"], quote=False)
            if missing not in page:
                raise PluginError(f"The page for a missing address does not say: {missing}")
            page = page.replace(missing, html.escape(one[f"no_network.{key}"], quote=False))
    return page


def stand_in(site: Path, name: str, page: str) -> str:
    """Write a page that stands in for others; its address."""
    digest = hashlib.sha256(page.encode()).hexdigest()[:12]
    path = f"{offline_list.STAND_INS}/{name}-{digest}.txt"
    (site / path).parent.mkdir(parents=True, exist_ok=True)
    (site / path).write_text(page, encoding="utf-8")
    return path


def stand_ins(site: Path, words: dict[str, dict[str, str]], homes: dict[str, str]) -> tuple[dict[str, str], str]:
    """The addresses of each language's page for a missing address, and of the one that says there is no network."""
    pages = {lang: (site / folder / "404.html").read_text(encoding="utf-8") for lang, folder in homes.items()}
    root = next(lang for lang, folder in homes.items() if not folder)
    missing = {lang: stand_in(site, f"missing-{lang}", page) for lang, page in pages.items()}
    return missing, stand_in(site, "no-network", without_network(pages[root], list(words.values())))


def listed(site: Path, homes: dict[str, str], missing: dict[str, str], no_network: str) -> dict[str, Any]:
    """What the worker is told of the site: calculator/web/src/service-worker/list.ts has the shape."""
    pages = [path for path in site.rglob("index.html") if offline_list.runs_python(path)]
    return {
        "languages": {lang: {"home": folder, "missing": missing[lang]} for lang, folder in homes.items()},
        "noNetwork": no_network,
        "withPython": sorted(offline_list.address(path.relative_to(site).as_posix()) for path in pages),
        "groups": offline_list.groups(site, homes),
        "headers": EVERYWHERE,
        "pagePolicy": FRAMING,
        "scriptPolicy": policy("", runs_python=True),
    }


def release() -> str:
    """The version of the project, as its package states it."""
    lines = (ROOT / "pyproject.toml").read_text(encoding="utf-8").splitlines()
    return next(line.split('"')[1] for line in lines if line.startswith("version = "))


def write(site: Path, found: dict[str, Any]) -> None:
    """The worker of a finished site; its version is the project's and, behind it, a check sum of everything it keeps."""
    text, keeps = json_text(found), code(KEEPS)
    version = f"{release()} ({hashlib.sha256(f'{text}{keeps}'.encode()).hexdigest()[:7]})"
    (site / ADDRESS).write_text(f"self.papayoo={json_text({**found, 'version': version})};\n{keeps}", encoding="utf-8")


@event_priority(-400)  # after the last file has been written and the last one not wanted removed
def on_post_build(config: MkDocsConfig) -> None:
    if not last_build(config):
        return
    site = Path(config.site_dir)
    if not config.extra["offline"]:
        (site / ADDRESS).write_text(code(LEAVES), encoding="utf-8")
        return
    homes = {lang: home(lang, config) for lang in languages(config)}
    words = {lang: site_words(lang, config) for lang in homes}
    write(site, listed(site, homes, *stand_ins(site, words, homes)))
