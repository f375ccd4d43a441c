"""Worked cases, and a place to type commands in, for the tests that ask for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from league.casebook import Case, tables


@pytest.fixture
def case(request: pytest.FixtureRequest) -> Iterator[Case]:
    """A case; a test that has not looked at all it says has not tested it."""
    found = Case(tables()[request.param])
    yield found
    assert found.unread() == []


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to type commands in, at a wide terminal.

    Typer builds all commands anew for every line, which takes longer than most of them: not here.
    """
    from league.test_commands import COMMAND

    monkeypatch.setattr("typer.testing._get_command", lambda _: COMMAND)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "160")
    return tmp_path
