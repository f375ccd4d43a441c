"""The weather and what it does."""

from dataclasses import replace

import pytest
from table import in_play, match, pitch

from pigskin.teams import ready_team

# --- the roll ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/weather.roll")
@pytest.mark.parametrize(
    ("dice", "weather"),
    [
        ("1 1", "sweltering heat"),
        ("1 2", "very sunny"),
        ("2 2", "nice"), ("1 4", "nice"), ("3 3", "nice"), ("3 4", "nice"), ("2 6", "nice"),
        ("4 5", "nice"), ("5 5", "nice"),
        ("5 6", "rain"),
        ("6 6", "blizzard"),
    ],
)  # fmt: skip
def test_the_weather_table(dice: str, weather: str):
    game = match(dice=dice)
    assert game.shows(f"weather {weather}")
    assert game.done()


@pytest.mark.rule("lrb6/weather.roll")
def test_without_weather_the_day_is_nice():
    plain = [replace(ready_team(in_play[0], each), fan_factor=0) for each in ("human", "orc")]
    game = match(*plain, dice="1 1 1 2", options={"weather": False})
    assert game.shows("weather nice / fans 2000 3000")  # the first dice are the fans'
    assert game.done()


@pytest.mark.rule("lrb6/weather.roll")
def test_the_weather_stays_for_the_next_drive_and_half():
    game = pitch("home 1 24,7 ball / away 1 3,3 / turn home 8 / kicking home / weather blizzard")
    game.play("home 1 move", "move 25,7")
    assert game.shows("half 2 / weather blizzard")


# --- sweltering heat --------------------------------------------------------------------------

HEAT = "home 1 24,7 ball / home 2 7,7 / home 3 reserves / away 1 3,3 / away 2 ko / turn home 3 / "


@pytest.mark.rule("lrb6/weather.sweltering-heat")
def test_players_on_the_pitch_faint_on_a_one():
    # Home 1, home 2, away 1; then the roll of away 2 to come round.
    game = pitch(HEAT + "weather sweltering heat", "2 1 1 6")
    game.play("home 1 move", "move 25,7")
    assert game.shows(
        "home 1 reserves / home 2 faint / home 3 reserves / away 1 faint / away 2 reserves"
    )
    assert game.refuses("place home 2 at 12,7")
    assert game.done()


@pytest.mark.rule("lrb6/weather.sweltering-heat")
def test_nobody_rolls_for_the_heat_on_another_day():
    game = pitch(HEAT + "weather very sunny", "6")
    game.play("home 1 move", "move 25,7")
    assert game.shows("home 1 reserves / home 2 reserves / away 1 reserves")
    assert game.done()


@pytest.mark.rule("lrb6/weather.sweltering-heat")
def test_who_fainted_misses_one_drive():
    # Home 2 sat out this drive; he does not roll and is back for the next.
    game = pitch(
        "home 1 24,7 ball / home 2 faint / away 1 3,3 / turn home 3 / weather sweltering heat",
        "2 2",
    )
    game.play("home 1 move", "move 25,7")
    assert game.shows("home 2 reserves")
    assert game.done()


@pytest.mark.rule("lrb6/weather.sweltering-heat")
def test_the_heat_counts_at_the_end_of_a_half_too():
    game = pitch(
        "home 1 7,7 / home 2 8,7 / away 1 3,3 stunned / away 2 9,9 / turn away 8 / kicking away / "
        "weather heat",
        "1 2 1 2",
    )
    game.play("away: end turn")
    assert game.shows(
        "half 2 / home 1 faint / home 2 reserves / away 1 faint / away 2 reserves"
    )
    assert game.done()


# --- very sunny -------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/weather.very-sunny", "lrb6/weather.nice")
@pytest.mark.parametrize(
    ("weather", "target", "roll", "accurate"),
    [
        ("nice", "10,7", 3, True),  # a quick pass of AG 3 needs 3+
        ("very sunny", "10,7", 3, False),  # ... and 4+ in the sun
        ("very sunny", "10,7", 4, True),
        ("rain", "10,7", 3, True),
        ("blizzard", "10,7", 3, True),
        ("nice", "15,7", 5, True),  # a long pass 5+
        ("very sunny", "15,7", 5, False),
    ],
)
def test_the_sun_makes_passing_harder(weather: str, target: str, roll: int, accurate: bool):
    # The catch of home 2 is a 6; an inaccurate pass scatters three times and bounces.
    dice = f"{roll} 6" if accurate else f"{roll} N N N N"
    game = pitch(
        f"home 1 7,7 ball / home 2 {target} / away 1 3,3 / turn home 2 / weather {weather}", dice
    )
    game.play("home 1 pass", "pass the ball", f"pass to {target}")
    assert (game.ball == "home 2") == accurate
    assert game.done()


# --- pouring rain -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/weather.pouring-rain", "lrb6/weather.nice")
@pytest.mark.parametrize(
    ("weather", "roll", "up"),
    [
        ("nice", 3, True), ("rain", 3, False), ("rain", 4, True), ("blizzard", 3, True),
        ("very sunny", 3, True), ("heat", 3, True),
    ],
)  # fmt: skip
def test_the_rain_makes_picking_up_harder(weather: str, roll: int, up: bool):
    game = pitch(
        f"home 1 7,7 / away 1 20,3 / ball 8,7 / turn home 2 / weather {weather}",
        f"{roll}" if up else f"{roll} N",
    )
    game.play("home 1 move", "move 8,7")
    assert game.ball == ("home 1" if up else "8,6")
    assert game.done()


@pytest.mark.rule("lrb6/weather.pouring-rain")
@pytest.mark.parametrize(
    ("weather", "roll", "caught"), [("nice", 3, True), ("rain", 3, False), ("rain", 4, True)]
)
def test_the_rain_makes_catching_harder(weather: str, roll: int, caught: bool):
    # A hand-off: 3+ for AG 3.
    game = pitch(
        f"home 1 7,7 ball / home 2 8,7 / away 1 20,3 / turn home 2 / weather {weather}",
        f"{roll}" if caught else f"{roll} N",
    )
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == ("home 2" if caught else "8,6")
    assert game.done()


@pytest.mark.rule("lrb6/weather.pouring-rain")
@pytest.mark.parametrize(
    ("weather", "roll", "intercepted"),
    [("nice", 4, True), ("nice", 3, False), ("rain", 4, False), ("rain", 5, True)],
)
def test_the_rain_makes_intercepting_harder(weather: str, roll: int, intercepted: bool):
    # AG 5 needs 2+ with -2: a 4. Without it the pass (6) is caught (6).
    game = pitch(
        "home 1 7,7 ball / home 2 13,7 / away 1 10,7 ag5 / turn home 2 / "
        f"weather {weather}",
        f"{roll}" if intercepted else f"{roll} 6 6",
    )
    game.play("home 1 pass", "pass the ball", "pass to 13,7", "away: intercept with away 1")
    assert game.ball == ("away 1" if intercepted else "home 2")
    assert game.done()


# --- blizzard ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/weather.blizzard-footing", "lrb6/weather.nice")
@pytest.mark.parametrize(
    ("weather", "roll", "up"),
    [
        ("nice", 1, False), ("nice", 2, True),
        ("rain", 2, True), ("heat", 2, True),
        ("blizzard", 1, False), ("blizzard", 2, False), ("blizzard", 3, True),
    ],
)  # fmt: skip
def test_going_for_it_in_a_blizzard(weather: str, roll: int, up: bool):
    game = pitch(
        f"home 1 7,7 ma1 / away 1 20,3 / turn home 2 / weather {weather}",
        f"{roll}" if up else f"{roll} 1 1",
    )
    game.play("home 1 move", "move 8,7", "move 9,7")
    assert game.shows("home 1 9,7 up" if up else "home 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/weather.blizzard-passing")
def test_only_quick_and_short_passes_in_a_blizzard():
    text = "home 1 7,7 ball / home 2 9,9 / away 1 3,3 / turn home 2 / weather "
    game = pitch(text + "blizzard").play("home 1 pass", "pass the ball")
    # By the ruler: 3 squares straight quick, 6 short, 7 long, 11 a long bomb.
    assert game.offers("pass to 10,7", "pass to 11,7", "pass to 13,7")
    assert game.refuses("pass to 14,7", "pass to 17,7", "pass to 18,7", "pass to 20,7")
    game = pitch(text + "nice").play("home 1 pass", "pass the ball")
    assert game.offers("pass to 14,7", "pass to 17,7", "pass to 18,7", "pass to 20,7")


@pytest.mark.rule("lrb6/weather.blizzard-passing")
@pytest.mark.parametrize(("weather", "offered"), [("blizzard", False), ("nice", True)])
def test_no_hail_mary_in_a_blizzard(weather: str, offered: bool):
    game = pitch(
        "home 1 7,7 ball Hail Mary Pass / home 2 9,9 / away 1 3,3 / turn home 2 / "
        f"weather {weather}"
    )
    game.play("home 1 pass", "pass the ball")
    assert ("Hail Mary Pass to 25,7" in game.options()) == offered


@pytest.mark.rule("lrb6/kickoff.changing-weather", "lrb6/weather.roll")
def test_without_weather_it_does_not_change():
    game = pitch(
        "home 1 12,7 / away 1 13,7 / phase kick / kicking home / turns 0 0", "N 2, 3 4, E",
        options={"weather": False},
    )
    game.play("kick to 18,3")
    assert game.shows("weather nice / ball 19,1")
    assert game.done()
