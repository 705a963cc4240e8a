"""What the site ships to be used without a network and to be installed: the list of files, the manifests, settings for hosts."""

import base64
import gzip
import hashlib
import json
import re
import shutil
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urljoin

import pytest
from built import LANGS, PAGES, base_path, folder, html_files, page, read, site_url
from share.png import size

from overrides.hooks import host_settings, offline, offline_list, service_worker
from overrides.hooks.policy import policy
from overrides.serve import EVERYWHERE, FOREVER, HASHED

EACH_LANG = pytest.mark.parametrize("lang", LANGS)
HOMES = {lang: folder(lang) for lang in LANGS}
#: Compressed bytes: of what a page pays for this part of it, of the worker's script, of what a first visit fetches once it is idle.
FOOT, WORKER, FIRST_VISIT = 400, 16_000, 400_000


@cache
def listed(site: Path) -> dict[str, Any]:
    """The list that stands ahead of the worker's code."""
    line = (site / "sw.js").read_text(encoding="utf-8").partition("\n")[0]
    found: dict[str, Any] = json.loads(line.removeprefix("self.papayoo=").removesuffix(";"))
    return found


def compressed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))


def own_address(lang: str, name: str) -> str:
    """The address of a page below the root: "de/paiute/" for "paiute/index" in German."""
    return (folder(lang) + f"{name}/").removesuffix("index/")


def file_of(site: Path, address: str) -> Path:
    return site / (f"{address}index.html" if address.endswith("/") or not address else address)


def test_the_list_is_what_the_site_holds(site_dir: Path) -> None:
    for group in listed(site_dir)["groups"].values():
        assert group["files"]
        for address, digest, length, hashed in group["files"]:
            content = file_of(site_dir, address).read_bytes()
            assert base64.b64encode(hashlib.sha256(content).digest()).decode() == digest, address
            assert len(content) == length
            assert hashed == bool(HASHED.search(f"/{address}")), address


def test_pages_are_listed_by_the_address_with_the_slash(site_dir: Path) -> None:
    groups = listed(site_dir)["groups"]
    assert set(groups) == {"frame", *LANGS, "calculator"}
    for lang in LANGS:
        addresses = {address for address, *_ in groups[lang]["files"]}
        pages = {own_address(lang, name) for name in PAGES}
        assert {address for address in addresses if not Path(address).suffix} == pages
        assert f"{folder(lang)}search/search_index.json" in addresses
    assert not [a for group in groups.values() for a, *_ in group["files"] if a.endswith(".html")]


@EACH_LANG
def test_whatever_a_page_asks_for_is_kept_with_it(site_dir: Path, lang: str) -> None:
    """Its own group and the common one suffice for every page; only those that run Python need the calculator's."""
    found = listed(site_dir)
    reading = {address for name in ("frame", lang) for address, *_ in found["groups"][name]["files"]}
    all_of_it = reading | {address for address, *_ in found["groups"]["calculator"]["files"]}
    for name in PAGES:
        own = own_address(lang, name)
        for element in page(site_dir, name, lang).all():
            address = element.attrs.get("src") or (element.attrs.get("href") if element.tag == "link" else None)
            if not address or element.attrs.get("rel", "") not in {"", "stylesheet", "icon", "manifest", "preload"}:
                continue
            place = urljoin(f"https://papayoo.test/{own}", address).removeprefix("https://papayoo.test/")
            assert place in (all_of_it if own in found["withPython"] else reading), f"{own} asks for {place}"


def test_python_and_what_runs_it_are_kept_together(site_dir: Path) -> None:
    found = listed(site_dir)
    calculator = {address for address, *_ in found["groups"]["calculator"]["files"]}
    python = {path.relative_to(site_dir).as_posix() for path in (site_dir / "assets/python").rglob("*") if path.is_file()}
    web = {path.relative_to(site_dir).as_posix() for path in (site_dir / "assets/web").rglob("*") if path.is_file()}
    frame = {address for address, *_ in found["groups"]["frame"]["files"]}
    assert python
    assert python < calculator
    assert calculator | frame >= web
    assert found["withPython"] == sorted(own_address(lang, name) for lang in LANGS for name in ("calculator", "paiute/showdown"))


def test_stand_ins_say_what_is_wrong(site_dir: Path) -> None:
    found = listed(site_dir)
    for lang in LANGS:
        stand_in = site_dir / found["languages"][lang]["missing"]
        assert stand_in.read_bytes() == (site_dir / folder(lang) / "404.html").read_bytes()
    missing, no_network = read(site_dir / "404.html"), read(site_dir / found["noNetwork"])
    assert [part.attrs["lang"] for part in no_network.all("section")] == list(LANGS)
    for there, here in zip(missing.all("section"), no_network.all("section"), strict=True):
        assert here.words != there.words
        assert here.one("a").attrs == there.one("a").attrs


def test_a_page_that_lacks_its_words_stops_the_build() -> None:
    words = {"not_found.title": "A & B", "not_found.text": "c", "no_network.title": "D", "no_network.text": "e"}
    assert service_worker.without_network("<h1>A &amp; B</h1><p>c</p>", [words]) == "<h1>D</h1><p>e</p>"
    with pytest.raises(Exception, match="missing address"):
        service_worker.without_network("<h1>A</h1><p>c</p>", [words])


def test_the_version_tells_any_change(site_dir: Path, tmp_path: Path) -> None:
    found = listed(site_dir)
    assert re.fullmatch(r"\d+\.\d+\.\d+ \([0-9a-f]{7}\)", found["version"])
    without = {key: value for key, value in found.items() if key != "version"}
    for site, change in ((tmp_path / "same", None), (tmp_path / "changed", "faq")):
        site.mkdir()
        again = json.loads(json.dumps(without))
        if change:
            again["groups"]["en"]["files"][0][1] = change
        service_worker.write(site, again)
    assert listed(tmp_path / "same") == found
    assert listed(tmp_path / "changed")["version"] != found["version"]


def test_a_small_site_is_grouped_by_folders(tmp_path: Path) -> None:
    meta = '<meta http-equiv="Content-Security-Policy" content="script-src {}">'
    files = {
        "index.html": meta.format("'self'") + '<script src="assets/web/copy-0a1b2c3d.js">',
        "de/calc/index.html": meta.format("'wasm-unsafe-eval'") + '<script src="../../assets/web/sheet-0a1b2c3d.js">',
        "404.html": "x",
        "sitemap.xml": "x",
        "de/search/search_index.json": "{}",
        "assets/web/copy-0a1b2c3d.js": "x",
        "assets/web/sheet-0a1b2c3d.js": "x",
        "assets/web/worker-0a1b2c3d.js": "x",
        "assets/python/anything-0a1b2c3d.wasm": "x",
        "assets/python/0123456789ab/deep/piece.bin": "x",
        "assets/images/share-de.png": "x",
        "assets/images/sign.svg": "x",
        "assets/javascripts/bundle.0a1b2c3d.min.js": "x",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    groups = offline_list.groups(tmp_path, {"en": "", "de": "de/"})
    assert {name: sorted(address for address, *_ in group["files"]) for name, group in groups.items()} == {
        "frame": [
            "assets/images/sign.svg",
            "assets/javascripts/bundle.0a1b2c3d.min.js",
            "assets/web/copy-0a1b2c3d.js",
        ],
        "en": [""],
        "de": ["de/calc/", "de/search/search_index.json"],
        "calculator": [
            "assets/python/0123456789ab/deep/piece.bin",
            "assets/python/anything-0a1b2c3d.wasm",
            "assets/web/sheet-0a1b2c3d.js",
            "assets/web/worker-0a1b2c3d.js",
        ],
    }


@EACH_LANG
def test_each_language_can_be_installed(site_dir: Path, lang: str) -> None:
    manifest = json.loads((site_dir / folder(lang) / "manifest.webmanifest").read_text(encoding="utf-8"))
    own = f"https://papayoo.test/x/{folder(lang)}"
    description = read(site_dir / folder(lang) / "404.html").one("meta", name="description").attrs["content"]  # the site's
    assert manifest["lang"] == lang
    assert manifest["description"] == description
    assert urljoin(own, manifest["start_url"]) == own
    assert urljoin(own, manifest["scope"]) == "https://papayoo.test/x/"
    assert manifest["display"] == "standalone"
    assert manifest["theme_color"] == page(site_dir, "index", lang).one("meta", name="theme-color").attrs["content"]
    assert {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in manifest["icons"]:
        picture = (site_dir / urljoin(own, icon["src"]).removeprefix("https://papayoo.test/x/")).read_bytes()
        assert "{}x{}".format(*size(picture)) == icon["sizes"]
        assert len(picture) < 20_000


def test_languages_are_called_by_their_own_names(site_dir: Path) -> None:
    names = {json.loads((site_dir / folder(lang) / "manifest.webmanifest").read_text(encoding="utf-8"))["name"] for lang in LANGS}
    assert len(names) == len(LANGS)


def test_every_page_leads_to_its_manifest_and_icon(site_dir: Path) -> None:
    for path in html_files(site_dir):
        at = site_url(site_dir) + path.relative_to(site_dir).as_posix()
        lang = read(path).one("html").attrs["lang"]
        link = urljoin(at, read(path).one("link", rel="manifest").attrs["href"])
        assert link == f"{site_url(site_dir)}{folder(lang)}manifest.webmanifest"
        icon = urljoin(at, read(path).one("link", rel="apple-touch-icon").attrs["href"]).removeprefix(site_url(site_dir))
        assert size((site_dir / icon).read_bytes()) == (180, 180)


def test_every_page_registers_the_worker_late(site_dir: Path) -> None:
    for path in html_files(site_dir):
        part = read(path).having("papayoo-offline")
        assert len(part) == 1
        at = site_url(site_dir) + path.relative_to(site_dir).as_posix()
        assert urljoin(at, part[0].attrs["data-worker"]) == f"{site_url(site_dir)}sw.js"
        assert not [script for script in read(path).all("script") if "offline-" in script.attrs.get("src", "")]


def test_the_words_of_this_part_are_a_file_of_each_language(site_dir: Path) -> None:
    frame = {address for address, *_ in listed(site_dir)["groups"]["frame"]["files"]}
    said: dict[str, dict[str, str]] = {}
    for path in html_files(site_dir):
        document = read(path)
        at = site_url(site_dir) + path.relative_to(site_dir).as_posix()
        file = urljoin(at, document.having("papayoo-offline")[0].attrs["data-words"]).removeprefix(site_url(site_dir))
        assert file in frame  # kept with the pages, so that they are there without a network
        assert HASHED.search(f"/{file}")
        said[document.one("html").attrs["lang"]] = json.loads((site_dir / file).read_text(encoding="utf-8"))
    assert set(said) == set(LANGS)
    for words in said.values():
        assert set(words) == set(said["en"]) == {key for key in words if key.startswith(("offline.", "version."))}
    for key in said["en"]:
        assert len({words[key] for words in said.values()}) == len(LANGS), key


def test_live_reload_registers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    config: Any = SimpleNamespace(extra={"offline": True})
    monkeypatch.setattr(offline, "_serving", True)
    assert offline.foot("en", "./", config) is None


def test_a_site_without_the_worker_registers_nothing_and_tells_it_to_go(site_dir: Path) -> None:
    config: Any = SimpleNamespace(extra={"offline": False})
    assert offline.foot("en", "./", config) is None
    farewell = service_worker.code(service_worker.LEAVES)
    assert "unregister" in farewell
    assert "fetch" not in farewell


def test_the_worker_costs_a_reading_page_next_to_nothing(site_dir: Path) -> None:
    text = (site_dir / "index.html").read_text(encoding="utf-8")
    start = text.index('<div class="papayoo-offline"')
    part = text[start : text.index("</script>", text.index("import(", start)) + len("</script>")]
    assert len(gzip.compress(part.encode())) <= FOOT
    assert compressed(site_dir / "sw.js") <= WORKER
    groups = listed(site_dir)["groups"]
    for lang in LANGS:
        assert groups["frame"]["transfer"] + groups[lang]["transfer"] <= FIRST_VISIT


def test_hosts_that_read_headers_from_the_site(site_dir: Path) -> None:
    base = base_path(site_dir)
    rules: dict[str, list[str]] = {}
    for line in (site_dir / "_headers").read_text(encoding="utf-8").splitlines():
        if line.startswith("  "):
            rules[list(rules)[-1]].append(line.strip())
        else:
            rules[line] = []
    scripts = policy("", runs_python=True)
    everywhere = {**EVERYWHERE, host_settings.POLICY: "frame-ancestors 'none'"}
    assert rules[f"{base}*"] == [f"{name}: {value}" for name, value in everywhere.items()]
    assert rules[f"{base}assets/*"] == rules[f"{base}sw.js"] == [f"{host_settings.POLICY}: {scripts}"]
    lasting = [pattern.removeprefix(base) for pattern, headers in rules.items() if headers == [f"Cache-Control: {FOREVER}"]]
    files = [path.relative_to(site_dir).as_posix() for path in site_dir.rglob("*") if path.is_file() and path.suffix != ".html"]
    for path in files:
        kept = any(
            path.startswith(pattern.removesuffix("*")) if pattern.endswith("*") else path == pattern for pattern in lasting
        )
        assert kept == bool(HASHED.search(f"/{path}")), path


def test_a_name_without_a_hash_is_not_kept_for_good(site_dir: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(site_dir / "assets" / "web", site / "assets" / "web")
    assert host_settings.lasting(site) == ["assets/*"]
    (site / "assets" / "web" / "plain.js").write_text("")
    assert all(not pattern.endswith("*") for pattern in host_settings.lasting(site))


def test_every_settings_file_says_the_same(repo: Path, site_dir: Path) -> None:
    scripts = policy("", runs_python=True)
    apache = (site_dir / ".htaccess").read_text(encoding="utf-8")
    nginx = (repo / "overrides" / "hosts" / "nginx.conf").read_text(encoding="utf-8")
    caddy = (repo / "overrides" / "hosts" / "Caddyfile").read_text(encoding="utf-8")
    for text in (apache, nginx, caddy):
        assert f'"{scripts}"' in text
        assert "\"frame-ancestors 'none'\"" in text
        assert f'"{FOREVER}"' in text
        assert all(f'{name} "{value}"' in text for name, value in EVERYWHERE.items())
        assert "application/wasm" in text
    assert HASHED.pattern in apache
    assert HASHED.pattern in nginx
    assert f"ErrorDocument 404 {base_path(site_dir)}404.html" in apache
    places = re.findall(r"/(assets/\S+?)\*", re.search(r"@hashed path (.*)", caddy)[1])  # type: ignore[index]
    assert {place.rstrip(".") for place in places} == {
        pattern.split(".")[0].rstrip("*") for pattern in host_settings.lasting(site_dir)
    }
