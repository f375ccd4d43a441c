"""Worked cases for the tests that ask for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from league.casebook import Case, tables


@pytest.fixture
def case(request: pytest.FixtureRequest) -> Iterator[Case]:
    """A case; a test that has not looked at all it says has not tested it."""
    found = Case(tables()[request.param])
    yield found
    assert found.unread() == []
