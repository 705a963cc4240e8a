"""The button beside a rule, an answer, a mistake, a row or an example copies its address and says so."""

import re
from collections.abc import Callable

import pytest
from built import LANGS
from playwright.sync_api import BrowserContext, Locator, Page, expect

OpenPhone = Callable[..., Page]
EACH_LANG = pytest.mark.parametrize("lang", LANGS)
TAP = 48

#: A rule, an answer, a mistake, a deal row, an example, a variant, a word, a disagreement.
PASSAGES = [
    ("rules", "follow-suit"),
    ("faq", "payoo-18-on-hearts"),
    ("mistakes", "always-pass-3"),
    ("deal", "players-5"),
    ("examples", "moon"),
    ("variants", "rotating-pass"),
    ("glossary", "trick"),
    ("sources", "x5-the-die"),
]
SAID = {"en": "Link copied", "de": "Kopiert", "fr": "Lien copié", "pl": "Skopiowano"}
NAMED = {"en": "Copy link: ", "de": "Link kopieren: ", "fr": "Copier le lien\u00a0: ", "pl": "Kopiuj link: "}
#: Notes every text of the line in which the page says what has happened.
NOTE_SAID = """() => {
  const line = document.querySelector(".papayoo-said");
  window.said = [];
  new MutationObserver(() => said.push(line.textContent)).observe(line, { childList: true, characterData: true, subtree: true });
}"""


def control(page: Page, anchor: str) -> Locator:
    """The button of a passage: after its heading, or at the head of its row."""
    return page.locator(f"#{anchor} + .papayoo-copy, tr#{anchor} .papayoo-copy")


def clipboard(page: Page) -> str:
    text: str = page.evaluate("navigator.clipboard.readText()")
    return text


@EACH_LANG
def test_every_kind_of_passage_has_a_button(open_phone: OpenPhone, address: Callable[..., str], lang: str) -> None:
    for name, anchor in PASSAGES:
        page = open_phone(name, lang, "#left-by-something-else", permissions=["clipboard-read", "clipboard-write"])
        button = control(page, anchor)
        expect(button).to_be_visible()
        label = button.get_attribute("aria-label") or ""
        assert label.startswith(NAMED[lang])
        assert len(label) > len(NAMED[lang])
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= TAP - 0.5
        button.tap()
        expect(page.get_by_role("status").filter(has_text=SAID[lang])).to_be_visible()
        assert clipboard(page) == address(name, lang, f"#{anchor}")
        expect(page).to_have_url(address(name, lang, f"#{anchor}"))
        page.context.close()


def test_it_works_by_keyboard_and_keeps_the_focus(open_phone: OpenPhone) -> None:
    page = open_phone("faq", "de", permissions=["clipboard-read", "clipboard-write"])
    page.evaluate(NOTE_SAID)
    button = control(page, "why-250")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".papayoo-said")).to_have_text("Kopiert")
    assert clipboard(page).endswith("/de/faq/#why-250")
    expect(button).to_be_focused()
    page.keyboard.press("Space")
    # Empty for a moment, the words again, and empty once they have stood for a while.
    page.wait_for_function("() => JSON.stringify(said) === JSON.stringify(['Kopiert', '', 'Kopiert', ''])")


def test_the_words_are_spoken_politely_and_again(open_phone: OpenPhone) -> None:
    """A second copy empties the line first, so that the same words are read out once more."""
    page = open_phone("rules", "pl", permissions=["clipboard-read", "clipboard-write"])
    line = page.locator(".papayoo-said")
    expect(line).to_have_role("status")
    page.evaluate(NOTE_SAID)
    said: list[str] = []
    for spoken in (["Skopiowano"], ["", "Skopiowano"]):
        said += spoken
        control(page, "ties").tap()
        page.wait_for_function("count => said.length >= count", arg=len(said))
    assert page.evaluate("said") == said


def test_where_copying_is_refused_the_address_bar_has_the_link(
    new_context: Callable[..., BrowserContext], address: Callable[..., str]
) -> None:
    context = new_context(locale="fr-FR")
    context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page = context.new_page()
    page.goto(address("rules", "fr"))
    control(page, "ties").tap()
    expect(page.locator(".papayoo-said")).to_contain_text("barre d’adresse")
    expect(page).to_have_url(address("rules", "fr", "#ties"))


def test_a_heading_is_called_what_it_says(open_phone: OpenPhone) -> None:
    """The button stands beside the heading, not in it, and nothing moves when it comes."""
    page = open_phone("rules", "en")
    expect(page.get_by_role("heading", name=re.compile(r"^5\.3 Follow suit$"))).to_be_visible()
    expect(control(page, "follow-suit")).to_have_accessible_name("Copy link: 5.3 Follow suit")
    expect(page.locator("article .headerlink:visible")).to_have_count(0)


@pytest.mark.parametrize("name", ["rules", "faq", "deal", "glossary", "sources"])
def test_nothing_moves_when_the_buttons_come(
    open_phone: OpenPhone, new_context: Callable[..., BrowserContext], address: Callable[..., str], name: str
) -> None:
    plain = open_phone(name, "de", java_script_enabled=False)
    bare = [plain.locator("h2").nth(place).bounding_box() for place in range(plain.locator("h2").count())]
    page = open_phone(name, "de")
    page.evaluate("document.fonts.ready")
    expect(page.locator(".papayoo-copy").first).to_be_visible()
    dressed = [page.locator("h2").nth(place).bounding_box() for place in range(page.locator("h2").count())]
    assert bare
    assert dressed == bare


def test_the_first_page_keeps_plain_links(open_phone: OpenPhone) -> None:
    page = open_phone("index", "de")
    page.wait_for_load_state("networkidle")
    assert page.locator(".papayoo-copy").count() == 0
    expect(page.locator("#where-next .headerlink")).to_be_visible()
