"""What a game remembers survives being copied, however often."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pigskin import Game
from pigskin.editions import EDITIONS
from pigskin.history import LONGEST_CHAIN, History
from pigskin.record import load

IDS = [edition.id for edition in EDITIONS]


def deep_copy(edition: str, copies: int) -> tuple[Game, Game]:
    """A game copied after every answer (and on, once it is over), and the same game uncopied."""
    chance = random.Random(7)
    copied = Game("Human", "Orc", edition=edition, seed=11)
    plain = Game("Human", "Orc", edition=edition, seed=11)
    for _ in range(copies):
        if copied.question is not None:
            answer = chance.choice(copied.question.codes)
            copied.answer(answer)
            plain.answer(answer)
        copied = copied.copy()
    return copied, plain


@pytest.mark.parametrize("edition", IDS)
def test_ten_thousand_copies_deep_everything_is_remembered(edition: str, tmp_path: Path) -> None:
    copied, plain = deep_copy(edition, 10_000)
    assert copied.over
    assert [str(event) for event in copied.events] == [str(event) for event in plain.events]
    copied.save(tmp_path / "copied.json")
    plain.save(tmp_path / "plain.json")
    assert (tmp_path / "copied.json").read_text() == (tmp_path / "plain.json").read_text()
    assert load(tmp_path / "copied.json").outcome is not None


def test_a_chain_of_histories_stays_short() -> None:
    history = History(None, 0, 0, 0)
    for number in range(10_000):
        history.answers.append(number)
        history.tape.append(-number)
        history.events.append(("turn", number, 0, 0, 0))
        history = history.branch(len(history.answers), len(history.tape), len(history.events))
        assert history.links <= LONGEST_CHAIN + 1
    assert history.all_answers() == list(range(10_000))
    assert history.all_tape() == [-number for number in range(10_000)]
    assert [event[1] for event in history.all_events()] == list(range(10_000))


@pytest.mark.parametrize("links", [0, 1, LONGEST_CHAIN - 1, LONGEST_CHAIN, 3 * LONGEST_CHAIN])
def test_a_branch_knows_nothing_of_what_came_after_it(links: int) -> None:
    history = History(None, 0, 0, 0)
    for number in range(links):
        history.answers.append(number)
        history = history.branch(1 if history.answers else 0, 0, 0)
    history.answers.extend([-1, -2, -3])
    early = history.branch(1, 0, 0)
    early.answers.append(-9)
    assert early.all_answers() == [*range(links), -1, -9]
    assert history.all_answers() == [*range(links), -1, -2, -3]


def test_events_since_are_the_last_of_all_events() -> None:
    copied, _ = deep_copy("lrb6", 200)
    assert copied.question is not None
    copied.answer(copied.question.codes[0])
    every = [str(event) for event in copied.events]
    assert copied.history.count_events() == len(every)
    for count in (0, 1, len(every) // 2, len(every) - 1, len(every), len(every) + 5):
        assert [str(event) for event in copied.events_since(count)] == every[count:]


def test_a_copy_in_mid_flow_remembers_what_came_before() -> None:
    chance = random.Random(3)
    game = Game("Human", "Orc", seed=4)
    while game.at_rest or len(game.events) < 100:
        assert game.question is not None
        game.answer(chance.choice(game.question.codes))
    twin = game
    for _ in range(3 * LONGEST_CHAIN):
        twin = twin.copy()
    assert [str(event) for event in twin.events] == [str(event) for event in game.events]
    assert twin.history.all_answers() == game.history.all_answers()
