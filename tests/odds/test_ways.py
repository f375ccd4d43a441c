"""All the ways of a player at once, as a table draws them while the pointer moves."""

from __future__ import annotations

import pytest

from pigskin import Game
from pigskin.odds import reach

EDITIONS = ("lrb6", "bb2016", "bb2020")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blow_is_told_with_its_dice_from_where_it_is_best_struck(edition: str) -> None:
    text = "home 1 7,7 / home 2 9,8 / away 1 8,7 / away 2 12,7 st4 / away 3 20,2 / turn home 3"
    game = Game.from_position(text, edition=edition)
    blows = reach(game, "home 1", "blitz").ways()["blows"]
    assert isinstance(blows, dict)
    assert blows["away 1"] == {"from": [7, 7], "chance": 1.0, "with_reroll": 1.0, "dice": 2}
    other = blows["away 2"]
    assert isinstance(other, dict)
    assert other["dice"] == -2  # stronger: the other coach chooses
    assert "away 3" not in blows  # too far away


def test_the_bands_of_a_throw_are_told_for_every_square() -> None:
    game = Game.from_position("home 1 7,7 / turn home 3")
    bands = reach(game, "home 1", "move").ways()["bands"]
    assert isinstance(bands, list)
    rows = [str(row) for row in bands]
    assert len(rows) == 15
    assert {len(row) for row in rows} == {26}
    assert [rows[7][x] for x in (8, 10, 11, 13, 14, 17, 18, 20, 21)] == list("00112233.")
