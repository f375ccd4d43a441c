"""Mutations."""

import pytest
from table import Scene, pitch


def block(position: str, dice: str, *answers: str) -> Scene:
    return pitch(position, dice).play("home 1 block", "block away 1", *answers)


def hit(home: str, away: str, dice: str, *answers: str) -> Scene:
    """Home 1 knocks away 1 down."""
    return block(
        f"home 1 7,7 {home} / away 1 8,7 {away}", f"pow {dice}", "push to 9,7", "stay", *answers
    )


# --- Big Hand ---------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.big-hand.pick-up")
def test_big_hand_ignores_markers_and_rain():
    position = "home 1 6,7 {skill} / ball 7,7 / away 1 8,7 / weather rain"
    game = pitch(position.format(skill="Big Hand"), "3").play("home 1 move", "move 7,7")
    assert game.shows("home 1 7,7 ball")
    game = pitch(position.format(skill=""), "4 N").play("home 1 move", "move 7,7")
    assert game.shows("ball 7,6")
    assert game.done()


# --- Claws ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.claws.eight")
@pytest.mark.parametrize(("dice", "broken"), [("4 4", True), ("4 3", False)])
def test_claws_break_any_armour_on_a_natural_eight(dice: str, broken: bool):
    game = hit("Claws", "av11", f"{dice} 1 2" if broken else dice)
    assert game.shows(f"away 1 9,7 {'stunned' if broken else 'prone'}")
    assert game.done()


@pytest.mark.rule("bb2020/skill.claws.eight")
def test_claws_do_no_harm_to_thin_armour():
    game = hit("Claws", "av7", "4 3 1 2")
    assert game.shows("away 1 9,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.claws.mighty-blow")
def test_mighty_blow_does_not_help_to_reach_the_eight():
    game = hit("Claws Mighty Blow (+1)", "av11", "4 3")
    assert game.shows("away 1 9,7 prone")
    # Against AV 8+ it breaks the armour in its own right.
    game = hit("Claws Mighty Blow (+1)", "av8", "4 3 1 2", "use Mighty Blow (+1)")
    assert game.shows("away 1 9,7 stunned")
    assert game.done()


@pytest.mark.rule("bb2020/skill.claws.mighty-blow")
def test_after_the_claws_mighty_blow_goes_on_the_injury():
    game = hit("Claws Mighty Blow (+1)", "av11", "4 4 4 3")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/skill.claws.eight")
def test_claws_are_for_his_own_blocks_while_he_stands():
    game = block("home 1 7,7 av11 / away 1 8,7 Claws", "skull 4 4")
    assert game.shows("home 1 7,7 prone")
    game = block("home 1 7,7 Claws / away 1 8,7 av11", "both down 4 4 1 2")
    assert game.shows("away 1 8,7 prone")
    game = pitch("home 1 7,7 Claws / away 1 8,7 prone av11", "5 3")
    game.play("home 1 foul", "foul away 1")
    assert game.shows("away 1 8,7 prone")
    assert game.done()


# --- Disturbing Presence ----------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.disturbing-presence.minus")
@pytest.mark.parametrize("state", ["", "prone", "stunned", "hypnotised"])
def test_disturbing_presence_spoils_catches_in_any_state(state: str):
    # A hand-off needs 3+ for AG 3+, 4+ with one within three squares.
    position = "home 1 7,7 ball / home 2 8,7 / away 1 11,7 Disturbing Presence {state}"
    game = pitch(position.format(state=state), "3 S")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.shows("ball 8,8")
    game = pitch(position.format(state=state).replace("11,7", "12,7"), "3")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.shows("home 2 8,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.disturbing-presence.minus")
def test_two_of_them_count_twice_and_a_pick_up_is_not_spoiled():
    two = "away 1 11,7 Disturbing Presence / away 2 11,8 Disturbing Presence"
    game = pitch(f"home 1 7,7 ball / home 2 8,7 / {two}", "4 S")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.shows("ball 8,8")
    game = pitch(f"home 1 7,7 / ball 8,7 / {two}", "3").play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 ball")
    assert game.done()


# --- Extra Arms -------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.extra-arms.bonus")
def test_extra_arms_help_to_pick_up_and_to_catch():
    game = pitch("home 1 7,7 Extra Arms / ball 8,7 / away 1 20,7", "2")
    game.play("home 1 move", "move 8,7")
    assert game.shows("home 1 8,7 ball")
    game = pitch("home 1 7,7 ball / home 2 8,7 Extra Arms / away 1 20,7", "2")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.shows("home 2 8,7 ball")
    assert game.done()


@pytest.mark.rule("bb2020/skill.extra-arms.bonus", "bb2020/skill.very-long-legs.interference")
@pytest.mark.parametrize(("skill", "need"), [("", 6), ("Extra Arms", 5), ("Very Long Legs", 4)])
def test_long_limbs_help_to_interfere(skill: str, need: int):
    # An accurate pass (6) over away 1: AG 3+ with -3. He then fails to catch (1) the ball.
    game = pitch(f"home 1 7,7 ball / home 2 11,7 / away 1 9,7 {skill}", f"6 {need} 1", seed=1)
    game.play("home 1 pass", "pass the ball", "pass to 11,7", "intercept with away 1")
    assert game.happenings("interfere")[0].values[1:] == (need, need, 1)


# --- Foul Appearance --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.foul-appearance.roll")
@pytest.mark.parametrize("state", ["", "hypnotised"])
def test_on_a_one_the_block_is_wasted(state: str):
    game = block(f"home 1 7,7 / home 2 2,2 / away 1 8,7 Foul Appearance {state}", "1")
    assert game.shows("home 1 7,7 used / away 1 8,7 up")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.foul-appearance.roll")
def test_in_a_blitz_it_is_rolled_when_the_blitz_is_declared():
    game = pitch("home 1 2,7 / home 2 2,2 / away 1 8,7 Foul Appearance", "1")
    game.play("home 1 blitz")
    assert game.shows("home 1 2,7 used")
    assert game.asked("home", "turn")
    assert game.refuses("home 2 blitz")
    assert game.done()


@pytest.mark.rule("bb2020/skill.foul-appearance.roll", "bb2020/re-roll.team")
def test_it_may_be_re_rolled_and_is_rolled_only_once_in_a_blitz():
    game = pitch("home 1 6,7 / away 1 8,7 Foul Appearance / rerolls 1 0", "1 2 push")
    game.play("home 1 blitz", "team re-roll", "move 7,7", "block away 1")
    assert game.asked("home", "push", "away 1")
    assert len(game.happenings("foul appearance")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/skill.foul-appearance.roll")
def test_it_does_not_stop_a_foul():
    game = pitch("home 1 7,7 / away 1 8,7 prone Foul Appearance", "1 2")
    game.play("home 1 foul", "foul away 1")
    assert not game.happenings("foul appearance")
    assert game.done()


@pytest.mark.rule("bb2020/skill.foul-appearance.roll")
def test_it_stops_weapons_as_well():
    game = pitch("home 1 7,7 Stab / away 1 8,7 Foul Appearance", "1")
    game.play("home 1 block", "Stab on away 1")
    assert not game.happenings("armour")
    assert game.done()


# --- Horns ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.horns.bonus")
def test_horns_count_in_a_blitz_only():
    game = pitch("home 1 7,7 Horns / away 1 8,7", "push push")
    game.play("home 1 blitz", "block away 1")
    assert game.happenings("block")[0].values[2] == 2
    game = block("home 1 7,7 Horns / away 1 8,7", "push")
    assert game.happenings("block")[0].values[2] == 1


# --- Iron Hard Skin ---------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.iron-hard-skin.armour")
@pytest.mark.parametrize("state", ["", "hypnotised"])
def test_mighty_blow_does_nothing_to_hard_skin_but_adds_to_the_injury(state: str):
    game = hit("Mighty Blow (+2)", f"Iron Hard Skin {state}", "4 4")
    assert game.shows("away 1 9,7 prone")
    game = hit("Mighty Blow (+2)", f"Iron Hard Skin {state}", "5 4 4 2")
    assert game.shows("away 1 ko")
    assert game.done()


@pytest.mark.rule("bb2020/skill.iron-hard-skin.armour")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_neither_assists_nor_dirty_players_break_it_in_a_foul(state: str):
    game = pitch(
        f"home 1 7,7 Dirty Player (+2) / home 2 8,8 / away 1 8,7 Iron Hard Skin {state}", "5 3"
    ).play("home 1 foul", "foul away 1")
    assert game.shows(f"away 1 8,7 {state}")
    assert game.done()


@pytest.mark.rule("bb2020/skill.iron-hard-skin.armour")
def test_a_chainsaw_only_scratches_it():
    game = pitch("home 1 7,7 Chainsaw / away 1 8,7 Iron Hard Skin", "2 4 4")
    game.play("home 1 block", "Chainsaw on away 1")
    assert game.shows("away 1 8,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.iron-hard-skin.claws")
def test_claws_do_not_go_through():
    game = hit("Claws", "av11 Iron Hard Skin", "5 5")
    assert game.shows("away 1 9,7 prone")
    assert game.done()


# --- Monstrous Mouth --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.monstrous-mouth.catch")
def test_a_monstrous_mouth_tries_a_catch_again():
    game = pitch("home 1 7,7 ball / home 2 8,7 Monstrous Mouth / away 1 20,7", "2 3")
    game.play("home 1 hand-off", "hand off to home 2", "re-roll with Monstrous Mouth")
    assert game.shows("home 2 8,7 ball")
    assert game.done()


# --- Prehensile Tail --------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.prehensile-tail.minus")
@pytest.mark.parametrize(("roll", "falls"), [(3, True), (4, False)])
def test_a_tail_hinders_a_dodge(roll: int, falls: bool):
    game = pitch("home 1 7,7 / away 1 8,7 Prehensile Tail", f"{roll} 1 1")
    game.play("home 1 move", "move 6,7")
    assert game.shows(f"home 1 6,7 {'prone' if falls else 'up'}")


@pytest.mark.rule("bb2020/skill.prehensile-tail.minus")
def test_several_tails_count_as_one():
    game = pitch("home 1 7,7 / away 1 8,7 Prehensile Tail / away 2 8,8 Prehensile Tail", "4")
    game.play("home 1 move", "move 6,7")
    assert game.shows("home 1 6,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.prehensile-tail.minus")
@pytest.mark.parametrize(("skill", "roll", "falls"), [("", 4, False), ("Prehensile Tail", 4, True)])
def test_a_tail_hinders_a_jump(skill: str, roll: int, falls: bool):
    # One opponent marks him where he jumps from: 4+ for AG 3+.
    game = pitch(f"home 1 7,7 / away 1 8,7 prone / away 2 6,7 {skill}", f"{roll} 1 1")
    game.play("home 1 move", "leap 9,7")
    assert game.shows(f"home 1 9,7 {'prone' if falls else 'up'}")


# --- Tentacles --------------------------------------------------------------------------------

HELD = "home 1 7,7 st{mover} / home 2 2,2 / away 1 8,7 st{holder} Tentacles / turn home 2"


@pytest.mark.rule("bb2020/skill.tentacles.hold")
@pytest.mark.parametrize(
    ("mover", "holder", "roll", "held"),
    [
        (3, 3, 6, True),
        (3, 3, 5, False),
        (3, 5, 4, True),
        (3, 5, 3, False),
        (6, 3, 6, True),  # a natural 6
        (1, 7, 1, False),  # a natural 1
        (1, 7, 2, True),
    ],
)
def test_tentacles_compare_strength(mover: int, holder: int, roll: int, held: bool):
    game = pitch(HELD.format(mover=mover, holder=holder), str(roll) if held else f"{roll} 3")
    game.play("home 1 move", "move 6,7", "away: away 1 uses Tentacles")
    assert game.shows(f"home 1 {'7,7' if held else '6,7'} up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.tentacles.hold")
def test_a_held_player_moves_no_more_and_it_is_no_turnover():
    game = pitch(HELD.format(mover=3, holder=3), "6")
    game.play("home 1 move", "move 6,7", "away 1 uses Tentacles")
    assert game.asked("home", "turn")
    assert game.refuses("home 1 move")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.tentacles.hold", "bb2020/movement.roll-order")
def test_tentacles_come_before_a_rush():
    # One square walked beside away 1: the next is a rush, but it is never rolled.
    game = pitch("home 1 6,7 ma1 / away 1 8,7 Tentacles", "6").play("home 1 move", "move 7,7")
    game.play("move 6,6", "away 1 uses Tentacles")
    assert game.shows("home 1 7,7 up")
    assert not game.happenings("go for it")
    assert game.done()


@pytest.mark.rule("bb2020/skill.tentacles.hold")
def test_one_holder_for_each_step_and_none_without_a_tackle_zone():
    game = pitch(HELD.format(mover=3, holder=3) + " / away 2 8,6 Tentacles", "1 3")
    game.play("home 1 move", "move 6,7")
    assert game.offers("away 1 uses Tentacles", "away 2 uses Tentacles", "nobody")
    game.play("away 1 uses Tentacles")
    assert game.shows("home 1 6,7 up")
    game = pitch("home 1 7,7 / away 1 8,7 hypnotised Tentacles").play("home 1 move", "move 6,7")
    assert game.shows("home 1 6,7 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.tentacles.hold", "bb2020/pushing.follow-up")
def test_tentacles_may_hold_a_player_who_wants_to_follow_up():
    game = block("home 1 7,7 / home 2 5,5 / away 1 8,7 / away 2 6,6 Tentacles", "push 6")
    game.play("push to 9,7", "follow up", "away: away 2 uses Tentacles")
    assert game.shows("home 1 7,7 / away 1 9,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.tentacles.hold")
def test_a_pushed_player_is_not_held():
    game = block("home 1 7,7 Tentacles / away 1 8,7", "push", "push to 9,7")
    assert game.asked("home", "follow up")


FAR = " / home 9 2,2 / away 9 20,2 / turn home 2"


@pytest.mark.rule("bb2020/skill.tentacles.hold")
def test_who_is_held_while_he_follows_up_moves_no_more_in_his_blitz():
    game = pitch("home 1 7,7 st4 / away 1 8,7 / away 2 6,7 Tentacles" + FAR, "push 6")
    game.play("home 1 blitz", "name away 1", "block away 1", "push to 9,7", "follow up")
    game.play("away: away 2 uses Tentacles")
    assert game.shows("home 1 7,7 up used / away 1 9,7")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


# --- Two Heads --------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.two-heads.bonus")
def test_two_heads_dodge_better():
    game = pitch("home 1 7,7 Two Heads / away 1 8,7", "2").play("home 1 move", "move 6,7")
    assert game.shows("home 1 6,7 up")
    assert game.done()


# --- Very Long Legs ---------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.very-long-legs.jump")
@pytest.mark.parametrize(
    ("skill", "markers", "need"),
    [("", 2, 5), ("Very Long Legs", 2, 4), ("Very Long Legs", 1, 4), ("Very Long Legs", 0, 3)],
)
def test_long_legs_take_one_from_what_is_against_a_jump(skill: str, markers: int, need: int):
    around = " / ".join(f"away {2 + number} 6,{6 + number}" for number in range(markers))
    game = pitch(f"home 1 7,7 {skill} / away 1 8,7 prone / {around}", "6")
    game.play("home 1 move", "leap 9,7")
    assert game.happenings("jump")[0].values[2] == need
    assert game.done()


@pytest.mark.rule("bb2020/skill.foul-appearance.roll", "bb2020/star.then-i-started-blastin")
def test_a_foul_appearance_may_waste_a_blast():
    game = pitch(
        "home 1 5,5 Then I Started Blastin'! / home 2 2,2 / away 1 8,5 Foul Appearance", "1"
    )
    game.play("home 1 uses Then I Started Blastin'!")
    assert game.shows("home 1 5,5 used / away 1 8,5 up")
    assert game.table.used_up != ()
    assert game.done()


@pytest.mark.rule("bb2020/skill.foul-appearance.roll", "bb2020/star.kick-em-while-theyre-down")
def test_a_foul_appearance_may_waste_a_kick_while_he_is_down():
    text = (
        "home 1 5,5 Chainsaw Kick 'em While They're Down! / home 2 2,2"
        " / away 1 6,5 prone Foul Appearance / away 2 20,2"
    )
    game = pitch(text, "1").play("home 1 block", "Kick 'em While They're Down! on away 1")
    assert game.asked("home", "turn")
    assert game.done()
    # In a Blitz the roll was made when it was declared.
    game = pitch(text, "2, 2, 1 1").play("home 1 blitz", "name away 1")
    game.play("Kick 'em While They're Down! on away 1")
    assert game.done()
