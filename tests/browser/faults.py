"""A server that goes wrong on purpose: single files come back empty, as another page, slowly or never."""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from pathlib import Path
from typing import ClassVar

from overrides.serve import Handler, Server

EMPTY, STRANGER, SILENT, SLOW = "empty", "stranger", "silent", "slow"
#: A slow answer comes in so many pieces, with so many seconds between them.
PIECES, PAUSE = 24, 1.0


class FaultyHandler(Handler):
    """Answers as the site's own server does, but for the files named in ``faults`` (by the end of their path)."""

    faults: ClassVar[dict[str, str]]
    lifted: ClassVar[threading.Event]

    def _send(self, status: HTTPStatus, file: Path | None, *, body: bool) -> None:
        fault = next((fault for end, fault in self.faults.items() if self.path.split("?")[0].endswith(end)), None)
        if fault is None or file is None:
            return super()._send(status, file, body=body)
        if fault == SILENT:
            # The connection stays open without a byte until the test is over.
            self.lifted.wait()
            self.close_connection = True
            return None
        headers = self.site.headers(file)
        content = file.read_bytes() if fault == SLOW else b"" if fault == EMPTY else b"<!doctype html><title>Log in</title>"
        self.send_response(HTTPStatus.OK)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if fault != SLOW:
            self.wfile.write(content)
            return None
        size = len(content) // PIECES + 1
        for start in range(0, len(content), size):
            self.wfile.write(content[start : start + size])
            self.wfile.flush()
            time.sleep(PAUSE)
        return None


class FaultyServer(Server):
    """``faults`` may be changed while it runs: {"main.js": EMPTY}."""

    def __init__(self, directory: Path) -> None:
        super().__init__(directory)
        self.faults: dict[str, str] = {}
        self.lifted = threading.Event()
        known = {"faults": self.faults, "lifted": self.lifted}
        self.RequestHandlerClass = type("FaultySiteHandler", (FaultyHandler, self.RequestHandlerClass), known)  # type: ignore[misc]


@contextmanager
def running_with_faults(directory: Path) -> Iterator[FaultyServer]:
    """The server in a thread of its own."""
    server = FaultyServer(directory)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.lifted.set()
        server.shutdown()
        server.server_close()
        thread.join()
