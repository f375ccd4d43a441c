"""Those who bring weapons: Chainsaw, Stab and Stakes."""

import pytest
from table import accept_the_call, match, pitch

FAR = "home 9 2,2 / away 9 20,12"


# --- Chainsaw ---------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.chainsaw.attack")
def test_a_chainsaw_replaces_every_block():
    game = pitch(f"home 1 7,7 Chainsaw / away 1 8,7 / {FAR}")
    game.play("home 1 block")
    assert game.offers("Chainsaw on away 1")
    assert game.refuses("block away 1")


@pytest.mark.rule("lrb6/skill.chainsaw.attack")
@pytest.mark.parametrize(
    ("dice", "me", "him"),
    [
        ("2 2 3", "up", "up"),  # 5+3 does not beat AV 8: nothing happens
        ("2 2 4 1 2", "up", "stunned"),  # 6+3 does
        ("6 2 4 4 4", "up", "ko"),
        ("1 2 3", "up", "up"),  # kick-back, armour holds
        ("1 2 4 1 2", "stunned", "up"),
    ],
)
def test_the_saw_hits_the_opponent_or_kicks_back(dice, me, him):
    game = pitch(f"home 1 7,7 Chainsaw / away 1 8,7 / {FAR}", dice)
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.state("home 1") == me
    assert game.state("away 1") == him
    assert game.turnover is (me != "up")  # its wielder is knocked down
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.attack")
def test_a_carrier_sawn_down_drops_the_ball_without_being_pushed():
    game = pitch(f"home 1 7,7 Chainsaw / away 1 8,7 ball / {FAR}", "2 6 6 1 2 N")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 8,7 stunned / ball 8,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.attack", "lrb6/skill.mighty-blow.bonus")
@pytest.mark.parametrize("skill", ["Mighty Blow", "Claw", "Piling On"])
def test_the_skills_of_blockers_do_not_help_the_saw(skill):
    # 2+3+3 = 8: one short of AV 8's 9, and no help.
    game = pitch(f"home 1 7,7 Chainsaw {skill} / away 1 8,7 / {FAR}", "2 2 3")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 8,7 up / home 1 7,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.attack")
def test_foul_appearance_stops_a_saw_too():
    game = pitch(f"home 1 7,7 Chainsaw / away 1 8,7 Foul Appearance / {FAR}", "1")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 8,7 up / home 1 7,7 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.no-credit", "lrb6/skill.chainsaw.fall")
@pytest.mark.parametrize(
    ("skill", "earned"), [("", "feats away 1 casualty"), ("Chainsaw", None)]
)
@pytest.mark.parametrize("face", ["skull", "both down"])
def test_an_attacker_who_falls_against_a_saw_is_credited_to_nobody(skill, earned, face):
    armour = "6 6" if face == "skull" else "1 1 6 6"  # with both down the defender rolls first
    game = pitch(f"home 1 7,7 / away 1 8,7 {skill} / {FAR}", f"{face} {armour} 6 6 1 1")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 injured")
    if earned:
        assert game.shows(earned)
    else:
        assert game.table.feats == ()
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.attack", "lrb6/skill.chainsaw.no-credit")
def test_casualties_by_a_saw_earn_nothing():
    game = pitch(f"home 1 7,7 Chainsaw / away 1 8,7 / {FAR}", "2 6 6 6 6 1 1")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 injured")
    assert game.table.feats == ()
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.once")
def test_a_blitz_ends_with_the_saw():
    game = pitch(f"home 1 5,7 Chainsaw / away 1 8,7 / {FAR}", "2 1 2")
    game.play("home 1 blitz", "move 6,7 7,7", "Chainsaw on away 1")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.once")
@pytest.mark.parametrize("skill", ["Frenzy", "Multiple Block"])
def test_the_saw_is_used_once_a_turn(skill):
    game = pitch(f"home 1 7,7 Chainsaw {skill} / away 1 8,7 / away 2 8,8 / {FAR}", "2 1 2")
    game.play("home 1 block")
    assert game.refuses("Multiple Block on away 1", "Multiple Block on away 2")
    game.play("Chainsaw on away 1")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.foul")
@pytest.mark.parametrize(
    ("dice", "me", "him"),
    [
        ("2 2 3", "up", "prone"),
        ("2 2 4 1 2", "up", "stunned"),
        ("2 3 3 1 2", "off", "stunned"),  # the referee sees doubles as ever
        ("1 2 3", "up", "prone"),  # kick-back instead of the foul
        ("1 2 4 1 2", "stunned", "prone"),
    ],
)
def test_a_foul_with_the_saw(dice, me, him):
    game = pitch(f"home 1 7,7 Chainsaw / away 1 8,7 prone / {FAR}", dice)
    accept_the_call(game.play("home 1 foul", "foul away 1"))
    assert game.state("home 1") == me
    assert game.state("away 1") == him
    assert game.turnover is (me != "up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.fall")
@pytest.mark.parametrize(("armour", "after"), [("2 3", "prone"), ("2 4 1 2", "stunned")])
def test_a_player_knocked_down_with_a_saw_falls_on_it(armour, after):
    game = pitch(f"home 1 7,7 / away 1 8,7 Chainsaw / {FAR}", f"pow {armour}")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows(f"away 1 9,7 {after}")
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.fall")
def test_a_player_who_trips_with_a_saw_falls_on_it():
    game = pitch(f"home 1 7,7 ma1 Chainsaw / {FAR}", "1 2 4 1 2")
    game.play("home 1 move", "move 8,7", "move 9,7")
    assert game.shows("home 1 9,7 stunned")
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.fall")
@pytest.mark.parametrize(
    "dice", ["attacker down 2 4 1 2", "both down 2 3 2 4 1 2"], ids=["alone", "both"]
)
def test_an_opponent_who_knocks_himself_down_blocking_a_saw_falls_on_it(dice):
    game = pitch(f"home 1 7,7 / away 1 8,7 Chainsaw / {FAR}", dice)
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 stunned")
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.fall")
def test_a_foul_on_the_owner_of_a_saw_is_no_easier():
    game = pitch(f"home 1 7,7 / away 1 8,7 prone Chainsaw / {FAR}", "5 3")
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 8,7 prone")
    assert game.done()


# --- Stab and Stakes --------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.stab.armour")
def test_a_stab_is_a_choice_instead_of_a_block():
    game = pitch(f"home 1 7,7 Stab / away 1 8,7 / {FAR}")
    game.play("home 1 block")
    assert game.offers("block away 1", "Stab on away 1")


@pytest.mark.rule("lrb6/skill.stab.armour", "lrb6/skill.stab.injury")
@pytest.mark.parametrize(
    ("dice", "after"),
    [("4 4", "8,7 up"), ("5 4 1 2", "8,7 stunned"), ("5 4 4 4", "ko"), ("5 4 5 5 1 1", "injured")],
)
def test_a_stab_breaks_armour_or_does_nothing(dice, after):
    game = pitch(f"home 1 7,7 Stab / away 1 8,7 / {FAR}", dice)
    game.play("home 1 block", "Stab on away 1")
    assert game.shows(f"away 1 {after} / home 1 7,7 up")
    assert game.asked("home", "turn")
    assert game.table.feats == ()  # credited to nobody
    assert game.done()


@pytest.mark.rule("lrb6/skill.stab.armour")
@pytest.mark.parametrize("skill", ["Mighty Blow", "Claw", "Piling On", "Dirty Player"])
def test_no_skill_helps_a_stab(skill):
    game = pitch(f"home 1 7,7 Stab {skill} / away 1 8,7 av9 / {FAR}", "5 4")
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stab.armour")
def test_a_saw_in_the_victims_hands_does_not_help_a_stab():
    game = pitch(f"home 1 7,7 Stab / away 1 8,7 Chainsaw / {FAR}", "4 4")
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stab.armour")
def test_a_blitz_ends_with_the_stab():
    game = pitch(f"home 1 5,7 Stab / away 1 8,7 / {FAR}", "1 2")
    game.play("home 1 blitz", "move 6,7 7,7", "Stab on away 1")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stab.injury")
def test_niggling_injuries_do_not_count_against_a_stab():
    game = pitch(f"home 1 7,7 Stab / away 1 8,7 niggling:1 / {FAR}", "5 4 3 4")
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 8,7 stunned")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stab.injury")
def test_a_stabbed_carrier_drops_the_ball():
    game = pitch(f"home 1 7,7 Stab / away 1 8,7 ball / {FAR}", "5 4 4 4 N")
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 ko / ball 8,6")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stakes.bonus")
@pytest.mark.parametrize(
    ("team", "bonus"),
    [("khemri", True), ("necromantic", True), ("undead", True), ("vampire", True),
     ("orc", False), ("nurgle", False)],
)  # fmt: skip
def test_stakes_add_one_to_a_stab_against_the_undead(team, bonus):
    # 4+4 is 8: with the stake's 1 it beats AV 8.
    dice = "4 4 1 2" if bonus else "4 4"
    game = pitch(f"home 1 7,7 Stab Stakes / away 1 8,7 / {FAR} / roster human {team}", dice)
    game.play("home 1 block", "Stab on away 1")
    assert game.state("away 1") == ("stunned" if bonus else "up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.stakes.bonus")
def test_stakes_add_nothing_to_a_block():
    game = pitch(f"home 1 7,7 Stab Stakes / away 1 8,7 / {FAR} / roster human undead", "pow 4 4")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


def test_a_goblin_team_brings_its_weapons_to_a_match():
    game = match("goblin", "human", seed=1)
    names = {skill.name for profile in game.table.profiles for skill in profile.skills}
    assert names & {"Ball & Chain", "Chainsaw", "Bombardier"}


@pytest.mark.rule("lrb6/skill.foul-appearance.roll", "lrb6/skill.stab.armour")
@pytest.mark.parametrize("weapon", ["Stab", "Chainsaw"])
def test_a_weapon_that_was_not_used_does_not_end_the_blitz(weapon):
    game = pitch(f"home 1 7,7 {weapon} / away 1 8,7 Foul Appearance / {FAR}", "1, 6")
    game.play("home 1 blitz", f"{weapon} on away 1")
    assert game.told("foul appearance 2+, rolled 1")
    assert game.refuses(f"{weapon} on away 1", "block away 1")  # that block is lost
    game.play("move 6,7", "stop")
    assert game.shows("home 1 6,7 up / away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/skill.foul-appearance.roll")
def test_a_weapon_that_was_used_does():
    game = pitch(f"home 1 7,7 Stab / away 1 8,7 Foul Appearance / {FAR}", "2, 1 1")
    game.play("home 1 blitz", "Stab on away 1")
    assert game.asked("home", "turn")
    assert game.done()
