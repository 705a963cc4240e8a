"""One search index for each language, in place of one that mixes them all.

The theme looks for search/search_index.json below the "base" of the page, so each language gets a base of its own.
"""

import json
import re
from pathlib import Path
from typing import Any

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from overrides.hooks.parts import WEB, manifest
from overrides.hooks.project import home, i18n, languages, last_build, page_language
from overrides.hooks.search_words import little, with_folds

INDEX = "search/search_index.json"
#: Where the theme keeps what its search worker loads for a language.
LUNR = "assets/javascripts/lunr"
CONFIG = re.compile(r'(<script id="__config" type="application/json">)(.*?)(</script>)', re.DOTALL)

#: All languages alike: lunr has no Polish (asking for it would hang the search box), and its lists of words to leave out hold
#: words that matter at a table ("who", "nicht", "pas"). Forms and little words come from our own lists: search_words.py.
PLAIN: dict[str, Any] = {"lang": ["en"], "pipeline": []}
#: Languages that join words into long ones, so that the search also looks for their parts.
COMPOUNDS = ("de",)

#: Rows of tables that are found by themselves, by the address of their page.
_rows: dict[str, list[dict[str, Any]]] = {}


def with_base(output: str, lang: str, config: MkDocsConfig) -> str:
    """The page, with its script's base moved into the folder of the language."""
    if CONFIG.search(output) is None:
        raise PluginError("A page has no __config block for the theme's script: its search would find nothing.")

    def move(match: re.Match[str]) -> str:
        settings = json.loads(match[2])
        settings["base"] = f"{settings['base'].rstrip('/')}/{home(lang, config)}"
        text = json.dumps(settings, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
        return f"{match[1]}{text}{match[3]}"

    return CONFIG.sub(move, output)


def split(index: dict[str, Any], config: MkDocsConfig) -> dict[str, dict[str, Any]]:
    """The mixed index as one index a language, addresses seen from that language's own first page."""
    folders = {lang: home(lang, config) for lang in languages(config)}
    indexes: dict[str, dict[str, Any]] = {}
    for lang in folders:
        settings = {**index["config"], **PLAIN, "little": sorted(little(lang)), "compounds": lang in COMPOUNDS}
        indexes[lang] = {"config": settings, "docs": []}
    at_root = next(lang for lang, folder in folders.items() if not folder)
    for entry in index["docs"]:
        lang = next((lang for lang, folder in folders.items() if folder and entry["location"].startswith(folder)), at_root)
        location = entry["location"].removeprefix(folders[lang])
        indexes[lang]["docs"].append(with_folds({**entry, "location": location.removeprefix("./")}, lang))
    return indexes


def on_env(env: Environment, config: MkDocsConfig, files: Files) -> Environment:
    env.globals["search_script"] = f"{WEB}/{manifest('web')['search']}"
    return env


@event_priority(-100)
def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    _rows[page.url] = [
        {"location": f"{page.url}#{row['anchor']}", "title": row["title"], "text": row["text"]}
        for row in page.meta.get("search_rows", [])
    ]
    return context


@event_priority(-100)
def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return with_base(output, page_language(page), config)


@event_priority(-100)
def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    if template_name.endswith(".html"):
        return with_base(output_content, i18n(config).current_language, config)
    return output_content


@event_priority(-200)  # after the plugin that builds the languages has written the mixed index
def on_post_build(config: MkDocsConfig) -> None:
    if not last_build(config):
        return
    site = Path(config.site_dir)
    mixed = json.loads((site / INDEX).read_text(encoding="utf-8"))
    for rows in _rows.values():
        mixed["docs"].extend(rows)
    for lang, index in split(mixed, config).items():
        target = site / home(lang, config) / INDEX
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
