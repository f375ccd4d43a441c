"""Going down, armour rolls, and the ball of a player brought down.

Unless a test says otherwise home 1 knocks away 1 (AV 9+) down from 8,7 to 9,7.
"""

import pytest
from table import Scene, pitch


def hit(dice: str, away: str = "", home: str = "", more: str = "") -> Scene:
    game = pitch(f"home 1 7,7 {home} / away 1 8,7 {away} / {more}", f"pow {dice}")
    return game.play("home 1 block", "block away 1", "push to 9,7", "stay")


@pytest.mark.rule("bb2020/armour.roll")
@pytest.mark.parametrize(
    ("av", "dice", "broken"),
    [(9, "5 4", True), (9, "4 4", False), (11, "6 5", True), (11, "5 5", False), (3, "1 2", True)],
)
def test_a_roll_that_reaches_the_armour_value_breaks_it(av: int, dice: str, broken: bool):
    game = hit(f"{dice} 1 1" if broken else dice, f"av{av}")
    assert game.shows(f"away 1 9,7 {'stunned' if broken else 'prone'}")
    assert game.done()


@pytest.mark.rule("bb2020/armour.roll", "bb2020/re-roll.excluded")
def test_armour_and_injury_are_never_re_rolled():
    game = pitch("home 1 7,7 Pro / away 1 8,7 Pro / rerolls 3 3", "pow 5 4 6 3")
    game.play("home 1 block", "block away 1", "choose pow", "push to 9,7", "stay")
    assert game.shows("away 1 ko")
    assert game.rerolls == (3, 3)
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.prone")
def test_a_prone_player_has_no_tackle_zone():
    game = hit("1 2", more="home 2 10,8")
    game.play("home 2 move", "move 11,8")
    assert not game.happenings("dodge")
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.stunned")
def test_a_stunned_player_misses_a_turn_and_then_lies_prone():
    game = hit("5 4 1 2", more="turn home 2")
    assert game.shows("away 1 9,7 stunned")
    game.play("end turn")
    assert game.refuses("away 1 move")
    game.play("end turn")
    assert game.shows("away 1 9,7 prone")
    game.play("end turn")
    assert game.offers("away 1 move")
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.stunned")
def test_a_player_stunned_in_his_own_turn_turns_over_a_turn_later():
    game = pitch("home 1 7,7 / away 1 8,7 / turn home 2", "skull 5 4 1 2")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 stunned")
    game.play("away: end turn")
    assert game.shows("home 1 7,7 stunned")
    game.play("home: end turn")
    assert game.shows("home 1 7,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.falls-over")
def test_falling_over_means_an_armour_roll():
    game = pitch("home 1 7,7 / away 1 8,7", "1 5 4 1 2").play("home 1 move", "move 6,7")
    assert game.shows("home 1 6,7 stunned")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.placed-prone")
def test_placed_prone_means_none():
    game = pitch("home 1 7,7 Wrestle / away 1 8,7", "both down")
    game.play("home 1 block", "block away 1", "use Wrestle")
    assert game.shows("home 1 7,7 prone / away 1 8,7 prone")
    assert not game.happenings("armour")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.ball")
def test_the_ball_bounces_after_armour_and_injury_even_if_he_is_carried_off():
    game = hit("5 4 4 4 E", "ball")
    assert game.shows("away 1 ko / ball 10,7")
    assert game.done()


@pytest.mark.rule("bb2020/knock-down.ball")
def test_an_own_activation_ends_on_the_ground():
    game = pitch("home 1 7,7 ma8 / home 2 2,2 / away 1 8,7", "1 1 1")
    game.play("home 1 move", "move 6,7")
    assert game.asked("away", "turn")
    assert game.done()


# --- Safe Pair of Hands -----------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_a_safe_pair_of_hands_puts_the_ball_down_before_armour_is_rolled():
    game = hit("5 4 4 4", "ball Safe Pair of Hands")
    assert game.asked("away", "place the ball", "away 1")
    assert game.refuses("Safe Pair of Hands to 7,7")
    game.play("Safe Pair of Hands to 10,6")
    assert game.shows("away 1 ko / ball 10,6")
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_it_also_works_when_he_is_wrestled_to_the_ground():
    game = pitch("home 1 7,7 Wrestle / away 1 8,7 ball Safe Pair of Hands", "both down")
    game.play("home 1 block", "block away 1", "use Wrestle", "away: Safe Pair of Hands to 9,7")
    assert game.shows("away 1 8,7 prone / ball 9,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_he_may_let_it_bounce_and_must_if_he_falls_over():
    game = hit("1 2 E", "ball Safe Pair of Hands").play("do not use Safe Pair of Hands")
    assert game.shows("ball 10,7")
    game = pitch("home 1 7,7 ball Safe Pair of Hands / away 1 8,7", "1 1 1 N")
    game.play("home 1 move", "move 6,7")
    assert game.shows("home 1 6,7 prone / ball 6,6")
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_an_attacker_with_the_ball_who_is_knocked_down_keeps_it_near():
    game = pitch("home 1 7,7 ball Safe Pair of Hands / away 1 8,7", "skull 1 1")
    game.play("home 1 block", "block away 1", "home: Safe Pair of Hands to 6,6")
    assert game.shows("home 1 7,7 prone / ball 6,6")
    assert game.turnover
    assert game.done()
