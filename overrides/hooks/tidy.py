"""Leave out of the site what no page asks for: source maps, the theme's search stemmers, its own icon and style sheets."""

import re
import shutil
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

from overrides.hooks.project import last_build
from overrides.hooks.search import LUNR
from overrides.hooks.theme_sheet import SHEETS

MAP_COMMENT = re.compile(rb"\n?(?://# sourceMappingURL=\S+|/\*# sourceMappingURL=\S+ \*/)\s*\Z")


@event_priority(-300)  # after the last file has been written
def on_post_build(config: MkDocsConfig) -> None:
    if not last_build(config):
        return
    site = Path(config.site_dir)
    sheets = [path for pattern in SHEETS for path in site.glob(f"assets/stylesheets/{pattern}")]
    for unasked in [*site.glob("assets/**/*.map"), *site.glob("assets/images/favicon.png"), *sheets]:
        unasked.unlink()
    for path in [*site.glob("assets/**/*.js"), *site.glob("assets/**/*.css")]:
        text = path.read_bytes()
        if MAP_COMMENT.search(text):
            path.write_bytes(MAP_COMMENT.sub(b"\n", text))
    shutil.rmtree(site / LUNR, ignore_errors=True)  # no index asks for a stemmer: see PLAIN in search.py
