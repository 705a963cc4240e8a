"""Make the pictures that stand beside a shared address, one a language: ``python tests/share/make.py``.

Needed when a word of them or the look changes. They are kept in the repository, since a build must give the same bytes wherever
it runs, and fonts differ between machines.
"""

import html
import sys
from pathlib import Path

import yaml
from mkdocs.utils.yaml import get_yaml_loader
from playwright.sync_api import sync_playwright

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import browsers  # noqa: E402
from share.png import with_palette  # noqa: E402

IMAGES = ROOT / "overrides" / "assets" / "images"
SIZE = {"width": 1200, "height": 630}


def languages() -> list[dict[str, object]]:
    """The languages of the site with their words, as mkdocs.yml has them."""
    settings = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader=get_yaml_loader())
    plugin = next(plugin["i18n"] for plugin in settings["plugins"] if isinstance(plugin, dict) and "i18n" in plugin)
    found: list[dict[str, object]] = plugin["languages"]
    return found


def main() -> None:
    template = (HERE / "picture.html").read_text(encoding="utf-8")
    fan = (IMAGES / "fan.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browsers.find_chromium(), args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport=SIZE)
        for language in languages():
            words = language["extra"]["words"]  # type: ignore[index]
            values = {"lang": language["locale"], "name": language["name"], "line": words["share.line"]}
            text = template.replace("{fan}", fan)
            for key, value in values.items():
                text = text.replace(f"{{{key}}}", html.escape(str(value)))
            page.set_content(text)
            target = IMAGES / f"share-{language['locale']}.png"
            target.write_bytes(with_palette(page.screenshot()))
            print(f"{target.name}: {target.stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()
