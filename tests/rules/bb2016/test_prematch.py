"""Before the match: fans, fan factor, and stars two coaches want."""

from dataclasses import replace

import pytest
from shopping import ELEVEN
from table import match, pitch

from pigskin.teams import problems, ready_team

# --- fans -------------------------------------------------------------------------------------

GATE = f"{ELEVEN} / roster human orc / phase inducements / value 1000 1000 / fan-factor 3 0 / "


@pytest.mark.rule("bb2016/prematch.fan-factor")
def test_a_new_team_buys_up_to_nine():
    team = ready_team("bb2016", "human")
    poor = replace(team, fan_factor=0, rerolls=0, cheerleaders=0, treasury=0)
    assert replace(poor, fan_factor=9).cost() - poor.cost() == 90_000
    assert problems(replace(poor, fan_factor=9), creation=True) == []
    assert problems(replace(poor, fan_factor=10), creation=True) == [
        "fan factor 10, at most 9 is allowed for a new team"
    ]


@pytest.mark.rule("lrb6/prematch.fans", "lrb6/prematch.fame")
@pytest.mark.parametrize(
    ("dice", "fans", "fame"),
    [
        ("1 2 2 4", "6000 6000", "0 0"),
        ("1 3 2 4", "7000 6000", "1 0"),
        ("3 6 3 3", "12000 6000", "2 0"),
    ],
)
def test_fans_come_in_thousands(dice: str, fans: str, fame: str):
    assert pitch(GATE, dice).shows(f"fans {fans} / fame {fame}")


@pytest.mark.rule("bb2016/prematch.fans-optional")
def test_a_match_without_fans():
    game = pitch(GATE, options={"fans": False})
    assert game.asked("away", "toss")
    assert game.shows("fans 0 0 / fame 0 0")
    assert game.done()


# --- stars ------------------------------------------------------------------------------------

BOTH = f"{ELEVEN} / roster human human / phase petty cash / value 1000 1000 / treasury 700 700"


@pytest.mark.rule("bb2016/inducements.stars-of-both")
def test_a_star_hired_by_both_plays_for_neither():
    game = pitch(BOTH, seed=1)
    game.play("hire Griff Oberwald", "done", "hire Griff Oberwald", "hire Mighty Zug", "done")
    assert game.told("Griff Oberwald was hired by both sides and plays for neither")
    assert game.shows("home 12 injured / away 12 injured / away 13 reserves")
    assert game.shows("treasury 380 120")  # nobody is paid back


@pytest.mark.rule("bb2016/inducements.stars-of-both")
def test_who_plays_for_neither_is_not_set_up():
    game = pitch(BOTH, seed=1)
    game.play("hire Griff Oberwald", "done", "hire Griff Oberwald", "done").until("set-up")
    assert not any(" 12 at " in option for option in game.options())


# --- gold -------------------------------------------------------------------------------------

PURSE = f"{ELEVEN} / roster human orc / phase petty cash / "


@pytest.mark.rule("bb2016/inducements.treasury")
def test_each_team_spends_its_own_treasury_and_keeps_the_rest():
    game = pitch(PURSE + "value 1000 1000 / treasury 250 120", seed=1)
    assert game.asked("home", "inducements")
    assert game.question is not None
    assert game.question.number == 250
    game.play("buy Bribes", "done", "away: buy Bloodweiser Kegs", "done")
    assert game.shows("treasury 150 70 / bribes 1 0 / babes 0 1 / value 1000 1000 / budget 0 0")


@pytest.mark.rule("bb2016/inducements.treasury", "bb2016/inducements.free-gold")
def test_what_a_team_spends_of_its_own_is_no_gift_to_the_other():
    # Home, worth 100 more, buys for 300; away still has the difference of 100 and its own 40.
    game = pitch(PURSE + "value 1100 1000 / treasury 300 40", seed=1)
    game.play("home: buy Bribes", "buy Bribes", "buy Bribes")
    assert game.asked("away", "inducements")
    assert game.question is not None
    assert game.question.number == 140


@pytest.mark.rule("bb2016/inducements.free-gold")
@pytest.mark.parametrize(
    ("goods", "treasury"), [((), 200), (("Bribes",), 200), (("Bribes", "Bloodweiser Kegs"), 150)]
)
def test_free_gold_is_spent_first_and_lost_if_not_spent(goods: tuple[str, ...], treasury: int):
    game = pitch(PURSE + "value 1000 1100 / treasury 200 0", seed=1)
    game.play(*(f"home: buy {each}" for each in goods), "done")
    assert game.shows(f"treasury {treasury} 0 / budget 0 0")


@pytest.mark.rule("bb2016/inducements.treasury")
def test_by_the_older_reading_gold_is_moved_first_and_counts():
    game = pitch(
        PURSE + "value 1000 1000 / treasury 100 0", seed=1, options={"petty_cash": "counts"}
    )
    game.play("home: petty cash 100k", "buy Bribes")
    assert game.asked("away", "inducements")
    assert game.shows("treasury 0 0 / budget 0 100")


@pytest.mark.rule("bb2016/inducements.treasury")
def test_without_inducements_nobody_goes_shopping():
    game = pitch(
        PURSE + "value 1000 1200 / treasury 100 100", seed=1, options={"inducements": False}
    )
    assert game.asked("away", "toss") or game.asked("home", "toss")
    assert game.shows("treasury 100 100 / budget 0 0")


# --- the order of things ----------------------------------------------------------------------


@pytest.mark.rule("bb2016/prematch.order")
def test_weather_first_fans_before_the_toss():
    told = [event.kind for event in match().until("kick or receive").game.events]
    assert told[0] == "weather"
    assert told.index("fans") < told.index("wins the toss")
