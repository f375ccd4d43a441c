"""The bonus turn that a Blitz at the kick-off gives the kicking team."""

import pytest
from table import pitch

BLITZ = " / kicking home / active home / bonus-turn / kick 20,3"


def blitz(position: str, dice="", picks: int = 4, **more):
    """The kicking team is home, and the ball is in the air above 20,3."""
    return pitch(f"{position}{BLITZ} / picks {picks}", dice, **more)


@pytest.mark.rule("bb2020/kickoff.blitz")
def test_open_players_may_move_and_marked_ones_may_not():
    # 10: Blitz. The D3 shows 1, so four players may act.
    game = pitch(
        "home 1 12,5 / home 2 12,7 / home 3 5,5 / home 4 5,7 / home 5 5,9 / home 6 5,11"
        " / away 1 13,6 / away 2 20,7 / kicking home / phase kick / active none",
        "E 1 5 5 1",
        seed=1,
    )
    game.play("kick to 20,7")
    assert game.told("kick-off: blitz")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move", "home 2 move")
    assert game.offers("home 3 move", "home 4 move", "home 5 move", "home 6 move")


@pytest.mark.rule("bb2020/kickoff.blitz")
def test_only_so_many_players_may_be_activated():
    game = blitz("home 1 5,5 / home 2 5,7 / home 3 5,9 / away 1 20,5", picks=2)
    game.play("home 1 move", "stop", "home 2 move", "stop")
    assert game.options() == ["end turn"]


@pytest.mark.rule("bb2020/kickoff.blitz")
def test_the_ball_lands_when_the_coach_is_done():
    game = blitz("home 1 5,5 / away 1 18,5", "N", picks=2)
    game.play("home 1 move", "move 6,5", "stop", "end turn")
    assert game.shows("ball 20,2")
    assert game.asked("away", "turn")
    assert game.turn == (0, 1)  # it was nobody's turn
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.blitz-actions")
def test_moves_one_blitz_and_nothing_else():
    game = blitz(
        "home 1 5,5 / home 2 5,7 Hypnotic Gaze / home 3 5,9 Bombardier / away 1 6,4 prone"
        " / away 2 20,9 / away 3 20,5"
    )
    assert sorted(game.options()) == sorted(
        ["end turn", *(f"home {n} {what}" for n in (1, 2, 3) for what in ("move", "blitz"))]
    )
    game.play("home 1 blitz", "name away 2", "stop")
    assert game.refuses("home 2 blitz")
    assert game.offers("home 2 move")


@pytest.mark.rule("bb2020/kickoff.blitz-actions")
def test_a_special_action_may_take_the_place_of_the_block():
    game = blitz("home 1 5,5 Stab / home 2 5,9 / away 1 7,5", "4 5 2 3")
    game.play("home 1 blitz", "move 6,5", "Stab on away 1")
    assert game.shows("away 1 7,5 stunned")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.blitz-actions")
def test_one_of_them_may_throw_a_team_mate():
    game = blitz(
        "home 1 5,5 st5 Throw Team-mate / home 2 5,6 st2 Right Stuff"
        " / home 3 9,5 st5 Throw Team-mate / home 4 9,6 st2 Right Stuff / away 1 20,9"
    )
    assert game.offers("home 1 throw team-mate", "home 3 throw team-mate")
    game.play("home 1 throw team-mate", "stop")
    assert game.refuses("home 3 throw team-mate")
    assert game.offers("home 3 move")


@pytest.mark.rule("bb2020/kickoff.blitz-ends")
@pytest.mark.parametrize(
    ("position", "answers", "dice"),
    [
        ("home 1 5,5 ma1 / away 1 20,9", ["home 1 move", "move 6,5", "move 7,5"], "1 1 2"),
        ("home 1 5,5 / away 1 7,5", ["home 1 blitz", "move 6,5", "block away 1"],
         "attacker down 1 2"),
    ],
)  # fmt: skip
def test_it_ends_when_a_kicker_goes_down(position, answers, dice):
    game = blitz(f"{position} / home 2 2,2", f"{dice} N")
    game.play(*answers)
    assert game.shows("ball 20,2")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.blitz-ends")
def test_an_opponent_who_goes_down_does_not_end_it():
    game = blitz("home 1 5,5 / home 2 2,2 / away 1 7,5", "pow 1 2")
    game.play("home 1 blitz", "move 6,5", "block away 1", "push to 8,5", "stay", "stop")
    assert game.shows("away 1 8,5 prone")
    assert game.offers("home 2 move")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.blitz-ends")
def test_the_victim_of_animal_savagery_does_not_end_it():
    game = blitz("home 1 5,5 Animal Savagery / home 2 5,6 / away 1 20,9", "3 1 2")
    game.play("home 1 move", "move 6,5", "stop")
    assert game.shows("home 2 5,6 prone")
    assert game.asked("home", "turn")
    assert game.done()


BLITZ_OF_FOUR = "kicking home / active home / bonus-turn / kick 20,3 / picks 4"


@pytest.mark.rule("bb2020/kickoff.blitz-ends", "bb2020/throw-team-mate.landing-fail")
def test_a_thrown_player_who_falls_ends_the_kick_off_blitz():
    position = "home 1 5,5 st5 Throw Team-mate / home 2 6,5 Right Stuff / home 3 9,9 / away 1 22,9"
    game = pitch(f"{position} / {BLITZ_OF_FOUR}", "6 E E E 2 1 1 N")
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5")
    assert game.shows("home 2 11,5 prone")
    assert game.asked("away", "turn")  # the ball has come down
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.blitz-re-rolls", "bb2020/re-roll.team")
def test_team_re_rolls_are_closed():
    game = blitz("home 1 5,5 ma1 / away 1 20,9 / rerolls 3 0", "1 1 2 N")
    game.play("home 1 move", "move 6,5", "move 7,5")
    assert game.shows("home 1 7,5 prone / ball 20,2")
    assert game.rerolls == (3, 0)
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.blitz-re-rolls")
@pytest.mark.parametrize(
    ("position", "moves"),
    [("home 1 5,5 ma1 Sure Feet / away 1 20,9", ["move 6,5", "move 7,5"]),
     ("home 1 5,5 Dodge / away 1 7,6", ["move 6,5", "move 5,4"])],
)  # fmt: skip
def test_dodge_and_sure_feet_roll_nothing_again(position, moves):
    game = blitz(position, "1 1 2 N")
    game.play("home 1 move", *moves)
    assert game.state("home 1") == "prone"
    assert game.shows("ball 20,2")
    assert game.done()


@pytest.mark.rule("bb2020/kickoff.blitz", "bb2020/knock-down.stunned")
def test_a_player_stunned_in_it_turns_over_at_the_end_of_his_first_turn():
    game = blitz("home 1 5,5 ma1 / home 2 2,2 / away 1 20,9", "1 5 4 2 3 N")
    game.play("home 1 move", "move 6,5", "move 7,5")
    assert game.shows("home 1 7,5 stunned")
    game.play("away: end turn")
    assert game.refuses("home 1 move")
    game.play("home: end turn")
    assert game.shows("home 1 7,5 prone")
    assert game.done()
