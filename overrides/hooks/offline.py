"""Let every page register the service worker, and know where the words lie that it then says; not under ``mkdocs serve``.

The words are a file of each language, which a page asks for once it has something to say: no page carries them itself.
"""

import hashlib
from pathlib import Path
from typing import Any, Literal

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from overrides.hooks.offline_list import STAND_INS
from overrides.hooks.parts import WEB, json_text, manifest
from overrides.hooks.project import i18n, languages, last_build, page_language, relative, site_words
from overrides.hooks.service_worker import ADDRESS

SAID = ("offline.", "version.")

_serving = False


def on_startup(command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
    global _serving
    _serving = command == "serve"  # pages that change all the time are not to be kept


def words_file(lang: str, config: MkDocsConfig) -> tuple[str, str]:
    """The address of a language's words, seen from the root of the site, and the text of the file."""
    text = json_text({key: word for key, word in site_words(lang, config).items() if key.startswith(SAID)})
    return f"{STAND_INS}/words-{lang}-{hashlib.sha256(text.encode()).hexdigest()[:12]}.json", text


def foot(lang: str, root: str, config: MkDocsConfig) -> dict[str, str] | None:
    """What partials/offline.html needs; ``root`` is the way to the root of the site, with its slash."""
    if _serving or not config.extra["offline"]:
        return None
    words, _ = words_file(lang, config)
    return {"script": f"{WEB}/{manifest('web')['offline']}", "words": f"{root}{words}", "worker": f"{root}{ADDRESS}"}


@event_priority(-200)  # after the plugin that builds the languages
def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    context["offline"] = foot(page_language(page), relative(ADDRESS, page).removesuffix(ADDRESS), config)
    return context


@event_priority(-200)
def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    root = str(context["base_url"]).rstrip("/") + "/"
    context["offline"] = foot(i18n(config).current_language, root, config)
    return context


@event_priority(-200)
def on_post_build(config: MkDocsConfig) -> None:
    if not last_build(config) or not config.extra["offline"]:
        return
    for lang in languages(config):
        address, text = words_file(lang, config)
        target = Path(config.site_dir) / address
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
