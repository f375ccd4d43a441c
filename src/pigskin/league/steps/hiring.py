"""Hiring and firing: guests of the match, new players, staff."""

from __future__ import annotations

from pigskin.league.asking import Choice, Flow
from pigskin.league.desk import Desk
from pigskin.league.events import Bought, Dismissed, Fired, Hired, Left, Rested, gold
from pigskin.league.legal import price_of, why_not_buy, why_not_hire
from pigskin.league.sheet import SheetPlayer

DONE = "done"
STAFF = ("re-roll", "assistant coach", "cheerleader", "apothecary")
FREE = ("raised", "infected", "summoned")


def hire(desk: Desk) -> Flow[None]:
    """As often as the coach likes; guests whom nobody has hired then leave."""
    while True:
        answer = yield from desk.ask(
            "hire",
            f"Who is hired or fired, what is bought? The treasury has {gold(desk.sheet.treasury)}.",
            [*_choices(desk), Choice(DONE, "that is all")],
            why_not=lambda answer: why_not(desk, answer),
        )
        if answer == DONE:
            break
        _carry_out(desk, answer)
    for guest in desk.sheet.guests:
        desk.do(Left(guest.key, "nobody hired him"))


def guest_price(desk: Desk, guest: SheetPlayer) -> int:
    """What a guest asks for. Who came from the graveyard asks for nothing."""
    if guest.how in FREE and not desk.rules.guests_are_paid(guest.how):
        return 0
    cost = desk.sheet.position_of(guest).cost
    if not desk.rules.guests_cost_their_value:
        return cost
    rookie = SheetPlayer(guest.key, guest.number, guest.name, guest.position, guest.how)
    # The fee is paid whole, even where it does not count in the value of those on the list.
    return cost + desk.sheet.value_of(guest) - desk.sheet.value_of(rookie)


def _choices(desk: Desk) -> list[Choice]:
    sheet = desk.sheet
    found: list[Choice] = []
    for guest in sheet.guests:
        if not _why_not_guest(desk, guest):
            words = f"{guest.name}, {guest.position}, {gold(guest_price(desk, guest))}"
            found.append(Choice(f"hire {guest.key}", words))
    for position in sheet.roster.positions:
        if not why_not_hire(sheet, position, position.cost):
            found.append(Choice(f"hire {position.name}", gold(position.cost)))
    for what in STAFF:
        if not why_not_buy(sheet, what, desk.switches):
            found.append(Choice(f"buy {what}", gold(price_of(sheet, what))))
    for player in sheet.active:
        words = f"{player.number} {player.name}, {player.position}"
        found.append(Choice(f"fire {player.key}", words, loses=True))
        if not _why_not_rest(desk, player):
            rests = Choice(f"rest {player.key}", f"{words}, until the season ends", loses=True)
            found.append(rests)
    for what in STAFF:
        if not _why_not_dismiss(desk, what):
            found.append(Choice(f"dismiss {what}", "without anything in return", loses=True))
    return found


def why_not(desk: Desk, answer: str) -> str:
    """Why something cannot be bought, or somebody hired, fired or retired."""
    verb, _, what = answer.partition(" ")
    sheet = desk.sheet
    if verb == "buy" and what in (*STAFF, "fan"):
        return why_not_buy(sheet, what, desk.switches)
    if verb == "dismiss" and what in STAFF:
        return _why_not_dismiss(desk, what)
    if what in sheet.players:
        player = sheet.player(what)
        if verb == "hire" and player in sheet.guests:
            return _why_not_guest(desk, player)
        if verb == "rest" and player in sheet.active:
            return _why_not_rest(desk, player)
        return f"{player.name} is not on the list" if player not in sheet.active else ""
    if verb == "hire" and what in [each.name for each in sheet.roster.positions]:
        position = sheet.roster.position(what)
        return why_not_hire(sheet, position, position.cost)
    return ""


def _why_not_guest(desk: Desk, guest: SheetPlayer) -> str:
    sheet = desk.sheet
    if len(sheet.active) >= sheet.rules.players_max:
        return "no free place"
    return why_not_hire(sheet, sheet.position_of(guest), guest_price(desk, guest))


def _why_not_rest(desk: Desk, player: SheetPlayer) -> str:
    if not desk.rules.may_rest:
        return "nobody is retired for a season in this edition"
    if player.resting:
        return f"{player.name} is retired for the season already"
    if not player.lasting or player.lasting != desk.played.fixture:
        return "only after a Lasting Injury in this game"
    return ""


def _why_not_dismiss(desk: Desk, what: str) -> str:
    sheet = desk.sheet
    if what == "re-roll" and not desk.rules.may_give_up_rerolls:
        return "re-rolls cannot be given up during a league"
    have = {
        "re-roll": sheet.rerolls,
        "assistant coach": sheet.assistant_coaches,
        "cheerleader": sheet.cheerleaders,
        "apothecary": int(sheet.apothecary),
    }[what]
    return "" if have else f"the team has no {what}"


def _carry_out(desk: Desk, answer: str) -> None:
    verb, _, what = answer.partition(" ")
    sheet = desk.sheet
    if verb == "buy":
        desk.do(Bought(what, 1, price_of(sheet, what)))
    elif verb == "dismiss":
        desk.do(Dismissed(what))
    elif verb == "fire":
        desk.do(Fired(what))
    elif verb == "rest":
        desk.do(Rested(what))
    elif what in sheet.players:
        guest = sheet.player(what)
        desk.do(Hired(what, guest_price(desk, guest), how=guest.how))
    else:
        position, number = sheet.roster.position(what), sheet.free_number()
        name = f"{position.name} {number}"
        desk.do(Hired(sheet.next_key(), position.cost, number, name, position.name))
