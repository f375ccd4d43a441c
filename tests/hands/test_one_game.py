"""Two games that differ only in a hidden hand are one game to everybody else."""

from collections.abc import Callable

import pytest

from pigskin import Dice, Game, hiding
from pigskin.conformance import BrokenPromise, check_game
from pigskin.conformance_hands import FULL_HANDS, Pair, check_hands
from pigskin.history import EventRow
from pigskin.model import Table
from pigskin.numbers import Code, SideNo


@pytest.mark.parametrize(
    ("edition", "home", "away", "seed"),
    [
        pytest.param("lrb6", "human", "orc", 1, marks=pytest.mark.soak),
        pytest.param("lrb6", "skaven", "dwarf", 2, marks=pytest.mark.soak),
        ("lrb6", "human", "orc", 12),  # both draw from one deck
        ("bb2016", "wood_elf", "chaos_chosen", 3),
    ],
)
def test_a_hidden_hand_shows_nowhere(edition: str, home: str, away: str, seed: int) -> None:
    assert check_hands(home, away, edition, seed) > 100


def real_hand(table: Table, side: SideNo, dice: Dice) -> tuple[int, ...]:
    return table.side(side).hand


def open_hand(table: Table, side: SideNo) -> tuple[int, ...]:
    return table.side(side).hand


def whole_row(row: EventRow, side: int) -> EventRow:
    return row


def all_answers(table: Table, side: SideNo, codes: list[Code]) -> list[Code]:
    return codes


@pytest.mark.parametrize(
    ("what", "leak", "noticed"),
    [
        ("pigskin.hiding.dealt_anew", real_hand, "copy"),
        ("pigskin.hiding.heard", whole_row, "copy"),
        ("pigskin.keys.backs", open_hand, "key"),
        ("pigskin.seen.heard", whole_row, "events"),
        ("pigskin.contract.view.backs", open_hand, "view"),
        ("pigskin.contract.asking.open_answers", all_answers, "view"),
    ],
)
def test_the_check_notices_a_leak(
    what: str, leak: Callable[..., object], noticed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not str(hiding.__file__).endswith(".py"):
        pytest.skip("the compiled engine does not let itself be changed")
    monkeypatch.setattr(what, leak)
    with pytest.raises(BrokenPromise, match=f"the hidden hand shows in the {noticed}"):
        check_games(4)


def check_games(count: int) -> None:
    for seed in range(count):
        check_hands("human", "orc", "lrb6", seed)


@pytest.mark.parametrize(("edition", "seed"), [("lrb6", 3), ("lrb6", 4), ("bb2016", 5)])
def test_random_games_with_full_hands_keep_every_promise(edition: str, seed: int) -> None:
    assert check_game("human", "orc", edition, seed, FULL_HANDS) > 100


def test_the_check_plays_nothing_of_the_games_it_compares():
    """With no card hidden any more a coach is given the game itself."""
    game = Game("human", "orc", "lrb6", seed=1)
    twin = game.copy()
    assert game.question is not None
    owner = SideNo(1 - game.question.side)
    Pair(game, twin, owner, Dice(1), "here").compare(closely=True)
    assert game.history.all_answers() == twin.history.all_answers() == []
