"""Published addresses only ever grow: an id that has been linked to is never removed or renamed.

published_ids.txt lists them, one ``page#id`` a line, sorted. A new id is added to the file; the test names those still to add.
"""

from pathlib import Path

from built import LANGS, PAGES, article, ids

REGISTRY = Path(__file__).with_name("published_ids.txt")


def published() -> list[str]:
    return REGISTRY.read_text(encoding="utf-8").split()


def standing(site: Path, lang: str) -> set[str]:
    return {f"{name}#{anchor}" for name in PAGES for anchor in ids(article(site, name, lang))}


def test_the_registry_is_sorted_and_free_of_doubles() -> None:
    assert published() == sorted(set(published()))


def test_every_published_id_still_stands(site_dir: Path) -> None:
    for lang in LANGS:
        gone = set(published()) - standing(site_dir, lang)
        assert not gone, f"published and gone from the {lang} pages: {sorted(gone)}"


def test_every_id_is_in_the_registry(site_dir: Path) -> None:
    new = sorted(standing(site_dir, "en") - set(published()))
    assert not new, "add to tests/site/published_ids.txt:\n" + "\n".join(new)
