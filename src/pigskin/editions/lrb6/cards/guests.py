"""Somebody who joins a team by a card for a while, and then goes home."""

from __future__ import annotations

from pigskin.edition import next_number
from pigskin.effects.cards import Card
from pigskin.effects.changes import GONE
from pigskin.effects.holding import MATCH, bless
from pigskin.model import (
    FAINTED,
    INJURED,
    KNOCKED_OUT,
    MERCENARY,
    PLAYED,
    RESERVES,
    SEATS,
    SENT_OFF,
    STANDING,
    Table,
)
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import SQUARES, WIDTH, row


class Guest(Card):
    """Brings a player, who holds the card as long as he stays."""

    player_name: str = ""
    values: tuple[int, int, int, int] = (0, 0, 0, 0)  # MA, ST, AG, AV
    skills: tuple[str, ...] = ()

    def has_seat(self, table: Table, side: SideNo) -> bool:
        """Is there room for one more player at the table?"""
        return table.side(side).seats < SEATS

    def join(self, table: Table, side: SideNo, until: int) -> PlayerNo:
        """He sits down with the reserves."""
        player = table.seat(
            side,
            table.edition.profile(
                self.player_name, next_number(table, side), self.player_name, self.player_name,
                self.values, self.skills, kind=MERCENARY,
            ),
        )
        table.tell("joins", player)
        bless(table, player, self.id, until)
        return player

    def send_on(self, table: Table, player: PlayerNo, sq: Square) -> None:
        """He comes on in the middle of a drive."""
        table.put(player, sq, STANDING)
        table.marks[player] |= PLAYED
        table.tell("sent on", player, sq)

    def wears_off(self, table: Table, me: PlayerNo) -> None:
        if table.state[me] in (RESERVES, KNOCKED_OUT, FAINTED):
            table.state[me] = SENT_OFF
            table.tell("goes home", me)
        elif table.state[me] == INJURED:
            bless(table, me, GONE, MATCH)  # carried home: no sponge brings him back


def is_empty(table: Table, sq: Square) -> bool:
    """Is nobody in a square, and no ball?"""
    return table.board[sq] == 0 and not table.ball_at(sq)


def sideline_squares(table: Table) -> list[Square]:
    """The empty squares at both sidelines."""
    return [sq for sq in SQUARES if row(sq) in (0, WIDTH - 1) and is_empty(table, sq)]
