"""Copies and undoing before the first rest, and what a turn leaves behind on the table."""

from dataclasses import replace

import pytest
from table import Scene, match, pitch

from pigskin import Dice, Game, ScriptedDice
from pigskin.errors import DiceError
from pigskin.pitch import HOME
from pigskin.record import state_text
from pigskin.rules.counting import has
from pigskin.teams import Team, ready_team


def short_of_players(roster: str, count: int, treasury: int = 0) -> Team:
    team = ready_team("lrb6", roster)
    return replace(team, players=team.players[:count], treasury=treasury)


def same(one: Game, other: Game) -> bool:
    assert one.question is not None
    assert other.question is not None
    assert one.question.kind == other.question.kind
    assert one.question.codes == other.question.codes
    assert state_text(one.table) == state_text(other.table)
    assert [str(each) for each in one.events] == [str(each) for each in other.events]
    return True


# Each stops at a question before the first kick-off.
BEFORE_THE_MATCH = {
    # Undead choose between skeletons and zombies.
    "journeymen": lambda: match(short_of_players("undead", 9), "orc").game,
    "petty cash": lambda: match(short_of_players("human", 12, 100_000), "orc").game,
    "inducements": lambda: match(short_of_players("human", 11), "orc").until("inducements").game,
    "toss": lambda: match().game,
    "kick or receive": lambda: match().until("kick or receive").game,
}


@pytest.mark.parametrize("kind", BEFORE_THE_MATCH)
def test_a_copy_before_the_match_is_the_same_game(kind: str):
    game = BEFORE_THE_MATCH[kind]()
    assert game.question is not None
    assert game.question.kind == kind
    twin = game.copy()
    assert same(game, twin)
    # Both play on alike, and so does a copy of the copy.
    third = twin.copy()
    choices = Dice("choices")
    for _ in range(120):
        assert game.question is not None
        chosen = game.question.codes[choices.roll(len(game.question.codes)) - 1]
        for each in (game, twin, third):
            each.answer(chosen)
        assert same(game, twin)
        assert same(game, third)


def test_a_copy_before_the_match_goes_its_own_way():
    game = match().game
    twin = game.copy(ScriptedDice([2]))
    twin.answer("heads")
    assert game.question is not None
    assert game.question.kind == "toss"
    assert twin.question is not None
    assert twin.question.coach == "home"  # the coin shows tails: away has lost the call
    game.answer("heads")


def test_an_answer_before_the_match_that_breaks_is_undone():
    rolls = ScriptedDice([3, 4, 1, 1, 2, 2])  # weather and fans; no die for the coin
    game = Game("human", "orc", dice=rolls)
    before = state_text(game.table)
    events = [str(each) for each in game.events]
    with pytest.raises(DiceError):
        game.answer("heads")
    assert game.question is not None
    assert game.question.kind == "toss"
    assert state_text(game.table) == before
    assert [str(each) for each in game.events] == events
    rolls.faces.append(1)
    game.answer("heads")
    assert game.question is not None
    assert (game.question.kind, game.question.coach) == ("kick or receive", "away")


def test_a_later_answer_before_the_match_that_breaks_is_undone():
    team = short_of_players("human", 12, 100_000)
    rolls = ScriptedDice([3, 4])
    game = Scene(Game(team, "orc", dice=rolls), rolls)
    # The fans are counted after the last purchase, and there are no dice for them.
    game.play("petty cash 100k", "buy Bloodweiser Babes", "home: done")
    with pytest.raises(DiceError):
        game.play("away: done")
    assert game.asked("away", "inducements")
    assert has(game.table, HOME, "babes") == 1
    game.rolls("1 1 1 1").play("done")
    assert game.asked("away", "toss")
    assert game.done()


def test_a_position_that_asks_nothing_first_can_be_copied():
    # Nobody is asked at once: the knocked-out player rolls, then the kickers set up.
    game = pitch(
        "home 1 reserves / home 2 ko / away 1 reserves / phase drive / kicking home / turns 0 0",
        dice="4",
    )
    assert same(game.game, game.copy().game)


def test_an_action_with_nothing_left_to_do_can_be_copied():
    # The player cannot move on: his action ends by itself, and the end zone counts.
    game = pitch(
        "home 1 24,7 ma1 ball / away 1 3,3 / acting home 1 move moved 0 / turn home 3 / rerolls 1 0"
    )
    twin = game.copy()
    assert same(game.game, twin.game)
    game.play("move 25,7")
    twin.play("move 25,7")
    assert same(game.game, twin.game)


def test_nothing_of_an_action_stays_on_the_table():
    # Two squares there and two back by another player: the same position is the same table.
    acted = pitch("home 1 7,7 / home 2 9,9 / away 1 20,2", dice="6")
    acted.play("home 1 blitz", "move 8,7 9,7 10,7 11,7 12,7 13,7 14,7", "stop")
    told = pitch("home 1 14,7 used / home 2 9,9 / away 1 20,2 / used blitz / begun")
    assert acted.picture() == told.picture()
    assert state_text(acted.table) == state_text(told.table)
    assert acted.done()


def test_nothing_of_the_set_up_stays_on_the_table():
    game = pitch(
        "home 1 reserves / away 1 reserves / phase drive / kicking home / turns 0 0",
        dice="N 1 N",  # the kick scatters one square and bounces another
        options={"kickoff_table": False},
    )
    game.play("place home 1 at 12,7", "place away 1 at 13,5", "kick to 18,7")
    told = pitch("home 1 12,7 / away 1 13,5 / ball 18,5 / turn away 1 / kicking home")
    assert game.picture() == told.picture()
    assert game.done()


def test_nothing_of_a_kick_off_return_stays_on_the_table():
    game = pitch(
        "home 1 12,7 / away 1 20,7 Kick-Off Return / phase kick / kicking home / turns 0 0",
        dice="N 1 N",
        options={"kickoff_table": False},
    )
    game.play("kick to 18,3", "away 1 uses Kick-Off Return", "move 19,7", "stop")
    assert game.table.left == 0
    assert game.done()
