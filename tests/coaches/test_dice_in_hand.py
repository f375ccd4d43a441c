"""What the veteran makes of dice that lie on the table: which face, roll again or keep."""

from __future__ import annotations

import pytest

from pigskin import Game, ScriptedDice, edition
from pigskin.coaches.planning.losses import loss
from pigskin.coaches.planning.rerolling import likely, price
from pigskin.coaches.planning.stakes import at_stake
from pigskin.coaches.planning.supposing import Suppose
from pigskin.coaches.planning.traits import Traits
from pigskin.coaches.veteran import VeteranCoach
from pigskin.options import Options
from pigskin.pitch import AWAY, HOME
from pigskin.position import parse

FAR = " / away 9 22,1 / home 9 3,13"


def at(text: str, dice: list[int | str] | None = None, rules: str = "bb2020") -> Game:
    return Game.at(parse(text, edition(rules), Options(), ScriptedDice(dice or [])))


def chosen(game: Game) -> str:
    """The veteran's answer to the question at hand."""
    question = game.question
    assert question is not None
    return str(question.options[question.codes.index(VeteranCoach().choose(game))])


def block(text: str, *faces: int | str, by: str = "home 1", on: str = "away 1") -> str:
    """What the veteran answers when these block dice lie there."""
    game = at(text + FAR, list(faces))
    game.answer(f"{by} block")
    if game.question is not None and game.question.kind == "action":
        game.answer(f"block {on}")
    assert game.question is not None
    assert "block" in game.question.kind
    return chosen(game)


HELPED = "home 1 10,7 / home 2 11,6 / away 1 11,7"  # two dice, home chooses

# --- which face -------------------------------------------------------------------------------


def test_down_is_better_than_pushed() -> None:
    assert block(HELPED + " / turn home 3", "push", "pow") == "choose pow"


def test_a_push_is_better_than_going_down_together() -> None:
    assert block(HELPED + " / turn home 3", "push", "both down") == "choose push"


def test_who_has_block_goes_for_both_down() -> None:
    text = "home 1 10,7 Block / home 2 11,6 / away 1 11,7 / turn home 3"
    assert block(text, "push", "both down") == "choose both down"


def test_both_have_block_so_the_push_is_all_there_is_to_gain() -> None:
    text = "home 1 10,7 Block / home 2 11,6 / away 1 11,7 Block / turn home 3"
    assert block(text, "push", "attacker down") == "choose push"


def test_who_has_wrestle_brings_a_carrier_down_with_himself() -> None:
    text = "home 1 10,7 Wrestle / home 2 11,6 / home 3 12,10 / away 1 11,7 ball Block / turn home 3"
    assert block(text, "push", "both down") == "choose both down"


def test_the_crowd_is_better_than_both_down_for_who_has_block() -> None:
    text = "home 1 10,1 Block / home 2 11,1 / away 1 10,0 / turn home 3"
    assert block(text, "push", "both down") == "choose push"


def test_strip_ball_frees_the_ball_with_a_push() -> None:
    """Both have Dodge, so no face brings him down but one; the carrier loses the ball anyway."""
    carrier = "home 1 10,7 Strip Ball / home 2 11,6 / home 3 12,9 / away 1 11,7 ball"
    assert block(carrier + " / turn home 3", "both down", "push") == "choose push"


def test_with_the_ball_at_stake_in_the_last_turn_a_turnover_costs_nothing() -> None:
    """Away scores next turn if nothing is done, and nobody of home's has anything else to do."""
    text = "home 1 4,7 / home 2 5,6 used / away 1 5,7 ball / turn home 8 / kicking away"
    game = at(text, ["push", "both down"])
    game.answer("home 1 block")
    game.answer("block away 1")
    assert chosen(game) == "choose both down"


def test_the_defender_takes_what_hurts_the_attacker_most() -> None:
    text = "home 1 10,7 / away 1 11,7 / away 2 11,6 / turn home 3"
    assert block(text, "push", "attacker down") == "choose attacker down"
    assert block(text, "push", "pow") == "choose push"


# --- block dice again -------------------------------------------------------------------------


@pytest.mark.parametrize("face", ["attacker down", "both down"])
def test_a_turnover_early_in_the_turn_is_rolled_again(face: str) -> None:
    others = " / home 3 3,3 / home 4 3,4 / home 5 3,5 / home 6 3,6 / home 7 3,7 / home 8 3,8"
    text = HELPED + others + " / turn home 3 / rerolls 3 0"
    assert block(text, face, face) == "team re-roll"


def test_a_push_is_kept_while_re_rolls_may_be_wanted_for_worse() -> None:
    text = HELPED + " / turn home 2 / rerolls 1 0"
    assert block(text, "push", "push") == "choose push"


def test_brawler_rolls_the_die_that_shows_both_down_again() -> None:
    text = "home 1 10,7 Brawler / home 2 11,6 / away 1 11,7 / turn home 3"
    assert block(text, "both down", "attacker down") == "re-roll both down with Brawler"


# --- tests again ------------------------------------------------------------------------------


def failed(text: str, path: list[str], dice: list[int | str], rules: str = "bb2020") -> str:
    """What the veteran answers to a failed roll on the way of home 1."""
    game = at(text + FAR, dice, rules)
    game.play(["home 1 move", *path])
    assert game.question is not None
    assert game.question.kind == "re-roll"
    return chosen(game)


def test_a_failed_dodge_of_the_carrier_is_rolled_again() -> None:
    text = "home 1 10,7 ball / away 1 11,7 / turn home 3 / rerolls 2 0"
    assert failed(text, ["move 9,7"], [1]) == "team re-roll"


def test_a_skill_goes_before_the_team() -> None:
    text = "home 1 10,7 ball Dodge / away 1 11,7 / turn home 3 / rerolls 2 0"
    assert failed(text, ["move 9,7"], [1]) == "re-roll with Dodge"


def test_the_last_re_roll_is_not_for_a_player_who_has_nothing_to_lose() -> None:
    """Nobody else can act, the ball is far away, and most of the half is to come."""
    text = "home 1 10,7 av10 / away 1 11,7 / ball 24,2 / home 9 3,13 used / away 9 22,1"
    game = at(text + " / turn home 1 / rerolls 1 0", [1])
    game.play(["home 1 move", "move 9,7"])
    assert chosen(game) == "keep the roll"


def test_in_the_last_turn_re_rolls_are_free() -> None:
    text = "home 1 10,7 av10 / away 1 11,7 / ball 24,2 / home 9 3,13 used / away 9 22,1"
    game = at(text + " / turn home 8 / rerolls 1 0", [1])
    game.play(["home 1 move", "move 9,7"])
    assert chosen(game) == "team re-roll"


def test_a_loner_is_trusted_less() -> None:
    """The same dodge: whoever wastes most of the re-rolls he is given had better not have one."""
    text = "home 1 10,7 {} / away 1 11,7 / away 2 20,7 ball / turn home 3 / rerolls 2 0"
    others = " / home 3 9,3 / home 4 9,4 / home 5 9,10 / home 6 9,11"
    told = [
        failed(text.format(skill) + others, ["move 9,7"], [1])
        for skill in ("", "Loner (2+)", "Loner (5+)")
    ]
    assert told == ["team re-roll", "team re-roll", "keep the roll"]


# --- what is behind it ------------------------------------------------------------------------


def supposed(text: str) -> Suppose:
    return Suppose(at(text).table, HOME, Traits())


def test_a_re_roll_is_worth_less_with_every_turn_and_beside_others() -> None:
    worths = [
        price(at(f"home 1 3,3 / away 1 20,7 / turn home {turn} / rerolls 2 0").table, HOME)
        for turn in range(1, 9)
    ]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1] == 0.0 < worths[-2]
    table = at("home 1 3,3 / away 1 20,7 / turn home 3 / rerolls 1 3").table
    table.away.turn = table.home.turn
    assert price(table, HOME) > price(table, AWAY) > 0


def test_a_turn_with_everything_to_do_is_worth_more_than_one_that_is_over() -> None:
    team = " / ".join(f"home {number} 3,{number}" for number in range(1, 8))
    rest = " / away 1 20,7 ball / turn home 3"
    stakes = [
        at_stake(supposed(text + rest))
        for text in (team, "home 1 3,1 / home 2 3,2", "home 1 3,1 used / home 2 3,2 stunned")
    ]
    assert stakes[0] > stakes[1] > stakes[2] == 0.0


def test_the_carrier_has_more_to_lose_than_others() -> None:
    text = "home 1 9,7 {} / away 1 11,7 / away 2 20,2 {} / turn home 3 / acting home 1 move moved 1"
    carrier, walker = supposed(text.format("ball", "")), supposed(text.format("", "ball"))
    losses = [loss(each, each.field.mine[0], "dodge") for each in (carrier, walker)]
    assert losses[0] > 0.2 + losses[1]


def test_a_failure_of_nerves_costs_a_blitzer_more_than_a_walker() -> None:
    blitz = supposed("home 1 10,7 / away 1 13,7 / turn home 3 / acting home 1 blitz")
    walk = supposed("home 1 10,7 / away 1 13,7 / turn home 3 / acting home 1 move")
    assert loss(blitz, blitz.field.mine[0], "bone head") > loss(
        walk, walk.field.mine[0], "bone head"
    )


@pytest.mark.parametrize(
    "need, share", [(1, 5 / 6), (2, 5 / 6), (4, 0.5), (6, 1 / 6), (7, 1 / 6), (8, 15 / 36)]
)
def test_how_likely_a_roll_is(need: int, share: float) -> None:
    assert likely(need) == pytest.approx(share)


def test_looking_at_dice_changes_nothing() -> None:
    game = at("home 1 10,7 / home 2 11,6 / away 1 11,7 ball / turn home 3" + FAR, ["push", "pow"])
    game.answer("home 1 block")
    game.answer("block away 1")
    table = game.table
    before = (table.place[:], table.state[:], table.board[:], table.carrier, table.ball)
    chosen(game)
    assert (table.place, table.state, table.board, table.carrier, table.ball) == before
