"""Building a list: that of a new team, or of an old one for a new season."""

from __future__ import annotations

from functools import partial

from pigskin.errors import LeagueError
from pigskin.league.asking import Choice, Flow
from pigskin.league.desk import Desk
from pigskin.league.events import (
    Bought,
    Healed,
    Hired,
    Noted,
    Redrafted,
    SeasonBegun,
    SeasonEnded,
    gold,
)
from pigskin.league.legal import price_of, why_not_buy, why_not_hire
from pigskin.league.sheet import Sheet, SheetPlayer
from pigskin.teams.check import findings
from pigskin.teams.roster import Position

DONE = "done"
STAFF = ("re-roll", "fan", "assistant coach", "cheerleader", "apothecary")


def draft(desk: Desk) -> Flow[None]:
    """A new team spends what it has; what is left is its treasury."""
    yield from _build(desk, {}, STAFF)


def redraft(desk: Desk) -> Flow[None]:
    """A season ends; the list of the next is drawn up, with old hands who ask for more."""
    table = desk.figures.redraft
    if table is None:
        raise LeagueError(f"there is no re-draft in {desk.sheet.edition}")
    desk.do(SeasonEnded())
    before = desk.sheet
    desk.do(Redrafted(budget(desk)))
    prices = {each.key: old_price(desk, each) for each in before.active}
    yield from _build(desk, prices, STAFF[:1] + STAFF[2:])  # fans come along for nothing
    for player in before.active:
        if desk.sheet.player(player.key).state == "active":
            yield from _heal(desk, player, table.heals_on)
    desk.do(SeasonBegun())


def budget(desk: Desk) -> int:
    """Gold for the list of the next season."""
    table, record = desk.figures.redraft, desk.sheet.record
    assert table is not None
    earned = record.games * table.game + record.won * table.win + record.drawn * table.draw
    sum_of_all = table.budget + desk.sheet.treasury + earned
    return min(sum_of_all, desk.switches.redraft_cap or sum_of_all)


def old_price(desk: Desk, player: SheetPlayer) -> int:
    """What a player of the old list asks for."""
    table = desk.figures.redraft
    assert table is not None
    return desk.sheet.value_of(player) + player.seasons * table.season


def _build(desk: Desk, prices: dict[str, int], staff: tuple[str, ...]) -> Flow[None]:
    while True:
        lacking = _lacking(desk.sheet)
        answer = yield from desk.ask(
            "draft",
            f"What is bought for the list? {gold(desk.sheet.treasury)} are left.",
            [*_choices(desk, prices, staff), *([] if lacking else [Choice(DONE, "that is all")])],
            why_not=partial(_why_not, desk, prices),
        )
        if answer == DONE:
            return
        _carry_out(desk, answer, prices)


def _lacking(sheet: Sheet) -> str:
    """What is still missing before a list can be played with."""
    found = findings(sheet.team(), creation=True)
    return next((each.words for each in found if each.lacking), "")


def _choices(desk: Desk, prices: dict[str, int], staff: tuple[str, ...]) -> list[Choice]:
    sheet = desk.sheet
    found: list[Choice] = []
    for key, price in prices.items():
        if not _why_not_keep(sheet, key, price):
            player = sheet.player(key)
            words = f"{player.number} {player.name}, {player.position}, {gold(price)}"
            found.append(Choice(f"keep {key}", words))
    for position in sheet.roster.positions:
        if not _why_not_hire(sheet, position, position.cost):
            found.append(Choice(f"hire {position.name}", gold(position.cost)))
    for what in staff:
        if not _why_not_buy(desk, what):
            found.append(Choice(f"buy {what}", gold(price_of(sheet, what, creation=True))))
    return found


def _why_not_keep(sheet: Sheet, key: str, price: int) -> str:
    player = sheet.player(key)
    if player.state == "active":
        return f"{player.name} is on the list already"
    return _why_not_hire(sheet, sheet.position_of(player), price)


def _why_not_hire(sheet: Sheet, position: Position, price: int) -> str:
    return why_not_hire(sheet, position, price, creation=True) or _too_little_left(sheet, price, 1)


def _why_not_buy(desk: Desk, what: str) -> str:
    sheet = desk.sheet
    price = price_of(sheet, what, creation=True)
    return why_not_buy(sheet, what, desk.switches, creation=True) or _too_little_left(sheet, price)


def _too_little_left(sheet: Sheet, price: int, newcomers: int = 0) -> str:
    """Nobody may spend what his list needs to become one: there would be no way on."""
    cheapest = min([each.cost for each in sheet.roster.journeyman_positions])
    lacking = max(0, sheet.rules.players_min - len(sheet.active))
    after = max(0, lacking - newcomers)
    short = sheet.treasury < lacking * cheapest  # before anything is bought
    if short or price + after * cheapest <= sheet.treasury:
        return ""
    return f"would leave too little for {after} more players, {gold(after * cheapest)}"


def _why_not(desk: Desk, prices: dict[str, int], answer: str) -> str:
    verb, _, what = answer.partition(" ")
    sheet = desk.sheet
    if answer == DONE:
        return _lacking(sheet)
    if verb == "keep" and what in prices:
        return _why_not_keep(sheet, what, prices[what])
    if verb == "hire" and what in [each.name for each in sheet.roster.positions]:
        position = sheet.roster.position(what)
        return _why_not_hire(sheet, position, position.cost)
    if verb == "buy" and what in STAFF:
        return _why_not_buy(desk, what)
    return ""


def _carry_out(desk: Desk, answer: str, prices: dict[str, int]) -> None:
    verb, _, what = answer.partition(" ")
    sheet = desk.sheet
    if verb == "keep":
        worn = {each.number for each in sheet.active}
        number = sheet.player(what).number
        desk.do(
            Hired(what, prices[what], sheet.free_number() if number in worn else number, how="kept")
        )
    elif verb == "buy":
        desk.do(Bought(what, 1, price_of(sheet, what, creation=True)))
    else:
        position, number = sheet.roster.position(what), sheet.free_number()
        name = f"{position.name} {number}"
        desk.do(Hired(sheet.next_key(), position.cost, number, name, position.name))


def _heal(desk: Desk, before: SheetPlayer, needed: int) -> Flow[None]:
    """Old wounds, one die each; what a season's rest mends leaves a niggling injury."""
    better = int(desk.sheet.apothecary)
    if before.resting:
        for stat in before.losses:
            face = yield from desk.d6(f"does {before.name} get his {stat.upper()} back")
            if face + better >= needed:
                desk.do(Healed(before.key, stat))
            else:
                desk.do(Noted(f"{before.name} does not get his {stat.upper()} back"))
        desk.do(Healed(before.key))
    for _ in range(before.niggling):
        face = yield from desk.d6(f"is {before.name} rid of a niggling injury")
        if face + better >= needed:
            desk.do(Healed(before.key, "niggling injury"))
        else:
            desk.do(Noted(f"{before.name} keeps a niggling injury"))
