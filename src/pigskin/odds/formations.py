"""Formations: who stands where when a drive begins."""

from __future__ import annotations

from typing import Final

from pigskin.effects import moments as at
from pigskin.effects.asking import may
from pigskin.model import Table
from pigskin.numbers import PlayerNo, SideNo, Square
from pigskin.odds.rough import nimble
from pigskin.pitch import HALFWAY, HOME, LENGTH, column, square
from pigskin.rules.setup import extra_players, to_be_placed
from pigskin.teams.reading import skill_name

# A place is (squares behind the line of scrimmage, row, who belongs there). The first three must
# be on the line; a side short of players leaves out the last ones.
LINE: Final = "line"  # the strong and the tough
SUPPORT: Final = "support"  # blockers behind the line
WIDE: Final = "wide"  # the quick, out on the flanks
BACK: Final = "back"  # safe hands near the own end zone

Place = tuple[int, int, str]

FORMATIONS: Final[dict[str, tuple[Place, ...]]] = {
    "five on the line": (
        (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (8, 7, BACK), (0, 5, LINE), (0, 9, LINE),
        (1, 4, SUPPORT), (1, 10, SUPPORT), (2, 2, WIDE), (2, 12, WIDE), (4, 7, BACK),
    ),
    "spread": (
        (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (8, 7, BACK), (1, 4, SUPPORT), (1, 10, SUPPORT),
        (1, 2, WIDE), (1, 12, WIDE), (3, 5, SUPPORT), (3, 9, SUPPORT), (5, 7, BACK),
    ),
    "strong left": (
        (0, 4, LINE), (0, 5, LINE), (0, 6, LINE), (7, 6, BACK), (0, 7, LINE), (0, 8, LINE),
        (1, 3, SUPPORT), (1, 2, WIDE), (2, 5, SUPPORT), (3, 11, WIDE), (4, 4, BACK),
    ),
    "zones": (
        (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (2, 4, SUPPORT), (2, 10, SUPPORT),
        (6, 7, BACK), (2, 2, WIDE), (2, 12, WIDE), (3, 7, SUPPORT), (4, 1, WIDE), (4, 13, WIDE),
    ),
    # The handbook's: five, four and two. No gap in the line for anybody to run through, and two
    # near the own end zone for whoever dodges through all the same.
    "deep defence": (
        (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (9, 5, BACK), (1, 3, SUPPORT), (1, 11, SUPPORT),
        (0, 5, LINE), (0, 9, LINE), (1, 1, WIDE), (1, 13, WIDE), (9, 9, BACK),
    ),
    "wall": (
        (0, 6, LINE), (0, 7, LINE), (0, 8, LINE), (1, 5, LINE), (1, 9, LINE), (1, 3, SUPPORT),
        (1, 11, SUPPORT), (5, 7, BACK), (1, 7, SUPPORT), (2, 2, WIDE), (2, 12, WIDE),
    ),
}  # fmt: skip
# Where those stand who play beside eleven others.
MORE: Final = ((3, 6, SUPPORT), (3, 8, SUPPORT), (4, 5, SUPPORT), (4, 9, SUPPORT))
ATTACKS: Final = ("five on the line", "spread", "strong left")
DEFENCES: Final = ("zones", "deep defence", "wall")
# What each is good for, in a few words.
MEANINGS: Final[dict[str, str]] = {
    "five on the line": "five block at once, two deep for the ball",
    "spread": "three on the line, the others free to run",
    "strong left": "weight on one flank, a cage in the making",
    "zones": "a net of tackle zones over the whole width",
    "deep defence": "five, four, two: no gap in front, two back deep",
    "wall": "close ranks in the middle, the flanks just held",
}


def formation(table: Table, side: SideNo, name: str) -> dict[PlayerNo, Square]:
    """A legal set-up of the side's players who may be set up: player to square."""
    pool = list(table.pool)
    places = (*FORMATIONS[name], *MORE)[: to_be_placed(table)]
    # The dearest players play, the others wait; but for those who play beside the usual eleven.
    extra = extra_players(table)
    pool.sort(key=lambda each: (each not in extra, -table.profiles[each].value, each))
    del pool[len(places) :]
    chosen: dict[PlayerNo, Square] = {}
    for role in (BACK, LINE, WIDE, SUPPORT):
        for depth, y, wanted in places:
            if wanted == role and pool:
                player = max(pool, key=lambda each: (fits(table, each, role), -each))
                pool.remove(player)
                x = HALFWAY - 1 - depth if side == HOME else HALFWAY + depth
                chosen[player] = square(x, y)
    return chosen


def setup_order(chosen: dict[PlayerNo, Square]) -> list[PlayerNo]:
    """The players of a formation, line of scrimmage first."""
    return sorted(chosen, key=lambda each: abs(2 * column(chosen[each]) + 1 - LENGTH))


def fits(table: Table, player: PlayerNo, role: str) -> float:
    """How well a player fills a place."""
    profile = table.profiles[player]
    names = {skill_name(skill.name) for skill in profile.skills}
    wits = 2 if table.at[player][at.DECLARE] or "Loner" in names else 0
    if role == BACK:
        if may(table, player, at.NO_HANDS) or "Secret Weapon" in names:
            return -10
        hands = 3 if "Sure Hands" in names else 1 if names & {"Pass", "Catch"} else 0
        return 2 * nimble(profile) + hands - 2 * wits - 0.5 * profile.st + 0.3 * profile.ma
    if role == LINE:
        fragile = 4 if "Stunty" in names else 0
        return 3 * profile.st + profile.armour - 0.5 * nimble(profile) - profile.ma * 0.3 - fragile
    if role == WIDE:
        return profile.ma + nimble(profile) - wits
    return profile.st + profile.ma * 0.5 + (2 if "Block" in names else 0)
