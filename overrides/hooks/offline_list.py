"""Which files of the finished site are kept together on a device: what all pages share, each language, the calculator.

Read by service_worker.py. It knows folders, not names: whatever the build of the web parts or of Python lays there is listed.
"""

import base64
import gzip
import hashlib
from pathlib import Path
from typing import Any

from overrides.hooks.parts import PYTHON, WEB
from overrides.hooks.search import INDEX
from overrides.serve import HASHED, meta_policy

FRAME, CALCULATOR = "frame", "calculator"
IMAGES = "assets/images"
#: Pictures that no page shows: beside a shared address, on a device's first screen.
UNSHOWN = (f"{IMAGES}/share-", f"{IMAGES}/icon-")
#: Pages that stand in for others, as plain files (a host may treat a page of the name 404 in its own way), and the words that
#: pages say of all this.
STAND_INS = "assets/offline"


def runs_python(page: Path) -> bool:
    return "'wasm-unsafe-eval'" in (meta_policy(page.read_text(encoding="utf-8")) or "")


def language_of(path: str, homes: dict[str, str]) -> str:
    """The language of a path below the root of the site; ``homes`` holds "" for one language and "de/" and so on."""
    at_root = next(lang for lang, home in homes.items() if not home)
    return next((lang for lang, home in homes.items() if home and path.startswith(home)), at_root)


def address(path: str) -> str:
    """The address a file is asked for by: a page's ends in a slash, since a redirect that was kept cannot open a page."""
    return path.removesuffix("index.html") if Path(path).name == "index.html" else path


def group_of(path: str, homes: dict[str, str], read: str) -> str | None:
    """The group that a file belongs to, or None when no page needs it; ``read`` is the text of the pages without Python."""
    if path.startswith(f"{PYTHON}/"):
        return CALCULATOR
    if path.startswith(f"{WEB}/"):
        return FRAME if path in read else CALCULATOR
    if path.startswith("assets/"):
        return None if path.startswith(UNSHOWN) else FRAME
    if path.endswith(("/index.html", INDEX, ".webmanifest")) or path == "index.html":
        return language_of(path, homes)
    return None


def entry(site: Path, path: str) -> list[str | int | bool]:
    """Address, digest of the content, bytes, and whether the name changes with the content."""
    content = (site / path).read_bytes()
    digest = base64.b64encode(hashlib.sha256(content).digest()).decode()
    return [address(path), digest, len(content), not path.endswith(".html") and bool(HASHED.search(f"/{path}"))]


def groups(site: Path, homes: dict[str, str]) -> dict[str, dict[str, Any]]:
    """Each group's files, and how many bytes they are to download where the host compresses."""
    files = sorted(path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file())
    pages = [site / path for path in files if path.endswith("index.html")]
    read = "".join(page.read_text(encoding="utf-8") for page in pages if not runs_python(page))
    found: dict[str, list[str]] = {name: [] for name in (FRAME, *homes, CALCULATOR)}
    for path in files:
        group = group_of(path, homes, read)
        if group:
            found[group].append(path)
    return {
        name: {
            "transfer": sum(len(gzip.compress((site / path).read_bytes(), 6, mtime=0)) for path in paths),
            "files": [entry(site, path) for path in paths],
        }
        for name, paths in found.items()
    }
