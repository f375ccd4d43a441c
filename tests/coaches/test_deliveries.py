"""The ball to who is better off with it, hits that open the carrier's way, help that can wait."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pigskin import Game
from pigskin.coaches.veteran import VeteranCoach

SURROUNDED = (
    "home 1 6,7 ball / home 2 12,4 ma8 {mate} / home 3 7,8"
    " / away 1 9,7 / away 2 9,6 / away 3 9,8 / away 4 10,9 / turn home 4 / rerolls 1 1"
)
MARKED = (
    "home 1 10,7 ball / home 2 9,6 st4 / home 3 9,8 / home 4 12,9 / home 5 8,8 / away 1 {marker}"
    " / away 4 13,9 / away 2 16,7 / away 3 16,9 / away 5 11,8 / turn home 4 / rerolls 1 1"
)


def activations(game: Game, most: int = 20) -> list[str]:
    """Whom the veteran lets act in this turn, in their order."""
    coach = VeteranCoach()
    side = game.table.active
    told: list[str] = []
    while game.question is not None and game.table.active == side and len(told) < most:
        option = coach.choose(game)
        if game.question.kind == "turn":
            told.append(str(next(each for each in game.question.options if each.code == option)))
        game.answer(option)
    return told


def first_of(told: Sequence[str], words: str) -> int:
    return next((place for place, each in enumerate(told) if words in each), len(told))


@pytest.mark.parametrize("edition", ["bb2020", "bb2016", "lrb6"])
def test_the_ball_is_handed_to_who_gets_away_with_it(edition: str) -> None:
    mate = "ag2 Catch" if edition == "bb2020" else "ag4 Catch"
    game = Game.from_position(SURROUNDED.format(mate=mate), edition, seed=1)
    told = activations(game)
    assert any(each in told for each in ("home 1 hand-off", "home 1 pass")), told


def test_it_is_kept_from_who_would_drop_it() -> None:
    game = Game.from_position(SURROUNDED.format(mate="ag6"), "bb2020", seed=1)
    told = activations(game)
    assert not any("hand-off" in each or "pass" in each for each in told), told


def test_who_marks_the_carrier_is_hit_before_others() -> None:
    told = activations(Game.from_position(MARKED.format(marker="10,6"), "bb2020", seed=5))
    assert first_of(told, "home 2 bl") < first_of(told, "home 3 bl"), told
    assert first_of(told, "home 2 bl") < first_of(told, "home 1 move"), told


def test_who_marks_nobody_that_matters_is_no_more_urgent() -> None:
    told = activations(Game.from_position(MARKED.format(marker="8,5"), "bb2020", seed=5))
    assert first_of(told, "home 3 bl") < first_of(told, "home 2 bl"), told
