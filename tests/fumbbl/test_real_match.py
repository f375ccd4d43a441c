"""Real matches between two people, each to its last command. They are not part of the project."""

from pathlib import Path

import pytest

from pigskin.fumbbl import play_file
from pigskin.record import from_text, replay, to_text

MATCHES = Path(__file__).resolve().parents[3] / "shared" / "fumbbl"
FILES = sorted(MATCHES.glob("*.gz")) if MATCHES.is_dir() else []

pytestmark = pytest.mark.skipif(not FILES, reason="no recorded matches beside the checkout")


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.stem))
def test_a_real_match_agrees_to_the_last_command_and_ends_as_it_did(file: Path) -> None:
    outcome = play_file(file)
    assert outcome.difference is None, outcome.difference
    assert outcome.whole
    assert outcome.agreed == outcome.commands
    assert outcome.compared > outcome.commands * 0.7


@pytest.mark.parametrize("file", FILES[:1], ids=lambda file: str(file.stem))
def test_a_real_match_replays_from_the_record_of_it(file: Path) -> None:
    game = play_file(file).game
    again = replay(from_text(to_text(game))).table
    assert again.ending == game.table.ending
    assert [again.side(side).value for side in (0, 1)] == [
        game.table.side(side).value for side in (0, 1)
    ]
