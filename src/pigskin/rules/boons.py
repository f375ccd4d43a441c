"""What is done to a player for a while: skills lent to him, values made better or worse.

A boon is (player, what, until). `what` is the number of a skill he gains or loses, or one of the
changes below. Whoever gives a boon calls `bless`; the end of an action, a drive, a half or the
match calls `expire`. His profile is always his own one with his boons on top, so nothing is
forgotten or left over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.model import CHANGED, CUT, FROG, NEITHER, Profile, Table, side_of
from pigskin.numbers import PlayerNo, SideNo
from pigskin.teams.reading import profiles, skill_name

if TYPE_CHECKING:
    from pigskin.edition import Edition

# Until when.
DRIVE: Final = 0
HALF: Final = 1
MATCH: Final = 2
TURN: Final = 3  # until the end of the next turn of his own team
START: Final = 4  # until the next turn of his own team begins
TRIAL: Final = 5  # for the match; a roll after it says whether he keeps it
KEPT: Final = 6  # his for good: he takes it home from the match
ACTION: Final = 7  # until the end of the action that is being taken

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
# These change nothing by themselves; who gave them looks for them later.
ANOINTED: Final = -10  # chosen before, and not to be chosen again
REVIVED: Final = -11  # belongs in the casualty box and plays all the same
GONE: Final = -12  # eaten, or raised by the opponents: nobody can bring him back

# A skill he cannot use: this, less its number.
_LOST: Final = -100

# How positions write the times, in order, and the changes: -1, -2...
UNTIL_NAMES: Final[tuple[str, ...]] = (
    "drive", "half", "match", "turn", "start", "trial", "kept", "action",
)  # fmt: skip
_CHANGE_NAMES: Final[tuple[str, ...]] = (
    "slower", "weaker", "clumsier", "tougher", "faster", "stronger", "nimbler",
    "better-passer", "worse-passer", "anointed", "revived", "gone",
)  # fmt: skip

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


def boon_names(edition: Edition) -> dict[str, int]:
    """Everything that can be done to a player, by the name positions give it."""
    names = {name: -1 - place for place, name in enumerate(_CHANGE_NAMES)}
    for skill in edition.by_name.values():
        names[skill.name] = skill.id
        names[f"without {skill.name}"] = _LOST - skill.id
    return names


def boon_name(edition: Edition, what: int) -> str:
    """What is done to a player by that boon."""
    if what >= 0:
        return edition.all_skills[what].name
    if what <= _LOST:
        return f"without {edition.all_skills[_LOST - what].name}"
    return _CHANGE_NAMES[-1 - what]


def bless(table: Table, player: PlayerNo, what: int, until: int) -> None:
    """Give a player a boon (or a bane)."""
    table.boons = (*table.boons, (player, what, until))
    table.whisper("boon", player, what, until)
    dress(table, player)


def lend(table: Table, player: PlayerNo, skill: str, until: int) -> None:
    """Lend a player a skill by its name; nothing happens if he has it."""
    number = table.edition.skill(skill).id
    if all(each.id != number for each in table.profiles[player].skills):
        bless(table, player, number, until)


def deprive(table: Table, player: PlayerNo, skill: str, until: int) -> None:
    """Take a skill from a player for a while."""
    bless(table, player, _LOST - table.edition.skill(skill).id, until)


def expire(table: Table, until: int, side: SideNo = NEITHER) -> list[PlayerNo]:
    """Everything that lasted until now is over, for one side or both. Returns whom it concerned."""
    ended = [
        boon
        for boon in table.boons
        if boon[2] == until and (side < 0 or side_of(boon[0]) == side)
    ]
    if not ended:
        return []
    table.boons = tuple([boon for boon in table.boons if boon not in ended])
    for player, what, _ in ended:
        table.whisper("boon ends", player, what, until)
    players = sorted({boon[0] for boon in ended})
    for player in players:
        dress(table, player)
    for player, what, _ in ended:
        if what >= 0:
            table.edition.all_skills[what].wears_off(table, player)
    return players


def blessed(table: Table, player: PlayerNo, what: int) -> bool:
    """Has the player that boon?"""
    return any(who == player and which == what for who, which, _ in table.boons)


def dress(table: Table, player: PlayerNo) -> None:
    """The player as he is by himself or under a spell, with what is left of his boons."""
    own = table.original(player)
    boons = [what for who, what, _ in table.boons if who == player]
    if table.marks[player] & CUT:
        boons.extend([SLOWER, WEAKER, CLUMSIER])
    if not boons and not table.marks[player] & CHANGED:
        table.restore(player)
        return
    table.change(player, _changed(table, own, boons, table.marks[player] & FROG != 0))


def _changed(table: Table, own: Profile, boons: list[int], frog: bool) -> Profile:
    values = [own.ma, own.st, own.ag, own.av, own.pa]
    skills = [skill.name for skill in own.skills]
    if frog:
        shape = profiles(table.edition.id)["frog"]
        values = [shape.ma, shape.st, shape.ag, shape.av, shape.pa]
        skills = list(shape.skills)
    low = table.edition.figures.target_numbers  # a lower AG or PA is better there
    for what in boons:
        if what >= 0:
            _learn(skills, table.edition.all_skills[what].name)
            continue
        if what <= _LOST:
            lost = table.edition.all_skills[_LOST - what].name
            skills = [name for name in skills if name != lost]
            continue
        if what not in _CHANGES:
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


def _learn(skills: list[str], name: str) -> None:
    """One skill more; of two values of the same skill the higher one counts."""
    for number, known in enumerate(skills):
        if skill_name(known) == skill_name(name):
            skills[number] = max(known, name)
            return
    skills.append(name)
