"""Give each page its other languages: absolute addresses for search engines, relative ones for the language switcher.

The theme's own are relative in the head and take the clicks over; see partials/alternate.html and main.html.
"""

from typing import Any
from urllib.parse import urljoin

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

from overrides.hooks.project import alternates, default_language, home, languages, relative, site_words


@event_priority(-200)  # after the plugin that builds the languages
def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    addresses = alternates(page)
    context["languages"] = [
        {
            "lang": lang,
            "name": name,
            "current": addresses.get(lang) == ("" if page.url == "./" else page.url),
            # a page that a language lacks leads to that language's first page
            "href": relative(addresses.get(lang, home(lang, config)), page),
            "words": site_words(lang, config),
        }
        for lang, name in languages(config).items()
    ]
    if config.site_url and len(addresses) > 1:
        absolute = [(lang, urljoin(config.site_url, addresses[lang])) for lang in languages(config) if lang in addresses]
        default = addresses.get(default_language(config))
        if default is not None:
            absolute.append(("x-default", urljoin(config.site_url, default)))
        context["hreflang"] = absolute
    return context


@event_priority(-200)
def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """Pages that are no documents (404) lead to the first page of each language."""
    base = str(context["base_url"]).rstrip("/")
    context["languages"] = [
        {"lang": lang, "name": name, "current": False, "href": f"{base}/{home(lang, config)}", "words": site_words(lang, config)}
        for lang, name in languages(config).items()
    ]
    return context
