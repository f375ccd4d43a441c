"""Records name the version of the rules they were played by."""

import hashlib
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pigskin import Game, RecordError, load
from pigskin.cli import app
from pigskin.record import from_text, replay, to_text
from pigskin.record.form import RULES_VERSION, OtherRules


def played() -> Game:
    game = Game("human", "orc", seed=5)
    for _ in range(60):
        assert game.question is not None
        game.answer(game.question.codes[-1])
    return game


def of_version(text: str, rules: int | None, *changes: tuple[str, str]) -> str:
    """The record as another version would have written it, every digest of the file right."""
    line = f"rules = {rules}\n" if rules is not None else ""
    text = text.replace(f"rules = {RULES_VERSION}\n", line)
    for old, new in changes:
        text, times = re.subn(old, new, text, count=1, flags=re.M)
        assert times
    sealed = ""
    for each in text.splitlines(keepends=True):
        if each.startswith("== "):
            words = each.rpartition(", file ")[0]
            seal = hashlib.sha256((sealed + words).encode()).hexdigest()[:12]
            each = f"{words}, file {seal}\n"
        sealed += each
    return sealed


def test_a_record_names_the_version_it_was_played_by() -> None:
    text = to_text(played())
    assert f"\nrules = {RULES_VERSION}\n" in text
    assert from_text(text).rules == RULES_VERSION


NEXT = RULES_VERSION + 1


@pytest.mark.parametrize("rules, version", [(None, 1), (1, 1), (NEXT, NEXT)])
def test_one_of_another_version_that_still_plays_loads_fine(
    rules: int | None, version: int, tmp_path: Path
) -> None:
    """A file without a version is of the first."""
    text = of_version(to_text(played()), rules)
    assert from_text(text).rules == version
    file = tmp_path / "game"
    file.write_text(text)
    game = load(file)
    assert to_text(game) == to_text(played())  # and is of this version from here on


@pytest.mark.parametrize(
    "change",
    [
        (r"^(== half 1, turn 1 .*, )0-0:", r"\g<1>1-0:"),  # another table
        (r"^home> place .*$", "home> bribe the referee"),  # an answer no longer offered
        (r"^(start \[)[1-6]", r"\g<1>7"),  # dice that fall otherwise
    ],
    ids=["table", "answer", "dice"],
)
def test_one_that_no_longer_plays_is_refused_in_a_line_that_names_both(
    change: tuple[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "old.game"
    file.write_text(of_version(to_text(played()), None, change))
    with pytest.raises(OtherRules) as caught:
        load(file)
    told = str(caught.value)
    assert "\n" not in told
    assert f"was played by version 1 of the rules, and by version {RULES_VERSION}, which" in told
    assert re.search(r"does not play again: line \d+: ", told)
    shown = CliRunner().invoke(app, ["replay", "--check", str(file)])
    assert shown.exit_code == 1
    assert shown.stderr == f"pigskin: {told}\n"


def test_the_digests_of_older_records_are_not_compared_and_that_is_said(tmp_path: Path) -> None:
    file = tmp_path / "old.game"
    change = (r"^(== half 1, turn 1 .*: state )[0-9a-f]{12}", r"\g<1>000000000000")
    file.write_text(of_version(to_text(played()), 2, change))
    shown = CliRunner().invoke(app, ["replay", "--check", str(file)])
    assert shown.exit_code == 0
    assert "every answer and die is checked, the digests are not" in shown.stderr
    file.write_text(of_version(to_text(played()), RULES_VERSION, change))
    with pytest.raises(RecordError, match="the table is not as it was saved"):
        load(file)


def test_of_this_version_it_is_not_the_rules_that_are_blamed() -> None:
    change = (r"^home> place .*$", "home> bribe the referee")
    record = from_text(of_version(to_text(played()), RULES_VERSION, change))
    with pytest.raises(RecordError, match="no legal answer") as caught:
        replay(record)
    assert not isinstance(caught.value, OtherRules)


def test_an_altered_file_of_another_version_is_told_as_altered(tmp_path: Path) -> None:
    file = tmp_path / "old.game"
    lines = of_version(to_text(played()), 1).splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if line.startswith("home> place"))
    file.write_text("".join([*lines[:at], "home> bribe the referee\n", *lines[at + 1 :]]))
    with pytest.raises(RecordError, match="were altered after the game was saved"):
        load(file)


@pytest.mark.parametrize("rules", ["0", "-1", "true", '"2"', "2.0", "99999999999", "[]"])
def test_what_is_no_version(rules: str) -> None:
    text = to_text(played()).replace(f"rules = {RULES_VERSION}\n", f"rules = {rules}\n")
    with pytest.raises(RecordError, match="header: rules must be the version of the rules"):
        from_text(text)
