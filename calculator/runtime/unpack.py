"""Unpack the wheel so that the same wheel gives the same tree everywhere."""

import os
import time
import zipfile
from pathlib import Path


class NoWheel(Exception):
    """There is not exactly one wheel in the directory."""


def the_wheel(directory: Path) -> Path:
    """The one wheel in a directory; NoWheel where there is none or more than one."""
    wheels = sorted(directory.glob("*.whl"))
    if len(wheels) != 1:
        raise NoWheel(f"{directory} holds {len(wheels)} wheels instead of one")
    return wheels[0]


def unpack(wheel: Path, target: Path) -> None:
    """Unpack ``wheel`` into the new directory ``target``, with fixed dates and permissions."""
    target.mkdir(parents=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target)
    settle(target)


def settle(tree: Path) -> None:
    """Give everything under ``tree`` the same date and permissions on every machine."""
    # Zip files carry local time without a zone and none before 1980: noon of the first day, wherever the build runs.
    date = time.mktime((1980, 1, 1, 12, 0, 0, 0, 0, -1))
    for path in tree.rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
        os.utime(path, (date, date))
