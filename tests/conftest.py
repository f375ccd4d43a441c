"""Fixtures for every test."""

import os
from functools import cache
from pathlib import Path

import pytest
import typer.testing

# All commands are put together from their functions once, not for every command a test gives:
# that takes longer than most of what they do.
typer.testing._get_command = cache(typer.testing._get_command)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write the transcripts of tests/golden anew"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Proofs that take minutes are left to `make soak`."""
    if os.environ.get("PIGSKIN_SOAK"):
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("soak")]


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of reference material beside the checkout; without it, the test is skipped."""
    folder = Path(__file__).resolve().parents[2] / "shared"
    if not folder.is_dir():
        pytest.skip("no shared/ folder beside the checkout")
    return folder
