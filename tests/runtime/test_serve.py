"""The static server answers as a good host would."""

import gzip
import html
import http.client
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from overrides.serve import Server, running

POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-abc='"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


@pytest.fixture(scope="module")
def small_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of a few files, as the build lays them out."""
    site = tmp_path_factory.mktemp("site")
    files = {
        "index.html": "<p>home</p>",
        "404.html": "not here",
        "de/404.html": "nicht hier",
        "de/index.html": "<p>Start</p>",
        "de/rules/index.html": "<p>Regeln</p>",
        "calculator/index.html": f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}"><p>x</p>',
        "assets/web/worker-0a1b2c3d4e5f.js": "postMessage(1)" * 100,
        "assets/python/0123456789abcdef/pyodide.mjs": "export {}",
        "assets/python/0123456789abcdef/pyodide.asm.wasm": "\0asm",
        "assets/stylesheets/main.4f70b3a2.min.css": "p {}",
        "assets/stylesheets/extra.css": "p {}",
        "search/search_index.json": "{}",
        "deal/größe.txt": "ä",
    }
    for name, content in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(content, encoding="utf-8")
    (site.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return site


@pytest.fixture(scope="module")
def root(small_site: Path) -> Iterator[Server]:
    with running(small_site) as server:
        yield server


@pytest.fixture(scope="module")
def folder(small_site: Path) -> Iterator[Server]:
    with running(small_site, base="/papayoo/") as server:
        yield server


def ask(server: Server, path: str, method: str = "GET", **headers: str) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_address[1], timeout=10)
    try:
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        return Answer(answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read())
    finally:
        connection.close()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/de/rules/", "text/html; charset=utf-8"),
        ("/assets/web/worker-0a1b2c3d4e5f.js", "text/javascript; charset=utf-8"),
        ("/assets/python/0123456789abcdef/pyodide.mjs", "text/javascript; charset=utf-8"),
        ("/assets/python/0123456789abcdef/pyodide.asm.wasm", "application/wasm"),
        ("/assets/stylesheets/extra.css", "text/css; charset=utf-8"),
        ("/search/search_index.json?query=1", "application/json"),
        ("/deal/gr%C3%B6%C3%9Fe.txt", "text/plain; charset=utf-8"),
    ],
)
def test_types(root: Server, path: str, kind: str) -> None:
    answer = ask(root, path)
    assert (answer.status, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("path", "status", "text"),
    [
        ("/nothing", 404, "not here"),
        ("/de/nothing/at/all", 404, "nicht hier"),
        ("/de/nothing/", 404, "nicht hier"),
        ("/fr/nothing", 404, "not here"),
        ("/assets/", 404, "not here"),
        ("/../secret.txt", 404, "not here"),
        ("/%2e%2e/secret.txt", 404, "not here"),
        ("/de/..%2f..%2fsecret.txt", 404, "not here"),
        ("//secret.txt", 404, "not here"),
        ("/%00", 404, "not here"),
        ("/" + "x" * 5000, 404, "not here"),
    ],
)
def test_what_is_not_there(root: Server, path: str, status: int, text: str) -> None:
    answer = ask(root, path)
    assert answer.status == status
    assert b"secret" not in answer.body
    if "secret" not in path:
        assert answer.body.decode() == text
    assert answer.headers["cache-control"] == "no-cache"


def test_a_folder_gets_its_slash(root: Server, folder: Server) -> None:
    answer = ask(root, "/de/rules?x=1")
    assert (answer.status, answer.headers["location"]) == (301, "/de/rules/?x=1")
    assert ask(folder, "/papayoo/de/rules").headers["location"] == "/papayoo/de/rules/"
    assert ask(folder, "/papayoo").headers["location"] == "/papayoo/"


def test_no_redirect_leads_to_another_host(root: Server) -> None:
    for path in ("//de/rules", "///de", "/\\de/rules"):
        location = ask(root, path).headers.get("location", "/")
        assert location.startswith("/")
        assert not location.startswith(("//", "/\\"))


def test_under_a_sub_folder(folder: Server) -> None:
    assert folder.url.endswith("/papayoo/")
    assert ask(folder, "/papayoo/de/").body == b"<p>Start</p>"
    assert ask(folder, "/papayoo/de/nothing").body == b"nicht hier"
    assert ask(folder, "/de/").status == 404


def test_policy(root: Server) -> None:
    """The page's own policy as a header too, and the calculator's for a worker, which takes none from its page."""
    assert ask(root, "/calculator/").headers["content-security-policy"] == f"{POLICY}; frame-ancestors 'none'"
    assert ask(root, "/assets/web/worker-0a1b2c3d4e5f.js").headers["content-security-policy"] == POLICY
    assert ask(root, "/").headers["content-security-policy"] == "frame-ancestors 'none'"


def test_caching(root: Server) -> None:
    forever = "public, max-age=31536000, immutable"
    for path in (
        "/assets/web/worker-0a1b2c3d4e5f.js",
        "/assets/python/0123456789abcdef/pyodide.mjs",
        "/assets/stylesheets/main.4f70b3a2.min.css",
    ):
        assert ask(root, path).headers["cache-control"] == forever
    for path in ("/", "/de/rules/", "/assets/stylesheets/extra.css", "/search/search_index.json"):
        assert ask(root, path).headers["cache-control"] == "no-cache"


def test_compression(root: Server) -> None:
    path = "/assets/web/worker-0a1b2c3d4e5f.js"
    plain, packed = ask(root, path), ask(root, path, Accept_Encoding="br, gzip")
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert int(packed.headers["content-length"]) == len(packed.body) < len(plain.body)
    assert gzip.decompress(packed.body) == plain.body
    assert "content-encoding" not in ask(root, path, Accept_Encoding="gzip;q=0, identity").headers


def test_head(root: Server) -> None:
    answer = ask(root, "/de/rules/", "HEAD")
    assert (answer.status, answer.body) == (200, b"")
    assert int(answer.headers["content-length"]) == len("<p>Regeln</p>")


def test_answers_side_by_side(root: Server) -> None:
    """A connection that says nothing must not hold up the others."""
    with socket.create_connection(("127.0.0.1", root.server_address[1])):
        answers: list[Answer] = []
        threads = [threading.Thread(target=lambda: answers.append(ask(root, "/"))) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(10)
        assert [answer.status for answer in answers] == [200] * 8


def serve(repo: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(repo / "overrides" / "serve.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_taken_port_is_said_in_one_sentence(repo: Path, root: Server, small_site: Path) -> None:
    port = root.server_address[1]
    for arguments in (["--directory", str(small_site)], ["--probe"]):
        done = serve(repo, "--port", str(port), *arguments)
        assert done.returncode == 1
        assert done.stderr == f"Port {port} is taken: choose another, as in `make serve PORT={port + 1}`.\n"


def test_a_missing_site_is_said_in_one_sentence(repo: Path, tmp_path: Path) -> None:
    done = serve(repo, "--directory", str(tmp_path), "--port", "0")
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
    assert "make build" in done.stderr
