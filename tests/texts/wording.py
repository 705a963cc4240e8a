"""The words of the pages: what a language avoids, and words of another language that were left standing."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

from avoid import avoid_list
from texts.source import Source

Pages = Mapping[tuple[str, str], Source]

#: Words that no text of another of our languages holds, unless it quotes: small ones, and those of the site's own frame.
OWN = {
    "en": r"the|and|with|which|Rule|House rule|Not covered|Decision|Warning|Next|Previous|Search|Home|Copy link|Players?",
    "de": r"und|nicht|wird|eine|einer|Regel|Hausregel|Entscheidung|Hinweis|Weiter|Zurück|Suche|Startseite|Spieler",
    "fr": r"les|une|dans|pas|Règle|Règle maison|Décision|Astuce|Suivant|Précédent|Recherche|Accueil|Joueur",
    "pl": r"się|jest|oraz|który|Zasada|Decyzja|Wskazówka|Dalej|Wstecz|Szukaj|Gracz",
}
#: Stock words of page builders: a title of a box that nobody translated.
STOCK = re.compile(r"^(?:Note|Tip|Info|Warning|Danger|Example|Question|Quote|Abstract|Success|Failure|Bug|See also|TODO)\b")
QUOTED = {"en": r"“[^”]*”", "de": r"„[^“]*“", "fr": r"«[^»]*»", "pl": r"„[^”]*”"}
#: Names that stand in every language as they are.
NAMES = re.compile(r"Board Game Arena|CC BY|GB Team")


def said(page: Source) -> Iterator[tuple[str, str, str]]:
    """(place, text, game) of all that a reader of the page sees; the page of sources has sections about either game."""
    for key, text in page.meta.items():
        yield f"{page.place}: {key}", text, page.game
    for section in page.sections:
        game = "paiute" if section.id.startswith("paiute") else page.game
        yield f"{page.place}:{section.line}", re.sub(r"\*\*|(?<!\w)_|_(?!\w)", "", section.title), game
        for paragraph in section.paragraphs:
            yield f"{page.place}:{paragraph.line}", paragraph.uncited, game


def avoided(pages: Pages) -> list[str]:
    """Nothing stands on a page that its language avoids; a mistake in quotation marks is shown on purpose."""
    faults = []
    for page in pages.values():
        for place, text, game in said(page):
            for rule in avoid_list(page.lang, game):
                found = rule.found(text)
                if found is not None:
                    faults.append(f"{place}: “{found}” is to be avoided; use {rule.use}")
    return faults


def untranslated(pages: Pages) -> list[str]:
    """No word of another language was left standing, and no stock title of a box."""
    faults = []
    for page in pages.values():
        for place, text, _ in said(page):
            faults += [f"{place}: “{word}” is not translated" for word in foreign(text, page.lang)]
            if STOCK.match(text):
                faults.append(f"{place}: “{text.split()[0]}” is a stock word, not ours")
    return faults


def foreign(text: str, lang: str) -> list[str]:
    """The words of other languages in a text of ``lang``, what it quotes left out."""
    own = NAMES.sub("", re.sub(QUOTED[lang], "", text))
    return [
        found[0]
        for other, words in OWN.items()
        if other != lang
        for found in [re.search(rf"(?<!\w)(?:{words})(?!\w)", own)]
        if found
    ]


def frame(words: Mapping[str, Mapping[str, str]]) -> list[str]:
    """The same for the few words around the pages, by language."""
    faults = []
    for lang, named in words.items():
        for key, text in named.items():
            found = [(rule.found(text), rule.use) for rule in avoid_list(lang, "papayoo")]
            faults += [f"mkdocs.yml: {key} ({lang}): “{one}” is to be avoided; use {use}" for one, use in found if one]
            faults += [f"mkdocs.yml: {key} ({lang}): “{word}” is not translated" for word in foreign(text, lang)]
    return faults


def glossary(path: Path, game: str = "papayoo") -> list[str]:
    """The same for the words of the glossary and the notes on them."""
    faults = []
    for concept in tomllib.loads(path.read_text(encoding="utf-8"))["concept"]:
        for key, text in concept.items():
            lang = key.removeprefix("note_")
            if lang in QUOTED:
                found = [(rule.found(text), rule.use) for rule in avoid_list(lang, game)]
                faults += [
                    f"{path.name}: {concept['id']} ({key}): “{one}” is to be avoided; use {use}" for one, use in found if one
                ]
    return faults
