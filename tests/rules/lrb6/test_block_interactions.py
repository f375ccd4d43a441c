"""Blocks and injuries where several rules meet, as other games got them wrong."""

import pytest
from table import pitch

# --- scoring and the ball ---------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.frenzy.second-block", "lrb6/pushing.chain")
def test_a_carrier_pushed_over_the_line_scores_before_frenzy_strikes_again():
    game = pitch("home 1 2,7 Frenzy / away 1 1,7 ball", dice="push", seed=1)
    game.play("home 1 block", "block away 1", "push to 0,7")
    assert game.score == (0, 1)
    assert len(game.happenings("block")) == 1


@pytest.mark.rule("lrb6/knock-down.ball", "lrb6/blocking.attacker-down")
def test_an_attacker_who_falls_with_the_ball_drops_it_after_his_armour_roll():
    game = pitch("home 1 7,7 ball / away 1 8,7", dice="attacker down, 5 5, 4 4, W")
    game.play("home 1 block", "block away 1")
    assert game.where("home 1") == "ko"
    assert game.ball == "6,7"
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/knock-down.ball", "lrb6/blocking.both-down")
def test_after_both_down_the_ball_bounces_when_all_armour_is_rolled():
    # Armour of away 1, then of home 1, then the bounce.
    game = pitch("home 1 7,7 / away 1 8,7 ball", dice="both down, 5 5, 1 1, 1 2, E")
    game.play("home 1 block", "block away 1")
    assert game.shows("home 1 7,7 prone / away 1 8,7 stunned / ball 9,7")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/pushing.empty-first", "lrb6/knock-down.ball")
def test_a_player_knocked_down_onto_the_ball_makes_it_bounce_once():
    game = pitch("home 1 7,7 / away 1 8,7 / ball 9,7", dice="pow, 1 1, E")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows("away 1 9,7 prone / ball 10,7")
    assert game.done()


@pytest.mark.rule("lrb6/pushing.crowd-ball", "lrb6/skill.frenzy.follow-up")
def test_a_frenzied_blitz_takes_the_carrier_into_the_crowd():
    # The first block pushes him to the sideline, the second over it; the ball comes back.
    game = pitch("home 1 8,2 Frenzy / away 1 8,1 ball", dice="push, push, 1 1, 3, 1 2, S")
    game.play("home 1 blitz", "block away 1", "push to 8,0")
    # A 3 throws it straight in: 8,0 8,1 8,2; it bounces on to 8,3.
    assert game.where("home 1") == "8,0"
    assert game.where("away 1") == "reserves"
    assert game.ball == "8,3"
    assert game.done()


@pytest.mark.rule("lrb6/skill.piling-on.prone", "lrb6/skill.multiple-block.two")
def test_piling_on_after_the_first_block_forfeits_the_second():
    # Away 1 stands firm, so home 1 is still beside him without following up.
    game = pitch(
        "home 1 7,7 st5 Piling On, Multiple Block / away 1 8,6 dazed Stand Firm / away 2 8,8 dazed",
        dice="pow, 1 1, 1 1",
    )
    game.play("home 1 block", "Multiple Block on away 1", "use Stand Firm", "use Piling On")
    assert game.asked("home", "turn")
    assert game.shows("home 1 7,7 prone / away 2 8,8 up")
    assert game.done()


# --- a rooted player --------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.take-root.rooted", "lrb6/pushing.follow-up")
def test_a_rooted_attacker_does_not_follow_up_frenzied_or_not():
    game = pitch("home 1 7,7 rooted Frenzy / away 1 8,7", dice="push")
    game.play("home 1 block", "block away 1", "push to 9,7")
    assert game.shows("home 1 7,7 up / away 1 9,7 up")
    assert len(game.happenings("block")) == 1
    assert game.done()


@pytest.mark.rule("lrb6/skill.take-root.rooted", "lrb6/skill.piling-on.re-roll")
def test_a_rooted_player_neither_piles_on_nor_wrestles():
    pile = pitch("home 1 7,7 rooted Piling On / away 1 8,7 Stand Firm", dice="pow, 1 1")
    pile.play("home 1 block", "block away 1", "use Stand Firm")
    assert pile.asked("home", "turn")
    wrestle = pitch("home 1 7,7 rooted Block, Wrestle / away 1 8,7", dice="both down, 1 1")
    wrestle.play("home 1 block", "block away 1")
    assert wrestle.shows("home 1 7,7 up rooted / away 1 8,7 prone")
    assert pile.done()
    assert wrestle.done()


@pytest.mark.rule("lrb6/skill.take-root.rooted", "lrb6/blocking.defender-down")
def test_a_rooted_player_falls_in_his_square_and_is_free_again():
    game = pitch("home 1 7,7 / away 1 8,7 rooted", dice="pow, 1 1")
    game.play("home 1 block", "block away 1")
    assert game.shows("away 1 8,7 prone")
    assert "rooted" not in game.marks("away 1")
    assert game.done()


# --- weapons ----------------------------------------------------------------------------------


@pytest.mark.rule("lrb6/skill.chainsaw.attack")
@pytest.mark.parametrize(
    ("armour", "down"),
    [("2 3", False), ("3 3", True)],  # 5 + 3 does not beat AV 8, 6 + 3 does
)
def test_a_chainsaw_that_kicks_back_knocks_its_wielder_down_if_his_armour_breaks(armour, down):
    dice = f"1, {armour}" + (", 1 1" if down else "")
    game = pitch("home 1 7,7 Chainsaw / away 1 8,7", dice=dice)
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.state("home 1") == ("stunned" if down else "up")
    assert game.turnover == down
    assert game.done()


@pytest.mark.rule("lrb6/skill.chainsaw.fall")
@pytest.mark.parametrize(("armour", "broken"), [("2 3", False), ("3 3", True)])
def test_a_chainsaw_adds_three_both_ways(armour, broken):
    after = ", 1 1" if broken else ""
    lies = "stunned" if broken else "prone"
    # Its wielder is knocked down by a block...
    falls = pitch("home 1 7,7 / away 1 8,7 Chainsaw", dice=f"pow, {armour}{after}")
    falls.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert falls.state("away 1") == lies
    assert falls.done()
    # ... or an opponent knocks himself down blocking him.
    bites = pitch("home 1 7,7 / away 1 8,7 Chainsaw", dice=f"attacker down, {armour}{after}")
    bites.play("home 1 block", "block away 1")
    assert bites.state("home 1") == lies
    assert bites.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.fall", "lrb6/armour.roll")
def test_a_ball_and_chain_player_is_never_just_stunned_by_a_block():
    game = pitch("home 1 7,7 / away 1 8,7 Ball & Chain", dice="pow, 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.where("away 1") == "ko"
    assert not game.happenings("armour")
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.fall", "lrb6/skill.wrestle.both-prone")
def test_a_ball_and_chain_player_placed_prone_by_wrestle_is_injured():
    game = pitch("home 1 7,7 Wrestle / away 1 8,7 Ball & Chain", dice="both down, 1 1")
    game.play("home 1 block", "block away 1", "use Wrestle")
    assert game.where("away 1") == "ko"
    assert game.state("home 1") == "prone"
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.fall", "lrb6/skill.thick-skull.eight")
def test_a_thick_skull_does_not_keep_a_ball_and_chain_player_on_the_pitch():
    game = pitch("home 1 7,7 / away 1 8,7 Ball & Chain, Thick Skull", dice="pow, 4 4")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.where("away 1") == "ko"
    assert game.done()


@pytest.mark.rule("lrb6/skill.ball-and-chain.fall", "lrb6/apothecary.ko")
def test_an_apothecary_cannot_keep_a_ball_and_chain_player_on_the_pitch_stunned():
    # Stunned would be knocked out again, so he goes to Reserves.
    game = pitch("home 1 7,7 / away 1 8,7 Ball & Chain / apothecary 0 1", dice="pow, 1 1")
    game.play("home 1 block", "block away 1", "push to 9,7", "stay", "use the apothecary")
    assert game.where("away 1") == "reserves"
    assert game.done()


@pytest.mark.rule("lrb6/skill.mighty-blow.bonus", "lrb6/skill.claw.eight")
def test_mighty_blow_and_claw_are_for_opponents_not_for_team_mates():
    # Home 1 lurches into home 2: the 8 does not break AV 8, and nobody is asked.
    game = pitch(
        "home 1 7,7 ma1 Ball & Chain, Mighty Blow, Claw / home 2 8,7 / away 1 20,7",
        dice="3, pow, 4 4",
    )
    game.play("home 1 move", "face east", "push to 9,7")
    assert game.shows("home 2 9,7 prone")
    assert game.turnover  # a player of the moving team was knocked down
    assert game.done()


@pytest.mark.rule("lrb6/skill.fend.no-follow-up", "lrb6/skill.ball-and-chain.block")
def test_fend_does_not_hold_off_a_team_mate_with_a_ball_and_chain():
    game = pitch("home 1 7,7 ma1 Ball & Chain / home 2 8,7 Fend / away 1 20,7", dice="3, push")
    game.play("home 1 move", "face east", "push to 9,7")
    assert game.shows("home 1 8,7 up / home 2 9,7 up")
    assert game.done()
