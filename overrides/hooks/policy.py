"""Say on every page what it may load: only the site's own files, and of inline scripts only those it was built with."""

import base64
import hashlib
import re
from typing import Literal

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.pages import Page

PLACE = '<meta name="content-policy">'  # main.html puts it right after the charset
SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<text>.*?)</script>", re.DOTALL)
#: Holds only as a header: nobody else's page may show one of ours inside its own.
FRAMING = "frame-ancestors 'none'"
DATA_TYPE = re.compile(r'\btype="?application/(?:ld\+)?json\b')

_serving = False


def on_startup(command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
    global _serving
    _serving = command == "serve"  # its live reload is an inline script of its own


def inline_hashes(html: str) -> list[str]:
    """The sources that allow the inline scripts of a page, in order, each once."""
    hashes: dict[str, None] = {}
    for script in SCRIPT.finditer(html):
        if re.search(r"\bsrc=", script["attributes"]) or DATA_TYPE.search(script["attributes"]):
            continue
        digest = base64.b64encode(hashlib.sha256(script["text"].encode()).digest()).decode()
        hashes[f"'sha256-{digest}'"] = None
    return list(hashes)


def policy(html: str, runs_python: bool) -> str:
    """The policy of a page; only one with a calculator on it may compile WebAssembly."""
    scripts = ["'self'", *(["'wasm-unsafe-eval'"] if runs_python else []), *inline_hashes(html)]
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {' '.join(scripts)}",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
        ]
    )


def with_policy(html: str, runs_python: bool) -> str:
    if html.count(PLACE) != 1:
        raise PluginError(f"A page needs exactly one {PLACE} for its content policy.")
    tag = "" if _serving else f'<meta http-equiv="Content-Security-Policy" content="{policy(html, runs_python)}">'
    return html.replace(PLACE, tag)


@event_priority(-200)  # after every hook that still changes a page
def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    return with_policy(output, bool(page.meta.get("runs_python")))


@event_priority(-200)
def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    return with_policy(output_content, runs_python=False) if template_name.endswith(".html") else output_content
