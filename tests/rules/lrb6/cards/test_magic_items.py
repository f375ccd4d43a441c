"""Magic Items: thirteen cards that change what one player can do."""

import pytest
from table import pitch

from pigskin import IllegalAnswer

NO_TABLE: dict[str, object] = {"kickoff_table": False}
# Home kicks; three on each line, away 4 waits deep, home 4 stands back.
KICK = (
    "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 / away 1 13,6 / away 2 13,7 / "
    "away 3 13,8 / away 4 20,7 / phase kick / kicking home / turns 0 0 / "
)
# Home scores with one step, and away has nobody near.
SCORES = "home 1 24,7 ball / away 1 12,2 / turn home 3 / "


# --- gifts for a while ------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.beguiling-bracers")
def test_the_bracers_give_three_skills_for_the_match():
    game = pitch(SCORES + "home 2 7,7 / hand home Beguiling Bracers", dice="2")
    game.play("play Beguiling Bracers on home 2")
    assert game.shows("home 2 Hypnotic Gaze, Side Step, Bone-head")
    game.play("home 2 move", "stop")  # the 2 was for his wits
    game.play("home 1 move", "move 25,7")
    assert game.shows("home 2 reserves Hypnotic Gaze, Side Step, Bone-head")
    assert game.done()


@pytest.mark.rule("lrb6/cards.beguiling-bracers")
def test_the_bracers_are_for_own_players_on_the_pitch_before_anybody_acts():
    text = "home 1 7,7 / home 2 9,9 stunned / home 3 reserves / away 1 12,2 / "
    game = pitch(text + "hand home Beguiling Bracers")
    assert game.offers("play Beguiling Bracers on home 1", "play Beguiling Bracers on home 2")
    assert game.refuses("play Beguiling Bracers on home 3", "play Beguiling Bracers on away 1")
    game.play("home 1 move", "stop")
    assert game.refuses("play Beguiling Bracers on home 2")


@pytest.mark.rule("lrb6/cards.rabbits-foot")
def test_the_foot_is_for_players_without_loner():
    text = "home 1 7,7 / home 2 9,9 Loner / away 1 12,2 / hand home Rabbit's Foot"
    game = pitch(text)
    assert game.refuses("play Rabbit's Foot on home 2")
    game.play("play Rabbit's Foot on home 1")
    assert game.shows("home 1 Pro")


@pytest.mark.rule("lrb6/cards.wand-of-smashing")
def test_the_wand_makes_stronger_for_one_turn():
    text = "home 1 7,7 st3 / away 1 8,7 st3 / hand home Wand of Smashing"
    game = pitch(text, dice="pow, push, 4 4, 3 2")
    game.play("play Wand of Smashing on home 1")
    assert game.shows("home 1 st4 Mighty Blow")
    game.play("home 1 block", "block away 1", "choose pow", "push to 9,7", "stay")
    assert game.asked("home", "use skill", "Mighty Blow")  # 8 breaks an armour of 8 with one more
    game.play("use Mighty Blow")
    assert game.shows("away 1 9,7 stunned")
    game.play("end turn")
    assert game.shows("home 1 st3")
    assert not any(skill.name == "Mighty Blow" for skill in game.table.profiles[0].skills)
    assert game.done()


@pytest.mark.rule("lrb6/cards.giktas-strength-of-da-bear")
def test_the_bear_is_strong_for_the_drive_and_weak_afterwards():
    game = pitch(SCORES + "home 2 7,7 st3 / hand home Gikta's Strength of da Bear")
    game.play("play Gikta's Strength of da Bear on home 2", "end turn")
    assert game.shows("home 2 st4")
    game.play("end turn", "home 1 move", "move 25,7")
    assert game.shows("home 2 reserves st2")


# --- around the ball --------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.force-shield")
def test_the_shield_is_for_the_carrier_after_his_turn():
    text = "home 1 7,7 ball / home 2 9,9 / away 1 8,7 / hand home Force Shield"
    game = pitch(text, dice="push")
    game.play("end turn")
    assert game.asked("home", "card")
    assert game.refuses("play Force Shield on home 2")
    game.play("play Force Shield on home 1")
    assert game.shows("home 1 Fend, Sure Hands")
    game.play("away 1 block", "block home 1", "push to 6,7", "use Fend")
    assert game.shows("home 1 6,7 / away 1 8,7")  # nobody can follow him
    assert game.done()


@pytest.mark.rule("lrb6/cards.force-shield")
def test_the_shield_is_gone_with_the_ball():
    text = (
        "home 1 7,7 ball / home 2 8,7 / away 1 12,2 / "
        "boons home 1 Fend until ball, home 1 Sure Hands until ball"
    )
    game = pitch(text, dice="4")
    game.play("home 2 move", "stop")
    assert game.shows("home 1 Fend, Sure Hands")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == "home 2"
    assert game.table.profiles[game.player("home 1")].skills == ()
    assert game.done()


@pytest.mark.rule("lrb6/cards.force-shield")
def test_the_shield_is_gone_with_the_drive():
    game = pitch(SCORES + "boons home 1 Fend until ball, home 1 Sure Hands until ball")
    game.play("home 1 move", "move 25,7")
    assert game.table.held == ()


@pytest.mark.rule("lrb6/cards.force-shield")
def test_the_shield_is_gone_with_a_ball_lost_between_the_turns():
    """A Pit Trap after the away turn: he stands up, and no Sure Hands pick it up again."""
    text = "home 1 7,7 ball / away 1 15,2 / turn away 3 / hand away Pit Trap / "
    shield = "boons home 1 Fend until ball, home 1 Sure Hands until ball"
    game = pitch(text + shield, dice="E 1 N").play("end turn", "play Pit Trap on home 1")
    game.until("turn", "home").play("home 1 move", "move 8,7")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/cards.force-shield")
def test_without_a_carrier_there_is_nobody_to_shield():
    game = pitch("home 1 7,7 / ball 9,9 / away 1 12,2 / hand home Force Shield")
    game.play("end turn")
    assert game.options() == ["stop"]


@pytest.mark.rule("lrb6/cards.gloves-of-holding")
def test_the_gloves_hold_on():
    """Played at the kick-off: Catch and Sure Hands, but neither passes nor hand-offs."""
    game = pitch(KICK + "hand away Gloves of Holding", dice="N 1 4", options=NO_TABLE)
    game.play("home: kick to 20,8")
    assert game.asked("away", "card")
    assert game.refuses("play Gloves of Holding on home 4")
    game.play("away: play Gloves of Holding on away 4")
    assert game.shows("away 4 20,7 ball Catch, Sure Hands")
    assert game.asked("away", "turn")
    assert game.offers("away 4 move", "away 4 blitz")
    assert game.refuses("away 4 pass", "away 4 hand-off")
    assert game.done()


@pytest.mark.rule("lrb6/cards.gloves-of-holding")
def test_the_gloves_hold_team_mates_as_well():
    """Throwing a team-mate is a Pass action."""
    text = (
        "home 1 7,7 Throw Team-Mate / home 2 8,7 Right Stuff / away 1 20,2 / "
        "boons home 1 Gloves of Holding until match"
    )
    assert pitch(text).refuses("home 1 pass")


@pytest.mark.rule("lrb6/cards.gloves-of-holding")
def test_the_gloves_leave_a_dump_off():
    text = (
        "home 1 7,7 ball Dump-Off / home 2 7,5 / away 1 8,7 / turn away 1 / "
        "boons home 1 Gloves of Holding until match"
    )
    game = pitch(text)
    game.play("away 1 block", "block home 1")
    assert game.asked("home", "dump-off")


@pytest.mark.rule("lrb6/cards.magic-gloves-of-jark-longarm")
def test_the_long_arm_intercepts_with_one_more():
    """AG 3 needs a 6 to intercept, with the gloves a 5; the pass is in reach from 7,7 to 13,7."""
    text = "home 1 10,7 / away 1 7,7 ball / away 2 13,7 / hand home Magic Gloves of Jark Longarm"
    game = pitch(text, dice="5")
    game.play("end turn", "play Magic Gloves of Jark Longarm on home 1")
    assert game.shows("home 1 Pass Block")
    game.play("away 1 pass", "pass the ball", "pass to 13,7")
    while game.kind != "intercept":
        game.play("nobody")
    game.play("intercept with home 1")
    assert game.ball == "home 1"
    assert game.done()


@pytest.mark.rule("lrb6/cards.fawndoughs-headband")
def test_the_headband_throws_well_and_is_easily_read():
    """A quick pass: 4+ for AG 3, one better at this range, one better with Accurate."""
    text = "home 1 7,7 ball / home 2 7,10 / away 1 20,2 / hand home Fawndough's Headband"
    game = pitch(text, dice="2 3")
    game.play("play Fawndough's Headband on home 1")
    assert game.shows("home 1 Pass, Accurate")
    game.play("home 1 pass", "pass the ball", "pass to 7,10")
    assert game.ball == "home 2"
    game.play("end turn")
    assert game.table.profiles[game.player("home 1")].skills == ()
    assert game.done()


@pytest.mark.rule("lrb6/cards.fawndoughs-headband")
@pytest.mark.parametrize(("rolled", "caught"), [(4, False), (5, True)])
def test_opponents_read_the_headband(rolled: int, caught: bool):
    """Away 1 of AG 3 would need a 6."""
    text = "home 1 7,7 ball / home 2 13,7 / away 1 10,7 / hand home Fawndough's Headband"
    game = pitch(text, dice=f"{rolled}" + ("" if caught else " 6 6"))
    game.play("play Fawndough's Headband on home 1", "home 1 pass", "pass the ball")
    game.play("pass to 13,7", "intercept with away 1")
    assert game.ball == ("away 1" if caught else "home 2")
    assert game.done()


# --- armour and injury ------------------------------------------------------------------------

BELT = "boons away 1 Belt of Invulnerability until match"


@pytest.mark.rule("lrb6/cards.belt-of-invulnerability")
def test_the_belt_is_for_an_own_player_after_the_own_turn():
    game = pitch("home 1 7,7 / away 1 8,7 / hand home Belt of Invulnerability")
    game.play("end turn")
    assert game.refuses("play Belt of Invulnerability on away 1")
    game.play("play Belt of Invulnerability on home 1")
    assert game.asked("away", "turn")


@pytest.mark.rule("lrb6/cards.belt-of-invulnerability")
@pytest.mark.parametrize("skill", ["Claw", "Mighty Blow", "Piling On"])
def test_no_skill_gets_through_the_belt(skill: str):
    """An 8 against AV 8: Claw or Mighty Blow would break it, Piling On roll again."""
    game = pitch(f"home 1 7,7 {skill} / away 1 8,7 / {BELT}", dice="pow 4 4")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.asked("home", "turn")
    assert game.shows("away 1 9,7 prone")
    assert game.told("away 1: armour 9+ (AV 8, Belt of Invulnerability), rolled 4+4, holds")
    assert game.done()


@pytest.mark.rule("lrb6/cards.belt-of-invulnerability")
def test_the_belt_stops_assists_in_a_foul_but_not_those_against_it():
    """Home 2 and 3 assist, away 2 assists his team-mate: a 9 is 8 against AV 8."""
    text = (
        "home 1 7,7 Dirty Player / home 2 8,6 / home 3 9,6 / away 1 8,7 prone / away 2 6,7 / "
        f"{BELT}"
    )
    game = pitch(text, dice="5 4")
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 8,7 prone")
    assert game.told("holds")
    assert game.done()


@pytest.mark.rule("lrb6/cards.belt-of-invulnerability")
def test_the_belt_leaves_what_is_taken_from_the_roll():
    """Who falls with a chainsaw has +3 against him, on a soft pitch -1: a 9 is 8 against AV 8."""
    text = f"home 1 7,7 / away 1 8,7 Chainsaw / {BELT} / "
    game = pitch(text + "effects table Suitable Pitch until drive x2", dice="pow, 5 4")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.told("away 1: armour 10+ (AV 8, Suitable Pitch -1, Belt of Invulnerability)")
    assert game.state("away 1") == "prone"


CHARM = "boons away 1 Lucky Charm until match"


@pytest.mark.rule("lrb6/cards.lucky-charm")
@pytest.mark.parametrize("card", ["Lucky Charm", "Good Old Magic Codpiece"])
def test_some_items_are_worn_before_the_match(card: str):
    text = (
        "home 1 reserves / home 2 injured / away 1 reserves / roster human orc / "
        f"phase before the match / hand home {card}"
    )
    game = pitch(text, seed=1)
    assert game.asked("home", "card")
    assert game.options() == ["stop", f"play {card} on home 1"]
    game.play(f"play {card} on home 1")
    assert game.told(f"home plays {card} on home 1")


@pytest.mark.rule("lrb6/cards.lucky-charm")
def test_the_charm_makes_good_for_the_first_armour_roll_that_breaks():
    """It waits while armour holds, and is gone when it has helped."""
    game = pitch(f"home 1 7,7 / away 1 8,7 / {CHARM}", dice="pow 1 1, pow 6 6")
    game.play("home 1 block", "block away 1", "push to 9,7", "follow up")
    assert not game.told("Lucky Charm saves")
    game.play("end turn", "away 1 move", "stop", "end turn")
    game.play("home 1 block", "block away 1", "push to 10,7", "follow up")
    assert game.told("Lucky Charm saves away 1")
    assert game.shows("away 1 10,7 prone")
    assert game.table.held == ()
    assert game.done()


@pytest.mark.rule("lrb6/cards.lucky-charm")
def test_nobody_piles_on_who_was_saved():
    text = f"home 1 7,7 Piling On / away 1 8,7 / rerolls 3 3 / {CHARM}"
    game = pitch(text, dice="pow 6 6")
    game.play("home 1 block", "block away 1", "choose pow", "push to 9,7", "follow up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/cards.lucky-charm")
def test_who_is_saved_from_a_stab_is_placed_prone():
    game = pitch(f"home 1 7,7 Stab / away 1 8,7 ball / {CHARM}", dice="6 6 N")
    game.play("home 1 block", "Stab on away 1")
    assert game.shows("away 1 8,7 prone / ball 8,6")
    assert game.done()


@pytest.mark.rule("lrb6/cards.lucky-charm")
def test_the_charm_is_no_help_where_no_armour_is_rolled():
    text = f"home 1 7,7 / away 1 8,7 Ball & Chain / {CHARM}"
    game = pitch(text, dice="pow 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.where("away 1") == "ko"
    assert game.table.held != ()
    assert game.done()


CODPIECE = "boons away 1 Good Old Magic Codpiece until match"


@pytest.mark.rule("lrb6/cards.good-old-magic-codpiece")
def test_nobody_fouls_a_codpiece():
    text = f"home 1 7,7 / away 1 8,7 prone / away 2 9,9 / {CODPIECE}"
    game = pitch(text)
    assert game.refuses("home 1 foul")
    with pytest.raises(IllegalAnswer, match="but away 1, who has Good Old Magic Codpiece"):
        game.game.answer("home 1 foul")
    game = pitch(text.replace("9,9", "8,8 prone"))
    game.play("home 1 foul")
    assert game.offers("foul away 2")
    assert game.refuses("foul away 1")


@pytest.mark.rule("lrb6/cards.good-old-magic-codpiece")
@pytest.mark.parametrize(("who", "dice", "state"), [
    ("Stunty", "3 4", "stunned"), ("Stunty", "4 5", "ko"), ("Thick Skull", "4 4", "ko"),
])  # fmt: skip
def test_an_injury_through_the_codpiece_is_what_the_dice_say(who: str, dice: str, state: str):
    """Mighty Blow adds nothing, and Piling On rolls nothing again."""
    text = f"home 1 7,7 Mighty Blow, Piling On / away 1 8,7 {who} / {CODPIECE}"
    game = pitch(text, dice=f"pow 6 6 {dice}")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.asked("home", "turn")
    assert game.state("away 1") == state
    assert game.done()


@pytest.mark.rule("lrb6/cards.good-old-magic-codpiece", "lrb6/cards.friendly-fans")
@pytest.mark.parametrize(("more", "state"), [
    ("Friendly Fans", "reserves"), ("Johnny Waterboy", "injured"),
])  # fmt: skip
def test_friendly_fans_are_friends_of_a_codpiece(more: str, state: str):
    """They change no roll: what it shows does not matter."""
    text = f"home 1 5,1 / away 1 5,0 / effects away {more} until match / {CODPIECE}"
    game = pitch(text, dice="push, 6 6, 1 1")
    game.play("home 1 block", "block away 1").until("turn")
    assert game.state("away 1") == state


@pytest.mark.rule("lrb6/cards.good-old-magic-codpiece", "lrb6/cards.iron-man")
def test_an_iron_man_with_a_codpiece_is_stunned():
    text = f"home 1 7,7 / away 1 8,7 / {CODPIECE}, away 1 Iron Man until match"
    game = pitch(text, dice="pow 6 6 6 6").play("home 1 block", "block away 1", "push to 9,7")
    assert game.play("stay").state("away 1") == "stunned"


@pytest.mark.rule("lrb6/cards.good-old-magic-codpiece", "lrb6/cards.kid-gloves")
def test_kid_gloves_spare_a_codpiece():
    text = f"home 1 7,7 / away 1 8,7 / {CODPIECE}, home 1 Kid Gloves until match"
    game = pitch(text, dice="pow 6 6 6 6").play("home 1 block", "block away 1", "push to 9,7")
    assert game.play("stay").state("away 1") == "stunned"


@pytest.mark.rule("lrb6/cards.good-old-magic-codpiece")
def test_nobody_on_a_chain_lies_stunned_in_his_codpiece():
    game = pitch(f"home 1 7,7 / away 1 8,7 Ball & Chain / {CODPIECE}", dice="pow 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.state("away 1") == "ko"


# --- against blitzers -------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.inertia-damper")
def test_who_runs_into_the_damper_is_weaker():
    """ST 3 against ST 3 is one die; with one less the defender chooses of two."""
    text = "home 1 5,7 / away 1 8,7 / boons away 1 Inertia Damper until drive"
    game = pitch(text, dice="push, pow")
    game.play("home 1 blitz", "move 6,7", "move 7,7", "block away 1")
    assert game.asked("away", "block dice")
    assert game.told("2 dice against: ST 3, Inertia Damper of away 1 -1 against ST 3")
    game = pitch(text.replace("5,7", "7,7"), dice="push")
    game.play("home 1 blitz", "block away 1")  # he has not moved
    assert game.asked("home", "push")
    game = pitch(text.replace("5,7", "7,7"), dice="push")
    game.play("home 1 block", "block away 1")
    assert game.asked("home", "push")


@pytest.mark.rule("lrb6/cards.inertia-damper")
def test_nobody_is_weaker_than_one():
    text = "home 1 6,7 st1 / away 1 8,7 st1 / boons away 1 Inertia Damper until drive"
    game = pitch(text, dice="push")
    game.play("home 1 blitz", "move 7,7", "block away 1")
    assert game.asked("home", "push")


@pytest.mark.rule("lrb6/cards.inertia-damper")
def test_the_damper_lasts_for_a_drive():
    game = pitch(SCORES + "home 2 7,7 / hand home Inertia Damper")
    game.play("end turn", "play Inertia Damper on home 2", "end turn")
    assert game.shows("boons home 2 Inertia Damper until drive")
    game.play("home 1 move", "move 25,7")
    assert game.table.held == ()


# --- flying -----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.ring-of-teleportation")
def test_the_ring_carries_a_player_and_his_ball_away():
    game = pitch("home 1 20,7 ball / away 1 2,2 / hand home Ring of Teleportation", dice="4")
    game.play("end turn", "play Ring of Teleportation on home 1")
    assert game.asked("home", "card target")
    game.play("play Ring of Teleportation at 21,7")
    assert game.shows("home 1 24,7 ball")  # on his feet by himself
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/cards.ring-of-teleportation")
def test_the_ring_may_bring_a_touchdown():
    game = pitch("home 1 20,7 ball / away 1 2,2 / hand home Ring of Teleportation", dice="5")
    game.play("end turn", "play Ring of Teleportation on home 1")
    game.play("play Ring of Teleportation at 21,7")
    assert game.score == (1, 0)


@pytest.mark.rule("lrb6/cards.ring-of-teleportation")
def test_the_ring_may_lead_into_the_crowd():
    game = pitch("home 1 7,2 / away 1 2,2 / hand home Ring of Teleportation", dice="3 1 1")
    game.play("end turn", "play Ring of Teleportation on home 1")
    game.play("play Ring of Teleportation at 7,1")
    assert game.told("home 1 ends up in the crowd")
    assert game.done()


@pytest.mark.rule("lrb6/cards.ring-of-teleportation")
def test_who_comes_down_on_somebody_falls():
    """Both roll for armour; away 1 first, on whom he came down."""
    text = "home 1 7,7 / away 1 9,7 / hand home Ring of Teleportation"
    game = pitch(text, dice="2, 1 1, E, 1 1")
    game.play("end turn", "play Ring of Teleportation on home 1")
    game.play("play Ring of Teleportation at 8,7")
    assert game.shows("home 1 10,7 prone / away 1 9,7 prone")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/cards.ring-of-teleportation")
def test_the_ring_wants_somebody_on_his_feet_and_more_of_the_half():
    text = "home 1 7,7 / home 2 9,9 prone / away 1 2,2 / hand home Ring of Teleportation / "
    game = pitch(text).play("end turn")
    assert game.offers("play Ring of Teleportation on home 1")
    for other in ("home 2", "away 1"):
        assert game.refuses(f"play Ring of Teleportation on {other}")
    game = pitch(text + "turn home 8 / kicking home").play("end turn")
    assert game.kind != "card" or game.options() == ["stop"]
