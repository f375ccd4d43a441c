"""The match goes into the books: result, gold, who joined, what everybody did."""

from __future__ import annotations

from typing import Final

from pigskin.errors import LeagueError
from pigskin.league.desk import Desk
from pigskin.league.events import Earned, Gold, Joined, PlayedMatch
from pigskin.league.match import HIRED, OTHER
from pigskin.league.sheet import FEATS, Sheet
from pigskin.report.values import PlayerReport

_PIECES: Final = 1000  # reports count in thousands


def record_match(desk: Desk) -> None:
    """The result, what the shopping has cost, and who played without being on the list."""
    played = desk.played
    _check(desk)
    desk.do(
        PlayedMatch(
            played.name_of(OTHER[played.side]), played.score, played.result, played.friendly
        )
    )
    _settle(desk)
    for told in played.own.players:
        if told.kind != "rostered" and told.kind not in HIRED:
            _join(desk, told)


def _check(desk: Desk) -> None:
    """Whoever did something must have been able to play."""
    for key, told in desk.played.rostered(desk.sheet).items():
        player = desk.sheet.player(key)
        if told.took_part and not player.able:
            why = "is retired for the season" if player.resting else "misses this match"
            raise LeagueError(f"number {told.shirt} of {desk.sheet.name} {why}, but took part")


def _settle(desk: Desk) -> None:
    """Gold that went into the match or came back from it."""
    told = desk.played.own.gold
    returned = told.returned if desk.switches.petty_cash_unspent == "returned" else 0
    own = max(0, told.spent - told.petty_cash - told.gift)
    for why, amount in (
        ("petty cash", -told.petty_cash),
        ("petty cash nobody spent", returned),
        ("inducements", -own),
        ("a bet", told.bet_won - told.bet),
    ):
        if amount:
            _pay(desk, amount * _PIECES, why)


def _pay(desk: Desk, amount: int, why: str) -> None:
    if desk.sheet.treasury + amount < 0:
        raise LeagueError(
            f"{why} cost {-amount:,}, but the treasury of {desk.sheet.name} has "
            f"{desk.sheet.treasury:,}"
        )
    desk.do(Gold(amount, why))


def _join(desk: Desk, told: PlayerReport) -> None:
    sheet = desk.sheet
    number = told.shirt or sheet.free_number()
    if any(each.number == number for each in (*sheet.active, *sheet.guests)):
        number = sheet.free_number()
    name = told.name or told.kind.capitalize()
    position = told.position or _usual_position(sheet)
    desk.do(Joined(sheet.next_key(), number, name, sheet.roster.position(position).name, told.kind))


def _usual_position(sheet: Sheet) -> str:
    found = [each.name for each in sheet.roster.journeyman_positions]
    if len(found) == 1:
        return found[0]
    raise LeagueError(f"a journeyman of {sheet.name} has no position; there are {', '.join(found)}")


def earn(desk: Desk) -> None:
    """Star player points for what everybody did."""
    voided = (
        desk.rules.voids_touchdowns
        and desk.played.conceded
        and desk.switches.voided_touchdowns == "lose_spp"
    )
    for key, told in everybody(desk).items():
        feats = {what: getattr(told, what) for what in FEATS if getattr(told, what)}
        if voided:
            feats.pop("touchdowns", None)
        if feats or told.took_part:
            desk.do(Earned(key, desk.figures.worth(feats), feats, int(told.took_part)))


def everybody(desk: Desk) -> dict[str, PlayerReport]:
    """What is told of players and guests, by their keys."""
    found = desk.played.rostered(desk.before)
    guests = [key for key in desk.sheet.players if key not in desk.before.players]
    others = [
        each for each in desk.played.own.players
        if each.kind != "rostered" and each.kind not in HIRED
    ]  # fmt: skip
    return {**found, **dict(zip(guests, others, strict=False))}
