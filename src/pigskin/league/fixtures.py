"""Who meets whom, round by round. Pairings are values; when they are played is another matter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from pigskin.dice import Dice
from pigskin.errors import LeagueError
from pigskin.showing import quoted
from pigskin.teams.near import hint

DRAWS: Final = ("snake", "seed", "lot")
_NOBODY: Final = ""  # whom an odd team meets


@dataclass(frozen=True, slots=True)
class Pairing:
    """A match to be played."""

    home: str
    away: str

    def mirrored(self) -> Pairing:
        """The same two at the other's place."""
        return Pairing(self.away, self.home)


@dataclass(frozen=True, slots=True)
class Round:
    """Matches that can be played at the same time, and who has none."""

    number: int  # from 1
    pairings: tuple[Pairing, ...]
    byes: tuple[str, ...] = ()


def round_robin(
    teams: Sequence[str], times: int = 1, rounds: int | None = None, dice: Dice | None = None
) -> tuple[Round, ...]:
    """Everybody meets everybody so many times; each time with sides changed.

    `rounds` ends it earlier. After any round of the first time nobody has been at home more than
    once more, or once less, than away. With dice the teams are shuffled first.

    >>> for each in round_robin(["A", "B", "C", "D"]):
    ...     print(each.number, *[f"{one.home}-{one.away}" for one in each.pairings])
    1 B-A C-D
    2 A-C D-B
    3 D-A B-C
    """
    check_teams(teams)
    if times < 1:
        raise LeagueError(f"everybody meets everybody at least once, not {times} times")
    once = _circle(shuffled(teams, dice) if dice is not None else list(teams))
    most = times * len(once)
    wanted = most if rounds is None else rounds
    if not 1 <= wanted <= most:
        raise LeagueError(f"{len(teams)} teams have 1 to {most} rounds here, not {wanted}")
    found: list[Round] = []
    for number in range(wanted):
        turn, index = divmod(number, len(once))
        pairings = once[index].pairings
        if turn % 2:
            pairings = tuple([each.mirrored() for each in pairings])
        found.append(Round(number + 1, pairings, once[index].byes))
    return tuple(found)


def _circle(teams: list[str]) -> list[Round]:
    """The circle method: one team stands still, the others turn around it.

    Each of the others alternates between home and away but for its match with the one that stands
    still, whose sides are chosen so that this evens out; a bye in its stead changes nothing.
    """
    still, *others = teams if len(teams) % 2 == 0 else [_NOBODY, *teams]
    size = len(others)  # odd
    found = []
    for turn in range(size):
        first = Pairing(others[turn], still) if turn % 2 == 0 else Pairing(still, others[turn])
        pairings = [] if still == _NOBODY else [first]
        for step in range(1, size // 2 + 1):
            pairing = Pairing(others[(turn + step) % size], others[turn - step])
            pairings.append(pairing if step % 2 else pairing.mirrored())
        byes = (others[turn],) if still == _NOBODY else ()
        found.append(Round(turn + 1, tuple(pairings), byes))
    return found


def groups(
    teams: Sequence[str], count: int, draw: str = "snake", dice: Dice | None = None
) -> tuple[tuple[str, ...], ...]:
    """Teams, the strongest first, dealt into so many groups.

    "seed" deals them out in turn, "snake" goes back and forth, which is fairer; "lot" shuffles them
    first, and needs dice.

    >>> groups("ABCDEF", 2)
    (('A', 'D', 'E'), ('B', 'C', 'F'))
    """
    check_teams(teams)
    if draw not in DRAWS:
        raise LeagueError(
            f"groups are drawn by {', '.join(DRAWS)}; not {quoted(draw)}{hint(draw, DRAWS)}"
        )
    if not 1 <= count <= len(teams) // 2:
        raise LeagueError(
            f"{len(teams)} teams make 1 to {len(teams) // 2} groups of two or more, not {count}"
        )
    dealt = list(teams)
    if draw == "lot":
        if dice is None:
            raise LeagueError("groups drawn by lot need dice")
        dealt = shuffled(teams, dice)
    found: list[list[str]] = [[] for _ in range(count)]
    for index, team in enumerate(dealt):
        pot, place = divmod(index, count)
        found[count - 1 - place if draw == "snake" and pot % 2 else place].append(team)
    return tuple([tuple(each) for each in found])


def side_by_side(calendars: Sequence[Sequence[Round]]) -> tuple[Round, ...]:
    """The rounds of several groups as one calendar; who has finished rests without a bye."""
    found: list[Round] = []
    for number, parts in enumerate(zip_longest(*calendars), 1):
        there = [each for each in parts if each is not None]
        found.append(
            Round(
                number,
                tuple([pairing for each in there for pairing in each.pairings]),
                tuple([team for each in there for team in each.byes]),
            )
        )
    return tuple(found)


def shuffled(teams: Sequence[str], dice: Dice) -> list[str]:
    """The teams in an order of chance; every order is as likely as any other."""
    found = list(teams)
    for last in range(len(found) - 1, 0, -1):
        other = dice.roll(last + 1) - 1
        found[last], found[other] = found[other], found[last]
    return found


def check_teams(teams: Sequence[str]) -> None:
    """Two or more, each once."""
    if len(teams) < 2:
        raise LeagueError(f"it takes two teams to play, not {len(teams)}")
    seen: set[str] = set()
    for team in teams:
        if not team:
            raise LeagueError("a team without an id cannot be paired")
        if team in seen:
            raise LeagueError(f"{quoted(team)} is there twice")
        seen.add(team)
