"""The tests of this folder play BB2020."""

from collections.abc import Iterator

import pytest
import table


@pytest.fixture(autouse=True)
def bb2020_in_play() -> Iterator[None]:
    table.in_play[0] = "bb2020"
    yield
    table.in_play[0] = "lrb6"
