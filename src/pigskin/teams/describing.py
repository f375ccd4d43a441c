"""Stars and inducements in words: what they cost, who may hire them, what they do."""

from collections.abc import Mapping

from pigskin.teams.reading import profiles, rosters, spells, team_rules
from pigskin.teams.roster import ALL_STATS, ANY, Inducement, Position, Profile, Star

_PRINTED = ("ma", "st", "ag", "pa", "av")  # the order of the team lists
# How often a star may use what only he can do.
PERIODS = {
    "always": "",
    "each_blitz": "in every blitz",
    "first_time_each_half": "the first time in a half",
    "once_per_activation": "once an activation",
    "once_per_drive": "once a drive",
    "once_per_game": "once a match",
    "once_per_half": "once a half",
    "once_per_team_turn": "once a turn",
}


def gold(amount: int) -> str:
    """A price: 150k."""
    return f"{amount // 1000}k"


# --- stars ------------------------------------------------------------------------------------


def star_price(star: Star) -> str:
    """What a star costs; of a pair one has the price of both."""
    if star.event:
        return "-"
    if star.pair:
        return f"{gold(star.cost)} with {star.pair}" if star.cost else f"with {star.pair}"
    return gold(star.cost)


def star_teams(star: Star, edition: str) -> str:
    """Which teams a star plays for."""
    if star.event:
        return "nobody hires him: he comes by a rule for fans that is not played here"
    named = _teams(star.teams, star.rules, (), edition)
    if star.not_for:
        named += f", but none of {', '.join(star.not_for)}"
    if star.exhibition:
        named += " (exhibition play only)"
    return named


def star_text(star: Star, edition: str) -> str:
    """Figures and skills of a star, and what only he can do."""
    found = player_text(star, edition)
    if star.rule is not None:
        period = PERIODS[star.rule.period]
        often = f" ({period})" if period else ""
        found += f" {star.rule.name}{often}: {star.rule.text}"
    return found


def player_text(who: Position | Profile | Star, edition: str) -> str:
    """Figures and skills of somebody for hire."""
    values = {stat: getattr(who, stat) for stat in ALL_STATS}
    figures = " ".join(f"{name} {shown}" for name, shown in printed(values, edition))
    return f"{figures}; {', '.join(who.skills) or 'no skills'}."


def printed(values: Mapping[str, int], edition: str) -> list[tuple[str, str]]:
    """Characteristics as the team lists print them: ("MA", "6"), ("AG", "3+")."""
    rules = team_rules(edition)
    return [(s.upper(), rules.show(s, values[s])) for s in _PRINTED if s in rules.stats]


# --- inducements ------------------------------------------------------------------------------


def inducement_price(offer: Inducement, edition: str) -> str:
    """What one of it costs, and who pays another price."""
    if offer.price == "star":
        return "each his own"
    if offer.price == "profile":
        hired = [profiles(edition)[id] for id in offer.profiles]
        return f"{gold(min(p.cost for p in hired))} to {gold(max(p.cost for p in hired))}"
    if offer.price == "stake":
        return f"{gold(offer.cost)} to {gold(offer.cost_max)}"
    if offer.price == "position":
        return (
            f"{gold(offer.cost)} more than his position, "
            f"with a skill {gold(offer.cost + offer.extra_skill_cost)} more"
        )
    known = rosters(edition)
    others = [
        *((known[id].name, cost) for id, cost in offer.cost_exceptions if id in known),
        *((f"with {rule}", cost) for rule, cost in offer.cost_with),
    ]
    return gold(offer.cost) + "".join(f", {name} {gold(cost)}" for name, cost in others)


def inducement_limit(offer: Inducement) -> str:
    """How many of it a team may buy for a match."""
    return "any number" if offer.maximum is None else f"0-{offer.maximum}"


def inducement_teams(offer: Inducement, edition: str) -> str:
    """Which teams may buy it."""
    if offer.needs == "apothecary":
        return "teams that may have an apothecary"
    if offer.needs == "igor":
        able = tuple(each.id for each in rosters(edition).values() if each.igor)
        return _teams(able, (), (), edition)
    return _teams(offer.teams, offer.rules, offer.tiers, edition)


def inducement_text(offer: Inducement, edition: str) -> str:
    """What it does; of a wizard, what each of his spells does; and why it is not to be had."""
    known = spells(edition)
    cast = [known[id] for id in offer.spells]
    if offer.not_sold:
        return f"{offer.text} Not sold: {offer.not_sold}."
    if not cast:
        return offer.text
    opening = offer.text or f"One spell in the match: {_either([each.name for each in cast])}."
    return " ".join([opening, *(f"{each.name}: {each.text}" for each in cast)])


def _teams(
    ids: tuple[str, ...], rules: tuple[str, ...], tiers: tuple[int, ...], edition: str
) -> str:
    """Rosters by name, special rules of which a team needs one, and tiers."""
    if ANY in ids or not (ids or rules or tiers):
        return "any team"
    known = rosters(edition)
    parts = [known[id].name for id in ids if id in known]
    return ", ".join([*parts, *rules, *(f"teams of tier {tier}" for tier in tiers)])


def _either(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"
