"""What a device is told when the site is put on its first screen: one manifest a language, linked from every page."""

import json
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from overrides.hooks.project import home, i18n, languages, last_build, page_language, site_words

NAME = "manifest.webmanifest"
FELT, PAPER = "#114b39", "#fbf8f0"
#: Drawn by tests/share/icons.py: file, size, purpose.
ICONS = (("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"), ("icon-maskable.png", 512, "maskable"))


def manifest(lang: str, config: MkDocsConfig) -> dict[str, Any]:
    """The manifest of a language; its addresses hold wherever the site lives."""
    root = "../" if home(lang, config) else "./"
    return {
        "name": site_words(lang, config)["app.name"],
        "short_name": config.site_name,
        "description": i18n(config).get_language_config(lang).site_description,
        "lang": lang,
        "dir": "ltr",
        "start_url": "./",
        "scope": root,
        "display": "standalone",
        "theme_color": FELT,
        "background_color": PAPER,
        "icons": [
            {"src": f"{root}assets/images/{file}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for file, size, purpose in ICONS
        ],
    }


@event_priority(-200)  # after the plugin that builds the languages
def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    context["web_manifest"] = f"{home(page_language(page), config)}{NAME}"
    return context


@event_priority(-200)
def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    context["web_manifest"] = f"{home(i18n(config).current_language, config)}{NAME}"
    return context


@event_priority(-200)
def on_post_build(config: MkDocsConfig) -> None:
    if last_build(config):
        for lang in languages(config):
            text = json.dumps(manifest(lang, config), ensure_ascii=False, indent=2)
            Path(config.site_dir, home(lang, config), NAME).write_text(f"{text}\n", encoding="utf-8")
