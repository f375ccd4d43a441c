"""What coaches do to a match: who says it, what the game makes of it, and what is kept of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pigskin.errors import GameOver, IllegalAnswer, MalformedAnswer, NothingToUndo
from pigskin.web import messages as say
from pigskin.web.match import COACHES, TIME_OUT, Coach, Entry, Match
from pigskin.web.seats import Refused, Seat
from pigskin.web.seeing import Eyes
from pigskin.web.store import Entry as Row

Acting = say.Answering | say.Back | say.Call


def speaker(match: Match, seats: Mapping[Coach, Seat], eyes: Eyes, asked: Acting) -> Coach:
    """Which coach says it: whoever is asked, if he sits here."""
    if isinstance(asked, say.Call) and asked.what != TIME_OUT:
        # Said by whoever has a reason to: on one screen by the one it is legal for.
        if len(eyes) == 2:
            active = match.game.table.active
            mine: Coach = COACHES[active] if active >= 0 else (match.asked or "home")
            if asked.what == "concede":
                return mine
            return "away" if mine == "home" else "home"
        return eyes[0]
    if match.asked is None:
        raise Refused("over", "the game is over")
    if match.asked not in eyes:
        who = seats[match.asked].name or match.asked
        raise Refused("not yours", f"{who} is asked, not you")
    return match.asked


def carry_out(match: Match, by: Coach, asked: Acting) -> tuple[list[Entry], str]:
    """Give it to the game: its entries, and why no more were taken; `Refused` if none was."""
    try:
        if isinstance(asked, say.Answering):
            return match.answer(by, asked.do)
        if isinstance(asked, say.Back):
            return [match.back(by, asked.to)], ""
        return [match.call(by, asked.what)], ""
    except GameOver as error:
        raise Refused("over", str(error)) from None
    except MalformedAnswer as error:
        raise Refused("not understood", str(error)) from None
    except IllegalAnswer as error:
        raise Refused("not legal", str(error)) from None
    except NothingToUndo as error:
        raise Refused("too late", str(error)) from None


def rows_of(entries: Sequence[Entry], message: str, more: dict[str, object]) -> list[Row]:
    """Entries as they are kept; the last has what else is to be found again."""
    return [
        Row(
            n=entry.n, kind=entry.kind, by=entry.by, words=entry.words, to=entry.to,
            faces=entry.faces, message=message, part=part,
            more=more if entry is entries[-1] else {},
        )
        for part, entry in enumerate(entries)
    ]  # fmt: skip


def entry_of(row: Row) -> Entry:
    """An entry as it was kept."""
    return Entry(row.n, row.kind, row.by, row.words, row.to, row.faces)
