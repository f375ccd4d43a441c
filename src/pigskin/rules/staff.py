"""People who serve a side: how they come, how they go, and how they play."""

from __future__ import annotations

from typing import Final

from pigskin.edition import next_number
from pigskin.effects import moments as at
from pigskin.model import FAINTED, KNOCKED_OUT, RESERVES, SENT_OFF, STAR, Table
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME
from pigskin.rules.counting import has, set_to

PLAYING: Final = "Coaching staff"  # the position of one of them who plays


def employ(table: Table, side: SideNo, who: str) -> None:
    """Somebody, by his key, begins to serve the side."""
    if not has(table, side, who):
        set_to(table, side, who, 1)
        table.whisper("serves", side, table.edition.by_key[who].id)


def dismiss(table: Table, side: SideNo, who: str) -> None:
    """Somebody serves the side no more, or something of the kind is used up."""
    if has(table, side, who):
        set_to(table, side, who, 0)
        table.whisper("serves no more", side, table.edition.by_key[who].id)


def applaud(table: Table, side: SideNo) -> None:
    """A touchdown, an interception or a casualty of the side."""
    for effect in table.side(side).at[at.TRIUMPHS]:
        effect.triumphs(table, side)


def join(table: Table, side: SideNo, who: str) -> PlayerNo:
    """One of the staff joins the players for a drive."""
    star = table.edition.profiles[who]
    player = table.seat(
        side,
        table.edition.profile(
            star.name, next_number(table, side), PLAYING, star.name,
            (star.ma, star.st, star.ag, star.av), star.skills, kind=STAR, pa=star.pa,
        ),
    )
    table.tell("comes on", player)
    return player


def go_home(table: Table) -> None:
    """The drive is over, and so is the match for staff who played in it."""
    for side in (HOME, AWAY):
        for player in table.players(side):
            profile = table.profiles[player]
            if profile.kind != STAR or profile.position != PLAYING:
                continue
            if table.state[player] in (RESERVES, KNOCKED_OUT, FAINTED):
                table.state[player] = SENT_OFF
                table.tell("goes home", player)
