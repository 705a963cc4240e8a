"""The browser's Python is newer than the build's: both must choose the same forms from the same catalogues."""

import json
import shutil
import subprocess
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path

from calculator.catalogues import compiled
from calculator.words import LANGS, Words


def test_the_browsers_python_says_the_same(repo: Path, tmp_path: Path, words_of: Callable[[str], Words]) -> None:
    for path in (repo / "calculator" / "__init__.py", repo / "calculator" / "words.py"):
        target = tmp_path / path.relative_to(repo)
        target.parent.mkdir(exist_ok=True)
        shutil.copyfile(path, target)
    for lang in LANGS:
        folder = tmp_path / "calculator" / "locale" / lang / "LC_MESSAGES"
        folder.mkdir(parents=True)
        (folder / "calculator.mo").write_bytes(compiled(lang))
    pyodide = repo / "calculator" / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
    assert pyodide.is_file(), "run `npm ci` in calculator/web (make does)"
    script = Path(__file__).with_name("browser_python.mjs")
    run = subprocess.run(["node", script, pyodide, tmp_path], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr
    answer = json.loads(run.stdout)
    assert tuple(answer["version"]) >= (3, 14)
    numbers = [*range(-120, 300), *(Fraction(n, 4) for n in range(-20, 20))]
    assert answer["said"] == {lang: [words_of(lang).points(n) for n in numbers] for lang in LANGS}
