"""Rules of stars that are used at the start of an activation."""

import pytest
from table import pitch

# --- spells and stares ------------------------------------------------------------------------


@pytest.mark.rule("bb2020/star.black-ink")
def test_black_ink_takes_a_tackle_zone_and_the_activation_goes_on():
    game = pitch("home 1 5,5 Black Ink / home 2 2,2 / away 1 6,5 / away 2 20,2")
    game.play("home 1 move", "Black Ink on away 1", "move 4,5", "stop")
    assert game.shows("home 1 4,5 up / away 1 6,5 up hypnotised")
    game.play("end turn", "away 1 move")
    assert game.marks("away 1") == ["used", "played"]


@pytest.mark.rule("bb2020/star.black-ink")
def test_black_ink_comes_first_and_once():
    game = pitch("home 1 5,5 ag1 Black Ink / home 2 2,2 / away 1 6,5 / away 2 20,2", dice="6")
    game.play("home 1 move", "move 5,4")
    assert game.refuses("Black Ink on away 1")
    game.play("stop", "end turn", "end turn", "home 1 move", "Black Ink on away 1", "stop")
    game.play("end turn", "away 1 move", "stop", "end turn", "home 1 move")
    assert game.refuses("Black Ink on away 1")
    assert game.done()


HEX = "home 1 5,5 Baleful Hex / home 2 2,2 / away 1 10,5 / away 2 11,5"


@pytest.mark.rule("bb2020/star.baleful-hex")
def test_a_baleful_hex_stops_an_opponent_for_a_turn():
    game = pitch(HEX, dice="2")
    game.play("home 1 move", "Baleful Hex on away 1", "stop", "end turn")
    assert game.shows("away 1 10,5 hypnotised barred")
    assert game.refuses("away 1 move")
    assert game.offers("away 2 move")
    game.play("end turn", "end turn")
    assert game.marks("away 1") == ["played"]
    assert game.offers("away 1 move")
    assert game.done()


@pytest.mark.rule("bb2020/star.baleful-hex")
def test_a_baleful_hex_reaches_five_squares_and_fails_on_a_one():
    game = pitch(HEX, dice="1")
    game.play("home 1 move")
    assert game.refuses("Baleful Hex on away 2")
    game.play("Baleful Hex on away 1", "stop", "end turn")
    assert game.offers("away 1 move")
    assert game.done()


EYES = "home 1 5,5 Look Into My Eyes / home 2 2,2 / away 1 6,5 ball / away 2 20,2"


@pytest.mark.rule("bb2020/star.look-into-my-eyes")
def test_look_into_my_eyes_takes_the_ball_and_ends_the_activation():
    game = pitch(EYES, dice="2")
    game.play("home 1 move", "Look Into My Eyes on away 1")
    assert game.ball == "home 1"
    assert game.asked("home", "turn")
    assert game.shows("home 1 5,5 used")
    assert game.done()


@pytest.mark.rule("bb2020/star.look-into-my-eyes")
def test_look_into_my_eyes_does_nothing_on_a_one():
    game = pitch(EYES, dice="1")
    game.play("home 1 move", "Look Into My Eyes on away 1")
    assert game.ball == "away 1"
    assert game.asked("home", "action")
    assert game.refuses("Look Into My Eyes on away 1")


# --- the ball ---------------------------------------------------------------------------------


TREASON = "home 1 5,5 Treacherous / home 2 5,6 av9 ball / away 1 20,5"


@pytest.mark.rule("bb2020/star.treacherous")
def test_a_treacherous_star_knocks_down_his_team_mate_for_the_ball():
    game = pitch(TREASON, dice="3 3")
    game.play("home 1 move", "Treacherous on home 2", "move 6,5", "stop")
    assert game.ball == "home 1"
    assert game.shows("home 1 6,5 up / home 2 5,6 prone")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.treacherous")
def test_a_treacherous_star_may_pass_what_he_has_taken():
    game = pitch(TREASON + " / home 3 7,5", dice="3 3, 6 6")
    game.play("home 1 pass", "Treacherous on home 2", "pass the ball", "pass to 7,5")
    assert game.ball == "home 3"
    assert game.done()


@pytest.mark.rule("bb2020/star.treacherous")
def test_treachery_comes_before_everything_else():
    game = pitch("home 1 5,5 Treacherous / home 2 6,6 ball / away 1 20,5")
    game.play("home 1 move", "move 6,5")
    assert game.refuses("Treacherous on home 2")
    assert pitch("home 1 5,5 Treacherous / home 2 8,8 ball / away 1 20,5").refuses("home 1 pass")


CATCH = "home 1 5,5 {state} Catch of the Day / home 2 2,2 / away 1 20,5 / ball {ball}"


@pytest.mark.rule("bb2020/star.catch-of-the-day")
@pytest.mark.parametrize(("roll", "holder"), [(3, "home 1"), (2, "8,8")])
def test_the_catch_of_the_day_needs_a_three(roll: int, holder: str):
    game = pitch(CATCH.format(state="", ball="8,8"), dice=str(roll))
    game.play("home 1 move", "use Catch of the Day")
    assert game.ball == holder
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("bb2020/star.catch-of-the-day")
@pytest.mark.parametrize(("state", "ball"), [("", "9,5"), ("prone", "8,5")])
def test_the_catch_of_the_day_is_for_near_balls_and_those_on_their_feet(state: str, ball: str):
    game = pitch(CATCH.format(state=state, ball=ball))
    game.play("home 1 move")
    assert game.refuses("use Catch of the Day")


@pytest.mark.rule("bb2020/star.catch-of-the-day")
def test_there_is_no_catch_of_the_day_while_somebody_holds_the_ball():
    game = pitch("home 1 5,5 Catch of the Day / home 2 2,2 / away 1 7,5 ball").play("home 1 move")
    assert game.refuses("use Catch of the Day")


@pytest.mark.rule("bb2020/star.catch-of-the-day")
def test_the_catch_of_the_day_comes_before_the_first_step():
    game = pitch("home 1 5,5 Catch of the Day / home 2 2,2 / away 1 20,5 / ball 7,5")
    game.play("home 1 move", "move 5,6")
    assert game.refuses("use Catch of the Day")


@pytest.mark.rule("bb2020/star.catch-of-the-day", "bb2020/scoring.ball")
def test_a_catch_of_the_day_in_the_end_zone_scores():
    game = pitch("home 1 25,5 Catch of the Day / away 1 2,5 / ball 23,5 / turn home 3", dice="3")
    game.play("home 1 move", "use Catch of the Day")
    assert game.score == (1, 0)
    assert game.done()


# --- others -----------------------------------------------------------------------------------


BARREL = "home 1 5,5 av9 Beer Barrel Bash! / home 2 2,2 / away 1 8,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.beer-barrel-bash")
def test_a_beer_barrel_knocks_an_opponent_down():
    game = pitch(BARREL, dice="3, 3 3")
    game.play("home 1 move", "Beer Barrel Bash! on away 1", "move 6,5", "stop")
    assert game.shows("away 1 8,5 prone / home 1 6,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.beer-barrel-bash")
def test_a_beer_barrel_may_miss():
    game = pitch(BARREL, dice="2")
    game.play("home 1 move", "Beer Barrel Bash! on away 1")
    assert game.shows("away 1 8,5 up / home 1 5,5 up")
    assert game.refuses("Beer Barrel Bash! on away 1")
    assert game.done()


@pytest.mark.rule("bb2020/star.beer-barrel-bash")
def test_a_beer_barrel_falls_on_the_star_on_a_one():
    game = pitch(BARREL, dice="1, 3 3")
    game.play("home 1 move", "Beer Barrel Bash! on away 1")
    assert game.shows("home 1 5,5 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.beer-barrel-bash")
def test_a_team_re_roll_may_help_a_beer_barrel():
    game = pitch(BARREL + " / rerolls 1 0", dice="1 4, 3 3")
    game.play("home 1 move", "Beer Barrel Bash! on away 1", "team re-roll")
    assert game.shows("away 1 8,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.beer-barrel-bash")
def test_no_re_roll_for_a_barrel_that_has_hit():
    game = pitch(BARREL + " / rerolls 1 0", dice="3, 3 3")
    game.play("home 1 move", "Beer Barrel Bash! on away 1")
    assert game.shows("away 1 8,5 prone / rerolls 1 0")
    assert game.done()


RAID = "home 1 5,5 Raiding Party / home 2 9,5 {more} / away 1 11,5 / away 2 20,2"


@pytest.mark.rule("bb2020/star.raiding-party")
def test_a_raiding_party_moves_an_open_team_mate_next_to_an_opponent():
    game = pitch(RAID.format(more=""))
    game.play("home 1 move", "Raiding Party on home 2")
    assert game.asked("home", "raiding party", "home 2")
    assert game.refuses("Raiding Party to 8,5")
    game.play("Raiding Party to 10,5", "move 6,5", "stop")
    assert game.shows("home 1 6,5 up / home 2 10,5 up")
    game.play("home 2 move")  # he has not acted yet
    assert game.asked("home", "action")


@pytest.mark.rule("bb2020/star.raiding-party")
def test_a_raiding_party_is_for_open_players_within_five_squares():
    game = pitch(RAID.format(more="/ home 3 10,6 / home 4 12,3"))
    game.play("home 1 move")
    assert game.offers("Raiding Party on home 2")
    assert game.refuses(
        "Raiding Party on home 1", "Raiding Party on home 3", "Raiding Party on home 4"
    )


@pytest.mark.rule("bb2020/star.raiding-party")
def test_a_raider_must_try_to_pick_up_the_ball():
    game = pitch(RAID.format(more="") + " / ball 10,5", dice="1 N")
    game.play("home 1 move", "Raiding Party on home 2", "Raiding Party to 10,5")
    assert game.ball == "10,4"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.raiding-party")
@pytest.mark.parametrize("state", ["prone", "hypnotised", "rooted"])
def test_a_raider_must_stand_have_a_zone_and_be_free_to_move(state: str):
    game = pitch(RAID.format(more=state)).play("home 1 move")
    assert game.refuses("Raiding Party on home 2")


@pytest.mark.rule("bb2020/star.raiding-party")
def test_a_raiding_party_comes_once_a_drive():
    game = pitch(RAID.format(more="") + " / home 3 8,8 / away 3 10,8")
    game.play("home 1 move", "Raiding Party on home 2", "Raiding Party to 10,5")
    assert game.refuses("Raiding Party on home 3")
    assert game.told("home 1 uses Raiding Party")


@pytest.mark.rule("bb2020/star.raiding-party")
def test_a_marked_player_joins_no_raiding_party():
    game = pitch(RAID.format(more="/ home 3 8,8 / away 3 9,9"))
    game.play("home 1 move")
    assert game.offers("Raiding Party on home 2")
    assert game.refuses("Raiding Party on home 3")


BLADE = "home 1 5,5 The Flashing Blade / home 2 2,2 / away 1 6,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.the-flashing-blade")
def test_the_flashing_blade_stabs_and_moves_on():
    game = pitch(BLADE, dice="5 4, 3 3")
    game.play("home 1 move", "The Flashing Blade on away 1", "move 4,5", "stop")
    assert game.shows("home 1 4,5 up / away 1 6,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/star.the-flashing-blade")
def test_the_flashing_blade_goes_with_a_move_only():
    game = pitch(BLADE)
    game.play("home 1 block")
    assert game.refuses("The Flashing Blade on away 1")


@pytest.mark.rule("bb2020/star.the-flashing-blade")
def test_the_blade_flashes_once_a_match():
    game = pitch(
        "home 1 5,5 The Flashing Blade / home 2 2,2 / away 1 6,5 av9 / away 2 20,2", dice="1 2"
    )
    game.play("home 1 move", "The Flashing Blade on away 1")
    assert game.refuses("The Flashing Blade on away 1")
    assert game.done()
