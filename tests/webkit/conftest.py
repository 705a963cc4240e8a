"""WebKit, the engine of every iPhone: WebKitGTK's small browser without a screen, driven by Selenium.

Where it cannot be had the tests are skipped and say why; in continuous integration that is a failure, unless the machine is
declared to have none by ``WITHOUT_WEBKIT=1``.
"""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import browsers
import pytest
from selenium.webdriver import WebKitGTK, WebKitGTKOptions, WebKitGTKService
from selenium.webdriver.remote.webdriver import WebDriver


@pytest.fixture(scope="session")
def webkit() -> browsers.WebKit:
    """Where the parts lie."""
    found = browsers.find_webkit()
    declared = os.environ.get(browsers.NO_WEBKIT)
    if found and not declared:
        return found
    reason = f"declared absent by {browsers.NO_WEBKIT}" if declared else "webkit2gtk-driver and xvfb are not installed"
    if os.environ.get("CI") and not declared:
        pytest.fail(f"No WebKit: {reason}; {browsers.NO_WEBKIT}=1 declares that this machine has none.", pytrace=False)
    pytest.skip(f"No WebKit: {reason}.")


@pytest.fixture(scope="session")
def screen(webkit: browsers.WebKit) -> Iterator[str]:
    """A screen that nobody sees; its name, as ":99"."""
    read, write = os.pipe()
    command = [webkit.xvfb, "-displayfd", str(write), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    xvfb = subprocess.Popen(command, pass_fds=[write], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number, "Xvfb did not start"
        yield f":{number}"
    finally:
        xvfb.terminate()
        xvfb.wait(10)


@pytest.fixture
def driver(webkit: browsers.WebKit, screen: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[WebDriver]:
    """A fresh WebKit with the window of a phone."""
    with tempfile.TemporaryDirectory() as home:
        for name, value in {
            "DISPLAY": screen,
            "GDK_BACKEND": "x11",
            "HOME": home,
            "XDG_DATA_HOME": str(Path(home, "data")),
            "XDG_CACHE_HOME": str(Path(home, "cache")),
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }.items():
            monkeypatch.setenv(name, value)
        options = WebKitGTKOptions()
        options.binary_location = webkit.mini_browser
        options.add_argument("--automation")
        service = WebKitGTKService(executable_path=webkit.driver, log_output=subprocess.DEVNULL)
        driver = WebKitGTK(options=options, service=service)
        try:
            driver.set_window_size(390, 844)
            yield driver
        finally:
            driver.quit()
