"""Miscellaneous Mayhem: thirteen cards for the pitch, the crowd and the weather of the day."""

import pytest
from table import pitch

from pigskin.position import to_text

BENCH = " / ".join(f"{side} {shirt} reserves" for side in ("home", "away") for shirt in range(2, 9))
BEFORE = f"home 1 reserves / away 1 reserves / {BENCH} / phase before the match / "


@pytest.mark.rule("lrb6/cards.sprinkler-malfunction")
def test_sprinklers_make_every_ball_wet_until_the_drive_ends():
    """AG 3 picks up on 3+ and needs 4 now, of both teams."""
    text = "home 1 5,5 ag3 / away 1 9,9 ag3 / ball 8,9 / hand home Sprinkler Malfunction"
    game = pitch(text, dice="3 E").play("end turn", "play Sprinkler Malfunction")
    game.play("away 1 move", "move 8,9")
    assert game.told("away 1: pick-up 4+")
    assert game.turnover


@pytest.mark.rule("lrb6/cards.sprinkler-malfunction")
def test_sprinklers_do_not_hinder_dodging():
    text = "home 1 5,5 / away 1 6,6 ag3 / effects table Sprinkler Malfunction until drive"
    game = pitch(text + " / active away", dice="3").play("away 1 move", "move 7,7")
    assert game.shows("away 1 7,7")


@pytest.mark.rule("lrb6/cards.friendly-fans")
def test_friendly_fans_only_stun():
    """Pushed into the crowd, 12 on the injury roll: he sits with the reserves."""
    text = "home 1 5,0 / away 1 5,1 / active away / effects home Friendly Fans until match"
    game = pitch(text, dice="push, 6 6").play("away 1 block", "block home 1")
    game.until("turn")
    assert game.state("home 1") == "reserves"


@pytest.mark.rule("lrb6/cards.friendly-fans")
def test_friendly_fans_are_no_friends_of_the_others():
    text = "home 1 5,1 / away 1 5,0 / effects home Friendly Fans until match"
    game = pitch(text, dice="push, 4 4").play("home 1 block", "block away 1")
    game.until("turn")
    assert game.state("away 1") == "ko"


@pytest.mark.rule("lrb6/cards.johnny-waterboy", "lrb6/cards.friendly-fans")
def test_cards_before_the_match_last_for_it():
    game = pitch(BEFORE + "hand home Johnny Waterboy, Friendly Fans", seed=1)
    game.play("play Johnny Waterboy", "play Friendly Fans")
    held = "effects home Friendly Fans until match, home Johnny Waterboy until match"
    assert held in to_text(game.table)


@pytest.mark.rule("lrb6/cards.johnny-waterboy")
@pytest.mark.parametrize(("die", "state"), [(1, "ko"), (2, "ko"), (3, "reserves")])
def test_johnny_helps_the_knocked_out(die: int, state: str):
    text = f"home 1 ko / away 1 reserves / {BENCH} / phase drive / "
    game = pitch(text + "effects home Johnny Waterboy until match", [die])
    assert game.state("home 1") == state


@pytest.mark.rule("lrb6/cards.rogue-wizard")
def test_a_rogue_wizard_strikes_where_five_steps_lead():
    text = "home 1 5,5 / away 1 9,9 av8 / away 2 20,2 / hand home Rogue Wizard"
    game = pitch(text, dice="E E E E E, 4, 2 2").play("end turn", "play Rogue Wizard at 4,9")
    assert game.shows("away 1 9,9 prone")
    assert game.done()


@pytest.mark.rule("lrb6/cards.rogue-wizard")
def test_a_marker_that_leaves_the_pitch_does_nothing():
    game = pitch("home 1 5,5 / away 1 9,9 / hand home Rogue Wizard", dice="N N")
    game.play("end turn", "play Rogue Wizard at 9,1")
    assert game.asked("away", "turn")
    assert game.done()
