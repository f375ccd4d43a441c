"""Before the match: weather, journeymen, petty cash, inducements, fans."""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.edition import next_number
from pigskin.effects.base import Effect
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
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import (
    BUY,
    DONE,
    HIRE_MERCENARY,
    HIRE_STAR,
    JOURNEYMEN,
    NOBODY_DOES,
    NOTHING,
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
from pigskin.rules.staff import STAFF, take_up
from pigskin.rules.weather import roll_weather
from pigskin.teams.reading import (
    inducement_groups,
    inducements,
    learned_skills,
    profiles,
    skill_categories,
    skill_name,
    stars,
    team_rules,
)
from pigskin.teams.roster import Inducement, Position, Profile, Star
from pigskin.teams.team import MOST_TREASURY

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
    may_decline = not table.edition.figures.journeymen_forced
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
    loner = team_rules(table.edition.id).journeyman_skill
    if any(skill_name(skill) == skill_name(loner) for skill in skills):
        return skills
    return (*skills, loner)


def _worth(table: Table, side: SideNo, position: Position) -> int:
    """What a player of the position adds to the value of the team, in thousands."""
    assert table.rosters is not None
    rules = team_rules(table.edition.id)
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


# --- petty cash -------------------------------------------------------------------------------


def richer_first(table: Table) -> tuple[SideNo, SideNo]:
    """The order in which sides declare: the more valuable team first."""
    return (AWAY, HOME) if table.away.value > table.home.value else (HOME, AWAY)


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


# --- inducements ------------------------------------------------------------------------------


def shopping(table: Table) -> SideNo:
    """The side that is buying now; the second stage is the other one's."""
    return richer_first(table)[table.stage]


def inducement_list(table: Table) -> list[Inducement]:
    return list(inducements(table.edition.id).values())


def star_list(table: Table) -> list[Star]:
    return list(stars(table.edition.id).values())


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
    for number, offer in enumerate(inducement_list(table)):
        if not offer.may_buy(roster):
            continue
        if offer.id == "star_players":
            codes.extend(_star_codes(table, side, room))
        elif offer.id == "mercenaries":
            codes.extend(mercenary_codes(table, side, offer, room))
        elif is_sold(offer) and not has_enough(table, owner, number, offer):
            if offer.cost_for(roster) <= owner.budget * 1000:
                codes.append(code(BUY, number))
    return codes


def is_sold(offer: Inducement) -> bool:
    """Is this something the shop has, and not only a name on the list?"""
    return offer.id in _COUNTERS or offer.id in STAFF or offer.id == ROOKIES


def has_enough(table: Table, owner: Side, number: int, offer: Inducement) -> bool:
    """Has the side all it may have of one inducement, or of its group?"""
    if owner.bought.count(number) >= (offer.maximum or 99):
        return True
    if not offer.group:
        return False
    offers = inducement_list(table)
    group = sum(1 for each in owner.bought if offers[each].group == offer.group)
    return group >= inducement_groups(table.edition.id)[offer.group].maximum


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
        if price + offer.extra_skill_cost <= gold:
            for skill in extra_skills(table, position):
                codes.append(code(HIRE_MERCENARY, number, skill + 1))
    return codes


def specialists(table: Table) -> list[Profile]:
    """The mercenaries who come with a profile of their own."""
    known = profiles(table.edition.id)
    return [known[id] for id in inducements(table.edition.id)["specialist_mercenaries"].profiles]


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
    return skill_categories(table.edition.id)[skill_name(skill.name)]


def learnable(table: Table, known: tuple[str, ...]) -> list[Effect]:
    """The skills of the edition a player with these could still have, as they are learned."""
    rules = team_rules(table.edition.id)
    forms = learned_skills(table.edition.id)
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


def buy_inducements(table: Table) -> Flow[None]:
    """The more valuable team shops first, then the other."""
    for stage in (0, 1):
        table.stage = stage
        side = shopping(table)
        codes = shop_codes(table)
        while len(codes) > 1:
            answer = yield Question(
                side, "inducements", codes, number=table.side(side).budget
            )
            verb = verb_of(answer)
            if verb == BUY:
                yield from _buy(table, side, first_of(answer))
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
    _count_fans(table)
    table.phase = phases.TOSS


def _buy(table: Table, side: SideNo, number: int) -> Flow[None]:
    offer = pay(table, side, number)
    if offer.id == ROOKIES:
        rolled = (table.d6() + 1) // 2 + (table.d6() + 1) // 2
        yield from riotous_rookies(table, side, rolled + 1)
    elif offer.id not in STAFF:  # they begin when both coaches have hired
        counter = _COUNTERS[offer.id]
        gain(table, side, counter)


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
    return offer


ROOKIES: Final = "riotous_rookies"


def riotous_rookies(table: Table, side: SideNo, number: int) -> Flow[None]:
    """2D3+1 journeymen on top of the others; the value of the team stays as it is."""
    for _ in range(min(number, SEATS - table.side(side).seats)):
        yield from _journeyman(table, side)


# What each inducement adds to on the side that buys it.
_COUNTERS: Final[dict[str, str]] = {
    "bloodweiser_babes": "babes",
    "bloodweiser_kegs": "babes",
    "special_assistant_coach": "assistants",
    "temp_agency_cheerleader": "cheerleaders",
    "bribes": "bribes",
    "extra_team_training": "full_rerolls",
    "halfling_master_chef": "chefs",
    "igor": "igors",
    "wandering_apothecaries": "apothecaries",
    "wizard": "wizards",
    "plague_doctor": "plague_doctors",
    "team_mascot": "mascots",
    "weather_mage": "weather_mages",
    "cavorting_nurglings": "nurglings",
    "halfling_hot_pot": "hot_pots",
    "bottles_of_heady_brew": "bottles",
}


def hire_star(table: Table, side: SideNo, number: int) -> None:
    star = star_list(table)[number]
    spend(table, side, "budget", star.cost // 1000)
    _seat_star(table, side, star, star.cost // 1000)
    if star.pair:
        _seat_star(table, side, stars(table.edition.id)[star.pair], 0)


def _seat_star(table: Table, side: SideNo, star: Star, price: int) -> None:
    player = table.seat(side, table.edition.star(star, next_number(table, side)))
    table.tell("hired", player)
    table.note(ledger.HIRED, player, amount=price)


def hire_mercenary(table: Table, side: SideNo, number: int, extra: int) -> None:
    assert table.rosters is not None
    roster = table.rosters[side]
    position = roster.positions[number]
    offer = inducements(table.edition.id)["mercenaries"]
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


def _count_fans(table: Table) -> None:
    """2D6 plus fan factor in thousands; more fans than the others is worth FAME."""
    if table.options.fans:
        for owner in (table.home, table.away):
            total = table.d6() + table.d6() + owner.fan_factor
            owner.fans = total * table.options.fan_multiplier
        table.tell("fans", table.home.fans, table.away.fans)
    for side in (HOME, AWAY):
        mine, theirs = table.side(side).fans, table.side(OTHER_SIDE[side]).fans
        fame = 0 if mine <= theirs else 2 if mine >= 2 * theirs else 1
        table.side(side).fame = min(2, fame + table.side(side).nurglings)
