"""Petty cash, the shop of inducements, and the fans who come."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.editions.lrb6.dealing import buy_card, card_offers
from pigskin.editions.lrb6.hiring import take_up
from pigskin.effects import moments as at
from pigskin.effects.times import MATCH_BEGINS
from pigskin.model import NOBODY, STAR, Table
from pigskin.numbers import Code, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import (
    BUY,
    BUY_CARD,
    DONE,
    HIRE_MERCENARY,
    HIRE_STAR,
    PETTY_CASH,
    Flow,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules import phases
from pigskin.rules.counting import gain, now_has, spend
from pigskin.rules.interludes import interlude
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
    richer_first,
    riotous_rookies,
    shopping,
    star_list,
    stars_of_both,
)
from pigskin.teams.team import MOST_TREASURY


def petty_cash(table: Table) -> Flow[None]:
    """Gold moved from the treasury, ten thousand at a time; it counts for the team's value."""
    order = richer_first(table)
    if table.options.inducements:
        for side in order:
            owner = table.side(side)
            if owner.treasury >= 10:
                most = min(owner.treasury, MOST_TREASURY // 1000)
                codes = [code(PETTY_CASH, 0, amount) for amount in range(0, most + 1, 10)]
                asked = Question(side, "petty cash", codes, number=owner.treasury)
                gold = (yield asked) & 0xFFFFF
                table.tell("petty cash", side, gold)
                now_has(table, side, "petty_cash", gold)
                spend(table, side, "treasury", gold)
                table.note(ledger.PETTY_CASH, side, amount=gold)
    totals = [table.side(side).value + table.side(side).petty_cash for side in (HOME, AWAY)]
    for side in (HOME, AWAY):
        gift = max(0, totals[OTHER_SIDE[side]] - totals[side])
        if not table.options.inducements:
            now_has(table, side, "budget", 0)
            continue
        now_has(table, side, "budget", gift + table.side(side).petty_cash)
        if gift:
            table.note(ledger.GIFT, side, amount=gift)
    table.phase = phases.INDUCEMENTS


def shop_codes(table: Table) -> list[Code]:
    """Everything the side can afford and is allowed."""
    assert table.rosters is not None
    side = shopping(table)
    owner = table.side(side)
    roster = table.rosters[side]
    room = SQUAD - able(table, side)
    codes: list[Code] = [DONE]
    if not owner.budget:
        return codes
    codes.extend(card_offers(table, side))
    for number, offer in enumerate(inducement_list(table)):
        if offer.not_sold or excluded(table, offer) or not offer.may_buy(roster):
            continue
        if offer.id == "star_players":
            codes.extend(_star_codes(table, side, room))
        elif offer.id == "mercenaries":
            codes.extend(mercenary_codes(table, side, offer, room))
        elif not has_enough(table, owner, number, offer):
            if offer.cost_for(roster) <= owner.budget * 1000:
                codes.append(code(BUY, number))
    return codes


def _star_codes(table: Table, side: SideNo, room: int) -> list[Code]:
    """Stars who play for this team; a pair comes together and fills both places."""
    assert table.rosters is not None
    hired = [
        table.profiles[player].name
        for player in table.players(side)
        if table.profiles[player].kind == STAR
    ]
    codes: list[Code] = []
    for number, star in enumerate(star_list(table)):
        places = 2 if star.pair else 1
        if (
            star.cost > 0
            and star.name not in hired
            and len(hired) + places <= 2
            and room >= places
            and (not star.exhibition or table.options.play == "exhibition")
            and star.cost <= table.side(side).budget * 1000
            and star.plays_for(table.rosters[side])
        ):
            codes.append(code(HIRE_STAR, number))
    return codes


def buy_inducements(table: Table) -> Flow[None]:
    """The more valuable team shops first, then the other."""
    for stage in (0, 1):
        table.stage = stage
        side = shopping(table)
        codes = shop_codes(table)
        while len(codes) > 1:
            answer = yield Question(side, "inducements", codes, number=table.side(side).budget)
            verb = verb_of(answer)
            if verb == BUY:
                yield from _buy(table, side, first_of(answer))
            elif verb == BUY_CARD:
                buy_card(table, side, first_of(answer))
            elif verb == HIRE_STAR:
                hire_star(table, side, first_of(answer))
            elif verb == HIRE_MERCENARY:
                hire_mercenary(table, side, first_of(answer), second_of(answer))
            else:
                break
            codes = shop_codes(table)
    table.stage = 0
    stars_of_both(table)
    take_up(table)
    table.phase = phases.CARDS


def _buy(table: Table, side: SideNo, number: int) -> Flow[None]:
    offer = pay(table, side, number)
    if offer.id == ROOKIES:
        rolled = (table.d6() + 1) // 2 + (table.d6() + 1) // 2
        yield from riotous_rookies(table, side, rolled + 1)
    elif offer.id in FIGURES:  # staff begins when both coaches have hired
        gain(table, side, FIGURES[offer.id])


# Inducements that add to a figure of the side.
FIGURES: Final[dict[str, str]] = {
    "special_assistant_coach": "assistants",
    "temp_agency_cheerleader": "cheerleaders",
    "extra_team_training": "full_rerolls",
}


def count_fans(table: Table) -> None:
    """2D6 plus fan factor in thousands; more fans than the others is worth FAME."""
    if table.options.fans:
        for each in (HOME, AWAY):
            owner = table.side(each)
            total = table.d6() + table.d6() + owner.fan_factor
            for effect in owner.at[at.GATE_BONUS]:
                total += effect.side_adds(table, each, at.GATE_BONUS, NOBODY)
            owner.fans = total * table.options.fan_multiplier
        table.tell("fans", table.home.fans, table.away.fans)
    for side in (HOME, AWAY):
        mine, theirs = table.side(side).fans, table.side(OTHER_SIDE[side]).fans
        fame = 0 if mine <= theirs else 2 if mine >= 2 * theirs else 1
        for effect in table.side(side).at[at.FAME_BONUS]:
            fame += effect.side_adds(table, side, at.FAME_BONUS, NOBODY)
        table.side(side).fame = min(2, fame)


def before_match(table: Table) -> Flow[None]:
    """The last moment before the match; then the fans come."""
    yield from interlude(table, MATCH_BEGINS, richer_first(table)[0])
    count_fans(table)
    table.phase = phases.TOSS
