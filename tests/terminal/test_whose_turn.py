"""Whose turn the scoreboard says it is, and what kind of turn."""

from __future__ import annotations

import pytest

from pigskin import Game
from pigskin.terminal.status import whose_text


def test_a_free_turn_of_a_card_is_no_blitz() -> None:
    text = (
        "home 1 5,5 / away 1 15,5 / ball 3,3 / kicking home / turn away 3 / "
        "effects home Hurry Up Offense until turn"
    )
    game = Game.from_position(text, seed=1)
    assert whose_text(game.table) == "away to play"
    game.answer("end turn")
    assert whose_text(game.table) == "home to play (free turn)"


@pytest.mark.parametrize(("edition", "kind"), [("lrb6", "blitz!"), ("bb2020", "blitz! 4 more")])
def test_while_the_kick_is_in_the_air_it_is_a_blitz(edition: str, kind: str) -> None:
    game = Game.from_position("home 1 5,5 / away 1 15,5 / ball 3,3", edition, seed=1)
    game.table.ball = 0
    game.table.bonus_turn = True
    game.table.picks = 4 if edition == "bb2020" else 0
    assert whose_text(game.table) == f"home to play ({kind})"
