"""The injury tables, and the feats that casualties are.

Home 1 knocks away 1 (AV 3+, so that any armour roll breaks it) down from 8,7 to 9,7.
"""

import pytest
from table import Scene, pitch

FEAT = 1  # a casualty
BLESSING = 7


def injure(dice: str, away: str = "", home: str = "", more: str = "") -> Scene:
    game = pitch(f"home 1 7,7 {home} / away 1 8,7 av3 {away} / {more}", f"pow 6 6 {dice}")
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


@pytest.mark.rule("bb2020/injury.stunned", "bb2020/injury.ko", "bb2020/injury.casualty")
@pytest.mark.parametrize(
    ("dice", "state"),
    [
        ("1 1", "stunned"),
        ("4 3", "stunned"),
        ("4 4", "ko"),
        ("5 4", "ko"),
        ("5 5 1", "injured"),
        ("6 6 1", "injured"),
    ],
)
def test_the_injury_table(dice: str, state: str):
    game = injure(dice)
    assert game.shows(f"away 1 {state}")
    assert game.done()


@pytest.mark.rule("bb2020/injury.stunty-stunned", "bb2020/injury.stunty-ko")
@pytest.mark.rule("bb2020/injury.stunty-badly-hurt", "bb2020/injury.stunty-casualty")
@pytest.mark.rule("bb2020/skill.stunty.injury")
@pytest.mark.parametrize(
    ("dice", "state"),
    [
        ("3 3", "stunned"),
        ("4 3", "ko"),
        ("4 4", "ko"),
        ("5 4", "injured"),  # without a casualty roll
        ("5 5 1", "injured"),
    ],
)
def test_the_stunty_injury_table(dice: str, state: str):
    game = injure(dice, "Stunty")
    assert game.shows(f"away 1 {state}")
    assert game.done()


@pytest.mark.rule("bb2020/injury.stunty-badly-hurt")
def test_a_stunty_nine_is_badly_hurt():
    game = injure("5 4", "Stunty")
    assert game.shows("injuries away 1 badly hurt")
    assert game.done()


@pytest.mark.rule("bb2020/casualty.niggling")
def test_niggling_injuries_do_not_touch_the_injury_roll():
    game = injure("4 3", "niggling:2")
    assert game.shows("away 1 9,7 stunned")
    assert game.done()


# --- credit -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/casualty.credit")
def test_the_blocker_is_credited_with_the_casualty():
    game = injure("5 5 1")
    assert game.table.feats == ((game.player("home 1"), FEAT),)


@pytest.mark.rule("bb2020/casualty.credit")
def test_the_blocked_player_is_credited_with_an_attacker_who_falls():
    game = pitch("home 1 7,7 / away 1 8,7", "skull 6 6 6 6 1")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 injured")
    assert game.table.feats == ((game.player("away 1"), FEAT),)
    assert game.done()


@pytest.mark.rule("bb2020/casualty.credit")
@pytest.mark.parametrize("kind", ["star", "mercenary"])
def test_hired_players_earn_nothing(kind: str):
    game = injure("5 5 1", home=kind)
    assert game.table.feats == ()


@pytest.mark.rule("bb2020/casualty.credit")
def test_a_casualty_that_is_healed_still_counts():
    game = injure("5 5 1", more="apothecary 0 1").play("use the apothecary")
    assert game.shows("away 1 reserves")
    assert game.table.feats == ((game.player("home 1"), FEAT),)
    assert game.done()


@pytest.mark.rule("bb2020/casualty.credit")
def test_nobody_is_credited_with_a_fall():
    game = pitch("home 1 7,7 / away 1 8,7", "1 6 6 6 6 1").play("home 1 move", "move 6,7")
    assert game.shows("home 1 injured")
    assert game.table.feats == ()
    assert game.done()


@pytest.mark.rule("bb2020/prayers.necessary-violence")
def test_necessary_violence_is_worth_a_point_more():
    game = injure("5 5 1", more="prayers 4096 0")
    player = game.player("home 1")
    assert game.table.feats == ((player, FEAT), (player, BLESSING))
    game = injure("5 5 1", more="prayers 0 4096")
    assert game.table.feats == ((player, FEAT),)
