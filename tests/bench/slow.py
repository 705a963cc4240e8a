"""A processor that is several times slower: a browser's renderers are stopped and continued on a duty cycle.

DevTools' throttle slows the main thread only; Python runs in a worker of the same process.
"""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

#: Seconds of one cycle, and how often the list of renderers is made anew.
CYCLE = 0.016
LOOK = 0.05


def _command(pid: str) -> list[str]:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace").split("\0")
    return []


def _parent(pid: str) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text(errors="replace").rpartition(")")[2].split()[1]
    return "0"


def renderers(profile: Path) -> list[int]:
    """The renderer processes of the browser that runs on this profile."""
    pids = [entry.name for entry in Path("/proc").iterdir() if entry.name.isdigit()]
    commands = {pid: _command(pid) for pid in pids}
    mine = {pid for pid, command in commands.items() if f"--user-data-dir={profile}" in command}

    def descends(pid: str) -> bool:
        while pid not in {"0", "1"}:
            if pid in mine:
                return True
            pid = _parent(pid)
        return False

    return [int(pid) for pid, command in commands.items() if "--type=renderer" in command and descends(pid)]


@contextmanager
def slowed(profile: Path, times: int) -> Iterator[None]:
    """Everything in the renderers of the browser on ``profile`` takes about ``times`` as long; 1 changes nothing."""
    if times == 1:
        yield
        return
    done = threading.Event()

    def cycle() -> None:
        looked, found = 0.0, list[int]()
        while not done.is_set():
            if time.monotonic() - looked > LOOK:
                looked, found = time.monotonic(), renderers(profile)
            for sign, share in ((signal.SIGSTOP, 1 - 1 / times), (signal.SIGCONT, 1 / times)):
                for pid in found:
                    with suppress(ProcessLookupError):
                        os.kill(pid, sign)
                time.sleep(CYCLE * share)

    thread = threading.Thread(target=cycle, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()
        for pid in renderers(profile):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)
