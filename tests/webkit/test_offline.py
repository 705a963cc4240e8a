"""Without a network on an iPhone's engine: one visit, then the host is gone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.deployment import Deployment, deployed
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.support.ui import WebDriverWait

SECONDS = 120


@pytest.fixture
def host(site_dir: Path) -> Iterator[Deployment]:
    with deployed(site_dir) as host:
        yield host


def test_pages_are_here_after_one_visit(host: Deployment, driver: WebDriver) -> None:
    driver.get(f"{host.url}fr/rules/")
    kept = (By.CSS_SELECTOR, ".papayoo-offline[data-kept=pages]")
    WebDriverWait(driver, SECONDS).until(lambda driver: driver.find_elements(*kept), "the pages were not kept")
    host.cut = True
    for address in ("fr/faq/", "fr/deal?x=1", "fr/index.html"):
        driver.get(f"{host.url}{address}")
        assert driver.find_element(By.TAG_NAME, "h1").is_displayed()
        assert driver.execute_script("return document.documentElement.lang") == "fr"
    driver.get(f"{host.url}fr/nothing/here")
    assert driver.find_elements(By.CLASS_NAME, "papayoo-lost")
