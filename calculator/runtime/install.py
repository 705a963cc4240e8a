"""``python -m calculator.runtime.install``: bring wasm-split onto this machine where that needs nobody's leave."""

import os
import shutil
import subprocess
import sys

from calculator.runtime.split import NO_TOOL, TOOL

PACKAGE = "binaryen"
SECONDS = 240


def install_package() -> bool:
    """Install the system's package, as root on a system with apt-get; False where that is not so or does not work."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return False
    print(f"   installing the system's {PACKAGE} (a minute)", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in ([apt, "update", "-qq"], [apt, "install", "-y", "-qq", "--no-install-recommends", PACKAGE]):
        try:
            done = subprocess.run(command, env=environment, capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return False
        if done.returncode != 0:
            return False
    return True


def main() -> int:
    """Never a failure: the build goes on without the tool, or says itself why it cannot."""
    if os.environ.get(NO_TOOL) or shutil.which(TOOL):
        return 0
    if not install_package() or not shutil.which(TOOL):
        print(f"   {TOOL} is not here (package {PACKAGE}): the WebAssembly stays whole, and the first visit takes longer")
    return 0


if __name__ == "__main__":
    sys.exit(main())
