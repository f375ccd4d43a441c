"""The end of the match: full time, extra time, sudden death."""

import pytest
from table import Scene, pitch

# Away's eighth turn is the last of the half.
LAST_TURN = "home 1 7,7 / home 2 reserves / away 1 12,2 / turn away 8 / kicking away / "
DRAWN = "half 2 / score 1 1 / "


def last_turn(more: str = "", dice: str = "", options: dict[str, object] | None = None) -> Scene:
    return pitch(LAST_TURN + more, dice, options=options).play("end turn")


def result(game: Scene) -> tuple[str | None, tuple[int, int], str]:
    assert game.game.outcome is not None
    outcome = game.game.outcome
    return outcome.winner, outcome.score, outcome.reason


@pytest.mark.rule("bb2020/half.winner")
@pytest.mark.parametrize(("score", "winner"), [("2 1", "home"), ("0 1", "away")])
def test_more_touchdowns_win(score: str, winner: str):
    game = last_turn(f"half 2 / score {score}")
    home, away = score.split()
    assert result(game) == (winner, (int(home), int(away)), "full time")


@pytest.mark.rule("bb2020/half.winner")
def test_the_first_half_decides_nothing():
    assert not last_turn("score 5 0").over


@pytest.mark.rule("bb2020/half.winner")
def test_an_equal_score_is_a_draw():
    game = last_turn(DRAWN, options={"overtime": "never"})
    assert result(game) == (None, (1, 1), "draw")


@pytest.mark.rule("bb2020/half.winner")
def test_after_the_final_whistle_nobody_rolls_for_anything():
    game = last_turn("half 2 / score 1 0 / home 3 ko / home 4 5,5 Secret Weapon / weather heat")
    assert game.over
    assert game.shows("home 3 ko / home 4 5,5")
    assert game.done()


@pytest.mark.rule("bb2020/half.extra-time")
def test_both_coaches_must_want_extra_time():
    game = last_turn(DRAWN)
    game.play("home: yes", "away: no")
    assert result(game) == (None, (1, 1), "draw")


@pytest.mark.rule("bb2020/half.extra-time")
def test_extra_time_begins_with_a_new_toss():
    game = last_turn(DRAWN, "1", options={"overtime": "always"})
    assert game.asked("away", "toss")
    game.play("heads", "away: receive")
    assert game.asked("home", "set-up")
    assert game.shows("half 3 / turns 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/half.extra-time", "bb2020/drive.ko-recovery")
def test_the_drive_before_it_ends_like_any_other():
    game = last_turn(DRAWN + "home 3 ko", "4", options={"overtime": "always"})
    assert game.shows("home 3 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/half.extra-time")
def test_a_touchdown_does_not_end_extra_time():
    game = pitch("home 1 24,7 ball / away 1 12,2 / turn home 3 / half 3 / score 1 1")
    game.play("home 1 move", "move 25,7")
    assert not game.over
    assert game.score == (2, 1)
    assert game.asked("home", "set-up")


@pytest.mark.rule("bb2020/half.extra-time")
def test_after_eight_turns_each_the_leader_wins():
    game = pitch(
        "home 1 7,7 / away 1 12,2 / turns 0 0 / phase landing / kicking away / kick 6,6 / "
        "half 3 / score 1 2",
        "N",
    )
    turns = []
    while game.kind == "turn":
        turns.append(game.active)
        game.play("end turn")
    assert turns == ["home", "away"] * 8
    assert result(game) == ("away", (1, 2), "extra time")
    assert game.done()


@pytest.mark.rule("bb2020/half.extra-time-re-rolls")
def test_left_over_re_rolls_are_all_there_is():
    game = last_turn(
        DRAWN + "rerolls 1 0 / full-rerolls 3 3 / leader 1 0 / home 3 5,5 Leader / chef 1 1", "1"
    )
    game.play("yes", "yes", "heads", "kick")
    assert game.shows("half 3 / rerolls 1 0 / leader 1 0")
    game.rolls("N 1 1 1 N").until("kick").play("kick to 6,7")  # and the chefs do not cook
    assert game.shows("rerolls 1 0")
    assert game.done()


@pytest.mark.rule("bb2020/half.extra-time-re-rolls", "bb2020/drive.effects")
def test_a_re_roll_of_the_last_drive_is_not_carried_over():
    game = last_turn(DRAWN + "rerolls 2 0 / drive-rerolls 1 0", options={"overtime": "always"})
    assert game.shows("half 3 / rerolls 1 0 / drive-rerolls 0 0")


@pytest.mark.rule("bb2020/half.sudden-death")
@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ("6 1 6 1 6 1 1 6 1 6", "home"),  # three to two, and all five are rolled
        ("1 6 6 1 1 6 6 1 1 6", "away"),
        ("3 3 2 1 4 4 2 1 2 1 5 6 5 6", "home"),  # ties are rolled again
    ],
)
def test_five_roll_offs_decide_a_tie(dice: str, winner: str):
    game = last_turn("half 3 / score 1 1 / rerolls 5 0", dice)
    assert result(game) == (winner, (1, 1), "sudden death")
    assert game.done()
