"""`pigskin league desk`, `redraft` and `prize`: the books after a match, the list of a new season,
and what the champions hand out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from pigskin.cli.house import say
from pigskin.cli.league.door import (
    AsOption,
    AutoOption,
    FileArgument,
    FixtureArgument,
    LeagueOption,
    ManagerOption,
    TeamArgument,
    opened,
    side_named,
)
from pigskin.errors import LeagueError
from pigskin.showing import quoted

if TYPE_CHECKING:
    from pigskin.league.desk import Desk
    from pigskin.league.office import Office
    from pigskin.league.seasons import TeamDesk

ROLLED, ENTERED = "rolled", "entered"
DiceOption = Annotated[
    str,
    typer.Option(
        "--dice", help="rolled by the league, or entered: you roll, and type what they show."
    ),
]


def desk(
    file: FileArgument,
    fixture: FixtureArgument,
    side: Annotated[str, typer.Option("--side", help="Whose books: home or away.")],
    auto: AutoOption = False,
    manager: ManagerOption = "steady",
    dice: DiceOption = "",
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Do the books of a team after a match. Every answer is kept: leave, and come back.

    Until dice have followed it, the last answer is taken back with undo.
    """
    from pigskin.cli.league.talking import converse
    from pigskin.league import matches
    from pigskin.league.managers import make_manager

    by_hand = _by_hand(dice, auto)
    with opened(file, league, by) as office:
        side_named(side)
        if auto:
            decide = make_manager(manager, f"{office.info.seed}/{fixture}/{side}").choose
            _tell(matches.manage(office, fixture, side, decide))
            say(f"The books of {fixture} ({side}) are done.")
            return
        found = matches.desk_of(office, fixture, side, by_hand)
        if found.over:  # there is nothing to ask
            found = matches.answer(office, fixture, side, [], by_hand)

        def take(answer: str, seen: Sequence[str]) -> Desk:
            return matches.answer(office, fixture, side, [answer], by_hand, seen)

        if converse(found, take, lambda seen: matches.take_back(office, fixture, side, seen)):
            say(f"The books of {fixture} ({side}) are done.")
        else:
            say(f"The books of {fixture} ({side}) are left open; every answer is kept.")


def _by_hand(dice: str, auto: bool) -> bool | None:
    """Are dice entered? None where nobody has said."""
    if dice not in ("", ROLLED, ENTERED):
        raise LeagueError(f"--dice are {ROLLED} or {ENTERED}, not {quoted(dice)}")
    if auto and dice == ENTERED:
        raise LeagueError("nobody is there to enter dice: --auto rolls them")
    return None if not dice else dice == ENTERED


def redraft(
    file: FileArgument,
    team: TeamArgument,
    auto: AutoOption = False,
    manager: ManagerOption = "steady",
    dice: DiceOption = "",
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Draw up the list of a team for the next season. Every answer is kept."""
    from pigskin.league.seasons import REDRAFT

    by_hand = _by_hand(dice, auto)
    with opened(file, league, by) as office:
        id = office.team_id(team)
        if _sit(office, id, REDRAFT, manager if auto else "", by_hand):
            say(f"{id} has its list for the next season.")
        else:
            say(f"The list of {id} is left open; every answer is kept.")


def prize(
    file: FileArgument,
    team: TeamArgument,
    auto: AutoOption = False,
    manager: ManagerOption = "steady",
    league: LeagueOption = "",
    by: AsOption = "",
) -> None:
    """Hand out a prize that a team has won: the mutation of the switch trophy."""
    from pigskin.league.seasons import PRIZE

    with opened(file, league, by) as office:
        id = office.team_id(team)
        if _sit(office, id, PRIZE, manager if auto else ""):
            say(f"{id} has handed out its prize.")
        else:
            say(f"The prize of {id} is still to be handed out.")


def _sit(
    office: Office, team: str, kind: TeamDesk, manager: str, by_hand: bool | None = None
) -> bool:
    """A desk of a team between seasons, by its coach or a manager; is it done?"""
    from pigskin.cli.league.talking import converse
    from pigskin.league.managers import make_manager

    if manager:
        decide = make_manager(manager, f"{office.info.seed}/{team}").choose
        _tell(kind.manage(office, team, decide))
        return True
    found = kind.look(office, team, by_hand)
    if found.over:  # there is nothing to ask
        found = kind.answer(office, team, [], by_hand=by_hand)
    return converse(
        found,
        lambda answer, seen: kind.answer(office, team, [answer], seen, by_hand),
        lambda seen: kind.take_back(office, team, seen),
    )


def _tell(desk: Desk) -> None:
    from pigskin.cli.league.talking import tell
    from pigskin.terminal.screen import Screen

    tell(Screen(), desk, 0)
