"""Leave out of the site what no page asks for: source maps, the search stemmers of other languages, the theme's own icon."""

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

from overrides.hooks.project import last_build
from overrides.hooks.search import LUNR, STEMMERS

MAP_COMMENT = re.compile(rb"\n?(?://# sourceMappingURL=\S+|/\*# sourceMappingURL=\S+ \*/)\s*\Z")


def wanted_lunr() -> set[str]:
    stemmers = {stemmer for stemmer, _ in STEMMERS.values()} - {"en"}  # English is built into lunr
    return {"lunr.stemmer.support.min.js", *(f"lunr.{stemmer}.min.js" for stemmer in stemmers)}


@event_priority(-300)  # after the last file has been written
def on_post_build(config: MkDocsConfig) -> None:
    if not last_build(config):
        return
    site = Path(config.site_dir)
    for unasked in [*site.glob("assets/**/*.map"), *site.glob("assets/images/favicon.png")]:
        unasked.unlink()
    for path in [*site.glob("assets/**/*.js"), *site.glob("assets/**/*.css")]:
        text = path.read_bytes()
        if MAP_COMMENT.search(text):
            path.write_bytes(MAP_COMMENT.sub(b"\n", text))
    for path in [path for path in (site / LUNR).rglob("*") if path.is_file()]:
        if path.name not in wanted_lunr():
            path.unlink()
