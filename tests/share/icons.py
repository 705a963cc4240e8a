"""Draw the icons for a device's first screen from the site's own sign: ``python tests/share/icons.py``.

Needed when overrides/assets/images/papayoo.svg changes. They are kept in the repository, like the pictures of make.py.
"""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import browsers  # noqa: E402
from share.png import with_palette  # noqa: E402

IMAGES = ROOT / "overrides" / "assets" / "images"
FELT = "#114b39"
#: File, size in pixels, part of the width that the sign takes, corners: where a device cuts its own shape, felt fills all of it.
ICONS = (
    ("icon-192.png", 192, 1.0, False),
    ("icon-512.png", 512, 1.0, False),
    ("icon-maskable.png", 512, 0.8, True),
    ("icon-apple.png", 180, 0.9, True),
)


def main() -> None:
    sign = (IMAGES / "papayoo.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.find_chromium(), args=["--no-sandbox", "--disable-gpu"])
        for file, size, part, filled in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            width = round(size * part)
            ground = f"background:{FELT}" if filled else ""
            page.set_content(
                f"<style>body{{margin:0;block-size:100vh;display:grid;place-items:center;{ground}}}"
                f"svg{{inline-size:{width}px;block-size:{width}px}}</style>{sign}"
            )
            picture = page.screenshot(omit_background=not filled)
            (IMAGES / file).write_bytes(with_palette(picture) if filled else picture)
            print(f"{file}: {(IMAGES / file).stat().st_size} bytes")
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
