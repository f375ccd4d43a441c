"""Fixtures for every test."""

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write the transcripts of tests/golden anew"
    )


@pytest.fixture(scope="session")
def shared() -> Path:
    """The folder of reference material beside the checkout; without it, the test is skipped."""
    folder = Path(__file__).resolve().parents[2] / "shared"
    if not folder.is_dir():
        pytest.skip("no shared/ folder beside the checkout")
    return folder
