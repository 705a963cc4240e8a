"""``python -m calculator.runtime --wheel build/wheel --pyodide …/node_modules/pyodide --output build/python``."""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from calculator.runtime.manifest import Manifest, write_manifest
from calculator.runtime.pack import pack
from calculator.runtime.pieces import copy_pieces, pyodide_version
from calculator.runtime.unpack import NoWheel, the_wheel, unpack


def build(wheels: Path, pyodide: Path, output: Path) -> Manifest:
    """Run all steps; ``output`` is replaced as a whole, or left as it was when a step fails."""
    output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=output.parent) as scratch:
        tree, fresh = Path(scratch) / "tree", Path(scratch) / "python"
        fresh.mkdir()
        unpack(the_wheel(wheels), tree)
        archive = pack(tree, fresh)
        copy_pieces(pyodide, fresh)
        described = write_manifest(fresh, archive, pyodide_version(pyodide))
        if output.exists():
            shutil.rmtree(output)
        fresh.rename(output)
    return described


def main() -> int:
    """Build and say how large the result is; 1 with one sentence when something is missing."""
    parser = argparse.ArgumentParser(prog="python -m calculator.runtime", description="Bring the engine into the browser.")
    parser.add_argument("--wheel", type=Path, required=True, help="directory that holds the one wheel")
    parser.add_argument("--pyodide", type=Path, required=True, help="the npm package pyodide")
    parser.add_argument("--output", type=Path, required=True, help="directory to write")
    options = parser.parse_args()
    try:
        described = build(options.wheel, options.pyodide, options.output)
    except (NoWheel, FileNotFoundError) as error:
        print(f"The browser's Python could not be put together: {error}.", file=sys.stderr)
        return 1
    sizes = {name: size["bytes"] for name, size in described["files"].items()}
    archive = described["archive"]
    print(f"   Pyodide {described['version']}, {archive} {sizes[archive] // 1024} kB, all {sum(sizes.values()) // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
