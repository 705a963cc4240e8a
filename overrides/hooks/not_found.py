"""A "not found" page for each language. Many hosts serve only the one at the root, so that one speaks all languages."""

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

from overrides.hooks.project import default_language, home, i18n, languages, site_words

TEMPLATE = "404.html"


@event_priority(-200)
def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    if template_name == TEMPLATE:
        current = i18n(config).current_language
        shown = list(languages(config)) if current == default_language(config) else [current]
        base = str(context["base_url"]).rstrip("/")
        context["not_found"] = [
            {"lang": lang, "home": f"{base}/{home(lang, config)}", "words": site_words(lang, config)} for lang in shown
        ]
    return context


@event_priority(-300)  # after every hook that still changes the page
def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    current = i18n(config).current_language
    if template_name != TEMPLATE or current == default_language(config):
        return output_content
    target = Path(config.site_dir) / home(current, config) / TEMPLATE
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(output_content, encoding="utf-8")
    return ""  # written here; an empty page is not written again, over the root's
