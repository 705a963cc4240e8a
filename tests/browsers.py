"""Find the browsers that the tests drive, or install them: ``python tests/browsers.py`` does the latter.

Chromium: the path in the variable ``CHROMIUM``, else Playwright's own where it can be downloaded, else the system's, else the
system's package; of the system's the one without windows, which takes half the time for the same tests. WebKit
(the engine of an iPhone): the WebKitGTK driver with Xvfb, from the system's packages.
"""

import glob
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

HEADLESS_CHROMIUM = "chromium-headless-shell"
SYSTEM_CHROMIUM = (HEADLESS_CHROMIUM, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MINI_BROWSER = ("/usr/lib/*/webkit2gtk-4.1/MiniBrowser", "/usr/lib*/webkit2gtk-4.1/MiniBrowser")
WEBKIT_PACKAGES = ("webkit2gtk-driver", "xvfb")
#: Declares that this machine has no WebKit, so that its test is skipped even in continuous integration.
NO_WEBKIT = "WITHOUT_WEBKIT"
DOWNLOAD_SECONDS = 240


class WebKit(NamedTuple):
    """Paths of what drives WebKitGTK without a screen."""

    driver: str
    mini_browser: str
    xvfb: str


def playwright_chromium() -> str | None:
    """Playwright's own Chromium, if it has been downloaded."""
    # In a process of its own: Playwright refuses a second session inside a running one.
    ask = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    path = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
    return path if Path(path).exists() else None


def find_chromium() -> str | None:
    """Path of the Chromium that the tests drive, or None."""
    if named := os.environ.get("CHROMIUM"):
        return named if Path(named).exists() else None
    return playwright_chromium() or next(filter(None, map(shutil.which, SYSTEM_CHROMIUM)), None)


def find_webkit() -> WebKit | None:
    """What the WebKit test needs, or None where a part is missing."""
    driver, xvfb = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    mini_browser = next((path for pattern in MINI_BROWSER for path in sorted(glob.glob(pattern))), None)
    return WebKit(driver, mini_browser, xvfb) if driver and xvfb and mini_browser else None


def download_chromium() -> bool:
    """Let Playwright download its Chromium, within a time limit; False where it cannot be had."""
    print("   Chromium: asking for Playwright's own", flush=True)
    environment = {**os.environ, "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000"}
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, timeout=DOWNLOAD_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0 and playwright_chromium() is not None


def install_packages(packages: tuple[str, ...]) -> bool:
    """Install system packages where that is possible without asking anybody (root on a system with apt-get)."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    print(f"   installing the system's {', '.join(packages)} (a minute or two)", flush=True)
    for command in ([apt, "update", "-qq"], [apt, "install", "-y", "-qq", "--no-install-recommends", *packages]):
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            print(f"   {' '.join(command[:2])}: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
            return False
    return True


def install() -> int:
    """Bring both browsers onto this machine, as far as it allows; 1 with one sentence where there is no Chromium at all."""
    chromium = find_chromium()
    if chromium is None:
        if not download_chromium() and not install_packages((HEADLESS_CHROMIUM,)):
            install_packages(("chromium",))
    elif chromium in map(shutil.which, SYSTEM_CHROMIUM[1:]):
        install_packages((HEADLESS_CHROMIUM,))
    chromium = find_chromium()
    if chromium is None:
        ways = "install the package `chromium-headless-shell` or `chromium` (or Google Chrome)"
        print(f"No Chromium: {ways}, or name one in CHROMIUM=.", file=sys.stderr)
        return 1
    print(f"   Chromium: {chromium}")
    if find_webkit() is None and not os.environ.get(NO_WEBKIT):
        install_packages(WEBKIT_PACKAGES)
    webkit = find_webkit()
    print(f"   WebKit:   {webkit.mini_browser if webkit else 'none, its test will be skipped'}")
    return 0


if __name__ == "__main__":
    sys.exit(install())
