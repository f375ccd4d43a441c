"""Corners of blocks, weapons, pushes and injuries."""

import pytest
from table import Scene, pitch

# --- two at once ------------------------------------------------------------------------------

TWO = "home 1 7,7 st5 Multiple Block {home} / away 1 8,6 {one} / away 2 8,8 {two} / {more}"


def two(dice: str, home: str = "", one: str = "", two: str = "", more: str = "") -> Scene:
    game = pitch(TWO.format(home=home, one=one, two=two, more=more), dice)
    return game.play("home 1 block", "Multiple Block on away 1")


@pytest.mark.rule("bb2020/skill.multiple-block.limits")
def test_each_victim_has_his_own_choice_of_attacks():
    game = two("", "Stab")
    assert game.options() == ["block away 1", "Stab on away 1"]
    game.play("Stab on away 1")
    assert game.options() == ["block away 2", "Stab on away 2"]


@pytest.mark.rule("bb2020/skill.multiple-block.two", "bb2020/skill.foul-appearance.roll")
def test_who_is_too_foul_to_touch_is_not_stabbed_either():
    game = two("1 1 2", "Stab", one="Foul Appearance").play("Stab on away 1", "Stab on away 2")
    assert len(game.happenings("stabs")) == 1
    assert game.shows("away 1 8,6 up / away 2 8,8 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.limits", "bb2020/skill.chainsaw.attack")
def test_a_saw_that_kicks_back_ends_it():
    game = two("1 5 4 1 2", "av9 Chainsaw Stab").play("Chainsaw on away 1", "Stab on away 2")
    assert game.shows("home 1 7,7 stunned / away 1 8,6 up / away 2 8,8 up")
    assert not game.happenings("stabs")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.two", "bb2020/skill.trickster.place")
def test_one_of_two_may_slip_away_first():
    game = two("push push", one="Trickster")
    assert game.asked("away", "slip away", "away 1")
    game.play("Trickster to 6,7", "push to 5,7", "push to 9,9")
    assert game.shows("away 1 5,7 up / away 2 9,9 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.two", "bb2020/scoring.chain-push")
def test_a_touchdown_of_the_first_one_spares_the_second():
    game = pitch(
        "home 1 1,7 st5 Multiple Block / home 2 5,5 / away 1 1,6 ball / away 2 2,8 / turn home 3",
        "push pow",
    )
    game.play("home 1 block", "Multiple Block on away 1", "push to 0,5")
    assert game.score == (0, 1)
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.two", "bb2020/skill.dump-off.pass")
def test_one_of_two_may_dump_the_ball():
    game = two("6 6 push push", one="pa2 Dump-off ball", more="away 3 10,6")
    assert game.asked("away", "dump-off", "away 1")
    game.play("pass to 10,6")
    assert game.ball == "away 3"
    assert game.asked("home", "push", "away 1")
    assert game.done()


# --- weapons ----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.dump-off.pass", "bb2020/skill.stab.armour")
def test_a_stab_leaves_time_to_dump_the_ball():
    game = pitch(
        "home 1 5,5 Stab / away 1 6,5 pa2 Dump-off ball / away 2 8,5 ag2 / home 2 2,2",
        "3 3 1 2",
    )
    game.play("home 1 block", "Stab on away 1")
    assert game.asked("away", "dump-off", "away 1")
    game.play("pass to 8,5")
    assert game.ball == "away 2"
    assert game.told("home 1 stabs at away 1")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dump-off.pass", "bb2020/scoring.opponents-turn")
@pytest.mark.parametrize("side", ["home", "away"])
def test_a_dumped_ball_that_scores_spares_the_thrower(side: str):
    other = "away" if side == "home" else "home"
    x = (24, 25) if other == "home" else (1, 0)
    back = 20 if other == "home" else 5
    game = pitch(
        f"{side} 1 {x[0]},6 Stab / {side} 2 12,12 / {other} 1 {x[0]},5 pa2 Dump-off ball / "
        f"{other} 2 {x[1]},3 ag2 / {other} 3 {back},1 / turn {side} 3",
        "3 3",
    )
    game.play(f"{side} 1 block", f"Stab on {other} 1", f"pass to {x[1]},3")
    assert not game.happenings("stabs")
    assert game.score == ((1, 0) if other == "home" else (0, 1))
    assert game.done()


@pytest.mark.rule("bb2020/skill.dump-off.pass", "bb2020/blocking.blitz-target")
def test_who_kept_the_ball_when_he_was_named_dumps_it_no_more():
    game = pitch("home 1 5,5 Stab / away 1 6,5 Dump-off ball / away 2 8,5 / home 2 2,2", "1 2")
    game.play("home 1 blitz", "name away 1")
    assert game.asked("away", "dump-off", "away 1")
    game.play("nobody", "Stab on away 1")
    assert game.ball == "away 1"
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.chainsaw.foul")
def test_a_carrier_whose_saw_kicks_back_in_a_foul_drops_the_ball():
    game = pitch(
        "home 1 7,7 av8 Chainsaw ball / home 2 3,3 / away 1 8,7 prone / away 2 20,3", "1 3 2 1 2 N"
    )
    game.play("home 1 foul", "foul away 1", "use Chainsaw")
    assert game.shows("home 1 7,7 stunned / ball 7,6")
    assert game.turnover
    assert game.done()


# --- skills -----------------------------------------------------------------------------------


@pytest.mark.rule("bb2020/skill.grab.sidestep", "bb2020/skills.standing")
def test_grab_works_only_while_he_has_a_tackle_zone():
    # Home 1 has been hypnotised: blocked by away 1 he throws him down the way he stands.
    game = pitch(
        "home 1 5,5 Grab hypnotised / away 1 6,5 Sidestep / home 2 2,2 / away 2 20,2 / "
        "acting home 1 block",
        "push",
    )
    game.play("block away 1")
    assert game.asked("away", "use skill", "away 1")
    assert game.done()


@pytest.mark.rule("bb2020/skill.dirty-player.bonus")
def test_a_dirty_player_blocks_like_anybody():
    game = pitch("home 1 5,5 Dirty Player (+1) / away 1 6,5 av9 / away 2 20,2", "pow 4 4")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows("away 1 7,5 prone")
    assert game.asked("home", "turn")
    nine = pitch("home 1 5,5 Dirty Player (+1) / away 1 6,5 av9 / away 2 20,2", "pow 4 5 1 2")
    nine.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert nine.shows("away 1 7,5 stunned")
    assert game.done()
    assert nine.done()


@pytest.mark.rule("bb2020/casualty.limit", "bb2020/dice.no-passing-ability")
@pytest.mark.parametrize(
    ("pa", "dice", "injury"), [(0, "4 5", "-1 AG"), (1, "4", "-1 PA"), (6, "4 5", "-1 AG")]
)
def test_a_passing_ability_that_cannot_get_worse_is_rolled_again(pa: int, dice: str, injury: str):
    # 13 is a lasting injury: 4 a broken arm, 5 a neck injury.
    game = pitch(f"home 1 5,5 / away 1 6,5 av9 pa{pa} / away 2 20,2", f"pow 6 6 6 6 13 {dice}")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows(f"injuries away 1 {injury}")
    assert game.done()


@pytest.mark.rule("bb2020/inducements.plague-doctor")
@pytest.mark.parametrize(("kind", "helped"), [("", True), ("star", False), ("mercenary", False)])
def test_whom_a_plague_doctor_wakes(kind: str, helped: bool):
    game = pitch(
        f"home 1 5,5 / away 1 6,5 av9 {kind} / away 2 20,2 / plague-doctor 0 1", "pow 5 4 4 4"
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert (game.kind == "plague doctor for a knock-out") is helped
    assert game.done()


@pytest.mark.rule("bb2020/casualty.smashed-knee", "bb2020/casualty.limit")
@pytest.mark.parametrize(("ma", "dice", "injury"), [(9, "3", "-1 MA"), (1, "3 5", "-1 AG")])
def test_the_slowest_lose_no_movement_and_the_fastest_do(ma: int, dice: str, injury: str):
    game = pitch(f"home 1 5,5 / away 1 6,5 ma{ma} / away 2 20,2", f"pow 6 6 6 6 13 {dice}")
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.shows(f"injuries away 1 {injury}")
    assert game.done()


@pytest.mark.rule("bb2020/skill.safe-pair-of-hands.place")
def test_the_ball_is_put_in_a_free_square_only():
    game = pitch(
        "home 1 5,5 / away 1 6,5 Safe Pair of Hands ball / away 2 8,5 / away 3 8,4 prone", "pow"
    )
    game.play("home 1 block", "block away 1", "push to 7,5", "stay")
    assert game.offers("Safe Pair of Hands to 8,6", "Safe Pair of Hands to 6,5")
    assert game.refuses("Safe Pair of Hands to 8,5", "Safe Pair of Hands to 8,4")
