"""Dirty Tricks: thirteen cards nobody should have up his sleeve."""

import pytest
from table import accept_the_call, pitch

NO_TABLE: dict[str, object] = {"kickoff_table": False}
# Home kicks; three on each line, away 4 waits deep, home 4 stands back.
KICK = (
    "home 1 12,6 / home 2 12,7 / home 3 12,8 / home 4 5,7 / away 1 13,6 / away 2 13,7 / "
    "away 3 13,8 / away 4 20,7 / phase kick / kicking home / turns 0 0 / "
)


# --- gifts ------------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.kicking-boots")
def test_the_boots_kick_at_once_and_are_heavy():
    game = pitch(KICK + "hand home Kicking Boots", dice="N 4 E", options=NO_TABLE)
    game.play("home: kick to 18,7")
    assert game.asked("home", "card")
    game.play("play Kicking Boots on home 4", "use Kick")
    assert game.shows("home 4 5,7 ma5 Kick, Dirty Player / ball 19,5")
    assert game.done()


@pytest.mark.rule("lrb6/cards.kicking-boots")
def test_receivers_may_wear_the_boots_as_well():
    game = pitch(KICK + "hand away Kicking Boots", dice="N 4 E", options=NO_TABLE)
    game.play("home: kick to 18,7")
    assert game.asked("away", "card")
    assert game.refuses("play Kicking Boots on home 4")
    game.play("play Kicking Boots on away 4")
    assert game.shows("away 4 20,7 ma5 Kick, Dirty Player / ball 19,3")
    assert game.done()


@pytest.mark.rule("lrb6/cards.stolen-playbook")
def test_the_playbook_is_of_use_for_a_drive():
    text = "home 1 24,7 ball / home 2 7,7 / away 1 12,2 / turn home 3 / hand home Stolen Playbook"
    game = pitch(text)
    game.play("end turn", "play Stolen Playbook on home 2")
    assert game.shows("home 2 Pass Block, Shadowing")
    game.play("end turn", "home 1 move", "move 25,7")
    assert game.shows("home 2 reserves")
    assert game.table.profiles[game.player("home 2")].skills == ()


@pytest.mark.rule("lrb6/cards.stolen-playbook")
def test_the_playbook_may_be_played_after_the_own_kick_off():
    game = pitch(KICK + "hand home Stolen Playbook", dice="N 4 E", options=NO_TABLE)
    game.play("home: kick to 18,7", "stop")  # the deck has cards for the kick as well
    assert game.told("the kick scatters to 18,3")
    assert game.asked("home", "card")
    game.play("play Stolen Playbook on home 1")
    assert game.shows("home 1 Shadowing")
    assert game.asked("away", "turn")


@pytest.mark.rule("lrb6/cards.gromskulls-exploding-runes")
def test_the_runes_make_a_bomber_who_is_sent_off():
    """Before a set-up, for somebody in the dugout. Away scores while he is on the pitch."""
    text = (
        "home 1 reserves / home 2 reserves / home 3 ko / away 1 reserves / away 2 reserves / "
        "phase drive / kicking away / turns 0 0 / hand home Gromskull's Exploding Runes"
    )
    game = pitch(text, dice="1", seed=1)
    assert game.asked("home", "card")
    assert game.refuses(
        "play Gromskull's Exploding Runes on home 3", "play Gromskull's Exploding Runes on away 1"
    )
    game.play("play Gromskull's Exploding Runes on home 1")
    assert game.shows("home 1 reserves Bombardier, No Hands, Secret Weapon")


RUNES = (
    "boons home 1 Bombardier until match, home 1 No Hands until match, "
    "home 1 Secret Weapon until match, home 1 Gromskull's Exploding Runes until match"
)


@pytest.mark.rule("lrb6/cards.gromskulls-exploding-runes")
def test_the_runes_fly_badly():
    """Short range: 4+ for AG 3, so a 4 is not accurate with the runes."""
    game = pitch(f"home 1 5,7 / away 1 20,2 / {RUNES}", dice="4 N N N")
    game.play("home 1 special", "pass to 10,7")
    assert game.told("the bomb explodes at 10,4")
    assert game.done()


@pytest.mark.rule("lrb6/cards.gromskulls-exploding-runes")
@pytest.mark.parametrize("option", ["plain", "modified"])
def test_the_runes_are_no_worse_thrown_anywhere(option: str):
    """A Hail Mary Pass of a bomb: a 2 is no fumble."""
    game = pitch(
        f"home 1 5,7 Hail Mary Pass / away 1 20,2 / {RUNES}", dice="2 N N N",
        options={"hail_mary": option},
    )  # fmt: skip
    game.play("home 1 special", "Hail Mary Pass to 22,7")
    assert game.told("the bomb explodes at 22,4")
    assert game.done()


@pytest.mark.rule("lrb6/cards.gromskulls-exploding-runes")
def test_who_carries_the_runes_is_sent_off_when_the_drive_ends():
    game = pitch(
        f"home 1 5,7 played / away 1 24,2 / away 2 1,1 ball / home 2 20,2 / turn away 3 / {RUNES}"
    )
    accept_the_call(game.play("away 2 move", "move 0,1"))
    assert game.state("home 1") == "off"
    assert game.state("home 2") == "reserves"


# --- against opponents ------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.witchs-brew")
@pytest.mark.parametrize(("rolled", "skills"), [
    (1, ["Jump Up", "No Hands"]), (2, []), (3, ["Really Stupid"]), (6, ["Really Stupid"]),
])  # fmt: skip
def test_the_brew_works_in_one_way_or_another(rolled: int, skills: list[str]):
    game = pitch(KICK + "hand home Witch's Brew", dice=f"{rolled} N 4 E", options=NO_TABLE)
    game.play("home: kick to 18,7")
    assert game.refuses("play Witch's Brew on home 1")
    game.play("play Witch's Brew on away 2")
    assert game.told(f"home rolls {rolled} for Witch's Brew")
    found = sorted(skill.name for skill in game.table.profiles[game.player("away 2")].skills)
    assert found == skills
    assert game.done()


@pytest.mark.rule("lrb6/cards.custard-pie")
def test_a_pie_takes_tackle_zones_for_the_turn():
    text = "home 1 7,7 / away 1 8,7 / hand home Custard Pie"
    game = pitch(text)
    game.play("play Custard Pie on away 1")
    assert "hypnotised" in game.marks("away 1")
    game.play("home 1 move", "move 6,6", "stop")  # without a dodge
    assert game.shows("home 1 6,6")
    game.play("end turn")
    assert "hypnotised" not in game.marks("away 1")


@pytest.mark.rule("lrb6/cards.custard-pie")
def test_a_pie_is_thrown_from_beside_by_somebody_who_can():
    text = (
        "home 1 7,7 prone / home 2 14,7 stunned / away 1 8,7 / away 2 13,7 / away 3 20,2 / "
        "hand home Custard Pie"
    )
    game = pitch(text)
    assert game.offers("play Custard Pie on away 1")
    assert game.refuses("play Custard Pie on away 2", "play Custard Pie on away 3")
    assert game.refuses("play Custard Pie on home 1")


DISTRACTED = "home 1 7,7 / away 1 10,7 / away 2 11,7 / hand home Distract"


@pytest.mark.rule("lrb6/cards.distract")
def test_those_near_must_keep_their_wits():
    game = pitch(DISTRACTED, dice="1 2")
    game.play("end turn", "play Distract on home 1")
    assert game.shows("home 1 Disturbing Presence")
    game.play("away 1 move")  # a 1: his action is lost
    assert "dazed" in game.marks("away 1")
    game.play("away 2 move", "move 12,7", "stop")  # too far away to roll
    assert game.dice_left() == [2]
    game.play("end turn")
    assert "dazed" not in game.marks("away 1")  # his tackle zones are back
    assert game.table.profiles[0].skills == ()


@pytest.mark.rule("lrb6/cards.distract")
def test_who_is_distracted_rolls_where_he_begins():
    game = pitch(DISTRACTED, dice="2")
    game.play("end turn", "play Distract on home 1", "away 1 move", "move 11,8", "stop")
    assert game.shows("away 1 11,8")
    assert game.done()


@pytest.mark.rule("lrb6/cards.distract")
def test_who_is_distracted_rolls_for_that_before_anything_of_his_own():
    """The 2 is for his wits, the 4 for his stupidity; both before he gets up."""
    game = pitch(DISTRACTED.replace("10,7", "10,7 prone Really Stupid"), dice="2 4")
    game.play("end turn", "play Distract on home 1", "away 1 move")
    order = ("bone-head", "really stupid", "stands up")
    assert [event.kind for event in game.game.events if event.kind in order] == list(order)
    assert game.shows("away 1 10,7 up")
    assert game.done()


@pytest.mark.rule("lrb6/cards.distract")
def test_he_who_distracts_may_lie_on_the_ground():
    game = pitch(DISTRACTED.replace("7,7", "7,7 prone"), dice="1")
    game.play("end turn", "play Distract on home 1", "away 1 move")
    assert "dazed" in game.marks("away 1")
    assert game.done()


@pytest.mark.rule("lrb6/cards.distract")
def test_a_bonehead_rolls_once_and_stays_as_he_is():
    game = pitch(DISTRACTED.replace("10,7", "10,7 Bone-head"), dice="1")
    game.play("end turn", "play Distract on home 1", "away 1 move", "end turn")
    assert "dazed" in game.marks("away 1")
    assert game.done()


@pytest.mark.rule("lrb6/cards.greased-shoes")
@pytest.mark.parametrize(("rolled", "stands"), [(4, False), (5, True)])
def test_going_for_it_in_greased_shoes(rolled: int, stands: bool):
    text = "home 1 2,2 / away 1 20,7 ma1 / hand home Greased Shoes"
    game = pitch(text, dice=f"{rolled}" if stands else f"{rolled} 1 1")
    game.play("end turn", "play Greased Shoes", "away 1 move", "move 19,7", "move 18,7")
    assert game.state("away 1") == ("up" if stands else "prone")
    assert game.done()


@pytest.mark.rule("lrb6/cards.greased-shoes")
def test_the_shoes_are_dry_again_a_turn_later():
    game = pitch("home 1 2,2 ma1 / away 1 20,7 ma1 / hand home Greased Shoes", dice="2 2")
    game.play("end turn", "play Greased Shoes", "end turn")
    game.play("home 1 move", "move 3,2", "move 4,2", "stop", "end turn")
    game.play("away 1 move", "move 19,7", "move 18,7", "stop")
    assert game.shows("home 1 4,2 / away 1 18,7")
    assert game.done()


@pytest.mark.rule("lrb6/cards.pit-trap")
def test_a_pit_opens_under_anybody_who_stands():
    game = pitch("home 1 7,7 / away 1 9,9 ball / away 2 3,3 prone / hand home Pit Trap", dice="N")
    game.play("end turn")
    assert game.refuses("play Pit Trap on away 2")
    assert game.offers("play Pit Trap on home 1")
    game.play("play Pit Trap on away 1")
    assert game.shows("away 1 9,9 prone / ball 9,8")
    assert game.done()


# --- on the ground ----------------------------------------------------------------------------


@pytest.mark.rule("lrb6/cards.blatant-foul")
def test_a_blatant_foul_needs_no_armour_roll():
    text = "home 1 7,7 Dirty Player / away 1 8,7 prone / hand home Blatant Foul"
    game = pitch(text, dice="3 4")
    game.play("play Blatant Foul", "home 1 foul", "foul away 1")
    assert game.told("Blatant Foul breaks the armour of away 1 without a roll")
    assert game.state("away 1") == "ko"  # 7 and one for Dirty Player
    assert game.table.held == ()
    assert game.asked("home", "turn")  # no double, and the referee looked elsewhere
    assert game.done()


@pytest.mark.rule("lrb6/cards.blatant-foul")
def test_a_double_in_the_injury_roll_is_seen():
    game = pitch("home 1 7,7 / away 1 8,7 prone / hand home Blatant Foul", dice="3 3")
    game.play("play Blatant Foul", "home 1 foul", "foul away 1")
    accept_the_call(game)
    assert game.state("home 1") == "off"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/cards.blatant-foul")
def test_a_blatant_foul_is_of_this_turn():
    game = pitch("home 1 7,7 / away 1 8,7 stunned / hand home Blatant Foul", dice="1 2")
    game.play("play Blatant Foul", "end turn", "end turn", "home 1 foul", "foul away 1")
    assert game.told("away 1: armour 9+ (AV 8), rolled 1+2, holds")
    assert game.done()


@pytest.mark.rule("lrb6/cards.chop-block")
def test_a_chop_block_fells_both():
    text = "home 1 7,7 / away 1 8,7 ball / hand home Chop Block"
    game = pitch(text, dice="N")
    game.play("end turn", "play Chop Block on home 1")  # only one opponent is beside him
    assert game.shows("home 1 7,7 prone / away 1 8,7 stunned / ball 8,6")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/cards.chop-block")
def test_of_several_opponents_one_is_chosen():
    text = "home 1 7,7 / away 1 8,7 / away 2 6,7 prone / away 3 9,9 / hand home Chop Block"
    game = pitch(text)
    game.play("end turn", "play Chop Block on home 1")
    assert game.asked("home", "card target")
    assert sorted(game.options()) == ["play Chop Block on away 1", "play Chop Block on away 2"]
    game.play("play Chop Block on away 2")
    assert game.shows("home 1 7,7 prone / away 1 8,7 up / away 2 6,7 stunned")


@pytest.mark.rule("lrb6/cards.chop-block")
def test_who_acted_has_no_strength_left_for_it():
    text = "home 1 7,7 / home 2 9,7 prone / home 3 3,3 / away 1 8,7 / hand home Chop Block"
    game = pitch(text)
    game.play("home 1 move", "stop", "end turn")
    assert game.options() == ["stop"]


@pytest.mark.rule("lrb6/cards.illegal-substitution")
def test_a_twelfth_player_comes_on_and_may_only_move():
    text = "home 1 7,7 / home 2 0,3 / home 3 reserves / away 1 20,2 / "
    game = pitch(text + "hand home Illegal Substitution")
    assert game.refuses("play Illegal Substitution on home 1")
    game.play("play Illegal Substitution on home 3")
    assert game.asked("home", "card target")
    assert game.offers("play Illegal Substitution at 0,0", "play Illegal Substitution at 0,14")
    assert game.refuses("play Illegal Substitution at 0,3", "play Illegal Substitution at 25,7")
    game.play("play Illegal Substitution at 0,7")
    assert game.shows("home 3 0,7 up")
    assert game.offers("home 3 move", "home 1 blitz")
    assert game.refuses("home 3 blitz", "home 3 pass")
    game.play("home 3 move", "move 1,7", "stop", "end turn", "end turn")
    assert game.offers("home 3 blitz")
    assert game.shows("home 3 1,7")


@pytest.mark.rule("lrb6/cards.illegal-substitution")
def test_without_reserves_nobody_comes_on():
    game = pitch("home 1 7,7 / home 2 ko / away 1 20,2 / hand home Illegal Substitution")
    assert game.options()[-1] == "home 1 blitz"


# --- the ball ---------------------------------------------------------------------------------


SPIKES = "effects table Spiked Ball until drive"


@pytest.mark.rule("lrb6/cards.spiked-ball")
def test_the_spikes_are_there_for_a_drive():
    game = pitch(KICK + "hand home Spiked Ball", dice="N 4 E", options=NO_TABLE)
    game.play("home: kick to 18,7", "play Spiked Ball")
    assert game.told("home plays Spiked Ball")
    assert game.shows("ball 19,3")
    assert SPIKES in game.picture()
    assert game.done()


@pytest.mark.rule("lrb6/cards.spiked-ball")
def test_who_fails_to_pick_up_the_ball_is_stabbed():
    """Armour 9, injury 5; then the ball bounces."""
    game = pitch(f"home 1 7,7 / ball 8,7 / away 1 20,2 / {SPIKES}", dice="2, 5 4, 3 2, N")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 stunned / ball 8,6")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/cards.spiked-ball")
def test_who_is_carried_off_leaves_the_ball_where_he_was():
    game = pitch(f"home 1 7,7 / ball 8,7 / away 1 20,2 / {SPIKES}", dice="2, 5 4, 4 4, N")
    game.play("home 1 move", "move 8,7")
    assert game.where("home 1") == "ko"
    assert game.ball == "8,6"
    assert game.done()


@pytest.mark.rule("lrb6/cards.spiked-ball")
def test_who_fails_to_catch_it_is_stabbed_of_either_team():
    """Home 2 drops the hand-off, armour holds; the ball bounces to away 1, who fails as well."""
    text = f"home 1 7,7 ball / home 2 8,7 / away 1 9,7 / {SPIKES}"
    game = pitch(text, dice="1, 1 1, E, 1, 6 6, 1 1, N")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.shows("home 2 8,7 up / away 1 9,7 stunned / ball 9,6")
    assert game.done()


@pytest.mark.rule("lrb6/cards.spiked-ball")
def test_a_catcher_whom_the_spikes_fell_ends_the_turn():
    """Home 2 drops the pass, is stunned by it, and home 3 has the ball off the bounce."""
    text = f"home 1 7,7 ball / home 2 8,8 / home 3 9,8 / away 1 20,2 / {SPIKES}"
    game = pitch(text, dice="6, 1, 6 6, 1 1, E, 6")
    game.play("home 1 pass", "pass the ball", "pass to 8,8")
    assert game.shows("home 2 8,8 stunned / home 3 9,8 ball")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/cards.spiked-ball")
def test_spikes_do_not_hurt_hands_that_are_not_there():
    game = pitch(f"home 1 7,7 No Hands / ball 8,7 / away 1 20,2 / {SPIKES}", dice="N")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 up / ball 8,6")
    assert game.done()


@pytest.mark.rule("lrb6/cards.spiked-ball")
def test_spikes_do_not_hurt_who_reaches_for_a_pass():
    text = f"home 1 7,7 ball / home 2 13,7 / away 1 10,7 / {SPIKES}"
    game = pitch(text, dice="1 6 6")
    game.play("home 1 pass", "pass the ball", "pass to 13,7", "intercept with away 1")
    assert game.ball == "home 2"
    assert game.done()


# --- flying -----------------------------------------------------------------------------------


TRAMPOLINE = "home 1 2,2 / away 1 9,7 ball / away 2 15,7 prone / hand home Trampoline Trap"


@pytest.mark.rule("lrb6/cards.trampoline-trap")
@pytest.mark.parametrize(("rolled", "state"), [("4", "up"), ("3, 1 1, E", "prone")])
def test_who_steps_on_the_trampoline_must_land(rolled: str, state: str):
    """AG 3 lands on a 4+."""
    game = pitch(TRAMPOLINE, dice=f"N 3 {rolled}")
    game.play("end turn")
    assert game.refuses("play Trampoline Trap on away 2", "play Trampoline Trap on home 1")
    game.play("play Trampoline Trap on away 1")
    assert game.shows(f"away 1 9,4 {state}")
    assert game.ball == ("away 1" if state == "up" else "10,4")
    assert game.asked("away", "turn")
    assert game.done()


@pytest.mark.rule("lrb6/cards.trampoline-trap")
def test_a_trampoline_may_send_somebody_into_the_crowd():
    """The ball is thrown in from the edge, and comes down in an empty square."""
    game = pitch(TRAMPOLINE.replace("9,7", "9,2"), dice="N 6, 1 1, 3 2 1, N")
    game.play("end turn", "play Trampoline Trap on away 1")
    assert game.told("away 1 ends up in the crowd")
    assert game.state("away 1") == "reserves"
    assert game.done()
