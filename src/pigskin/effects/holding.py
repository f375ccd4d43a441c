"""Who holds which effects, and until when: the only place that gives and takes them.

`table.held` has (holder, effect, until, amount) for everything that is held for a while, in the
order of getting. A holder is a player, a side or the table. The amount counts (two bribes), or is
a number of the effect's own. What a player is by himself is his profile; on top of it come the
skills lent to him and the changes of his values (`dress`). What acts for him now, his side's and
the table's effects among it, is `table.at`; what acts for a side is `Side.at`. Both follow from
`table.held`, and from nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.effects.base import Effect
from pigskin.effects.changes import (
    CHANGES,
    SPELLED,
    THOUSAND_CUTS,
    TURNED_INTO_FROG,
    WITHOUT,
    Change,
    Doubling,
    Spelled,
)
from pigskin.effects.sorting import acts_for_players, by_side_moment
from pigskin.model import NEITHER, SEATS, Profile, Table
from pigskin.numbers import Holder, PlayerNo, SideNo, Square
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.teams.reading import skill_name

if TYPE_CHECKING:
    from pigskin.edition import Edition

_MANY: Final = 4096
_SORTED: Final[
    dict[tuple[Effect, ...], tuple[list[tuple[Effect, ...]], tuple[Effect, ...]]]
] = {}

# Holders beside the players, who are 0 to 63.
HOLDERS: Final[tuple[Holder, Holder]] = (64, 65)  # type: ignore[assignment]
HOLDER_NAMES: Final[tuple[str, ...]] = ("home", "away", "table")  # as positions write them
THE_TABLE: Final[Holder] = 66  # type: ignore[assignment]

FIRST_EFFECT: Final = 300  # skills have lower numbers
HAND: Final = 599  # a hand of special play cards, which whoever has one holds

# Until when.
DRIVE: Final = 0
HALF: Final = 1
MATCH: Final = 2
TURN: Final = 3  # until the end of the holder's next turn, or of this one
START: Final = 4  # until the holder's next turn begins
TRIAL: Final = 5  # for the match; a roll after it says whether he keeps it
KEPT: Final = 6  # his for good: he takes it home from the match
ACTION: Final = 7  # until the end of the action that is being taken
BALL: Final = 8  # as long as the holder has the ball; see `let_go`
UNTIL_NAMES: Final[tuple[str, ...]] = (
    "drive", "half", "match", "turn", "start", "trial", "kept", "action", "ball",
)  # fmt: skip


# --- giving and taking ------------------------------------------------------------------------


def bless(table: Table, player: PlayerNo, what: int, until: int, amount: int = 1) -> None:
    """Give a player something for a while, good or bad; twice the same counts twice."""
    _keep(table, [*table.held, (Holder(player), what, until, amount)])
    table.whisper("boon", player, boon_code(what, amount), until)
    dress(table, player)


def lend(table: Table, player: PlayerNo, skill: str, until: int) -> None:
    """Lend a player a skill by its name; nothing happens if he has it of his own."""
    effect = table.edition.skill(skill)
    own = effect in table.original(player).skills and effect in table.profiles[player].skills
    if not own:
        bless(table, player, effect.id, until)


def deprive(table: Table, player: PlayerNo, skill: str, until: int) -> None:
    """Take a skill from a player for a while."""
    bless(table, player, WITHOUT, until, table.edition.skill(skill).id)


def hold(table: Table, holder: Holder, what: int, until: int = MATCH, amount: int = 1) -> None:
    """A side or the table has something from now on, or so many more of it."""
    left = keep(table, holder, what, amount, until)
    table.whisper("holds", holder, what, amount, left)


def keep(table: Table, holder: Holder, what: int, amount: int, until: int = MATCH) -> int:
    """So many more of it, or fewer; how many there are now. To tell it is the caller's."""
    left = amount
    kept: list[tuple[Holder, int, int, int]] = []
    had = False
    for each in table.held:
        if each[0] == holder and each[1] == what and each[2] == until:
            left += each[3]
            had = True
        else:
            kept.append(each)
    if left:
        kept.append((holder, what, until, left))
    _keep(table, kept)
    if had != (left != 0):
        rally(table)
    return left


def release(table: Table, holder: Holder, what: int) -> None:
    """A side or the table has nothing of that any more."""
    gone = [each for each in table.held if each[0] == holder and each[1] == what]
    if gone:
        table.held = tuple([each for each in table.held if each not in gone])
        for each in gone:
            table.whisper("holds", holder, what, -each[3], 0)
        rally(table)


def count(table: Table, holder: Holder, what: int) -> int:
    """How many of that somebody has; 0 for none."""
    total = 0
    for each in table.held:
        if each[0] == holder and each[1] == what:
            total += each[3]
    return total


def expire(table: Table, until: int, side: SideNo = NEITHER) -> list[PlayerNo]:
    """Everything that lasted until now is over, for one side or both. Whose it was, of players."""
    ended = [
        each
        for each in table.held
        if each[2] == until and (side < 0 or _side_of_holder(each[0]) == side)
    ]
    return _end(table, ended) if ended else []


def _end(table: Table, ended: list[tuple[Holder, int, int, int]]) -> list[PlayerNo]:
    """These are over. Whose they were, of players."""
    table.held = tuple([each for each in table.held if each not in ended])
    players: list[PlayerNo] = []
    for holder, what, until, amount in ended:
        if holder >= HOLDERS[0]:
            effect = table.edition.all_effects[what]
            if not effect.apart:
                table.whisper("holds", holder, what, -amount, 0)
            rally(table)
            if holder != THE_TABLE:
                effect.lapses(table, SideNo(holder - HOLDERS[0]))
            continue
        player = PlayerNo(holder)
        table.whisper("boon ends", player, boon_code(what, amount), until)
        if player not in players:
            players.append(player)
    players.sort()
    for player in players:
        dress(table, player)
    for holder, what, _, _ in ended:
        if holder < HOLDERS[0]:
            table.edition.all_effects[what].wears_off(table, PlayerNo(holder))
    return players


def _keep(table: Table, held: list[tuple[Holder, int, int, int]]) -> None:
    """What players have stays in the order of getting; spells on them, and the rest, have one
    order, however it was got: so equal tables look equal."""
    table.held = tuple(sorted(held, key=_place))


def _place(each: tuple[Holder, int, int, int]) -> tuple[int, int, int, int]:
    if each[0] >= HOLDERS[0]:
        return each
    spelled = each[1] in (TURNED_INTO_FROG, THOUSAND_CUTS)
    return (0, each[0], each[1], 0) if spelled else (1, 0, 0, 0)


def forfeit(table: Table, player: PlayerNo, what: int) -> None:
    """A player has that no more, for it has done what it could."""
    ended = [each for each in table.held if each[0] == Holder(player) and each[1] == what]
    if ended:
        _end(table, ended)


def action_over(table: Table) -> None:
    """What lasted for an action, or as long as somebody had the ball, may be over."""
    for each in table.held:
        if each[2] >= ACTION:
            expire(table, ACTION)
            let_go(table)
            return


def let_go(table: Table) -> None:
    """What a player had as long as he had the ball is over if he has it no more."""
    ended = [
        each for each in table.held if each[2] == BALL and not table.has_ball(PlayerNo(each[0]))
    ]
    if ended:
        _end(table, ended)


def _side_of_holder(holder: Holder) -> int:
    """The side that a player or a side is; what the table holds belongs to neither."""
    return holder >> 5 if holder < HOLDERS[0] else holder - HOLDERS[0]


def blessed(table: Table, player: PlayerNo, what: int) -> bool:
    """Has the player that?"""
    return count(table, Holder(player), what) != 0


# --- what follows from it ---------------------------------------------------------------------


def rally(table: Table) -> None:
    """What a side or the table holds has changed: so has what acts for sides and players."""
    pitfalls: list[Square] = []
    for side in (HOME, AWAY):
        owner = table.side(side)
        acting = _of_side(table, side)
        owner.at, wide = _sorted(acting)
        if wide != owner.wide:
            owner.wide = wide
            for player in table.players(side):
                table.take_up(player)
        pitfalls.extend([sq for effect in acting for sq in effect.pitfalls])
    table.pitfalls = tuple(pitfalls)


def _sorted(acting: tuple[Effect, ...]) -> tuple[list[tuple[Effect, ...]], tuple[Effect, ...]]:
    """What acts by side moment, and what acts for players: sorted once for each selection."""
    found = _SORTED.get(acting)
    if found is None:
        if len(_SORTED) >= _MANY:
            _SORTED.clear()
        wide = tuple([effect for effect in acting if acts_for_players(effect)])
        found = _SORTED[acting] = (by_side_moment(acting), wide)
    return found


def _of_side(table: Table, side: SideNo) -> tuple[Effect, ...]:
    """The effects a side has by itself and by the table, each once."""
    known = table.edition.all_effects
    found: list[Effect] = []
    if table.side(side).hand:
        found.append(known[HAND])
    for holder, what, _, _ in table.held:
        effect = known[what]
        if (holder == HOLDERS[side] or holder == THE_TABLE or effect.everywhere) and (
            holder >= HOLDERS[0] and effect not in found
        ):
            found.append(effect)
    found.append(table.edition.weathers[table.weather])
    return tuple(found)


def rebuild(table: Table) -> None:
    """After `table.held` was written as a whole: everything that follows from it."""
    rally(table)
    for player in sorted({each[0] for each in table.held if each[0] < 2 * SEATS}):
        dress(table, PlayerNo(player))


def dress(table: Table, player: PlayerNo) -> None:
    """The player as he is by himself, with what is left of his boons."""
    own, holder = table.original(player), Holder(player)
    boons = [(what, amount) for who, what, _, amount in table.held if who == holder]
    if boons:
        table.change(player, _changed(table, own, boons))
    else:
        table.restore(player)


def bewitch(table: Table, player: PlayerNo, what: int) -> None:
    """A spell makes something of a player for the drive, and he is marked for it."""
    for effect in SPELLED:
        if effect.id == what:
            table.marks[player] |= effect.mark
    bless(table, player, what, DRIVE)


def _changed(table: Table, own: Profile, boons: list[tuple[int, int]]) -> Profile:
    values = [own.ma, own.st, own.ag, own.av, own.pa]
    skills = [skill.name for skill in own.skills]
    known = table.edition.all_effects
    sole = False
    for what, _ in boons:
        effect = known[what]
        if effect.shape:
            shape = table.edition.profiles[effect.shape]
            values = [shape.ma, shape.st, shape.ag, shape.av, shape.pa]
            skills = list(shape.skills)
            sole = sole or effect.sole
    for what, _ in () if sole else boons:
        doubled = known[what]
        if isinstance(doubled, Doubling):
            best = table.edition.figures.stat_limits[doubled.place][1]
            values[doubled.place] = min(best, 2 * values[doubled.place])
    for what, amount in () if sole else boons:
        effect = known[what]
        if isinstance(effect, Spelled):
            for change in [known[each] for each in effect.changes]:
                assert isinstance(change, Change)
                _change(table.edition, values, change)
        elif what == WITHOUT:
            lost = table.edition.all_effects[amount].name
            skills = [name for name in skills if name != lost]
        elif isinstance(effect, Change):
            _change(table.edition, values, effect)
        elif effect.name in table.edition.by_name:
            _learn(skills, effect.name)
    for what, _ in boons:
        if known[what].dulls:
            skills = [name for name in skills if table.edition.skill(name).compulsory]
    ma, st, ag, av, pa = values
    return table.edition.profile(
        own.name, own.number, own.position, own.race, (ma, st, ag, av), tuple(skills),
        own.niggling, own.kind, own.value, pa,
    )  # fmt: skip


def _change(edition: Edition, values: list[int], change: Change) -> None:
    """One value better or worse, as far as there is room."""
    place, by = change.place, change.by
    if place == 4 and values[place] == 0:
        return  # none at all gets neither better nor worse
    worst, best = edition.figures.stat_limits[place]
    if edition.figures.target_numbers and place in (2, 4):  # a lower AG or PA is better there
        values[place] = min(worst, max(best, values[place] - by))
    else:
        values[place] = max(worst, min(best, values[place] + by))


def _learn(skills: list[str], name: str) -> None:
    """One skill more; of two values of the same skill the higher one counts."""
    for number, known in enumerate(skills):
        if skill_name(known) == skill_name(name):
            skills[number] = max(known, name)
            return
    skills.append(name)


# --- names ------------------------------------------------------------------------------------


def holder_name(holder: int) -> str:
    """A side or the table, as events and the view name it."""
    return "the table" if holder == THE_TABLE else SIDES[holder - HOLDERS[0]]


def boon_code(what: int, amount: int) -> int:
    """What is done to a player as one number, for events: below 0, the skill he is without."""
    return -1 - amount if what == WITHOUT else what


def boon_names(edition: Edition) -> dict[str, tuple[int, int]]:
    """Everything that can be done to a player, by the name positions give it: effect, amount."""
    names = {effect.name: (effect.id, 1) for effect in CHANGES if effect.id != WITHOUT}
    for card in edition.cards:
        names[card.name] = (card.id, 1)
    for skill in edition.by_name.values():
        names[skill.name] = (skill.id, 1)
        names[f"without {skill.name}"] = (WITHOUT, skill.id)
    return names


def effect_names(edition: Edition) -> dict[str, int]:
    """Everything a side or the table can hold that has no words of its own, by its name."""
    others = [
        each for each in edition.all_effects.values() if each.id >= FIRST_EFFECT and not each.apart
    ]
    return {effect.name: effect.id for effect in (*others, *edition.by_name.values())}


def boon_name(edition: Edition, code: int) -> str:
    """What is done to a player, by its number in an event."""
    if code < 0:
        return f"without {edition.all_effects[-1 - code].name}"
    return edition.all_effects[code].name
