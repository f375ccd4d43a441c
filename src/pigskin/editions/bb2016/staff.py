"""Who can be hired from this edition on, and what they do beside the pitch."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.editions.bb2016.potions import Bottles, Krot, Papa
from pigskin.effects.base import Effect
from pigskin.effects.moments import (
    ARGUES_WELL,
    CARRIED_OFF,
    DRIVE_BEGINS,
    FAME_BONUS,
    HALF_BEGINS,
    KNITS_AGAIN,
)
from pigskin.effects.of_sides import Counted, Serving
from pigskin.model import MERCENARY, PLAYED, SEATS, STANDING, STAR, USED, Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import SQUARES, WIDTH, in_half, row
from pigskin.questions import (
    MASCOT_REROLL,
    NOTHING,
    PLACE,
    Flow,
    Question,
    code,
    second_of,
    second_square,
)
from pigskin.rolls import STAFF as BY_STAFF
from pigskin.rules.asking import ask_yes
from pigskin.rules.counting import gain, has, now_has, set_to, spend
from pigskin.rules.staff import dismiss, join

ASSISTANTS: Final = 2  # what Bugman is worth beside the pitch
CHEERLEADERS: Final = 3  # what a prima donna is worth there


class Mascot(Counted):
    id = 304
    name = "mascots"
    text = "Each brings a re-roll a half."
    key = "mascots"
    sold_as: tuple[str, ...] = ("team_mascot",)
    side_notices: tuple[int, ...] = (HALF_BEGINS,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        now_has(table, side, "mascot_rerolls", has(table, side, "mascots"))
        yield from NOTHING


class MascotReroll(Mascot):
    id = 305
    name = "re-rolls of a mascot"
    text = "Needs a roll of its own; gone for the half either way."
    key = "mascot_rerolls"
    sold_as: tuple[str, ...] = ()
    figure = True

    def offers_reroll(self, table: Table, side: SideNo, player: PlayerNo) -> Code:
        return MASCOT_REROLL

    def uses_reroll(self, table: Table, side: SideNo, player: PlayerNo) -> bool:
        table.tell("team re-roll", player)
        spend(table, side, self.key)
        table.note(ledger.REROLL, player)
        need = table.edition.figures.mascot_roll
        roll = table.d6()
        table.tell_test("mascot", player, need, 0, roll >= need)
        if roll >= need:
            table.rerolled = True  # else the turn still has its other re-roll
        return roll >= need


class PlagueDoctor(Counted):
    id = 310
    name = "plague doctors"
    text = "Lets a player try to regenerate again, or keeps one from being knocked out, once."
    key = "plague_doctors"
    sold_as: tuple[str, ...] = ("plague_doctor",)
    order = 50
    side_reacts_to: tuple[int, ...] = (KNITS_AGAIN,)

    def side_reacts(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[bool]:
        if not (yield from ask_yes(table, side, "use the plague doctor", player)):
            return False
        spend(table, side, self.key)
        table.tell("plague doctor", player)
        return True

    def nurses(self, table: Table, side: SideNo, player: PlayerNo) -> Flow[int]:
        kind = table.profiles[player].kind
        hired = kind == MERCENARY and not table.edition.figures.treats_hired
        if kind == STAR or hired:
            return 0
        if not (yield from ask_yes(table, side, "plague doctor for a knock-out", player)):
            return 0
        table.tell("plague doctor", player)
        spend(table, side, self.key)
        return ledger.PLAGUE_DOCTOR


class Nurglings(Counted):
    id = 311
    name = "cavorting Nurglings"
    text = "Each is worth FAME."
    key = "nurglings"
    sold_as: tuple[str, ...] = ("cavorting_nurglings",)
    side_adds_to: tuple[int, ...] = (FAME_BONUS,)

    def side_adds(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> int:
        return has(table, side, self.key)


class Fixer(Counted):
    id = 312
    name = "fixers"
    text = "Knows the referee: a 5 wins an argument too, and a bribe that fails is tried again."
    key = "fixers"
    hired_as: tuple[str, ...] = ("fink_da_fixer",)
    brings: tuple[tuple[str, int], ...] = (("assistants", 3),)
    side_grants: tuple[int, ...] = (ARGUES_WELL,)

    def bribes_again(self, table: Table, side: SideNo) -> bool:
        return True


class Muse(Counted):
    id = 313
    name = "muses"
    text = "After a touchdown, an interception or a casualty of the side a 6 wins it a re-roll."
    key = "muses"
    hired_as: tuple[str, ...] = ("galandril_silverwater",)

    def triumphs(self, table: Table, side: SideNo) -> None:
        roll = table.d6()
        table.tell("applause", side, roll)
        if roll == 6:
            gain(table, side, "rerolls")


class PrimaDonna(Counted):
    id = 314
    name = "prima donnas"
    text = "Cheers for three, or plays in one drive."
    key = "prima_donnas"
    hired_as: tuple[str, ...] = ("kari_coldsteel",)
    brings: tuple[tuple[str, int], ...] = (("cheerleaders", CHEERLEADERS),)
    side_notices: tuple[int, ...] = (DRIVE_BEGINS,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        owner = table.side(side)
        if owner.seats >= SEATS or not (yield from ask_yes(table, side, "prima donna plays")):
            return
        spend(table, side, self.key)
        now_has(table, side, "cheerleaders", max(0, owner.cheerleaders - CHEERLEADERS))
        join(table, side, "kari_coldsteel")


class HeadCoachAway(Effect):
    """No head coach argues or shouts any more. The event that he goes tells it."""

    id = 320
    name = "head coach sent away"
    text = "The head coach has argued too loudly: he argues no more, and helps with no coaching."
    key = "coach_banned"
    apart = True


# --- Josef Bugman -----------------------------------------------------------------------------


class Bugman(Serving):
    id = 322
    name = "Josef Bugman"
    text = "His beer wakes players: a 1 of a knocked-out player is rolled again."
    key = "josef_bugman"

    def wakes_again(self, table: Table, side: SideNo, roll: int) -> bool:
        return roll == 1


class BugmanThoughts(Serving):
    """How often he has thought of coming on; the event of his roll tells it."""

    id = 319
    name = "thoughts of Josef Bugman"
    text = "Each makes him more eager to rush on."
    key = "bugman_rolls"


class BugmanRushesOn(Serving):
    """He cannot bear to see his players carried off.

    He stands where he came on until the next turn of his team, and is drunk in the second half.
    """

    id = 323
    name = "Josef Bugman, to play"
    text = "May rush on when a player is carried off, more eagerly each time."
    key = "josef_bugman_plays"
    hired_as: tuple[str, ...] = ("josef_bugman",)
    brings: tuple[tuple[str, int], ...] = (("assistants", ASSISTANTS),)
    plays = "josef_bugman"
    side_notices: tuple[int, ...] = (CARRIED_OFF,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        owner = table.side(side)
        if owner.seats >= SEATS:
            return
        squares = _way_on(table, side)
        if not squares or not (yield from ask_yes(table, side, "Bugman comes on", player)):
            return
        thoughts = has(table, side, "bugman_rolls")
        roll = table.d6() + thoughts
        shown = table.table_roll(table.part(BY_STAFF, thoughts))
        set_to(table, side, "bugman_rolls", thoughts + 1)
        table.tell("Bugman", side, roll, roll=shown)
        if roll < 6:
            return
        dismiss(table, side, self.key)
        now_has(table, side, "assistants", max(0, owner.assistants - ASSISTANTS))
        him = join(table, side, self.plays if table.half == 1 else "josef_bugman_drunk")
        places = [code(PLACE, him, sq) for sq in squares]
        answer = yield Question(side, "Bugman's square", places, him)
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


STAFF: Final[list[Effect]] = [
    Mascot(), MascotReroll(), PlagueDoctor(), Nurglings(), Fixer(), Muse(), PrimaDonna(),
    HeadCoachAway(), Bugman(), BugmanThoughts(), BugmanRushesOn(), Bottles(), Papa(), Krot(),
]  # fmt: skip
