"""The skills about dodging: Dodge, Tackle, Break Tackle, heads, tails, and the small ones."""

import pytest
from table import pitch

# --- Dodge and Tackle --------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.dodge.re-roll")
def test_dodge_re_rolls_a_failed_dodge():
    game = pitch("home 1 7,7 Dodge / away 1 6,7", dice="2, 3")
    game.play("home 1 move", "move 8,7", "re-roll with Dodge")
    assert game.shows("home 1 8,7 up")
    assert game.offers("move 9,7")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dodge.re-roll")
def test_dodge_works_once_a_turn():
    game = pitch("home 1 7,7 Dodge / away 1 6,7 / away 2 9,8", dice="2, 4, 2, 2 2")
    game.play("home 1 move", "move 8,7", "re-roll with Dodge", "move 8,6")
    assert game.shows("home 1 8,6 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dodge.re-roll")
def test_dodge_is_not_used_up_by_a_dodge_that_went_well():
    game = pitch("home 1 7,7 Dodge / away 1 6,7 / away 2 9,8", dice="4, 2, 3")
    game.play("home 1 move", "move 8,7", "move 8,6", "re-roll with Dodge")
    assert game.shows("home 1 8,6 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dodge.re-roll", "lrb6/re-roll.skill")
def test_each_player_has_his_own_dodge():
    game = pitch("home 1 7,7 Dodge spent:Dodge / home 2 5,7 Dodge / away 1 6,7", dice="2, 3")
    game.play("home 2 move", "move 4,7", "re-roll with Dodge")
    assert game.shows("home 2 4,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dodge.re-roll")
def test_dodge_is_back_in_the_next_turn():
    game = pitch("home 1 7,7 Dodge spent:Dodge / away 1 6,7").play("end turn", "end turn")
    game.rolls("2, 3").play("home 1 move", "move 8,7", "re-roll with Dodge")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dodge.stumble")
def test_dodge_turns_a_stumble_into_a_push():
    game = pitch("home 1 7,7 / away 1 8,7 Dodge", dice="stumble")
    game.play("home 1 block", "block away 1", "away: use Dodge", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dodge.stumble", "lrb6/skills.optional")
def test_without_using_dodge_he_goes_down():
    game = pitch("home 1 7,7 / away 1 8,7 Dodge", dice="stumble, 2 2")
    game.play("home 1 block", "block away 1", "away: do not use Dodge", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dodge.stumble")
def test_dodge_does_not_help_against_defender_down():
    game = pitch("home 1 7,7 / away 1 8,7 Dodge", dice="pow, 2 2")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.dodge.stumble")
def test_the_stumble_part_works_however_often_he_is_blocked():
    # His re-roll is spent already, which does not matter here.
    game = pitch("home 1 7,7 / home 2 9,10 / away 1 8,7 Dodge spent:Dodge", dice="stumble, stumble")
    game.play("home 1 block", "block away 1", "use Dodge", "push to 9,7", "stay")
    game.play("home 2 blitz", "move 9,9", "move 9,8", "block away 1", "use Dodge")
    assert game.asked("home", "push")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tackle.dodge")
def test_tackle_forbids_the_dodge_re_roll():
    game = pitch("home 1 7,7 Dodge / away 1 6,7 Tackle", dice="2, 2 2")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tackle.dodge")
def test_one_tackler_among_the_markers_is_enough():
    game = pitch("home 1 7,7 Dodge / away 1 6,7 / away 2 6,8 Tackle", dice="2, 2 2")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tackle.dodge")
@pytest.mark.parametrize(
    "tackler", ["away 2 9,7 Tackle", "away 2 6,8 prone Tackle", "away 2 6,8 dazed Tackle"]
)
def test_a_tackler_whose_zone_is_not_left_does_not_matter(tackler):
    # On the square entered, on the ground, or without tackle zones.
    game = pitch(f"home 1 7,7 Dodge / away 1 6,7 / {tackler}", dice="1, 4")
    game.play("home 1 move", "move 8,7", "re-roll with Dodge")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tackle.dodge")
def test_tackle_does_not_forbid_a_team_re_roll():
    game = pitch("home 1 7,7 Dodge / away 1 6,7 Tackle / rerolls 1 0", dice="2, 3")
    game.play("home 1 move", "move 8,7")
    assert game.options() == ["team re-roll", "keep the roll"]
    game.play("team re-roll")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tackle.block")
def test_tackle_forbids_dodge_on_a_stumble():
    game = pitch("home 1 7,7 Tackle / away 1 8,7 Dodge", dice="stumble, 2 2")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.tackle.block")
def test_the_tackle_of_another_player_does_not():
    game = pitch("home 1 7,7 / home 2 9,6 Tackle / away 1 8,7 Dodge", dice="stumble stumble")
    game.play("home 1 block", "block away 1", "use Dodge")
    assert game.asked("home", "push")
    assert game.done()


# --- Break Tackle ------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.break-tackle.strength")
def test_break_tackle_uses_strength_in_place_of_agility():
    # The example of the skill: ST4 AG2 counts as AG4, so 3+, +1 for the dodge.
    game = pitch("home 1 7,7 st4 ag2 Break Tackle / away 1 6,7", dice="2")
    game.play("home 1 move", "move 8,7", "use Break Tackle")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.break-tackle.strength")
@pytest.mark.parametrize(("st", "zones", "roll"), [(3, 0, 3), (4, 1, 3), (5, 2, 3), (5, 3, 4)])
def test_break_tackle_at_its_target(st, zones, roll):
    wall = "".join(f" / away {2 + row} 9,{6 + row}" for row in range(zones))
    game = pitch(f"home 1 7,7 st{st} ag1 Break Tackle / away 1 6,7{wall}", dice=[roll])
    game.play("home 1 move", "move 8,7", "use Break Tackle")
    assert game.shows("home 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.break-tackle.strength")
@pytest.mark.parametrize(("st", "zones", "roll"), [(3, 0, 3), (4, 1, 3), (5, 2, 3), (5, 3, 4)])
def test_break_tackle_below_its_target(st, zones, roll):
    wall = "".join(f" / away {2 + row} 9,{6 + row}" for row in range(zones))
    game = pitch(
        f"home 1 7,7 st{st} ag1 Break Tackle / away 1 6,7{wall}", dice=[roll - 1, 1, 1]
    )
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.break-tackle.strength")
def test_break_tackle_never_beats_a_natural_1():
    game = pitch("home 1 7,7 st7 ag1 Break Tackle / away 1 6,7", dice="1, 1 1")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.break-tackle.strength")
def test_break_tackle_works_once_a_turn():
    game = pitch("home 1 7,7 st5 ag1 Break Tackle / away 1 6,7 / away 2 9,8", dice="3, 3, 2 2")
    game.play("home 1 move", "move 8,7", "use Break Tackle", "move 8,6")
    assert game.shows("home 1 8,6 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.break-tackle.strength", "lrb6/skills.optional")
def test_break_tackle_may_be_saved_for_later():
    game = pitch("home 1 7,7 st5 ag2 Break Tackle / away 1 6,7 / rerolls 1 0", dice="3, 4")
    game.play("home 1 move", "move 8,7", "do not use Break Tackle", "team re-roll")
    assert game.shows("home 1 8,7 up")
    assert 'spent:"Break Tackle"' not in game.picture()
    assert game.done()


@pytest.mark.rule("lrb6/skill.break-tackle.strength")
def test_break_tackle_is_no_help_to_a_leap():
    game = pitch("home 1 7,7 st5 ag1 Break Tackle Leap / away 1 6,7", dice="5, 2 2")
    game.play("home 1 move", "leap 9,7")
    assert game.shows("home 1 9,7 prone")
    assert game.done()


# --- modifiers ---------------------------------------------------------------------------------

# AG3 dodging out of one tackle zone into one other: 4+, +1 -1, and then the skills.
DODGERS = [
    ("", 4),
    ("Two Heads", 3),
    ("Titchy", 3),
    ("Two Heads Titchy", 2),
    ("Stunty", 3),  # the zone on the square entered does not count
    ("Stunty Titchy", 2),
    ("Stunty Secret Weapon", 4),
    ("Secret Weapon", 4),
]


@pytest.mark.rule(
    "lrb6/skill.two-heads.bonus", "lrb6/skill.titchy.dodge", "lrb6/skill.stunty.dodge"
)
@pytest.mark.parametrize(("skills", "need"), DODGERS)
def test_the_skills_of_the_dodger_at_the_target(skills, need):
    game = pitch(f"home 1 7,7 {skills} / away 1 6,7 / away 2 9,7", dice=[need])
    game.play("home 1 move", "move 8,7")
    assert game.told(f"dodge {need}+, rolled {need}, passed")
    assert game.done()


@pytest.mark.rule(
    "lrb6/skill.two-heads.bonus", "lrb6/skill.titchy.dodge", "lrb6/skill.stunty.dodge"
)
@pytest.mark.parametrize(("skills", "need"), DODGERS)
def test_the_skills_of_the_dodger_below_the_target(skills, need):
    dice = [need - 1, 1, 1]
    game = pitch(f"home 1 7,7 {skills} / away 1 6,7 / away 2 9,7", dice=dice)
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stunty.dodge")
@pytest.mark.parametrize("zones", [0, 1, 2, 3])
def test_a_stunty_player_always_dodges_at_plus_one(zones):
    wall = "".join(f" / away {2 + row} 9,{6 + row}" for row in range(zones))
    game = pitch(f"home 1 7,7 Stunty / away 1 6,7{wall}", dice="3")
    game.play("home 1 move", "move 8,7")
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stunty.dodge")
def test_a_stunty_player_still_has_to_dodge_and_minds_zones_when_he_picks_up():
    game = pitch("home 1 7,7 Stunty / away 1 6,7 / away 2 9,7 / ball 8,7", dice="3, 4")
    game.play("home 1 move", "move 8,7")
    assert game.told("pick-up 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.titchy.zone")
def test_a_titchy_players_zone_does_not_hinder_a_dodge_into_it():
    # away 2 is titchy and away 3 is not: 4+, +1 -1.
    game = pitch("home 1 7,7 / away 1 6,7 / away 2 9,7 Titchy / away 3 9,8", dice="4")
    game.play("home 1 move", "move 8,7")
    assert game.told("dodge 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.titchy.zone")
def test_leaving_a_titchy_players_zone_takes_a_dodge():
    game = pitch("home 1 7,7 / away 1 6,7 Titchy", dice="3").play("home 1 move", "move 8,7")
    assert game.told("dodge 3+, rolled 3, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.titchy.zone")
def test_a_titchy_players_zone_hinders_a_pick_up_as_any_other():
    game = pitch("home 1 7,7 / away 1 9,7 Titchy / ball 8,7", dice="4")
    game.play("home 1 move", "move 8,7")
    assert game.told("pick-up 4+, rolled 4, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.prehensile-tail.minus")
@pytest.mark.parametrize(("tails", "need"), [(0, 3), (1, 4), (2, 5), (3, 6)])
def test_each_prehensile_tail_takes_one_from_dodges_out_of_its_zone(tails, need):
    markers = " / ".join(
        f"away {row + 1} 6,{6 + row} {'Prehensile Tail' if row < tails else ''}" for row in range(3)
    )
    good = pitch(f"home 1 7,7 / {markers}", dice=[need]).play("home 1 move", "move 8,7")
    assert good.told(f"dodge {need}+, rolled {need}, passed")
    bad = pitch(f"home 1 7,7 / {markers}", dice=[need - 1, 1, 1]).play("home 1 move", "move 8,7")
    assert bad.shows("home 1 8,7 prone")
    assert good.done()
    assert bad.done()


@pytest.mark.rule("lrb6/skill.prehensile-tail.minus")
@pytest.mark.parametrize(
    ("tail", "need"),
    [
        ("away 2 9,7 Prehensile Tail", 4),  # on the square entered: an ordinary -1
        ("away 2 6,8 prone Prehensile Tail", 3),
        ("away 2 6,8 dazed Prehensile Tail", 3),
    ],
)
def test_a_tail_whose_zone_is_not_left_does_not_matter(tail, need):
    game = pitch(f"home 1 7,7 / away 1 6,7 / {tail}", dice=[need])
    game.play("home 1 move", "move 8,7")
    assert game.told(f"dodge {need}+, rolled {need}, passed")
    assert game.done()


@pytest.mark.rule("lrb6/skill.prehensile-tail.minus", "lrb6/skill.stunty.dodge")
def test_a_tail_holds_back_a_stunty_player_too():
    # It is no tackle zone on the square he moves to: 4+, +1 -1.
    game = pitch("home 1 7,7 Stunty / away 1 6,7 Prehensile Tail / away 2 9,7", dice="4")
    game.play("home 1 move", "move 8,7")
    assert game.told("dodge 4+, rolled 4, passed")
    assert game.done()
