"""How much everything counts is a file: what is wrong with one is said."""

from __future__ import annotations

from pathlib import Path

import pytest

from pigskin import EDITIONS
from pigskin.coaches.planning.weights import PLANS, read_weights, weights_for
from pigskin.errors import PigskinError


@pytest.mark.parametrize("edition", [each.id for each in EDITIONS])
def test_every_edition_has_weights(edition: str) -> None:
    assert 0 < weights_for(edition).steady < 1


def test_an_edition_may_have_its_own(tmp_path: Path) -> None:
    file = tmp_path / "plans.toml"
    text = PLANS.read_text(encoding="utf-8")
    file.write_text(text.replace("[bb2016]", "[bb2016]\nsteady = 0.5"), encoding="utf-8")
    assert read_weights(file, "bb2016").steady == 0.5
    assert read_weights(file, "bb2020").steady == weights_for("bb2020").steady


@pytest.mark.parametrize(
    "old, new, told",
    [
        ("[lrb6]", "[lrb6]\nsteadfast = 1", "nobody knows lrb6.steadfast"),
        ("\nsteady = 0.88", "\nsteady = 'often'", "usual.steady is no number"),
        ("\nsteady = 0.88", "", "usual.steady is missing"),
        ("[usual]", "[unusual]", "there is no table [usual]"),
        ("[usual]", "[usual", "these are no weights"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    file = tmp_path / "plans.toml"
    text = PLANS.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(PigskinError) as error:
        read_weights(file, "lrb6")
    assert told in str(error.value)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PigskinError, match="cannot be read"):
        read_weights(tmp_path / "none.toml", "lrb6")
