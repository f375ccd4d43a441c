"""Spells: what their classes say is what the books say."""

import pytest

from pigskin.editions import edition


@pytest.mark.parametrize("rules", ["lrb6", "bb2016", "bb2020"])
def test_the_words_of_a_spell_are_those_of_the_book(rules: str):
    chosen = edition(rules)
    assert [
        (each.spell, each.name, " or ".join(each.when), each.text, each.becomes)
        for each in chosen.magic
    ] == [
        (each.id, each.name, each.when, each.text, each.profile)
        for each in chosen.spells.values()
    ]
