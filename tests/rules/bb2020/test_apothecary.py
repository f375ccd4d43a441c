"""The apothecary and those who wander."""

import pytest
from table import Scene, pitch

from pigskin.teams import rosters


def hurt(dice: str, away: str = "", more: str = "apothecary 0 1") -> Scene:
    """Home 1 knocks away 1 down; his armour breaks, then the dice of the injury."""
    game = pitch(f"home 1 7,7 / home 2 7,9 / away 1 8,7 {away} / {more}", f"pow 6 6 {dice}")
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


@pytest.mark.rule("bb2020/apothecary.ko")
def test_a_player_knocked_out_on_the_pitch_stays_there_stunned():
    game = hurt("4 4")
    assert game.asked("away", "apothecary for a knock-out", "away 1")
    game.play("use the apothecary")
    assert game.shows("away 1 9,7 stunned / apothecary 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/apothecary.once")
def test_he_is_used_once_a_match_and_need_not_be():
    game = hurt("4 4").play("no apothecary")
    assert game.shows("away 1 ko / apothecary 0 1")
    game = hurt("4 4", more="away 2 8,9 / apothecary 0 1").play("use the apothecary")
    game.rolls("pow 6 6 4 4").play("home 2 block", "block away 2", "push to 9,9", "stay")
    assert game.shows("away 2 ko")
    assert game.done()


@pytest.mark.rule("bb2020/apothecary.once")
def test_he_is_not_asked_about_a_stunned_player():
    game = hurt("4 3")
    assert game.asked("home", "turn")
    assert game.shows("away 1 9,7 stunned / apothecary 0 1")


@pytest.mark.rule("bb2020/apothecary.casualty")
@pytest.mark.parametrize(
    ("choice", "result"),
    [("keep the first result", "dead"), ("take the second result", "-1 ST")],
)
def test_the_owner_chooses_between_two_rolls(choice: str, result: str):
    game = hurt("5 5 15 13 6").play("use the apothecary")
    assert game.asked("away", "which result", "away 1")
    game.play(choice)
    assert game.shows(f"away 1 injured / injuries away 1 {result} / apothecary 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/apothecary.casualty")
def test_declining_keeps_the_result():
    game = hurt("5 5 15").play("no apothecary")
    assert game.shows("away 1 injured / injuries away 1 dead / apothecary 0 1")
    assert game.done()


@pytest.mark.rule("bb2020/apothecary.badly-hurt")
def test_badly_hurt_is_healed_whichever_roll_it_was():
    game = hurt("5 5 15 6").play("use the apothecary", "take the second result")
    assert game.shows("away 1 reserves")
    assert game.table.injuries == ()
    # Nothing could be better than badly hurt: no second roll.
    game = hurt("5 5 6").play("use the apothecary")
    assert game.shows("away 1 reserves")
    assert game.table.injuries == ()
    assert game.done()


@pytest.mark.rule("bb2020/apothecary.badly-hurt", "bb2020/injury.stunty-badly-hurt")
def test_a_stunty_player_who_is_badly_hurt_is_healed():
    game = hurt("5 4", "Stunty").play("use the apothecary")
    assert game.shows("away 1 reserves")
    assert game.done()


@pytest.mark.rule("bb2020/apothecary.first", "bb2020/skill.regeneration.roll")
def test_he_comes_before_regeneration():
    game = hurt("5 5 15", "Regeneration")
    assert game.asked("away", "apothecary for a casualty", "away 1")
    game.rolls("16 4").play("use the apothecary", "keep the first result")
    assert game.shows("away 1 reserves / apothecary 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/apothecary.who")
@pytest.mark.parametrize("kind", ["journeyman", "mercenary", "star"])
def test_he_treats_permanent_players_only(kind: str):
    game = hurt("4 4", kind)
    assert game.asked("home", "turn")
    assert game.shows("away 1 ko / apothecary 0 1")


@pytest.mark.rule("bb2020/inducements.wandering-apothecary")
@pytest.mark.parametrize(
    ("kind", "asked"), [("journeyman", True), ("mercenary", True), ("star", False)]
)
def test_one_who_wanders_treats_all_but_stars(kind: str, asked: bool):
    game = hurt("4 4", kind, "wanderers 0 1")
    if asked:
        game.play("away: use the apothecary")
        assert game.shows("away 1 9,7 stunned / wanderers 0 0")
    else:
        assert game.asked("home", "turn")
        assert game.shows("away 1 ko / wanderers 0 1")


@pytest.mark.rule("bb2020/inducements.wandering-apothecary")
def test_the_teams_own_apothecary_is_sent_for_first():
    game = hurt("4 4", more="apothecary 0 1 / wanderers 0 1").play("use the apothecary")
    assert game.shows("apothecary 0 0 / wanderers 0 1")


@pytest.mark.rule("bb2020/apothecary.teams")
def test_some_teams_have_none():
    without = {each.id for each in rosters("bb2020").values() if not each.apothecary}
    assert "shambling_undead" in without
    assert "human" not in without
