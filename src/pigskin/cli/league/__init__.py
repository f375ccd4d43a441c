"""`pigskin league`: leagues in a file or a database.

There are many verbs, and making commands of them takes as long as of all others together; so it is
done when somebody asks for one.
"""

from __future__ import annotations

from collections.abc import MutableMapping
from functools import cache
from typing import Any

import typer
from typer.core import TyperGroup


@cache
def _made() -> MutableMapping[str, Any]:
    from pigskin.cli.league.verbs import verbs

    group = typer.main.get_command(verbs)
    assert isinstance(group, TyperGroup)
    return group.commands


class Verbs(TyperGroup):
    """A group whose commands are made when they are looked at."""

    @property
    def commands(self) -> MutableMapping[str, Any]:
        return _made()

    @commands.setter
    def commands(self, given: MutableMapping[str, Any]) -> None:
        """Typer hands over those it knows of: none."""


league = typer.Typer(
    cls=Verbs,
    help="Keep a league: teams that live, seasons, tables, and the books after every match.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
