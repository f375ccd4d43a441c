"""Skills carry numbers of their own: no list and no other edition can change them."""

from __future__ import annotations

from pathlib import Path

import pytest

from pigskin.edition import skills_named
from pigskin.editions import EDITIONS
from pigskin.editions.bb2020.skills import agility as agility2020
from pigskin.effects.base import Skill
from pigskin.effects.registry import (
    ALL_EFFECTS,
    BB2016_SKILLS,
    BB2020_SKILLS,
    LRB6_SKILLS,
    by_number,
    free_number,
)
from pigskin.skills import agility

TABLE = Path(__file__).with_name("skill_numbers.txt")


class Dodge(Skill):
    """A class for an edition yet to come, with the name of a skill all editions have."""

    name = "Dodge"
    id = free_number()
    once_per_turn = True


class Unnumbered(Skill):
    name = "Sidle"


class Twin(Skill):
    name = "Twin"
    id = agility.Dodge.id


def test_no_number_has_changed_since_it_was_given() -> None:
    lines = TABLE.read_text(encoding="utf-8").splitlines()[1:]
    known = {int(line.split()[0]): line.split(maxsplit=2)[1:] for line in lines}
    found = {
        number: [type(skill).__name__, skill.name]
        for number, skill in ALL_EFFECTS.items()
    }
    assert found == known, f"a new skill needs a line in {TABLE.name}; none may change"


def test_a_class_for_another_edition_changes_nobody_elses_skill() -> None:
    names = ["Dodge"]
    new = Dodge()
    for lists in ((BB2020_SKILLS,), (BB2016_SKILLS, LRB6_SKILLS), (LRB6_SKILLS,)):
        assert skills_named(names, *lists) == skills_named(names, *lists, [new])
    assert skills_named(names, [new], BB2020_SKILLS) == [new]
    assert type(skills_named(names, BB2020_SKILLS)[0]) is agility2020.Dodge


def test_a_new_number_leaves_all_others_as_they_are() -> None:
    more = by_number([Dodge(), *ALL_EFFECTS.values()])
    assert {number: more[number] for number in ALL_EFFECTS} == ALL_EFFECTS
    assert set(more) - set(ALL_EFFECTS) == {Dodge.id}


def test_the_order_of_the_lists_means_nothing() -> None:
    assert list(by_number(reversed(ALL_EFFECTS.values())).items()) == list(ALL_EFFECTS.items())
    for edition in EDITIONS:
        assert [skill.id for skill in edition.skills] == sorted(s.id for s in edition.skills)


def test_a_number_given_twice_is_refused_and_the_next_free_one_named() -> None:
    with pytest.raises(LookupError, match=rf"Twin and Dodge both .* {free_number()}$"):
        by_number([*LRB6_SKILLS, Twin()])


def test_a_skill_without_a_number_is_refused() -> None:
    with pytest.raises(LookupError, match=r"Sidle .* has no number"):
        by_number([Unnumbered()])


def test_every_once_a_turn_skill_has_a_bit_of_its_own() -> None:
    bits = [skill.bit for skill in ALL_EFFECTS.values() if skill.once_per_turn]
    assert len(set(bits)) == len(bits)
    assert all(bit.bit_count() == 1 for bit in bits)
