"""Josef Bugman, who cannot bear to see his players carried off."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.model import PLAYED, SEATS, STANDING, USED, Table, side_of
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.pitch import SQUARES, WIDTH, in_half, row
from pigskin.questions import PLACE, Flow, Question, code, second_of, second_square
from pigskin.rolls import STAFF
from pigskin.rules.asking import ask_yes
from pigskin.rules.counting import now_has
from pigskin.rules.staff import BUGMAN_PLAYS, dismiss, join

ASSISTANTS: Final = 2  # what he is worth beside the pitch


def carried_off(table: Table, player: PlayerNo) -> Flow[None]:
    """A player has left the pitch hurt: Bugman may rush on, more eagerly each time.

    He stands where he came on until the next turn of his team, and is drunk in the second half.
    """
    side = side_of(player)
    owner = table.side(side)
    if not owner.staff & BUGMAN_PLAYS or owner.seats >= SEATS:
        return
    squares = _way_on(table, side)
    if not squares or not (yield from ask_yes(table, side, "Bugman comes on", player)):
        return
    roll = table.d6() + owner.bugman_rolls
    shown = table.table_roll(table.part(STAFF, owner.bugman_rolls))
    owner.bugman_rolls += 1
    table.tell("Bugman", side, roll, roll=shown)
    if roll < 6:
        return
    dismiss(table, side, BUGMAN_PLAYS)
    now_has(table, side, "assistants", max(0, owner.assistants - ASSISTANTS))
    him = join(table, side, "josef_bugman" if table.half == 1 else "josef_bugman_drunk")
    answer = yield Question(side, "Bugman's square", [code(PLACE, him, sq) for sq in squares], him)
    table.put(him, second_square(answer), STANDING)
    table.marks[him] |= USED | PLAYED
    table.note(ledger.CAME_ON, him)
    table.tell("set up", him, second_of(answer))


def _way_on(table: Table, side: SideNo) -> list[Square]:
    """Free squares at either sideline of the own half, away from opponents and the ball."""
    return [
        sq
        for sq in SQUARES
        if row(sq) in (0, WIDTH - 1)
        and in_half(sq, side)
        and table.board[sq] == 0
        and not table.ball_at(sq)
        and table.zones_on(sq, side) == 0
    ]
