"""The catalogues: in step with the code, complete, with our headers, and the same placeholders in every language."""

import gettext
import re
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Message

from calculator import catalogues
from calculator.catalogues import compiled, mo_path, po_path, read_catalogue, source_messages
from calculator.labels import LABELS, label_context, labels
from calculator.words import LANGS, PLURAL_FORMS

TRANSLATED = [lang for lang in LANGS if lang != "en"]
NUMBER_OF_FORMS = {"en": 2, "de": 2, "fr": 2, "pl": 3}
#: English texts that may stand as they are, because the language says the same (labels, names of cards, patterns).
IDENTICAL = {
    "de": {"Papayoo", "Payoo", "Payoo\u00a0{rank}", "Plus", "Link", "April", "August", "September", "November", "A", "K", "wild"},
    "fr": {
        "Papayoo",
        "Payoo",
        "Payoo\u00a0{rank}",
        "Payoos\u00a0{ranks}",
        "Place",
        "Plus",
        "Points",
        "{n}\u00a0point",
        "{n}\u00a0points",
        "Total",
        "A",
    },
    "pl": {"Papayoo", "Payoo", "Payoo\u00a0{rank}", "Plus", "Link", "A", "K"},
}
#: Nothing but placeholders and signs: the same in every language.
PATTERN = re.compile(r"(\{\w+\}|\W)+")


def _forms(message: Message) -> list[str]:
    string = message.string
    return list(string) if isinstance(string, (tuple, list)) else [string]


def _texts(message: Message) -> list[str]:
    return list(message.id) if isinstance(message.id, (tuple, list)) else [message.id]


def _messages(lang: str) -> list[Message]:
    return [message for message in read_catalogue(lang) if message.id]


def _placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", text))


def test_the_catalogues_are_what_the_code_says() -> None:
    assert catalogues.stale() == [], "run: python -m calculator.catalogues update"


def test_sentences_of_every_part_are_found() -> None:
    files = {name for message in source_messages() for name, _ in message.locations}
    assert {"calculator/words.py", "calculator/labels.py", "calculator/papayoo/wording.py", "calculator/papayoo/view.py"} <= files
    assert any(name.endswith(".html") for name in files)


@pytest.mark.parametrize("lang", LANGS)
def test_header(lang: str) -> None:
    head = po_path(lang).read_text(encoding="utf-8").split("\n\n")[0]
    assert f'"Language: {lang}\\n"' in head
    assert f'"Plural-Forms: {PLURAL_FORMS[lang]}\\n"' in head
    assert '"Content-Type: text/plain; charset=utf-8\\n"' in head


@pytest.mark.parametrize("lang", LANGS)
def test_nothing_fuzzy_or_obsolete(lang: str) -> None:
    text = po_path(lang).read_text(encoding="utf-8")
    assert "fuzzy" not in text
    assert "#~" not in text


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_has_all_its_forms(lang: str) -> None:
    for message in _messages(lang):
        forms = _forms(message)
        assert len(forms) == (NUMBER_OF_FORMS[lang] if isinstance(message.id, (tuple, list)) else 1), message.id
        assert all(forms), message.id


@pytest.mark.parametrize("lang", LANGS)
def test_every_form_has_the_placeholders_of_the_english(lang: str) -> None:
    wrong = [
        (message.id, form)
        for message in _messages(lang)
        for form in _forms(message)
        if _placeholders(form) != _placeholders(_texts(message)[-1])
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGS)
def test_braces_only_around_placeholders(lang: str) -> None:
    wrong = [form for message in _messages(lang) for form in _forms(message) if set("{}") & set(re.sub(r"\{\w+\}", "", form))]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_end_as_the_english_do(lang: str) -> None:
    """A full stop, a colon or an ellipsis at the end is part of a sentence: labels have none, in no language."""
    wrong = [
        (message.id, form)
        for message in _messages(lang)
        for text, form in zip(_texts(message)[-1:] * 3, _forms(message), strict=False)
        if text.endswith(".") != form.endswith(".") or form != form.strip()
    ]
    assert wrong == []


def test_english_repeats_the_source() -> None:
    assert [message.id for message in _messages("en") if _forms(message) != _texts(message)] == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_nothing_is_left_in_english(lang: str) -> None:
    same = {
        text
        for message in _messages(lang)
        for text, form in zip(_texts(message), _forms(message), strict=False)
        if text == form and not PATTERN.fullmatch(text)
    }
    assert same == IDENTICAL[lang]


@pytest.mark.parametrize("lang", TRANSLATED)
def test_compiled_catalogue_says_what_the_file_says(lang: str) -> None:
    loaded = gettext.GNUTranslations(BytesIO(compiled(lang)))
    assert loaded.info()["plural-forms"] == PLURAL_FORMS[lang]
    for message in _messages(lang):
        one, form = _texts(message)[0], _forms(message)[0]
        if isinstance(message.id, (tuple, list)):
            said = loaded.npgettext(message.context, *message.id, 1) if message.context else loaded.ngettext(*message.id, 1)
        else:
            said = loaded.pgettext(message.context, one) if message.context else loaded.gettext(one)
        assert said == form


@pytest.mark.parametrize("lang", TRANSLATED)
def test_compiling_twice_gives_the_same_bytes(lang: str) -> None:
    assert compiled(lang) == compiled(lang)
    assert b"POT-Creation-Date: 2026-01-01" in compiled(lang)


def test_a_catalogue_with_another_plural_rule_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "fr" / "LC_MESSAGES" / "calculator.po"
    path.parent.mkdir(parents=True)
    path.write_text(po_path("fr").read_text(encoding="utf-8").replace("plural=(n > 1)", "plural=(n != 1)"), encoding="utf-8")
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path)
    with pytest.raises(ValueError, match="plural rule"):
        read_catalogue("fr")


def test_check_reports_a_catalogue_behind_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang in LANGS:
        path = tmp_path / lang / "LC_MESSAGES" / "calculator.po"
        path.parent.mkdir(parents=True)
        path.write_bytes(po_path(lang).read_bytes())
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path)
    catalogues.update()
    assert catalogues.main(["check"]) == 0
    po_path("pl").write_text(po_path("pl").read_text(encoding="utf-8") + '\nmsgid "Gone."\nmsgstr "Nie ma."\n', encoding="utf-8")
    assert catalogues.main(["check"]) == 1
    assert "pl" in capsys.readouterr().err
    assert catalogues.main(["update"]) == 0
    assert catalogues.main(["check"]) == 0
    assert "Gone." not in po_path("pl").read_text(encoding="utf-8")


def test_compile_writes_what_the_engine_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in LANGS:
        path = tmp_path / lang / "LC_MESSAGES" / "calculator.po"
        path.parent.mkdir(parents=True)
        path.write_bytes(po_path(lang).read_bytes())
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path)
    assert catalogues.main(["compile"]) == 0
    assert [mo_path(lang).exists() for lang in LANGS] == [False, True, True, True]
    assert gettext.GNUTranslations(BytesIO(mo_path("pl").read_bytes())).pgettext("suit", "clubs") == "trefl"


@pytest.mark.parametrize("arguments", [[], ["nonsense"], ["update", "compile"]])
def test_other_commands_are_refused(arguments: list[str]) -> None:
    assert catalogues.main(arguments) == 2


@pytest.mark.parametrize("lang", LANGS)
def test_labels(lang: str) -> None:
    catalogue = read_catalogue(lang)
    assert labels("en") == LABELS
    for key, text in LABELS.items():
        message = catalogue.get(text, label_context(key))
        assert message is not None
        assert isinstance(message.string, str)  # no plurals: the page only fills placeholders
    contexts = {message.context for message in _messages(lang) if (message.context or "").startswith("ui.")}
    assert contexts == {label_context(key) for key in LABELS}
