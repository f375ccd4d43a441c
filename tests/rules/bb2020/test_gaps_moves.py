"""Corners of moves: jumps, traits of the mind and the body."""

import pytest
from table import pitch

# --- jumps ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/jump.roll", "bb2020/re-roll.team")
def test_the_question_about_a_failed_jump_says_what_it_needs():
    game = pitch("home 1 5,5 ag3 / away 1 6,5 prone / away 2 8,6 / rerolls 1 0", "3")
    game.play("home 1 move", "leap 7,5")
    assert game.asked("home", "re-roll", "home 1")
    assert game.question is not None
    assert game.question.need == 4
    assert game.done()


@pytest.mark.rule("bb2020/jump.cost", "bb2020/skill.leap.jump")
@pytest.mark.parametrize(
    ("skill", "other", "told"), [("", "prone", "jumps"), ("Leap", "", "leaps")]
)
def test_who_trips_on_his_second_rush_has_jumped_or_leapt_all_the_same(
    skill: str, other: str, told: str
):
    game = pitch(
        f"home 1 5,5 {skill} / away 1 6,5 {other} / away 2 20,2 / acting home 1 move moved 5",
        "1 1 2",
    )
    game.play("leap 7,5")
    assert game.shows("home 1 7,5 prone")
    assert game.told(f"home 1 {told}")
    assert game.done()


@pytest.mark.rule("bb2020/skill.very-long-legs.jump")
def test_long_legs_do_not_help_to_dodge():
    game = pitch("home 1 5,5 Very Long Legs / away 1 4,5 / away 2 7,4 / away 3 7,6", "4 1 2")
    game.play("home 1 move", "move 6,5")
    assert game.told("home 1: dodge 5+, rolled 4, failed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.roll")
def test_a_leap_takes_one_from_what_is_against_him():
    # Three mark where he lands: -3, and with Leap -2.
    game = pitch("home 1 5,5 Leap / away 1 8,4 / away 2 8,5 / away 3 8,6 / away 4 20,2", "4 1 2")
    game.play("home 1 move", "leap 7,5")
    assert game.told("home 1: leap 5+, rolled 4, failed")
    assert game.done()


@pytest.mark.rule("bb2020/skill.leap.roll")
def test_a_leap_against_two_is_at_one():
    game = pitch("home 1 5,5 Leap / away 1 8,4 / away 2 8,5 / away 3 20,2", "3 1 2")
    game.play("home 1 move", "leap 7,5")
    assert game.told("home 1: leap 4+, rolled 3, failed")
    assert game.done()


@pytest.mark.rule("bb2020/jump.cost", "bb2020/rush.squares")
def test_a_jump_may_take_both_rushes():
    game = pitch(
        "home 1 5,5 ma2 / away 1 6,5 prone / away 2 20,2 / acting home 1 move moved 2", "2 2 3"
    )
    game.play("leap 7,5")
    assert game.shows("home 1 7,5 up")
    assert game.refuses("move 8,5")
    assert game.done()


# --- minds ------------------------------------------------------------------------------------


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


@pytest.mark.rule("bb2020/skill.pick-me-up.stand")
@pytest.mark.parametrize(("roll", "state"), [(4, "prone"), (5, "up")])
def test_a_pick_me_up_needs_five(roll: int, state: str):
    game = pitch("home 1 5,5 Pick-me-up / home 2 7,5 prone / away 1 20,5 / turn away 1", str(roll))
    game.play("end turn", "choose home 2")
    assert game.state("home 2") == state
    assert game.done()


@pytest.mark.rule("bb2020/skill.shadowing.roll", "bb2020/dice.natural")
def test_a_one_never_shadows():
    # Five squares faster: everything but a 1 would do.
    game = pitch("home 1 5,5 ma4 / away 1 4,5 ma9 Shadowing / away 2 20,2", "6 1")
    game.play("home 1 move", "move 6,5", "away: away 1 uses Shadowing")
    assert game.told("away 1: shadowing 2+, rolled 1, failed")
    assert game.question is not None
    assert game.done()


@pytest.mark.rule("bb2020/skill.shadowing.roll")
def test_even_a_carrier_may_shadow():
    game = pitch("home 1 5,5 / away 1 4,5 Shadowing ball / away 2 20,2", "6 6")
    game.play("home 1 move", "move 6,5", "away: away 1 uses Shadowing")
    assert game.shows("home 1 6,5 up / away 1 5,5 ball")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.stone-boots")
def test_stone_boots_do_not_hinder_a_rush():
    game = pitch("home 1 5,5 Stone Boots / away 1 20,2 / acting home 1 move moved 6", "2")
    game.play("move 6,5")
    assert game.shows("home 1 6,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.jump-up.block")
@pytest.mark.parametrize(("roll", "up"), [(2, False), (3, True)])
def test_to_jump_up_and_block_is_one_easier(roll: int, up: bool):
    dice = f"{roll} push" if up else f"{roll}"
    game = pitch("home 1 5,5 prone ag4 Jump Up / away 1 6,5 / away 2 20,2", dice)
    game.play("home 1 block")
    if up:
        game.play("block away 1")
    assert game.state("home 1") == ("up" if up else "prone")
    assert game.done()
