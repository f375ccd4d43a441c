"""Every verb is declared once: its number, its name, its words, its arguments."""

from __future__ import annotations

from pathlib import Path

import pytest
from json_schema import misfits

from pigskin import EDITIONS, Game, UnknownName, questions
from pigskin.contract import pages
from pigskin.contract.answers import (
    from_json,
    option_text,
    read_words,
    to_json,
)
from pigskin.contract.arguments import SkillKind
from pigskin.contract.dense import dense, from_dense
from pigskin.contract.schema import answer_schema
from pigskin.contract.verbs import BY_NAME, DENSE_SIZE, VERBS, Slot, Verb
from pigskin.model import Table

# Whole numbers of `questions` that are no verbs.
BESIDE = {"FIRST", "MASK", "NOBODY", "NOWHERE", "SEATS", "TYPE_CHECKING"}


def test_constants_and_declarations_agree() -> None:
    """Every verb the rules know has a declaration at the place of its number, and no other has."""
    constants = {
        name: value
        for name, value in vars(questions).items()
        if name.isupper() and isinstance(value, int) and name not in BESIDE
    }
    assert sorted(constants.values()) == [verb.code for verb in VERBS]
    assert [verb.code >> 20 for verb in VERBS] == list(range(len(VERBS)))
    assert all(verb.code & 0xFFFFF == 0 for verb in VERBS)


def test_no_two_verbs_share_a_name_or_their_words() -> None:
    assert len(BY_NAME) == len(VERBS)
    assert len({verb.template for verb in VERBS}) == len(VERBS)


def test_names_of_arguments_are_unique_within_a_verb() -> None:
    for verb in VERBS:
        names = [slot.name for slot in verb.slots]
        assert len(set(names)) == len(names) <= 2
        assert "verb" not in names


def numbers_of(table: Table, slot: Slot) -> list[int]:
    """Everything an argument can be at a table; of squares and skills only some."""
    argument = slot.argument
    if isinstance(argument, SkillKind):
        skills = [skill.id for skill in table.edition.by_name.values()]
        return [0, *[each + 1 for each in skills[::9]]] if slot.optional else skills[::7]
    found = []
    for place in range(argument.size):
        number = argument.from_dense(place)
        try:
            argument.words(table, number)
        except UnknownName:
            continue
        if argument.kind != "face" or number != 4:  # the other push
            found.append(number)
    return found[::31] if argument.kind == "square" else found[:: 1 + len(found) // 40]


def samples(table: Table, verb: Verb) -> list[int]:
    """Many answers of a verb, with everything its arguments can be."""
    many = [numbers_of(table, slot) for slot in verb.slots]
    if not many:
        return [verb.code]
    if len(many) == 1:
        return [verb.answer([each]) for each in many[0]]
    return [verb.answer([a, b]) for a in many[0] for b in many[1]]


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
@pytest.mark.parametrize("verb", VERBS, ids=[verb.name for verb in VERBS])
def test_an_answer_comes_back_from_words_json_and_its_dense_number(
    verb: Verb, edition: str
) -> None:
    table = Game("human", "orc", edition).table
    for answer in samples(table, verb):
        if not verb.unsaid:  # the words of these do not say who is meant
            words = option_text(table, answer)
            assert read_words(table, words) == answer, words
            assert read_words(table, f"  {words.upper().replace(' ', '  ')} ") == answer, words
        data = to_json(table, answer)
        assert data["verb"] == verb.name
        assert from_json(table, data) == answer
        assert from_dense(dense(answer)) == answer


def test_dense_numbers_leave_no_gap() -> None:
    start = 0
    for verb in VERBS:
        assert verb.start == start
        assert dense(from_dense(start)) == start
        start += verb.size
        assert dense(from_dense(start - 1)) == start - 1
    assert start == DENSE_SIZE


def test_dense_numbers_stay_as_they_are_while_the_contract_does() -> None:
    """A few of them by hand: a change here is a new version of the contract."""
    assert DENSE_SIZE == 332_221
    numbers = [BY_NAME[name].start for name in ("end turn", "activate", "move", "place", "done")]
    assert numbers == [0, 1, 705, 194_151, 219_111]


def test_the_page_lists_every_verb_and_argument_as_declared() -> None:
    page = (Path(__file__).parents[2] / "docs" / "contract.md").read_text(encoding="utf-8")
    assert pages.renewed(page) == page, "python -m pigskin.contract.pages docs/contract.md"
    assert f"{DENSE_SIZE - 1:,}" in page
    used = {slot.argument.kind for verb in VERBS for slot in verb.slots}
    assert used == set(pages.MEANINGS)


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
@pytest.mark.parametrize("verb", VERBS, ids=[verb.name for verb in VERBS])
def test_the_schema_knows_every_verb(verb: Verb, edition: str) -> None:
    table = Game("human", "orc", edition).table
    schema = answer_schema()
    for answer in samples(table, verb)[:5]:
        data = to_json(table, answer)
        assert misfits(schema, data) == []
        for slot in verb.slots:
            assert misfits(schema, {**data, slot.name: {"x": 1}})
            less = {key: value for key, value in data.items() if key != slot.name}
            assert bool(misfits(schema, less)) != slot.optional
        assert misfits(schema, {**data, "tea": 1})
