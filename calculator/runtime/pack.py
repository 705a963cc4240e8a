"""Let pyodide-build pack a tree of files into an archive that the browser loads."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from pyodide_build.common import make_zip_archive


class Ordered(type(Path())):  # type: ignore[misc]  # PosixPath or WindowsPath, as the machine has it
    """A directory that lists what lies under it by name; pyodide-build packs in the order of this list."""

    def rglob(self, pattern: str) -> Iterator[Path]:
        return iter(sorted(super().rglob(pattern)))


def content_hash(*contents: bytes) -> str:
    """Sixteen hexadecimal digits that change with the contents."""
    return hashlib.sha256(b"".join(hashlib.sha256(content).digest() for content in contents)).hexdigest()[:16]


def pack(tree: Path, target: Path, name: str) -> Path:
    """Pack ``tree`` into ``target/<name>-<hash>.zip`` and return its path.

    Stored, not deflated: the host's compression works better across files than inside each.
    """
    draft = target / f"{name}.zip"
    make_zip_archive(draft, Ordered(tree), compression_level=0)
    return draft.rename(target / f"{name}-{content_hash(draft.read_bytes())}.zip")
