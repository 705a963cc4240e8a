"""The web parts: the element that stands in the page, the data beside it, and what it shows before any script runs."""

import json
from functools import cache
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

from calculator import service
from calculator.labels import labels
from calculator.paiute.cards import FEWEST_PLAYERS, MOST_PLAYERS
from calculator.papayoo.deal import DEAL
from calculator.papayoo.examples import EXAMPLES, TRICKS, worked
from calculator.papayoo.replay import replay as replay_of
from calculator.papayoo.types import Lang
from overrides.hooks.facts import render, require_catalogue
from overrides.hooks.project import BUILD, page_language, relative, sibling

#: Where the built pieces are published, seen from the root of the site.
WEB, PYTHON = "assets/web", "assets/python"
#: All that a replay says of itself; a page that is read carries no other labels.
REPLAY_LABELS = ("points", "show_all", "step_back", "step_forward", "step_of", "sum")
#: Where the web build leaves the service worker, beside the parts.
WORKERS = "service-worker"


def manifest(of: str) -> dict[str, Any]:
    """What the build of "web" or "python" left behind; a sentence when it has not run."""
    try:
        found: dict[str, Any] = json.loads((BUILD / of / "manifest.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise PluginError(f"build/{of}/manifest.json is missing: `make build` makes the parts before the pages.") from None
    return found


def json_text(data: dict[str, Any]) -> str:
    """JSON that can stand inside a script element: nothing in it can close the element or open a comment."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def data_block(data: dict[str, Any]) -> str:
    """The data beside a web part, as the script element it is read from."""
    return f'<script type="application/json">{json_text(data)}</script>'


def use(page: Page, part: str) -> None:
    """Let the page load the script of a part; main.html reads the list."""
    scripts = page.meta.setdefault("parts", [])
    address = f"{WEB}/{manifest('web')[part]}"
    if address not in scripts:
        scripts.append(address)


@cache
def empty_views(lang: Lang) -> dict[str, Any]:
    """The screen of an empty round for each number of players, as the engine draws it."""
    views = {}
    for players in DEAL:
        answer = service.apply(None, {"type": "new_game", "players": players}, lang)
        if "error" in answer:
            raise PluginError(f"The engine draws no empty screen for {players} players: {answer}")
        views[str(players)] = answer["view"]
    return views


def engine(page: Page) -> dict[str, Any]:
    """Where the page finds Python and the worker that runs it; from now on it may compile WebAssembly."""
    page.meta["runs_python"] = True
    worker, python = manifest("web")["worker"], manifest("python")
    return {
        "worker": relative(f"{WEB}/{worker}", page),
        "python": {
            **python,
            "base": relative(f"{PYTHON}/", page),
            "workerBytes": (BUILD / "web" / worker).stat().st_size,
        },
    }


def preload(page: Page, script: str) -> None:
    """Let the page ask for all of Python in its head and start its worker, and for ``script``; main.html reads this."""
    worker, python = manifest("web")["worker"], manifest("python")
    pieces = (name for name in python["files"] if name != python["rest"])
    page.meta["early_script"] = script
    page.meta["early_worker"] = f"{WEB}/{worker}"
    page.meta["preload"] = [f"{WEB}/{worker}", *(f"{PYTHON}/{name}" for name in pieces)]


def score_sheet(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[calculator]]``: the score sheet, usable at once with the engine's empty screens."""
    lang = page_language(page)
    require_catalogue(lang)
    script = f"{WEB}/{manifest('web')['score-sheet']}"
    preload(page, script)
    data = {
        "lang": lang,
        "labels": labels(lang),
        "views": empty_views(lang),
        "rules": sibling("rules", page, config),
        "root": relative("", page),
        **engine(page),
    }
    view = empty_views(lang)["4"]
    script = relative(script, page)
    return render("calculator.html", page, config, data=data_block(data), labels=labels(lang), view=view, script=script)


def trick(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[trick]]``: the trick referee, usable at once with the engine's empty table."""
    lang = page_language(page)
    require_catalogue(lang)
    use(page, "trick")
    answer = service.trick(None, lang)
    if "error" in answer:
        raise PluginError(f"The engine draws no empty trick: {answer}")
    rules = sibling("rules", page, config)
    root = relative("", page)
    data = {"lang": lang, "labels": labels(lang), "view": answer["view"], "rules": rules, "root": root, **engine(page)}
    return render("trick.html", page, config, data=data_block(data), labels=labels(lang))


def showdown(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[showdown]]``: Paiute's showdown, usable at once with the engine's empty table."""
    lang = page_language(page)
    require_catalogue(lang)
    use(page, "showdown")
    views = {}
    for count in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
        answer = service.showdown(None, lang, action={"type": "set_hands", "count": count})
        if "error" in answer:
            raise PluginError(f"The engine draws no empty showdown for {count} players: {answer}")
        views[str(count)] = answer["view"]
    rules, root = sibling("paiute", page, config), relative("", page)
    data = {"lang": lang, "labels": labels(lang), "views": views, "rules": rules, "root": root, **engine(page)}
    return render("showdown.html", page, config, data=data_block(data), labels=labels(lang))


def replay(page: Page, config: MkDocsConfig, arguments: list[str]) -> str:
    """``[[replay ID]]``: a worked round or trick, all its steps and the result readable without script."""
    if len(arguments) != 1:
        raise PluginError(f"{page.file.src_uri}: [[replay]] takes one example, not {arguments}")
    if arguments[0] not in {*EXAMPLES, *TRICKS}:
        raise PluginError(f"{page.file.src_uri}: there is no worked example '{arguments[0]}'")
    lang = page_language(page)
    require_catalogue(lang)
    use(page, "replay")
    view = replay_of(worked(arguments[0]), lang)
    calculator = sibling("calculator", page, config)
    said = {key: label for key, label in labels(lang).items() if key in REPLAY_LABELS}
    data = {"lang": lang, "labels": said, "replay": view, "calculator": calculator}
    link = f"{calculator}#{view['link']}"
    return render("replay.html", page, config, data=data_block(data), labels=labels(lang), replay=view, link=link)
