"""What several hooks need to know: where things lie, which language is being built, how to address another page."""

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.pages import Page
from mkdocs.utils import get_relative_url

from calculator.papayoo.types import Lang

ROOT = Path(__file__).absolute().parents[2]
BUILD = ROOT / "build"
PARTIALS = ROOT / "overrides" / "partials"


def i18n(config: MkDocsConfig) -> Any:
    """The plugin that builds the languages one after the other."""
    return config.plugins["i18n"]


def languages(config: MkDocsConfig) -> dict[str, str]:
    """Each language's code and its own name, in the order of mkdocs.yml."""
    return {language.locale: language.name for language in i18n(config).config.languages}


def default_language(config: MkDocsConfig) -> str:
    """The language that stands at the root of the site."""
    return str(i18n(config).default_language)


def home(lang: str, config: MkDocsConfig) -> str:
    """The address of a language's first page, seen from the root of the site: "" or "de/"."""
    return "" if lang == default_language(config) else f"{lang}/"


def site_words(lang: str, config: MkDocsConfig) -> dict[str, str]:
    """The few words of the frame around the pages, which mkdocs.yml gives for each language."""
    words: dict[str, str] = i18n(config).get_language_config(lang).extra["words"]
    return words


def page_language(page: Page) -> Lang:
    """The language of a page, from the folder its source lies in."""
    lang: Lang = page.file.locale  # type: ignore[attr-defined]  # set by mkdocs-static-i18n
    return lang


def page_name(page: Page) -> str:
    """What a page is called in every language: "faq", "paiute/hands"."""
    return page.file.src_uri.partition("/")[2].removesuffix(".md")


def alternates(page: Page) -> dict[str, str]:
    """The addresses of a page in all languages, seen from the root of the site ("" for the first page)."""
    files = page.file.alternates  # type: ignore[attr-defined]  # set by mkdocs-static-i18n
    return {lang: "" if file.url == "./" else file.url for lang, file in files.items()}


def relative(target: str, page: Page) -> str:
    """The address ``target``, seen from the root of the site, as a link that stands on ``page``."""
    return get_relative_url(target, page.url)


def sibling(name: str, page: Page, config: MkDocsConfig) -> str:
    """The address of the page ``name`` ("rules") in the language of ``page``, as a link that stands on it."""
    return relative(f"{home(page_language(page), config)}{name}/", page)


def last_build(config: MkDocsConfig) -> bool:
    """Whether the event belongs to the last of the builds, the one that closes the site."""
    return not i18n(config).building
