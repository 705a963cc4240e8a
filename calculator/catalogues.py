"""Keep the gettext catalogues in step with the code, and compile them (a build step; needs Babel and Jinja).

    python -m calculator.catalogues update    write the messages found in the code into all catalogues
    python -m calculator.catalogues check     say what update would change; exit 1 if anything
    python -m calculator.catalogues compile   write the .mo files the engine reads

Messages stand in the catalogues by file and text, without line numbers, dates or guesses ("fuzzy"), so that a catalogue
changes only when a sentence does. The English catalogue repeats the source, for whoever starts a new language from it.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import IO, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from jinja2.ext import babel_extract

from calculator.labels import LABELS, label_context
from calculator.words import LANGS, PLURAL_FORMS

ROOT = Path(__file__).parent.parent
LOCALE = ROOT / "calculator" / "locale"
LABELS_FILE = "calculator/labels.py"
#: Where sentences come from: files, and how they are read.
SOURCES: tuple[tuple[str, str | Callable[..., Any]], ...] = (
    ("calculator/*.py", "python"),
    ("calculator/papayoo/**/*.py", "python"),
    ("calculator/paiute/**/*.py", "python"),
    ("overrides/**/*.py", "python"),
    ("overrides/**/*.html", babel_extract),
)
COMMENT_TAG = "TRANSLATORS:"
#: Babel writes a date into every compiled header; one fixed date keeps builds equal to the byte.
DATE = datetime(2026, 1, 1, tzinfo=UTC)

HEADER = """\
# Sentences and labels of the Papayoo calculator.
# English is the source: change it in the code, then run "python -m calculator.catalogues update".
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"MIME-Version: 1.0\\n"
"Language: {lang}\\n"
"Plural-Forms: {plural_forms}\\n"
"""


def po_path(lang: str) -> Path:
    return LOCALE / lang / "LC_MESSAGES" / "calculator.po"


def mo_path(lang: str) -> Path:
    return po_path(lang).with_suffix(".mo")


def source_messages(root: Path = ROOT) -> list[Message]:
    """Every message in the code, once, with the files it stands in; ordered by first file, context and text."""
    found = Catalog()
    for pattern, method in SOURCES:
        for path in sorted(root.glob(pattern)):
            if "node_modules" in path.parts:
                continue
            name = path.relative_to(root).as_posix()
            with path.open("rb") as file:
                for message, comments, context in _extracted(method, file):
                    found.add(message, context=context, auto_comments=comments, locations=[(name, 1)])
    for key, text in LABELS.items():
        found.add(text, context=label_context(key), locations=[(LABELS_FILE, 1)])
    messages = [message for message in found if message.id]
    return sorted(messages, key=lambda message: (min(message.locations), message.context or "", _texts(message.id)))


def _extracted(method: str | Callable[..., Any], file: IO[bytes]) -> Iterator[tuple[Any, list[str], str | None]]:
    options = {"silent": "false"}  # a template that cannot be read is an error, not a template without messages
    for _, message, comments, context in extract(method, file, DEFAULT_KEYWORDS, [COMMENT_TAG], options, strip_comment_tags=True):
        yield message, comments, context


def read_catalogue(lang: str) -> Catalog:
    """The catalogue of one language; ValueError if its header has another plural rule than ours."""
    with po_path(lang).open("rb") as file:
        catalogue = read_po(file, locale=lang, abort_invalid=True)
    header = dict(catalogue.mime_headers)
    if header["Plural-Forms"] != PLURAL_FORMS[lang]:
        raise ValueError(f"{lang}: plural rule {header['Plural-Forms']!r} is not {PLURAL_FORMS[lang]!r}")
    return catalogue


def updated_text(lang: str, messages: list[Message]) -> str:
    """The catalogue file of one language with exactly these messages; translations are kept where the text is the same."""
    old = read_catalogue(lang) if po_path(lang).exists() else Catalog(locale=lang)
    new = Catalog(locale=lang)
    new.mime_headers = [("Plural-Forms", PLURAL_FORMS[lang])]  # how many forms an untranslated message shows
    for message in messages:
        known = old.get(message.id, message.context)
        new.add(
            message.id,
            string=message.id if lang == "en" else known.string if known else None,
            context=message.context,
            locations=sorted({(name, 1) for name, _ in message.locations}),
            auto_comments=message.auto_comments,
            user_comments=known.user_comments if known else (),
        )
    body = BytesIO()
    write_po(body, new, width=0, omit_header=True, include_lineno=False)
    return HEADER.format(lang=lang, plural_forms=PLURAL_FORMS[lang]) + "\n" + body.getvalue().decode().strip("\n") + "\n"


def update() -> None:
    messages = source_messages()
    for lang in LANGS:
        path = po_path(lang)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(updated_text(lang, messages), encoding="utf-8", newline="\n")


def stale() -> list[str]:
    """The languages whose catalogue is not what :func:`update` would write."""
    messages = source_messages()
    return [lang for lang in LANGS if updated_text(lang, messages) != po_path(lang).read_text(encoding="utf-8")]


def compiled(lang: str) -> bytes:
    catalogue = read_catalogue(lang)
    catalogue.creation_date = catalogue.revision_date = DATE
    data = BytesIO()
    write_mo(data, catalogue)
    return data.getvalue()


def compile_all() -> None:
    """Write the .mo of every language but English, whose sentences are in the code."""
    for lang in LANGS:
        if lang != "en":
            mo_path(lang).write_bytes(compiled(lang))


def _texts(message_id: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return (message_id,) if isinstance(message_id, str) else tuple(message_id)


def main(arguments: list[str]) -> int:
    commands: Mapping[str, Callable[[], None]] = {"update": update, "compile": compile_all}
    if arguments == ["check"]:
        behind = stale()
        if behind:
            print(f"catalogues behind the code: {', '.join(behind)}; run python -m calculator.catalogues update", file=sys.stderr)
        return 1 if behind else 0
    if len(arguments) != 1 or arguments[0] not in commands:
        print(__doc__, file=sys.stderr)
        return 2
    commands[arguments[0]]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
