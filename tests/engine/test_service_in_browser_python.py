"""The browser's Python is newer than the build's and runs on another machine: the door must answer the same there."""

import json
import subprocess
from pathlib import Path
from typing import Any

from engine.evening import Evening

from calculator import service
from calculator.words import LANGS

CORPUS = Path(__file__).parent.parent / "corpus"


def _requests() -> list[str]:
    """Everything in the corpus, hostile files and links included, and a round entered step by step, as the browser sends it."""
    texts = [path.read_bytes().decode("utf-8", "replace") for path in sorted((CORPUS / "refused").glob("*.json"))]
    texts += [path.read_text("utf-8") for path in sorted((CORPUS / "games").glob("*.json"))]
    for name in ("links", "refused-links"):
        texts += [link["link"] for link in json.loads((CORPUS / f"{name}.json").read_text("utf-8"))]
    requests: list[Any] = [{"do": "read", "lang": LANGS[place % 4], "text": text} for place, text in enumerate(texts)]
    for lang in LANGS:
        state: Any = None
        for player, text in zip("abcd", ("3+8 19", "72", "61", "80"), strict=True):
            action: Any = {"type": "set_points", "player": player, "text": text}
            requests.append({"do": "apply", "lang": lang, "state": state, "action": action})
            answer: Any = service.apply(state, action, lang)
            state = answer["state"]
        requests.append({"do": "read", "lang": lang, "text": "#example=missing-payoo-7"})
        requests.append({"do": "view", "lang": lang, "state": None})
        requests += _evening(lang)
    return [*map(json.dumps, requests), "", "[" * 100_000, '{"do": NaN}', '{"x": "\ud800"}', "9" * 5000]


def _evening(lang: str) -> list[Any]:
    """A game with a history, asked for one step after the other, and as files."""
    evening = Evening(lang=lang)
    evening.do("set_end", kind="points", value=500)
    evening.write(30, 72, 68, 80)
    evening.enter(10, 20, 100, 120)
    steps: tuple[dict[str, Any], ...] = (
        {"type": "write_round"},
        {"type": "undo"},
        {"type": "redo"},
        {"type": "edit_round", "round": 0},
        {"type": "join", "start": "average", "name": "Max"},
        {"type": "share_game", "anonymous": True},
        {"type": "rematch", "id": "again", "started": "2026-12-01T00:10:00+01:00"},
    )
    asked: list[Any] = []
    for action in steps:
        kept = {"state": evening.state, "lang": lang, "history": evening.history}
        asked.append({"do": "apply", "action": action, **kept})
        evening.do(action["type"], **{key: value for key, value in action.items() if key != "type"})
    asked += [{"do": "export", "state": asked[-1]["state"], "kind": kind, "lang": lang} for kind in ("json", "csv")]
    return asked


def test_the_browsers_python_answers_the_same(repo: Path, tmp_path: Path) -> None:
    pyodide = repo / "calculator" / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
    assert pyodide.is_file(), "run `npm ci` in calculator/web (make does)"
    requests = _requests()
    file = tmp_path / "requests.json"
    file.write_text(json.dumps(requests), "utf-8")
    script = Path(__file__).with_name("service_in_browser_python.mjs")
    run = subprocess.run(["node", script, pyodide, repo, file], capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr
    said = json.loads(run.stdout)
    assert len(said["answers"]) == len(requests)
    for request, answer in zip(requests, said["answers"], strict=True):
        assert json.loads(answer) == json.loads(service.call(request)), request[:200]
    # A link made there opens here.
    opened: Any = service.read(said["link"])
    assert opened["draft"] == service.read("example=missing-payoo-7")["draft"]  # type: ignore[typeddict-item]
