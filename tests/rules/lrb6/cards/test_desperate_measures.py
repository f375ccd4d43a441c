"""Desperate Measures: eight cards for teams that need them."""

import pytest
from table import Scene, pitch

BENCH = " / ".join(f"{side} {shirt} reserves" for side in ("home", "away") for shirt in range(1, 9))
BEFORE = f"{BENCH} / phase before the match / "


# --- Doom and Gloom ---------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.doom-and-gloom")
def test_re_rolls_are_lost_for_the_match():
    text = BEFORE + "full-rerolls 2 3 / hand home Doom and Gloom"
    game = pitch(text, dice="2 1 6", seed=1).play("play Doom and Gloom")
    assert game.table.away.full_rerolls == 1
    game.until("set-up")
    assert game.rerolls == (2, 1)


@pytest.mark.rule("lrb6/cards.doom-and-gloom")
def test_no_gloom_over_a_team_without_re_rolls():
    game = pitch(BEFORE + "full-rerolls 2 0 / hand home Doom and Gloom", seed=1)
    assert game.asked("home", "card")
    assert game.options() == ["stop"]


# --- Mindblow ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.mindblow")
def test_opponents_lose_their_tackle_zones_for_the_turn():
    """A 1 spares one of them; with the next turn all have their wits back."""
    text = "home 1 5,5 / away 1 6,5 / away 2 6,6 / away 3 20,7 / hand home Mindblow"
    game = pitch(text, dice="2 1 6").play("play Mindblow")
    dazed = [each for each in (1, 2, 3) if "dazed" in game.marks(f"away {each}")]
    assert dazed == [1, 3]
    assert game.table.zones_on(game.table.place[game.player("home 1")], 0) == 1
    game.play("end turn")
    assert game.table.zones_on(game.table.place[game.player("home 1")], 0) == 2


@pytest.mark.rule("lrb6/cards.mindblow")
def test_who_was_dazed_before_stays_so():
    text = "home 1 5,5 / away 1 6,5 dazed / hand home Mindblow"
    game = pitch(text, dice="6").play("play Mindblow", "end turn")
    assert "dazed" in game.marks("away 1")


# --- Come On Boys! ----------------------------------------------------------------------------

BOYS = "home 1 5,5 / home 2 9,9 / home 3 2,2 / away 1 6,5 / away 2 10,9 / hand home Come On Boys!"


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_the_turn_goes_on_after_a_turnover():
    """With those who have not acted; and from then on nothing is a turnover."""
    game = pitch(BOYS, dice="attacker down 1 1").play("home 1 block", "block away 1")
    assert game.asked("home", "card")
    game.play("play Come On Boys!")
    assert game.asked("home", "turn")
    assert game.offers("home 2 block", "home 3 move")
    assert game.refuses("home 1 move")
    game.rolls("attacker down 1 1").play("home 2 block", "block away 2")
    assert game.told("knocked down, and no turnover")
    assert game.asked("home", "turn")
    game.play("home 3 move", "stop", "end turn")
    assert game.asked("away", "turn")
    assert game.turn == (1, 1)


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_the_turn_ends_without_it():
    game = pitch(BOYS, dice="attacker down 1 1").play("home 1 block", "block away 1", "stop")
    assert game.coach == "away"


@pytest.mark.rule("lrb6/cards.come-on-boys")
def test_a_turn_that_just_ends_does_not_go_on():
    game = pitch(BOYS).play("end turn")
    assert game.coach == "away"


# --- Mysterious Old Medicine Man --------------------------------------------------------------

MAN = "home 1 5,5 / away 1 6,5 av7 {0} / effects away Mysterious Old Medicine Man until match"


def felled(dice: str, more: str = "") -> Scene:
    game = pitch(MAN.format(more), dice=f"defender down {dice}")
    return game.play("home 1 block", "block away 1", "push to 7,5", "stay")


@pytest.mark.rule("lrb6/cards.mysterious-old-medicine-man")
@pytest.mark.parametrize(("dice", "state"), [
    ("1 1", "prone"), ("1 2", "stunned"), ("4 4", "stunned"), ("4 5", "ko"), ("4 6", "ko"),
])  # fmt: skip
def test_injuries_are_one_step_lighter(dice: str, state: str):
    assert felled(f"6 6 {dice}").state("away 1") == state


@pytest.mark.rule("lrb6/cards.mysterious-old-medicine-man")
def test_he_looks_after_those_who_were_fouled_too():
    text = (
        "home 1 5,5 / away 1 6,5 av7 stunned / "
        "effects away Mysterious Old Medicine Man until match"
    )
    game = pitch(text, dice="5 6 1 2").play("home 1 foul", "foul away 1")
    assert game.state("away 1") == "stunned"
    game = pitch(text, dice="5 6 3 5").play("home 1 foul", "foul away 1")
    assert game.state("away 1") == "stunned"


@pytest.mark.rule("lrb6/cards.mysterious-old-medicine-man")
def test_in_the_crowd_he_goes_to_reserves():
    text = "home 1 5,1 / away 1 5,0 / effects away Mysterious Old Medicine Man until match"
    game = pitch(text, dice="push 1 1").play("home 1 block", "block away 1", "stay")
    assert game.state("away 1") == "reserves"


@pytest.mark.rule("lrb6/cards.mysterious-old-medicine-man")
def test_the_man_is_called_before_the_match():
    game = pitch(BEFORE + "hand home Mysterious Old Medicine Man", seed=1)
    game.play("play Mysterious Old Medicine Man").until("set-up")
    assert [each.name for each in game.table.home.wide] == ["Mysterious Old Medicine Man"]
