"""The kinds of argument: words and JSON, both ways."""

from __future__ import annotations

import pytest

from pigskin import EDITIONS, Game, MalformedAnswer, UnknownName
from pigskin.contract.arguments import KINDS, ExtraSkill, SkillKind
from pigskin.pitch import square


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
@pytest.mark.parametrize("kind", KINDS)
def test_every_number_of_a_kind_comes_back(kind: str, edition: str) -> None:
    """From its words and from JSON, at a table of each edition."""
    table = Game("human", "orc", edition).table
    argument = KINDS[kind]
    numbers = [argument.from_dense(place) for place in range(argument.size)]
    assert [argument.dense(number) for number in numbers] == list(range(argument.size))
    if isinstance(argument, SkillKind):  # skills of other editions cannot be named
        extra = isinstance(argument, ExtraSkill)
        numbers = [skill.id + extra for skill in table.edition.by_name.values()]
        assert max(numbers) < argument.size
    elif kind == "face":
        numbers = [1, 2, 3, 5, 6]  # 4 is the other push
    met = 0
    for number in numbers:
        try:
            words = argument.words(table, number)
        except UnknownName:
            continue  # room kept for more
        met += 1
        assert argument.read(table, words) == number
        assert argument.read(table, words.upper()) == number
        assert argument.from_json(table, argument.to_json(table, number)) == number
    nowhere_here = {
        "lrb6": ("specialist", "spell", "stat", "category", "rune"),
        "bb2016": ("specialist", "stat", "category", "rune"),
        "bb2020": ("deck",),
    }
    assert met or kind in nowhere_here[edition]


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_there_is_room_for_everything_an_edition_names(edition: str) -> None:
    table = Game("human", "orc", edition).table
    for kind in ("inducement", "star", "position", "journeyman", "specialist", "spell", "category"):
        assert len(table.edition.argument_names(table, kind)) <= KINDS[kind].size


@pytest.mark.parametrize(
    ("kind", "words", "message"),
    [
        ("player", "home 77", "there is no player 'home 77'; the shirts of home are 1, 2"),
        ("player", "nobody 1", "'nobody 1' is no player; write side and shirt number"),
        ("square", "26,1", "is no square of the pitch"),
        ("skill", "Blok", "there is no skill 'Blok'; did you mean 'Block'?"),
        ("action", "blits", "there is no action 'blits'; did you mean 'blitz'?"),
        ("star", "Zug", "there is no star 'Zug'; did you mean 'Mighty Zug'?"),
        ("shift", "+3", "is no shift"),
        ("amount", "55k", "tens of thousands"),
    ],
)
def test_a_name_nobody_knows_is_told_with_what_it_was_near_to(
    kind: str, words: str, message: str
) -> None:
    table = Game("human", "orc").table
    with pytest.raises(UnknownName) as error:
        KINDS[kind].read(table, words)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        ("player", 5), ("player", ["home", 5]), ("square", "12,7"), ("square", [1]),
        ("square", [True, False]), ("square", [1.0, 2]), ("skill", 7),
        ("shift", "1"), ("amount", 10.0), ("flag", 1), ("number", True), ("side", 0),
    ],
)  # fmt: skip
def test_json_of_another_type_is_refused(kind: str, value: object) -> None:
    table = Game("human", "orc").table
    with pytest.raises(MalformedAnswer):
        KINDS[kind].from_json(table, value)


def test_nobody_and_nowhere_are_null() -> None:
    table = Game("human", "orc").table
    assert KINDS["player"].to_json(table, -1) is None
    assert KINDS["player"].from_json(table, None) == -1
    assert KINDS["square"].to_json(table, 0) is None
    assert KINDS["square"].to_json(table, square(12, 7)) == [12, 7]
    assert KINDS["player"].to_json(table, 32) == "away 1"
