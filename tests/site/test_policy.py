"""Every page says what it may load, strictly; only a page with a calculator may compile WebAssembly."""

import base64
import hashlib
from pathlib import Path

import pytest
from built import Element, html_files, read
from mkdocs.exceptions import PluginError

from overrides.hooks import policy as hook

ALL_BUT_SCRIPTS = {
    "default-src": ["'none'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
}


def policy_of(document: Element) -> dict[str, list[str]]:
    tag = [meta for meta in document.all("meta") if meta.attrs.get("http-equiv") == "Content-Security-Policy"]
    assert len(tag) == 1
    parts = [part.split() for part in tag[0].attrs["content"].split(";")]
    return {name: sources for name, *sources in parts}


def test_every_page_has_the_policy_first(site_dir: Path) -> None:
    for path in html_files(site_dir):
        document = read(path)
        policy = policy_of(document)
        scripts = policy.pop("script-src")
        assert policy == ALL_BUT_SCRIPTS, path
        first, second = document.one("head").children[:2]
        assert "charset" in first.attrs
        assert second.attrs.get("http-equiv") == "Content-Security-Policy"
        assert scripts[0] == "'self'"
        calculator = bool(document.all("papayoo-score-sheet") or document.all("paiute-showdown"))
        assert ("'wasm-unsafe-eval'" in scripts) == calculator, path
        assert not {"'unsafe-inline'", "'unsafe-eval'", "*", "https:", "data:"} & set(scripts)


def test_exactly_the_inline_scripts_are_allowed(site_dir: Path) -> None:
    for path in html_files(site_dir):
        document = read(path)
        inline = [
            script
            for script in document.all("script")
            if "src" not in script.attrs and "json" not in script.attrs.get("type", "")
        ]
        hashes = {f"'sha256-{base64.b64encode(hashlib.sha256(script.text.encode()).digest()).decode()}'" for script in inline}
        allowed = {source for source in policy_of(document)["script-src"] if source.startswith("'sha256-")}
        assert allowed == hashes, path


def test_a_calculator_stands_on_its_page_only(site_dir: Path) -> None:
    with_calculator = {path.parent.name for path in html_files(site_dir) if read(path).all("papayoo-score-sheet")}
    assert with_calculator == {"calculator"}


def test_the_hook_leaves_data_alone_and_counts_each_script_once() -> None:
    html = '<script>a()</script><script src="x.js"></script><script type="application/json">{}</script><script>a()</script>'
    digest = base64.b64encode(hashlib.sha256(b"a()").digest()).decode()
    assert hook.inline_hashes(html) == [f"'sha256-{digest}'"]


def test_a_page_without_its_place_for_the_policy_stops_the_build() -> None:
    with pytest.raises(PluginError):
        hook.with_policy("<html></html>", runs_python=False)


def test_live_reload_is_left_without_policy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hook, "_serving", True)
    assert "Content-Security-Policy" not in hook.with_policy(f"<head>{hook.PLACE}</head>", runs_python=False)
