"""Drives: how they end, who comes back, and who kicks next."""

import pytest
from table import Scene, pitch

# Home scores with one step.
SCORES = "home 1 24,7 ball / away 1 12,2 / turn home 3 / "


def score(more: str = "", dice: str = "", text: str = SCORES) -> Scene:
    return pitch(text + more, dice).play("home 1 move", "move 25,7")


# --- the end of a drive -----------------------------------------------------------------------


@pytest.mark.rule("lrb6/drive.end")
def test_after_a_touchdown_everybody_goes_to_the_reserves():
    game = score("home 2 7,7 prone / home 3 8,8 stunned / away 2 9,9 stunned / away 3 13,13 prone")
    for who in ("home 1", "home 2", "home 3", "away 1", "away 2", "away 3"):
        assert game.state(who) == "reserves"
    assert game.ball == "nowhere"
    assert game.asked("home", "set-up")


@pytest.mark.rule("lrb6/drive.end")
def test_the_end_of_the_half_ends_the_drive():
    game = pitch("home 1 7,7 ball / home 2 8,8 stunned / away 1 12,2 / turn away 8 / kicking away")
    game.play("end turn")
    assert game.shows("half 2 / home 1 reserves / home 2 reserves / away 1 reserves / score 0 0")
    assert game.ball == "nowhere"


@pytest.mark.rule("lrb6/drive.end")
def test_effects_that_last_for_the_drive_are_gone():
    game = score("home 2 7,7 rooted / away 2 9,9 dazed / away 3 11,11 hypnotised")
    for who in ("home 2", "away 2", "away 3"):
        assert game.marks(who) == []


@pytest.mark.rule("lrb6/drive.end")
def test_players_in_the_dugout_stay_where_they_are():
    game = score("home 2 reserves / home 3 injured / away 2 off / away 3 ko", dice="1")
    assert game.shows("home 2 reserves / home 3 injured / away 2 off / away 3 ko")
    assert game.done()


@pytest.mark.rule("lrb6/drive.end")
def test_the_markers_go_on_in_the_next_drive():
    game = score()
    assert game.turn == (3, 2)
    game.rolls("N 1 1 1 N")
    game.play("place home 1 at 12,7", "place away 1 at 13,7", "kick to 20,7")
    assert game.asked("away", "turn")
    assert game.turn == (3, 3)
    assert game.done()


@pytest.mark.rule("lrb6/drive.kicking-team")
@pytest.mark.parametrize(
    ("side", "start", "goal"), [("home", "24,7", "25,7"), ("away", "1,7", "0,7")]
)
@pytest.mark.parametrize("kicked", ["home", "away"])
def test_the_team_that_scored_kicks_off(side: str, start: str, goal: str, kicked: str):
    other = "away" if side == "home" else "home"
    game = pitch(f"{side} 1 {start} ball / {other} 1 12,2 / turn {side} 3 / kicking {kicked}")
    game.play(f"{side} 1 move", f"move {goal}")
    assert game.asked(side, "set-up")
    assert game.shows(f"kicking {side}")


@pytest.mark.rule("lrb6/drive.kicking-team", "lrb6/half.second")
def test_a_touchdown_in_the_last_turn_does_not_decide_who_kicks():
    # Home kicked off first and scores with the last turn of the half: away kicks the second.
    game = pitch("home 1 24,7 ball / away 1 12,2 / turn home 8 / kicking home / first-kicker home")
    assert game.turn == (8, 8)
    game.play("home 1 move", "move 25,7")
    assert game.shows("half 2 / kicking away")


@pytest.mark.rule("lrb6/drive.kicking-team")
def test_the_side_that_has_a_turn_left_receives():
    # Home scores in its eighth turn, away has had seven: away receives and plays one turn.
    game = score(text="home 1 24,7 ball / away 1 12,2 / turn home 8 / kicking away / ")
    assert game.turn == (8, 7)
    game.rolls("N 1 1 1 N")
    game.play("place home 1 at 12,7", "place away 1 at 13,7", "kick to 20,7")
    assert game.asked("away", "turn")
    game.play("end turn")
    assert game.shows("half 2")
    assert game.done()


# --- knocked-out players ----------------------------------------------------------------------


@pytest.mark.rule("lrb6/drive.ko-recovery")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_knocked_out_players_come_round_on_four(roll: int):
    game = score("away 2 ko", f"{roll}")
    assert game.shows("away 2 reserves" if roll >= 4 else "away 2 ko")
    assert game.done()


@pytest.mark.rule("lrb6/drive.ko-recovery")
def test_both_teams_roll_for_each_of_their_players():
    game = score("home 2 ko / home 3 ko / away 2 ko / away 3 ko", "4 3 3 4")
    assert game.shows("home 2 reserves / home 3 ko / away 2 ko / away 3 reserves")
    assert game.offers("place home 2 at 12,7")
    assert game.done()


@pytest.mark.rule("lrb6/drive.ko-recovery")
def test_they_roll_again_before_the_second_half():
    game = pitch("home 1 7,7 / home 2 ko / away 1 12,2 / turn away 8 / kicking away", "4")
    game.play("end turn")
    assert game.shows("half 2 / home 2 reserves")
    assert game.done()


# --- nobody to set up -------------------------------------------------------------------------

# A drive begins, and away's only player is knocked out.
EMPTY = "home 1 reserves / away 1 ko / phase drive / kicking home / active none / "


@pytest.mark.rule("lrb6/drive.no-players")
def test_a_team_with_nobody_concedes_a_touchdown_and_two_turns():
    # Away 1 does not come round; after two turns he does, and a drive begins.
    game = pitch(EMPTY + "turns 3 3 / score 1 0", "3 4")
    assert game.told("away has nobody to set up")
    assert game.score == (2, 0)
    assert game.turn == (5, 5)
    assert game.table.feats == ()  # nobody is credited
    assert game.asked("home", "set-up")  # the team that was given the touchdown kicks
    assert game.shows("away 1 reserves / half 1")
    assert game.done()


@pytest.mark.rule("lrb6/drive.no-players")
def test_it_may_happen_again_and_again():
    game = pitch(EMPTY + "turns 1 1", "3 3 4")
    assert game.score == (2, 0)
    assert game.turn == (5, 5)
    assert game.done()


@pytest.mark.rule("lrb6/drive.no-players")
def test_the_other_side_may_be_the_one_with_players():
    game = pitch(
        "home 1 ko / away 1 reserves / phase drive / kicking home / turns 3 3 / active none", "3 4"
    )
    assert game.told("home has nobody to set up")
    assert game.score == (0, 1)
    assert game.shows("kicking away / turns 5 5")
    assert game.done()


@pytest.mark.rule("lrb6/drive.no-players")
def test_nobody_scores_when_neither_side_has_anybody():
    game = pitch(
        "home 1 ko / away 1 ko / phase drive / kicking home / turns 3 3 / active none", "3 3 4 4"
    )
    assert game.score == (0, 0)
    assert game.turn == (5, 5)
    assert game.asked("home", "set-up")
    assert game.done()


@pytest.mark.rule("lrb6/drive.no-players")
@pytest.mark.parametrize("turns", ["6 6", "7 7", "8 7"])
def test_the_half_ends_when_both_markers_reach_eight(turns: str):
    game = pitch(EMPTY + f"turns {turns} / first-kicker home", "3 4")
    assert game.score == (1, 0)
    assert game.shows("half 2 / turns 0 0 / kicking away")
    assert game.done()


@pytest.mark.rule("lrb6/drive.no-players")
def test_one_marker_short_of_eight_the_half_goes_on():
    game = pitch(EMPTY + "turns 6 5", "3 4")
    assert game.shows("half 1 / turns 8 7")
    assert game.done()


@pytest.mark.rule("lrb6/drive.no-players")
def test_in_the_second_half_the_match_ends():
    game = pitch(EMPTY + "turns 6 7 / half 2 / score 0 1", "3", options={"overtime": "never"})
    assert game.over
    assert game.score == (1, 1)
    assert game.done()


@pytest.mark.rule("lrb6/drive.no-players")
def test_a_whole_team_of_casualties_loses_every_drive():
    # Nobody can come back: touchdowns until the half ends, then until the match ends.
    game = pitch(
        "home 1 reserves / away 1 injured / phase drive / kicking home / turns 0 0 / active none"
    )
    assert game.over
    assert game.score == (8, 0)  # four in each half
