"""The books the site kept of a match: gold, fans, and what everybody did and suffered.

They are there for every match, also for one that our engine cannot follow.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pigskin.fumbbl.result import lasting_injury
from pigskin.model import BADLY_HURT, CASUALTY_NAMES
from pigskin.pitch import SIDES

if TYPE_CHECKING:
    from pigskin.fumbbl.reading import Command

# Our names of what they count; an interception that they count may be a deflection.
_DEEDS: Final[tuple[tuple[str, str], ...]] = (
    ("touchdowns", "touchdowns"),
    ("completions", "completions"),
    ("casualties", "casualties"),
    ("interceptions", "interceptions"),
    ("safe_landings", "landings"),
    ("blocks", "blocks"),
    ("fouls", "fouls"),
)
_BLESSED: Final = (
    "completionsWithAdditionalSpp", "casualtiesWithAdditionalSpp", "catchesWithAdditionalSpp",
)  # fmt: skip
_BOUGHT: Final = ("inducementsBought", "cardsAndInducementsBought")
_HURT_STATE, _SENT_OFF_STATE, _MISSING_STATE = 6, 13, 10  # low bytes


@dataclass(frozen=True, slots=True)
class SitePlayer:
    """What one player did, by our names, and what is left of what he suffered."""

    did: dict[str, int]
    hurt: tuple[str, ...]
    played: bool
    missed: bool  # injured before the match
    sent_off: bool
    by: str  # the id of who sent him to the box, or nothing


@dataclass(frozen=True, slots=True)
class SiteTeam:
    """Gold in pieces. What the site did not note is None."""

    fans: int | None
    fame: int | None
    value: int
    petty_cash: int  # moved out of the treasury, or all there was, the gift counted in
    gift: int | None  # for being worth less
    spent: int
    shots: int  # penalties scored in a shootout


@dataclass(frozen=True, slots=True)
class SiteBooks:
    """The books of a whole match."""

    teams: tuple[SiteTeam, SiteTeam]
    players: dict[str, SitePlayer]  # by their ids
    blameless: bool  # who gave up had too few players to go on


def books_of(game: dict[str, Any], commands: Iterable[Command]) -> SiteBooks | None:
    """The books in a file; None if it holds none."""
    noted = game.get("gameResult")
    if not isinstance(noted, dict) or not noted:
        return None
    rows = (game.get("fieldModel") or {}).get("playerDataArray") or []
    states = {str(row["playerId"]): int(row["playerState"]) & 0xFF for row in rows}
    sides = [noted[f"teamResult{side.title()}"] for side in SIDES]
    spent = _spent(commands)
    ids = [str(game[f"team{side.title()}"]["teamId"]) for side in SIDES]
    home, away = (_team(row, spent.get(id, 0)) for row, id in zip(sides, ids, strict=True))
    players = {
        str(row["playerId"]): _player(row, states.get(str(row["playerId"]), -1))
        for side in sides
        for row in side.get("playerResults") or []
    }
    return SiteBooks((home, away), players, bool(game.get("concededLegally")))


def _spent(commands: Iterable[Command]) -> dict[str, int]:
    """What each team paid for inducements, by its id, as the log tells it."""
    return {
        report.text("teamId"): report.number("gold")
        for command in commands
        for report in command.reports
        if report.id in _BOUGHT
    }


def _team(row: dict[str, Any], spent: int) -> SiteTeam:
    # What the log tells leaves out special play cards; the result has everything.
    used = int(row.get("pettyCashUsed") or 0) + int(row.get("treasuryUsedOnInducements") or 0)
    fans = row.get("spectators") or row.get("fanFactor")
    return SiteTeam(
        fans=int(fans) if fans else None,
        fame=int(row["fame"]) if row.get("spectators") else None,
        value=int(row.get("teamValue") or 0),
        petty_cash=int(row.get("pettyCashTransferred") or 0),
        gift=int(row["pettyCashFromTvDiff"]) if "pettyCashFromTvDiff" in row else None,
        spent=max(used, spent),
        shots=max(0, int(row.get("penaltyScore") or 0)),
    )


def _player(row: dict[str, Any], state: int) -> SitePlayer:
    names = [str(row.get(each) or "") for each in ("seriousInjury", "seriousInjuryDecay")]
    hurt = [CASUALTY_NAMES[found] for name in names if (found := lasting_injury(name)) >= 0]
    if not hurt and state == _HURT_STATE:
        hurt = [CASUALTY_NAMES[BADLY_HURT]]
    did = {ours: int(row.get(theirs) or 0) for ours, theirs in _DEEDS}
    did["blessings"] = sum(int(row.get(each) or 0) for each in _BLESSED)
    missed = state == _MISSING_STATE or row.get("sendToBoxReason") == "mng"
    return SitePlayer(
        did={name: times for name, times in did.items() if times},
        hurt=() if missed else tuple(hurt),
        played=not missed and (int(row.get("turnsPlayed") or 0) > 0 or any(did.values())),
        missed=missed,
        sent_off=state == _SENT_OFF_STATE,
        by=str(row.get("sendToBoxByPlayerId") or ""),
    )
