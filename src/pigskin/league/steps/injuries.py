"""The dead are struck off, injuries noted, and who missed the match is back."""

from __future__ import annotations

from typing import Final

from pigskin.league.asking import Flow
from pigskin.league.desk import Desk
from pigskin.league.events import Died, Hurt, Recovered
from pigskin.league.sheet import Sheet, SheetPlayer, start_of
from pigskin.league.steps.recording import everybody
from pigskin.report.values import PlayerReport

HARMLESS: Final = "badly hurt"


def killed(desk: Desk) -> dict[str, PlayerReport]:
    """Whoever died in the match, struck off or not, by his key; nobody where none was played."""
    if not desk.about_a_match:
        return {}
    return {key: told for key, told in everybody(desk).items() if told.dead}


def strike_off(desk: Desk) -> None:
    """Whoever died in the match."""
    for key, told in killed(desk).items():
        desk.do(Died(key, _killer(desk, told.shirt)))


def _killer(desk: Desk, shirt: int) -> str:
    """Who killed him, as the report has it: "away 5"."""
    victim = f"{desk.played.side} {shirt}"
    for deed in desk.played.report.casualties:
        if deed.player == victim and "dead" in deed.result:
            return deed.by or ""
    return ""


def note(desk: Desk) -> Flow[None]:
    """What injuries leave. A characteristic that cannot fall does not, but a match is missed."""
    for key, told in everybody(desk).items():
        if told.dead:
            continue
        for result in told.hurt:
            if result != HARMLESS:
                kept = yield from _rolled_again(desk, key, result)
                stat = _stat_of(kept)
                lost = stat if stat and can_fall(desk.sheet, desk.sheet.player(key), stat) else ""
                desk.do(Hurt(key, kept, lost, desk.played.fixture if stat else ""))


def _rolled_again(desk: Desk, key: str, result: str) -> Flow[str]:
    """A form may tell of a lasting injury that cannot be: where that is rolled again, it is."""
    player, table = desk.sheet.player(key), desk.rules.lasting
    possible = [each for each in table if can_fall(desk.sheet, player, _stat_of(each))]
    if not possible or not _stat_of(result) or desk.switches.reduction_at_minimum != "reroll":
        return result
    while result not in possible:
        face = yield from desk.d6(f"lasting injury of {player.name}, again")
        result = table[face - 1]
    return result


def _stat_of(result: str) -> str:
    """The characteristic a casualty result takes a point of, or nothing."""
    return result[3:].lower() if result.startswith("-1 ") else ""


def can_fall(sheet: Sheet, player: SheetPlayer, stat: str) -> bool:
    """Can an injury still take away from a characteristic?"""
    rules, position = sheet.rules, sheet.position_of(player)
    if stat not in rules.stats:
        return False
    now = sheet.stat(player, stat)
    if stat == "pa" and now == 0:
        return False
    least, most = rules.stat_range(stat)
    fallen = rules.changed(stat, start_of(position, stat), player.change(stat) - 1)
    if not least <= fallen <= most:
        return False
    return rules.stat_drop_max is None or player.change(stat) > -rules.stat_drop_max


def recover(desk: Desk) -> None:
    """Who missed this match has missed his match."""
    if desk.played.friendly and not desk.switches.mng_in_friendlies:
        return
    for player in desk.before.active:
        now = desk.sheet.player(player.key)
        if player.misses_next and now.state == "active":
            desk.do(Recovered(player.key))
