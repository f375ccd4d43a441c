"""A match as the site noted it, for whoever keeps a league: its result and its books as a report.

Nothing is played again here, so what only a log tells move by move is missing: see `MISSING`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pigskin.errors import PigskinError
from pigskin.fumbbl.books import SiteBooks, SitePlayer
from pigskin.fumbbl.reading import BB2020, PlayerSheet, Replay, ReplayError, TeamSheet
from pigskin.fumbbl.result import Result
from pigskin.fumbbl.teams import team_of
from pigskin.pitch import SIDES
from pigskin.report.values import DeedReport, GoldReport, MatchReport, PlayerReport, TeamReport

MISSING: Final = "what only the log of a match tells is missing: passes, dodges, rushes, catches"
DEFLECTED: Final = "interceptions may be deflections, which the site counts together"
_DEAD: Final = "dead"
_PIECES: Final = 1000
KINDS: Final[dict[str, str]] = {
    "Star": "star",
    "Infamous Staff": "star",
    "Mercenary": "mercenary",
    "Journeyman": "journeyman",
    "RaisedFromDead": "raised",
    "PlagueRidden": "infected",
}


def noted_report(replay: Replay) -> MatchReport:
    """The report of a match by the site's own books; `note` says what is missing in it."""
    result, books = replay.result, replay.books
    if result is None or books is None:
        raise ReplayError(f"{replay.source}: the file has no result of the match")
    ending, winner, gave_up = _end(result, books)
    home, away = (_team(replay, books, number) for number in (0, 1))
    return MatchReport(
        edition=replay.edition,
        score=result.score,
        ending=ending,
        winner=winner,
        conceded_by=gave_up,
        halves=max(2, result.half),
        fans=_fans(books),
        home=home,
        away=away,
        deeds=tuple(_deaths(replay, books)),
        note="; ".join(_doubts(replay, books)),
    )


def _end(result: Result, books: SiteBooks) -> tuple[str, str | None, str | None]:
    """How it ended, who won it, and who gave up."""
    if result.conceded >= 0:
        ending = "conceded short of players" if books.blameless else "conceded"
        return ending, SIDES[1 - result.conceded], SIDES[result.conceded]
    home, away = result.score
    if home == away:
        shots = [each.shots for each in books.teams]
        if shots[0] != shots[1]:
            return "penalties", SIDES[shots[1] > shots[0]], None
        return "draw", None, None
    return "full time" if result.half < 3 else "sudden death", SIDES[away > home], None


def _fans(books: SiteBooks) -> tuple[int, int] | None:
    home, away = (each.fans for each in books.teams)
    return None if home is None or away is None else (home, away)


def _doubts(replay: Replay, books: SiteBooks) -> list[str]:
    found = [MISSING]
    stolen = any(each.did.get("interceptions") for each in books.players.values())
    if replay.edition == BB2020 and stolen:
        found.append(DEFLECTED)
    if _fans(books) is None:
        found.append("the file does not say how many fans came")
    return found


# --- teams ------------------------------------------------------------------------------------


def _team(replay: Replay, books: SiteBooks, number: int) -> TeamReport:
    sheet, noted = replay.teams[number], books.teams[number]
    positions = _positions(sheet)
    players = [
        _player(each, positions.get(each.number, ""), sheet, books.players.get(each.id))
        for each in (*sheet.players, *replay.joined[number])
    ]
    scored = sum(each.touchdowns for each in players)
    return TeamReport(
        name=sheet.name,
        value_before=noted.value // _PIECES,
        fame=noted.fame,
        scored=scored,
        casualties_suffered=sum(bool(each.hurt) for each in players),
        players=tuple(players),
    )


def _positions(sheet: TeamSheet) -> dict[int, str]:
    """Positions by shirts, by our names where the team is one of ours."""
    try:
        return {each.number: each.position for each in team_of(sheet).players}
    except PigskinError:  # skills we do not have, say: then by theirs
        return {each.number: sheet.position(each.position).name for each in sheet.players}


def _player(
    player: PlayerSheet, position: str, team: TeamSheet, noted: SitePlayer | None
) -> PlayerReport:
    kind = kind_of(player, team)
    told = noted or SitePlayer({}, (), False, player.misses, False, "")
    report = PlayerReport(
        shirt=player.number,
        name=player.name,
        position=position or team.position(player.position).name,
        kind=kind,
        available=not told.missed,
        took_part=told.played,
        sent_off=told.sent_off,
        hurt=told.hurt,
    )
    did: dict[str, Any] = dict(told.did)
    return replace(report, **did)


def kind_of(player: PlayerSheet, team: TeamSheet) -> str:
    """What somebody of a file is to his team. Journeymen are loners whose position is not."""
    if player.kind in KINDS:
        return KINDS[player.kind]
    born = {name for name, _ in team.position(player.position).skills}
    loner = "Loner" in {name for name, _ in player.skills} and "Loner" not in born
    return "journeyman" if loner else "rostered"


def _deaths(replay: Replay, books: SiteBooks) -> list[DeedReport]:
    """Who was killed, and by whom: the cemetery wants to know."""
    shirts = {
        each.id: f"{side} {each.number}"
        for number, side in enumerate(SIDES)
        for each in (*replay.teams[number].players, *replay.joined[number])
    }
    return [
        DeedReport(
            "hurt", player=shirts[id], by=shirts.get(noted.by), first=noted.hurt, result=noted.hurt
        )
        for id, noted in books.players.items()
        if _DEAD in noted.hurt and id in shirts
    ]


# --- gold -------------------------------------------------------------------------------------


def gold_of(replay: Replay, number: int, petty_cash: bool = False) -> GoldReport:
    """What a team paid for inducements, in thousands: what it was given goes first, then its own.

    With `petty_cash` gold is moved out of the treasury before the match, as far as the coach has
    decided that himself; otherwise the treasury pays. The site noted the gift in BB2020 only.
    Before, it is the difference of the values, to which petty cash belongs where it counts.
    """
    if replay.books is None:
        return GoldReport()
    own, other = replay.books.teams[number], replay.books.teams[1 - number]
    gift = own.gift
    if gift is None:
        counts = replay.options.get("pettyCashAffectsTv", "") == "true"
        moved_there = _moved(replay, 1 - number) - _moved(replay, number)
        gift = max(0, other.value - own.value + (moved_there if counts else 0))
    paid = max(0, own.spent - gift)
    moved = max(paid, _moved(replay, number)) if petty_cash else 0
    return GoldReport(
        petty_cash=moved // _PIECES,
        gift=gift // _PIECES,
        spent=own.spent // _PIECES,
        returned=(moved - paid) // _PIECES if moved else 0,
    )


def _moved(replay: Replay, number: int) -> int:
    """Petty cash that a coach has chosen to take; where the site took it all, nobody chose."""
    assert replay.books is not None
    if replay.options.get("forceTreasuryToPettyCash", "") == "true":
        return 0
    return min(replay.books.teams[number].petty_cash, replay.teams[number].treasury)
