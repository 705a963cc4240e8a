"""Serve the built site as it will be published: right types, security headers, compression, each language's own 404.

Run as ``python overrides/serve.py [--port 8000] [--base /papayoo/] [--directory site]``. Standard library only.
"""

import argparse
import errno
import functools
import gzip
import html
import re
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TypeVar
from urllib.parse import unquote, urlsplit

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
#: The calculator archive and the standard library are stored or hardly compressed, so the zips are worth it too.
COMPRESSIBLE = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm", ".webmanifest", ".xml", ".zip"}

#: A name that changes with its content: ``name-<hash>.js``, ``name.<hash>.min.css``, or a folder named by a build's hash.
HASHED = re.compile(r"/[0-9a-f]{8,}/|[-.](?=[a-zA-Z]*[0-9])[0-9a-zA-Z]{8,}\.(?:min\.)?[a-z0-9]+$")
#: How long a browser may keep a file of such a name.
FOREVER = "public, max-age=31536000, immutable"
META_POLICY = re.compile(r'<meta\s+http-equiv="?Content-Security-Policy"?\s+content="([^"]*)"', re.IGNORECASE)

EVERYWHERE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


def meta_policy(page: str) -> str | None:
    """The policy that a page states in its own meta tag, or None."""
    found = META_POLICY.search(page)
    return html.unescape(found.group(1)).strip().rstrip(";") if found else None


class Site:
    """The files under one directory, with the headers that each is answered with."""

    #: How ``compressed`` compresses, as HTTP calls it.
    encoding = "gzip"

    def __init__(self, directory: Path) -> None:
        self.directory = directory.resolve()
        self._lock = threading.Lock()
        self._compressed: dict[tuple[Path, int, int], bytes] = {}

    def file(self, path: str) -> Path | None:
        """The file that answers a decoded path below the base ("de/rules/"), or None; never one outside the directory."""
        target = (self.directory / path).resolve()
        if target != self.directory and self.directory not in target.parents:
            return None
        if path == "" or path.endswith("/"):
            target /= "index.html"
        try:
            return target if target.is_file() else None
        except OSError:  # a name longer than the file system takes
            return None

    def not_found(self, path: str) -> Path | None:
        """The 404 page of the language that the path belongs to, else the one at the root."""
        return self.file(f"{path.split('/', 1)[0]}/404.html") or self.file("404.html")

    @functools.cached_property
    def worker_policy(self) -> str | None:
        """The policy of the pages that run the calculator; a worker does not inherit it and needs it as a header."""
        for page in sorted(self.directory.rglob("*.html")):
            policy = meta_policy(page.read_text(encoding="utf-8"))
            if policy and "'wasm-unsafe-eval'" in policy:
                return policy
        return None

    def headers(self, file: Path) -> dict[str, str]:
        """Type, caching and security headers of one file."""
        relative = "/" + file.relative_to(self.directory).as_posix()
        headers = {"Content-Type": TYPES.get(file.suffix, "application/octet-stream"), **EVERYWHERE}
        hashed = file.suffix != ".html" and HASHED.search(relative)
        headers["Cache-Control"] = FOREVER if hashed else "no-cache"
        policy = None
        if file.suffix == ".html":
            policy = meta_policy(file.read_text(encoding="utf-8"))
            policy = f"{policy}; frame-ancestors 'none'" if policy else "frame-ancestors 'none'"
        elif file.suffix in {".js", ".mjs"}:
            policy = self.worker_policy
        if policy:
            headers["Content-Security-Policy"] = policy
        return headers

    def compressed(self, file: Path, content: bytes) -> bytes:
        """The content in gzip, worked out once per version of the file."""
        stat = file.stat()
        key = (file, stat.st_mtime_ns, stat.st_size)
        with self._lock:
            if key not in self._compressed:
                self._compressed[key] = gzip.compress(content, compresslevel=6, mtime=0)
            return self._compressed[key]


class Handler(BaseHTTPRequestHandler):
    """GET and HEAD for one site under one base path."""

    protocol_version = "HTTP/1.1"
    server_version = "papayoo"
    sys_version = ""
    site: Site
    base: str
    quiet: bool

    def do_GET(self) -> None:
        self._answer(body=True)

    def do_HEAD(self) -> None:
        self._answer(body=False)

    def _answer(self, *, body: bool) -> None:
        parts = urlsplit(self.path)
        path = unquote(parts.path)
        if "\0" in path or not path.startswith(self.base):
            if path + "/" == self.base:
                return self._redirect(self.base, parts.query)
            return self._send(HTTPStatus.NOT_FOUND, self.site.not_found(""), body=body)
        below = path[len(self.base) :]
        file = self.site.file(below)
        if file is None and below and not below.endswith("/") and self.site.file(below + "/"):
            return self._redirect(parts.path + "/", parts.query)
        if file is None:
            return self._send(HTTPStatus.NOT_FOUND, self.site.not_found(below), body=body)
        return self._send(HTTPStatus.OK, file, body=body)

    def _redirect(self, path: str, query: str) -> None:
        # One leading slash only: "//host" would lead to another host.
        target = "/" + path.lstrip("/") + (f"?{query}" if query else "")
        self.send_response(HTTPStatus.MOVED_PERMANENTLY)
        self.send_header("Location", target)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def _send(self, status: HTTPStatus, file: Path | None, *, body: bool) -> None:
        content = file.read_bytes() if file else b"Not found\n"
        headers = self.site.headers(file) if file else {"Content-Type": "text/plain; charset=utf-8", **EVERYWHERE}
        if file and file.suffix in COMPRESSIBLE:
            headers["Vary"] = "Accept-Encoding"
            refused = r"(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))"
            if re.search(rf"\b{self.site.encoding}\b{refused}", self.headers.get("Accept-Encoding", "")):
                content = self.site.compressed(file, content)
                headers["Content-Encoding"] = self.site.encoding
        if file and status is HTTPStatus.OK:
            headers["Last-Modified"] = formatdate(file.stat().st_mtime, usegmt=True)
        if status is not HTTPStatus.OK:
            headers["Cache-Control"] = "no-cache"
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if body:
            self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        if not self.quiet:
            super().log_message(format, *args)


class Server(ThreadingHTTPServer):
    """The static server; ``url`` is its address with the base path."""

    daemon_threads = True
    # Two servers on one port would answer by turns.
    allow_reuse_port = False

    def __init__(self, directory: Path, *, port: int = 0, base: str = "/", host: str = "127.0.0.1", quiet: bool = True) -> None:
        self.site = Site(directory)
        self.base = "/" + base.strip("/") + "/" if base.strip("/") else "/"
        handler = type("SiteHandler", (Handler,), {"site": self.site, "base": self.base, "quiet": quiet})
        super().__init__((host, port), handler)
        self.url = f"http://{host}:{self.server_address[1]}{self.base}"

    def handle_error(self, request: object, client_address: object) -> None:
        """A reader who left in the middle of an answer is not worth a traceback."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


ServerKind = TypeVar("ServerKind", bound=Server)


@contextmanager
def running(directory: Path, *, port: int = 0, base: str = "/") -> Iterator[Server]:
    """A server in a thread of its own, on a free port unless one is given."""
    with in_thread(Server(directory, port=port, base=base)) as server:
        yield server


@contextmanager
def in_thread(server: ServerKind) -> Iterator[ServerKind]:
    """Let a server answer in a thread of its own."""
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def main(arguments: list[str] | None = None) -> int:
    """Serve until interrupted; 1 with one sentence when there is no site or the port is taken."""
    parser = argparse.ArgumentParser(description="Serve the built site as it will be published.")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--base", default="/", help="sub-folder to serve it under, as /papayoo/")
    parser.add_argument("--directory", type=Path, default=Path("site"))
    parser.add_argument("--probe", action="store_true", help="only say whether the port is free")
    options = parser.parse_args(arguments)
    if not options.probe and not (options.directory / "index.html").is_file():
        print(f"There is no built site in {options.directory}/: run `make build` first.", file=sys.stderr)
        return 1
    try:
        server = Server(options.directory, port=options.port, base=options.base, host=options.host, quiet=False)
    except OverflowError:
        print(f"{options.port} is not a port: choose one from 1 to 65535, as in `make serve PORT=8001`.", file=sys.stderr)
        return 1
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        reason = "is taken" if taken else f"cannot be used ({error.strerror})"
        print(f"Port {options.port} {reason}: choose another, as in `make serve PORT={options.port + 1}`.", file=sys.stderr)
        return 1
    if options.probe:
        server.server_close()
        return 0
    print(f"The site is at {server.url} (stop with Ctrl+C)", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        server.server_close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
