"""The veteran while the kick is in the air: home kicks, away receives."""

from __future__ import annotations

import pytest

from pigskin import EDITIONS, Game, ScriptedDice, edition
from pigskin.coaches.veteran import VeteranCoach
from pigskin.options import Options
from pigskin.position import parse

RULES = [each.id for each in EDITIONS]
LINES = (
    "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 / "
    "away 1 13,6 / away 2 13,7 / away 3 13,8 / "
)
RETURNS = {"lrb6": "Kick-Off Return", "bb2016": "Kick-Off Return", "bb2020": "On the Ball"}
# On the kick-off table.
HIGH_KICK = (1, 4)
QUICK_SNAP = {"lrb6": (3, 6), "bb2016": (3, 6), "bb2020": (3, 6, 3)}  # and for how many
BLITZ = {"lrb6": (4, 6), "bb2016": (4, 6), "bb2020": (4, 6, 3)}


def kicked(
    receivers: str, dice: list[int | str], rules: str, turns: str = "0 0", to: str = "18,3"
) -> Game:
    """The kick is aimed at 18,3; the dice say where it goes, and what comes of it."""
    text = f"{LINES}{receivers} / phase kick / kicking home / turns {turns}"
    game = Game.at(parse(text, edition(rules), Options(), ScriptedDice(dice)))
    game.play([f"kick to {to}"])
    return game


def answers_to(game: Game, kind: str) -> list[str]:
    """What the veteran answers for as long as he is asked the same."""
    coach = VeteranCoach()
    told: list[str] = []
    assert game.question is not None
    assert game.question.kind == kind
    while game.question.kind == kind:
        answer = coach.choose(game)
        told.append(str(game.question.options[game.question.codes.index(answer)]))
        game.answer(answer)
    return told


# --- touchback --------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize(
    "sure, wanted",
    [("13,9", "away 4"), ("21,7", "away 5")],  # beside the kickers, and far from them
)
def test_a_touchback_is_for_safe_hands_in_a_safe_place(
    rules: str, sure: str, wanted: str
) -> None:
    game = kicked(f"away 4 20,7 / away 5 {sure} Sure Hands", ["N", 4, 1, 1, 1], rules)
    assert answers_to(game, "touchback") == [f"give the ball to {wanted}"]


# --- high kick --------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_with_two_turns_to_go_the_quick_run_under_a_high_kick(rules: str) -> None:
    receivers = "away 4 20,7 ma4 Sure Hands / away 5 20,4 ma8"
    game = kicked(receivers, ["N", 1, *HIGH_KICK, 6], rules, "6 6")
    assert answers_to(game, "high kick") == ["choose away 5"]
    assert game.table.carrier == game.player("away 5").index


@pytest.mark.parametrize("rules", RULES)
def test_nobody_without_hands_runs_under_a_high_kick(rules: str) -> None:
    game = kicked("away 4 20,7 No Hands", ["N", 1, *HIGH_KICK, "N"], rules)
    assert answers_to(game, "high kick") == ["nobody"]


# --- quick snap -------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_in_a_quick_snap_somebody_steps_under_the_ball(rules: str) -> None:
    game = kicked("away 4 20,7 / away 5 19,3", ["N", 1, *QUICK_SNAP[rules], 6], rules)
    assert "snap away 5 to 18,2" in answers_to(game, "quick snap")
    assert game.table.carrier == game.player("away 5").index


@pytest.mark.parametrize("rules", RULES)
def test_in_a_quick_snap_the_free_come_nearer_not_those_on_the_line(rules: str) -> None:
    game = kicked("away 4 20,7", ["N", 1, *QUICK_SNAP[rules], "N"], rules)
    first = answers_to(game, "quick snap")[0]
    assert first.startswith("snap away 4 to 19,")


# --- kick-off return --------------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_whoever_is_going_to_fetch_the_ball_runs_under_it(rules: str) -> None:
    skill = RETURNS[rules]
    receivers = f"away 4 23,9 {skill} / away 5 21,4 {skill}"
    game = kicked(receivers, ["N", 1, 3, 4, 1, 1, 6], rules)
    assert answers_to(game, "kick-off return") == [f"away 5 uses {skill}"]
    answers_to(game, "kick-off return step")
    assert game.player("away 5").square == (18, 2)


@pytest.mark.parametrize("rules", RULES)
def test_who_drops_every_ball_lets_it_fall(rules: str) -> None:
    receivers = f"away 4 20,3 / away 5 18,4 No Hands {RETURNS[rules]}"
    game = kicked(receivers, ["N", 1, 3, 4, 1, 1, "N"], rules)
    assert answers_to(game, "kick-off return") == ["nobody"]


# --- a blitz of the kickers -------------------------------------------------------------------


@pytest.mark.parametrize("rules", RULES)
def test_in_a_blitz_a_kicker_waits_where_the_ball_comes_down(rules: str) -> None:
    text = (
        "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 11,3 / away 1 13,6 / away 2 13,7 / "
        "away 3 13,8 / away 4 21,9 / phase kick / kicking home"
    )
    dice: list[int | str] = ["N", 1, *BLITZ[rules], 6]
    game = Game.at(parse(text, edition(rules), Options(), ScriptedDice(dice)))
    game.play(["kick to 15,3"])
    coach = VeteranCoach()
    while game.question is not None and game.question.coach == "home":
        game.answer(coach.choose(game))
    assert game.player("home 4").square == (15, 2)
    assert game.table.carrier == game.player("home 4").index
