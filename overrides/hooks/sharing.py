"""What a page shows when its address is shared: the picture of its language, and which languages there are."""

from typing import Any
from urllib.parse import urljoin

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from overrides.hooks.project import alternates, languages, page_language, site_words

#: Made from tests/share/picture.html by tests/share/make.py.
PICTURE = "assets/images/share-{lang}.png"
WIDTH, HEIGHT = 1200, 630


@event_priority(-200)  # after the plugin that builds the languages
def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    lang = page_language(page)
    words = site_words(lang, config)
    others = [other for other in languages(config) if other != lang and other in alternates(page)]
    context["share"] = {
        "picture": urljoin(config.site_url or "", PICTURE.format(lang=lang)),
        "width": WIDTH,
        "height": HEIGHT,
        "alt": words["share.picture"],
        "locale": words["share.territory"],
        "others": [site_words(other, config)["share.territory"] for other in others],
    }
    return context
