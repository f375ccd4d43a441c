"""Traits around throwing: hungry and strong throwers, gliders, kickers, and stubborn hands."""

from __future__ import annotations

import pytest
from table import Scene, pitch

THROW = ("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,7")
TROLL = "home 1 5,7 st5 pa4 Throw Team-mate {skills} / home 2 6,7 st2 Right Stuff {mate} / {more}"


def troll(dice: str, skills: str = "", mate: str = "", more: str = "away 9 20,1") -> Scene:
    game = pitch(TROLL.format(skills=skills, mate=mate, more=more), dice=dice)
    return game.play(*THROW)


# --- Always Hungry ----------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.always-hungry.roll")
def test_on_2_he_throws():
    game = troll("2 4 N N N 3", "Always Hungry")
    assert game.shows("home 2 8,4 up / feats home 1 safe landing")
    assert game.done()


@pytest.mark.rule("bb2020/skill.always-hungry.roll")
def test_it_is_rolled_after_his_move_and_once_the_target_is_named():
    game = pitch(
        "home 1 4,7 st5 Throw Team-mate Always Hungry / home 2 6,7 Right Stuff", dice=""
    )
    game.play("home 1 throw team-mate", "move 5,7", "throw home 2")
    assert game.asked("home", "throw team-mate", "home 1")
    game.rolls("2 4 N N N 3").play("throw home 2 to 8,7")
    assert game.shows("home 2 8,4 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.always-hungry.eaten")
def test_a_second_1_is_the_end_of_the_team_mate():
    game = troll("1 1", "Always Hungry", "Regeneration", "apothecary 1 0 / away 9 20,1")
    assert game.shows("home 2 injured / injuries home 2 dead / apothecary 1 0")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.always-hungry.eaten", "bb2020/turnovers.thrown-player")
def test_the_ball_of_an_eaten_player_bounces_from_the_eater_and_the_turn_is_over():
    game = troll("1 1 E", "Always Hungry", "ball")
    assert game.shows("home 2 injured / ball 6,7")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.always-hungry.eaten")
def test_otherwise_the_throw_is_fumbled():
    game = troll("1 2 N 4", "Always Hungry")
    assert game.shows("home 2 5,6 up")
    assert game.asked("home", "turn")
    assert not game.turnover
    assert game.done()


# --- Strong Arm and others --------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.strong-arm.bonus")
def test_strong_arm_adds_1_to_throw_a_team_mate():
    game = troll("3 N N N 3", "Strong Arm")
    assert game.shows("home 2 8,4 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.strong-arm.bonus")
def test_strong_arm_does_not_help_to_pass():
    game = pitch("home 1 5,7 pa4 Strong Arm ball / home 2 7,7", dice="3 N N N N")
    game.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert game.ball == "7,3"
    assert game.done()


@pytest.mark.rule("bb2020/skill.accurate.bonus")
def test_accurate_does_not_help_to_throw_a_team_mate():
    game = troll("3 N N N 3 1 1", "Accurate")
    assert game.shows("home 2 8,4 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.disturbing-presence.minus")
def test_disturbing_presence_spoils_the_throw():
    game = troll("4 N N N 3 1 1", more="away 1 4,5 prone Disturbing Presence")
    assert game.shows("home 2 8,4 prone")
    assert game.done()


# --- Swoop ------------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.swoop.glide")
@pytest.mark.parametrize(
    "facing, die, square", [("north", 1, "6,5"), ("north", 3, "8,5"), ("east", 6, "10,9")]
)
def test_swoop_glides_d3_squares_where_the_template_points(facing: str, die: int, square: str):
    game = troll("4", mate="Swoop")
    assert game.asked("home", "facing", "home 2")
    game.rolls([die, 2, 3]).play(f"face {facing}")
    assert game.shows(f"home 2 {square} up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.swoop.glide")
def test_a_successful_swoop_still_lands_with_minus_one():
    game = troll("3", mate="Swoop").rolls("3 1 3 1 1").play("face south")
    assert game.shows("home 2 8,8 prone")
    assert game.done()


@pytest.mark.rule("bb2020/skill.swoop.glide")
@pytest.mark.parametrize("mate, dice, square", [
    ("Swoop", "1 N 4", "5,6"),  # fumbled: he only bounces
    ("Swoop prone", "4 N N N N 1 1", "8,3"),  # lying down he uses no skill
])  # fmt: skip
def test_when_there_is_no_gliding(mate: str, dice: str, square: str):
    game = troll(dice, mate=mate)
    assert game.where("home 2") == square
    assert game.done()


@pytest.mark.rule("bb2020/skill.swoop.glide", "bb2020/throw-team-mate.crowd")
def test_a_glider_may_leave_the_pitch():
    game = pitch(
        "home 1 5,1 st5 Throw Team-mate / home 2 6,1 Right Stuff Swoop / away 1 20,7", dice="4"
    )
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,1")
    game.rolls("3 3 1 1").play("face north")
    assert game.shows("home 2 reserves")
    assert game.done()


FAR = "away 9 20,2"


@pytest.mark.rule("bb2020/skill.swoop.glide")
def test_who_can_swoop_may_scatter_instead():
    position = "home 1 5,5 st5 Throw Team-mate / home 2 6,5 Right Stuff Swoop"
    game = pitch(f"{position} / {FAR}", "6 E E E 3")
    game.play("home 1 throw team-mate", "throw home 2", "throw home 2 to 8,5", "do not use Swoop")
    assert game.shows("home 2 11,5 up")
    assert game.done()


# --- Kick Team-mate ---------------------------------------------------------------------------

KICK = ("home 1 kick team-mate", "Kick Team-mate on home 2", "Kick Team-mate to 8,7")


def kicked(dice: str, kicker: str = "", mate: str = "", more: str = "away 9 20,1") -> Scene:
    game = pitch(
        f"home 1 5,7 pa4 Kick Team-mate {kicker} / home 2 6,7 Right Stuff {mate} / {more}",
        dice=dice,
    )
    return game.play(*KICK)


@pytest.mark.rule("bb2020/skill.kick-team-mate.kick", "bb2020/throw-team-mate.completion")
def test_a_kick_follows_the_rules_of_a_throw():
    superb = kicked("4 N N N 3")
    assert superb.shows("home 2 8,4 up")
    assert superb.table.feats == ()
    assert superb.refuses("home 1 move")
    assert superb.done()
    fell = kicked("3 N N N 3 1 1")
    assert fell.shows("home 2 8,4 prone")
    assert fell.done()
    terrible = kicked("2 N 4 5", more="away 1 4,7")
    assert terrible.shows("home 2 5,3 up")
    assert terrible.done()


@pytest.mark.rule("bb2020/skill.kick-team-mate.kick")
def test_only_standing_team_mates_are_kicked_after_any_move():
    game = pitch(
        "home 1 4,7 Kick Team-mate / home 2 6,7 Right Stuff / home 3 6,8 prone Right Stuff"
        " / home 4 6,6 st4 Right Stuff"
    )
    game.play("home 1 kick team-mate", "move 5,7")
    assert game.offers("Kick Team-mate on home 2")
    assert game.refuses("Kick Team-mate on home 3", "Kick Team-mate on home 4", "throw home 2")


@pytest.mark.rule("bb2020/skill.kick-team-mate.kick")
def test_one_kick_a_turn_besides_the_pass():
    game = kicked(
        "4 N N N 3", more="home 3 2,2 Kick Team-mate / home 4 2,3 Right Stuff / home 5 9,9 ball"
    )
    assert game.refuses("home 3 kick team-mate")
    assert game.offers("home 5 pass")
    passed = pitch("home 1 5,7 Kick Team-mate / home 2 6,7 Right Stuff / used pass")
    assert passed.offers("home 1 kick team-mate")
    assert game.done()


@pytest.mark.rule("bb2020/skill.kick-team-mate.fumble")
def test_a_fumbled_kick_injures_and_a_stun_is_a_knock_out():
    game = kicked("1 1 1")
    assert game.shows("home 2 ko")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.kick-team-mate.fumble")
def test_mighty_blow_of_the_kicker_adds_to_it():
    game = kicked("1 4 5 16", "Mighty Blow (+1)")  # 9 and 1 is a casualty: dead
    assert game.shows("home 2 injured / injuries home 2 dead")
    assert game.done()


@pytest.mark.rule("bb2020/skill.kick-team-mate.fumble", "bb2020/turnovers.thrown-player")
def test_the_ball_of_the_kicked_player_bounces():
    game = kicked("1 1 1 E", mate="ball")
    assert game.shows("home 2 ko / ball 7,7")
    assert game.turnover
    assert game.done()


# --- Animosity --------------------------------------------------------------------------------


def sulks(skill: str, receiver: str) -> Scene:
    return pitch(
        f"home 1 5,7 pa4 {skill} ball race:Orc / home 2 6,7 {receiver} / home 3 5,8 / away 9 20,1"
    )


@pytest.mark.rule("bb2020/skill.animosity.roll")
def test_before_a_hand_off_he_refuses_on_a_1():
    game = sulks("Animosity (all team-mates)", "pos:Anybody").rolls("1")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.shows("home 1 5,7 ball")
    assert game.asked("home", "turn")  # his activation is over, the turn is not
    assert game.refuses("home 1 move", "home 3 hand-off")
    assert not game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.animosity.roll")
def test_on_2_he_does_as_he_is_told():
    game = sulks("Animosity (all team-mates)", "pos:Anybody").rolls("2 3")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2020/skill.animosity.roll")
def test_before_a_pass_to_the_square_of_a_team_mate():
    refused = sulks("Animosity (all team-mates)", "pos:Anybody").rolls("1")
    refused.play("home 1 pass", "pass the ball", "pass to 6,7")
    assert refused.shows("home 1 5,7 ball")
    assert refused.refuses("home 1 move", "home 2 pass")
    assert refused.done()
    # An empty square is nobody's.
    empty = sulks("Animosity (all team-mates)", "pos:Anybody").rolls("4 E")
    empty.play("home 1 pass", "pass the ball", "pass to 7,7")
    assert empty.ball == "8,7"
    assert empty.done()


@pytest.mark.rule("bb2020/skill.animosity.roll")
@pytest.mark.parametrize(
    "skill, receiver, rolls",
    [
        ("Animosity (Orc Linemen)", 'pos:"Orc Lineman" race:Orc', True),
        ("Animosity (Orc Linemen)", 'pos:"Orc Blitzer" race:Orc', False),
        ("Animosity (Big Un Blockers)", 'pos:"Big Un Blocker"', True),
        ("Animosity (Big Un Blockers)", 'pos:"Orc Lineman"', False),
        ("Animosity (Underworld Goblin Linemen)", 'pos:"Underworld Goblin Lineman"', True),
        ("Animosity (Underworld Goblin Linemen)", 'pos:"Skaven Clanrat"', False),
        ("Animosity (Dwarf and Halfling team-mates)", "race:Dwarf", True),
        ("Animosity (Dwarf and Halfling team-mates)", "race:Halfling", True),
        ("Animosity (Dwarf and Halfling team-mates)", "race:Human", False),
        ("Animosity (Dwarf and Human team-mates)", "race:Human", True),
        ("Animosity (all team-mates)", "race:Human mercenary", False),
        ("Animosity (all team-mates)", "race:Human star", False),
        ("Animosity (all team-mates)", "race:Human journeyman", True),
    ],
)
def test_whom_he_cannot_stand(skill: str, receiver: str, rolls: bool):
    game = sulks(skill, receiver).rolls("1" if rolls else "6")
    game.play("home 1 hand-off", "hand off to home 2")
    # The 1 is his temper; the 6 is the catch.
    assert game.ball == ("home 1" if rolls else "home 2")
    assert game.done()


@pytest.mark.rule("bb2020/skill.animosity.roll")
def test_who_refuses_one_team_mate_hands_the_ball_to_nobody_else():
    game = pitch(
        "home 1 5,5 Animosity (all team-mates) ball race:Orc / home 2 6,5 race:Goblin / "
        "home 3 5,6 race:Orc / away 1 20,5",
        "1",
    )
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.asked("home", "turn")
    assert game.ball == "home 1"
    assert game.done()


# --- My Ball ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.my-ball.keep")
def test_he_neither_passes_nor_hands_off():
    game = pitch("home 1 5,7 My Ball ball / home 2 6,7 / home 3 9,9")
    assert game.refuses("home 1 pass", "home 1 hand-off")
    assert game.offers("home 1 move")
    loose = pitch("home 1 5,7 My Ball / home 2 6,7 / ball 5,8")
    assert loose.refuses("home 1 pass", "home 1 hand-off")
    assert loose.offers("home 2 pass", "home 2 hand-off")


@pytest.mark.rule("bb2020/skill.my-ball.keep")
def test_no_skill_makes_him_give_it_up():
    game = pitch("home 1 5,7 My Ball Fumblerooskie ball / home 2 6,7").play("home 1 move")
    assert game.refuses("Fumblerooskie to 5,8")
    blocked = pitch(
        "active away / home 1 5,7 My Ball Dump-off ball / home 2 3,7 / away 1 6,7",
        dice="push",
    )
    blocked.play("away 1 block", "block home 1")
    assert blocked.asked("away", "push")
    assert blocked.done()


@pytest.mark.rule("bb2020/skill.my-ball.keep")
def test_he_loses_it_when_he_goes_down():
    game = pitch(
        "active away / home 1 5,7 My Ball ball / away 1 6,7", dice="pow 1 1 W"
    )
    game.play("away 1 block", "block home 1", "push to 4,7", "stay")
    assert game.shows("home 1 4,7 prone / ball 3,7")
    assert game.done()
