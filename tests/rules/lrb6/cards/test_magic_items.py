"""Magic Items: thirteen cards that change what one player can do."""

import pytest
from table import pitch

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
