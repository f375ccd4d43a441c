"""What both coaches may spend before the match, and what they may buy."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.edition import next_number
from pigskin.editions.bb2020.skills.spells import DANCE_STEPS
from pigskin.editions.bb2020.staff import take_up
from pigskin.editions.bb2020.supplement import RUNES, place_bets
from pigskin.editions.lrb6.edition import argument_names as older_names
from pigskin.model import MERCENARY, STAR, Table
from pigskin.numbers import Code, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import (
    BUY,
    DONE,
    HIRE_MERCENARY,
    HIRE_SPECIALIST,
    HIRE_STAR,
    NOTHING,
    Flow,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.counting import gain, has, now_has, spend
from pigskin.rules.prematch import (
    ROOKIES,
    SQUAD,
    able,
    excluded,
    has_enough,
    hire_mercenary,
    hire_star,
    inducement_list,
    mercenary_codes,
    pay,
    riotous_rookies,
    shopping,
    specialists,
    star_list,
    stars_of_both,
)
from pigskin.rules.sideline import d3
from pigskin.teams.roster import Inducement

# What adds to a figure of the side, and how far up it may go.
COUNTERS: Final[dict[str, tuple[str, int]]] = {
    "temp_agency_cheerleaders": ("cheerleaders", 16),
    "part_time_assistant_coaches": ("assistants", 9),
    "extra_team_training": ("full_rerolls", 99),
}
BOOKS: Final[dict[str, tuple[str, ...]]] = {
    "core": ("core",),
    "supplement": ("core", "supplement"),
    "optional": ("core", "supplement", "optional"),
}


def argument_names(table: Table, kind: str) -> list[str]:
    """The names in answers about inducements and what they do."""
    if kind == "spell":
        return [spell.name for spell in table.edition.magic]
    if kind == "specialist":
        return [each.name for each in specialists(table)]
    if kind == "rune":
        return [name for name, _ in RUNES]
    if kind == "category":
        return list(table.edition.category_names.values())
    if kind == "stat":
        return [name for name, _ in DANCE_STEPS]
    return older_names(table, kind)


# --- gold -------------------------------------------------------------------------------------


def petty_cash(table: Table) -> Flow[None]:
    """Nothing is declared: the gold is counted when each coach goes shopping."""
    table.phase = phases.INDUCEMENTS
    yield from NOTHING


def buy_inducements(table: Table) -> Flow[None]:
    """The team worth more shops first; what it spends is a gift to the other."""
    spent = [0, 0]
    for stage in (0, 1):
        table.stage = stage
        side = shopping(table)
        owner = table.side(side)
        gold = _from_treasury(table, side)
        now_has(table, side, "petty_cash", _gift(table, side, spent[OTHER_SIDE[side]]))
        now_has(table, side, "budget", owner.petty_cash + gold)
        if owner.petty_cash:
            table.note(ledger.GIFT, side, amount=owner.petty_cash)
        yield from _shop(table, side)
        spent[side] = owner.petty_cash + gold - owner.budget
        spend(table, side, "treasury", max(0, spent[side] - owner.petty_cash))
        now_has(table, side, "budget", 0)
    table.stage = 0
    for side in (HOME, AWAY):
        gain(table, side, "value", spent[side])
    if table.options.play == "league":
        stars_of_both(table)
    yield from take_up(table)
    yield from place_bets(table)
    table.phase = phases.TOSS


def _from_treasury(table: Table, side: SideNo) -> int:
    """How much of its own gold the side may spend."""
    mine, theirs = table.side(side), table.side(OTHER_SIDE[side])
    if not table.options.inducements:
        return 0
    if table.options.play == "exhibition" or table.options.treasury == "both":
        return mine.treasury
    return mine.treasury if mine.value > theirs.value else 0


def _gift(table: Table, side: SideNo, spent: int) -> int:
    """Petty cash of the team worth less."""
    lead = table.side(OTHER_SIDE[side]).value - table.side(side).value
    if lead <= 0 or not table.options.inducements or table.options.play == "exhibition":
        return 0
    return lead if table.options.treasury == "both" else lead + spent


# --- the shop ---------------------------------------------------------------------------------


def _shop(table: Table, side: SideNo) -> Flow[None]:
    owner = table.side(side)
    codes = shop_codes(table, side)
    while len(codes) > 1:
        answer = yield Question(side, "inducements", codes, number=owner.budget)
        verb = verb_of(answer)
        if verb == BUY:
            yield from _buy(table, side, first_of(answer))
        elif verb == HIRE_STAR:
            hire_star(table, side, first_of(answer))
        elif verb == HIRE_MERCENARY:
            hire_mercenary(table, side, first_of(answer), second_of(answer))
        elif verb == HIRE_SPECIALIST:
            _hire_specialist(table, side, first_of(answer))
        else:
            return
        codes = shop_codes(table, side)


def shop_codes(table: Table, side: SideNo) -> list[Code]:
    """Everything the side can afford and is allowed."""
    assert table.rosters is not None
    owner = table.side(side)
    roster = table.rosters[side]
    room = SQUAD - able(table, side)
    codes: list[Code] = [DONE]
    if not owner.budget:
        return codes
    for number, offer in enumerate(inducement_list(table)):
        if not on_sale(table, offer) or not offer.may_buy(roster):
            continue
        if offer.price == "star":
            codes.extend(_star_codes(table, side, room))
        elif offer.price == "position":
            if table.options.inducement_books != "optional":
                codes.extend(mercenary_codes(table, side, offer, room))
        elif offer.price == "profile":
            codes.extend(_specialist_codes(table, side, offer, room))
        elif (
            offer.cost_for(roster) <= owner.budget * 1000
            and not has_enough(table, owner, number, offer)
            and not _has_many(table, side, offer)
        ):
            codes.append(code(BUY, number))
    return codes


def on_sale(table: Table, offer: Inducement) -> bool:
    """Is it in the books in use, and to be had there? Bets are placed apart."""
    if offer.not_sold or offer.price == "stake" or excluded(table, offer):
        return False
    return offer.book in BOOKS[table.options.inducement_books]


def _has_many(table: Table, side: SideNo, offer: Inducement) -> bool:
    """Has the side as many helpers of that kind as there may be, hired or not?"""
    if offer.id not in COUNTERS:
        return False
    field, most = COUNTERS[offer.id]
    return has(table, side, field) >= most


def _buy(table: Table, side: SideNo, number: int) -> Flow[None]:
    offer = pay(table, side, number)
    if offer.id == ROOKIES:
        yield from riotous_rookies(table, side, d3(table) + d3(table) + 1)
    elif offer.id in COUNTERS:
        field, _ = COUNTERS[offer.id]
        gain(table, side, field)


# --- players ----------------------------------------------------------------------------------


def _star_codes(table: Table, side: SideNo, room: int) -> list[Code]:
    """Two choices of stars; a pair is one of them, but fills two places of the team."""
    assert table.rosters is not None
    hired = [
        table.profiles[player]
        for player in table.players(side)
        if table.profiles[player].kind == STAR
    ]
    names = [star.name for star in hired]
    if sum(1 for star in hired if star.value) >= 2:  # the second of a pair comes for nothing
        return []
    codes: list[Code] = []
    for number, star in enumerate(star_list(table)):
        if (
            star.cost > 0
            and star.name not in names
            and room >= (2 if star.pair else 1)
            and not star.event
            and (not star.exhibition or table.options.play == "exhibition")
            and star.cost <= table.side(side).budget * 1000
            and star.plays_for(table.rosters[side])
        ):
            codes.append(code(HIRE_STAR, number))
    return codes


def _specialist_codes(table: Table, side: SideNo, offer: Inducement, room: int) -> list[Code]:
    """Three of them, each kind as often as it is to be had."""
    hired = [
        table.profiles[player].position
        for player in table.players(side)
        if table.profiles[player].kind == MERCENARY
    ]
    if room < 1 or len(hired) >= (offer.maximum or SQUAD):
        return []
    return [
        code(HIRE_SPECIALIST, number)
        for number, profile in enumerate(specialists(table))
        if profile.cost <= table.side(side).budget * 1000
        and hired.count(profile.name) < (profile.maximum or SQUAD)
    ]


def _hire_specialist(table: Table, side: SideNo, number: int) -> None:
    hired = specialists(table)[number]
    spend(table, side, "budget", hired.cost // 1000)
    player = table.seat(
        side,
        table.edition.profile(
            "Mercenary", next_number(table, side), hired.name, "",
            (hired.ma, hired.st, hired.ag, hired.av), hired.skills, kind=MERCENARY,
            value=hired.cost // 1000, pa=hired.pa,
        ),
    )
    table.tell("hired", player)
    table.note(ledger.HIRED, player, amount=hired.cost // 1000)
