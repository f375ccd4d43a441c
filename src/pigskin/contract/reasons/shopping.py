"""Why something cannot be bought, hired or staked."""

from __future__ import annotations

from typing import Final

from pigskin.contract.reasons.words import coach
from pigskin.model import MERCENARY, STAR, Table
from pigskin.numbers import Code, SideNo
from pigskin.questions import (
    BUY,
    HIRE_MERCENARY,
    HIRE_SPECIALIST,
    HIRE_STAR,
    JOURNEYMEN,
    NOBODY_DOES,
    PETTY_CASH,
    SIDE_BET,
    Question,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules.prematch import (
    SQUAD,
    able,
    excluded,
    extra_skills,
    has_enough,
    inducement_list,
    position_full,
    specialists,
    star_list,
)
from pigskin.teams.roster import Inducement, Roster, Star

VERBS: Final = (BUY, HIRE_STAR, HIRE_MERCENARY, HIRE_SPECIALIST)


def against_shopping(table: Table, question: Question, answer: Code) -> str:
    """Why it is not to be had; nothing for other verbs."""
    verb, number = verb_of(answer), first_of(answer)
    side = question.side
    if verb == BUY:
        return _against_offer(table, side, number, inducement_list(table)[number])
    if verb == HIRE_STAR:
        return _against_star(table, side, star_list(table)[number])
    if verb == HIRE_MERCENARY:
        return _against_mercenary(table, side, number, second_of(answer))
    if verb == HIRE_SPECIALIST:
        return _against_specialist(table, side, number)
    return ""


def gold(thousands: int) -> str:
    return f"{thousands}k"


def _too_dear(table: Table, side: SideNo, name: str, cost: int) -> str:
    """That there is not money enough; `cost` in gold pieces."""
    budget = table.side(side).budget
    if cost <= budget * 1000:
        return ""
    return f"the price of {name} is {gold(cost // 1000)}, and {coach(side)} has {gold(budget)}"


def _against_offer(table: Table, side: SideNo, number: int, offer: Inducement) -> str:
    assert table.rosters is not None
    roster = table.rosters[side]
    owner = table.side(side)
    if offer.not_sold:
        return f"{offer.name} is not sold: {offer.not_sold}"
    if excluded(table, offer):
        return f"{offer.name} is excluded in this league"
    if not offer.may_buy(roster):
        return f"{roster.name} teams cannot buy {offer.name}"
    if offer.price != "fixed" or offer.id in ("star_players", "mercenaries"):
        return f"{offer.name} are hired by name"
    if has_enough(table, owner, number, offer):
        have = owner.bought.count(number)
        if have >= (offer.maximum or 99):
            return f"{coach(side)} has {have} {offer.name}, and no more may be bought"
        return f"{coach(side)} has enough of what {offer.name} is one of"
    problem = _too_dear(table, side, offer.name, offer.cost_for(roster))
    return problem or f"{offer.name} is not on sale for {coach(side)}"


def _against_star(table: Table, side: SideNo, star: Star) -> str:
    assert table.rosters is not None
    roster = table.rosters[side]
    if not star.plays_for(roster):
        return f"{star.name} does not play for {roster.name} teams"
    if star.event or star.cost <= 0:
        return f"{star.name} is not for hire by himself"
    if star.exhibition and table.options.play != "exhibition":
        return f"{star.name} plays in exhibition matches only"
    hired = [
        table.profiles[player].name
        for player in table.players(side)
        if table.profiles[player].kind == STAR
    ]
    if star.name in hired:
        return f"{coach(side)} has hired {star.name} already"
    problem = _no_room(table, side, 2 if star.pair else 1, star.name)
    problem = problem or _too_dear(table, side, star.name, star.cost)
    return problem or _stars_allowed(table, side, star)


def _stars_allowed(table: Table, side: SideNo, star: Star) -> str:
    stars = table.edition.inducements.get("star_players")
    if stars is None or excluded(table, stars) or not stars.may_buy(_roster(table, side)):
        return f"{coach(side)} may hire no stars"
    pair = " and his partner" if star.pair else ""
    return f"{coach(side)} has no place left for {star.name}{pair} among its stars"


def _roster(table: Table, side: SideNo) -> Roster:
    assert table.rosters is not None
    return table.rosters[side]


def _no_room(table: Table, side: SideNo, places: int, name: str) -> str:
    players = able(table, side)
    if SQUAD - players >= places:
        return ""
    return f"{coach(side)} has {players} players and no room for {name}"


def _against_mercenary(table: Table, side: SideNo, number: int, extra: int) -> str:
    roster = _roster(table, side)
    position = roster.positions[number]
    offer = table.edition.inducements.get("mercenaries")
    if offer is None:
        return "there are no mercenaries in this edition"
    if excluded(table, offer):
        return "mercenaries are excluded in this league"
    cost = position.cost + offer.cost_for(roster)
    problem = _no_room(table, side, 1, position.name)
    if problem:
        return problem
    if position_full(table, side, position):
        return f"{coach(side)} has as many of {position.name} as it may"
    if extra and (not offer.extra_skill_max or extra - 1 not in extra_skills(table, position)):
        return f"{position.name} cannot add this skill"
    problem = _too_dear(
        table, side, position.name, cost + (offer.extra_skill_cost if extra else 0)
    )
    return problem or "mercenaries of this kind are not for hire in this match"


def _against_specialist(table: Table, side: SideNo, number: int) -> str:
    offer = table.edition.inducements.get("specialist_mercenaries")
    if offer is None:
        return "there are no such mercenaries in this edition"
    known = specialists(table)
    profile = known[number]
    hired = [
        table.profiles[player].position
        for player in table.players(side)
        if table.profiles[player].kind == MERCENARY
    ]
    problem = _no_room(table, side, 1, profile.name)
    if problem:
        return problem
    if len(hired) >= (offer.maximum or SQUAD):
        return f"{coach(side)} has hired {len(hired)} mercenaries, and no more may be"
    if hired.count(profile.name) >= (profile.maximum or SQUAD):
        return f"{coach(side)} has as many of {profile.name} as it may"
    problem = _too_dear(table, side, profile.name, profile.cost)
    return problem or f"{profile.name} is not for hire in this match"


# --- gold and journeymen ----------------------------------------------------------------------


def against_amount(table: Table, question: Question, answer: Code) -> str:
    """Why so much cannot be staked or put into petty cash; nothing for other verbs."""
    verb = verb_of(answer)
    if verb != PETTY_CASH and verb != SIDE_BET:
        return ""
    amount = answer & 0xFFFFF
    if amount % 10:
        return f"{gold(amount)} is no multiple of 10k"
    treasury = table.side(question.side).treasury
    if amount > treasury:
        return f"{coach(question.side)} has {gold(treasury)} in its treasury"
    most = max(each & 0xFFFFF for each in question.codes)
    return f"{gold(most)} is the most"


def against_journeymen(table: Table, question: Question, answer: Code) -> str:
    """Why no such journeyman joins; nothing for other verbs."""
    if answer == NOBODY_DOES:
        return f"{coach(question.side)} must take on a journeyman"
    if verb_of(answer) != JOURNEYMEN:
        return ""
    return f"no journeyman of that position plays for {_roster(table, question.side).name} teams"


