"""What a team may do once in a turn is spent when it is declared, even if a trait spoils it."""

import pytest
from table import pitch

FAR = " / home 9 2,2 / away 9 20,12"


@pytest.mark.rule("bb2020/turns.spent", "bb2020/skill.bombardier.throw")
def test_a_bomb_lost_to_stupidity_is_the_bomb_of_the_turn():
    game = pitch("home 1 5,5 Bombardier Really Stupid / home 2 5,10 Bombardier" + FAR, "3")
    game.play("home 1 uses Bombardier")
    assert game.shows("home 1 used hypnotised 5,5")
    assert game.refuses("home 2 uses Bombardier")
    assert game.done()


@pytest.mark.rule("bb2020/turns.spent", "bb2020/star.all-you-can-eat")
def test_two_bombs_lost_to_stupidity_are_the_bomb_of_the_turn_and_her_meal():
    game = pitch(
        "home 1 5,5 Bombardier All You Can Eat Really Stupid / home 2 5,10 Bombardier" + FAR, "1"
    )
    game.play("home 1 uses All You Can Eat")
    assert game.refuses("home 2 uses Bombardier")
    game.play("end turn", "end turn")
    assert game.offers("home 1 uses Bombardier")
    assert game.refuses("home 1 uses All You Can Eat")
    assert game.done()


@pytest.mark.rule("bb2020/turns.spent", "bb2020/star.furious-outburst")
def test_an_outburst_lost_to_stupidity_is_the_blitz_of_the_turn_and_the_outburst_of_the_half():
    game = pitch("home 1 5,5 Stab Furious Outburst Really Stupid / away 1 8,5" + FAR, "1")
    game.play("home 1 uses Furious Outburst")
    assert game.refuses("home 9 blitz")
    game.play("end turn", "end turn")
    assert game.offers("home 9 blitz")
    assert game.refuses("home 1 uses Furious Outburst")
    assert game.done()


@pytest.mark.rule("bb2020/turns.spent", "bb2020/star.then-i-started-blastin")
def test_a_blast_lost_to_stupidity_is_the_blast_of_the_half():
    game = pitch("home 1 5,5 Then I Started Blastin'! Really Stupid / away 1 8,5" + FAR, "1")
    game.play("home 1 uses Then I Started Blastin'!", "end turn", "end turn")
    assert game.refuses("home 1 uses Then I Started Blastin'!")
    assert game.done()


@pytest.mark.rule("bb2020/turns.spent", "bb2020/skill.kick-team-mate.kick")
def test_a_kick_lost_to_stupidity_is_the_kick_of_the_turn():
    game = pitch(
        "home 1 5,5 Kick Team-mate Really Stupid / home 2 5,10 Kick Team-mate"
        " / home 3 5,11 st2 Right Stuff" + FAR,
        "1",
    )
    game.play("home 1 kick team-mate")
    assert game.refuses("home 2 kick team-mate")
    assert game.done()


@pytest.mark.rule("bb2020/star.frenzied-rush", "bb2020/skills.activation-order")
def test_a_frenzied_rush_is_declared_before_a_trait_can_spoil_it():
    game = pitch("home 1 5,5 Frenzied Rush Bone Head / away 1 7,5" + FAR, "1")
    game.play("home 1 blitz", "name away 1", "use Frenzied Rush", "end turn", "end turn")
    game.rolls("2").play("home 1 blitz", "name away 1")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("bb2020/star.shot-to-nothing", "bb2020/skills.activation-order")
def test_a_shot_to_nothing_is_declared_before_a_trait_can_spoil_it():
    game = pitch("home 1 5,5 Shot to Nothing Bone Head ball" + FAR, "1")
    game.play("home 1 pass", "use Shot to Nothing", "end turn", "end turn")
    game.rolls("2").play("home 1 pass")
    assert game.asked("home", "action")
    assert game.done()


@pytest.mark.rule("bb2020/star.excuse-me-are-you-a-zoat", "bb2020/skills.activation-order")
def test_a_zoats_gaze_is_declared_before_a_trait_can_spoil_it():
    game = pitch("home 1 5,5 Excuse Me, Are You a Zoat? Bone Head / away 1 7,5" + FAR, "1")
    game.play("home 1 gaze", "name away 1", "end turn", "end turn")
    assert game.refuses("home 1 gaze")
    assert game.done()


@pytest.mark.rule("bb2020/star.putrid-regurgitation", "bb2020/skill.foul-appearance.roll")
def test_a_regurgitation_wasted_by_a_foul_appearance_is_the_one_of_the_match():
    game = pitch("home 1 5,5 Putrid Regurgitation / away 1 6,5 Foul Appearance" + FAR, "1")
    game.play("home 1 block", "Putrid Regurgitation on away 1", "end turn", "end turn")
    game.play("home 1 block")
    assert game.refuses("Putrid Regurgitation on away 1")
    assert game.done()
