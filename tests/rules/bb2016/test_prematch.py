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
    game = pitch(BOTH, seed=1).play("petty cash 700k", "petty cash 700k")
    game.play("hire Griff Oberwald", "done", "hire Griff Oberwald", "hire Mighty Zug", "done")
    assert game.told("Griff Oberwald was hired by both sides and plays for neither")
    assert game.shows("home 12 injured / away 12 injured / away 13 reserves")
    assert game.shows("budget 380 120")  # nobody is paid back


@pytest.mark.rule("bb2016/inducements.stars-of-both")
def test_who_plays_for_neither_is_not_set_up():
    game = pitch(BOTH, seed=1).play("petty cash 700k", "petty cash 700k")
    game.play("hire Griff Oberwald", "done", "hire Griff Oberwald", "done").until("set-up")
    assert not any(" 12 at " in option for option in game.options())


# --- the order of things ----------------------------------------------------------------------


@pytest.mark.rule("lrb6/prematch.order")
def test_weather_first_fans_before_the_toss():
    told = [event.kind for event in match().until("kick or receive").game.events]
    assert told[0] == "weather"
    assert told.index("fans") < told.index("wins the toss")
