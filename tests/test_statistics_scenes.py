"""Statistics of single scenes: what whole matches hardly ever see, and what has been miscounted.

Every scene is counted anew as whole matches are (recounting.py).
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from recounting import Seen, Words, differences, rolls_of
from table import pitch

from pigskin.statistics.values import PlayerFigures

ALL = pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
HIRED = pytest.mark.parametrize("kind", ["", "star", "mercenary"])


def counted(text: str, dice: str | Iterable[int | str], *words: str, rules: str) -> Seen:
    """A position, dice and answers; the recount must agree about every player."""
    scene = pitch(text, dice, rules=rules)
    seen = Seen(scene.game, Words(*words))
    assert scene.done()
    assert differences(seen) == []
    return seen


def row(seen: Seen, player: str) -> PlayerFigures:
    return next(each for each in seen.figures.players if each.player == player)


# --- rolls ------------------------------------------------------------------------------------


def test_two_rolls_that_show_the_same_are_two() -> None:
    """A leap after all his movement takes two rushes at once."""
    words = ["home 1 move", "leap 7,5"]
    seen = counted("home 1 5,5 ma0 Leap / away 1 6,5", "3 3 6", *words, rules="bb2020")
    assert [(each.what, each.dice) for each in seen.figures.rolls] == [
        ("go for it", ("3",)), ("go for it", ("3",)), ("leap", ("6",)),
    ]  # fmt: skip
    assert len(rolls_of(seen)) == seen.figures.home.rolls == 3


# --- tests made -------------------------------------------------------------------------------


@ALL
@pytest.mark.parametrize(("dice", "made"), [("1 3", 1), ("1 1, 1 1", 0)])
def test_a_dodge_rolled_again_is_one_and_its_last_roll_counts(
    rules: str, dice: str, made: int
) -> None:
    words = ["home 1 move", "move 4,5", "re-roll with Dodge"]
    seen = counted("home 1 5,5 Dodge / away 1 6,5 / away 2 20,5", dice, *words, rules=rules)
    assert (row(seen, "home 1").dodges, row(seen, "home 1").dodges_made) == (1, made)


def test_a_dodge_that_somebody_dives_at_is_not_made_after_all() -> None:
    words = ["home 1 move", "move 4,5", "away 1 uses Diving Tackle"]
    text = "home 1 5,5 / away 1 6,5 Diving Tackle / rerolls 0 0"
    seen = counted(text, "3 1 1", *words, rules="bb2020")
    assert (row(seen, "home 1").dodges, row(seen, "home 1").dodges_made) == (1, 0)
    assert row(seen, "home 1").rolls == 1  # and the die showed what it had to


def test_a_rush_saved_by_a_star_rule_is_made() -> None:
    text = "home 1 5,5 ma2 Swift as the Breeze / away 1 20,5 / weather blizzard"
    words = ["home 1 move", "move 6,5", "move 7,5", "move 8,5", "use Swift as the Breeze"]
    seen = counted(text, "2", *words, rules="bb2020")
    assert (row(seen, "home 1").rushes, row(seen, "home 1").rushes_made) == (1, 1)


@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
def test_a_bomb_that_is_caught_is_no_catch_of_the_ball(rules: str) -> None:
    words = ["home 1 special", "pass to 10,7", "yes", "pass to 15,7"]
    text = "home 1 5,7 Bombardier / home 2 10,7 / away 1 20,7"
    seen = counted(text, "4 3 4", *words, rules=rules)
    assert [event["event"] for event in seen.told].count("catch") == 1
    assert (row(seen, "home 2").catches, row(seen, "home 2").passes) == (0, 0)
    assert row(seen, "home 2").rolls == 2  # though dice were rolled


# --- feats, for which the hired earn nothing --------------------------------------------------


@ALL
@HIRED
def test_a_completion_is_worth_a_point(rules: str, kind: str) -> None:
    text = f"home 1 5,7 ball {kind} / home 2 8,7 / away 1 20,7"
    seen = counted(text, "4 4", "home 1 pass", "pass the ball", "pass to 8,7", rules=rules)
    assert (row(seen, "home 1").completions, row(seen, "home 1").points) == (1, 1)
    assert (row(seen, "home 2").catches, row(seen, "home 2").catches_made) == (1, 1)


@ALL
def test_who_drops_it_completes_nothing_nor_does_who_takes_the_bounce(rules: str) -> None:
    text = "home 1 5,7 ball / home 2 8,7 / home 3 9,7 / away 1 20,7 / rerolls 0 0"
    seen = counted(text, "4 1 E 6", "home 1 pass", "pass the ball", "pass to 8,7", rules=rules)
    assert (row(seen, "home 1").completions, row(seen, "home 1").points) == (0, 0)
    assert (row(seen, "home 3").catches_made, row(seen, "home 2").catches_made) == (1, 0)


@pytest.mark.parametrize("rules", ["lrb6", "bb2016"])
@HIRED
def test_an_interception_is_worth_two(rules: str, kind: str) -> None:
    text = f"home 1 5,7 ball / home 2 10,7 / away 1 8,7 {kind}"
    words = ["home 1 pass", "pass the ball", "pass to 10,7", "intercept with away 1"]
    seen = counted(text, "6", *words, rules=rules)
    assert (row(seen, "away 1").interceptions, row(seen, "away 1").points) == (1, 2)


@HIRED
@pytest.mark.parametrize(("catch", "points"), [("4", 2), ("1 N N N S", 1)])
def test_a_deflection_is_worth_one_and_two_if_he_holds_it(
    kind: str, catch: str, points: int
) -> None:
    text = f"home 1 5,7 ball / home 2 10,7 / away 1 8,7 {kind}"
    words = ["home 1 pass", "pass the ball", "pass to 10,7", "intercept with away 1"]
    seen = counted(text, f"5 6 {catch}", *words, rules="bb2020")
    assert (row(seen, "away 1").interceptions, row(seen, "away 1").points) == (points - 1, points)


@HIRED
def test_a_casualty_is_worth_two_whoever_causes_it(kind: str) -> None:
    text = f"home 1 7,7 {kind} / away 1 8,7 / away 2 20,7"
    words = ["home 1 block", "block away 1", "push to 9,7", "stay"]
    seen = counted(text, "pow 6 6 6 6 1", *words, rules="bb2020")
    assert (row(seen, "home 1").casualties, row(seen, "home 1").points) == (1, 2)
    assert row(seen, "away 1").hurt == ("badly hurt",)


def test_a_superb_throw_of_a_team_mate_who_lands_is_worth_a_point() -> None:
    text = "home 1 15,7 st5 pa5 Throw Team-mate / home 2 16,7 st2 Right Stuff / away 1 3,7"
    words = ["home 1 throw team-mate", "throw home 2", "throw home 2 to 20,7"]
    seen = counted(text, "6 E E NE 4", *words, rules="bb2020")
    assert row(seen, "home 1").points == 1


# --- who was knocked down, knocked out and killed, and by whom ---------------------------------


@ALL
def test_a_knock_out_is_his_who_hit_or_pushed(rules: str) -> None:
    words = ["home 1 block", "block away 1", "push to 9,7", "stay"]
    block = counted("home 1 7,7 / away 1 8,7", "pow 6 6 4 4", *words, rules=rules)
    crowd = counted(
        "home 1 7,1 / away 1 7,0", "push 4 4", "home 1 block", "block away 1", "stay", rules=rules
    )
    for seen in (block, crowd):
        assert row(seen, "home 1").knock_outs == 1


@ALL
def test_a_knock_out_the_apothecary_prevents_is_none(rules: str) -> None:
    text = "home 1 7,7 / away 1 8,7 / apothecary 0 1"
    words = ["home 1 block", "block away 1", "push to 9,7", "stay", "use the apothecary"]
    seen = counted(text, "pow 6 6 4 4", *words, rules=rules)
    assert (row(seen, "home 1").knock_outs, row(seen, "home 1").knock_downs) == (0, 1)


@ALL
def test_who_falls_by_himself_is_knocked_out_by_nobody(rules: str) -> None:
    words = ["home 1 move", "move 4,5"]
    seen = counted("home 1 5,5 / away 1 6,5 / rerolls 0 0", "1 6 6 4 4", *words, rules=rules)
    assert [each.knock_outs for each in seen.figures.players] == [0, 0]


def test_who_lashes_out_at_an_opponent_has_knocked_him_down() -> None:
    text = "home 1 5,5 Animal Savagery Primal Savagery / home 2 5,4 / away 1 6,5 av9 / away 2 20,2"
    words = ["home 1 move", "choose away 1", "stop"]
    seen = counted(text, "1, 3 3", *words, rules="bb2020")
    assert row(seen, "home 1").knock_downs == 1


def test_who_lashes_out_at_his_own_has_knocked_no_opponent_down() -> None:
    text = "home 1 5,5 Animal Savagery / home 2 5,4 / away 1 6,5 av9 / away 2 20,2"
    seen = counted(text, "1, 3 3", "home 1 move", "stop", rules="bb2020")
    assert row(seen, "home 1").knock_downs == 0


# --- who plays for the others -----------------------------------------------------------------

BLACKMAIL = "home 1 7,7 / away 1 10,7 / away 2 11,7 / away 3 2,2 / hand home Blackmail"


@pytest.mark.parametrize("back", [False, True])
def test_what_he_did_for_the_others_is_in_his_row(back: bool) -> None:
    """Away 2 dodges as home 2; at the end of the turn he is himself again."""
    words = ["play Blackmail on away 2", "home 2 move", "move 12,7", "stop"]
    seen = counted(BLACKMAIL, "3", *words, *(["end turn"] if back else []), rules="lrb6")
    himself = row(seen, "away 2" if back else "home 2")
    assert (himself.dodges, himself.dodges_made, himself.rolls) == (1, 1, 1)
    assert himself.turns == (2 if back else 1)


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("injury", ["4 4", "6 6 6 1"], ids=["knock-out", "death"])
def test_his_own_are_no_opponents_whomever_he_plays_for(injury: str, back: bool) -> None:
    words = ["play Blackmail on away 2", "home 2 block", "block away 1", "push to 9,7", "stay"]
    dice = f"pow 6 6 {injury}"
    seen = counted(BLACKMAIL, dice, *words, *(["end turn"] if back else []), rules="lrb6")
    himself = row(seen, "away 2" if back else "home 2")
    assert himself.blocks == 1
    assert (himself.knock_downs, himself.knock_outs, himself.kills) == (0, 0, 0)


# --- where touchdowns are ---------------------------------------------------------------------


@ALL
def test_a_touchdown_by_a_catch_is_where_he_caught_it(rules: str) -> None:
    text = "home 1 22,3 ball / home 2 25,5 / away 1 5,9"
    seen = counted(text, "6 6", "home 1 pass", "pass the ball", "pass to 25,5", rules=rules)
    last = [each for each in seen.figures.ball if each.touchdown]
    assert [(each.x, each.y, each.player) for each in last] == [(25, 5, "home 2")]
    assert row(seen, "home 2").points == 3


def test_a_touchdown_by_a_landing_is_where_he_landed() -> None:
    text = "home 1 20,3 st5 pa5 Throw Team-mate / home 2 21,3 st2 Right Stuff ball / away 1 3,7"
    words = ["home 1 throw team-mate", "throw home 2", "throw home 2 to 23,5"]
    seen = counted(text, "6 E E S 4", *words, rules="bb2020")
    last = [each for each in seen.figures.ball if each.touchdown]
    assert [(each.x, each.y, each.player) for each in last] == [(25, 6, "home 2")]
    assert (row(seen, "home 1").points, row(seen, "home 2").points) == (1, 3)
