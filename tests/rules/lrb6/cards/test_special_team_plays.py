"""Special Team Plays: thirteen cards from the playbook."""

import pytest
from table import Scene, pitch

NO_TABLE: dict[str, object] = {"kickoff_table": False}
# Home kicks; three on each line, away 4 waits deep, home 4 stands back.
KICK = (
    "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 / away 1 13,6 / away 2 13,7 / "
    "away 3 13,8 / away 4 20,7 / phase kick / kicking home / turns 0 0 / "
)


def until_offered(game: Scene, answer: str) -> Scene:
    """Play no card at earlier stops, where there could have been one for all the others know."""
    for _ in range(9):
        game.until("card")
        if answer in game.options():
            return game
        game.play("stop")
    raise AssertionError(f"{answer} was never offered")


def skills(game: Scene, who: str) -> list[str]:
    return [skill.name for skill in game.table.profiles[game.player(who)].skills]


# --- Come To Papa! ----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.come-to-papa")
def test_somebody_waits_under_the_kick():
    """Anybody of the receivers behind the line: he catches it there."""
    game = pitch(KICK + "hand away Come To Papa!", dice="N 1 4", options=NO_TABLE)
    game.play("home: kick to 18,7")
    until_offered(game, "play Come To Papa! on away 4")
    assert game.refuses("play Come To Papa! on away 1", "play Come To Papa! on home 4")
    game.play("play Come To Papa! on away 4")
    game.until("turn")
    assert game.shows("away 4 18,6 ball")


@pytest.mark.rule("lrb6/cards.come-to-papa")
def test_nobody_runs_after_a_touchback():
    game = pitch(KICK + "hand away Come To Papa!", dice="W 6", options=NO_TABLE)
    game.play("home: kick to 14,7")
    assert game.asked("away", "card")
    assert game.options() == ["stop"]


# --- Flea Flicker -----------------------------------------------------------------------------

FLICKER = (
    "home 1 5,7 ball ag3 / home 2 7,7 ag3 / home 3 {0} ag3 / away 1 20,1 / hand home Flea Flicker"
)


@pytest.mark.rule("lrb6/cards.flea-flicker")
def test_a_second_pass_after_a_quick_one_and_no_third():
    game = pitch(FLICKER.format("9,7") + " / home 4 11,7", dice="6 6 6 6")
    game.play("play Flea Flicker", "home 1 pass", "pass the ball", "pass to 7,7")
    assert game.offers("home 2 pass")
    game.play("home 2 pass", "pass the ball", "pass to 9,7")
    assert game.ball == "home 3"
    assert game.refuses("home 3 pass", "home 4 pass")


@pytest.mark.rule("lrb6/cards.flea-flicker")
def test_a_first_pass_that_was_longer_is_the_only_one():
    game = pitch(FLICKER.format("10,7"), dice="6 6")
    game.play("play Flea Flicker", "home 1 pass", "pass the ball", "pass to 10,7")
    assert game.ball == "home 3"
    assert game.refuses("home 3 pass")


# --- Heroic Leap ------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.heroic-leap")
@pytest.mark.parametrize(("agility", "skill"), [(1, ""), (3, ""), (5, ""), (3, "Very Long Legs")])
def test_a_hero_leaps_on_a_three_whatever_he_can_do(agility: int, skill: str):
    text = f"home 1 5,5 ag{agility} {skill} / away 1 6,5 / hand home Heroic Leap"
    leaps = ["play Heroic Leap on home 1", "home 1 move", "leap 7,5"]
    assert pitch(text, dice="3").play(*leaps).shows("home 1 7,5")
    assert pitch(text, dice="2 1 1").play(*leaps).shows("home 1 7,5 prone")


@pytest.mark.rule("lrb6/cards.heroic-leap")
def test_heroes_are_not_too_strong_and_leap_once():
    text = "home 1 5,5 st4 / home 2 5,9 st5 / away 1 20,5 / hand home Heroic Leap"
    game = pitch(text, dice="6")
    assert game.refuses("play Heroic Leap on home 2")
    game.play("play Heroic Leap on home 1", "home 1 move", "leap 7,5")
    assert game.shows("home 1 7,5")
    assert game.refuses("leap 9,5")


# --- New Blocking Scheme ----------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.new-blocking-scheme")
def test_marked_players_swap_with_those_beside_them():
    """No dice; each once, and nobody with the ball."""
    text = (
        "home 1 5,5 / home 2 4,5 / home 3 5,9 / home 4 4,9 ball / home 5 9,9 / away 1 6,5 / "
        "away 2 6,9 / hand home New Blocking Scheme"
    )
    game = pitch(text).play("play New Blocking Scheme")
    assert game.options() == ["stop", "play New Blocking Scheme on home 1"]
    game.play("play New Blocking Scheme on home 1", "play New Blocking Scheme on home 2")
    assert game.shows("home 1 4,5 / home 2 5,5 / home 3 5,9")
    assert game.asked("home", "turn")
    assert game.offers("home 1 move", "home 2 move")


@pytest.mark.rule("lrb6/cards.new-blocking-scheme")
def test_the_scheme_ends_when_the_coach_likes():
    text = "home 1 5,5 / home 2 4,5 / away 1 6,5 / hand home New Blocking Scheme"
    game = pitch(text).play("play New Blocking Scheme", "stop")
    assert game.shows("home 1 5,5 / home 2 4,5")
    assert game.asked("home", "turn")


@pytest.mark.rule("lrb6/cards.new-blocking-scheme")
def test_no_scheme_without_anybody_to_swap():
    game = pitch("home 1 5,5 / home 2 9,9 / away 1 6,5 / hand home New Blocking Scheme")
    assert game.refuses("play New Blocking Scheme")


# --- gifts ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.option-play")
def test_an_option_play_lasts_for_the_drive():
    game = pitch("home 1 5,5 / away 1 9,9 / hand home Option Play")
    game.play("play Option Play on home 1", "end turn", "end turn")
    assert skills(game, "home 1") == ["Dump-Off", "Pass"]


@pytest.mark.rule("lrb6/cards.spectacular-catch")
def test_a_spectacular_catch_is_rolled_again_this_turn():
    text = "home 1 5,5 ball / home 2 6,5 ag3 / away 1 9,9 / hand home Spectacular Catch"
    game = pitch(text, dice="1 3").play("play Spectacular Catch on home 2")
    game.play("home 1 hand-off", "hand off to home 2", "re-roll with Catch")
    assert game.ball == "home 2"
    game.play("end turn")
    assert skills(game, "home 2") == []


# --- Punt -------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.punt")
def test_a_punt_scatters_three_times_and_may_be_caught():
    """By a scorer, too; the turn is over, so nobody loses it."""
    text = "home 1 5,5 ball / home 2 20,7 ag3 / away 1 9,9 / hand home Punt"
    game = pitch(text, dice="E E W 4").play("end turn", "play Punt at 19,7")
    assert game.told("home 1 punts to 19,7")
    assert game.ball == "home 2"
    assert game.asked("away", "turn")


@pytest.mark.rule("lrb6/cards.punt")
def test_a_punt_bounces_if_nobody_has_it():
    text = "home 1 5,5 ball / away 1 9,9 / hand home Punt"
    game = pitch(text, dice="E E W N").play("end turn", "play Punt at 19,7")
    assert game.ball == "20,6"


@pytest.mark.rule("lrb6/cards.punt")
def test_a_punt_caught_in_the_end_zone_scores():
    text = "home 1 5,5 ball / home 2 25,7 ag3 / away 1 9,9 / hand home Punt"
    game = pitch(text, dice="E W E 6", seed=1).play("end turn", "play Punt at 24,7")
    assert game.score == (1, 0)


@pytest.mark.rule("lrb6/cards.punt")
def test_no_punt_without_the_ball():
    game = pitch("home 1 5,5 / away 1 9,9 ball / hand home Punt").play("end turn")
    assert game.options() == ["stop"]


# --- Wake Up Call -----------------------------------------------------------------------------

BENCH = " / ".join(f"{side} {shirt} reserves" for side in ("home", "away") for shirt in range(3, 9))
SLEEPERS = (
    f"home 1 ko / home 2 ko / {BENCH} / away 1 reserves / away 2 reserves / phase drive / "
    "kicking home / hand home Wake Up Call"
)


@pytest.mark.rule("lrb6/cards.wake-up-call")
def test_the_knocked_out_are_set_up_and_begin_on_the_ground():
    """A 4+ is Prone, anything less Stunned; who is not called sleeps on."""
    game = pitch(SLEEPERS, dice="1 1", options=NO_TABLE, seed=1)
    until_offered(game, "play Wake Up Call").play("play Wake Up Call")
    assert game.options() == [
        "stop", "play Wake Up Call on home 1", "play Wake Up Call on home 2",
    ]  # fmt: skip
    game.play("play Wake Up Call on home 1", "play Wake Up Call on home 2")
    game.until("kick")
    assert game.state("home 1") == game.state("home 2") == "up"
    game.rolls("4 3").play("kick to 20,7")
    assert (game.state("home 1"), game.state("home 2")) == ("prone", "stunned")


@pytest.mark.rule("lrb6/cards.wake-up-call")
def test_as_many_are_woken_as_the_coach_likes():
    game = pitch(SLEEPERS, dice="1 1", options=NO_TABLE, seed=1)
    until_offered(game, "play Wake Up Call").play("play Wake Up Call")
    game.play("play Wake Up Call on home 2", "stop")
    assert (game.state("home 1"), game.state("home 2")) == ("ko", "reserves")


@pytest.mark.rule("lrb6/cards.wake-up-call")
def test_nobody_to_wake():
    text = SLEEPERS.replace("home 1 ko / home 2 ko", "home 1 reserves / home 2 reserves")
    game = pitch(text, options=NO_TABLE, seed=1)
    for _ in range(4):
        if game.kind == "card":
            assert game.options() == ["stop"]
            game.play("stop")
    assert game.kind == "set-up"


@pytest.mark.rule("lrb6/cards.wake-up-call")
def test_a_perfect_defence_does_not_raise_them():
    game = pitch(SLEEPERS, dice="1 1", seed=1)
    until_offered(game, "play Wake Up Call").play("play Wake Up Call")
    game.play("play Wake Up Call on home 1", "stop").until("kick")
    game.rolls("2 N 1 2 2").play("kick to 20,7").until("perfect defence")
    game.play("yes")
    assert game.refuses("place home 1 at 5,5")
    assert game.state("home 1") == "stunned"
