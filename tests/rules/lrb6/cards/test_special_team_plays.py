"""Special Team Plays: thirteen cards from the playbook."""

from fractions import Fraction

import pytest
from table import Scene, pitch

from pigskin.odds.reach import Reach
from pigskin.pitch import parse_square, square_text

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


@pytest.mark.rule("lrb6/cards.flea-flicker", "lrb6/cards.razzle-dazzle")
def test_a_third_pass_with_two_cards():
    game = pitch(FLICKER.format("9,7") + ", Razzle Dazzle / home 4 11,7", dice="6 6 6 6 6 6")
    game.play("play Flea Flicker", "play Razzle Dazzle")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    game.play("home 2 pass", "pass the ball", "pass to 9,7")
    game.play("home 3 pass", "pass the ball", "pass to 11,7")
    assert game.ball == "home 4"
    assert game.refuses("home 4 pass")


@pytest.mark.rule("lrb6/cards.flea-flicker")
def test_a_hail_mary_is_no_quick_pass_however_near():
    text = FLICKER.format("9,7").replace("ball ag3", "ball ag3 Hail Mary Pass")
    game = pitch(text, dice="6, E W E, W, 6").play("play Flea Flicker", "home 1 pass")
    game.play("pass the ball", "Hail Mary Pass to 7,7").until("turn")
    assert game.ball == "home 2"
    assert game.refuses("home 2 pass")


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
def test_nobody_on_a_chain_is_woken():
    game = pitch(SLEEPERS.replace("home 1 ko", "home 1 ko Ball & Chain"), dice="1 1", seed=1)
    until_offered(game, "play Wake Up Call").play("play Wake Up Call")
    assert game.options() == ["stop", "play Wake Up Call on home 2"]


@pytest.mark.rule("lrb6/cards.wake-up-call")
def test_a_perfect_defence_does_not_raise_them():
    game = pitch(SLEEPERS, dice="1 1", seed=1)
    until_offered(game, "play Wake Up Call").play("play Wake Up Call")
    game.play("play Wake Up Call on home 1", "stop").until("kick")
    game.rolls("2 N 1 2 2").play("kick to 20,7").until("perfect defence")
    game.play("yes")
    assert game.refuses("place home 1 at 5,5")
    assert game.state("home 1") == "stunned"


# --- Dogged Defense ---------------------------------------------------------------------------

DOGGED = "home 1 7,7 prone {0} / away 1 6,7 {1} / {2} / hand home Dogged Defense"


def dogged(dice: str = "", mine: str = "", yours: str = "", more: str = "away 9 20,1") -> Scene:
    """The away turn begins, and the card is played."""
    game = pitch(DOGGED.format(mine, yours, more), dice=dice)
    return game.play("end turn", "play Dogged Defense")


@pytest.mark.rule("lrb6/cards.dogged-defense")
def test_who_lies_there_must_be_dodged_away_from():
    """Only in the next turn of the opponents."""
    game = dogged("3").play("away 1 move", "move 5,7")
    assert game.told("away 1: dodge")
    game.play("stop", "end turn", "end turn", "away 1 move", "move 6,7", "move 5,7")
    assert game.where("away 1") == "5,7"


@pytest.mark.rule("lrb6/cards.dogged-defense")
def test_they_neither_assist_nor_take_an_assist_away():
    """Home 2 beside away 1 is helped by nobody, and away 2 helps though home 1 clings to him."""
    more = "home 2 5,8 / away 2 6,8 / away 9 20,1"
    game = dogged("push push", more=more).play("away 1 block")
    assert game.offers("block home 2")
    game.play("block home 2")
    assert game.done()  # two dice: away 2 assists, and home 1 does not


@pytest.mark.rule("lrb6/cards.dogged-defense")
def test_they_do_not_catch():
    """The ball bounces on from where home 1 lies."""
    game = dogged("1 E E", more="away 2 6,6 ball / away 9 20,1")
    game.play("away 2 hand-off", "hand off to away 1").until("turn")
    assert game.ball == "8,7"


@pytest.mark.rule("lrb6/cards.dogged-defense")
def test_they_follow_and_hold_nobody():
    game = dogged("6", "Tentacles Shadowing Diving Tackle")
    game.play("away 1 move", "move 5,7")
    assert game.asked("away", "action")
    assert game.where("away 1") == "5,7"


@pytest.mark.rule("lrb6/cards.dogged-defense")
def test_they_use_no_skills_lying_down():
    """Neither Tackle nor Prehensile Tail: a 2 is not enough, and Dodge makes it a 3."""
    game = dogged("2 3", "Tackle, Prehensile Tail", "ag3 Dodge")
    game.play("away 1 move", "move 5,7", "re-roll with Dodge")
    assert game.told("away 1: dodge 3+")
    assert game.shows("away 1 5,7")


# --- Fumblerooski -----------------------------------------------------------------------------

FUMBLE = "home 1 5,5 ag3 / home 2 7,5 ag3 / {0} / away 1 20,1 / hand home Fumblerooski"


@pytest.mark.rule("lrb6/cards.fumblerooski")
def test_a_failed_pick_up_only_ends_the_action():
    game = pitch(FUMBLE.format("ball 6,5"), dice="2 N").play("play Fumblerooski", "home 1 move")
    game.play("move 6,5")
    assert game.asked("home", "drop on purpose", "home 1")
    game.play("no")
    assert game.told("failed pick-up, and no turnover")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")
    assert game.offers("home 2 move")
    assert game.ball == "6,4"


@pytest.mark.rule("lrb6/cards.fumblerooski")
def test_who_does_not_catch_has_acted():
    text = FUMBLE.format("home 3 6,6 ball")
    game = pitch(text, dice="1 E").play("play Fumblerooski", "home 3 hand-off")
    game.play("hand off to home 1", "no")
    assert game.told("ball not caught, and no turnover")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")
    assert game.offers("home 2 move")


@pytest.mark.rule("lrb6/cards.fumblerooski")
def test_a_fumble_is_no_turnover_either():
    text = FUMBLE.format("home 3 6,7 ball")
    game = pitch(text, dice="1 S").play("play Fumblerooski", "home 3 pass", "pass the ball")
    game.play("pass to 7,5", "no")
    assert game.told("fumble, and no turnover")
    assert game.asked("home", "turn")


@pytest.mark.rule("lrb6/cards.fumblerooski")
def test_the_ball_may_be_dropped_on_purpose():
    """Without a roll, to where a team-mate can take it."""
    game = pitch(FUMBLE.format("ball 6,5"), dice="E 4").play("play Fumblerooski", "home 1 move")
    game.play("move 6,5", "yes", "no")
    assert game.ball == "home 2"
    text = FUMBLE.format("home 3 6,7 ball")
    game = pitch(text, dice="S").play("play Fumblerooski", "home 3 pass", "pass the ball")
    game.play("pass to 7,5", "yes")
    assert game.ball == "6,8"


@pytest.mark.rule("lrb6/cards.fumblerooski")
def test_an_opponent_with_the_ball_is_a_turnover():
    text = FUMBLE.format("home 3 6,7 ball / away 2 6,9 ag5")
    game = pitch(text, dice="6 6").play("play Fumblerooski", "home 3 pass", "pass the ball")
    game.play("pass to 6,9", "no")
    assert game.ball == "away 2"
    assert game.turnover


@pytest.mark.rule("lrb6/cards.fumblerooski", "lrb6/cards.ball-clone")
def test_the_other_ball_in_the_hands_of_an_opponent_is_nothing_to_it():
    text = FUMBLE.format("ball 6,5 / away 2 20,9 second-ball")
    game = pitch(text + " / effects table Ball Clone until drive", dice="2 N")
    game.play("play Fumblerooski", "home 1 move", "move 6,5", "no")
    assert game.told("failed pick-up, and no turnover")
    assert game.asked("home", "turn")


@pytest.mark.rule("lrb6/cards.fumblerooski")
def test_who_drops_a_ball_that_came_to_him_in_his_action_acts_no_more():
    """Home 1 blitzes the carrier, and the ball bounces to him: no turnover anyway, but the end."""
    text = "home 1 5,5 ag3 / away 1 6,5 ball / away 2 20,1 / hand home Fumblerooski"
    game = pitch(text, dice="pow 1 1 W 1 N").play("play Fumblerooski", "home 1 blitz")
    game.play("block away 1", "push to 7,5", "follow up", "no")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")


# --- Going The Extra Mile ---------------------------------------------------------------------

MILE = "home 1 1,7 ma1 {0} / away 1 20,1 / hand home Going The Extra Mile"


def runs(squares: int, dice: str, skill: str = "") -> Scene:
    """Home 1 runs so many squares east; he may walk only one."""
    game = pitch(MILE.format(skill), dice=dice)
    game.play("play Going The Extra Mile on home 1", "home 1 move")
    return game.play(*[f"move {2 + each},7" for each in range(squares)])


@pytest.mark.rule("lrb6/cards.going-the-extra-mile")
def test_every_further_square_is_harder():
    """2+, 2+, then 3+, 4+, 5+ and 6+; a seventh cannot be had."""
    game = runs(7, "2 2 3 4 5 6")
    assert game.shows("home 1 8,7")
    assert game.refuses("move 9,7")
    assert runs(4, "2 2 2 1 1").shows("home 1 5,7 prone")
    assert runs(5, "2 2 3 3 1 1").shows("home 1 6,7 prone")


@pytest.mark.rule("lrb6/cards.going-the-extra-mile")
def test_sprinting_saves_one_roll():
    """The first of the harder ones that would fail for want of 1."""
    game = runs(4, "2 2 2", "Sprint")
    assert game.told("go for it after all")
    assert game.shows("home 1 5,7")
    game.rolls("3 1 1").play("move 6,7")
    assert game.shows("home 1 6,7 prone")
    assert runs(8, "2 2 3 4 5 6 6", "Sprint").shows("home 1 9,7")


@pytest.mark.rule("lrb6/cards.going-the-extra-mile")
def test_the_odds_know_that_it_gets_harder():
    game = pitch(MILE.format(""))
    game.play("play Going The Extra Mile on home 1")
    chances = Reach(game.table, game.player("home 1"))
    assert chances.exact(parse_square("5,7")) == Fraction(25 * 4, 216)


# --- Perfect Kick -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.perfect-kick")
def test_a_kick_is_steered_three_times():
    """With the throw-in template, which the kicker turns; no Kick skill, and no other scatter."""
    game = pitch(KICK + "hand home Perfect Kick", dice="1 3 6", options=NO_TABLE, seed=1)
    assert game.offers("play Perfect Kick at 13,7", "play Perfect Kick at 25,10")
    assert game.refuses("play Perfect Kick at 13,3", "play Perfect Kick at 20,7")
    game.play("play Perfect Kick at 25,7")
    while game.kind == "card":
        game.play("stop")
    assert game.asked("home", "card target")
    assert sorted(game.options()) == [
        "play Perfect Kick at 24,7", "play Perfect Kick at 25,6", "play Perfect Kick at 25,8",
    ]  # fmt: skip
    game.play("play Perfect Kick at 24,7")
    assert square_text(game.table.kick_square) == "24,8"
    game.play("play Perfect Kick at 23,8", "play Perfect Kick at 23,7").until("turn")
    assert game.told("the kick scatters to 23,8")
    assert game.told("the kick scatters to 24,7")


@pytest.mark.rule("lrb6/cards.perfect-kick")
def test_a_perfect_kick_may_still_leave_the_half():
    game = pitch(KICK + "hand home Perfect Kick", dice="3", options=NO_TABLE, seed=1)
    game.play("play Perfect Kick at 13,10")
    while game.kind == "card":
        game.play("stop")
    game.rolls("3 3").play(*[f"play Perfect Kick at {each},10" for each in (12, 11, 10)])
    game.until("touchback", "away")


# --- Suicide Blitz ----------------------------------------------------------------------------


def blitzed(dice: str) -> Scene:
    game = pitch(KICK + "hand home Suicide Blitz", dice=f"N 1 N {dice}", options=NO_TABLE)
    game.play("home: kick to 18,7")
    return until_offered(game, "play Suicide Blitz on home 4")


@pytest.mark.rule("lrb6/cards.suicide-blitz")
def test_one_of_the_kickers_blitzes_before_the_first_turn():
    game = blitzed("push").play("play Suicide Blitz on home 2")
    assert game.asked("home", "turn")
    assert game.options() == ["end turn", "home 2 blitz"]
    assert skills(game, "home 2") == ["No Hands"]
    game.play("home 2 blitz", "block away 2", "push to 14,7", "stay", "stop")
    assert game.options() == ["end turn"]
    game.play("end turn").until("turn")
    assert game.asked("away", "turn")
    assert game.turn == (0, 1)
    assert skills(game, "home 2") == []
    assert game.ball == "18,5"


@pytest.mark.rule("lrb6/cards.suicide-blitz")
def test_whatever_comes_of_it_the_opponents_are_next():
    game = blitzed("attacker down 1 1").play("play Suicide Blitz on home 2", "home 2 blitz")
    game.play("block away 2").until("turn")
    assert game.asked("away", "turn")
    assert game.shows("home 2 12,7 prone")


@pytest.mark.rule("lrb6/cards.suicide-blitz", "lrb6/cards.hurry-up-offense")
def test_in_the_next_free_turn_everybody_may_act_again():
    text = KICK + "hand home Suicide Blitz, Hurry Up Offense"
    game = pitch(text, dice="N 1 N", options=NO_TABLE).play("home: kick to 18,7")
    until_offered(game, "play Suicide Blitz on home 4").play("play Suicide Blitz on home 4")
    game.until("turn", "home").play("end turn")
    game.until("turn", "away").play("end turn")
    until_offered(game, "play Hurry Up Offense").play("play Hurry Up Offense")
    assert game.offers("home 1 move", "home 4 move")
