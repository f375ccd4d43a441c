"""A match as a list of entries: the same entries lead to the same table."""

import random

import pytest
from web.server import merged

from pigskin.dice import Dice
from pigskin.errors import NothingToUndo
from pigskin.web.match import Entry, Match, OutOfStep, Twin
from pigskin.web.seeing import Picture, change
from pigskin.web.start import start_of

EDITIONS = ("lrb6", "bb2016", "bb2020")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_twin_follows_a_match_with_takings_back_by_its_entries(edition: str) -> None:
    start = start_of(edition, {}, "human", "orc")
    match = Match(start, Dice(7))
    twin = Twin(start, match.first)
    chance = random.Random(3)
    view = Picture(match.game).view(())
    backs = 0
    while match.game.question is not None and match.n < 700:
        steps = match.steps_back()
        by = match.asked
        assert by is not None
        if steps and chance.random() < 0.2:
            entries = [match.back(by, chance.choice(steps))]
            backs += 1
        else:
            answers = [chance.choice(match.game.question.options).json]
            entries, stopped = match.answer(by, answers)
            assert not stopped
        twin.follow(entries)
        seen = Picture(match.game).view(())
        view = merged(view, change(view, seen))
        assert {**view, "players": None} == {**seen, "players": None}
        assert sorted(view["players"], key=str) == sorted(seen["players"], key=str)
        assert twin.match.game.key() == match.game.key()
    assert backs > 20


def test_several_answers_stop_where_the_next_does_not_fit() -> None:
    match = Match(start_of("bb2020", {"inducements": False}, "human", "orc"), Dice(1))
    assert match.game.question is not None
    assert match.game.question.kind == "toss"
    by = match.asked
    assert by is not None
    entries, stopped = match.answer(by, ["heads", "tails"])
    assert [entry.words for entry in entries] == ["heads"]
    assert stopped
    assert match.n == 1


def test_what_was_taken_back_cannot_be_gone_back_to() -> None:
    match = Match(start_of("bb2020", {"inducements": False}, "human", "orc"), Dice(1))
    while match.game.question is not None and match.game.question.kind != "set-up":
        assert match.asked is not None
        match.answer(match.asked, [match.game.question.options[0].json])
    by = match.asked
    assert by is not None
    first = match.n
    for _ in range(2):
        assert match.game.question is not None
        match.answer(by, [match.game.question.options[-1].json])
    taken_back = match.n
    match.back(by, first + 1)
    assert match.game.question is not None
    match.answer(by, [match.game.question.options[-1].json])
    match.answer(by, [match.game.question.options[-1].json])
    assert taken_back not in match.steps_back()
    with pytest.raises(NothingToUndo):
        match.back(by, taken_back)


def test_entries_that_roll_other_dice_are_out_of_step() -> None:
    start = start_of("bb2020", {"inducements": False}, "human", "orc")
    match = Match(start, Dice(1))
    by = match.asked
    assert by is not None
    entries, _ = match.answer(by, ["heads"])
    again = Match(start, Dice(1))
    entry = entries[0]
    with pytest.raises(OutOfStep):
        again.repeat(Entry(entry.n, entry.kind, by, entry.words, 0, (*entry.faces, 1)))
