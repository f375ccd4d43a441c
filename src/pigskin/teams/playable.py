"""Can this team be put at a table at all? The least that is asked of every team.

Whether a team is legal is another matter (`check`), and not asked of one built by house rules. But
whoever made it, in a file or in Python: its names can be shown, its players told apart, its numbers
are such that a match can be played with them, and it has no skill that its edition does not know.
A value of the wrong kind, which only Python code can give it, is an error at once.
"""

from collections.abc import Iterable, Iterator

from pigskin.showing import quoted, why_not_a_name
from pigskin.teams.near import hint
from pigskin.teams.roster import ALL_STATS, Position, Roster, TeamError
from pigskin.teams.team import MOST_TREASURY, MOST_VALUE, Team, TeamPlayer

MOST_PLAYERS = 26  # a side has seats for 32, and some are hired for a match
MOST_POSITIONS = 100
MOST_OF_ANYTHING = 1000  # re-rolls, fans, coaches ...
MOST_GOLD = 10_000_000  # for a player
HIGHEST_STAT = 20
HIGHEST_SHIRT = 999


def unplayable(team: Team) -> list[str]:
    """Why nobody could play with this team; an empty list if anybody can."""
    _need(isinstance(team, Team), "a team is a Team", team)
    found = [*_texts(team, ("name", "coach", "chosen_rule")), *unplayable_roster(team.roster)]
    for name in ("rerolls", "fan_factor", "assistant_coaches", "cheerleaders"):
        found += _number(name.replace("_", " "), getattr(team, name), MOST_OF_ANYTHING)
    found += _number("treasury", team.treasury, MOST_TREASURY)
    found += _number("stated value", team.stated_value, MOST_VALUE)
    found += _number("fans for a trophy", team.gate, MOST_OF_ANYTHING)
    if team.gate and not found and not _has_a_gate(team.roster.edition):
        found.append(f"{team.roster.edition} has no trophy that brings more fans")
    _truths(team, ("apothecary", "house_rules"))
    found += (f"a star {each}" for each in _names(team.stars))
    if not found:
        try:
            found += ["there is no room for the stars"] if len(team.star_players) > 4 else []
        except TeamError as error:
            found.append(str(error))
    _need(_tuple_of(team.players, TeamPlayer), "players are a tuple of TeamPlayer", team.players)
    if len(team.players) > MOST_PLAYERS:
        found.append(f"{len(team.players)} players, there is room for {MOST_PLAYERS}")
    worn: set[int] = set()
    for player in team.players:
        found += (f"player {player.number}: {each}" for each in _player(team, player))
        if player.number in worn:
            found.append(f"two players wear the number {player.number}")
        worn.add(player.number)
    return found


def _need(kind: bool, what: str, value: object) -> None:
    if not kind:
        raise TeamError(f"{what}, not {quoted(value)}")


def _texts(owner: object, names: Iterable[str]) -> Iterator[str]:
    for name in names:
        value = getattr(owner, name)
        _need(isinstance(value, str), f"the {name} is a text", value)
        wrong = why_not_a_name(value)
        if wrong:
            yield f"the {name.replace('_', ' ')} {wrong}"


def _truths(owner: object, names: Iterable[str]) -> None:
    for name in names:
        value = getattr(owner, name)
        _need(isinstance(value, bool), f"{name} is True or False", value)


def _number(what: str, value: int, most: int, least: int = 0) -> Iterator[str]:
    whole = isinstance(value, int) and not isinstance(value, bool)
    _need(whole and value.bit_length() < 64, f"{what} is a whole number of some size", value)
    if not least <= value <= most:
        yield f"{what} is not in {least} to {most:,}"


def _tuple_of(values: object, kind: type) -> bool:
    return isinstance(values, tuple) and all(isinstance(each, kind) for each in values)


def _names(values: tuple[str, ...]) -> Iterator[str]:
    _need(_tuple_of(values, str), "names are a tuple of texts", values)
    if len(values) > MOST_OF_ANYTHING:
        yield f"is one of {len(values)}"
    for each in values:
        wrong = why_not_a_name(each)
        if wrong:
            yield wrong


# --- the roster -------------------------------------------------------------------------------


def unplayable_roster(roster: Roster) -> Iterator[str]:
    """What is wrong with a roster that makes it unfit to play with."""
    _need(isinstance(roster, Roster), "a roster is a Roster", roster)
    for each in _texts(roster, ("id", "name", "edition", "status")):
        yield f"the roster: {each}"
    giants = 0 if roster.big_guys is None else roster.big_guys
    numbers = (("tier", roster.tier, 100), ("big guys", giants, MOST_OF_ANYTHING))
    for what, value, most in (*numbers, ("re-roll cost", roster.reroll_cost, MOST_GOLD)):
        for each in _number(what, value, most):
            yield f"the roster: {each}"
    truths = ("extra", "apothecary", "igor", "necromancer", "stakes_target")
    _truths(roster, truths)
    for each in (*_names(roster.special_rules), *_names(roster.choose)):
        yield f"the roster: a special rule {each}"
    positions = roster.positions
    _need(_tuple_of(positions, Position), "positions are a tuple of Position", positions)
    if len(positions) > MOST_POSITIONS:
        yield f"the roster: {len(positions)} positions"
    for position in roster.positions:
        for each in _position(roster.edition, position):
            yield f"position {position.name!r}: {each}"


def _position(edition: str, position: Position) -> Iterator[str]:
    yield from _texts(position, ("name", "race", "normal", "double"))
    _truths(position, ("lineman", "big_guy"))
    for name in ("maximum", "minimum"):
        yield from _number(name, getattr(position, name), MOST_OF_ANYTHING)
    yield from _number("cost", position.cost, MOST_GOLD)
    for stat in ALL_STATS:
        yield from _number(stat.upper(), getattr(position, stat), HIGHEST_STAT)
    for each in _names(position.aliases):
        yield f"another name of it {each}"
    yield from _skills(edition, position.skills)


# --- players ----------------------------------------------------------------------------------


def _player(team: Team, player: TeamPlayer) -> Iterator[str]:
    _truths(player, ("misses_next",))
    yield from _number("his number", player.number, HIGHEST_SHIRT)
    yield from _number("niggling injuries", player.niggling, MOST_OF_ANYTHING)
    yield from _number("SPP", player.spp, MOST_GOLD)
    yield from _texts(player, ("name", "position"))
    yield from _skills(team.roster.edition, player.skills)
    for stat in ALL_STATS:
        change = getattr(player, stat)
        yield from _number(f"the change of {stat.upper()}", change, HIGHEST_STAT, -HIGHEST_STAT)
    yield from _number("the value of gifts", player.gifts_value, MOST_GOLD)
    for each in (
        *_names(player.injuries), *_names(player.random_skills), *_names(player.gifts),
    ):  # fmt: skip
        yield f"an injury, random skill or gift {each}"
    try:
        stats = (*team.stats_of(player), team.pa_of(player))
    except TeamError as error:
        yield str(error)
        return
    for stat, value in zip(ALL_STATS, stats, strict=True):
        yield from _number(stat.upper(), value, HIGHEST_STAT)


def _has_a_gate(edition: str) -> bool:
    from pigskin.editions import edition_of_id  # which reads team lists in turn

    return "gate" in edition_of_id(edition).by_key


def _skills(edition: str, skills: tuple[str, ...]) -> Iterator[str]:
    from pigskin.editions import edition_of_id  # which reads team lists in turn

    yield from _names(skills)
    known = edition_of_id(edition).by_name
    for skill in skills:
        if skill not in known:
            forms = [name for name in known if name.startswith(f"{skill} (")]
            if forms:
                yield f"has {skill}, which comes with a value: {', '.join(forms)}"
            else:
                yield f"there is no skill {skill!r} in {edition}{hint(skill, known)}"
