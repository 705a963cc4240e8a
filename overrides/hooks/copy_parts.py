"""Copy the built web parts and the built Python into the finished site."""

import shutil
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

from overrides.hooks.parts import PYTHON, WEB, WORKERS
from overrides.hooks.project import BUILD, last_build


def copy(source: Path, target: Path) -> None:
    """Copy all files but the build's own manifest, which no page reads, and the service worker, whose place is elsewhere."""
    ignored = shutil.ignore_patterns("manifest.json", "*.map", WORKERS)
    shutil.copytree(source, target, dirs_exist_ok=True, ignore=ignored)


@event_priority(-200)  # after the plugin that builds the languages, once it is done with all of them
def on_post_build(config: MkDocsConfig) -> None:
    if last_build(config):
        site = Path(config.site_dir)
        copy(BUILD / "web", site / WEB)
        copy(BUILD / "python", site / PYTHON)
