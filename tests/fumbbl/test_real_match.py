"""A real match between two people, to its last command."""

from pathlib import Path

import pytest

from pigskin.fumbbl import play_file
from pigskin.record import from_text, replay, to_text


@pytest.fixture(scope="module")
def match(shared: Path) -> Path:
    file = shared / "fumbbl" / "1712868.gz"
    if not file.is_file():
        pytest.skip("no recorded match beside the checkout")
    return file


def test_a_real_match_agrees_to_the_last_command(match: Path) -> None:
    outcome = play_file(match)
    assert outcome.difference is None, outcome.difference
    assert outcome.agreed == outcome.commands == 3650
    assert outcome.compared > 2800
    assert outcome.notes == ()
    game = outcome.game
    assert game.over
    assert (game.table.home.score, game.table.away.score) == (1, 1)
    assert replay(from_text(to_text(game))).table.ending == game.table.ending
