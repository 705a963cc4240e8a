"""First of the hooks: make the repository's own packages importable, wherever mkdocs was started from.

mkdocs restores the import path after loading a hook; packages imported here are still found by the hooks after it.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).absolute().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

import calculator  # noqa: E402, F401
import overrides.hooks  # noqa: E402, F401
