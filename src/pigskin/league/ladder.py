"""A ladder: teams challenge those above them, and whoever beats one climbs to its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from pigskin.errors import LeagueError
from pigskin.league.standings import Result
from pigskin.showing import counted, quoted
from pigskin.teams.near import hint

Order = tuple[str, ...]  # the first is on top


@dataclass(frozen=True, slots=True)
class LadderRules:
    """How a ladder is climbed."""

    reach: int = 3  # places above one's own that can be challenged
    swap: bool = False  # does the beaten team fall to the winner's place, or by one like others?
    rematches: bool = True  # may one challenge again whom one met last?
    idle_after: int = 0  # weeks (or rounds) without a match before a team falls; 0 is never
    idle_falls: int = 1  # places


def why_not(
    order: Order,
    challenger: str,
    challenged: str,
    rules: LadderRules,
    results: Sequence[Result] = (),
) -> str:
    """Why a challenge cannot be made, in words; nothing if it can. Results are oldest first."""
    below, above = _place(order, challenger), _place(order, challenged)
    if below == above:
        return f"{challenger} cannot challenge itself"
    if above > below:
        return f"{challenged} stands below {challenger}: only who stands above can be challenged"
    if below - above > rules.reach:
        far = f"{counted(below - above, 'place')} above {challenger}"
        return f"{challenged} stands {far}: a challenge reaches {rules.reach}"
    if not rules.rematches and _met_last(challenger, results) == challenged:
        return f"{challenger} has met {challenged} last, and must meet somebody else first"
    return ""


def may_challenge(
    order: Order, challenger: str, rules: LadderRules, results: Sequence[Result] = ()
) -> tuple[str, ...]:
    """Whom a team may challenge, the highest first.

    >>> may_challenge(tuple("ABCDEF"), "E", LadderRules(reach=2))
    ('C', 'D')
    """
    above = order[: _place(order, challenger)]
    return tuple([each for each in above if not why_not(order, challenger, each, rules, results)])


def after(order: Order, result: Result, rules: LadderRules) -> Order:
    """The ladder once a match is played: it changes if the team that stands lower has won.

    Friendlies change nothing, nor does a match that nobody came to.

    >>> after(tuple("ABCDE"), Result("D", "B", (1, 0)), LadderRules())
    ('A', 'D', 'B', 'C', 'E')
    """
    home, away = _place(order, result.home), _place(order, result.away)
    lower = 0 if home > away else 1
    if not result.counts or result.outcomes[lower] != "won":
        return order
    high, low = sorted((home, away))
    if rules.swap:
        return (
            *order[:high], order[low], *order[high + 1 : low], order[high], *order[low + 1 :],
        )  # fmt: skip
    return (*order[:high], order[low], *order[high:low], *order[low + 1 :])


def climbed(order: Order, results: Iterable[Result], rules: LadderRules) -> Order:
    """The ladder after many matches, oldest first."""
    for result in results:
        order = after(order, result, rules)
    return order


def joined(order: Order, team: str) -> Order:
    """A new team begins at the foot."""
    if team in order:
        raise LeagueError(f"{quoted(team)} is on the ladder already")
    return (*order, team)


def rested(order: Order, idle: Mapping[str, int], rules: LadderRules) -> Order:
    """The ladder after idle teams have fallen, if they do. `idle` says how long each has been so.

    One idle team does not fall past another.
    """
    if not rules.idle_after:
        return order
    found = list(order)
    falling = {team for team in order if idle.get(team, 0) >= rules.idle_after}
    for team in reversed(order):
        if team in falling:
            place = found.index(team)
            for _ in range(rules.idle_falls):
                if place + 1 == len(found) or found[place + 1] in falling:
                    break
                found[place], found[place + 1] = found[place + 1], found[place]
                place += 1
    return tuple(found)


def _place(order: Order, team: str) -> int:
    if team not in order:
        raise LeagueError(f"{quoted(team)} is not on the ladder{hint(team, order)}")
    return order.index(team)


def _met_last(team: str, results: Sequence[Result]) -> str:
    """The opponent of the last match that counted."""
    for each in reversed(results):
        if each.counts and team in (each.home, each.away):
            return each.away if each.home == team else each.home
    return ""
