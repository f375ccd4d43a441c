"""Rules of stars with saws, knives, bombs and guns."""

import pytest
from table import pitch

# --- saws -------------------------------------------------------------------------------------


CARNAGE = (
    "home 1 5,5 Chainsaw Maximum Carnage / home 2 2,2 / away 1 6,5 av9 / away 2 5,6 av9"
    " / away 3 20,2"
)


@pytest.mark.rule("bb2020/star.maximum-carnage")
def test_maximum_carnage_is_a_second_chainsaw_attack():
    game = pitch(CARNAGE, dice="2, 3 3, 3 3, 2, 1 2")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.refuses("Maximum Carnage on away 1")
    game.play("Maximum Carnage on away 2")
    assert game.shows("away 1 6,5 stunned / away 2 5,6 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/star.maximum-carnage")
def test_maximum_carnage_does_not_follow_a_kick_back():
    game = pitch(CARNAGE, dice="1, 1 2")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.turnover
    assert game.active == "away"
    assert game.done()


@pytest.mark.rule("bb2020/star.maximum-carnage", "bb2020/skill.foul-appearance.roll")
def test_a_second_victim_of_the_saw_may_be_too_foul():
    game = pitch(
        "home 1 5,5 Chainsaw Maximum Carnage / away 1 6,5 av9 / away 2 5,6 Foul Appearance",
        dice="2, 1 2, 1",
    )
    game.play("home 1 block", "Chainsaw on away 1", "Maximum Carnage on away 2")
    assert game.asked("home", "turn")
    assert game.shows("away 2 5,6 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.maximum-carnage")
def test_there_is_one_carnage_a_match():
    game = pitch(
        "home 1 5,5 Chainsaw Maximum Carnage / home 2 2,2 / away 1 6,5 / away 2 5,6 / away 3 20,2",
        dice="2, 1 2, 2, 1 2, 2, 1 2",
    )
    game.play("home 1 block", "Chainsaw on away 1", "Maximum Carnage on away 2", "end turn")
    game.play("end turn", "home 1 block", "Chainsaw on away 1")
    assert game.asked("home", "turn")
    assert game.done()


DOWN = "home 1 {square} Chainsaw Kick 'em While They're Down! / home 2 2,2 / away 1 6,5 prone av9"


@pytest.mark.rule("bb2020/star.kick-em-while-theyre-down")
def test_a_chainsaw_attack_on_an_opponent_who_is_down():
    game = pitch(DOWN.format(square="5,5") + " / away 2 20,2", dice="2, 3 3, 4 4")
    game.play("home 1 block", "Kick 'em While They're Down! on away 1")
    assert game.shows("away 1 ko / home 1 5,5 up used")
    assert not game.table.fouled
    assert game.done()


@pytest.mark.rule("bb2020/star.kick-em-while-theyre-down")
def test_to_kick_them_after_moving_takes_a_blitz():
    game = pitch(DOWN.format(square="3,5") + " / away 2 20,2")
    game.play("home 1 move", "move 4,5", "move 5,5")
    assert game.refuses("Kick 'em While They're Down! on away 1")
    game = pitch(DOWN.format(square="3,5") + " / away 2 20,2", dice="2, 3 3, 2 3")
    game.play("home 1 blitz", "name away 1", "move 4,5", "move 5,5")
    game.play("Kick 'em While They're Down! on away 1")
    assert game.shows("away 1 6,5 stunned")
    assert game.table.blitzed
    assert game.done()


@pytest.mark.rule("bb2020/star.kick-em-while-theyre-down")
def test_they_are_kicked_once_a_match():
    game = pitch(DOWN.format(square="5,5") + " / away 2 20,2", dice="2, 1 1")
    game.play("home 1 block", "Kick 'em While They're Down! on away 1", "end turn", "end turn")
    assert game.refuses("home 1 block")
    assert game.done()


@pytest.mark.rule("bb2020/star.kick-em-while-theyre-down", "bb2020/turns.spent")
def test_a_kick_declared_by_a_bone_head_is_used_up_if_he_forgets_it():
    text = DOWN.format(square="5,5 Bone Head") + " / away 2 20,2"
    game = pitch(text, dice="1").play("home 1 block", "end turn", "end turn")
    assert game.refuses("home 1 block")
    game = pitch(text, dice="2, 2, 3 3, 4 4").play("home 1 block")
    game.play("Kick 'em While They're Down! on away 1")
    assert game.shows("away 1 ko / home 1 5,5 up used")
    assert game.done()


@pytest.mark.rule("bb2020/star.kick-em-while-theyre-down")
def test_a_carrier_who_saws_himself_down_drops_the_ball():
    game = pitch(
        "home 1 5,5 av8 Chainsaw Kick 'em While They're Down! ball / home 2 2,2 / "
        "away 1 6,5 prone / away 2 20,2",
        dice="1, 3 3, 1 2, N",
    )
    game.play("home 1 block", "Kick 'em While They're Down! on away 1")
    assert game.shows("home 1 5,5 stunned / ball 5,4")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.kick-em-while-theyre-down", "bb2020/rush.blitz")
def test_to_kick_them_without_movement_left_takes_a_rush():
    game = pitch(
        "home 1 5,5 ma2 av9 Chainsaw Kick 'em While They're Down! / home 2 2,2 / "
        "away 1 6,5 prone / away 2 20,2 / acting home 1 blitz moved 2 target away 1",
        dice="1, 1 2",
    )
    game.play("Kick 'em While They're Down! on away 1")
    assert game.shows("home 1 5,5 prone")
    assert game.table.used_up == ()
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.kick-em-while-theyre-down")
def test_to_kick_them_in_a_block_takes_no_movement():
    game = pitch(
        "home 1 5,5 Chainsaw Kick 'em While They're Down! / home 2 2,2 / away 1 6,5 prone / "
        "away 2 20,2",
        dice="2, 1 2",
    )
    game.play("home 1 block", "Kick 'em While They're Down! on away 1")
    assert game.shows("home 1 5,5 up used")
    assert not game.table.blitzed
    assert game.table.moved == 0
    assert game.done()


# --- knives -----------------------------------------------------------------------------------


OUTBURST = "home 1 5,5 Stab Furious Outburst / home 2 2,2 / away 1 8,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.furious-outburst")
def test_a_furious_outburst_appears_stabs_and_is_gone():
    game = pitch(OUTBURST, dice="5 4, 3 3")
    game.play("home 1 uses Furious Outburst")
    assert game.asked("home", "furious outburst", "home 1")
    game.play("Furious Outburst to 9,5")
    assert game.offers("Furious Outburst to 12,5", "Furious Outburst to 9,5")
    assert game.refuses("Furious Outburst to 13,5")
    game.play("Furious Outburst to 12,5")
    assert game.shows("home 1 12,5 up used / away 1 8,5 stunned")
    assert game.table.blitzed
    assert game.done()


@pytest.mark.rule("bb2020/star.furious-outburst")
@pytest.mark.parametrize(
    ("change", "to"),
    [("home 1 5,5", "home 1 4,5"), ("home 1 5,5", "home 1 5,5 prone"),
     ("away 2 20,2", "away 2 20,2 / used blitz")],
    ids=["too far", "lying down", "no blitz left"],
)  # fmt: skip
def test_no_furious_outburst(change: str, to: str):
    game = pitch(OUTBURST.replace(change, to))
    assert game.refuses("home 1 uses Furious Outburst")


# --- guns -------------------------------------------------------------------------------------


BLAST = "home 1 5,5 av9 Then I Started Blastin'! / home 2 7,4 av9 / away 1 8,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.then-i-started-blastin")
def test_a_blast_hits_on_a_three_without_modifiers():
    game = pitch(BLAST, dice="3, 5 4, 4 4")
    game.play("home 1 uses Then I Started Blastin'!")
    assert game.shows("away 1 ko / home 1 5,5 up used")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 uses Then I Started Blastin'!")
    assert game.done()


@pytest.mark.rule("bb2020/star.then-i-started-blastin")
def test_of_several_opponents_within_three_squares_the_coach_picks_one():
    game = pitch(f"{BLAST} / away 3 4,8 av9 / away 4 9,5", dice="3, 5 4, 4 4")
    game.play("home 1 uses Then I Started Blastin'!")
    assert game.asked("home", "blast", "home 1")
    assert game.options() == [
        "Then I Started Blastin'! on away 1", "Then I Started Blastin'! on away 3"
    ]
    game.play("Then I Started Blastin'! on away 3")
    assert game.shows("away 1 8,5 up / away 3 ko")
    assert game.done()


@pytest.mark.rule("bb2020/star.then-i-started-blastin")
def test_a_blast_that_does_not_break_armour_has_no_effect():
    game = pitch(BLAST, dice="3, 4 4")
    game.play("home 1 uses Then I Started Blastin'!")
    assert game.shows("away 1 8,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.then-i-started-blastin")
def test_on_a_two_the_other_coach_picks_who_is_hit():
    game = pitch(BLAST, dice="2, 5 4, 3 3")
    game.play("home 1 uses Then I Started Blastin'!")
    assert game.asked("away", "stray shot")
    assert game.offers("choose away 1", "choose home 2")
    assert game.refuses("choose home 1", "choose away 2")
    game.play("choose home 2")
    assert game.shows("home 2 7,4 stunned")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/star.then-i-started-blastin")
def test_on_a_one_the_star_is_hit():
    game = pitch(BLAST, dice="1, 5 4, 3 3")
    game.play("home 1 uses Then I Started Blastin'!")
    assert game.shows("home 1 5,5 stunned / away 1 8,5 up")
    assert game.done()


@pytest.mark.rule("bb2020/star.then-i-started-blastin")
@pytest.mark.parametrize(
    ("change", "to"),
    [("away 1 8,5", "away 1 9,5"), ("Blastin'!", "Blastin'! prone"),
     ("Blastin'!", "Blastin'! gone:\"Then I Started Blastin'!\"")],
    ids=["too far", "lying down", "done before"],
)  # fmt: skip
def test_no_blast(change: str, to: str):
    game = pitch(BLAST.replace(change, to))
    assert game.refuses("home 1 uses Then I Started Blastin'!")


# --- bombs ------------------------------------------------------------------------------------


EAT = "home 1 5,5 pa3 Bombardier All You Can Eat / home 2 2,2 / away 1 10,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.all-you-can-eat")
def test_all_you_can_eat_is_two_bombs():
    game = pitch(EAT, dice="6 6 4")
    game.play("home 1 uses All You Can Eat", "pass to 15,12", "pass to 15,11")
    assert game.shows("home 1 5,5 up used")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/star.all-you-can-eat")
def test_after_the_second_bomb_the_star_may_be_sent_off():
    game = pitch(EAT, dice="6 6 3")
    game.play("home 1 uses All You Can Eat", "pass to 15,12", "pass to 15,11", "accept the call")
    assert game.shows("home 1 off")
    assert game.done()


@pytest.mark.rule("bb2020/star.all-you-can-eat")
def test_a_star_hit_by_the_first_bomb_throws_no_second():
    game = pitch(EAT, dice="1, 3 3")
    game.play("home 1 uses All You Can Eat", "pass to 15,12")
    assert game.shows("home 1 5,5 prone")
    assert game.table.used_up != ()
    assert game.done()


@pytest.mark.rule("bb2020/star.all-you-can-eat", "bb2020/skill.safe-pass.fumble")
def test_a_fumbled_bomb_that_is_held_ends_the_meal():
    game = pitch(EAT.replace("Bombardier", "Bombardier Safe Pass"), dice="1")
    game.play("home 1 uses All You Can Eat", "pass to 15,12")
    assert game.shows("home 1 5,5 up used")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/star.all-you-can-eat", "bb2020/fouls.ball")
def test_a_star_sent_off_for_her_bombs_drops_the_ball():
    game = pitch(
        "home 1 5,5 pa3 Bombardier All You Can Eat ball / home 2 2,2 / away 1 10,5 / away 2 20,2",
        dice="6 6 3 N",
    )
    game.play("home 1 uses All You Can Eat", "pass to 15,12", "pass to 15,11", "accept the call")
    assert game.shows("home 1 off / ball 5,4")
    assert game.done()


KABOOM = "home 1 5,5 pa3 Bombardier Kaboom! / home 2 2,2 / away 1 10,5 av9 / away 2 20,2"


@pytest.mark.rule("bb2020/star.kaboom")
def test_kaboom_explodes_a_caught_bomb_at_once():
    game = pitch(KABOOM, dice="6 6, 3 3")
    game.play("home 1 uses Bombardier", "pass to 10,5", "use Kaboom!")
    assert game.shows("away 1 10,5 prone")
    assert game.done()


@pytest.mark.rule("bb2020/star.kaboom")
def test_without_kaboom_a_roll_decides():
    game = pitch(KABOOM, dice="6 6 3")
    game.play("home 1 uses Bombardier", "pass to 10,5", "do not use Kaboom!")
    assert game.asked("away", "bomb")
    assert game.done()
