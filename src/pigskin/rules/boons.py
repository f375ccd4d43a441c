"""What is done to a player for a while: skills lent to him, values made better or worse.

A boon is (player, what, until). `what` is the number of a skill he gains, or one of the changes
below. Whoever gives a boon calls `bless`; the end of a drive, a half or the match calls `expire`.
His profile is always his own one with his boons on top, so nothing is forgotten or left over.
"""

from __future__ import annotations

from typing import Final

from pigskin.model import Profile, Table

# Until when.
DRIVE: Final = 0
HALF: Final = 1
MATCH: Final = 2
TURN: Final = 3  # until the end of the next turn of his own team

# Changes of values; the numbers of skills begin at 0.
SLOWER: Final = -1
WEAKER: Final = -2
CLUMSIER: Final = -3
TOUGHER: Final = -4
FASTER: Final = -5
STRONGER: Final = -6
NIMBLER: Final = -7
BETTER_PASSER: Final = -8
WORSE_PASSER: Final = -9

# Which value each of them changes, by its place in MA, ST, AG, AV, PA, and by how much.
_CHANGES: Final[dict[int, tuple[int, int]]] = {
    SLOWER: (0, -1),
    WEAKER: (1, -1),
    CLUMSIER: (2, -1),
    TOUGHER: (3, 1),
    FASTER: (0, 1),
    STRONGER: (1, 1),
    NIMBLER: (2, 1),
    BETTER_PASSER: (4, 1),
    WORSE_PASSER: (4, -1),
}


def bless(table: Table, player: int, what: int, until: int) -> None:
    """Give a player a boon (or a bane)."""
    table.boons = (*table.boons, (player, what, until))
    _dress(table, player)


def lend(table: Table, player: int, skill: str, until: int) -> None:
    """Lend a player a skill by its name; nothing happens if he has it."""
    number = table.edition.skill(skill).id
    if all(each.id != number for each in table.profiles[player].skills):
        bless(table, player, number, until)


def expire(table: Table, until: int) -> None:
    """Everything that lasted until now is over."""
    ended = [boon for boon in table.boons if boon[2] == until]
    table.boons = tuple([boon for boon in table.boons if boon[2] != until])
    for player in sorted({boon[0] for boon in ended}):
        _dress(table, player)


def _dress(table: Table, player: int) -> None:
    """The player as he is by himself, with what is left of his boons."""
    own = table.original(player)
    boons = [what for who, what, _ in table.boons if who == player]
    if not boons:
        table.restore(player)
        return
    table.change(player, _changed(table, own, boons))


def _changed(table: Table, own: Profile, boons: list[int]) -> Profile:
    values = [own.ma, own.st, own.ag, own.av, own.pa]
    skills = [skill.name for skill in own.skills]
    low = table.edition.figures.target_numbers  # a lower AG or PA is better there
    for what in boons:
        if what >= 0:
            if table.edition.all_skills[what].name not in skills:
                skills.append(table.edition.all_skills[what].name)
            continue
        place, change = _CHANGES[what]
        if place == 4 and values[place] == 0:
            continue  # none at all gets neither better nor worse
        worst, best = table.edition.figures.stat_limits[place]
        if low and place in (2, 4):
            values[place] = min(worst, max(best, values[place] - change))
        else:
            values[place] = max(worst, min(best, values[place] + change))
    ma, st, ag, av, pa = values
    return table.edition.profile(
        own.name, own.number, own.position, own.race, (ma, st, ag, av), tuple(skills),
        own.niggling, own.kind, own.value, pa,
    )  # fmt: skip
