"""Managers out of files: `mine.py:Manager` is the class Manager in mine.py. See docs/leagues.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pigskin.coaches.base import UnknownCoach
from pigskin.coaches.own import found_class, takes_a_seed, where_it_broke
from pigskin.errors import CoachError, IllegalAnswer
from pigskin.league.desk import Desk
from pigskin.league.managers.base import UnknownManager, asked_of
from pigskin.showing import quoted


def own_manager(name: str, seed: int | str = 0) -> OwnManager:
    """The manager in a file, made with the seed if its class takes one."""
    try:
        file, maker = found_class(name, "manager", "desk")
    except UnknownCoach as error:
        raise UnknownManager(str(error)) from error
    try:
        return OwnManager(name, file, maker(seed) if takes_a_seed(maker) else maker())
    except Exception as error:
        raise CoachError(f"{name} cannot be made: {where_it_broke(error, file)}") from error


class OwnManager:
    """Asks a manager from a file, and says whose fault it is when that does not work.

    He is given a copy with other dice, so that he can try things out and learn nothing of the dice
    to come.
    """

    def __init__(self, name: str, file: Path, manager: Any) -> None:
        self.name = name
        self.file = file
        self.manager = manager

    def choose(self, desk: Desk) -> str:
        question = asked_of(desk)
        try:
            answer = self.manager.choose(desk.fork(f"{self.name} {desk.rolled}"))
        except Exception as error:
            problem = where_it_broke(error, self.file)
            raise CoachError(f"{self.name} broke down at a question of {question.kind}: "
                             f"{problem}") from error  # fmt: skip
        if not isinstance(answer, str):
            raise CoachError(f"{self.name} was asked {question.kind} and answered "
                             f"{quoted(answer)}, which is no text")  # fmt: skip
        try:
            desk.check(answer)
        except IllegalAnswer as error:
            raise CoachError(f"{self.name} was asked {question.kind}: {error}") from error
        return answer
