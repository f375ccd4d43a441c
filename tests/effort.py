"""How much a test tries: what proves the thing in every run, far more of it in `make soak`."""

from __future__ import annotations

import os
from typing import TypeVar

import pytest

SOAK = bool(os.environ.get("PIGSKIN_SOAK"))
Amount = TypeVar("Amount", int, float)

# For tests, or modules of them, that ask `many`: `make soak` runs them again.
grows = pytest.mark.grows


def many(usual: Amount, soak: Amount) -> Amount:
    """So much of something in every run, and so much in `make soak`."""
    return soak if SOAK else usual
