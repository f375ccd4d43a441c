"""Many matches, one after the other or side by side: a row of figures for each."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from pigskin.errors import PigskinError
from pigskin.fumbbl.replay import Outcome, play_file
from pigskin.workers import in_order, most_jobs

_ENDINGS = ("*.gz", "*.json")  # files of a folder that may be replays


@dataclass(frozen=True, slots=True)
class Row:
    """How one match went."""

    file: str
    edition: str
    teams: tuple[str, ...]
    score: tuple[int, ...]
    commands: int
    agreed: int
    compared: int
    passed_over: int
    rolls: int
    figures_that_differ: int
    whole: bool
    differs: bool
    said: str  # the first difference, why the match is not whole, or why it cannot be read
    not_supported: tuple[str, ...]

    def to_dict(self) -> dict[str, object]:
        return asdict(self)


def replay_files(paths: list[Path]) -> list[Path]:
    """The files themselves, and those in folders that may be replays."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found.extend(sorted(each for ending in _ENDINGS for each in path.rglob(ending)))
        else:
            found.append(path)
    return found


def play_many(files: list[Path], edition: str = "", jobs: int = 1) -> Generator[Row, None, None]:
    """A row for each file, in their order, with that many processes."""
    yield from in_order(partial(_row, edition), files, min(jobs, most_jobs(), len(files)))


def _row(edition: str, file: Path) -> Row:
    try:
        outcome = play_file(file, edition=edition)
    except PigskinError as error:
        return Row(str(file), "", (), (), 0, 0, 0, 0, 0, 0, False, True, _shortly(error, file), ())
    table = outcome.game.table
    return Row(
        str(file),
        outcome.replay.edition,
        table.team_names,
        (table.home.score, table.away.score),
        outcome.commands,
        outcome.agreed,
        outcome.compared,
        outcome.passed,
        outcome.rolls,
        len(outcome.odd),
        outcome.whole,
        outcome.differs,
        _said(outcome),
        outcome.notes,
    )


def _shortly(error: PigskinError, file: Path) -> str:
    return " ".join(str(error).removeprefix(f"{file}: ").split())


def _said(outcome: Outcome) -> str:
    difference = outcome.difference
    if outcome.reason:
        return outcome.reason
    if difference is not None:
        return f"command {difference.command}: {difference.problems[0]}"
    if outcome.odd:
        return outcome.odd[0]
    return "" if outcome.whole or not outcome.notes else outcome.notes[-1]
