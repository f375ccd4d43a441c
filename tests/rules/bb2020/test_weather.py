"""The weather, and what each kind of it does."""

import pytest
from table import Scene, match, pitch

from pigskin.teams import ready_team

# Home scores with one step.
SCORES = "home 1 24,7 ball / away 1 12,2 / turn home 3 / "


def score(more: str = "", dice: str = "") -> Scene:
    return pitch(SCORES + more, dice).play("home 1 move", "move 25,7")


@pytest.mark.rule("bb2020/weather.roll")
@pytest.mark.parametrize(
    ("dice", "sky"),
    [
        ("1 1", "heat"), ("1 2", "sunny"), ("1 3", "nice"), ("4 6", "nice"), ("5 6", "rain"),
        ("6 6", "blizzard"),
    ],
)  # fmt: skip
def test_each_coach_rolls_a_die_before_the_match(dice: str, sky: str):
    team = ready_team("bb2020", "human")
    game = match(team, team, dice=f"1 1 {dice}", options={"inducements": False})
    assert game.shows(f"weather {sky}")
    assert game.done()


# --- sweltering heat --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/weather.sweltering-heat", "bb2020/drive.effects")
def test_one_d3_of_players_of_each_team_collapse_when_a_drive_ends():
    # A 2: home 1 and home 3 of three, then away 2 and away 1 of two.
    game = score("home 2 5,5 / home 3 6,6 / away 2 7,7 prone / weather heat", "2 1 2 2 1")
    assert game.shows("home 1 faint / home 2 reserves / home 3 faint / away 1 faint / away 2 faint")
    assert game.done()


@pytest.mark.rule("bb2020/weather.sweltering-heat")
def test_they_miss_one_drive():
    game = pitch(SCORES.replace("home 1", "home 9 faint / home 1") + "weather nice")
    game.play("home 1 move", "move 25,7")
    assert game.shows("home 9 reserves")


@pytest.mark.rule("bb2020/weather.sweltering-heat")
def test_only_players_on_the_pitch_collapse():
    game = score("home 2 reserves / home 3 injured / weather heat", "3 1 1")
    assert game.shows("home 1 faint / home 2 reserves / away 1 faint")
    assert game.done()


@pytest.mark.rule("bb2020/weather.sweltering-heat", "bb2020/drive.secret-weapons")
def test_secret_weapons_are_dealt_with_first():
    # Home 2 is sent off and no more among those who may collapse.
    game = score("home 2 5,5 Secret Weapon / weather heat / banned 1 0", "1 1 1")
    assert game.shows("home 2 off / home 1 faint / away 1 faint")
    assert game.done()


@pytest.mark.rule("bb2020/weather.perfect")
def test_nobody_collapses_in_perfect_conditions():
    game = score("home 2 5,5 / weather nice")
    assert game.shows("home 1 reserves / home 2 reserves / away 1 reserves")
    assert game.done()


# --- the others -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/weather.very-sunny", "bb2020/weather.perfect")
@pytest.mark.parametrize(("sky", "accurate"), [("nice", True), ("sunny", False), ("rain", True)])
def test_the_sun_spoils_passes(sky: str, accurate: bool):
    # PA 4+, a quick pass, and a 4. What follows is nobody's business here.
    game = pitch(
        f"home 1 5,5 ball / home 2 7,5 / away 1 20,5 / turn home 2 / rerolls 0 0 / weather {sky}",
        "4", seed=3,
    )  # fmt: skip
    game.play("home 1 pass", "pass the ball", "pass to 7,5")
    throw = game.happenings("pass")[0]
    assert throw.values[3] == (1 if accurate else 0)


@pytest.mark.rule("bb2020/weather.pouring-rain", "bb2020/weather.perfect")
@pytest.mark.parametrize(("sky", "held"), [("nice", True), ("rain", False), ("sunny", True)])
def test_rain_makes_the_ball_slippery_to_pick_up(sky: str, held: bool):
    game = pitch(
        f"home 1 5,5 / away 1 20,5 / ball 6,5 / turn home 2 / rerolls 0 0 / weather {sky}",
        "3" + ("" if held else " E"),
    )
    game.play("home 1 move", "move 6,5")
    assert game.ball == ("home 1" if held else "7,5")
    assert game.done()


@pytest.mark.rule("bb2020/weather.pouring-rain")
@pytest.mark.parametrize(("sky", "caught"), [("nice", True), ("rain", False)])
def test_rain_makes_catching_harder(sky: str, caught: bool):
    game = pitch(
        f"home 1 5,5 ball / home 2 6,5 / away 1 20,5 / turn home 2 / rerolls 0 0 / weather {sky}",
        "3" + ("" if caught else " E"),
    )
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == ("home 2" if caught else "7,5")
    assert game.done()


@pytest.mark.rule("bb2020/weather.pouring-rain")
@pytest.mark.parametrize(("sky", "deflected"), [("nice", True), ("rain", False)])
def test_rain_makes_interference_harder(sky: str, deflected: bool):
    # An accurate pass (-3) over away 1 with AG 2+: a 5 is enough unless it rains.
    game = pitch(
        "home 1 5,5 ball / home 2 11,5 / away 1 8,5 ag2 / turn home 2 / rerolls 0 0 / "
        f"weather {sky}",
        "6 5", seed=3,
    )  # fmt: skip
    game.play("home 1 pass", "pass the ball", "pass to 11,5")
    game.play("intercept with away 1")
    assert game.happenings("interfere")[0].values[3] == (1 if deflected else 0)


@pytest.mark.rule("bb2020/weather.blizzard-footing")
@pytest.mark.parametrize(("sky", "falls"), [("nice", False), ("blizzard", True)])
def test_ice_makes_rushing_harder(sky: str, falls: bool):
    game = pitch(
        f"home 1 5,5 ma0 / away 1 20,5 / turn home 2 / rerolls 0 0 / weather {sky}",
        "2" + (" 1 1" if falls else ""),
    )
    game.play("home 1 move", "move 6,5")
    assert game.shows("home 1 6,5 prone" if falls else "home 1 6,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/weather.blizzard-passing")
def test_in_a_blizzard_only_quick_and_short_passes_are_thrown():
    text = "home 1 5,5 ball {} / away 1 20,5 / turn home 2 / weather {}"
    clear = pitch(text.format("", "nice")).play("home 1 pass", "pass the ball")
    assert clear.offers("pass to 8,5", "pass to 11,5", "pass to 12,5", "pass to 18,5")
    snow = pitch(text.format("", "blizzard")).play("home 1 pass", "pass the ball")
    assert snow.offers("pass to 8,5", "pass to 11,5")
    assert snow.refuses("pass to 12,5", "pass to 18,5")


@pytest.mark.rule("bb2020/weather.blizzard-passing")
@pytest.mark.parametrize(("sky", "offered"), [("nice", True), ("blizzard", False)])
def test_nor_a_hail_mary(sky: str, offered: bool):
    game = pitch(f"home 1 5,5 ball Hail Mary Pass / away 1 20,5 / turn home 2 / weather {sky}")
    game.play("home 1 pass", "pass the ball")
    assert any("24,5" in option for option in game.options()) == offered
