"""Skills about armour, injury and recovery.

Unless a test says otherwise home 1 knocks away 1 (AV 8) down from 8,7 to 9,7. The dice are: block,
two for armour (9+ breaks it), two for injury, then D6 and D8 for the casualty.
"""

import pytest
from table import pitch

KNOCK_DOWN = ("home 1 block", "block away 1", "push to 9,7", "stay")


def hit(dice, home="", away="", more=""):
    """Home 1 knocks away 1 down."""
    game = pitch(f"home 1 7,7 {home} / away 1 8,7 {away} / {more}", dice=f"pow, {dice}")
    return game.play(*KNOCK_DOWN)


# --- Mighty Blow ------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus")
def test_mighty_blow_on_armour_is_not_used_again_on_the_injury():
    # 8 + 1 breaks AV 8; the 7 of the injury roll stays a 7.
    game = hit("4 4", home="Mighty Blow")
    assert game.asked("home", "use skill", "Mighty Blow")
    game.rolls("3 4").play("use Mighty Blow")
    assert game.state("away 1") == "stunned"
    assert game.done()


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus")
@pytest.mark.parametrize(
    ("injury", "state"),
    [("3 3", "stunned"), ("3 4", "ko"), ("4 5, 1 1", "injured")],
)
def test_mighty_blow_not_needed_for_armour_goes_to_the_injury(injury, state):
    game = hit(f"4 5, {injury}", home="Mighty Blow")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus")
def test_mighty_blow_is_not_asked_where_it_cannot_help():
    game = hit("3 4", home="Mighty Blow")  # 8 is not more than 8
    assert game.asked("home", "turn")
    assert game.state("away 1") == "prone"
    assert game.done()


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus")
def test_mighty_blow_need_not_be_used():
    game = hit("4 4", home="Mighty Blow")
    game.play("do not use Mighty Blow")
    assert game.state("away 1") == "prone"
    assert game.done()


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus")
def test_a_player_with_dirty_player_too_is_asked_for_the_right_skill():
    game = hit("4 4", home="Dirty Player, Mighty Blow")
    assert game.asked("home", "use skill", "Mighty Blow")
    assert game.offers("use Mighty Blow")


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus")
@pytest.mark.parametrize("face", ["attacker down", "both down"])
def test_mighty_blow_works_for_the_defender_when_the_attacker_falls(face):
    game = pitch("home 1 7,7 / away 1 8,7 Block, Mighty Blow", dice=f"{face}, 4 4, 1 1")
    game.play("home 1 block", "block away 1", "away: use Mighty Blow")
    assert game.state("home 1") == "stunned"
    assert game.done()


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus")
def test_mighty_blow_does_not_work_with_stab():
    # 8 does not break AV 8, and nobody is asked.
    game = pitch("home 1 7,7 Stab, Mighty Blow / away 1 8,7", dice="4 4")
    game.play("home 1 block", "Stab on away 1")
    assert game.asked("home", "turn")
    assert game.shows("away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus")
def test_mighty_blow_does_not_work_with_a_chainsaw():
    # 2 hits; 2 + 3 + 3 is 8, not more than 8. And 9 breaks it, but a 7 stays a stun.
    held = pitch("home 1 7,7 Chainsaw, Mighty Blow / away 1 8,7", dice="2, 2 3")
    held.play("home 1 block", "Chainsaw on away 1")
    assert held.asked("home", "turn")
    assert held.shows("away 1 8,7 up")
    assert held.done()
    broken = pitch("home 1 7,7 Chainsaw, Mighty Blow / away 1 8,7", dice="2, 3 3, 3 4")
    broken.play("home 1 block", "Chainsaw on away 1")
    assert broken.asked("home", "turn")
    assert broken.shows("away 1 8,7 stunned")
    assert broken.done()


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus")
def test_mighty_blow_is_for_blocks_not_for_fouls():
    game = pitch("home 1 7,7 Mighty Blow / away 1 8,7 prone", dice="3 5")
    game.play("home 1 foul", "foul away 1")
    assert game.asked("home", "turn")
    assert game.state("away 1") == "prone"
    assert game.done()


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus")
def test_mighty_blow_counts_against_a_ball_and_chain_who_has_no_armour_roll():
    # He is injured at once: 9 + 1 is a casualty.
    game = hit("4 5, 1 1", home="Mighty Blow", away="Ball & Chain")
    assert game.where("away 1") == "injured"
    assert not game.happenings("armour")
    assert game.done()


# --- Claw -------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.claw.eight")
@pytest.mark.parametrize(
    ("armour", "dice", "broken"),
    [(10, "3 4", False), (10, "4 4", True), (8, "4 4", True), (7, "3 4", False), (6, "3 4", True)],
)
def test_claw_breaks_any_armour_on_an_eight(armour, dice, broken):
    game = hit(dice + (", 1 1" if broken else ""), home="Claw", away=f"av{armour}")
    assert game.state("away 1") == ("stunned" if broken else "prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.claw.eight", "lrb6/skill.mighty-blow.bonus")
def test_mighty_blow_lifts_a_seven_to_the_eight_of_claw():
    game = hit("3 4", home="Claw, Mighty Blow", away="av10")
    game.rolls("3 4").play("use Mighty Blow")
    assert game.state("away 1") == "stunned"  # it is used up
    assert game.done()


@pytest.mark.rule("lrb6/skill.claw.eight", "lrb6/skill.mighty-blow.bonus")
def test_an_eight_with_claw_leaves_mighty_blow_for_the_injury():
    game = hit("4 4, 3 4", home="Claw, Mighty Blow", away="av10")
    assert game.state("away 1") == "ko"
    assert game.done()


@pytest.mark.rule("lrb6/skill.claw.eight")
def test_claw_is_no_use_in_a_foul_or_with_stab():
    foul = pitch("home 1 7,7 Claw / away 1 8,7 prone av9", dice="3 5")
    foul.play("home 1 foul", "foul away 1")
    assert foul.state("away 1") == "prone"
    stab = pitch("home 1 7,7 Claw Stab / away 1 8,7 av9", dice="4 4")
    stab.play("home 1 block", "Stab on away 1")
    assert stab.state("away 1") == "up"
    assert foul.done()
    assert stab.done()


# --- Piling On --------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.piling-on.re-roll", "lrb6/skill.piling-on.prone")
def test_piling_on_re_rolls_the_armour_and_leaves_him_prone():
    game = pitch("home 1 7,7 Piling On / away 1 8,7", dice="pow, 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up")
    assert game.asked("home", "use skill", "Piling On")
    game.rolls("5 5, 1 1").play("use Piling On")
    # No armour roll for him, in his own square, and no turnover.
    assert game.shows("home 1 8,7 prone / away 1 9,7 stunned")
    assert [event.values[0] for event in game.happenings("armour")] == [game.player("away 1")] * 2
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll", "lrb6/skill.piling-on.prone")
def test_piling_on_for_nothing_still_leaves_him_prone():
    game = pitch("home 1 7,7 Piling On / away 1 8,7", dice="pow, 1 1, 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up", "use Piling On")
    assert game.shows("home 1 8,7 prone / away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll")
def test_piling_on_re_rolls_the_injury():
    game = pitch("home 1 7,7 Piling On / away 1 8,7", dice="pow, 5 5, 1 1, 4 4")
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up", "use Piling On")
    assert game.shows("home 1 8,7 prone")
    assert game.asked("home", "turn")
    assert game.where("away 1") == "ko"
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll")
def test_only_one_of_the_two_rolls_is_made_again():
    game = pitch("home 1 7,7 Piling On / away 1 8,7", dice="pow, 1 1, 5 5, 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up", "use Piling On")
    assert game.asked("home", "turn")  # not offered for the injury roll any more
    assert game.state("away 1") == "stunned"
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll")
def test_declined_for_the_armour_it_may_not_come_back_without_an_injury_roll():
    game = pitch("home 1 7,7 Piling On / away 1 8,7", dice="pow, 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up", "do not use Piling On")
    assert game.shows("home 1 8,7 up / away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll")
def test_piling_on_needs_to_stand_beside_the_victim():
    # He did not follow up.
    game = hit("1 1", home="Piling On")
    assert game.asked("home", "turn")
    assert game.shows("home 1 7,7 up / away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll", "lrb6/skill.stand-firm.stay")
def test_piling_on_works_on_a_victim_who_stood_firm():
    game = pitch("home 1 7,7 Piling On / away 1 8,7 Stand Firm", dice="pow, 1 1, 5 5, 1 1")
    game.play("home 1 block", "block away 1", "use Stand Firm", "use Piling On")
    assert game.shows("home 1 7,7 prone / away 1 8,7 stunned")
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll")
@pytest.mark.parametrize(("mine", "offered"), [("Block, Piling On", True), ("Piling On", False)])
def test_after_both_down_only_a_standing_player_piles_on(mine, offered):
    dice = "both down, 1 1" if offered else "both down, 1 1, 1 1"
    game = pitch(f"home 1 7,7 {mine} / away 1 8,7", dice=dice)
    game.play("home 1 block", "block away 1")
    assert (game.kind == "use skill") == offered
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll")
def test_the_blocked_player_does_not_pile_on():
    game = pitch("home 1 7,7 / away 1 8,7 Piling On", dice="attacker down, 1 1")
    game.play("home 1 block", "block away 1")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll")
def test_piling_on_works_in_a_blitz_and_ends_it():
    game = pitch("home 1 7,7 Piling On / away 1 8,7", dice="pow, 1 1, 1 1")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "follow up", "use Piling On")
    assert game.asked("home", "turn")
    assert game.state("home 1") == "prone"
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll")
def test_piling_on_does_not_work_with_stab_or_chainsaw():
    stab = pitch("home 1 7,7 Stab, Piling On / away 1 8,7", dice="1 1")
    stab.play("home 1 block", "Stab on away 1")
    assert stab.asked("home", "turn")
    saw = pitch("home 1 7,7 Chainsaw, Piling On / away 1 8,7", dice="2, 4 4, 1 1")
    saw.play("home 1 block", "Chainsaw on away 1")
    assert saw.asked("home", "turn")
    assert saw.state("away 1") == "stunned"
    assert stab.done()
    assert saw.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll")
def test_a_ball_and_chain_player_has_no_block_or_blitz_to_pile_on_in():
    game = pitch("home 1 7,7 ma1 Ball & Chain, Piling On / away 1 8,7", dice="3, pow, 1 1")
    game.play("home 1 move", "face east", "push to 9,7")
    assert game.asked("home", "go for it")
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.prone")
@pytest.mark.parametrize(("ball", "turnover"), [("ball", True), ("", False)])
def test_piling_on_is_a_turnover_only_with_the_ball(ball, turnover):
    dice = "pow, 1 1, 1 1" + (", N" if ball else "")
    game = pitch(f"home 1 7,7 Piling On {ball} / away 1 8,7", dice=dice)
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up", "use Piling On")
    assert game.turnover == turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.re-roll", "lrb6/skill.mighty-blow.bonus")
def test_mighty_blow_may_be_used_on_the_new_roll():
    game = pitch("home 1 7,7 Piling On, Mighty Blow / away 1 8,7", dice="pow, 1 1, 4 4, 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up")
    game.play("use Piling On", "use Mighty Blow")
    assert game.state("away 1") == "stunned"
    assert game.done()


# --- Thick Skull and Stunty -------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.thick-skull.eight")
@pytest.mark.parametrize(
    ("dice", "state"), [("3 4", "stunned"), ("4 4", "stunned"), ("4 5", "ko")]
)
def test_thick_skull_turns_an_eight_into_a_stun(dice, state):
    game = hit(f"5 5, {dice}", away="Thick Skull")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("lrb6/skill.thick-skull.eight")
@pytest.mark.parametrize(
    ("home", "away", "dice", "state"),
    [
        ("Mighty Blow", "", "3 4", "stunned"),  # 7 + 1
        ("Mighty Blow", "", "4 4", "ko"),  # 8 + 1
        ("", "niggling:1", "3 4", "stunned"),
        ("", "niggling:1", "4 4", "ko"),
    ],
)
def test_thick_skull_looks_at_the_modified_total(home, away, dice, state):
    game = hit(f"5 5, {dice}", home=home, away=f"{away} Thick Skull")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("lrb6/skill.thick-skull.eight")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_thick_skull_works_for_a_player_who_is_down(state):
    game = pitch(f"home 1 7,7 / away 1 8,7 {state} Thick Skull", dice="4 5, 3 5")
    game.play("home 1 foul", "foul away 1")
    assert game.state("away 1") == "stunned"
    assert game.done()


@pytest.mark.rule("lrb6/skill.thick-skull.eight", "lrb6/pushing.crowd-injury")
def test_thick_skull_helps_in_the_crowd():
    game = pitch("home 1 8,1 / away 1 8,0 Thick Skull", dice="push, 4 4")
    game.play("home 1 block", "block away 1", "stay")
    assert game.where("away 1") == "reserves"
    assert game.done()


@pytest.mark.rule("lrb6/skill.stunty.injury")
@pytest.mark.parametrize(
    ("dice", "state"),
    [("3 3", "stunned"), ("3 4", "ko"), ("4 4", "ko"), ("4 5", "injured"), ("5 5, 1 1", "injured")],
)
def test_stunty_is_knocked_out_on_seven_and_badly_hurt_on_nine(dice, state):
    # A 9 needs no casualty roll; a 10 does.
    game = hit(f"5 5, {dice}", away="Stunty")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("lrb6/skill.stunty.injury", "lrb6/casualty.credit")
def test_a_nine_against_stunty_is_a_casualty_like_any_other():
    game = hit("5 5, 4 5", away="Stunty")
    assert game.shows("injuries away 1 badly hurt / feats home 1 casualty")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stunty.injury")
@pytest.mark.parametrize(("dice", "state"), [("3 3", "ko"), ("4 4", "injured")])
def test_stunty_looks_at_the_modified_total(dice, state):
    game = hit(f"5 5, {dice}", home="Mighty Blow", away="Stunty")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("lrb6/skill.stunty.injury", "lrb6/skill.thick-skull.eight")
@pytest.mark.parametrize(
    ("dice", "state"), [("3 4", "ko"), ("4 4", "stunned"), ("4 5", "injured")]
)
def test_stunty_with_a_thick_skull(dice, state):
    game = hit(f"5 5, {dice}", away="Stunty, Thick Skull")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("lrb6/skill.stunty.injury", "lrb6/apothecary.badly-hurt")
def test_an_apothecary_sends_a_badly_hurt_stunty_to_reserves():
    game = hit("5 5, 4 5", away="Stunty", more="apothecary 0 1")
    game.rolls("6 1").play("use the apothecary", "keep the first result")
    assert game.where("away 1") == "reserves"
    assert game.done()


# --- Decay ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.decay.two-rolls")
@pytest.mark.parametrize(
    ("dice", "results"),
    [
        ("5 3, 5 8", "away 1 -1 MA, away 1 -1 ST"),
        ("1 1, 4 1", "away 1 badly hurt, away 1 misses next game"),
        ("6 1, 1 1", "away 1 dead, away 1 badly hurt"),
    ],
)
def test_decay_suffers_two_results(dice, results):
    game = hit(f"5 5, 5 5, {dice}", away="Decay")
    assert game.shows(f"injuries {results}")
    assert game.where("away 1") == "injured"
    # It is one casualty all the same.
    assert game.shows("feats home 1 casualty / casualties 0 1")
    assert game.done()


@pytest.mark.rule("lrb6/skill.decay.two-rolls")
def test_decay_changes_nothing_short_of_a_casualty():
    game = hit("5 5, 4 5", away="Decay")
    assert game.where("away 1") == "ko"
    assert game.done()


@pytest.mark.rule("lrb6/skill.decay.two-rolls", "lrb6/skill.regeneration.roll")
def test_regeneration_heals_both_results_of_decay():
    game = hit("5 5, 5 5, 6 1, 5 8, 4", away="Decay Regeneration")
    assert game.where("away 1") == "reserves"
    assert game.table.injuries == ()
    assert game.done()


# --- Regeneration -----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.regeneration.roll")
@pytest.mark.parametrize(("roll", "box"), [(3, "injured"), (4, "reserves"), (6, "reserves")])
def test_regeneration_on_four_or_more(roll, box):
    # After the casualty roll, even if it says dead.
    game = hit(f"5 5, 5 5, 6 1, {roll}", away="Regeneration")
    assert game.where("away 1") == box
    assert (game.table.injuries == ()) == (box == "reserves")
    assert game.shows("feats home 1 casualty")  # credited all the same
    assert game.done()


@pytest.mark.rule("lrb6/skill.regeneration.roll")
def test_regeneration_does_nothing_for_a_knock_out():
    game = hit("5 5, 4 4", away="Regeneration")
    assert game.where("away 1") == "ko"
    assert game.done()


@pytest.mark.rule("lrb6/skill.regeneration.roll")
def test_regeneration_may_not_be_re_rolled():
    # He falls in his own turn, with team re-rolls and Pro to hand: the 3 stands.
    game = pitch(
        "home 1 7,7 Regeneration Pro / home 2 2,2 / away 1 8,7 / rerolls 3 3",
        dice="attacker down, 5 5, 5 5, 1 1, 3",
    )
    game.play("home 1 block", "block away 1", "choose attacker down")
    assert game.where("home 1") == "injured"
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.regeneration.roll")
def test_igor_re_rolls_one_failed_regeneration_in_the_match():
    game = hit("5 5, 5 5, 6 1, 1", away="Regeneration", more="igor 0 1")
    twin = game.copy()
    game.rolls("4").play("away: yes")
    assert game.where("away 1") == "reserves"
    assert game.shows("igor 0 0")
    assert game.done()
    twin.play("away: no")
    assert twin.where("away 1") == "injured"
    assert twin.shows("igor 0 1")


@pytest.mark.rule("lrb6/skill.regeneration.roll", "lrb6/apothecary.casualty")
def test_the_apothecary_comes_before_regeneration():
    game = hit("5 5, 5 5, 6 1", away="Regeneration", more="apothecary 0 1")
    assert game.asked("away", "apothecary for a casualty")
    game.rolls("4 1, 3").play("use the apothecary", "take the second result")
    assert game.shows("injuries away 1 misses next game")
    assert game.where("away 1") == "injured"
    assert game.done()


@pytest.mark.rule("lrb6/skill.regeneration.roll", "lrb6/apothecary.once")
def test_declining_the_apothecary_leaves_regeneration():
    game = hit("5 5, 5 5, 6 1", away="Regeneration", more="apothecary 0 1")
    game.rolls("5").play("no apothecary")
    assert game.where("away 1") == "reserves"
    assert game.shows("apothecary 0 1")
    assert game.done()


# --- Nurgle's Rot -----------------------------------------------------------------------------

DEATH = "5 5, 5 5, 6 1"


def infected(game):
    """Did home 1 gain a new Rotter?"""
    return any(feat == 4 for _, feat in game.table.feats)


@pytest.mark.rule("lrb6/skill.nurgles-rot.rotter")
@pytest.mark.parametrize(
    ("victim", "dice", "rotter"),
    [
        ("", DEATH, True),
        ("", "5 5, 5 5, 5 8", False),  # not dead
        ("Decay", DEATH + ", 1 1", False),
        ("Regeneration", DEATH + ", 1", False),
        ("Stunty", DEATH, False),
        ("mercenary", DEATH, False),  # on no roster
        ("star", DEATH, False),
    ],
)
def test_a_dead_opponent_is_noted_as_a_new_rotter(victim, dice, rotter):
    game = hit(dice, home="Nurgle's Rot", away=victim)
    assert infected(game) == rotter
    assert game.done()


@pytest.mark.rule("lrb6/skill.nurgles-rot.rotter")
@pytest.mark.parametrize(("strength", "rotter"), [(4, True), (5, False)])
def test_only_victims_of_strength_four_or_less_become_rotters(strength, rotter):
    game = hit(DEATH, home=f"st{strength} Nurgle's Rot", away=f"st{strength}")
    assert infected(game) == rotter
    assert game.done()


@pytest.mark.rule("lrb6/skill.nurgles-rot.rotter")
def test_a_foul_infects_as_well():
    game = pitch("home 1 7,7 Nurgle's Rot / away 1 8,7 prone", dice="4 5, 4 6, 6 1")
    game.play("home 1 foul", "foul away 1")
    assert infected(game)
    assert game.done()


@pytest.mark.rule("lrb6/skill.nurgles-rot.rotter")
def test_a_blitz_infects_as_well():
    game = pitch("home 1 7,7 Nurgle's Rot / away 1 8,7", dice=f"pow, {DEATH}")
    game.play("home 1 blitz", "block away 1", "push to 9,7", "stay")
    assert infected(game)
    assert game.done()


@pytest.mark.rule("lrb6/skill.nurgles-rot.rotter")
def test_an_attacker_who_dies_by_his_own_block_is_not_infected():
    # It was not an action of the player with the rot.
    game = pitch(
        "home 1 7,7 / home 2 2,2 / away 1 8,7 Nurgle's Rot", dice=f"attacker down, {DEATH}"
    )
    game.play("home 1 block", "block away 1")
    assert game.where("home 1") == "injured"
    assert not infected(game)
    assert game.done()


@pytest.mark.rule("lrb6/skill.nurgles-rot.rotter")
def test_the_crowd_infects_nobody():
    game = pitch("home 1 8,1 Nurgle's Rot / away 1 8,0", dice="push, 5 5, 6 1")
    game.play("home 1 block", "block away 1", "stay")
    assert game.told("away 1 dies")
    assert not infected(game)
    assert game.done()


@pytest.mark.rule("lrb6/skill.nurgles-rot.rotter", "lrb6/apothecary.casualty")
def test_a_victim_the_apothecary_saves_is_not_infected():
    game = hit(f"{DEATH}, 1 1", home="Nurgle's Rot", more="apothecary 0 1")
    game.play("use the apothecary", "take the second result")
    assert not infected(game)
    assert game.done()
