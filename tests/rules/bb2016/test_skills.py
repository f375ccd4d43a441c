"""The skills that BB2016 changed or added."""

import pytest
from table import Scene, pitch

from pigskin import EDITIONS
from pigskin.edition import Edition
from pigskin.teams import Team, TeamPlayer, rosters
from pigskin.teams.reading import skill_categories, skill_name

LETTERS = {
    "General": "G", "Agility": "A", "Passing": "P", "Strength": "S", "Mutation": "M",
    "Extraordinary": "E", "Trait": "T",
}  # fmt: skip


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda each: each.id)
def test_skill_classes_and_categories_agree(edition: Edition):
    listed = skill_categories(edition.id)
    assert {skill_name(skill.name) for skill in edition.skills} == set(listed)
    for skill in edition.skills:
        letter = listed[skill_name(skill.name)]
        # What nobody could learn before may be called otherwise later, or be learned.
        assert LETTERS[skill.category] == letter or skill.category == "Extraordinary", skill.name


# --- Piling On --------------------------------------------------------------------------------

PILE = "home 1 7,7 Piling On {skills} / home 2 2,2 / away 1 8,7 / away 2 20,2 / {more}"
BLOCK = ("home 1 block", "block away 1", "choose pow", "push to 9,7", "follow up")


def pile(dice: str, more: str = "rerolls 1 0", skills: str = "", **options: object) -> Scene:
    game = pitch(PILE.format(skills=skills, more=more), f"pow {dice}", options=dict(options))
    answers = [each for each in BLOCK if each != "choose pow" or game.rerolls[0]]
    return game.play(*answers)


@pytest.mark.rule("bb2016/skill.piling-on.re-roll")
def test_piling_on_spends_a_team_re_roll_on_the_armour():
    game = pile("1 2 5 4 1 2")
    assert game.asked("home", "use skill", "Piling On")
    game.play("use Piling On")
    assert game.shows("away 1 9,7 stunned / rerolls 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/skill.piling-on.re-roll")
def test_piling_on_may_re_roll_the_injury():
    game = pile("5 4 1 2 4 4").play("use Piling On")
    assert game.shows("away 1 ko / rerolls 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/skill.piling-on.re-roll")
def test_without_a_team_re_roll_nobody_piles_on():
    game = pile("1 2", "rerolls 0 0")
    assert game.asked("home", "turn")
    assert game.shows("home 1 8,7 up / away 1 9,7 prone")
    assert game.done()


@pytest.mark.rule("bb2016/skill.piling-on.re-roll")
def test_where_the_rule_is_not_in_use_nobody_piles_on():
    game = pile("1 2", piling_on=False)
    assert game.asked("home", "turn")
    assert game.rerolls == (1, 0)
    assert game.done()


@pytest.mark.rule("bb2016/skill.piling-on.re-roll", "bb2016/skill.piling-on.prone")
@pytest.mark.parametrize(
    ("dice", "mine", "his"),
    [("3", "up", "prone"), ("4 5 4 1 2", "prone", "stunned")],
)
def test_a_loner_rolls_before_he_piles_on(dice: str, mine: str, his: str):
    game = pile("1 2 " + dice, skills="Loner").play("use Piling On")
    assert game.shows(f"home 1 8,7 {mine} / away 1 9,7 {his} / rerolls 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/skill.piling-on.prone")
@pytest.mark.parametrize(("ball", "ends"), [("", False), ("ball", True)])
def test_who_piled_on_lies_prone(ball: str, ends: bool):
    game = pile("1 2 1 3" + (" W" if ends else ""), skills=ball).play("use Piling On")
    assert game.shows("home 1 8,7 prone / away 1 9,7 prone")
    assert game.turnover is ends
    assert game.done()


# --- Loner and Swift Reaction -----------------------------------------------------------------

DODGE = "home 1 7,7 {skills} / {mate} / away 1 8,7 / away 2 20,2 / rerolls 1 0"


@pytest.mark.rule("bb2016/skill.loner.roll")
@pytest.mark.parametrize(("roll", "again"), [(3, False), (4, True)])
def test_a_loner_needs_four_for_a_team_re_roll(roll: int, again: bool):
    position = DODGE.format(skills="Loner", mate="home 2 2,2")
    game = pitch(position, f"1 {roll} " + ("6" if again else "1 1"))
    game.play("home 1 move", "move 6,7", "team re-roll")
    assert game.shows(f"home 1 6,7 {'up' if again else 'prone'} / rerolls 0 0")
    assert game.done()


@pytest.mark.rule("bb2016/skill.swift-reaction.loner")
@pytest.mark.parametrize(
    ("mate", "dice"),
    [
        ("home 2 injured Swift Reaction", "1 6"),
        ("home 2 2,2 Swift Reaction", "1 4 6"),  # he is well: roll for Loner
        ("home 2 ko Swift Reaction", "1 4 6"),
        ("home 2 injured", "1 4 6"),  # not the other twin
    ],
)
def test_a_twin_is_no_loner_while_the_other_lies_injured(mate: str, dice: str):
    game = pitch(DODGE.format(skills="Loner Swift Reaction", mate=mate), dice)
    game.play("home 1 move", "move 6,7", "team re-roll")
    assert game.shows("home 1 6,7 up / rerolls 0 0")
    assert game.done()


# --- Stunty, Swoop ----------------------------------------------------------------------------


@pytest.mark.rule("bb2016/skill.stunty.dodge")
@pytest.mark.parametrize(
    ("skills", "need"),
    [("Stunty", 3), ("Stunty Swoop", 4), ("Stunty Secret Weapon", 4), ("", 4)],
)
def test_the_stunty_dodge_into_tackle_zones(skills: str, need: int):
    # From one tackle zone into another: 4+ less 1 for dodging, and the zone for those who mind.
    game = pitch(f"home 1 7,7 {skills} / away 1 8,7 / away 2 5,6 / home 2 2,2", f"{need}")
    game.play("home 1 move", "move 6,7")
    assert game.shows("home 1 6,7 up")
    assert game.done()
    fails = pitch(f"home 1 7,7 {skills} / away 1 8,7 / away 2 5,6", f"{need - 1} 1 1")
    fails.play("home 1 move", "move 6,7")
    assert fails.shows("home 1 6,7 prone")
    assert fails.done()


THROW = "home 1 5,7 Throw Team-Mate / home 2 6,7 Right Stuff {skills} / home 3 2,2 / away 1 22,2"


def throw(dice: str, skills: str = "") -> Scene:
    game = pitch(THROW.format(skills=skills), dice)
    return game.play("home 1 pass", "throw home 2", "throw home 2 to 9,7")


@pytest.mark.rule("bb2016/skill.swoop.glide")
def test_a_glider_is_steered_by_his_coach():
    # Facing east, a D6 of 1-2 goes north-east, 3-4 east, 5-6 south-east.
    game = throw("6 1 3 5 4", "Swoop")
    assert game.asked("home", "facing", "home 2")
    assert sorted(game.options()) == ["face east", "face north", "face south", "face west"]
    game.play("face east", "face east", "face east")
    assert game.shows("home 2 12,7 up")
    assert game.done()


@pytest.mark.rule("bb2016/skill.swoop.glide")
def test_a_glider_may_turn_between_his_scatters():
    game = throw("6 3 3 3 4", "Swoop").play("face east", "face north", "face west")
    assert game.shows("home 2 9,6 up")
    assert game.done()


@pytest.mark.rule("bb2016/skill.swoop.landing")
@pytest.mark.parametrize(("skills", "roll", "lands"), [("Swoop", 3, True), ("", 3, False)])
def test_a_glider_lands_more_easily(skills: str, roll: int, lands: bool):
    flight = "3 3 3" if skills else "E E E"
    game = throw(f"6 {flight} {roll}" + ("" if lands else " 1 1"), skills)
    while game.kind == "facing":
        game.play("face east")
    assert game.state("home 2") == ("up" if lands else "prone")
    assert game.done()


# --- Weeping Dagger ---------------------------------------------------------------------------


@pytest.mark.rule("bb2016/skill.weeping-dagger.poison")
@pytest.mark.parametrize(
    ("casualty", "roll", "result"),
    [
        ("1 1", "4", "misses next game"),
        ("3 8", "3", "badly hurt"),
        ("4 1", "", "misses next game"),  # nothing to add
        ("6 1", "", "dead"),
    ],
)
def test_the_dagger_poisons_who_was_badly_hurt(casualty: str, roll: str, result: str):
    game = pitch(
        "home 1 7,7 Weeping Dagger / away 1 8,7 / away 2 20,2", f"pow 6 6 6 6 {casualty} {roll}"
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.shows(f"injuries away 1 {result}")
    assert game.done()


@pytest.mark.rule("bb2016/skill.weeping-dagger.poison")
def test_the_dagger_needs_a_block():
    game = pitch("home 1 7,7 Weeping Dagger / away 1 8,7 prone / away 2 20,2", "6 5 6 5 1 1")
    game.play("home 1 foul", "foul away 1")
    assert game.shows("injuries away 1 badly hurt")
    assert game.done()


# --- Timmm-ber! -------------------------------------------------------------------------------

TREE = "home 1 7,7 prone ma2 Timmm-ber! / {mates} / away 1 20,2"


@pytest.mark.rule("bb2016/skill.timmm-ber.help")
@pytest.mark.parametrize(
    ("mates", "need"),
    [
        ("home 2 2,2", 4),
        ("home 2 6,7", 3),
        ("home 2 6,7 / home 3 8,8", 2),
        ("home 2 6,7 / home 3 8,8 / home 4 8,6", 2),  # a 1 always fails
        ("home 2 6,7 prone", 4),
        ("home 2 6,7 / away 2 5,7", 4),  # he is busy himself
    ],
)
def test_team_mates_help_a_tree_up(mates: str, need: int):
    up = pitch(TREE.format(mates=mates), f"{need}").play("home 1 move")
    assert up.shows("home 1 7,7 up")
    assert up.done()
    down = pitch(TREE.format(mates=mates), f"{need - 1}").play("home 1 move")
    assert down.shows("home 1 7,7 prone")
    assert down.done()


# --- Monstrous Mouth --------------------------------------------------------------------------


@pytest.mark.rule("bb2016/skill.monstrous-mouth.catch")
def test_a_monstrous_mouth_catches_a_hand_off_at_the_second_try():
    game = pitch("home 1 7,7 ball / home 2 8,7 Monstrous Mouth / away 1 20,2", "1 6")
    game.play("home 1 hand-off", "hand off to home 2")
    assert game.asked("home", "re-roll", "home 2")
    game.play("re-roll with Monstrous Mouth")
    assert game.ball == "home 2"
    assert game.done()


@pytest.mark.rule("bb2016/skill.monstrous-mouth.catch")
def test_a_monstrous_mouth_intercepts_at_the_second_try():
    game = pitch("home 1 5,7 ball / home 2 11,7 / away 1 8,7 Monstrous Mouth / turn home 2", "1 6")
    game.play("home 1 pass", "pass the ball", "pass to 11,7", "intercept with away 1")
    game.play("re-roll with Monstrous Mouth")
    assert game.ball == "away 1"
    assert game.done()


@pytest.mark.rule("bb2016/skill.monstrous-mouth.strip-ball")
@pytest.mark.parametrize("skill", ["Monstrous Mouth", ""])
def test_a_ball_in_a_monstrous_mouth_is_not_stripped(skill: str):
    game = pitch(
        f"home 1 7,7 Strip Ball / away 1 8,7 ball {skill} / away 2 20,2",
        "push" + ("" if skill else " N"),
    )
    game.play("home 1 block", "block away 1", "push to 9,7", "stay")
    assert game.ball == ("away 1" if skill else "9,6")
    assert game.done()


# --- Disposable -------------------------------------------------------------------------------


@pytest.mark.rule("bb2016/skill.disposable.value")
def test_the_price_of_the_disposable_does_not_count():
    roster = rosters("bb2016")["ogre"]
    gnoblar, ogre = TeamPlayer(1, "G", "Gnoblar"), TeamPlayer(2, "O", "Ogre")
    assert Team("T", roster, (gnoblar, ogre)).value == roster.position("Ogre").cost


@pytest.mark.rule("bb2016/skill.disposable.value")
def test_disposable_journeymen_add_nothing_either():
    five = " / ".join(f"home {n} reserves" for n in range(1, 6))
    eleven = " / ".join(f"away {n} reserves" for n in range(1, 12))
    text = f"{five} / {eleven} / roster ogre ogre / phase journeymen / value 1000 1000"
    game = pitch(text, seed=1).play(*["journeymen Gnoblar"] * 6)
    assert len(game.table.players(0)) == 11
    assert game.shows("value 1000 1000")


# --- Kick Team-Mate ---------------------------------------------------------------------------

KICK = "home 1 5,7 Kick Team-Mate / home 2 6,7 Right Stuff {more} / home 3 2,2 / away 1 22,2"


def kick(dice: str, hard: bool, more: str = "", position: str = KICK) -> Scene:
    game = pitch(position.format(more=more), dice)
    game.play("home 1 blitz", "Kick Team-Mate on home 2")
    return game.play("yes" if hard else "no")


@pytest.mark.rule("bb2016/skill.kick-team-mate.kick")
def test_a_gentle_kick_goes_a_die_of_squares():
    game = kick("3 N S N 4", False)
    assert game.shows("home 2 9,6 up")  # 6+3, then three scatters
    assert game.asked("home", "turn")  # the kick ends the blitz
    assert game.done()


@pytest.mark.rule("bb2016/skill.kick-team-mate.kick")
def test_a_hard_kick_goes_two_dice_of_squares():
    game = kick("3 2 N S N 4", True)
    assert game.shows("home 2 11,6 up / used blitz")
    assert game.done()


@pytest.mark.rule("bb2016/skill.kick-team-mate.kick")
def test_the_kick_goes_straight_away_from_the_kicker():
    position = KICK.replace("6,7", "6,6")
    assert kick("2 N S N 4", False, position=position).shows("home 2 8,3 up")


@pytest.mark.rule("bb2016/skill.kick-team-mate.kick")
@pytest.mark.parametrize("state", ["prone", "stunned"])
def test_only_a_standing_team_mate_is_kicked(state: str):
    game = pitch(KICK.format(more=state)).play("home 1 blitz")
    assert game.refuses("Kick Team-Mate on home 2")


@pytest.mark.rule("bb2016/skill.kick-team-mate.kick")
def test_only_a_player_with_the_right_stuff_is_kicked_and_only_in_a_blitz():
    game = pitch(KICK.format(more="").replace("Right Stuff", "Dodge")).play("home 1 blitz")
    assert game.refuses("Kick Team-Mate on home 2")
    game = pitch(KICK.format(more="")).play("home 1 move")
    assert game.refuses("Kick Team-Mate on home 2")


@pytest.mark.rule("bb2016/skill.kick-team-mate.double")
@pytest.mark.parametrize(
    ("dice", "result"),
    [("1 2", "home 2 ko"), ("4 4", "home 2 ko"), ("5 5 1 1", "home 2 injured")],
)
def test_a_double_injures_the_team_mate(dice: str, result: str):
    game = kick("4 4 " + dice, True)
    assert game.shows(result)
    assert game.asked("home", "turn")  # no turnover
    assert game.done()


@pytest.mark.rule("bb2016/skill.kick-team-mate.double", "lrb6/injury.niggling")
def test_niggling_injuries_count_when_the_team_mate_is_kicked_too_hard():
    game = kick("4 4 4 5 1 1", True, "niggling:1")
    assert game.told("home 2: injury, rolled 4+5 (niggling injury +1), casualty")
    assert game.shows("home 2 injured")
    assert game.done()


@pytest.mark.rule("bb2016/skill.kick-team-mate.double")
def test_a_double_against_the_carrier_is_a_turnover():
    game = kick("4 4 1 2 N", True, "ball")
    assert game.shows("home 2 ko / ball 6,6")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2016/skill.kick-team-mate.out")
def test_out_of_the_stadium():
    position = KICK.replace("5,7", "6,2").replace("6,7", "6,1")
    game = kick("3", False, position=position)
    assert game.shows("home 2 ko")
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/skill.kick-team-mate.out")
def test_the_ball_comes_back_from_the_stadium():
    position = KICK.replace("5,7", "6,2").replace("6,7", "6,1")
    # Thrown in from 6,0 straight across (3 of the template), five squares, and it bounces.
    game = kick("3 3 2 3 E", False, "ball", position)
    assert game.shows("home 2 ko / ball 7,4")
    assert game.turnover
    assert game.done()


# Kicked from 6,3 to 6,1 and scattered over the sideline, or off the head of somebody at 6,0.
SCATTERED_OUT = KICK.replace("5,7", "6,4").replace("6,7", "6,3")
BOUNCED_OUT = SCATTERED_OUT + " / away 2 6,0"


@pytest.mark.rule("bb2016/skill.kick-team-mate.out")
@pytest.mark.parametrize(
    ("position", "dice"),
    [(SCATTERED_OUT, "2 N N"), (BOUNCED_OUT, "2 N W E, 1 1, N")],
)
@pytest.mark.parametrize("healed", [False, True])
def test_who_scatters_or_bounces_off_the_pitch_is_knocked_out_too(
    position: str, dice: str, healed: bool
):
    game = kick(dice, False, position=position + " / apothecary 1 0")
    assert game.asked("home", "apothecary for a knock-out", "home 2")
    game.play("use the apothecary" if healed else "no apothecary")
    assert game.shows("home 2 reserves" if healed else "home 2 ko")
    assert not game.turnover
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2016/skill.kick-team-mate.out")
def test_his_ball_comes_back_from_the_square_he_left_over():
    # From 6,0 straight in, six squares, and it bounces.
    game = kick("2 N N, 3 3 3 E", False, "ball", SCATTERED_OUT)
    assert game.shows("home 2 ko / ball 7,5")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2016/skill.kick-team-mate.landing")
@pytest.mark.parametrize(
    ("dice", "need"),
    [("2 1", 4), ("4 1", 4), ("4 2", 5), ("5 3", 5), ("5 4", 6)],
)
def test_the_further_the_harder_the_landing(dice: str, need: int):
    assert kick(f"{dice} N S N {need}", True).state("home 2") == "up"
    game = kick(f"{dice} N S N {need - 1} 1 1", True)
    assert game.state("home 2") == "prone"
    assert game.done()
