"""Run one of this folder's scripts under Node, JSON in and JSON out."""

import json
import subprocess
from pathlib import Path
from typing import Any

#: No step takes a tenth of this on an idle machine.
SECONDS = 1200


class StepFailed(Exception):
    """A step has not done what it should; the browser can still be given the published files."""


def run(script: str, said: dict[str, Any]) -> Any:
    """What ``script`` ("answer.mjs") answers to ``said``, None where it answers nothing; StepFailed with its last words."""
    path = Path(__file__).with_name(script)
    text = json.dumps(said)
    try:
        done = subprocess.run(["node", path], input=text, capture_output=True, encoding="utf-8", timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise StepFailed(f"{script}: {error}") from None
    if done.returncode != 0:
        raise StepFailed(f"{script}: {(done.stderr.strip().splitlines() or ['no reason given'])[-1][:500]}")
    return json.loads(done.stdout) if done.stdout else None
