"""A match from a FUMBBL file as a report of a league: whose players are whose.

Players are known by shirt and position. Journeymen and those hired for the match are told by what
the file says of them. Anybody else who played must be named by somebody.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from pigskin.errors import LeagueError
from pigskin.fumbbl import Outcome, Replay
from pigskin.fumbbl.noted import gold_of, kind_of, noted_report
from pigskin.league.match import HIRED, same_position
from pigskin.league.report_keys import renamed
from pigskin.league.rules import acts
from pigskin.league.sheet import Sheet
from pigskin.league.values import SIDES, LeagueInfo
from pigskin.report.values import MatchReport, PlayerReport, TeamReport
from pigskin.showing import quoted, shown_name

KINDS = ("journeyman", "star", "mercenary")


@dataclass(frozen=True, slots=True)
class Stranger:
    """Somebody who played in the file and is not on the sheet of his team."""

    side: str
    shirt: int
    words: str

    @property
    def name(self) -> str:
        """As he is named in "home 12=7"."""
        return f"{self.side} {self.shirt}"


class Strangers(LeagueError):
    """Players of a file that cannot be matched; `found` has all of them."""

    def __init__(self, found: list[Stranger]) -> None:
        named = "; ".join([each.words for each in found])
        super().__init__(f"cannot be matched: {named}; say who it is: --player '{found[0].name}=7'")
        self.found = found


def fumbbl_report(
    replay: Replay,
    outcome: Outcome | None,
    home: Sheet,
    away: Sheet,
    named: Mapping[str, str] | None = None,
    petty_cash: bool = False,
) -> MatchReport:
    """The report of a match, as our engine has played it again; if it could not follow, as the site
    noted it.

    `named` says of "home 12" which shirt he wears here, or that he is a journeyman, a star or a
    mercenary. Inducements are paid with petty cash or out of the treasury; all other gold is left
    as it is on the sheets, for the site keeps its own books.
    """
    told, sheets = _told(replay, outcome), dict(zip(SIDES, (home, away), strict=True))
    given = dict(named or {})
    shirts: dict[str, str] = {}
    strangers: list[Stranger] = []
    sides: dict[str, TeamReport] = {}
    for number, side in enumerate(SIDES):
        kinds = {each.number: kind_of(each, replay.teams[number])
                 for each in replay.teams[number].players}  # fmt: skip
        players: list[PlayerReport] = []
        for each in told.team(side).players:
            who = f"{side} {each.shirt}"
            kind = kinds.get(each.shirt, each.kind)
            found = _known(sheets[side], each, given.pop(who, ""), kind)
            if isinstance(found, str):
                strangers.append(Stranger(side, each.shirt, f"{who} {found}"))
            elif found is not None:
                shirts[who] = f"{side} {found.shirt}"
                players.append(found)
        sides[side] = replace(
            told.team(side),
            name=sheets[side].name,
            gold=gold_of(replay, number, petty_cash),
            players=tuple(players),
        )
        _check_shirts(side, players)
    if given:
        raise LeagueError(f"nobody in the file is {quoted(next(iter(given)))}")
    if strangers:
        raise Strangers(strangers)
    deeds = tuple([renamed(each, shirts) for each in told.deeds])
    return replace(told, home=sides["home"], away=sides["away"], deeds=deeds)


def _told(replay: Replay, outcome: Outcome | None) -> MatchReport:
    """What is told of the match, whole or not."""
    if outcome is not None and not outcome.differs:
        if not outcome.game.over:
            raise LeagueError(f"{replay.source}: the match in this file is not over")
        return outcome.game.report()
    told = noted_report(replay)
    why = "" if outcome is None else _why(outcome)
    cannot = f"our engine cannot follow this match{f' ({why})' if why else ''}"
    return replace(told, note=f"as FUMBBL noted it: {cannot}; {told.note}")


def _why(outcome: Outcome) -> str:
    why = outcome.reason or (outcome.difference.problems[0] if outcome.difference else "")
    return shown_name(why or next(iter(outcome.odd), ""))


def _check_shirts(side: str, players: list[PlayerReport]) -> None:
    worn = [each.shirt for each in players if each.kind == "rostered"]
    for shirt in worn:
        if worn.count(shirt) > 1:
            raise LeagueError(f"two players of the file would be {side} {shirt}")


def _known(
    sheet: Sheet, told: PlayerReport, named: str, kind: str
) -> PlayerReport | str | None:
    """The player as the league knows him, nobody if he did not play, or why he is not known."""
    if named:
        return _as_named(sheet, told, named)
    if told.kind != "rostered" and told.kind != "journeyman":
        return told
    if kind in HIRED:
        return replace(told, kind=kind)
    worn = next((each for each in sheet.active if each.number == told.shirt), None)
    if worn is not None and same_position(sheet, worn, told.position):
        return replace(told, name=worn.name, position=worn.position, kind="rostered")
    if kind != "rostered":
        return replace(told, kind=kind)
    if not told.took_part and not told.hurt:
        return None
    here = f"{worn.name}, {worn.position}, wears it" if worn else "nobody wears it"
    return f"({told.name}, {told.position}): in {sheet.name} {here}"


def _as_named(sheet: Sheet, told: PlayerReport, named: str) -> PlayerReport:
    if named in KINDS:
        return replace(told, kind=named)
    if not named.isascii() or not named.isdecimal() or len(named) > 4:
        raise LeagueError(
            f"{quoted(named)} is nobody: a player is a shirt number, {', '.join(KINDS)}"
        )
    player = sheet.wearing(int(named))
    return replace(
        told, shirt=player.number, name=player.name, position=player.position, kind="rostered"
    )


def pays_petty_cash(info: LeagueInfo) -> bool:
    """Does a league move gold out of the treasury before a match?"""
    if not acts("petty_cash_unspent", info.edition):
        return False
    treasury = info.switches.inducement_money == "treasury"
    return not (treasury and acts("inducement_money", info.edition))


def read_named(words: Iterator[str] | list[str]) -> dict[str, str]:
    """Who is who, from words such as "home 12=7"."""
    found: dict[str, str] = {}
    for each in words:
        who, mark, named = each.partition("=")
        side, _, shirt = who.strip().partition(" ")
        if not mark or side not in SIDES or not shirt.isdecimal() or not named.strip():
            raise LeagueError(f"{quoted(each)} names nobody; such as 'home 12=7'")
        found[f"{side} {int(shirt)}"] = named.strip()
    return found
