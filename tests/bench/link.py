"""A web server at the other end of a slow line: brotli, a round trip before each answer, one bandwidth shared by all.

DevTools' emulation does not reach workers, so the line is simulated here. Every byte sent is counted.
"""

import hashlib
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple

from overrides.serve import COMPRESSIBLE, Handler, Server, Site, in_thread

HERE = Path(__file__).resolve().parent
#: Bytes that travel as one: small enough for answers to share the line.
PIECE = 4096
#: Files in one call of Node.
BATCH = 200


class Line(NamedTuple):
    """A connection: its name, bytes a second (0: no limit) and the seconds of a round trip."""

    name: str
    bytes_per_second: float = 0
    round_trip: float = 0


UNTHROTTLED = Line("unthrottled")
MOBILE = Line("9 Mbit/s, 170 ms", 9_000_000 / 8, 0.170)
SLOW = Line("1.6 Mbit/s, 150 ms", 1_600_000 / 8, 0.150)


def compressed(files: list[Path], cache: Path) -> dict[Path, bytes]:
    """What brotli makes of each file; worked out once for each content and kept in ``cache``."""
    cache.mkdir(parents=True, exist_ok=True)
    kept = {file: cache / hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
    missing = [file for file, answer in kept.items() if not answer.exists()]
    for start in range(0, len(missing), BATCH):
        batch = missing[start : start + BATCH]
        with tempfile.TemporaryDirectory(dir=cache) as scratch:
            subprocess.run(["node", str(HERE / "brotli.mjs"), scratch, *map(str, batch)], check=True)
            for number, file in enumerate(batch):
                (Path(scratch) / str(number)).rename(kept[file])
    return {file: answer.read_bytes() for file, answer in kept.items()}


@dataclass
class Traffic:
    """What went over the line since ``clear``: requests as (path, status) and bytes, headers included."""

    line: Line = UNTHROTTLED
    #: The line is cut: every connection is closed without a word.
    down: bool = False
    requests: list[tuple[str, int]] = field(default_factory=list)
    bytes: int = 0
    _free_at: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def clear(self, line: Line) -> None:
        """A new line, nothing sent yet."""
        with self._lock:
            self.line, self.requests, self.bytes, self._free_at = line, [], 0, 0.0
            self.down = False

    def pay(self, size: int) -> None:
        """Count ``size`` bytes and wait until the line has carried them."""
        with self._lock:
            self.bytes += size
            if not self.line.bytes_per_second:
                return
            self._free_at = max(time.monotonic(), self._free_at) + size / self.line.bytes_per_second
            until = self._free_at
        time.sleep(max(0.0, until - time.monotonic()))


class _Paced:
    """A connection's way out, at the speed of the line."""

    def __init__(self, out: BinaryIO, traffic: Traffic) -> None:
        self._out, self._traffic = out, traffic

    def write(self, content: bytes) -> int:
        for start in range(0, len(content), PIECE):
            piece = content[start : start + PIECE]
            self._traffic.pay(len(piece))
            self._out.write(piece)
        return len(content)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._out, name)


class _BrotliSite(Site):
    """The site with brotli in gzip's place."""

    encoding = "br"

    def __init__(self, directory: Path, cache: Path) -> None:
        super().__init__(directory)
        files = [file for file in sorted(self.directory.rglob("*")) if file.is_file() and file.suffix in COMPRESSIBLE]
        self._brotli = compressed(files, cache)

    def compressed(self, file: Path, content: bytes) -> bytes:
        return self._brotli[file]


class _LinkHandler(Handler):
    traffic: Traffic

    def setup(self) -> None:
        super().setup()
        self.wfile = _Paced(self.wfile, self.traffic)  # type: ignore[assignment]

    def _answer(self, *, body: bool) -> None:
        if self.traffic.down:
            self.close_connection = True
            return
        time.sleep(self.traffic.line.round_trip)
        super()._answer(body=body)

    def send_response(self, code: int, message: str | None = None) -> None:
        self.traffic.requests.append((self.path, code))
        super().send_response(code, message)

    def log_message(self, format: str, *args: object) -> None:
        """The bench prints tables only."""


class LinkServer(Server):
    """The server of the site, over a line: ``traffic`` says what went over it."""

    def __init__(self, directory: Path, cache: Path, *, port: int = 0) -> None:
        super().__init__(directory, port=port)
        self.traffic = Traffic()
        site = _BrotliSite(directory, cache)
        handler = {"site": site, "base": "/", "quiet": True, "traffic": self.traffic}
        self.RequestHandlerClass = type("LinkSiteHandler", (_LinkHandler,), handler)


@contextmanager
def linked(directory: Path, cache: Path, *, port: int = 0) -> Iterator[LinkServer]:
    """A server over a line, in a thread of its own, on a free port unless one is given."""
    with in_thread(LinkServer(directory, cache, port=port)) as server:
        yield server
