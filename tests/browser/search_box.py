"""The search as a reader uses it: open the box, type, tap what was found."""

from playwright.sync_api import Locator, Page, expect

SHOWN = ".md-search-result__item > .md-search-result__link"
ADDRESSES = """links => links.map(link => new URL(link.href)).map(to => [to.pathname, to.hash])
  .map(([path, hash]) => path.replace(/^.*?\\/((?:paiute\\/)?[^/]+\\/)$/, '$1') + hash)"""
ASK_EACH = f"""async texts => {{
  const box = document.querySelector(".md-search__input"), result = document.querySelector(".md-search-result"), found = {{}};
  for (const text of texts) {{
    await new Promise(answered => {{
      const watch = new MutationObserver(() => {{ watch.disconnect(); answered(); }});
      watch.observe(result, {{ childList: true, subtree: true }});
      box.value = text;
      box.dispatchEvent(new KeyboardEvent("keyup"));
    }});
    found[text] = ({ADDRESSES})([...result.querySelectorAll("{SHOWN}")]);
  }}
  return found;
}}"""


class SearchBox:
    """The search of the page that is open."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.locator("label.md-header__button[for=__search]").click()
        self.box = page.locator("input.md-search__input")

    def type(self, text: str) -> "SearchBox":
        """Type a query and wait for its answer (letters as ą reach the theme without a key, so one is sent after them)."""
        self.box.fill("")
        self.box.dispatch_event("keyup")
        expect(self.results).to_have_count(0)
        self.box.fill(text)
        self.box.dispatch_event("keyup")
        expect(self.results.first).to_be_attached()
        return self

    def type_each(self, texts: list[str]) -> dict[str, list[str]]:
        """What is shown first (as by shown) for each of many queries, none twice; quicker than typing them one by one."""
        found: dict[str, list[str]] = self.page.evaluate(ASK_EACH, texts)
        return {text: [place for place in places if "#" in place] for text, places in found.items()}

    @property
    def results(self) -> Locator:
        """All that was found, best first; passages of one page stand together."""
        return self.page.locator(".md-search-result__link")

    def places(self) -> list[str]:
        """The addresses found, seen from the first page of the language, without what the theme adds to mark the words:
        "rules/#follow-suit", "paiute/hands/#flush"."""
        return self._addresses(self.results)

    def shown(self) -> list[str]:
        """The passages that are read without a further tap, from the top: "rules/#follow-suit"."""
        return [place for place in self._addresses(self.page.locator(SHOWN)) if "#" in place]

    def _addresses(self, links: Locator) -> list[str]:
        addresses: list[str] = links.evaluate_all(ADDRESSES)
        return addresses
