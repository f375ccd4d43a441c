"""Bloodlust: vampires who are hungry, and whom they bite."""

import pytest
from table import pitch

THRALL = 'pos:"Thrall Lineman"'
FAR = "away 9 20,2"


@pytest.mark.rule("bb2020/skill.bloodlust.roll")
@pytest.mark.parametrize(
    ("need", "action", "roll", "hungry"),
    [(3, "move", 2, True), (3, "move", 3, False), (3, "block", 2, False), (2, "move", 1, True),
     (2, "block", 1, True), (2, "move", 2, False)],
)  # fmt: skip
def test_bloodlust_rolls_its_number_with_1_added_for_a_fight(need, action, roll, hungry):
    game = pitch(f"home 1 5,5 Bloodlust ({need}+) / away 1 6,5", str(roll))
    game.play(f"home 1 {action}")
    assert ("hungry" in game.marks("home 1")) is hungry
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.roll")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_hungry_player_may_move_instead_and_what_he_declared_stays_spent(answer):
    game = pitch(f"home 1 5,5 Bloodlust (3+) / home 2 5,6 {THRALL} / away 1 7,5", "1")
    game.play("home 1 blitz")
    assert game.asked("home", "move instead", "home 1")
    game.play(answer, "move 6,5")
    if answer == "yes":
        assert game.refuses("block away 1")
    else:
        assert game.offers("block away 1")
    game.rolls("2 3").play("stop", "bite home 2")
    assert game.refuses("home 2 blitz")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.roll")
def test_a_hungry_player_who_moves_instead_faces_nobody():
    game = pitch("home 1 5,5 Bloodlust (3+) / away 1 7,5 Foul Appearance", "1")
    game.play("home 1 blitz", "yes")
    assert game.asked("home", "action")
    assert not game.happenings("foul appearance")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.roll")
def test_a_prone_vampire_rolls_before_he_gets_up():
    game = pitch("home 1 5,5 prone Bloodlust (3+) / away 1 20,5", "2")
    game.play("home 1 move")
    assert game.shows("home 1 5,5 up hungry")
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("bloodlust") < kinds.index("stands up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.bite")
@pytest.mark.parametrize("state", ["up", "prone", "stunned"])
def test_he_bites_a_thrall_in_any_state_at_the_end(state):
    game = pitch(
        f"home 1 5,5 Bloodlust (3+) / home 2 6,6 {state} {THRALL} / home 3 6,5 / away 1 20,5",
        "2 2 3",
    )
    game.play("home 1 move", "move 5,6", "stop")
    assert game.asked("home", "bite", "home 1")
    assert game.refuses("bite home 3")
    game.play("bite home 2")
    assert game.state("home 2") == "stunned"
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.bite")
def test_a_casualty_of_a_bite_is_only_badly_hurt():
    game = pitch(f"home 1 5,5 Bloodlust (3+) / home 2 6,6 {THRALL} / away 1 20,5", "2 6 6")
    game.play("home 1 move", "stop", "bite home 2")
    assert game.shows("home 2 injured")
    assert game.told("badly hurt")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.bite")
def test_biting_a_thrall_with_the_ball_ends_the_turn():
    game = pitch(f"home 1 5,5 Bloodlust (3+) / home 2 6,6 {THRALL} ball / away 1 20,5", "2 2 3 S")
    game.play("home 1 move", "stop", "bite home 2")
    assert game.shows("home 2 6,6 stunned / ball 6,7")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.bite")
@pytest.mark.parametrize(
    ("action", "answers", "dice"),
    [("pass", ["pass the ball", "bite home 2", "pass to 8,5"], "2 2 3 4 3"),
     ("hand-off", ["hand off to home 3", "bite home 2"], "2 2 3 3")],
)  # fmt: skip
def test_he_bites_before_he_passes_or_hands_off(action, answers, dice):
    where = "8,5" if action == "pass" else "6,5"
    game = pitch(
        f"home 1 5,5 Bloodlust (3+) ball / home 2 4,6 {THRALL} / home 3 {where} / away 1 20,5", dice
    )
    game.play(f"home 1 {action}", "no", *answers)
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("bites") < kinds.index("catch")
    assert game.ball == "home 3"
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.bite")
def test_he_bites_before_he_scores():
    game = pitch(
        f"home 1 24,5 Bloodlust (3+) ball / home 2 24,6 {THRALL} / away 1 10,5", "2 2 3", seed=1
    )
    game.play("home 1 move", "move 25,5", "bite home 2")
    assert game.score == (1, 0)


@pytest.mark.rule("bb2020/skill.bloodlust.bite")
def test_who_has_bitten_before_a_hand_off_moves_no_more():
    position = 'home 1 5,5 Bloodlust (2+) ball / home 2 6,5 pos:"Thrall Lineman" / home 3 5,6'
    game = pitch(f"{position} / {FAR}", "1 3 3 4")
    game.play("home 1 hand-off", "no", "hand off to home 2", "bite home 2")
    assert game.shows("home 2 6,5 stunned / home 1 5,5 ball")
    assert game.options() == ["stop", "hand off to home 3"]
    game.play("hand off to home 3")
    assert game.shows("home 3 5,6 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.bite", "bb2020/skill.running-pass.move")
def test_after_a_quick_pass_he_may_move_on_with_running_pass():
    position = 'home 1 5,5 Bloodlust (2+) Running Pass ball / home 2 6,5 pos:"Thrall Lineman"'
    game = pitch(f"{position} / home 3 5,7 / {FAR}", "1 3 3 4 3")
    game.play("home 1 pass", "no", "pass the ball", "bite home 2", "pass to 5,7")
    game.play("move 4,5", "stop")
    assert game.shows("home 1 4,5 / home 3 5,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.bite")
def test_a_vampire_who_is_down_bites_nobody():
    # He fails his blood roll and then his dodge: his thrall is safe, the turn is over anyway.
    game = pitch(
        'home 1 5,5 Bloodlust (2+) / home 2 6,6 pos:"Thrall Lineman" / away 1 4,5 / away 2 20,2',
        "1 1 1 2",
    )
    game.play("home 1 move", "move 6,5")
    assert game.asked("away", "turn")
    assert game.shows("home 1 6,5 prone / home 2 6,6 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.no-bite")
def test_biting_nobody_ends_the_turn_and_costs_the_tackle_zone():
    game = pitch("home 1 5,5 Bloodlust (3+) / home 2 2,2 / away 1 6,5", "2")
    game.play("home 1 move", "stop")
    assert game.shows("home 1 5,5 up hypnotised")
    assert game.turnover
    game.play("away 1 move", "move 7,5")  # no dodge
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.no-bite")
def test_a_carrier_who_bites_nobody_drops_the_ball_and_does_not_score():
    game = pitch("home 1 24,5 Bloodlust (3+) ball / home 2 2,2 / away 1 10,5", "2 W")
    game.play("home 1 move", "move 25,5")
    assert game.score == (0, 0)
    assert game.shows("home 1 25,5 up hypnotised / ball 24,5")
    assert game.asked("away", "turn")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.no-bite")
def test_a_coach_may_spare_his_thralls_and_pay_for_it():
    game = pitch(f"home 1 5,5 Bloodlust (3+) / home 2 5,6 {THRALL} / away 1 20,5", "2")
    game.play("home 1 move", "stop", "nobody")
    assert game.shows("home 1 5,5 hypnotised / home 2 5,6 up")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.bloodlust.no-bite")
def test_a_hungry_player_who_could_not_bite_passes_nothing():
    game = pitch("home 1 5,5 Bloodlust (3+) ball / home 2 8,5 / away 1 20,5", "2 N")
    game.play("home 1 pass", "no", "pass the ball")
    assert game.shows("ball 5,4")
    assert game.turnover
    assert game.done()
