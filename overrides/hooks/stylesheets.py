"""Join the style sheets into one file, named after its content, so that it may be cached for ever.

Comments and indents stay behind: every first visit would pay for them.
"""

import hashlib
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import Files

from overrides.hooks.project import ROOT

SOURCES = ROOT / "overrides" / "stylesheets"
#: Later files may lean on earlier ones.
ORDER = (
    "palette.css",
    "frame.css",
    "text.css",
    "addresses.css",
    "answers.css",
    "tables.css",
    "glossary.css",
    "home.css",
    "facts.css",
    "offline.css",
    "paiute.css",
)

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
INDENT = re.compile(r"\s*\n\s*")


def joined() -> tuple[str, str]:
    """The address of the joined sheet, and its text."""
    names = {path.name for path in SOURCES.glob("*.css")}
    if names != set(ORDER):
        raise FileNotFoundError(f"overrides/stylesheets and the order in stylesheets.py differ: {sorted(names ^ set(ORDER))}")
    text = "\n".join((SOURCES / name).read_text(encoding="utf-8") for name in ORDER)
    text = INDENT.sub("\n", COMMENT.sub("", text)).lstrip()
    return f"assets/stylesheets/papayoo.{hashlib.sha256(text.encode()).hexdigest()[:8]}.min.css", text


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    config.extra_css = [joined()[0]]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for file in list(files):
        if file.src_uri.startswith(("stylesheets/", "data/")):  # sources of what is built are not published themselves
            files.remove(file)
    return files


def on_post_build(config: MkDocsConfig) -> None:
    address, text = joined()
    target = Path(config.site_dir) / address
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
