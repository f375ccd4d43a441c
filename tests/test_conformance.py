"""Random games of every roster keep every promise of the engine."""

from collections.abc import Iterator

import pytest

from pigskin import EDITIONS, Game
from pigskin.conformance import BrokenPromise, check_game, check_table
from pigskin.dice import Dice
from pigskin.record import state_text
from pigskin.teams import rosters


def pairs(every: int, times: int, more: int) -> Iterator[tuple[str, str, str]]:
    """Rosters of each edition, every so many of them, each with another one."""
    for edition in EDITIONS:
        names = list(rosters(edition.id))
        for number in range(0, len(names), every):
            yield edition.id, names[number], names[(number * times + more) % len(names)]


# Each roster plays once in every run; in `make soak` each is at home once, and away.
@pytest.mark.parametrize(
    "edition, home, away",
    [*pairs(2, 1, 1), *(pytest.param(*each, marks=pytest.mark.soak) for each in pairs(1, 7, 3))],
)
def test_random_games_keep_every_promise(edition: str, home: str, away: str) -> None:
    assert check_game(home, away, edition, seed=len(home)) > 100


@pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])
def test_the_same_seed_gives_the_same_game(edition: str) -> None:
    ends = []
    for _ in range(2):
        game, choice = Game("skaven", "dwarf", edition, seed=11), Dice(5)
        while game.question is not None:
            game.answer(game.question.codes[choice.roll(len(game.question)) - 1])
        ends.append((state_text(game.table), [str(event) for event in game.events]))
    assert ends[0] == ends[1]


def test_a_game_with_overtime_always_ends() -> None:
    game, choice = Game("human", "orc", seed=4, options={"overtime": "always"}), Dice(1)
    while game.question is not None:
        game.answer(game.question.codes[choice.roll(len(game.question)) - 1])
    assert game.outcome is not None
    assert game.outcome.winner is not None


def test_the_check_itself_notices_two_players_in_one_square() -> None:
    game = Game("human", "orc", seed=4)
    choice = Dice(1)
    while game.question is not None and game.question.kind != "turn":
        game.answer(game.question.codes[choice.roll(len(game.question)) - 1])
    table = game.table
    on_pitch = [player for player in table.players(0) if table.place[player]]
    table.place[on_pitch[0]] = table.place[on_pitch[1]]
    with pytest.raises(BrokenPromise, match=r"share a square|disagree"):
        check_table(table, "here", at_rest=True)
