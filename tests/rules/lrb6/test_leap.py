"""Leap, alone and with Very Long Legs."""

import pytest
from table import pitch


@pytest.mark.rule("lrb6/skill.leap.jump")
def test_a_leap_reaches_every_empty_square_within_two():
    game = pitch("home 1 7,7 Leap / home 2 8,7 / away 1 9,9 / away 2 6,7 prone")
    game.play("home 1 move")
    squares = {text.removeprefix("leap ") for text in game.options() if text.startswith("leap")}
    around = {f"{x},{y}" for x in range(5, 10) for y in range(5, 10)}
    assert squares == around - {"7,7", "8,7", "9,9", "6,7"}


@pytest.mark.rule("lrb6/skill.leap.jump")
@pytest.mark.parametrize("who", ["home 2", "away 1", "away 1 prone"])
def test_a_leap_goes_over_players_of_either_team(who):
    side, number, *state = who.split()
    game = pitch(f"home 1 7,7 Leap / {side} {number} 8,7 {' '.join(state)} / away 9 25,0", dice="4")
    game.play("home 1 move", "leap 9,7")
    assert game.shows("home 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.jump")
def test_a_leap_out_of_tackle_zones_takes_no_dodge():
    game = pitch("home 1 7,7 Leap / away 1 6,7 / away 2 6,6 / away 3 6,8", dice="4")
    game.play("home 1 move", "leap 9,7")
    assert not game.told("dodge")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.jump")
@pytest.mark.parametrize("square", ["9,7", "8,7"])
def test_a_leap_costs_two_squares_however_short_it_is(square):
    game = pitch("home 1 7,7 ma3 Leap / away 1 25,0", dice="4, 2")
    x = int(square[0])
    game.play("home 1 move", f"leap {square}", f"move {x + 1},7")
    assert not game.told("go for it")
    game.play(f"move {x + 2},7")
    assert game.told("go for it 2+, rolled 2")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.jump")
def test_a_leap_works_once_a_turn():
    game = pitch("home 1 7,7 Leap / away 1 25,0", dice="4").play("home 1 move", "leap 9,7")
    assert game.refuses("leap 11,7")
    assert game.offers("move 10,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.jump", "lrb6/gfi.squares")
@pytest.mark.parametrize(("moved", "rolls"), [(4, 0), (5, 1), (6, 2)])
def test_a_leap_may_be_gone_for(moved, rolls):
    # Each square beyond MA6 takes its own roll before the leap.
    game = pitch(
        f"home 1 7,7 Leap / away 1 25,0 / acting home 1 move moved {moved}",
        dice=[*[2] * rolls, 4],
    )
    game.play("leap 9,7")
    assert len(game.happenings("go for it")) == rolls
    assert game.shows("home 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.jump")
def test_one_square_left_is_not_enough_for_a_leap():
    game = pitch("home 1 7,7 Leap / away 1 25,0 / acting home 1 move moved 6 rushes 1")
    assert game.refuses("leap 9,7")
    assert game.offers("move 8,7")


@pytest.mark.rule("lrb6/skill.leap.jump", "lrb6/gfi.roll")
def test_who_stumbles_on_the_way_falls_where_he_would_have_landed():
    game = pitch("home 1 7,7 Leap / away 1 25,0 / acting home 1 move moved 6", dice="2, 1, 2 2")
    game.play("leap 9,7")
    assert game.shows("home 1 9,7 prone")
    assert not game.told("home 1: leap")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.jump", "lrb6/pick-up.must")
def test_a_leap_onto_the_ball_picks_it_up():
    game = pitch("home 1 7,7 Leap / away 1 25,0 / ball 9,7", dice="4, 3")
    game.play("home 1 move", "leap 9,7")
    assert game.shows("home 1 9,7 ball")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.jump")
def test_a_leap_with_the_ball_into_the_end_zone_scores():
    game = pitch("home 1 23,7 Leap ball / away 1 24,7", dice="4")
    game.play("home 1 move", "leap 25,7")
    assert game.score == (1, 0)
    assert game.done()


# An agility roll without modifiers; Very Long Legs adds 1.
LEAPS = [
    (ag, legs, max(2, min(6, {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}[ag] - legs)))
    for ag in range(1, 7)
    for legs in (0, 1)
]


@pytest.mark.rule("lrb6/skill.leap.roll", "lrb6/skill.very-long-legs.bonus")
@pytest.mark.parametrize(("ag", "legs", "need"), LEAPS)
def test_the_leap_works_from_its_target_on(ag, legs, need):
    # The tackle zones at both ends do not count.
    skills = "Leap Very Long Legs" if legs else "Leap"
    game = pitch(f"home 1 7,7 ag{ag} {skills} / away 1 6,7 / away 2 10,7", dice=[need])
    game.play("home 1 move", "leap 9,7")
    assert game.shows("home 1 9,7 up")
    assert game.told(f"leap {need}+, rolled {need}, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.roll", "lrb6/skill.very-long-legs.bonus")
@pytest.mark.parametrize(("ag", "legs", "need"), LEAPS)
def test_below_it_he_is_knocked_down_where_he_jumped_to(ag, legs, need):
    skills = "Leap Very Long Legs" if legs else "Leap"
    game = pitch(f"home 1 7,7 ag{ag} {skills} / away 1 6,7 / away 2 10,7", dice=[need - 1, 1, 1])
    game.play("home 1 move", "leap 9,7")
    assert game.shows("home 1 9,7 prone")
    assert game.told("home 1: armour 9+, rolled 1+1, holds")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.roll", "lrb6/pick-up.involuntary")
def test_who_falls_leaping_onto_the_ball_makes_it_bounce():
    game = pitch("home 1 7,7 Leap / away 1 25,0 / ball 9,7", dice="3, 2 2, S")
    game.play("home 1 move", "leap 9,7")
    assert game.shows("home 1 9,7 prone / ball 9,8")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.roll")
@pytest.mark.parametrize("skills", ["Two Heads", "Titchy", "Stunty"])
def test_what_helps_a_dodge_does_not_help_a_leap(skills):
    game = pitch(f"home 1 7,7 Leap {skills} / away 1 6,7", dice="4")
    game.play("home 1 move", "leap 9,7")
    assert game.told("leap 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.roll")
def test_a_prehensile_tail_does_not_hinder_a_leap():
    game = pitch("home 1 7,7 Leap / away 1 6,7 Prehensile Tail", dice="4")
    game.play("home 1 move", "leap 9,7")
    assert game.told("leap 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.roll", "lrb6/skill.dodge.re-roll")
def test_dodge_does_not_re_roll_a_leap_but_the_team_may():
    game = pitch("home 1 7,7 Leap Dodge / away 1 6,7 / rerolls 1 0", dice="3, 4")
    game.play("home 1 move", "leap 9,7")
    assert game.options() == ["team re-roll", "keep the roll"]
    game.play("team re-roll")
    assert game.shows("home 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.leap.jump")
def test_the_next_step_after_a_leap_is_an_ordinary_one():
    game = pitch("home 1 7,7 Leap / away 1 8,7", dice="4, 3")
    game.play("home 1 move", "leap 9,7", "move 10,7")
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()
