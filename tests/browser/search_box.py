"""The search as a reader uses it: open the box, type, tap what was found."""

from playwright.sync_api import Locator, Page, expect


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
        passages = self.page.locator(".md-search-result__item > .md-search-result__link")
        return [place for place in self._addresses(passages) if "#" in place]

    def _addresses(self, links: Locator) -> list[str]:
        addresses: list[str] = links.evaluate_all(
            "links => links.map(link => new URL(link.href)).map(to => [to.pathname, to.hash])"
            ".map(([path, hash]) => path.replace(/^.*?\\/((?:paiute\\/)?[^/]+\\/)$/, '$1') + hash)"
        )
        return addresses
