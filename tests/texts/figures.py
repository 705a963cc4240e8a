"""The figures that the pages say: the same in four languages, section by section, and all of them known to the engine.

Number words count as the figures they stand for ("seven", "zu siebt", "siedmiu"; a Polish card is a noun: "siódemka"), so that
each language may write as its editors do. Words for 1 and 2 are left out, they are articles and pairs as often as numbers; so is
0, for which most languages say "nothing". Where a language says a figure more often than another, figures.toml holds what each
says; ``python tests/texts/figures.py`` prints what to put there.
"""

import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).resolve().parents[1]), str(Path(__file__).resolve().parents[2])]

from texts.facts import counted, known
from texts.source import LANGS, Source, read

DATA = Path(__file__).with_name("figures.toml")
FIGURE = re.compile(r"\d+(?:[.,]\d+)?")
THOUSANDS = re.compile(r"(?<=\d)[\u202f\u00a0](?=\d{3}(?!\d))")
WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
#: "Rule 5.3", "règles 3.1 et 3.4": citations are checked on their own, by the id they lead to.
CITED = re.compile(
    r"\b(?:rules?|regeln?|règles?|zasad[ayę]?)[ \u00a0]\d\.\d(?:(?:,? (?:and|und|et|i|oraz)[ \u00a0]|, )\d\.\d)*", re.I
)
PLACEHOLDER = re.compile(r"\{\w+\}")
RULE_NUMBER = re.compile(r"^\d+\.(?:\d+)? ")


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(DATA.read_text(encoding="utf-8"))


@cache
def words(lang: str) -> Mapping[str, str]:
    """The number words of a language, each with its figure."""
    return {word: str(figure) for figure, forms in _data()["words"][lang].items() for word in forms.split()}


@cache
def hands(lang: str) -> re.Pattern[str]:
    """The winning hands of Paiute, whose names count in each language's own way: "three and three" is "zwei Drillinge"."""
    return re.compile(r"\b(?:" + "|".join(_data()["hands"][lang]["names"]).replace(" ", r"\s") + r")\b", re.I)


def figures(text: str, lang: str) -> Counter[str]:
    """How often each figure is said in a text; decimals with a point."""
    text = hands(lang).sub("", THOUSANDS.sub("", CITED.sub("", text)))
    said = Counter(found.replace(",", ".") for found in FIGURE.findall(text))
    said.update(words(lang)[word] for word in WORD.findall(text.lower()) if word in words(lang))
    del said["0"]
    return said


def places(pages: Mapping[tuple[str, str], Source]) -> Iterator[tuple[str, dict[str, Counter[str]]]]:
    """Each section, and each page's title with its description, as "page#id" with what every language says there."""
    for name in sorted({name for _, name in pages}):
        sources = {lang: pages[lang, name] for lang in LANGS if (lang, name) in pages}
        yield f"{name}#", {lang: figures(" ".join(source.meta.values()), lang) for lang, source in sources.items()}
        for section in sources.get("en", next(iter(sources.values()))).sections:
            yield (
                f"{name}#{section.id}",
                {
                    lang: figures(RULE_NUMBER.sub("", source.by_id[section.id].uncited), lang)
                    for lang, source in sources.items()
                    if section.id in source.by_id
                },
            )


def written(said: Counter[str]) -> str:
    """The figures in order, each as often as it is said: "7 7 8 250"."""
    return " ".join(sorted(said.elements(), key=lambda figure: (float(figure), figure)))


def differing(pages: Mapping[tuple[str, str], Source]) -> dict[str, dict[str, str]]:
    """The sections in which the languages do not say the same figures, with what each says."""
    return {
        place: {lang: written(one) for lang, one in said.items()}
        for place, said in places(pages)
        if len({written(one) for one in said.values()}) > 1
    }


def differ(pages: Mapping[tuple[str, str], Source]) -> list[str]:
    """Faults: figures that one language says and another does not, or says otherwise than settled."""
    settled, found, faults = _data()["differs"], differing(pages), []
    for place, said in found.items():
        name, _, anchor = place.partition("#")
        for lang, one in said.items():
            others = [other for key, other in said.items() if key != lang]
            expected = settled[place][lang] if place in settled else _most_common(others)
            if one != expected:
                faults.append(f"docs/{lang}/{name}.md#{anchor}: the figures are [{one}], expected [{expected}]")
    known_places = {place for place, _ in places(pages)}
    for place in sorted(set(settled) - set(found)):
        if place in known_places:
            faults.append(f"figures.toml: {place} need not stand there any more, all languages say the same figures")
    return faults


def _most_common(texts: list[str]) -> str:
    return Counter(texts).most_common(1)[0][0]


def unknown(pages: Mapping[tuple[str, str], Source]) -> list[str]:
    """Faults: figures that neither the engine knows nor the facts of the page."""
    faults = []
    for place, said in places(pages):
        name, _, anchor = place.partition("#")
        allowed = known(name) | {Fraction(one) for one in _data()["facts"].get(place, {}).get("figures", "").split()}
        for lang, one in said.items():
            here = allowed | {Fraction(counted(pages, lang).get(place, 0))}
            strange = sorted((figure for figure in one if Fraction(figure) not in here), key=float)
            if strange:
                faults.append(f"docs/{lang}/{name}.md#{anchor}: {', '.join(strange)} is no figure that the game's facts know")
    return faults


def catalogues(messages: Iterable[tuple[str, str, str]]) -> list[str]:
    """Faults: translations (language, English, translated) that say other figures than the English sentence."""
    faults = []
    for lang, english, translated in messages:
        expected, found = (figures(PLACEHOLDER.sub("", text), one) for text, one in ((english, "en"), (translated, lang)))
        if found != expected and translated not in _data()["catalogue"].get(lang, []):
            faults.append(
                f"calculator.po ({lang}): “{translated}” says [{written(found)}], English [{written(expected)}]: “{english}”"
            )
    return faults


def counts(pages: Mapping[tuple[str, str], Source]) -> list[str]:
    """Faults: a page that miscounts its own questions, mistakes, examples or disagreements."""
    said = dict(places(pages))
    return [
        f"docs/{lang}/{place.replace('#', '.md#')}: there are {number} of them, and the text says otherwise"
        for lang in LANGS
        for place, number in counted(pages, lang).items()
        if lang in said.get(place, {}) and str(number) not in said[place][lang]
    ]


if __name__ == "__main__":
    for at, each in differing(read(Path(__file__).resolve().parents[2] / "docs")).items():
        print(f'"{at}" = {{ {", ".join(f"{lang} = {chr(34)}{one}{chr(34)}" for lang, one in each.items())} }}')
