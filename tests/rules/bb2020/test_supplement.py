"""Inducements the supplements leave to agreement."""

import pytest
from shopping import ELEVEN, price, sells, shop, times_offered
from staff_bits import (
    ARTEFACT,
    BALLISTICS,
    DRUMMER,
    HOT_POT,
    RUNESMITH,
    UNGUENT,
)
from table import Scene, pitch

from pigskin.pitch import HOME
from pigskin.rules.counting import has

KICK = (
    "home 1 12,5 / home 2 12,6 / home 3 12,7 / home 4 5,5 Loner (4+) / away 1 13,5 / "
    "away 2 13,6 / away 3 13,7 / phase kick / kicking home / turns 0 0 / "
)
TIME_OUT = "1 2"


def kick(more: str, dice: str) -> Scene:
    return pitch(KICK + more, dice).play("kick to 20,7")


@pytest.mark.rule("bb2020/inducements.limits")
@pytest.mark.parametrize(
    ("name", "by", "cost", "limit", "not_by"),
    [
        ("Waaagh! Drummer", "orc", 50, 1, "human"),
        ("Cavorting Nurglings", "nurgle", 30, 3, "khorne"),
        ("Dwarfen Runesmith", "dwarf", 50, 1, "orc"),
        ("Halfling Hot Pot", "human", 80, 1, "orc"),
        ("Halfling Hot Pot", "gnome", 60, 1, "wood_elf"),
        ("Master of Ballistics", "human", 40, 1, "orc"),
        ("Master of Ballistics", "halfling", 30, 1, "skaven"),
        ("Bottles of Heady Brew", "goblin", 40, 3, "orc"),
        ("Team Mascot", "human", 30, 1, ""),
        ("Medicinal Unguent", "human", 60, 1, ""),
        ("Ancient Artefact", "human", 50, 1, ""),
    ],
)
def test_prices_and_limits(name: str, by: str, cost: int, limit: int, not_by: str):
    assert price(shop(by, inducement_books="optional"), f"buy {name}") == cost
    assert times_offered(shop(by, inducement_books="optional"), f"buy {name}") == limit
    assert not sells(shop(by), name)
    if not_by:
        assert not sells(shop(not_by, inducement_books="optional"), name)


@pytest.mark.rule(
    "bb2020/inducements.waaagh-drummer",
    "bb2020/inducements.runesmith",
    "bb2020/inducements.hot-pot",
    "bb2020/inducements.ballistics",
    "bb2020/inducements.unguent",
    "bb2020/inducements.artefact",
)
@pytest.mark.parametrize(
    ("roster", "name", "bit"),
    [
        ("orc", "Waaagh! Drummer", DRUMMER),
        ("dwarf", "Dwarfen Runesmith", RUNESMITH),
        ("human", "Halfling Hot Pot", HOT_POT),
        ("human", "Master of Ballistics", BALLISTICS),
        ("human", "Medicinal Unguent", UNGUENT),
        ("human", "Ancient Artefact", ARTEFACT),
    ],
)
def test_what_is_bought_is_there(roster: str, name: str, bit: int):
    game = shop(roster, inducement_books="optional").play(f"buy {name}", "done")
    assert has(game.table, HOME, "staff") == bit


# --- Waaagh! Drummer --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.waaagh-drummer")
def test_the_drummer_drives_opponents_back():
    game = kick(f"staff {DRUMMER} 0", f"N 1 {TIME_OUT} 4 3 6")
    assert game.asked("home", "drummer")
    game.play("choose away 1", "push to 14,4", "choose away 1")  # the same player again
    assert game.options() == ["push to 15,3", "push to 15,4", "push to 15,5"]
    game.rolls("N").play("push to 15,4")
    assert game.shows("away 1 15,4 up / away 2 13,6 up")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.waaagh-drummer")
@pytest.mark.parametrize(
    ("skill", "answers", "where"),
    [
        ("Stand Firm", ["use Stand Firm"], "13,5"),
        ("Sidestep", ["use Sidestep", "push to 12,4"], "12,4"),
    ],
)
def test_some_do_not_mind_the_drum(skill: str, answers: list[str], where: str):
    text = KICK.replace("13,5", f"13,5 {skill}") + f"staff {DRUMMER} 0"
    game = pitch(text, f"N 1 {TIME_OUT} 4 1 1 N").play("kick to 20,7", "choose away 1")
    for answer in answers:
        game.play(f"away: {answer}")
    assert game.shows(f"away 1 {where} up")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.waaagh-drummer")
def test_without_a_beat_nobody_moves():
    game = kick(f"staff {DRUMMER} 0", f"N 1 {TIME_OUT} 3 2 1 N")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.waaagh-drummer")
def test_who_has_one_square_behind_him_goes_there():
    wall = "away 4 14,4 / away 5 14,5 / "
    game = kick(f"{wall}staff {DRUMMER} 0", f"N 1 {TIME_OUT} 4 3 3 N")
    assert game.asked("home", "drummer")
    game.play("choose away 1")
    assert game.shows("away 1 14,6 up")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.waaagh-drummer")
def test_who_has_no_room_behind_him_is_not_driven_back():
    game = pitch(
        f"home 1 12,5 / away 1 25,5 / phase kick / kicking home / turns 0 0 / staff {DRUMMER} 0",
        f"N 1 {TIME_OUT} 6 6 6 N",
    )
    game.play("kick to 20,7")
    assert game.asked("away", "turn")
    assert game.done()


# --- Cavorting Nurglings ----------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.nurglings")
def test_nurglings_cheer_and_are_liked():
    game = shop("nurgle", more="fans 4 4 / cheerleaders 1 0", inducement_books="optional")
    game.play("buy Cavorting Nurglings", "buy Cavorting Nurglings", "done")
    assert game.shows("fans 6 4 / cheerleaders 3 0")


# --- Dwarfen Runesmith ------------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.runesmith")
@pytest.mark.parametrize(
    ("rune", "shown"),
    [
        ("Mighty Blow", "Mighty Blow (+1)"),
        ("Dauntless and Frenzy", "Dauntless Frenzy"),
        ("Sprint and Sure Feet", "Sprint Sure Feet"),
        ("Armour and Stand Firm", "av10 Stand Firm"),
        ("Juggernaut and Horns", "Juggernaut Horns"),
    ],
)
def test_the_runes(rune: str, shown: str):
    game = kick(f"staff {RUNESMITH} 0", "N 1")
    assert game.asked("home", "runesmith")
    assert f"carve {rune} for home 4" not in game.options()  # a loner
    game.rolls(f"4 {TIME_OUT} N").play(f"carve {rune} for home 1")
    assert game.shows(f"home 1 12,5 {shown} / staff 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.runesmith")
@pytest.mark.parametrize(("roll", "left"), [(2, RUNESMITH), (3, RUNESMITH), (1, 0)])
def test_a_rune_that_fails_may_be_tried_again(roll: int, left: int):
    game = kick(f"staff {RUNESMITH} 0", f"N 1 {roll} {TIME_OUT} N")
    game.play("carve Mighty Blow for home 1")
    assert game.shows(f"staff {left} 0")
    assert not game.table.profiles[game.player("home 1")].skills
    assert game.done()


@pytest.mark.rule("bb2020/inducements.runesmith")
def test_a_runesmith_has_nothing_to_do_among_loners():
    loners = KICK  # home 4 is one already
    for square in ("12,5", "12,6", "12,7"):
        loners = loners.replace(f" {square} ", f" {square} Loner (4+) ", 1)
    game = pitch(loners + f"staff {RUNESMITH} 0", f"N 1 {TIME_OUT} N").play("kick to 20,7")
    assert game.asked("away", "turn")
    assert game.done()


# --- Halfling Hot Pot -------------------------------------------------------------------------

POT = (
    "home 1 7,7 / home 2 3,3 / home 3 reserves / home 4 reserves / away 1 15,7 / away 2 16,7 / "
    f"turn away 2 / staff {HOT_POT} 0 / "
)


def pot(dice: str, where: str = "15,7", text: str = POT) -> Scene:
    game = pitch(text, dice).play("end turn")
    assert game.asked("home", "wizard")
    return game.play(f"hot pot {where}")


@pytest.mark.rule("bb2020/inducements.hot-pot")
@pytest.mark.parametrize(
    ("dice", "shown"),
    [
        ("6 3 3 4", "away 1 15,7 prone / away 2 16,7 prone"),  # 6+2 holds against AV 9
        ("6 3 4 1 2 3", "away 1 15,7 stunned / away 2 16,7 up"),  # 7+2 breaks it
        ("6 5 4 3 3 3", "away 1 ko / away 2 16,7 up"),  # 9 breaks alone, 6+2 on the injury
        ("5 E 1 3 3 4", "away 1 15,7 prone / away 2 16,7 prone"),  # one square east: away 2 hit
        ("2 W 3", "away 1 15,7 up / away 2 16,7 up"),  # three squares west: nobody is near
    ],
)
def test_the_hot_pot(dice: str, shown: str):
    game = pot(dice)
    assert game.shows(shown + " / staff 0 0")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.hot-pot")
def test_who_lies_in_the_soup_is_only_rolled_for():
    lying = POT.replace("15,7", "15,7 prone")
    assert pot("6 3 4 1 2 3", text=lying).shows("away 1 15,7 stunned")
    assert pot("6 3 3 3", text=lying).shows("away 1 15,7 prone")


@pytest.mark.rule("bb2020/inducements.hot-pot")
def test_the_pot_is_for_the_end_of_an_opposing_turn():
    game = pitch(POT.replace("turn away 2", "turn home 2")).play("end turn")
    assert game.asked("away", "turn")
    lost = pot("3 N 3", "15,1")
    assert lost.shows("away 1 15,7 up / staff 0 0")
    assert lost.done()


POT_AT_THE_EDGE = (
    "home 1 7,7 / home 2 3,3 / home 3 reserves / away 1 15,0 / away 2 16,1 prone / "
    f"turn away 2 / staff {HOT_POT} 0 / "
)


@pytest.mark.rule("bb2020/inducements.hot-pot")
@pytest.mark.parametrize("dice", ["2 N 1", "2 N 3", "5 NE 2"])
def test_soup_that_flies_off_the_pitch_hits_nobody(dice: str):
    game = pitch(POT_AT_THE_EDGE, dice).play("end turn", "hot pot 15,0")
    assert game.shows("away 1 15,0 up / away 2 16,1 prone")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.hot-pot", "bb2020/inducements.take-this-ooops")
@pytest.mark.parametrize("squares", [1, 2, 3])
def test_soup_that_flies_off_one_side_does_not_come_back_on_the_other(squares: int):
    text = "home 1 7,7 / away 1 0,6 / away 2 0,7 / away 3 1,7 / away 4 0,8 / turn away 2 / "
    game = pitch(f"{text}staff {HOT_POT} 0", f"2 E {squares}").play("end turn", "hot pot 25,7")
    assert not game.happenings("soup hits")
    assert not game.happenings("knocked down")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.hot-pot")
def test_soup_splashes_only_those_who_stand():
    game = pitch(POT_AT_THE_EDGE, "6 3 3").play("end turn", "hot pot 15,0")
    assert game.shows("away 1 15,0 prone / away 2 16,1 prone")
    assert not game.happenings("soup hits")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.hot-pot-misfire")
@pytest.mark.parametrize(
    ("dice", "boxes"), [("1 1 2", ("reserves", "ko")), ("1 2 1 1", ("ko", "ko"))]
)
def test_a_pot_that_goes_off_at_home(dice: str, boxes: tuple[str, str]):
    game = pot(dice)
    assert (game.state("home 3"), game.state("home 4")) == boxes
    assert game.shows("away 1 15,7 up")
    assert game.done()


# --- Master of Ballistics ---------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.ballistics")
@pytest.mark.parametrize(
    ("dice", "answers", "lands"),
    [
        ("N 4 1", [], "20,3"),
        ("N 4 2", [], "20,4"),
        ("N 4 3", ["change the distance by -2"], "20,5"),
        ("N 4 3", ["change the distance by +0"], "20,3"),
        ("N 4 3", ["change the direction by +1"], "24,3"),
    ],
)
def test_a_kick_that_is_aimed(dice: str, answers: list[str], lands: str):
    game = pitch(KICK + f"staff {BALLISTICS} 0", f"{dice} {TIME_OUT} N").play("kick to 20,7")
    game.play(*[f"home: {answer}" for answer in answers])
    assert game.told(f"the kick deviates to {lands}")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.ballistics")
def test_dice_stay_dice_and_only_own_kicks_are_aimed():
    game = kick(f"staff {BALLISTICS} 0", "SE 6 3")
    assert "change the distance by +1" not in game.options()
    assert "change the direction by +1" not in game.options()
    other = kick(f"staff 0 {BALLISTICS}", f"N 4 {TIME_OUT} N")
    assert other.asked("away", "turn")
    assert other.done()


@pytest.mark.rule("bb2020/inducements.ballistics")
def test_a_kick_may_be_aimed_as_far_as_a_die_goes():
    game = kick(f"staff {BALLISTICS} 0", "N 4 3")
    assert game.offers("change the distance by +2", "change the distance by -2")
    near = kick(f"staff {BALLISTICS} 0", "N 2 3")
    assert near.offers("change the distance by -1")
    assert near.refuses("change the distance by -2")


# --- Bottles of Heady Brew --------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.heady-brew")
def test_brew_makes_the_small_brave_and_stupid():
    text = KICK.replace("12,5", "12,5 Stunty").replace("12,6", "12,6 Stunty")
    game = pitch(text + "bottles 2 0", f"1 2 N 1 {TIME_OUT} N").play("kick to 20,7")
    assert game.asked("home", "heady brew")
    game.play("yes")
    assert game.shows("home 2 12,6 Stunty Dauntless Frenzy Really Stupid / bottles 1 0")
    assert len(game.table.profiles[game.player("home 1")].skills) == 1
    assert game.done()


@pytest.mark.rule("bb2020/inducements.heady-brew")
def test_nobody_has_to_drink():
    text = KICK.replace("12,5", "12,5 Stunty") + "bottles 1 0"
    game = pitch(text, f"N 1 {TIME_OUT} N").play("kick to 20,7", "no")
    assert game.shows("bottles 1 0")
    assert game.done()


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


@pytest.mark.rule("bb2020/inducements.heady-brew")
def test_brew_is_for_small_players_on_the_pitch():
    text = KICK.replace("home 4 5,5 Loner (4+)", "home 4 reserves Stunty") + "bottles 1 0"
    game = pitch(text, f"N 1 {TIME_OUT} N").play("kick to 20,7")
    assert game.asked("away", "turn")
    two = pitch(text.replace("12,5", "12,5 Stunty"), f"3 1 N 1 {TIME_OUT} N")
    two.play("kick to 20,7", "yes")
    assert skills(two, "home 4") == ["Stunty"]
    assert skills(two, "home 2") == []
    assert two.done()


# --- Team Mascot ------------------------------------------------------------------------------

DODGE = "home 1 7,7 / home 2 2,2 / away 1 8,7 / away 2 20,2 / mascot-reroll 1 0 / "


@pytest.mark.rule("bb2020/inducements.mascot")
def test_a_mascot_needs_five():
    game = pitch(DODGE, "1 5 6").play("home 1 move", "move 6,7", "mascot re-roll")
    assert game.shows("home 1 6,7 up / mascot-reroll 0 0")
    assert game.done()
    sad = pitch(DODGE, "1 4 1 2").play("home 1 move", "move 6,7", "mascot re-roll")
    assert sad.shows("home 1 6,7 prone / mascot-reroll 0 0")
    assert sad.done()


@pytest.mark.rule("bb2020/inducements.mascot")
def test_after_a_sad_mascot_there_is_still_the_team():
    game = pitch(DODGE + "rerolls 1 0", "1 4 6").play("home 1 move", "move 6,7", "mascot re-roll")
    assert game.options() == ["team re-roll", "keep the roll"]
    game.play("team re-roll")
    assert game.shows("home 1 6,7 up / rerolls 0 0 / mascot-reroll 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.mascot")
def test_a_mascot_is_back_after_half_time():
    game = pitch(
        "home 1 5,5 / away 1 20,5 / turn away 8 / kicking away / mascot 1 0 / mascot-reroll 0 0"
    ).play("end turn")
    assert game.shows("half 2 / mascot-reroll 1 0")


# --- Medicinal Unguent ------------------------------------------------------------------------


def block(casualty: int, more: str = "") -> Scene:
    game = pitch(
        "home 1 7,7 / home 2 2,2 / away 1 8,7 / away 2 20,2 / turn home 2 / "
        f"staff 0 {UNGUENT} / {more}",
        f"pow 6 6 6 6 {casualty}",
    )
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


@pytest.mark.rule("bb2020/inducements.unguent")
@pytest.mark.parametrize("roll", [10, 12])
def test_unguent_for_a_serious_injury(roll: int):
    game = block(roll)
    assert game.asked("away", "medicinal unguent", "away 1")
    game.play("yes")
    assert game.shows("away 1 reserves / injuries away 1 niggling injury / staff 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.unguent")
@pytest.mark.parametrize("roll", [6, 9, 15])
def test_it_is_for_nothing_else(roll: int):
    assert block(roll).shows(f"away 1 injured / staff 0 {UNGUENT}")


@pytest.mark.rule("bb2020/inducements.unguent")
def test_it_comes_after_the_apothecary():
    game = block(10, "apothecary 0 1")
    assert game.asked("away", "apothecary for a casualty")
    game.rolls("11").play("use the apothecary", "take the second result")
    assert game.asked("away", "medicinal unguent")


# --- Side Bet ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.side-bet")
def test_a_bet_is_made_with_treasury_gold_before_the_prayers():
    game = pitch(
        f"{ELEVEN} / roster human orc / phase petty cash / value 1000 1000 / treasury 50 300",
        seed=1,
        options={"inducement_books": "optional"},
    )
    assert game.asked("home", "side bet")
    assert game.options() == [f"bet {stake}k" for stake in range(0, 51, 10)]
    game.play("bet 30k")
    assert game.asked("away", "side bet")
    assert len(game.options()) == 11  # up to 100k
    game.play("bet 0k")
    assert game.shows("treasury 20 300 / bet 30 0")


@pytest.mark.rule("bb2020/inducements.side-bet")
@pytest.mark.parametrize(("score", "treasury"), [("1 0", 80), ("0 1", 20)])
def test_a_win_pays_double(score: str, treasury: int):
    game = pitch(
        "home 1 5,5 / away 1 20,5 / half 2 / turn away 8 / kicking away / treasury 20 0 / "
        f"bet 30 0 / score {score}"
    ).play("end turn")
    assert game.over
    assert game.shows(f"treasury {treasury} 0")


@pytest.mark.rule("bb2020/inducements.side-bet")
def test_an_opponent_who_concedes_pays_too():
    game = pitch("home 1 5,5 / away 1 20,5 / turn away 3 / kicking away / bet 30 0")
    game.game.concede("away")
    assert game.shows("treasury 60 0 / bet 0 0")


@pytest.mark.rule("bb2020/inducements.side-bet")
@pytest.mark.parametrize(("gold", "asked"), [(9, False), (10, True)])
def test_the_smallest_stake_is_ten_thousand(gold: int, asked: bool):
    game = pitch(
        f"{ELEVEN} / roster human orc / phase petty cash / value 1000 1000 / treasury {gold} 0",
        seed=1,
        options={"inducement_books": "optional"},
    )
    assert (game.kind == "side bet") is asked


# --- Ancient Artefact -------------------------------------------------------------------------

TURN = f"home 1 7,7 / home 2 3,3 / away 1 15,7 / turn home 2 / staff {ARTEFACT} 0 / "


@pytest.mark.rule("bb2020/inducements.artefact")
def test_the_artefact_may_fell_an_own_player():
    game = pitch(TURN.replace("3,3", "3,3 ball"), "1 2 N").play("use the ancient artefact")
    assert game.shows("home 2 ko / ball 3,2 / staff 0 0")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/inducements.artefact")
@pytest.mark.parametrize("roll", [2, 5, 6])
def test_the_artefact_is_worth_a_re_roll(roll: int):
    game = pitch(TURN + "rerolls 1 0", f"{roll}").play("use the ancient artefact")
    assert game.shows("rerolls 2 0 / full-rerolls 1 0")
    assert game.refuses("use the ancient artefact")


@pytest.mark.rule("bb2020/inducements.artefact")
def test_a_six_brings_somebody_back():
    game = pitch(
        TURN + "home 3 ko / home 4 injured / home 5 injured / home 6 injured / home 7 off / "
        "injuries home 4 -1 MA, home 5 dead",
        "6",
    )
    game.play("use the ancient artefact")
    assert game.options() == ["choose home 3", "choose home 4"]
    game.play("choose home 4")
    assert game.shows("home 4 reserves / home 3 ko / rerolls 0 0")


@pytest.mark.rule("bb2020/inducements.artefact")
def test_the_artefact_is_for_the_start_of_a_turn():
    game = pitch(TURN).play("home 1 move", "stop")
    assert game.refuses("use the ancient artefact")
