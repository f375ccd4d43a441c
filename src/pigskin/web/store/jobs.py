"""What is written and read, as functions of a connection. They run in the store's threads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from pigskin.storage.tables.matches import chat, entries, matches, seats
from pigskin.web.store.errors import Conflict, Fenced, NoMatch, Repeated, Taken
from pigskin.web.store.rows import (
    Brief,
    Entry,
    Line,
    Match,
    NewMatch,
    Outcome,
    Seat,
    Setup,
    Side,
    State,
)
from pigskin.web.tokens import LESSON

CHAT: Final = 200  # lines that are loaded


class _Body(msgspec.Struct, omit_defaults=True):
    """What of an entry nobody looks for: JSON in one column."""

    words: str = ""
    to: int = 0
    faces: tuple[int, ...] = ()
    more: dict[str, object] = {}


class _Named(msgspec.Struct):
    name: str = ""
    roster: object = ""


class _Teams(msgspec.Struct):
    """As much of a set-up as a list shows."""

    home: _Named
    away: _Named
    delay: int = 0


_encode: Final = msgspec.json.Encoder().encode
_body: Final = msgspec.json.Decoder(_Body).decode
_setup: Final = msgspec.json.Decoder(Setup).decode
_teams: Final = msgspec.json.Decoder(_Teams).decode
_outcome: Final = msgspec.json.Decoder(Outcome).decode

# Made once: putting a statement together costs more than carrying it out.
_ADD: Final = insert(entries)
_FOLLOW: Final = (
    update(matches)
    .where(
        matches.c.id == bindparam("of"),
        matches.c.n == bindparam("before"),
        matches.c.state != "over",
        matches.c.fence == bindparam("held"),
    )
    .values(n=bindparam("last"), updated=bindparam("at"))
)
# Until the commit nobody else can take hold of the match.
_HELD: Final = select(matches.c.fence).where(matches.c.id == bindparam("of")).with_for_update()


def _text(value: object) -> str:
    return _encode(value).decode()


# --- writing ----------------------------------------------------------------------------------


def create(connection: Connection, new: NewMatch, now: float) -> None:
    try:
        connection.execute(
            insert(matches).values(
                id=new.id, created=now, updated=now, state="waiting", edition=new.edition,
                setup=_text(new.setup), clock=new.clock, listed=new.listed, secret=new.secret,
                commitment=new.commitment, invite=new.invite, rules=new.rules, outcome=None, n=0,
            )
        )  # fmt: skip
    except IntegrityError:
        raise Taken(f"there is a match {new.id} already") from None
    connection.execute(
        insert(seats), [{"match": new.id, **msgspec.structs.asdict(seat)} for seat in new.seats]
    )


def take_seat(connection: Connection, match: str, side: Side, token: str, name: str) -> None:
    done = connection.execute(
        update(seats)
        .where(seats.c.match == match, seats.c.side == side, seats.c.token.is_(None))
        .where(seats.c.kind.not_like("computer:%"))
        .values(token=token, name=name)
    )
    _expect_one(connection, match, done.rowcount, f"the seat of {side} is taken")


def give_nonce(connection: Connection, match: str, side: Side, nonce: str) -> None:
    done = connection.execute(
        update(seats)
        .where(seats.c.match == match, seats.c.side == side, seats.c.nonce.is_(None))
        .values(nonce=nonce)
    )
    _expect_one(connection, match, done.rowcount, f"{side} has given a nonce already")


def rename(connection: Connection, match: str, side: Side, name: str) -> None:
    done = connection.execute(
        update(seats).where(seats.c.match == match, seats.c.side == side).values(name=name)
    )
    _expect_one(connection, match, done.rowcount, "")


def _expect_one(connection: Connection, match: str, count: int, otherwise: str) -> None:
    if count == 1:
        return
    if connection.scalar(select(matches.c.id).where(matches.c.id == match)) is None:
        raise NoMatch(f"there is no match {match}")
    raise Taken(otherwise)


def start(connection: Connection, match: str, now: float) -> None:
    done = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.state == "waiting")
        .values(state="running", updated=now)
    )
    _expect_one(connection, match, done.rowcount, f"match {match} has begun already")


def check_held(connection: Connection, match: str, fence: int) -> None:
    """Refuse whoever no longer holds the match."""
    found = connection.scalar(_HELD, {"of": match})
    if found is None:
        raise NoMatch(f"there is no match {match}")
    if found != fence:
        raise Fenced(f"another process holds match {match} now")


def append(
    connection: Connection, match: str, new: Sequence[Entry], now: float, fence: int = 0
) -> None:
    if not new:
        return
    first = new[0].n
    if [entry.n for entry in new] != list(range(first, first + len(new))):
        raise Conflict(f"entries of match {match} are not in order")
    last = first + len(new) - 1
    stamp = {"of": match, "before": first - 1, "last": last, "at": now, "held": fence}
    if connection.execute(_FOLLOW, stamp).rowcount != 1:
        check_held(connection, match, fence)
        row = connection.execute(
            select(matches.c.n, matches.c.state).where(matches.c.id == match)
        ).one()
        if row.state == "over":
            raise Conflict(f"match {match} is over")
        raise Conflict(f"match {match} has {row.n} entries: number {first} does not follow")
    try:
        connection.execute(_ADD, [_entry_row(match, entry, now) for entry in new])
    except IntegrityError:
        raise Repeated(f"message {new[0].message} of {new[0].by} is kept already") from None


def _entry_row(match: str, entry: Entry, now: float) -> dict[str, Any]:
    body = _Body(words=entry.words, to=entry.to, faces=entry.faces, more=entry.more)
    return {
        "match": match,
        "n": entry.n,
        "kind": entry.kind,
        "by": entry.by,
        "message": entry.message or None,
        "part": entry.part,
        "body": _text(body),
        "at": entry.at or now,
    }


def finish(connection: Connection, match: str, outcome: Outcome, now: float) -> None:
    done = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.state != "over")
        .values(state="over", outcome=_text(outcome), updated=now)
    )
    _expect_one(connection, match, done.rowcount, f"match {match} is over already")


def link_rematch(connection: Connection, match: str, other: str) -> None:
    done = connection.execute(
        update(matches)
        .where(matches.c.id == match, matches.c.rematch.is_(None))
        .values(rematch=other)
    )
    _expect_one(connection, match, done.rowcount, f"match {match} has a rematch already")


def say(connection: Connection, match: str, line: Line, now: float) -> bool:
    if line.message and connection.scalar(
        select(chat.c.n).where(chat.c.match == match, chat.c.message == line.message)
    ):
        return False
    last = connection.scalar(select(func.max(chat.c.n)).where(chat.c.match == match)) or 0
    try:
        connection.execute(
            insert(chat).values(
                match=match, n=last + 1, by=line.by, name=line.name, text=line.text,
                at=line.at or now, message=line.message or None,
            )
        )  # fmt: skip
    except IntegrityError:
        raise NoMatch(f"there is no match {match}") from None
    return True


def remove(connection: Connection, match: str) -> None:
    if connection.execute(delete(matches).where(matches.c.id == match)).rowcount != 1:
        raise NoMatch(f"there is no match {match}")


def remove_idle(
    connection: Connection, before: float, states: Sequence[State], lessons: bool | None,
    holder: str | None,
) -> list[str]:  # fmt: skip
    free = or_(matches.c.holder.is_(None), matches.c.holder == holder)
    query = select(matches.c.id).where(
        matches.c.updated < before, matches.c.state.in_(states), free
    )
    if lessons is not None:
        query = query.where(_is_lesson(lessons))
    gone = list(connection.scalars(query.limit(1000)))
    connection.execute(delete(matches).where(matches.c.id.in_(gone)))
    return gone


# --- reading ----------------------------------------------------------------------------------


def load(connection: Connection, match: str) -> Match | None:
    row = connection.execute(select(matches).where(matches.c.id == match)).first()
    if row is None:
        return None
    found = connection.execute(
        select(entries).where(entries.c.match == match).order_by(entries.c.n)
    )
    said = connection.execute(
        select(chat).where(chat.c.match == match).order_by(chat.c.n.desc()).limit(CHAT)
    ).all()
    return Match(
        id=row.id,
        created=row.created,
        updated=row.updated,
        state=row.state,
        edition=row.edition,
        setup=_setup(row.setup),
        seats=_seats(connection, [match])[match],
        secret=row.secret,
        commitment=row.commitment,
        rules=row.rules,
        clock=row.clock,
        listed=row.listed,
        invite=row.invite,
        outcome=_outcome(row.outcome) if row.outcome else None,
        n=row.n,
        rematch=row.rematch,
        fence=row.fence,
        entries=tuple(_entry(each) for each in found),
        chat=tuple(
            Line(by=each.by, name=each.name, text=each.text, at=each.at) for each in reversed(said)
        ),
    )


def _entry(row: Row[Any]) -> Entry:
    body = _body(row.body)
    return Entry(
        n=row.n, kind=row.kind, by=row.by, words=body.words, to=body.to, faces=body.faces,
        message=row.message or "", part=row.part, at=row.at, more=body.more,
    )  # fmt: skip


def _seats(connection: Connection, of: Sequence[str]) -> dict[str, tuple[Seat, Seat]]:
    found: dict[str, dict[str, Seat]] = {}
    for row in connection.execute(select(seats).where(seats.c.match.in_(of))):
        seat = Seat(side=row.side, kind=row.kind, name=row.name, token=row.token, nonce=row.nonce)
        found.setdefault(row.match, {})[row.side] = seat
    return {match: (both["home"], both["away"]) for match, both in found.items()}


def listing(
    connection: Connection, states: Sequence[State], listed: bool | None, most: int
) -> list[Brief]:
    query = select(matches).where(matches.c.state.in_(states))
    if listed is not None:
        query = query.where(matches.c.listed == listed)
    rows = connection.execute(query.order_by(matches.c.updated.desc()).limit(most)).all()
    both = _seats(connection, [row.id for row in rows])
    return [_brief(row, both[row.id]) for row in rows]


def _brief(row: Row[Any], both: tuple[Seat, Seat]) -> Brief:
    teams = _teams(row.setup)
    home, away = both
    return Brief(
        id=row.id,
        created=row.created,
        updated=row.updated,
        state=row.state,
        edition=row.edition,
        clock=row.clock,
        listed=row.listed,
        outcome=_outcome(row.outcome) if row.outcome else None,
        n=row.n,
        teams=(teams.home.name, teams.away.name),
        rosters=(_id(teams.home.roster), _id(teams.away.roster)),
        names=(home.name, away.name),
        kinds=(home.kind, away.kind),
        open=any(each.token is None and not each.kind.startswith("computer:") for each in both),
        holder=row.holder,
        delay=teams.delay,
    )


def _id(roster: object) -> str:
    """A team's roster is named by its id, or is a whole table of its own."""
    return str(roster.get("id", "")) if isinstance(roster, dict) else str(roster)


def count(
    connection: Connection, states: Sequence[State], since: float, lessons: bool
) -> int:
    query = (
        select(func.count())
        .select_from(matches)
        .where(matches.c.state.in_(states), matches.c.updated >= since, _is_lesson(lessons))
    )
    return connection.scalar(query) or 0


def _is_lesson(wanted: bool) -> ColumnElement[bool]:
    found = matches.c.id.startswith(LESSON)
    return found if wanted else ~found
