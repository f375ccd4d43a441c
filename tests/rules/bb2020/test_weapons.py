"""What may replace a block: Chainsaw, Stab, Projectile Vomit and Breathe Fire."""

import pytest
from shopping import knows
from staff_bits import HOKULI, HOT_POT, JORM
from table import accept_the_call, pitch

FAR = "home 9 2,2 / away 9 20,12"
BESIDE = "home 1 7,7 {skills} / away 1 8,7 {his}"


def beside(skills: str, dice="", his: str = ""):
    """Two players side by side, the first of whom is armed."""
    return pitch(f"{BESIDE.format(skills=skills, his=his)} / {FAR}", dice)


# --- Chainsaw ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.chainsaw.attack")
def test_the_saw_is_a_choice():
    game = beside("Chainsaw").play("home 1 block")
    assert game.offers("Chainsaw on away 1", "block away 1")


@pytest.mark.rule("bb2020/skill.chainsaw.attack")
@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ("2, 2 3", "up"),  # 5+3 is less than 9: nothing happens
        ("2, 2 4, 1 2", "stunned"),
        ("6, 2 4, 4 4", "ko"),
        ("6, 6 6, 5 5, 1", "injured"),
    ],
)
def test_on_2_or_more_it_bites_with_three_on_the_armour_roll(dice, after):
    game = beside("Chainsaw", dice).play("home 1 block", "Chainsaw on away 1")
    assert game.state("away 1") == after
    assert game.state("home 1") == "up"
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.table.feats == ()
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.attack")
def test_a_carrier_sawn_down_drops_the_ball():
    game = beside("Chainsaw", "2, 6 6, 1 2, N", "ball").play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 8,7 stunned / ball 8,6")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.attack", "bb2020/skill.mighty-blow.limits")
@pytest.mark.parametrize("skill", ["Mighty Blow (+1)", "Claws", "Pile Driver", "Arm Bar"])
def test_the_skills_of_blockers_do_not_help_the_saw(skill):
    # 2+3+3 is one short of armour 9; an injury of 7 would be 8 with help.
    game = beside(f"Chainsaw {skill}", "2, 2 3").play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 8,7 up")
    assert game.done()
    game = beside(f"Chainsaw {skill}", "2, 3 3, 3 4").play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 8,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.attack", "bb2020/skill.iron-hard-skin.armour")
def test_iron_hard_skin_takes_the_three_away():
    game = beside("Chainsaw", "2, 4 4", "Iron Hard Skin")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.attack", "bb2020/skill.foul-appearance.roll")
def test_foul_appearance_stops_a_saw_too():
    game = beside("Chainsaw", "1", "Foul Appearance").play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 8,7 up / home 1 7,7 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.kick-back")
@pytest.mark.parametrize(("dice", "me"), [("1, 2 3", "up"), ("1, 2 4, 1 2", "stunned")])
def test_on_1_it_kicks_back_and_the_turn_ends(dice, me):
    game = beside("Chainsaw", dice).play("home 1 block", "Chainsaw on away 1")
    assert game.state("home 1") == me
    assert game.state("away 1") == "up"
    assert game.told("turnover: kick-back")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.kick-back")
def test_a_kick_back_may_be_rolled_again():
    game = pitch(f"{BESIDE.format(skills='Chainsaw', his='')} / {FAR} / rerolls 1 0", "1, 2, 2 2")
    game.play("home 1 block", "Chainsaw on away 1", "team re-roll")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.kick-back")
def test_who_saws_himself_drops_the_ball():
    game = beside("Chainsaw ball", "1, 6 6, 1 2, N").play("home 1 block", "Chainsaw on away 1")
    assert game.shows("home 1 7,7 stunned / ball 7,6")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.once")
def test_a_blitz_ends_with_the_saw():
    game = pitch(f"home 1 5,7 Chainsaw / away 1 8,7 / {FAR}", "2, 2 2")
    game.play("home 1 blitz", "name away 1", "move 6,7", "move 7,7", "Chainsaw on away 1")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.once", "bb2020/skill.frenzy.second-block")
def test_the_saw_is_used_once_a_turn():
    game = pitch(f"home 1 7,7 Chainsaw Frenzy / away 1 8,7 / {FAR}", "2, 2 2")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.asked("home", "turn")
    assert game.done()
    game = pitch(f"home 1 7,7 Chainsaw spent:Chainsaw / away 1 8,7 / {FAR}").play("home 1 block")
    assert game.refuses("Chainsaw on away 1")
    assert game.offers("block away 1")


@pytest.mark.rule("bb2020/skill.chainsaw.foul")
@pytest.mark.parametrize(
    ("dice", "me", "him", "turnover"),
    [
        ("2, 2 3", "up", "prone", False),
        ("2, 2 4, 1 2", "up", "stunned", False),
        ("2, 3 3, 1 2", "off", "stunned", True),  # the referee sees doubles as ever
        ("1, 2 3", "up", "prone", True),  # kick-back instead of the foul
        ("1, 2 4, 1 2", "stunned", "prone", True),
    ],
)
def test_a_foul_with_the_saw(dice, me, him, turnover):
    game = beside("Chainsaw", dice, "prone").play("home 1 foul", "foul away 1", "use Chainsaw")
    accept_the_call(game)
    assert game.state("home 1") == me
    assert game.state("away 1") == him
    assert game.turnover is turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.foul")
def test_assists_count_besides_the_saw():
    game = pitch(f"home 1 7,7 Chainsaw / home 2 9,7 / away 1 8,7 prone / {FAR}", "2, 2 3, 1 2")
    game.play("home 1 foul", "foul away 1", "use Chainsaw")
    assert game.shows("away 1 8,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.foul")
def test_one_may_foul_with_the_foot_alone():
    game = beside("Chainsaw", "2 6", "prone")
    game.play("home 1 foul", "foul away 1", "do not use Chainsaw")
    assert not game.happenings("chainsaw")
    assert game.shows("away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.foul", "bb2020/skill.chainsaw.once")
def test_a_saw_that_has_run_this_turn_does_not_foul():
    game = beside("Chainsaw spent:Chainsaw", "2 6", "prone").play("home 1 foul", "foul away 1")
    assert game.shows("away 1 8,7 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.foul")
def test_a_carrier_whose_saw_kicks_back_in_a_foul_drops_the_ball():
    game = pitch(
        "home 1 7,7 av8 Chainsaw ball / home 2 3,3 / away 1 8,7 prone / away 2 20,3", "1 3 2 1 2 N"
    )
    game.play("home 1 foul", "foul away 1", "use Chainsaw")
    assert game.shows("home 1 7,7 stunned / ball 7,6")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall")
@pytest.mark.parametrize(("armour", "after"), [("2 3", "prone"), ("2 4, 1 2", "stunned")])
def test_a_player_knocked_down_with_a_saw_falls_on_it(armour, after):
    game = beside("", f"pow, {armour}", "Chainsaw")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows(f"away 1 9,7 {after}")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall")
@pytest.mark.parametrize(
    ("position", "answer", "dice", "where"),
    [
        ("home 1 7,7 Chainsaw / acting home 1 move moved 6", "move 8,7", "1", "8,7"),
        ("home 1 7,7 Chainsaw / away 1 6,7 / acting home 1 move", "move 8,7", "2", "8,7"),
        ("home 1 7,7 Chainsaw / away 1 8,7 prone / acting home 1 move", "leap 9,7", "2", "9,7"),
    ],
    ids=["rush", "dodge", "jump"],
)
def test_a_player_who_falls_over_with_a_saw_falls_on_it(position, answer, dice, where):
    game = pitch(f"{position} / {FAR}", f"{dice}, 2 4, 1 2").play(answer)
    assert game.shows(f"home 1 {where} stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall", "bb2020/throw-team-mate.occupied")
def test_a_player_hit_by_one_who_lands_falls_on_his_saw():
    # A superb throw scatters onto him; the thrown player bounces off and lies down as well.
    game = pitch(
        f"home 1 7,7 st5 Throw Team-mate / home 2 8,7 Right Stuff / away 1 11,7 Chainsaw / {FAR}",
        "6, S E W, 2 4, 1 2, E, 2 2",
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 11,6")
    assert game.shows("away 1 11,7 stunned / home 2 12,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall", "bb2020/skill.arm-bar.bonus")
def test_and_an_arm_bar_on_top_makes_it_worse_still():
    # 2+3 is broken with 3 for the saw and 1 for the arm bar.
    game = pitch(f"home 1 7,7 Chainsaw / away 1 6,7 Arm Bar / {FAR}", "2, 2 3, 1 2")
    game.play("home 1 move", "move 8,7", "away: use Arm Bar")
    assert game.shows("home 1 8,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall")
@pytest.mark.parametrize(
    ("dice", "him"),
    [("attacker down, 2 4, 1 2", "up"), ("both down, 2 4, 1 2, 2 4, 1 2", "stunned")],
    ids=["player down", "both down"],
)
def test_who_knocks_himself_down_blocking_a_saw_falls_on_it(dice, him):
    game = beside("", dice, "Chainsaw").play("home 1 block", "block away 1")
    assert game.state("home 1") == "stunned"
    assert game.state("away 1") == him
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall")
def test_a_saw_that_blocks_does_not_make_its_victims_fall_worse():
    # Both down: the wielder falls on his saw, the other one does not.
    game = beside("Chainsaw", "both down, 4 4, 2 4, 1 2").play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 stunned / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall")
@pytest.mark.parametrize("how", ["foul", "stab"])
def test_a_foul_or_a_stab_at_the_owner_of_a_saw_is_no_easier(how):
    if how == "foul":
        game = beside("", "5 3", "prone Chainsaw").play("home 1 foul", "foul away 1")
    else:
        game = beside("Stab", "5 3", "Chainsaw").play("home 1 block", "Stab on away 1")
    assert game.told("away 1: armour 9+, rolled 5+3, holds")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall")
def test_who_is_placed_prone_does_not_fall_on_his_saw():
    game = beside("Wrestle", "both down", "Chainsaw")
    game.play("home 1 block", "block away 1", "use Wrestle")
    assert game.shows("away 1 8,7 prone / home 1 7,7 prone")
    assert game.done()


# --- Stab --------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.stab.armour", "bb2020/skill.stab.injury")
@pytest.mark.parametrize(
    ("dice", "after"), [("4 4", "up"), ("4 5, 1 2", "stunned"), ("4 5, 6 6, 1", "injured")]
)
def test_a_stab_is_an_armour_roll_and_perhaps_an_injury(dice, after):
    game = beside("Stab", dice).play("home 1 block")
    assert game.offers("block away 1")
    game.play("Stab on away 1")
    assert game.state("away 1") == after
    assert game.asked("home", "turn")
    assert game.table.feats == ()  # a casualty earns nobody anything
    assert game.done()


@pytest.mark.rule("bb2020/skill.stab.armour", "bb2020/skill.stab.injury")
@pytest.mark.parametrize("skill", ["Mighty Blow (+2)", "Claws", "Dirty Player (+1)"])
def test_nothing_is_added_to_a_stab(skill):
    game = beside(f"Stab {skill}", "4 4").play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 8,7 up")
    assert game.done()
    game = beside(f"Stab {skill}", "4 5, 3 4").play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 8,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.stab.armour")
def test_several_players_may_stab_in_a_turn():
    game = pitch(f"home 1 7,7 Stab / home 2 7,8 Stab / away 1 8,7 / {FAR}", "2 2, 2 2")
    game.play("home 1 block", "Stab on away 1", "home 2 block", "Stab on away 1")
    assert len(game.happenings("stabs")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/skill.stab.armour")
def test_nobody_moves_on_after_a_stab_in_a_blitz():
    game = pitch(f"home 1 6,7 Stab / away 1 8,7 / {FAR}", "2 2")
    game.play("home 1 blitz", "name away 1", "move 7,7", "Stab on away 1")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.stab.injury")
def test_a_stabbed_carrier_drops_the_ball():
    game = beside("Stab", "5 5, 1 2, N", "ball").play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 8,7 stunned / ball 8,6")
    assert game.done()


# --- Projectile Vomit --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.projectile-vomit.hit")
@pytest.mark.parametrize(
    ("dice", "after"),
    [("2, 4 4", "up"), ("2, 4 5, 1 2", "stunned"), ("6, 4 5, 4 4", "ko")],
)
def test_on_2_or_more_the_opponent_is_hit(dice, after):
    game = beside("Projectile Vomit", dice).play("home 1 block")
    assert game.offers("block away 1")
    game.play("Projectile Vomit on away 1")
    assert game.state("away 1") == after
    assert game.state("home 1") == "up"
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.projectile-vomit.hit")
@pytest.mark.parametrize("skill", ["Mighty Blow (+1)", "Claws"])
def test_nothing_is_added_to_those_rolls(skill):
    game = beside(f"Projectile Vomit {skill}", "2, 4 4")
    game.play("home 1 block", "Projectile Vomit on away 1")
    assert game.shows("away 1 8,7 up")
    assert game.done()
    game = beside(f"Projectile Vomit {skill}", "2, 4 5, 3 4")
    game.play("home 1 block", "Projectile Vomit on away 1")
    assert game.shows("away 1 8,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.projectile-vomit.hit")
def test_a_blitz_goes_on_after_it_but_not_to_a_second_helping():
    game = pitch(f"home 1 6,7 Projectile Vomit / away 1 8,7 / {FAR}", "2, 4 5, 1 2")
    game.play("home 1 blitz", "name away 1", "move 7,7", "Projectile Vomit on away 1")
    assert game.asked("home", "action", "home 1")
    assert game.refuses("Projectile Vomit on away 1", "block away 1")
    assert 'spent:"Projectile Vomit"' in game.picture()
    game.play("move 6,7")
    assert game.shows("home 1 6,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.projectile-vomit.hit")
def test_once_a_turn():
    game = pitch(
        f'home 1 7,7 Projectile Vomit spent:"Projectile Vomit" / away 1 8,7 / {FAR}'
    ).play("home 1 block")
    assert game.refuses("Projectile Vomit on away 1")


@pytest.mark.rule("bb2020/skill.projectile-vomit.self")
@pytest.mark.parametrize(("dice", "me"), [("1, 4 4", "up"), ("1, 4 5, 1 2", "stunned")])
def test_on_1_he_hits_himself(dice, me):
    game = beside("Projectile Vomit", dice).play("home 1 block", "Projectile Vomit on away 1")
    assert game.state("home 1") == me
    assert game.shows("away 1 8,7 up")
    assert not game.turnover  # he is prone, not knocked down
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.projectile-vomit.self")
def test_a_carrier_who_hits_himself_ends_the_turn():
    game = beside("Projectile Vomit ball", "1, 4 5, 1 2, N")
    game.play("home 1 block", "Projectile Vomit on away 1")
    assert game.shows("home 1 7,7 stunned / ball 7,6")
    assert game.turnover
    assert game.done()


# --- Breathe Fire ------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.breathe-fire.roll")
@pytest.mark.parametrize(
    ("st", "dice", "me", "him"),
    [
        (3, "1, 2 2", "prone", "up"),
        (3, "2", "up", "up"),
        (3, "3", "up", "up"),
        (3, "4", "up", "prone"),
        (3, "5", "up", "prone"),
        (3, "6, 2 2", "up", "prone"),
        (3, "6, 4 5, 1 2", "up", "stunned"),
        (5, "1, 4 5, 1 2", "stunned", "up"),
        (5, "2, 2 2", "prone", "up"),
        (5, "3", "up", "up"),
        (5, "4", "up", "up"),
        (5, "5", "up", "prone"),
        (5, "6, 2 2", "up", "prone"),  # a natural 6 knocks anybody down
    ],
)
def test_what_the_fire_does(st, dice, me, him):
    game = beside("Breathe Fire", dice, f"st{st}").play("home 1 block", "Breathe Fire on away 1")
    assert game.state("home 1") == me
    assert game.state("away 1") == him
    assert game.turnover is (me != "up")
    assert len(game.happenings("armour")) == (1 if "," in dice else 0)
    assert game.done()


@pytest.mark.rule("bb2020/skill.breathe-fire.roll")
def test_a_carrier_placed_prone_by_it_drops_the_ball():
    game = beside("Breathe Fire", "4, N", "ball").play("home 1 block", "Breathe Fire on away 1")
    assert game.shows("away 1 8,7 prone / ball 8,6")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.breathe-fire.roll")
def test_a_team_re_roll_may_be_used():
    game = pitch(
        f"{BESIDE.format(skills='Breathe Fire', his='')} / {FAR} / rerolls 1 0", dice="1, 4"
    )
    game.play("home 1 block", "Breathe Fire on away 1", "team re-roll")
    assert game.shows("home 1 7,7 up / away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.breathe-fire.roll", "bb2020/skill.mighty-blow.limits")
def test_mighty_blow_does_not_add_to_the_fire():
    game = beside("Breathe Fire Mighty Blow (+1)", "6, 4 4")
    game.play("home 1 block", "Breathe Fire on away 1")
    assert game.shows("away 1 8,7 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.breathe-fire.when")
def test_it_replaces_a_block_and_ends_a_blitz():
    game = pitch(f"home 1 6,7 Breathe Fire / away 1 8,7 / {FAR}", "4")
    game.play("home 1 blitz", "name away 1", "move 7,7")
    assert game.offers("block away 1")
    game.play("Breathe Fire on away 1")
    assert game.shows("away 1 8,7 prone")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.breathe-fire.when")
def test_nobody_breathes_on_those_who_are_down_or_far_away():
    game = pitch(f"home 1 7,7 Breathe Fire / away 1 8,7 prone / away 2 7,8 / away 3 9,9 / {FAR}")
    game.play("home 1 block")
    assert [text for text in game.options() if "Fire" in text] == ["Breathe Fire on away 2"]


# --- a saw that runs on -----------------------------------------------------------------------

@pytest.mark.rule("bb2020/skill.chainsaw.fall", "bb2020/prayers.throw-a-rock")
def test_a_rock_that_fells_a_chainsaw_adds_three():
    # Armour 6 and 3 is 9: it breaks, and the injury of 2 stuns him.
    game = pitch(
        "home 1 20,7 av9 Chainsaw ball / away 9 12,2 / prayers 0 16384", "5, 3 3, 1 1, N"
    )
    game.play("end turn", "away: yes")
    assert game.shows("home 1 20,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall", "bb2020/star.beer-barrel-bash")
def test_a_beer_barrel_that_fells_a_chainsaw_adds_three():
    game = pitch(
        "home 1 5,5 Beer Barrel Bash! / away 1 8,5 av9 Chainsaw / away 9 20,2", "3, 3 3, 1 1"
    )
    game.play("home 1 move", "Beer Barrel Bash! on away 1")
    assert game.shows("away 1 8,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall", "bb2020/inducements.brimstone-barrage")
def test_brimstone_that_fells_a_chainsaw_adds_three_to_its_own_one():
    game = pitch(
        f"home 1 5,5 / away 1 8,5 av9 Chainsaw / spells {knows('brimstone_barrage')} 0",
        "5, 3 2, 1 1",
    )
    game.play("end turn", "home: cast Brimstone Barrage on away 1")
    assert game.shows("away 1 8,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall", "bb2020/inducements.hot-pot")
def test_a_hot_pot_adds_three_to_a_chainsaw_it_fells_but_not_to_one_that_lies():
    pot = "home 1 5,5 / away 1 8,5 {how} av9 Chainsaw / active away / staff {staff} 0"
    game = pitch(pot.format(how="up", staff=HOT_POT), "6, 2 2, 1 1")
    game.play("end turn", "home: hot pot 8,5")
    assert game.told("away 1: armour 4+ (AV 9+, Chainsaw +3, hot pot +2), rolled 2+2, broken")
    assert game.done()
    game = pitch(pot.format(how="prone", staff=HOT_POT), "6, 2 2")
    game.play("end turn", "home: hot pot 8,5")
    assert game.told("away 1: armour 9+, rolled 2+2, holds")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall", "bb2020/inducements.jorm")
def test_a_referees_blow_that_fells_a_chainsaw_adds_three():
    game = pitch(
        f"home 1 5,5 av9 Chainsaw / away 1 6,5 prone av9 / away 9 20,2 / staff 0 {JORM}",
        "1 2, 4, 3 3, 1 1",
    )
    game.play("home 1 foul", "foul away 1", "do not use Chainsaw")
    assert game.shows("home 1 5,5 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.fall", "bb2020/inducements.hokuli")
def test_a_blow_that_knocks_nobody_down_does_not_mind_the_saw():
    game = pitch(
        f"home 1 5,5 av9 Chainsaw / away 1 6,5 prone av9 / away 9 20,2 / staff 0 {HOKULI}",
        "1 2, 4, 3 3",
    )
    game.play("home 1 foul", "foul away 1", "do not use Chainsaw", "take a blow from the referee")
    assert game.told("home 1: armour 7+ (AV 9+, the referee +2), rolled 3+3, holds")
    assert game.done()
