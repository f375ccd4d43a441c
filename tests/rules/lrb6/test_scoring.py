"""Touchdowns."""

import pytest
from table import Scene, pitch

# --- in the own turn --------------------------------------------------------------------------


@pytest.mark.rule("lrb6/scoring.own-turn")
@pytest.mark.parametrize(
    ("side", "start", "goal"), [("home", "24,7", "25,7"), ("away", "1,7", "0,7")]
)
def test_a_carrier_who_walks_into_the_end_zone_scores(side: str, start: str, goal: str):
    other = "away" if side == "home" else "home"
    game = pitch(f"{side} 1 {start} ball / {other} 1 12,2 / turn {side} 2")
    game.play(f"{side} 1 move", f"move {goal}")
    assert game.score == ((1, 0) if side == "home" else (0, 1))
    assert game.told(f"TOUCHDOWN by {side} 1")
    assert game.shows(f"feats {side} 1 touchdown")


@pytest.mark.rule("lrb6/scoring.own-turn")
def test_the_own_end_zone_is_no_goal():
    game = pitch("home 1 1,7 ball / away 1 12,2 / turn home 2")
    game.play("home 1 move", "move 0,7", "stop")
    assert game.score == (0, 0)
    assert game.asked("home", "turn")


@pytest.mark.rule("lrb6/scoring.own-turn")
def test_without_the_ball_the_end_zone_is_a_square_like_others():
    game = pitch("home 1 24,7 / away 1 12,2 / ball 3,3 / turn home 2")
    game.play("home 1 move", "move 25,7", "move 25,8", "move 24,8", "stop")
    assert game.score == (0, 0)
    assert game.asked("home", "turn")


@pytest.mark.rule("lrb6/scoring.own-turn")
def test_picking_the_ball_up_in_the_end_zone_scores():
    game = pitch("home 1 24,7 / away 1 12,2 / ball 25,7 / turn home 2", "3")
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/scoring.own-turn")
def test_a_catch_in_the_end_zone_scores_at_the_end_of_the_throwers_action():
    # The catcher is credited with the touchdown, the thrower with the completion.
    game = pitch("home 1 20,7 ball / home 2 25,7 / away 1 12,2 / turn home 2", "6 6")
    game.play("home 1 pass", "pass the ball", "pass to 25,7")
    assert game.score == (1, 0)
    assert game.shows("feats home 1 completion, home 2 touchdown")
    assert game.done()


@pytest.mark.rule("lrb6/scoring.own-turn")
def test_a_hand_off_in_the_end_zone_scores():
    game = pitch("home 1 24,7 ball / home 2 25,7 / away 1 12,2 / turn home 2", "3")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.score == (1, 0)
    assert game.shows("feats home 2 touchdown")
    assert game.done()


@pytest.mark.rule("lrb6/scoring.own-turn")
def test_it_counts_at_the_end_of_the_action_of_any_own_player():
    # A fumble bounces to a team-mate in the end zone: a turnover, but the ball is held there
    # when the thrower's action ends.
    game = pitch("home 1 24,7 ball / home 2 25,8 / away 1 12,2 / turn home 2", "1 SE 4")
    game.play("home 1 pass", "pass the ball", "pass to 20,7")
    assert game.score == (1, 0)
    assert game.done()


@pytest.mark.rule("lrb6/scoring.own-turn")
def test_a_carrier_who_falls_in_the_end_zone_does_not_score():
    # He dodges into the end zone and fails: armour holds, the ball bounces.
    game = pitch("home 1 24,7 ball / away 1 23,7 / turn home 2", "1 1 1 N")
    game.play("home 1 move", "move 25,7")
    assert game.score == (0, 0)
    assert game.shows("home 1 25,7 prone / ball 25,6")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/scoring.own-turn")
def test_going_for_it_into_the_end_zone():
    text = "home 1 24,7 ma1 ball / away 1 12,2 / turn home 2 / acting home 1 move moved 1"
    game = pitch(text, "2")
    game.play("move 25,7")
    assert game.score == (1, 0)
    assert game.done()
    game = pitch(text, "1 1 1 N")
    game.play("move 25,7")
    assert game.score == (0, 0)
    assert game.done()


@pytest.mark.rule("lrb6/scoring.own-turn")
def test_star_players_are_not_credited():
    game = pitch("home 1 24,7 ball star / away 1 12,2 / turn home 2")
    game.play("home 1 move", "move 25,7")
    assert game.score == (1, 0)
    assert game.table.feats == ()


@pytest.mark.rule("lrb6/scoring.stop")
def test_a_carrier_in_the_end_zone_may_not_go_on():
    # He has movement left, a pass declared and a team-mate to throw to: it is over at once.
    game = pitch("home 1 24,7 ball / home 2 22,7 / away 1 12,2 / turn home 2")
    game.play("home 1 pass", "move 25,7")
    assert game.score == (1, 0)
    assert game.told("TOUCHDOWN by home 1")


@pytest.mark.rule("lrb6/scoring.stop")
def test_who_picks_it_up_there_may_not_go_on_either():
    game = pitch("home 1 24,7 / home 2 22,7 / away 1 12,2 / ball 25,7 / turn home 2", "3")
    game.play("home 1 pass", "move 25,7")
    assert game.score == (1, 0)
    assert game.done()


# --- in the opponents' turn -------------------------------------------------------------------


@pytest.mark.rule("lrb6/scoring.opponents-turn", "lrb6/scoring.marker-cost")
def test_a_carrier_pushed_into_the_end_zone_scores_at_once():
    # Away blocks home's carrier from 23,7 into the end zone.
    game = pitch(
        "home 1 24,7 ball / home 2 2,2 / away 1 23,7 / away 2 12,2 / turn away 3 / kicking home",
        "push",
    )
    assert game.turn == (2, 3)
    game.play("away 1 block", "block home 1", "push to 25,7", "stay")
    assert game.score == (1, 0)
    assert game.shows("feats home 1 touchdown")
    assert game.turn == (3, 3)  # home moves its own marker
    assert game.asked("home", "set-up")  # and kicks off
    assert game.done()


@pytest.mark.rule("lrb6/scoring.opponents-turn")
def test_an_interception_in_the_end_zone_scores_at_once():
    # Away throws along its own end zone; home 1 intercepts there: AG 3, -2, a 6.
    game = pitch(
        "home 1 25,7 / home 2 2,2 / away 1 25,4 ball / away 2 25,10 / turn away 3 / kicking home",
        "6",
    )
    game.play("away 1 pass", "pass the ball", "pass to 25,10", "home: intercept with home 1")
    assert game.score == (1, 0)
    assert game.turn == (3, 3)
    assert game.done()


@pytest.mark.rule("lrb6/scoring.opponents-turn")
def test_a_carrier_knocked_down_in_the_end_zone_does_not_score():
    game = pitch(
        "home 1 24,7 ball / home 2 2,2 / away 1 23,7 / away 2 12,2 / turn away 3 / kicking home",
        "pow 1 1 N",
    )
    game.play("away 1 block", "block home 1", "push to 25,7", "stay")
    assert game.score == (0, 0)
    assert game.shows("home 1 25,7 prone / ball 25,6")
    assert game.done()


@pytest.mark.rule("lrb6/scoring.marker-cost")
def test_the_marker_moves_only_for_a_score_in_the_opponents_turn():
    game = pitch("home 1 24,7 ball / away 1 12,2 / turn home 3 / kicking away")
    assert game.turn == (3, 2)
    game.play("home 1 move", "move 25,7")
    assert game.turn == (3, 2)


@pytest.mark.rule("lrb6/scoring.marker-cost")
def test_the_marker_does_not_leave_the_track():
    # Home has had eight turns; away's eighth is played. The half is over.
    game = pitch(
        "home 1 24,7 ball / home 2 2,2 / away 1 23,7 / away 2 12,2 / turn away 8 / kicking away",
        "push",
    )
    game.play("away 1 block", "block home 1", "push to 25,7", "stay")
    assert game.score == (1, 0)
    assert game.shows("half 2 / turns 0 0")
    assert game.done()


@pytest.mark.rule("lrb6/scoring.marker-cost")
def test_the_celebration_can_cost_the_last_turn():
    # Away's eighth turn, home would have had its own: the marker goes to 8 and the half ends.
    game = pitch(
        "home 1 24,7 ball / home 2 2,2 / away 1 23,7 / away 2 12,2 / turn away 8 / kicking home",
        "push",
    )
    assert game.turn == (7, 8)
    game.play("away 1 block", "block home 1", "push to 25,7", "stay")
    assert game.shows("half 2 / score 1 0")
    assert game.done()


# --- at once, whatever brought the ball there -------------------------------------------------

# Home's turn. Away 2 stands in the end zone away attacks.
SCORER = "away 2 0,7 / away 9 20,2 / home 9 20,12 / turn home 3"
LOSER = "home 3 1,7 ball"  # stands beside him, and the ball will bounce west


@pytest.mark.rule("lrb6/scoring.opponents-turn", "lrb6/scoring.marker-cost")
@pytest.mark.parametrize(
    ("position", "dice", "answers"),
    [
        (  # a bomb on the own carrier; away 2, beside the blast, is missed
            f"home 1 6,7 Bombardier / {LOSER}",
            "6, 1, 1 1, W, 6",
            ("home 1 special", "pass to 1,7", "no"),
        ),
        (  # a team-mate lands on him, and rolls on to the south
            f"home 1 6,7 Throw Team-Mate / home 2 6,6 Right Stuff / {LOSER}",
            "6, W E W, 1 1, S, 1 1, W, 6",
            ("home 1 pass", "throw home 2", "throw home 2 to 2,7"),
        ),
        (  # a fanatic drives the carrier into the end zone and must stop there
            "home 1 2,7 ma6 Ball & Chain No Hands / away 1 1,7 ball",
            "3, push",
            ("home 1 move", "face west", "push to 0,6"),
        ),
        (  # the carrier throws the ball away before he is hit, and the block is off
            "home 1 4,7 / away 1 3,7 ball Dump-Off",
            "6, 6",
            ("home 1 block", "block away 1", "pass to 0,7"),
        ),
        (  # a fumble bounces into his arms
            "home 1 1,7 ball / home 2 6,7",
            "1, W, 6",
            ("home 1 pass", "pass the ball", "pass to 6,7"),
        ),
        (  # so does a ball nobody can pick up
            "home 1 2,7 / ball 1,7",
            "1, W, 6",
            ("home 1 move", "move 1,7"),
        ),
    ],
)
def test_it_counts_at_once_whatever_brought_the_ball_to_him(
    position: str, dice: str, answers: tuple[str, ...]
):
    game = pitch(f"{position} / {SCORER}", dice).play(*answers)
    assert game.score == (0, 1)
    assert game.turn == (3, 3)
    assert game.asked("away", "set-up")
    assert game.done()


# --- between two turns ------------------------------------------------------------------------

# A kick into a crowd: home has a player in away's end zone, who catches it (4+, no modifier).
KICKED = (
    "home 1 25,7 / home 2 12,7 / away 1 20,3 / away 2 13,7 / phase landing / kicking home / "
    "kick 25,7 / "
)


@pytest.mark.rule("lrb6/scoring.between-turns", "lrb6/scoring.marker-cost", "lrb6/kickoff.blitz")
def test_a_kicker_who_catches_the_kick_off_in_the_end_zone_scores():
    # Only his own marker moves: the receivers do not lose a turn they have not played.
    game = pitch(KICKED + "turns 2 1", "4")
    assert game.score == (1, 0)
    assert game.turn == (3, 1)
    assert game.asked("home", "set-up")
    assert game.done()


@pytest.mark.rule("lrb6/scoring.between-turns", "lrb6/turns.illegal-procedure")
def test_nor_do_they_lose_it_where_markers_are_moved_by_hand():
    game = pitch(KICKED + "turns 2 1", "4", options={"illegal_procedure": True})
    assert game.score == (1, 0)
    assert game.turn == (3, 1)
    assert game.done()


def struck_carrier(more: str, dice: str) -> Scene:
    """A spell after home's turn fells a carrier at 24,7, and the ball bounces east."""
    game = pitch(
        f"home 9 3,3 / away 9 20,3 / wizard 1 0 / away 1 24,7 ball / {more}", "4 1 1 E " + dice
    )
    return game.play("end turn", "fireball 23,7")


@pytest.mark.rule("lrb6/scoring.between-turns", "lrb6/inducements.fireball")
def test_a_spell_that_leaves_the_ball_with_an_own_player_in_the_end_zone():
    # He holds it when the opponents' turn comes, which is not played.
    game = struck_carrier("home 1 25,7 / turn home 3", "6")
    assert game.score == (1, 0)
    assert game.turn == (4, 2)
    assert game.done()


@pytest.mark.rule("lrb6/scoring.between-turns", "lrb6/inducements.fireball")
def test_after_the_last_turn_of_the_half_nobody_scores_by_a_spell():
    game = struck_carrier("home 1 25,7 / turn home 8 / kicking home", "6")
    assert game.shows("half 2 / score 0 0")
    assert game.done()


@pytest.mark.rule("lrb6/scoring.between-turns", "lrb6/scoring.own-turn")
def test_an_opponent_who_gets_it_there_scores_with_the_first_action_of_his_turn():
    game = pitch(
        "home 1 1,7 ball / home 9 3,3 / away 1 0,7 / away 9 20,3 / wizard 1 0 / turn home 3",
        "2 1 1 W 6",
    )
    game.play("end turn", "lightning bolt home 1")
    assert game.score == (0, 0)
    assert game.shows("away 1 0,7 ball")
    game.play("away 9 move", "move 20,4", "stop")
    assert game.score == (0, 1)
    assert game.turn == (3, 3)
    assert game.done()


# --- pushes -----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/scoring.chain-push")
def test_a_chain_push_by_the_own_side_scores():
    # Home 1 pushes away 1 into home's carrier, who goes into the end zone: home's own turn.
    game = pitch(
        "home 1 22,7 / home 2 24,7 ball / home 3 24,6 / home 4 24,8 / away 1 23,7 / away 2 12,2 / "
        "turn home 3",
        "push pow",  # home 2, 3 and 4 assist
    )
    game.play("home 1 block", "block away 1", "choose push")
    game.play("push to 24,7", "push to 25,7", "stay")
    assert game.score == (1, 0)
    assert game.shows("feats home 2 touchdown")
    assert game.done()


@pytest.mark.rule("lrb6/scoring.chain-push")
def test_a_chain_push_by_the_opponents_scores_at_once():
    game = pitch(
        "away 1 22,7 / home 2 24,7 ball / away 3 24,6 / away 4 24,8 / home 1 23,7 / away 2 12,2 / "
        "turn away 3 / kicking home",
        "push",
    )
    game.play("away 1 block", "block home 1", "push to 24,7", "push to 25,7", "stay")
    assert game.score == (1, 0)
    assert game.turn == (3, 3)
    assert game.done()


@pytest.mark.rule("lrb6/scoring.chain-push")
def test_an_own_carrier_pushed_into_the_end_zone_he_defends_does_not_score():
    game = pitch(
        "home 1 7,7 / away 1 24,7 ball / home 2 23,7 / away 2 12,2 / turn home 3", "push"
    )
    game.play("home 2 block", "block away 1", "push to 25,7", "stay")
    assert game.score == (0, 0)
    assert game.shows("away 1 25,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/scoring.opponents-turn", "lrb6/skill.shadowing.roll")
def test_a_carrier_knocked_down_in_the_end_zone_does_not_score_because_the_attacker_is_followed():
    # Home 1 follows up and leaves away 2, who shadows him before the carrier's armour is rolled.
    game = pitch(
        "home 1 2,7 st4 / home 2 20,2 / away 1 1,7 ball / away 2 3,7 ma9 Shadowing",
        dice="pow, 1 1, 1 1, N",
    )
    game.play("home 1 block", "block away 1", "push to 0,7", "follow up", "away 2 uses Shadowing")
    assert game.score == (0, 0)
    assert game.shows("away 1 0,7 prone / away 2 2,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/scoring.opponents-turn", "lrb6/skill.piling-on.re-roll")
def test_nobody_piles_on_when_his_block_has_pushed_an_opponent_over_the_line():
    game = pitch(
        "home 1 3,7 st4 Piling On / home 2 12,7 / away 1 2,7 av9 / away 2 1,7 ball / "
        "away 3 1,6 / away 4 1,8 / rerolls 2 0",
        dice="pow, pow, 1 1",
    )
    game.play("home 1 block", "block away 1", "choose pow", "push to 1,7", "push to 0,7")
    game.play("follow up")
    assert game.score == (0, 1)
    assert game.told("away 1: armour 10+, rolled 1+1, holds")  # he was going down already
    assert game.done()
