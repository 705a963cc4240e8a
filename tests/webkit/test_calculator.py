"""One evening's moment on an iPhone's engine: enter the worked example, learn which card is missing, lose the page, go on."""

from collections.abc import Callable

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

from overrides.serve import Server

PILES = {
    "a": ("P3", "P8", "P19"),
    "b": ("P20", "P12", "PAPAYOO"),
    "c": ("P1", "P2", "P4", "P5", "P6", "P9", "P10", "P11", "P13"),
    "d": ("P14", "P15", "P16", "P17", "P18"),
}
#: Loading Pyodide takes WebKit on a busy machine a good while.
SECONDS = 120

Find = Callable[[str], WebElement]


@pytest.fixture
def find(driver: WebDriver) -> Find:
    """An element of the score sheet by its selector; waits for the sheet to be drawn."""

    def find(selector: str) -> WebElement:
        def ready(driver: WebDriver) -> WebElement | None:
            sheet = driver.find_element(By.CSS_SELECTOR, "papayoo-score-sheet").shadow_root
            found: list[WebElement] = sheet.find_elements(By.CSS_SELECTOR, selector)
            return found[0] if found else None

        return WebDriverWait(driver, SECONDS, ignored_exceptions=(Exception,)).until(ready, f"no {selector}")

    return find


def tap(driver: WebDriver, button: WebElement) -> None:
    driver.execute_script("arguments[0].scrollIntoView({block: 'center'})", button)
    button.click()


def state_of(find: Find) -> str | None:
    return find(".sum").get_attribute("data-state")


def judged(driver: WebDriver, find: Find) -> str | None:
    """The sum's state, once Python is up and has answered."""
    WebDriverWait(driver, SECONDS).until(lambda _: state_of(find) != "loading", "Python did not start")
    return state_of(find)


def test_the_worked_example_survives_a_reload(server: Server, driver: WebDriver, find: Find) -> None:
    driver.get(f"{server.url}fr/calculator/")
    tap(driver, find('button[data-suit="clubs"]'))
    for player, cards in PILES.items():
        tap(driver, find(f'.players button[data-player="{player}"]'))
        for card in cards:
            tap(driver, find(f'button[data-card="{card}"]'))
    assert judged(driver, find) == "refused" or find(".check li[data-code]")

    def check() -> None:
        judged(driver, find)
        WebDriverWait(driver, 30).until(lambda _: "243" in find(".sum").text, "no sum of 243")
        missing = find('.check li[data-code="missing"]')
        assert missing.get_attribute("data-certain") == "true"
        assert "Payoo" in missing.text
        assert "7" in missing.text

    check()
    driver.refresh()
    check()
    owners = {card: find(f'button[data-card="{card}"]').get_attribute("data-owner") for card in PILES["b"]}
    assert owners == dict.fromkeys(PILES["b"], "b")

    # And it still thinks: the card is found and given to the third player.
    tap(driver, find('.players button[data-player="c"]'))
    tap(driver, find('button[data-card="P7"]'))
    WebDriverWait(driver, 30).until(lambda _: state_of(find) == "valid", "250 is not found valid")
