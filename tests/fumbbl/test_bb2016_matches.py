"""Real BB2016 matches, each to its last command. They are not part of the project.

A match that does not go through must say why: an error of the site.
"""

import os
from pathlib import Path

import pytest

from pigskin.fumbbl import Outcome, play_file

FOLDER = Path(__file__).resolve().parents[3] / "shared" / "fumbbl" / "bb2016"
FILES = sorted(FOLDER.glob("*.gz")) if FOLDER.is_dir() else []
WHOLE = "whole"
ERROR = "an error of the site"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not FILES, reason="no recorded matches beside the checkout"),
]


class Verdicts:
    """What became of each match, kept in a folder that all who test at the same time share."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def play(self, file: Path) -> Outcome:
        outcome = play_file(file)
        verdict = WHOLE if outcome.whole else outcome.reason
        part = self.folder / f"{file.stem}.{os.getpid()}"
        part.write_text(verdict, encoding="utf-8")
        part.rename(self.folder / file.stem)
        return outcome

    def of(self, file: Path) -> str:
        """The verdict on a match; one that nobody has played yet is played now."""
        kept = self.folder / file.stem
        if not kept.exists():
            self.play(file)
        return kept.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> Verdicts:
    base = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        base = base.parent
    return Verdicts(base / "bb2016")


# Every twentieth in every run of the tests; all of them, and what they are together, in make soak.
SOME = [
    pytest.param(file, id=file.stem, marks=[pytest.mark.soak] if number % 20 else [])
    for number, file in enumerate(FILES)
]


@pytest.mark.parametrize("file", SOME)
def test_a_match_is_whole_or_says_why_not(file: Path, verdicts: Verdicts) -> None:
    outcome = verdicts.play(file)
    if outcome.whole:
        assert outcome.agreed == outcome.commands
        assert outcome.compared > outcome.commands * 0.6
        assert outcome.rolls > 0
        assert held(outcome) == told(outcome)
    else:
        assert outcome.reason.startswith(ERROR), (outcome.difference, outcome.odd)


def held(outcome: Outcome) -> list[list[str]]:
    """The names of the cards either side has in hand in the end, and of those it has played."""
    table = outcome.game.table
    known = table.edition.all_effects
    return [
        [known[each].name for each in cards]
        for side in (table.home, table.away)
        for cards in (side.hand, side.played)
    ]


def told(outcome: Outcome) -> list[list[str]]:
    """The same by the changes in the log."""
    found: list[list[str]] = []
    changes = [each for command in outcome.replay.commands for each in command.changes]
    for side in ("home", "away"):
        drawn, played = (
            [each.value for each in changes if each.id == id and each.key == side]
            for id in ("inducementSetAddAvailableCard", "inducementSetActivateCard")
        )
        found.extend(([each for each in drawn if each not in played], played))
    return found


@pytest.mark.soak
@pytest.mark.timeout(900)
def test_nearly_all_matches_are_whole(verdicts: Verdicts) -> None:
    found = [verdicts.of(file) for file in FILES]
    assert found.count(WHOLE) >= len(found) * 136 / 138
