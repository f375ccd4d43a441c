"""Conceding, with its penalties and without. (Too few to set up: see test_setup.py.)"""

import pytest
from table import Scene, pitch

from pigskin.errors import IllegalAnswer

TURN = "home 1 7,7 / home 2 8,8 / away 1 12,2 / turn home 3 / "


def result(game: Scene) -> tuple[str | None, tuple[int, int], str]:
    assert game.game.outcome is not None
    outcome = game.game.outcome
    return outcome.winner, outcome.score, outcome.reason


@pytest.mark.rule("bb2020/conceding.when")
def test_a_coach_may_concede_at_the_start_of_his_turn():
    game = pitch(TURN)
    game.game.concede("home")
    assert game.told("home concedes")
    assert result(game) == ("away", (0, 1), "conceded")


@pytest.mark.rule("bb2020/conceding.when")
def test_not_in_the_turn_of_the_opponents_nor_once_somebody_has_acted():
    game = pitch(TURN)
    with pytest.raises(IllegalAnswer):
        game.game.concede("away")
    game.play("home 1 move", "move 8,7", "stop")
    with pytest.raises(IllegalAnswer):
        game.game.concede("home")


@pytest.mark.rule("bb2020/conceding.when")
def test_not_in_the_bonus_turn_of_a_kick_off_blitz():
    game = pitch(
        "home 1 5,7 / away 1 20,7 / turns 0 0 / active home / kicking home / bonus-turn / kick 18,3"
    )
    with pytest.raises(IllegalAnswer):
        game.game.concede("home")


@pytest.mark.rule("bb2020/conceding.when")
def test_not_while_a_solid_defence_is_set_up():
    game = pitch(
        "home 1 12,7 / home 2 5,7 / away 1 13,7 / phase kick / kicking home / turns 0 0",
        "N 1 2 2 1 N",
    )
    game.play("kick to 18,3", "choose home 2")
    assert game.asked("home", "set-up")
    with pytest.raises(IllegalAnswer):
        game.game.concede("home")


@pytest.mark.rule("bb2020/conceding.result")
@pytest.mark.parametrize(
    ("before", "after"),
    [("0 0", (0, 1)), ("3 1", (0, 5)), ("1 2", (0, 4)), ("0 5", (0, 6))],
)
def test_the_opponents_are_given_a_touchdown_and_all_the_others(
    before: str, after: tuple[int, int]
):
    game = pitch(TURN + f"score {before}")
    game.game.concede("home")
    assert result(game) == ("away", after, "conceded")
    assert game.table.feats == ()  # credited to nobody


@pytest.mark.rule("bb2020/conceding.penalties", "bb2020/conceding.quit", "bb2020/conceding.short")
def test_the_ending_says_whether_there_are_penalties():
    # What a team pays for conceding is settled after the match, by this word.
    game = pitch(TURN)
    game.game.concede("home")
    assert result(game)[2] == "conceded"
    short = pitch(
        "home 1 reserves / away 1 reserves / phase drive / kicking home / turns 0 0 / score 2 0"
    )
    short.game.concede("home")
    assert result(short) == ("away", (0, 3), "conceded short of players")


@pytest.mark.rule("bb2020/conceding.short")
def test_only_the_side_that_is_short_may_give_up():
    few = "home 1 reserves / home 2 reserves / "
    many = " / ".join(f"away {number} reserves" for number in range(1, 12))
    game = pitch(f"{few}{many} / phase drive / kicking home / turns 0 0")
    assert game.asked("home", "set-up")
    with pytest.raises(IllegalAnswer):
        game.game.concede("away")
