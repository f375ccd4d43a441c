"""The report of a game: what its ledger comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from pigskin import ledger
from pigskin.contract.arguments import KINDS
from pigskin.effects.holding import KEPT
from pigskin.ledger import CAUSE_NAMES, LET_OFF_NAMES, SAVED_NAMES, SENT_OFF_NAMES, Deed, deeds
from pigskin.model import (
    ABSENT,
    CASUALTY_NAMES,
    DEAD,
    JOURNEYMAN,
    KIND_NAMES,
    NOBODY,
    SEATS,
    Table,
    side_of,
)
from pigskin.numbers import Holder, PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.report.values import (
    DeedReport,
    GoldReport,
    MatchReport,
    PlayerReport,
    Purchase,
    TeamReport,
)
from pigskin.teams.reading import skill_name

# Kinds whose doer is counted, and where; and those whose victim is.
_DOERS: Final[dict[int, str]] = {
    ledger.TOUCHDOWN: "touchdowns",
    ledger.COMPLETION: "completions",
    ledger.CASUALTY: "casualties",
    ledger.INTERCEPTION: "interceptions",
    ledger.DEFLECTION: "deflections",
    ledger.SAFE_LANDING: "safe_landings",
    ledger.BLESSING: "blessings",
    ledger.INFECTION: "infections",
    ledger.BLOCK: "blocks",
    ledger.FOUL: "fouls",
    ledger.PASS: "passes",
    ledger.HAND_OFF: "hand_offs",
}
# Tests, of which the good ones are counted apart.
_TESTS: Final[dict[int, str]] = {
    ledger.DODGE: "dodges",
    ledger.RUSH: "rushes",
    ledger.PICK_UP: "pick_ups",
    ledger.CATCH: "catches",
}
# Book-keeping, and what is only counted: not told line by line.
_UNTOLD: Final = (ledger.LINED_UP, ledger.CAME_ON)


class Accounts:
    """A ledger added up."""

    def __init__(self, table: Table, lines: list[Deed]) -> None:
        self.table = table
        self.count: Counter[tuple[str, int]] = Counter()  # by what and player
        self.sums: Counter[tuple[int, int]] = Counter()  # by kind and side
        self.drives: Counter[int] = Counter()
        self.there: set[int] = set()
        self.missing: set[int] = set()
        self.off: set[int] = set()
        self.results: dict[int, list[int]] = {}
        for line in lines:
            self._add(line)

    def _add(self, line: Deed) -> None:
        kind = line.kind
        if kind in _DOERS:
            self.count[_DOERS[kind], line.by] += 1
        elif kind in _TESTS:
            self.count[_TESTS[kind], line.by] += 1
            self.count[f"{_TESTS[kind]}_made", line.by] += line.amount
        if kind == ledger.HURT or kind == ledger.WORSE:
            self.results.setdefault(line.on, []).extend(line.result)
        if kind == ledger.HURT:
            side = side_of(PlayerNo(line.on))
            self.sums[kind, side] += 1
            if DEAD in line.result and line.by != NOBODY and self._opponents(line):
                self.count["kills", line.by] += 1
        elif kind == ledger.KNOCKED_OUT and not line.saved:
            self.count["knocked_out", line.on] += 1
        elif kind == ledger.CROWD:
            self.count["crowd", line.on] += 1
        elif kind == ledger.SENT_OFF:
            self.off.add(line.by)
        elif kind == ledger.MISSED:
            self.missing.add(line.by)
        elif kind == ledger.CAME_ON:
            self._on(PlayerNo(line.by))
        elif kind == ledger.LINED_UP:
            for seat in range(SEATS):
                if line.amount >> seat & 1:
                    self._on(PlayerNo(line.by * SEATS + seat))
        elif kind == ledger.TOUCHDOWN or kind == ledger.REROLL:
            self.sums[kind, side_of(PlayerNo(line.by))] += 1
        elif kind == ledger.HIRED:
            self.sums[ledger.BOUGHT, side_of(PlayerNo(line.by))] += line.amount
        elif kind == ledger.CARD:
            self.sums[ledger.BOUGHT, line.by] += line.amount
        elif kind in (ledger.TURN, ledger.TURNOVER):
            self.sums[kind, line.by] += 1
        elif ledger.KINDS[kind].by == "side":
            self.sums[kind, line.by] += line.amount

    def _opponents(self, line: Deed) -> bool:
        """Are the two of different teams, whomever they play for just now?"""
        of = self.table.belongs_to
        return of(PlayerNo(line.by)) != of(PlayerNo(line.on))

    def _on(self, player: PlayerNo) -> None:
        self.there.add(player)
        self.drives[player] += 1


def report_of(table: Table) -> MatchReport:
    """The report of a match, over or not."""
    lines = deeds(table.ledger)
    accounts = Accounts(table, lines)
    over = table.ending != ""
    gave_up = [line.by for line in lines if line.kind == ledger.CONCEDED]
    return MatchReport(
        edition=table.edition.id,
        score=(table.home.score, table.away.score),
        ending=table.ending if over else None,
        winner=SIDES[table.winner] if over and table.winner >= 0 else None,
        conceded_by=SIDES[gave_up[0]] if gave_up else None,
        halves=table.half,
        weather=table.edition.weather_names[table.weather],
        fans=(table.home.fans, table.away.fans),
        home=_team(table, HOME, lines, accounts),
        away=_team(table, AWAY, lines, accounts),
        deeds=tuple(_told(table, lines)),
    )


def _told(table: Table, lines: list[Deed]) -> Iterator[DeedReport]:
    """The ledger in words, without what is only added up."""
    rows: dict[tuple[int, int], str] = {}
    for line in lines:
        if line.kind == ledger.ROLLED:
            rows[line.on, line.amount] = table.edition.casualty_rows.get(line.cause, "")
        elif line.kind < ledger.TREASURY and line.kind not in _UNTOLD:
            called = [rows.get((line.on, each), "") for each in line.result]
            yield deed_report(table, line, tuple([each for each in called if each]))


def deed_report(table: Table, line: Deed, called: tuple[str, ...] = ()) -> DeedReport:
    """A line of the ledger in words."""
    kind = ledger.KINDS[line.kind]
    told: dict[str, object] = {}
    for key, player in ((kind.by, line.by), (kind.on, line.on)):
        if key == "side":
            told[key] = SIDES[player]
        elif key:
            told[key] = KINDS["player"].to_json(table, player)
    if kind.cause == "cause":
        told["cause"] = CAUSE_NAMES[line.cause]
    elif kind.cause == "why":
        told["why"] = SENT_OFF_NAMES[line.cause]
    elif kind.cause == "how":
        told["how"] = LET_OFF_NAMES[line.cause]
    if kind.amount == "earned":
        told["earned"] = line.amount != 0
    elif kind.amount == "touchdowns":
        told["touchdowns"] = line.amount
    return DeedReport(
        deed=kind.name,
        half=line.half,
        turn=line.turn,
        during=SIDES[line.active] if line.active >= 0 else None,
        first=_results(line.first),
        result=_results(line.result),
        called=called,
        saved_by=SAVED_NAMES[line.saved] or None,
        **told,  # type: ignore[arg-type]
    )


def _results(results: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([CASUALTY_NAMES[each] for each in results])


def _team(table: Table, side: SideNo, lines: list[Deed], accounts: Accounts) -> TeamReport:
    owner = table.side(side)
    known = [line.amount for line in lines if line.kind == ledger.VALUE and line.by == side]
    return TeamReport(
        name=table.team_names[side],
        roster=table.rosters[side].id if table.rosters is not None else None,
        value_before=known[0] if known else None,
        value=owner.value,
        fame=owner.fame,
        scored=accounts.sums[ledger.TOUCHDOWN, side],
        awarded=accounts.sums[ledger.AWARDED, side],
        lost=accounts.sums[ledger.CONCEDED, side],
        casualties_suffered=owner.casualties,
        turns=accounts.sums[ledger.TURN, side],
        turnovers=accounts.sums[ledger.TURNOVER, side],
        rerolls=accounts.sums[ledger.REROLL, side],
        gold=_gold(table, side, accounts),
        inducements=tuple(_purchases(table, side, lines)),
        players=tuple(
            [
                _player(table, player, accounts)
                for player in table.players(side)
                if table.state[player] != ABSENT
            ]
        ),
    )


def _gold(table: Table, side: SideNo, accounts: Accounts) -> GoldReport:
    sums = accounts.sums
    petty, gift = sums[ledger.PETTY_CASH, side], sums[ledger.GIFT, side]
    spent = sums[ledger.BOUGHT, side]
    returned = min(petty, max(0, petty + gift - spent))
    return GoldReport(
        treasury_before=sums.get((ledger.TREASURY, side)),
        petty_cash=petty,
        gift=gift,
        spent=spent,
        returned=returned,
        bet=sums[ledger.BET, side],
        bet_won=sums[ledger.BET_WON, side],
        treasury_after=table.side(side).treasury + returned,
    )


def _purchases(table: Table, side: SideNo, lines: list[Deed]) -> list[Purchase]:
    """What was bought, and stars and mercenaries, in the order of the shopping."""
    offers = list(table.edition.inducements.values())
    found: list[Purchase] = []
    for line in lines:
        if line.kind == ledger.BOUGHT and line.by == side:
            found.append(Purchase(offers[line.cause].name, line.amount))
        elif line.kind == ledger.CARD and line.by == side:
            deck = table.edition.decks[line.cause].name
            found.append(Purchase(f"card of {deck}", line.amount))
        elif line.kind == ledger.HIRED and side_of(PlayerNo(line.by)) == side:
            profile = table.original(PlayerNo(line.by))
            name = profile.name if profile.position == "Star" else profile.position
            shirt = f"{SIDES[side]} {profile.number}"
            found.append(Purchase(name, line.amount, shirt))
    return found


def _player(table: Table, player: PlayerNo, accounts: Accounts) -> PlayerReport:
    profile = table.original(player)
    counted: dict[str, Any] = {what: accounts.count[what, player] for what in _COUNTED}
    gained = [
        table.edition.all_effects[what].name
        for who, what, until, _ in table.held
        if who == Holder(player) and until == KEPT
    ]
    return PlayerReport(
        shirt=profile.number,
        name=profile.name,
        position=profile.position,
        kind=KIND_NAMES[profile.kind],
        available=player not in accounts.missing,
        took_part=player in accounts.there,
        drives=accounts.drives[player],
        sent_off=player in accounts.off,
        hurt=tuple([CASUALTY_NAMES[each] for each in accounts.results.get(player, [])]),
        gained=tuple(gained),
        trained=_trained(table, player),
        **counted,
    )


def _trained(table: Table, player: PlayerNo) -> tuple[str, ...]:
    """What a journeyman can beyond his position; that he is a loner goes without saying."""
    profile = table.original(player)
    if profile.kind != JOURNEYMAN or table.rosters is None:
        return ()
    position = table.rosters[side_of(player)].position(profile.position)
    own = [table.edition.skill(each) for each in position.skills]
    return tuple([
        each.name
        for each in profile.skills
        if each not in own and skill_name(each.name) != "Loner"
    ])  # fmt: skip


_COUNTED: Final = (
    *_DOERS.values(),
    *_TESTS.values(),
    *(f"{each}_made" for each in _TESTS.values()),
    "kills",
    "knocked_out",
    "crowd",
)
