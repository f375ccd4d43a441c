"""Optional rules and disputed readings, switched one by one."""

import pytest
from table import pitch

from pigskin import Game, PigskinError
from pigskin.edition import EXTRA_RULES, make_options


def test_without_hand_offs_nobody_is_offered_one() -> None:
    position = "home 1 5,5 ball / home 2 6,6 / away 1 20,5"
    assert pitch(position).offers("home 1 hand-off")
    assert pitch(position, options={"hand_offs": False}).refuses("home 1 hand-off")


def test_without_fouls_nobody_is_kicked() -> None:
    position = "home 1 5,5 / away 1 6,5 prone"
    assert pitch(position).offers("home 1 foul")
    assert pitch(position, options={"fouls": False}).refuses("home 1 foul")


def test_without_going_for_it_the_last_square_is_the_last() -> None:
    game = pitch("home 1 5,5 ma1 / away 1 20,5", options={"going_for_it": False})
    game.play("home 1 move", "move 6,5")
    assert game.asked("home", "turn")  # nothing is left to do


def test_without_assists_a_block_is_man_to_man() -> None:
    position = "home 1 5,5 / home 2 6,6 / away 1 6,5"
    helped = pitch(position, dice="push pow")
    helped.play("home 1 block", "block away 1")
    assert helped.offers("choose push", "choose pow")
    alone = pitch(position, dice="push", options={"assists": False})
    alone.play("home 1 block", "block away 1")
    assert alone.asked("home", "push")
    assert alone.done()


def test_without_assists_a_foul_has_none_either() -> None:
    position = "home 1 5,5 / home 2 6,6 / away 1 6,5 prone"
    helped = pitch(position, dice="5 3 1 2")  # 8 + 1 beats AV 8; stunned
    helped.play("home 1 foul", "foul away 1")
    assert helped.shows("away 1 6,5 stunned")
    alone = pitch(position, dice="5 3", options={"assists": False})
    alone.play("home 1 foul", "foul away 1")
    assert alone.shows("away 1 6,5 prone")
    assert alone.done()


def test_without_interceptions_the_ball_flies_past() -> None:
    position = "home 1 5,5 ball / away 1 7,5 / home 2 9,5"
    game = pitch(position, dice="4 3", options={"interceptions": False})
    game.play("home 1 pass", "pass the ball", "pass to 9,5")
    assert game.shows("home 2 9,5 ball")
    assert game.done()


def test_without_fumbles_a_one_only_misses() -> None:
    position = "home 1 5,5 ball / home 2 7,5 / away 1 20,5"
    game = pitch(position, dice="1 E W E E", options={"fumbles": False})
    game.play("home 1 pass", "pass the ball", "pass to 7,5")
    assert game.told("misses its target")
    assert not game.told("fumble")
    assert game.done()


def test_extra_rules_off_turns_all_of_them_off_but_single_ones_can_be_kept() -> None:
    options = make_options({"extra_rules": False, "fouls": True})
    assert options.fouls
    assert not any(getattr(options, name) for name in EXTRA_RULES if name != "fouls")


@pytest.mark.parametrize(
    "options, words",
    [
        ({"offside": True}, "there is no option 'offside'"),
        ({"overtime": "maybe"}, "must be one of 'agreed', 'always', 'never'"),
        ({"extra_rules": 3}, "must be True or False"),
        ({"turn_seconds": "soon"}, "must be 0 or more"),
        (["overtime"], "options are names and their values"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], words: str) -> None:
    with pytest.raises(PigskinError, match=words):
        Game("human", "orc", options=options)


def test_the_simple_casualty_table_gives_the_apothecary_a_second_roll() -> None:
    # Defender Down, armour 6+6, injury 6+6: dead; the apothecary's own 2D6 say 5+4: badly hurt.
    game = pitch(
        "home 1 5,5 / away 1 6,5 / apothecary 0 1",
        dice="pow 6 6 6 6 5 4",
        options={"casualty_mode": "simple"},
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.asked("away", "apothecary for a casualty")
    game.play("use the apothecary", "take the second result")
    assert game.shows("away 1 reserves")
    assert game.done()
