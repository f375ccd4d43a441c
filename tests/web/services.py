"""Servers of others that some tests need, where the machine has them."""

import os
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

import pytest


def program(name: str) -> str | None:
    """Where a program is; PostgreSQL keeps its own in a folder of each version."""
    found = shutil.which(name)
    if found is None:
        kept = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        found = str(kept[-1]) if kept else None
    return found


def module(name: str) -> None:
    """Leave the test out if a module is not installed."""
    if find_spec(name) is None:
        absent(name)


def absent(what: str) -> NoReturn:
    """Leave the test out, and say so; where nothing may be left out it fails."""
    words = f"{what} is not here, so this was not tested"
    if os.environ.get("PIGSKIN_SERVICES_REQUIRED"):
        pytest.fail(words)
    pytest.skip(words)
