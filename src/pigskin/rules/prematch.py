"""Before the match: weather, journeymen, what is for sale and who is for hire."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.edition import next_number
from pigskin.effects.base import Effect
from pigskin.effects.holding import HOLDERS, hold
from pigskin.model import (
    INJURED,
    JOURNEYMAN,
    MERCENARY,
    NOBODY,
    ROSTERED,
    SEATS,
    STAR,
    Side,
    Table,
)
from pigskin.numbers import Code, PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME
from pigskin.questions import (
    HIRE_MERCENARY,
    JOURNEYMEN,
    NOBODY_DOES,
    NOTHING,
    Flow,
    Question,
    code,
    first_of,
)
from pigskin.rules import phases
from pigskin.rules.counting import gain, spend
from pigskin.rules.weather import roll_weather
from pigskin.teams.reading import (
    skill_name,
)
from pigskin.teams.roster import Inducement, Position, Profile, Star

SQUAD = 16
SQUAD_ON_PITCH = 11


def first_weather(table: Table) -> Flow[None]:
    """The day begins with the weather."""
    if table.options.weather:
        roll_weather(table)
    table.phase = phases.JOURNEYMEN
    yield from NOTHING


# --- journeymen -------------------------------------------------------------------------------


def add_journeymen(table: Table) -> Flow[None]:
    """A side short of eleven players may take on journeymen for this match, or has to."""
    forced = table.edition.figures.journeymen_forced
    may_decline = {"edition": not forced, "may": True, "must": False}[table.options.take_journeymen]
    for side in (HOME, AWAY):
        table.stage = side
        while table.options.journeymen and short_of_players(table, side):
            player = yield from _journeyman(table, side, may_decline)
            if player == NOBODY:
                break
            gain(table, side, "value", table.profiles[player].value)
    open_accounts(table)
    table.phase = phases.PETTY_CASH
    table.stage = 0


def open_accounts(table: Table) -> None:
    """Nobody has bought anything yet: the teams are worth what they are."""
    for side in (HOME, AWAY):
        table.note(ledger.VALUE, side, amount=table.side(side).value)


def _journeyman(table: Table, side: SideNo, may_decline: bool = False) -> Flow[PlayerNo]:
    """One journeyman joins, of the position the coach wants; NOBODY if he wants none."""
    assert table.rosters is not None
    positions = table.rosters[side].journeyman_positions
    codes = [code(JOURNEYMEN, number) for number in range(len(positions))]
    if may_decline:
        codes.append(NOBODY_DOES)
    answer = codes[0]
    if len(codes) > 1:
        missing = SQUAD_ON_PITCH - able(table, side)
        answer = yield Question(side, "journeymen", codes, number=missing)
    if answer == NOBODY_DOES:
        return NOBODY
    position = positions[first_of(answer)]
    player = table.seat(
        side,
        table.edition.profile(
            "Journeyman", next_number(table, side), position.name, position.race,
            position.stats, as_loner(table, position.skills), kind=JOURNEYMAN,
            value=_worth(table, side, position), pa=position.pa,
        ),
    )
    table.tell("journeyman", player)
    return player


def as_loner(table: Table, skills: tuple[str, ...]) -> tuple[str, ...]:
    """The skills of somebody who plays with the team for one match only."""
    loner = table.edition.team_rules.journeyman_skill
    if any(skill_name(skill) == skill_name(loner) for skill in skills):
        return skills
    return (*skills, loner)


def _worth(table: Table, side: SideNo, position: Position) -> int:
    """What a player of the position adds to the value of the team, in thousands."""
    assert table.rosters is not None
    rules = table.edition.team_rules
    for skill in rules.free_with_skills:
        if skill in position.skills:
            return 0
    for rule in rules.free_linemen_with_rules:
        if position.lineman and table.rosters[side].has_rule(rule):
            return 0
    return position.cost // 1000


def short_of_players(table: Table, side: SideNo) -> bool:
    return able(table, side) < SQUAD_ON_PITCH


def able(table: Table, side: SideNo) -> int:
    return sum(1 for player in table.players(side) if table.state[player] != INJURED)


def richer_first(table: Table) -> tuple[SideNo, SideNo]:
    """The order in which sides declare: the more valuable team first."""
    return (AWAY, HOME) if table.away.value > table.home.value else (HOME, AWAY)


# --- inducements ------------------------------------------------------------------------------


def shopping(table: Table) -> SideNo:
    """The side that is buying now; the second stage is the other one's."""
    return richer_first(table)[table.stage]


def inducement_list(table: Table) -> list[Inducement]:
    return list(table.edition.inducements.values())


def excluded(table: Table, offer: Inducement) -> bool:
    """Does the league sell no such thing?"""
    return offer.id in table.options.excluded_inducements.split(",")


def star_list(table: Table) -> list[Star]:
    return list(table.edition.stars.values())


def has_enough(table: Table, owner: Side, number: int, offer: Inducement) -> bool:
    """Has the side all it may have of one inducement, or of its group?"""
    if owner.bought.count(number) >= (offer.maximum or 99):
        return True
    if not offer.group:
        return False
    offers = inducement_list(table)
    group = sum(1 for each in owner.bought if offers[each].group == offer.group)
    return group >= table.edition.inducement_groups[offer.group].maximum


def mercenary_codes(table: Table, side: SideNo, offer: Inducement, room: int) -> list[Code]:
    """Mercenaries of any position with room, plain or with one more skill."""
    assert table.rosters is not None
    codes: list[Code] = []
    if room < 1:
        return codes
    gold = table.side(side).budget * 1000
    roster = table.rosters[side]
    for number, position in enumerate(roster.positions):
        price = position.cost + offer.cost_for(roster)
        if price > gold or position_full(table, side, position):
            continue
        codes.append(code(HIRE_MERCENARY, number, 0))
        if offer.extra_skill_max > 0 and price + offer.extra_skill_cost <= gold:
            for skill in extra_skills(table, position):
                codes.append(code(HIRE_MERCENARY, number, skill + 1))
    return codes


def specialists(table: Table) -> list[Profile]:
    """The mercenaries who come with a profile of their own."""
    known = table.edition.profiles
    offer = table.edition.inducements.get("specialist_mercenaries")
    return [known[id] for id in offer.profiles] if offer is not None else []


def position_full(table: Table, side: SideNo, position: Position) -> bool:
    """Has the side all it may have of a position, or of big guys together?"""
    assert table.rosters is not None
    roster = table.rosters[side]
    taken, big_guys = 0, 0
    for player in table.players(side):
        profile = table.profiles[player]
        if profile.kind not in (ROSTERED, MERCENARY) or table.state[player] == INJURED:
            continue
        if profile.position == position.name:
            taken += 1
        if position.big_guy and any(
            each.big_guy and each.name == profile.position for each in roster.positions
        ):
            big_guys += 1
    if position.big_guy and roster.big_guys is not None and big_guys >= roster.big_guys:
        return True
    return taken >= position.maximum


def extra_skills(table: Table, position: Position) -> list[int]:
    """Numbers of the skills a mercenary may add: his normal categories, none he has."""
    return [
        skill.id
        for skill in learnable(table, position.skills)
        if category(table, skill) in position.normal
    ]


def category(table: Table, skill: Effect) -> str:
    """The letter of the category a skill of the edition belongs to."""
    return table.edition.skill_categories[skill_name(skill.name)]


def learnable(table: Table, known: tuple[str, ...]) -> list[Effect]:
    """The skills of the edition a player with these could still have, as they are learned."""
    rules = table.edition.team_rules
    forms = table.edition.learned_skills
    names = {skill_name(skill) for skill in known}
    found: list[Effect] = []
    for skill in table.edition.skills:
        name = skill_name(skill.name)
        if name in names or forms.get(name, skill.name) != skill.name:
            continue
        if any(name in pair and names & set(pair) for pair in rules.never_together):
            continue
        if all(needed in names for what, needed in rules.skill_needs if what == name):
            found.append(skill)
    return found


def pay(table: Table, side: SideNo, number: int) -> Inducement:
    """Take the price of an inducement off the budget, and remember it was bought."""
    assert table.rosters is not None
    offer = inducement_list(table)[number]
    owner = table.side(side)
    price = offer.cost_for(table.rosters[side]) // 1000
    owner.bought = (*owner.bought, number)
    table.tell("bought", side, number)
    spend(table, side, "budget", price)
    table.note(ledger.BOUGHT, side, cause=number, amount=price)
    brought = table.edition.goods.get(offer.id)
    if brought is not None and brought.apart:
        gain(table, side, brought.key)
    elif brought is not None:
        hold(table, HOLDERS[side], brought.id, brought.lasts)
    return offer


ROOKIES: Final = "riotous_rookies"


def riotous_rookies(table: Table, side: SideNo, number: int) -> Flow[None]:
    """2D3+1 journeymen on top of the others; the value of the team stays as it is."""
    for _ in range(min(number, SEATS - table.side(side).seats)):
        yield from _journeyman(table, side)


def hire_star(table: Table, side: SideNo, number: int) -> None:
    star = star_list(table)[number]
    spend(table, side, "budget", star.cost // 1000)
    _seat_star(table, side, star, star.cost // 1000)
    if star.pair:
        _seat_star(table, side, table.edition.stars[star.pair], 0)


def _seat_star(table: Table, side: SideNo, star: Star, price: int) -> None:
    player = table.seat(side, table.edition.star(star, next_number(table, side)))
    table.tell("hired", player)
    table.note(ledger.HIRED, player, amount=price)


def hire_mercenary(table: Table, side: SideNo, number: int, extra: int) -> None:
    assert table.rosters is not None
    roster = table.rosters[side]
    position = roster.positions[number]
    offer = table.edition.inducements["mercenaries"]
    price = position.cost + offer.cost_for(roster) + (offer.extra_skill_cost if extra else 0)
    skills = as_loner(table, position.skills)
    if extra:
        skills = (*skills, table.edition.all_effects[extra - 1].name)
    spend(table, side, "budget", price // 1000)
    player = table.seat(
        side,
        table.edition.profile(
            "Mercenary", next_number(table, side), position.name, position.race,
            position.stats, skills, kind=MERCENARY, value=price // 1000, pa=position.pa,
        ),
    )
    table.tell("hired", player)
    table.note(ledger.HIRED, player, amount=price // 1000)


def stars_of_both(table: Table) -> None:
    """A star hired by both sides plays for neither."""
    names = [
        {
            table.profiles[player].name: player
            for player in table.players(side)
            if table.profiles[player].kind == STAR and table.state[player] != INJURED
        }
        for side in (HOME, AWAY)
    ]
    for name in names[0]:
        if name in names[1]:
            for side in (HOME, AWAY):
                table.state[names[side][name]] = INJURED
                table.tell("plays for nobody", names[side][name])
                table.note(ledger.MISSED, names[side][name])
