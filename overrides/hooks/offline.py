"""Let every page register the service worker, with the words that it then says at its foot; not under ``mkdocs serve``."""

from typing import Any, Literal

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from overrides.hooks.parts import WEB, data_block, manifest
from overrides.hooks.project import i18n, page_language, relative, site_words
from overrides.hooks.service_worker import ADDRESS

SAID = ("offline.", "version.")

_serving = False


def on_startup(command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
    global _serving
    _serving = command == "serve"  # pages that change all the time are not to be kept


def foot(lang: str, root: str, config: MkDocsConfig) -> dict[str, str] | None:
    """What partials/offline.html needs; ``root`` is the way to the root of the site, with its slash."""
    if _serving or not config.extra["offline"]:
        return None
    words = {key: word for key, word in site_words(lang, config).items() if key.startswith(SAID)}
    data = data_block({"lang": lang, "words": words, "worker": f"{root}{ADDRESS}", "root": root or "./"})
    return {"script": f"{WEB}/{manifest('web')['offline']}", "data": data}


@event_priority(-200)  # after the plugin that builds the languages
def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    context["offline"] = foot(page_language(page), relative(ADDRESS, page).removesuffix(ADDRESS), config)
    return context


@event_priority(-200)
def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    root = str(context["base_url"]).rstrip("/") + "/"
    context["offline"] = foot(i18n(config).current_language, root, config)
    return context
