"""`league.toml` of a house edition: figures between matches that differ from those of its base."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from pigskin.edition import Edition
from pigskin.errors import EditionError, LeagueError
from pigskin.teams.fields import kind_of
from pigskin.teams.near import hint

FILE: Final = "league.toml"


def check_league(folder: Path, own: dict[str, Any], base: Edition) -> None:
    """Tables of the base with other values of the same kind; switches are any the base has."""
    from pigskin.league.figures import league_figures, league_tables
    from pigskin.league.turning import turned

    known = league_tables(base.books)
    for name, table in own.items():
        where = f"{folder / FILE}: {name}"
        if name not in known or name == "shares":
            raise EditionError(f"{where}: {base.id} has nothing of the kind{hint(name, known)}")
        if not isinstance(table, dict):
            raise EditionError(f"{where}: expected a table, not {kind_of(table)}")
        if name == "switches":
            for key, value in table.items():
                try:
                    turned(league_figures(base.id).switches, key, value, base.id)
                except LeagueError as error:
                    raise EditionError(f"{where}.{key}: {error}") from None
        else:
            _check_alike(where, table, known[name])


def _check_alike(where: str, own: dict[str, Any], base: dict[str, Any]) -> None:
    for key, value in own.items():
        if key not in base:
            raise EditionError(f"{where}.{key}: there is nothing of the kind{hint(key, base)}")
        if kind_of(value) != kind_of(base[key]):
            wanted = kind_of(base[key])
            raise EditionError(f"{where}.{key}: expected {wanted}, not {kind_of(value)}")
        if isinstance(value, dict):
            _check_alike(f"{where}.{key}", value, base[key])
        elif isinstance(value, list):
            kinds = {kind_of(each) for each in base[key]}
            if len(value) != len(base[key]) or not {kind_of(each) for each in value} <= kinds:
                raise EditionError(
                    f"{where}.{key}: expected a list like that of the base: {base[key]}"
                )
