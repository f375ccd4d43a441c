"""Biased referees: whose side they are on, and what they do about it."""

import pytest
from shopping import price, sells, shop
from staff_bits import BIASED_REFEREE, HOKULI, JORM, KORENSSON, SILENCE, TRIPLETS
from table import Scene, pitch

FOUL = (
    "home 1 7,7 {own} / home 2 3,3 / home 3 4,4 / away 1 8,7 prone / away 2 20,3 / turn home 2 / "
)


def foul(staff: int, dice: str, own: str = "", more: str = "", armour: str = "1 2") -> Scene:
    """A foul without a double that breaks nothing, under the eyes of away's referee."""
    game = pitch(FOUL.format(own=own) + f"staff 0 {staff} / {more}", f"{armour} {dice}")
    return game.play("home 1 foul", "foul away 1")


@pytest.mark.rule(
    "bb2020/inducements.biased-referee",
    "bb2020/inducements.trundlefoot",
    "bb2020/inducements.hokuli",
    "bb2020/inducements.korensson",
    "bb2020/inducements.jorm",
)
@pytest.mark.parametrize(
    ("name", "by", "cost", "not_by"),
    [
        ("Biased Referee", "human", 120, ""),
        ("Biased Referee", "goblin", 80, ""),
        ("The Trundlefoot Triplets", "human", 80, ""),
        ("The Trundlefoot Triplets", "gnome", 40, ""),
        ("Ranulf 'Red' Hokuli", "lizardmen", 130, "orc"),
        ("Thoron Korensson", "dwarf", 120, "human"),
        ("Jorm the Ogre", "human", 120, ""),
        ("Jorm the Ogre", "black_orc", 80, ""),
    ],
)
def test_what_a_referee_costs(name: str, by: str, cost: int, not_by: str):
    game = shop(by)
    assert price(game, f"buy {name}") == cost
    assert not any(sells(game, other) for other in ("Biased Referee", "Jorm the Ogre"))
    if not_by:
        assert not sells(shop(not_by), name)


# --- the biased referee -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.biased-referee")
@pytest.mark.parametrize(("roll", "seen"), [(4, False), (5, True)])
@pytest.mark.parametrize("own", ["", "Sneaky Git"])
def test_he_sees_fouls_without_a_double(roll: int, seen: bool, own: str):
    game = foul(BIASED_REFEREE, f"{roll}", own)
    if seen:
        assert game.asked("home", "bribe", "home 1")
        game.play("accept the call")
    assert game.state("home 1") == ("off" if seen else "up")
    assert game.turnover is seen
    assert game.done()


@pytest.mark.rule("bb2020/inducements.biased-referee")
def test_his_calls_may_be_argued_and_bribed():
    game = foul(BIASED_REFEREE, "5", more="bribes 1 0")
    assert game.offers("argue the call", "bribe the referee")
    game.rolls("2").play("bribe the referee")
    assert game.shows("home 1 7,7 up")
    assert not game.turnover


@pytest.mark.rule("bb2020/inducements.biased-referee")
def test_he_does_not_look_at_his_own_side():
    game = pitch(FOUL.format(own="") + f"staff {BIASED_REFEREE} 0", "1 2")
    game.play("home 1 foul", "foul away 1")
    assert game.state("home 1") == "up"
    assert game.done()


@pytest.mark.rule("bb2020/inducements.biased-referee-argue")
@pytest.mark.parametrize(
    ("roll", "shown"), [(5, "7,7 up"), (4, "off"), (1, "off")]
)
def test_he_listens_to_his_own_side(roll: int, shown: str):
    game = pitch(FOUL.format(own="") + f"staff {BIASED_REFEREE} 0", f"1 1 {roll}")
    game.play("home 1 foul", "foul away 1", "argue the call")
    assert game.shows(f"home 1 {shown} / banned 0 0")  # a 1 is a 2
    assert game.done()


# --- the Trundlefoot Triplets -----------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.trundlefoot")
@pytest.mark.parametrize(
    ("roll", "shown"),
    [(5, "home 1 off / away 1 8,7 prone"), (1, "home 1 7,7 up / away 1 off"),
     (2, "home 1 7,7 up / away 1 8,7 prone")],
)  # fmt: skip
def test_the_triplets_send_somebody_off(roll: int, shown: str):
    game = foul(TRIPLETS, f"{roll}")
    if roll == 5:
        game.play("accept the call")
    assert game.shows(shown)
    assert game.done()


KICK = (
    "home 1 12,5 / home 2 12,6 / home 3 12,7 / home 4 5,5 / home 5 2,2 / away 1 13,5 / "
    "away 2 13,6 / away 3 13,7 / phase kick / kicking home / turns 0 0 / "
)


@pytest.mark.rule("bb2020/inducements.trundlefoot-drive")
@pytest.mark.parametrize(("dice", "state"), [("6 2", "stunned"), ("5", "up")])
def test_the_triplets_may_floor_an_open_opponent(dice: str, state: str):
    # The second of the open ones, home 4 and home 5; then the kick and a time-out.
    game = pitch(KICK + f"staff 0 {TRIPLETS}", f"{dice} N 1 1 2 N").play("kick to 20,7")
    assert game.state("home 5") == state
    assert game.state("home 4") == "up"
    assert game.done()


TIME_OUT = "1 2"


@pytest.mark.rule("bb2020/inducements.trundlefoot-drive")
def test_the_triplets_trip_opponents_of_either_side():
    game = pitch(
        "home 1 12,5 / home 2 5,5 / away 1 14,5 / away 2 20,2 / phase kick / kicking home / "
        f"turns 0 0 / staff 0 {TRIPLETS}",
        f"6 2 N 1 {TIME_OUT} N",
    )
    game.play("kick to 20,7")
    assert game.shows("home 1 12,5 up / home 2 5,5 stunned / away 1 14,5 up / away 2 20,2 up")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.trundlefoot-leave")
def test_get_the_ref_makes_the_triplets_leave():
    game = pitch(KICK + f"staff 0 {TRIPLETS}", "5 N 1 1 1 N").play("kick to 20,7")
    assert game.shows("bribes 1 1 / staff 0 0")
    assert game.done()


# --- Ranulf 'Red' Hokuli ----------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.hokuli")
def test_hokuli_leaves_the_choice():
    game = foul(HOKULI, "4", more="bribes 1 0")
    blow = "take a blow from the referee"
    assert game.options() == ["accept the call", blow, "bribe the referee"]
    assert game.copy().play("accept the call").state("home 1") == "off"
    paid = foul(HOKULI, "4 2", more="bribes 1 0").play("bribe the referee")
    assert paid.shows("home 1 7,7 up / bribes 0 0")
    assert not paid.turnover
    assert foul(HOKULI, "3").state("home 1") == "up"


@pytest.mark.rule("bb2020/inducements.hokuli")
def test_a_blow_may_hurt_instead():
    # 7 + 2 breaks AV 9; the injury stuns, and the turn goes on.
    game = foul(HOKULI, "4 3 4 1 2").play("take a blow from the referee")
    assert game.shows("home 1 7,7 stunned")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/inducements.hokuli")
def test_a_blow_that_does_not_hurt_sends_him_off():
    game = foul(HOKULI, "4 3 3").play("take a blow from the referee")
    assert game.state("home 1") == "off"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/inducements.hokuli", "bb2020/knock-down.ball")
def test_a_fouler_whom_the_blow_floors_drops_the_ball():
    game = pitch(
        "home 1 7,7 ball / home 2 3,3 / away 1 8,7 prone / away 2 20,3 / turn home 2 / "
        f"staff 0 {HOKULI}",
        "1 2 4 3 4 1 2 N",
    )
    game.play("home 1 foul", "foul away 1", "take a blow from the referee")
    assert game.shows("home 1 7,7 stunned / ball 7,6")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.hokuli-argue")
@pytest.mark.parametrize("side", [0, 1])
def test_with_hokuli_nobody_argues(side: int):
    staff = f"{SILENCE} 0" if side == 0 else f"0 {SILENCE}"
    game = pitch(FOUL.format(own="") + f"staff {staff} / bribes 1 0", "1 1")
    game.play("home 1 foul", "foul away 1")
    assert game.options() == ["bribe the referee", "accept the call"]
    alone = pitch(FOUL.format(own="") + f"staff {staff}", "1 1")
    alone.play("home 1 foul", "foul away 1")
    assert alone.state("home 1") == "off"


# --- Thoron Korensson -------------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.korensson")
@pytest.mark.parametrize(("roll", "seen"), [(3, False), (4, True)])
def test_korensson_takes_no_bribe(roll: int, seen: bool):
    game = foul(KORENSSON, f"{roll}", more="bribes 3 0")
    if seen:
        assert game.options() == ["accept the call", "argue the call"]
        game.play("accept the call")
    assert game.shows("home 1 off" if seen else "home 1 7,7 up")
    assert game.shows("bribes 3 0")
    assert game.turnover is seen


@pytest.mark.rule("bb2020/inducements.korensson")
def test_arguing_with_korensson_may_cost_two_players():
    game = foul(KORENSSON, "4 1 2").play("argue the call")
    assert game.shows("home 1 off / home 2 3,3 up / home 3 off / banned 1 0")
    assert game.done()
    won = foul(KORENSSON, "4 6").play("argue the call")
    assert won.shows("home 1 7,7 up")
    assert won.turnover


@pytest.mark.rule("bb2020/inducements.korensson")
def test_under_korensson_get_the_ref_is_rolled_again():
    game = pitch(KICK + f"staff {KORENSSON} 0", "N 1 1 1 1 2 N").play("kick to 20,7")
    assert game.shows("bribes 0 0")
    assert [event.values[0] for event in game.happenings("kick-off")] == [2, 3]
    assert game.done()


# --- Jorm the Ogre ----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/inducements.jorm")
@pytest.mark.parametrize(
    ("dice", "shown"),
    [("3", "7,7 up"), ("4 1 2", "7,7 prone"), ("4 4 4 1 2", "7,7 stunned"), ("4 5 4 3 4", "ko")],
)
def test_jorm_hits_the_fouler(dice: str, shown: str):
    """8 needs the bonus to break AV 9; a 9 does not, so that 7 on injury becomes an 8."""
    game = foul(JORM, dice)
    assert game.shows(f"home 1 {shown}")
    assert game.turnover is (dice != "3")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.jorm")
def test_jorm_spoils_get_the_ref():
    game = pitch(KICK + f"staff {JORM} 0 / fans 4 5", "N 1 1 1 N").play("kick to 20,7")
    assert game.shows("bribes 0 0 / fans 3 4")
    assert game.done()
