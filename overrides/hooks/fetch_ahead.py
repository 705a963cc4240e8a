"""Let every page without a calculator fetch the calculator ahead, once it has been idle; main.html names its address."""

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page

from overrides.hooks.parts import use
from overrides.hooks.project import sibling


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> None:
    if not page.meta.get("runs_python"):
        use(page, "fetch-ahead")
        page.meta["ahead"] = sibling("calculator", page, config)
