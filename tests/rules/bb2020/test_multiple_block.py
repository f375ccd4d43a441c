"""Multiple Block: two opponents at once."""

from __future__ import annotations

import pytest
from table import Scene, pitch

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


@pytest.mark.rule("bb2020/skill.multiple-block.limits", "bb2020/skill.chainsaw.attack")
def test_a_saw_that_kicks_back_ends_it():
    game = two("1 5 4 1 2", "av9 Chainsaw Stab").play("Chainsaw on away 1", "Stab on away 2")
    assert game.shows("home 1 7,7 stunned / away 1 8,6 up / away 2 8,8 up")
    assert not game.happenings("stabs")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.limits")
def test_no_follow_up_and_no_frenzy():
    game = two("push push", "Frenzy").play("push to 9,5", "push to 9,9")
    assert game.shows("home 1 7,7 up / away 1 9,5 up / away 2 9,9 up")
    assert len(game.happenings("block")) == 2
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.limits")
def test_others_still_assist():
    game = two("push push push push", more="away 3 6,6")
    assert game.asked("home", "second target", "home 1")
    game.play("block away 2")
    assert [each.values[2] for each in game.happenings("block")] == [-2, -2]
    game = two("push push push", more="home 2 9,9")
    assert [each.values[2] for each in game.happenings("block")] == [1, 2]


@pytest.mark.rule("bb2020/skill.multiple-block.limits")
def test_either_may_be_stabbed():
    game = two("5 4 1 2 pow 1 3", "Stab").play("Stab on away 1", "block away 2")
    game.play("push to 9,9")
    assert game.shows("away 1 8,6 stunned / away 2 9,9 prone")
    game = two("1 2 1 3", "Stab").play("Stab on away 1", "Stab on away 2")
    assert len(game.happenings("stabs")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.limits")
@pytest.mark.parametrize("weapon", ["Chainsaw", "Projectile Vomit"])
def test_other_weapons_are_used_on_one_of_them_only(weapon: str):
    # 2+ hits away 1, whose armour holds; away 2 is blocked.
    game = two("2 1 2 push", weapon).play(f"{weapon} on away 1")
    assert game.asked("home", "push", "away 2")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.limits")
def test_it_needs_a_block_action_and_two_opponents():
    game = pitch("home 1 7,7 Multiple Block / away 1 8,6").play("home 1 block")
    assert game.refuses("Multiple Block on away 1")
    game = pitch("home 1 7,7 Multiple Block / away 1 8,6 / away 2 8,8")
    game.play("home 1 blitz", "name away 1")
    assert game.refuses("Multiple Block on away 1")


@pytest.mark.rule("bb2020/skill.multiple-block.limits", "bb2020/skill.grab.square")
def test_of_two_grabbed_at_once_none_is_put_where_the_other_stood():
    game = pitch(
        "home 1 5,5 st5 Multiple Block Grab / home 2 2,2 / away 1 6,5 / away 2 6,6 / away 3 20,2",
        "push, push",
    )
    game.play("home 1 block", "Multiple Block on away 1", "push to 7,4")
    assert game.asked("home", "push", "away 2")
    assert game.offers("push to 5,6", "push to 7,5", "push to 6,7")
    assert game.refuses("push to 6,5")
    game.play("push to 7,7")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.limits", "bb2020/skill.sidestep.choice")
def test_nor_does_one_step_aside_to_where_the_other_stood():
    game = pitch(
        "home 1 5,5 st5 Multiple Block / home 2 2,2 / away 1 6,5 / away 2 6,6 Sidestep"
        " / away 3 20,2",
        "push, push",
    )
    game.play("home 1 block", "Multiple Block on away 1", "push to 7,4", "use Sidestep")
    assert game.asked("away", "push", "away 2")
    assert game.offers("push to 5,6", "push to 7,5")
    assert game.refuses("push to 6,5")


@pytest.mark.rule("bb2020/skill.multiple-block.two", "bb2020/skill.foul-appearance.roll")
def test_who_is_too_foul_to_touch_is_not_stabbed_either():
    game = two("1 1 2", "Stab", one="Foul Appearance").play("Stab on away 1", "Stab on away 2")
    assert len(game.happenings("stabs")) == 1
    assert game.shows("away 1 8,6 up / away 2 8,8 up")
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


@pytest.mark.rule("bb2020/skill.multiple-block.two")
def test_both_are_rolled_for_before_either_is_resolved():
    # ST 5 - 2 against 3 each, and they do not assist each other: one die each.
    game = two("pow push 1 2")
    assert game.asked("home", "push", "away 1")
    assert game.dice_left() == [1, 2]
    game.play("push to 9,5", "push to 9,9")
    assert game.shows("home 1 7,7 up / away 1 9,5 prone / away 2 9,9 up")
    assert [each.values[2] for each in game.happenings("block")] == [1, 1]
    assert game.asked("home", "turn")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.two")
def test_strength_does_not_fall_below_one():
    game = pitch("home 1 7,7 st2 Multiple Block / away 1 8,6 st2 / away 2 8,8 st3", "push " * 5)
    game.play("home 1 block", "Multiple Block on away 1")
    assert [each.values[2] for each in game.happenings("block")] == [-2, -3]


@pytest.mark.rule("bb2020/skill.multiple-block.two")
def test_the_second_block_is_resolved_even_after_a_turnover():
    game = two("skull pow 1 2 1 3").play("push to 9,9")
    assert game.shows("home 1 7,7 prone / away 1 8,6 up / away 2 9,9 prone")
    assert game.turnover
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.two")
def test_even_an_attacker_who_is_carried_off_pushes_the_second_one():
    game = two("skull push 6 6 5 3").play("push to 9,9")
    assert game.shows("home 1 ko / away 2 9,9 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.two")
def test_he_goes_down_only_once():
    game = two("skull both down 1 2 1 2")
    assert game.shows("home 1 7,7 prone / away 1 8,6 up / away 2 8,8 prone")
    assert len(game.happenings("armour")) == 2
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.two", "bb2020/skill.foul-appearance.roll")
def test_one_of_them_may_be_too_foul_to_touch():
    game = two("1 push", one="Foul Appearance").play("push to 9,9")
    assert game.shows("away 1 8,6 up / away 2 9,9 up")
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.two", "bb2020/casualty.credit")
def test_both_casualties_are_credited():
    game = two("pow pow 6 6 6 6 1 6 6 6 6 1").play("push to 9,5", "push to 9,9")
    player = game.player("home 1")
    assert game.table.feats == ((player, 1), (player, 1))
    assert game.done()


@pytest.mark.rule("bb2020/skill.multiple-block.two")
def test_the_ball_bounces_when_both_are_settled():
    # Away 1 drops the ball; it lies still until away 2 is down as well.
    game = two("pow pow 1 2 1 3 SW", one="ball").play("push to 9,5", "push to 9,9")
    kinds = [event.kind for event in game.game.events]
    assert kinds.index("bounce") > max(
        number for number, kind in enumerate(kinds) if kind == "armour"
    )
    assert game.done()
