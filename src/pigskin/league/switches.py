"""Where readings of the league rules differ: named switches, each with a default of its edition."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from pigskin.errors import LeagueError
from pigskin.showing import quoted
from pigskin.teams.near import hint


@dataclass(frozen=True, slots=True)
class Switches:
    """The switches of a league. `WORDS` says what each is about, `VALUES` what it can be."""

    spiralling: str = "off"
    expenses_from: str = "winnings_then_treasury"
    petty_cash_unspent: str = "returned"
    inducement_money: str = "treasury"
    journeymen: str = "may"
    mvp: str = "random"
    mvp_dead: bool = False
    mvp_hired: bool = False
    short_concession: str = "plain"
    short_concession_fans: str = "roll"
    desertion_counts_match: bool = False
    mistakes_200k_on_1: str = "major"
    fans_in_value: str = "none"
    draft_fans_max: int = 0
    reduction_at_minimum: str = "reroll"
    voided_touchdowns: str = "lose_spp"
    decline_characteristic: str = "secondary_or_primary"
    characteristic_limit: str = "value"
    redraft_cap: int = 0
    mng_in_friendlies: bool = True
    rerolls_max: int = 0
    free_fan_factor: int = 0
    more_winnings: int = 0
    inducements_excluded: tuple[str, ...] = ()
    points: tuple[int, ...] = (3, 1, 0)
    bonus: tuple[str, ...] = ()
    tiebreakers: tuple[str, ...] = ("touchdowns", "casualties")
    prizes: tuple[int, ...] = ()
    trophy: str = "none"
    ladder_reach: int = 3


VALUES: Final[dict[str, tuple[str, ...]]] = {
    "spiralling": ("off", "sheet", "official", "late"),
    "expenses_from": ("winnings_then_treasury", "winnings"),
    "petty_cash_unspent": ("returned", "lost"),
    "inducement_money": ("treasury", "petty_cash"),
    "journeymen": ("may", "must"),
    "mvp": ("random", "nominate3", "coach"),
    "short_concession": ("plain", "winner_takes_all"),
    "short_concession_fans": ("roll", "minus1"),
    "mistakes_200k_on_1": ("major", "minor"),
    "fans_in_value": ("none", "all", "bought"),
    "reduction_at_minimum": ("reroll", "nothing"),
    "voided_touchdowns": ("lose_spp", "keep_spp"),
    "decline_characteristic": ("secondary_or_primary", "secondary"),
    "characteristic_limit": ("value", "advances"),
    "bonus": ("touchdowns", "clean sheet", "casualties"),
    "trophy": ("none", "re-roll", "gate", "mutation"),
    "tiebreakers": (
        "touchdowns", "casualties", "touchdown difference", "casualty difference", "wins",
        "head to head", "touchdowns against", "lot",
    ),
}  # fmt: skip
FORMULA: Final = ("points", "bonus", "tiebreakers")  # by which tables are counted
# These act only in the editions that name them among their own (`LeagueRules.own_switches`).
OF_SOME_EDITIONS: Final[frozenset[str]] = frozenset(
    (
        "spiralling", "expenses_from", "petty_cash_unspent", "inducement_money",
        "short_concession_fans", "mistakes_200k_on_1", "fans_in_value", "reduction_at_minimum",
        "voided_touchdowns", "decline_characteristic", "characteristic_limit", "redraft_cap",
    )
)  # fmt: skip
# These are about tables and prizes: no desk asks for them.
OF_TABLES: Final = ("points", "bonus", "tiebreakers", "ladder_reach", "prizes", "trophy")
# Lists of numbers, and how many there are at least and at most.
NUMBERS: Final[dict[str, tuple[int, int]]] = {"points": (3, 3), "prizes": (0, 8)}
WORDS: Final[dict[str, str]] = {
    "spiralling": "Expenses that grow with team value: none, the steps of the LRB6 sheet (from "
    "1,500k, at most 70k), the official ones (from 1,750k, without end), or ours (late and steep).",
    "expenses_from": "Whether the treasury pays expenses that the winnings do not cover.",
    "petty_cash_unspent": "Whether petty cash that was not spent comes back.",
    "inducement_money": "Gold for inducements straight from the treasury, or petty cash as in "
    "LRB6.",
    "journeymen": "Whether a team that is short may or must take journeymen.",
    "mvp": "How the most valued player is found: by lot, by lot among three whom the coach names, "
    "or by the coach.",
    "mvp_dead": "Whether the dead can be most valued player.",
    "mvp_hired": "Whether stars and mercenaries can, who have nothing from it.",
    "short_concession": "What a team loses that gives up for want of players: nothing, or winnings "
    "and most valued player like any other.",
    "short_concession_fans": "Its fans: the roll of a loser, or one point less.",
    "desertion_counts_match": "Whether what a player has earned and learned by this match counts "
    "for who may leave a team that has given up.",
    "mistakes_200k_on_1": "What a 1 for expensive mistakes is with 200,000 in the treasury.",
    "fans_in_value": "Which dedicated fans count in the team value.",
    "draft_fans_max": "Most fans of a new team, if fewer than the edition allows; 0 is as many.",
    "reduction_at_minimum": "A lasting injury to what cannot fall is rolled again, or does "
    "nothing.",
    "voided_touchdowns": "Whether scorers of a team that gives up keep their points.",
    "decline_characteristic": "What skill may be taken instead of a characteristic.",
    "characteristic_limit": "Whether two points above the start are counted with injuries or "
    "without.",
    "redraft_cap": "Most gold for a new season; 0 is no limit.",
    "mng_in_friendlies": "Whether a friendly is a match that a hurt player can miss.",
    "rerolls_max": "Most re-rolls of a team, if fewer than the edition allows; 0 is as many.",
    "free_fan_factor": "Points of fan factor every new team has for nothing (optional; the figure "
    "is the league's).",
    "more_winnings": "Gold on top of every winnings, for short leagues (optional; the figure is "
    "the league's).",
    "inducements_excluded": "Inducements nobody may buy, by their ids.",
    "points": "Points for a win, a draw and a defeat.",
    "bonus": "A point more for three touchdowns, for a clean sheet, for three casualties.",
    "tiebreakers": "What counts between teams with as many points, in this order.",
    "prizes": "Gold for the first places of play-offs, from the first on.",
    "trophy": "What the champions of play-offs have beside gold: nothing; as long as they hold the "
    "trophy a re-roll, or (not in BB2020) two thousand more fans at every gate; or a mutation for "
    "one of their players.",
    "ladder_reach": "How many places above its own a team of a ladder may challenge.",
}  # fmt: skip


def with_switch(switches: Switches, name: str, value: object) -> Switches:
    """The switches with one of them set; a text may stand for any value."""
    known = {each.name: each for each in dataclasses.fields(Switches)}
    if name not in known:
        raise LeagueError(f"there is no switch {quoted(name)}{hint(name, known)}")
    return replace(switches, **{name: _value(name, getattr(Switches(), name), value)})


def _value(name: str, usual: object, value: object) -> Any:
    if isinstance(usual, bool):
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        found = words.get(value.lower()) if isinstance(value, str) else value
        if not isinstance(found, bool):
            raise LeagueError(f"{name} is true or false, not {quoted(value)}")
        return found
    if isinstance(usual, int):
        return _number(name, value)
    if isinstance(usual, tuple):
        given = value.split(",") if isinstance(value, str) else value
        if not isinstance(given, list | tuple):
            raise LeagueError(f"{name} is a list, not {quoted(value)}")
        if name in NUMBERS:
            least, most = NUMBERS[name]
            numbers = [each for each in given if each != ""]
            if not least <= len(numbers) <= most:
                count = f"{least} numbers" if least == most else f"at most {most} numbers"
                raise LeagueError(f"{name} are {count}, not {quoted(value)}")
            return tuple([_number(name, each) for each in numbers])
        return _words(name, given)
    return _word(name, value)


def _number(name: str, value: object) -> int:
    if isinstance(value, str) and value.strip().replace("_", "").isdecimal():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 10_000_000:
        raise LeagueError(f"{name} is a whole number from 0, not {quoted(value)}")
    return value


def _words(name: str, given: Iterable[object]) -> tuple[str, ...]:
    found = tuple([_word(name, each) for each in given if each != ""])
    for each in found:
        if found.count(each) > 1:
            raise LeagueError(f"{name} has {quoted(each)} twice")
    return found


def _word(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise LeagueError(f"{name} is a text, not {quoted(value)}")
    word, known = value.strip(), VALUES.get(name)
    if known is not None and word not in known:
        listed = ", ".join(known)
        raise LeagueError(f"{name} can be {listed}; not {quoted(value)}{hint(word, known)}")
    return word
