"""Half time, the end of the match, overtime, penalties, conceding."""

import pytest
from table import Scene, pitch

from pigskin.errors import IllegalAnswer

# Away's eighth turn is the last of the half.
LAST_TURN = "home 1 7,7 / home 2 reserves / away 1 12,2 / turn away 8 / kicking away / "


def last_turn(more: str = "", dice: str = "", options: dict[str, object] | None = None) -> Scene:
    return pitch(LAST_TURN + more, dice, options=options).play("end turn")


def result(game: Scene) -> tuple[str | None, tuple[int, int]]:
    assert game.game.outcome is not None
    return game.game.outcome.winner, game.game.outcome.score


# --- half time --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/half.second")
@pytest.mark.parametrize(("first", "second"), [("home", "away"), ("away", "home")])
@pytest.mark.parametrize("kicking", ["home", "away"])
def test_who_received_first_kicks_off_in_the_second_half(first: str, second: str, kicking: str):
    # However often the teams have scored and kicked since.
    game = pitch(
        f"home 1 7,7 / away 1 12,2 / turns 8 8 / active away / kicking {kicking} / "
        f"first-kicker {first}"
    )
    game.play("end turn")
    assert game.shows(f"half 2 / turns 0 0 / kicking {second}")
    assert game.asked(second, "set-up")


@pytest.mark.rule("lrb6/half.second")
def test_each_side_has_eight_turns_in_a_half():
    game = pitch(
        "home 1 7,7 / away 1 12,2 / turns 0 0 / phase landing / kicking away / kick 6,6", "N"
    )
    turns = []
    while game.kind == "turn":
        turns.append(game.active)
        game.play("end turn")
    assert turns == ["home", "away"] * 8
    assert game.shows("half 2")


@pytest.mark.rule("lrb6/half.second")
def test_team_re_rolls_are_restored_at_half_time():
    game = last_turn("rerolls 0 1 / full-rerolls 3 2")
    assert game.shows("half 2 / rerolls 3 2")


# --- full time --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/half.winner")
@pytest.mark.parametrize(
    ("score", "winner"), [("2 1", "home"), ("0 1", "away")]
)
def test_more_touchdowns_win(score: str, winner: str):
    game = last_turn(f"half 2 / score {score}")
    assert game.over
    home, away = score.split()
    assert result(game) == (winner, (int(home), int(away)))


@pytest.mark.rule("lrb6/half.winner")
def test_the_first_half_decides_nothing():
    game = last_turn("score 5 0")
    assert not game.over


@pytest.mark.rule("lrb6/half.winner")
def test_an_equal_score_is_a_draw():
    game = last_turn("half 2 / score 1 1", options={"overtime": "never"})
    assert game.over
    assert result(game) == (None, (1, 1))


@pytest.mark.rule("lrb6/half.winner")
def test_a_touchdown_with_the_last_turn_counts():
    game = pitch("home 1 7,7 / away 1 1,7 ball / turn away 8 / kicking away / half 2 / score 0 0")
    game.play("away 1 move", "move 0,7")
    assert game.over
    assert result(game) == ("away", (0, 1))


# --- overtime ---------------------------------------------------------------------------------

DRAWN = "half 2 / score 1 1 / "


@pytest.mark.rule("lrb6/half.overtime")
def test_both_coaches_must_agree_to_overtime():
    game = last_turn(DRAWN)
    assert game.asked("home", "overtime")
    game.play("yes")
    assert game.asked("away", "overtime")
    game.play("no")
    assert game.over
    assert result(game) == (None, (1, 1))
    refused = last_turn(DRAWN)
    refused.play("home: no")
    assert refused.over


@pytest.mark.rule("lrb6/half.overtime")
def test_overtime_begins_with_a_new_toss():
    game = last_turn(DRAWN, "1")
    game.play("home: yes", "away: yes")
    assert game.asked("away", "toss")
    game.play("heads")
    assert game.asked("away", "kick or receive")
    game.play("receive")
    assert game.asked("home", "set-up")
    assert game.shows("half 3 / turns 0 0")
    assert game.told("half 3 begins")
    assert game.done()


@pytest.mark.rule("lrb6/half.overtime")
@pytest.mark.parametrize(("choice", "asked"), [("always", "toss"), ("never", "over")])
def test_overtime_as_an_option_of_the_match(choice: str, asked: str):
    game = last_turn(DRAWN, options={"overtime": choice})
    assert game.kind == asked


@pytest.mark.rule("lrb6/half.overtime")
def test_the_first_touchdown_in_overtime_wins():
    game = pitch("home 1 24,7 ball / away 1 12,2 / turn home 3 / half 3 / score 1 1")
    game.play("home 1 move", "move 25,7")
    assert game.over
    assert result(game) == ("home", (2, 1))
    assert game.game.outcome is not None
    assert game.game.outcome.reason == "sudden death"


@pytest.mark.rule("lrb6/half.overtime")
def test_overtime_has_eight_turns_for_each_side():
    game = pitch(
        "home 1 7,7 / away 1 12,2 / turns 0 0 / phase landing / kicking away / kick 6,6 / "
        "half 3 / score 1 1",
        "N 6 1",
    )
    turns = []
    while game.kind == "turn":
        turns.append(game.active)
        game.play("end turn")
    assert turns == ["home", "away"] * 8
    assert game.over
    assert game.done()


@pytest.mark.rule("lrb6/half.overtime-re-rolls")
def test_unused_re_rolls_are_carried_into_overtime_and_none_are_new():
    game = last_turn(DRAWN + "rerolls 1 0 / full-rerolls 3 3 / chef 1 1", "1")
    game.play("yes", "yes", "heads", "kick")
    assert game.shows("half 3 / rerolls 1 0")  # and the chefs do not cook
    assert game.done()


@pytest.mark.rule("lrb6/half.penalties")
@pytest.mark.parametrize(
    ("more", "dice", "winner"),
    [
        ("", "4 3", "home"),
        ("", "3 4", "away"),
        ("rerolls 2 0 / ", "2 3", "home"),  # 2+2 against 3
        ("rerolls 0 3 / ", "6 4", "away"),  # 6 against 4+3
        ("", "4 4 2 2 1 5", "away"),  # ties are rolled again
        ("rerolls 1 0 / ", "3 4 6 1", "home"),
        ("leader 1 0 / ", "3 3", "home"),  # an unused Leader re-roll counts
    ],
)
def test_penalties_after_overtime_without_a_touchdown(more: str, dice: str, winner: str):
    game = last_turn("half 3 / score 1 1 / " + more, dice)
    assert game.over
    assert result(game) == (winner, (1, 1))
    assert game.game.outcome is not None
    assert game.game.outcome.reason == "penalties"
    assert game.done()


# --- conceding --------------------------------------------------------------------------------

TURN = "home 1 7,7 / home 2 8,8 / away 1 12,2 / turn home 3 / "


@pytest.mark.rule("lrb6/conceding.when")
def test_a_coach_may_concede_at_the_start_of_his_turn():
    game = pitch(TURN)
    game.game.concede("home")
    assert game.over
    assert game.told("home concedes")
    assert result(game) == ("away", (0, 1))


@pytest.mark.rule("lrb6/conceding.when", "lrb6/conceding.result")
def test_away_may_concede_in_its_turn():
    game = pitch(TURN.replace("turn home 3", "turn away 3"))
    game.game.concede("away")
    assert result(game) == ("home", (1, 0))


@pytest.mark.rule("lrb6/conceding.when")
def test_not_in_the_turn_of_the_opponents():
    game = pitch(TURN)
    with pytest.raises(IllegalAnswer):
        game.game.concede("away")
    assert not game.over


@pytest.mark.rule("lrb6/conceding.when")
def test_not_once_somebody_has_acted():
    game = pitch(TURN).play("home 1 move", "move 8,7")
    with pytest.raises(IllegalAnswer):
        game.game.concede("home")
    game.play("stop")
    with pytest.raises(IllegalAnswer):
        game.game.concede("home")


@pytest.mark.rule("lrb6/conceding.when")
def test_not_once_the_turn_marker_is_moved():
    # Where coaches move their markers themselves.
    game = pitch(TURN + "marker-unmoved", options={"illegal_procedure": True})
    trial = game.copy().play("move the turn marker")
    with pytest.raises(IllegalAnswer):
        trial.game.concede("home")
    game.game.concede("home")
    assert game.over


@pytest.mark.rule("lrb6/conceding.when")
def test_not_in_the_bonus_turn_of_a_kick_off_blitz():
    game = pitch(
        "home 1 5,7 / away 1 20,7 / turns 0 0 / active home / kicking home / bonus-turn / kick 18,3"
    )
    with pytest.raises(IllegalAnswer):
        game.game.concede("home")


@pytest.mark.rule("lrb6/conceding.result")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("0 0", (0, 1)),
        ("3 1", (3, 4)),  # enough touchdowns to win by one
        ("1 2", (1, 2)),  # ahead already
        ("0 5", (0, 5)),
    ],
)
def test_the_opponents_win_by_one_at_least(before: str, after: tuple[int, int]):
    game = pitch(TURN + f"score {before}")
    game.game.concede("home")
    assert result(game) == ("away", after)
    assert game.game.outcome is not None
    assert game.game.outcome.reason == "conceded"
    assert game.table.feats == ()  # credited to nobody
