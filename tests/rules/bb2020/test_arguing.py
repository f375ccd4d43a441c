"""What a coach can do about a sending-off: arguing first, bribes after it or instead."""

import pytest
from table import Scene, pitch

FOUL = "home 1 7,7 {home} / home 2 3,3 / away 1 8,7 prone / away 2 20,3 / turn home 2 / {more}"
CAUGHT = "2 2 "  # a double on the armour roll


def caught(dice: str = "", more: str = "", home: str = "") -> Scene:
    game = pitch(FOUL.format(home=home, more=more), CAUGHT + dice)
    return game.play("home 1 foul", "foul away 1")


# --- arguing ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/fouls.argue", "bb2020/fouls.argue-ignored")
@pytest.mark.rule("bb2020/fouls.argue-overturned", "bb2020/fouls.argue-banned")
@pytest.mark.parametrize(
    ("roll", "shown"),
    [
        (1, "home 1 off / banned 1 0"),
        (2, "home 1 off / banned 0 0"),
        (5, "home 1 off / banned 0 0"),
        (6, "home 1 7,7 up / banned 0 0"),
    ],
)
def test_the_argue_the_call_table(roll: int, shown: str):
    game = caught(str(roll)).play("argue the call")
    assert game.shows(shown)
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/fouls.argue-overturned")
def test_a_player_who_is_excused_keeps_the_ball_though_the_turn_is_lost():
    game = caught("6", home="ball").play("argue the call")
    assert game.shows("home 1 7,7 ball")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/fouls.argue-banned")
def test_an_ejected_coach_argues_no_more():
    game = caught(more="banned 1 0 / bribes 1 0")
    assert game.refuses("argue the call")
    assert game.offers("bribe the referee", "accept the call")
    game = caught(more="banned 1 0")
    assert game.shows("home 1 off")
    assert game.asked("away", "turn")


@pytest.mark.rule("bb2020/fouls.argue-banned", "bb2020/inducements.bribe-again")
def test_no_bribe_helps_when_the_coach_was_ejected_for_it():
    game = caught("1", "bribes 2 0").play("argue the call")
    assert game.shows("home 1 off / bribes 2 0")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/re-roll.excluded")
def test_arguments_and_bribes_are_never_re_rolled():
    game = caught("3 1", "bribes 1 0 / rerolls 3 0", "Pro")
    game.play("argue the call", "bribe the referee")
    assert game.shows("home 1 off / rerolls 3 0")
    assert game.done()


# --- bribes -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/fouls.bribe", "bb2020/inducements.bribe")
@pytest.mark.parametrize(("roll", "works"), [(1, False), (2, True), (6, True)])
def test_a_bribe_works_on_two_or_more_and_saves_the_turn_too(roll: int, works: bool):
    game = caught(str(roll), "bribes 1 0").play("bribe the referee")
    assert game.shows(f"home 1 {'7,7 up' if works else 'off'} / bribes 0 0")
    assert game.turnover is not works
    assert game.done()


@pytest.mark.rule("bb2020/fouls.bribe")
def test_bribes_come_after_an_argument_that_was_lost():
    game = caught("3 2", "bribes 1 0").play("argue the call")
    assert game.asked("home", "bribe", "home 1")
    assert game.refuses("argue the call")
    game.play("bribe the referee")
    assert game.shows("home 1 7,7 up")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/fouls.bribe")
def test_after_a_failed_bribe_nobody_argues():
    game = caught("1", "bribes 1 0").play("bribe the referee")
    assert game.shows("home 1 off")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/fouls.bribe")
def test_who_has_no_bribe_is_not_asked_for_one():
    game = pitch("home 1 7,7 / home 2 3,3 / away 1 8,7 prone / away 2 20,3", "1 1")
    game.play("home 1 foul", "foul away 1")
    assert game.options() == ["accept the call", "argue the call"]
    assert game.done()


@pytest.mark.rule("bb2020/inducements.bribe-again")
def test_against_a_foul_several_bribes_may_be_tried():
    game = caught("1 1 2", "bribes 3 0").play("bribe the referee", "bribe the referee")
    assert game.refuses("argue the call")
    game.play("bribe the referee")
    assert game.shows("home 1 7,7 up / bribes 0 0")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.bribe-again", "bb2020/skill.secret-weapon.sent-off")
@pytest.mark.parametrize(("roll", "shown"), [(1, "home 1 off"), (2, "home 1 reserves")])
def test_for_a_secret_weapon_only_one(roll: int, shown: str):
    position = (
        "home 1 12,7 Secret Weapon / home 2 24,7 ball / home 3 12,6 / home 4 12,5 / "
        "away 1 13,7 / away 2 13,6 / away 3 13,5 / turn home 2 / bribes 2 0"
    )
    game = pitch(position, str(roll), seed=3)
    game.play("home 2 move", "move 25,7")
    assert game.asked("home", "bribe", "home 1")
    game.play("bribe the referee")
    assert game.kind != "bribe"
    assert game.shows(f"{shown} / bribes 1 0")


@pytest.mark.rule("bb2020/fouls.argue", "bb2020/skill.secret-weapon.sent-off")
@pytest.mark.parametrize(("roll", "shown"), [(5, "home 1 off"), (6, "home 1 reserves")])
def test_the_sending_off_of_a_secret_weapon_may_be_argued(roll: int, shown: str):
    position = (
        "home 1 12,7 Secret Weapon / home 2 24,7 ball / home 3 12,6 / home 4 12,5 / "
        "away 1 13,7 / away 2 13,6 / away 3 13,5 / turn home 2"
    )
    game = pitch(position, str(roll), seed=3)
    game.play("home 2 move", "move 25,7", "argue the call")
    assert game.shows(shown)


# --- friends ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/prayers.friends-with-the-ref")
@pytest.mark.parametrize(
    ("roll", "shown"),
    [(1, "home 1 off / banned 1 0"), (4, "home 1 off / banned 0 0"), (5, "home 1 7,7 up")],
)
def test_friends_with_the_ref_listen_to_a_five(roll: int, shown: str):
    game = caught(str(roll), "prayers 4 0").play("argue the call")
    assert game.shows(shown)
    assert game.done()


@pytest.mark.rule("bb2020/team-rules.bribery-and-corruption")
def test_bribery_and_corruption_repeats_a_one_once_a_match():
    game = caught("1 6", "roster goblin human").play("argue the call")
    assert game.shows("home 1 7,7 up / banned 0 0 / corrupted 1 0")
    game = caught("1 1", "roster goblin human").play("argue the call")
    assert game.shows("home 1 off / banned 1 0")
    game = caught("1", "roster goblin human / corrupted 1 0").play("argue the call")
    assert game.shows("home 1 off / banned 1 0")
    game = caught("1", "roster human goblin").play("argue the call")
    assert game.shows("home 1 off / banned 1 0")
    assert game.done()
