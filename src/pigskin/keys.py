"""A quick key of a game: equal for equal tables, for search and for noticing repetition.

It is the hash of numbers alone, so it is the same in every process of a 64-bit CPython; it is none
to keep in files (`record.digest` is). Two games of different matches, editions or options are not
told apart as such, only by what lies on the table; nor is when a player did what he is known for.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Final
from zlib import crc32

from pigskin.effects.hands import backs
from pigskin.model import NOWHERE
from pigskin.numbers import SideNo
from pigskin.pitch import OTHER_SIDE

if TYPE_CHECKING:
    from pigskin.game import Game
    from pigskin.model import Profile, Table

_WORD: Final = 0xFFFFFFFFFFFFFFFF
# Read all at once, which is several times as fast as one by one.
TABLE_FIELDS: Final[tuple[str, ...]] = (
    "ball", "carrier", "loose", "phase", "stage", "half", "active", "kicking", "first_kicker",
    "weather", "weather_mage", "old_weather", "winner", "bonus_turn", "marker_moved", "rerolled",
    "blitzed", "passed", "handed_off", "fouled", "begun", "turnover", "scored", "actor",
    "action", "target", "moved", "rushes", "blocked", "rising", "finished", "jumped",
    "kick_square", "pool", "picks", "stallers", "treading", "used_up", "held", "injuries",
    "feats", "lent",
)  # fmt: skip
SIDE_FIELDS: Final[tuple[str, ...]] = (
    "score", "turn", "rerolls", "full_rerolls", "fame", "fans", "fan_factor", "assistants",
    "cheerleaders", "treasury", "petty_cash", "budget", "value", "seats", "casualties", "bought",
    "hand", "played",
)  # fmt: skip
_of_table: Final = attrgetter(*TABLE_FIELDS)
_of_side: Final = attrgetter(*SIDE_FIELDS)
_MANY: Final = 64
# The players of the last few tables: a table never changes its list of profiles, it makes another.
_squads: Final[dict[int, tuple[list[Profile], int]]] = {}
_words: Final[dict[str, int]] = {}


def key_of(game: Game) -> int:
    """The key of everything that decides how a game can go on, but for the dice to come.

    In mid-flow that is the table, the question, and the answers and dice the rule has had so far.
    """
    question = game.question
    asked = -3 if question is None else 2 * _word(question.kind) + question.side
    table = game.table
    if game.flow is None:
        # Which square the acting player has left matters during a step; after it, that he has.
        return hash((table_key(table), asked, table.left != NOWHERE)) & _WORD
    history = game.history
    answers = tuple(history.answers[game.flow_answers :])
    faces = tuple(history.tape[game.flow_tape :])
    return hash((table_key(table), asked, table.left, answers, faces)) & _WORD


def known_key(game: Game, side: SideNo) -> int:
    """The same without what the coach of a side does not know: which cards the other one holds."""
    hidden = OTHER_SIDE[side]
    owner = game.table.side(hidden)
    hand = owner.hand
    owner.hand = backs(game.table, hidden)
    found = key_of(game)
    owner.hand = hand
    return found


def table_key(table: Table) -> int:
    return hash(
        (
            tuple(table.place),
            tuple(table.state),
            tuple(table.marks),
            tuple(table.spent),
            _squad_key(table.profiles),
            tuple([(player, _profile_key(each)) for player, each in table.originals]),
            _of_side(table.home),
            _of_side(table.away),
            _of_table(table),
            table.spare or (),
            _word(table.ending),
        )
    )


def _squad_key(profiles: list[Profile]) -> int:
    found = _squads.get(id(profiles))
    if found is None:
        if len(_squads) >= _MANY:
            _squads.clear()
        found = (profiles, hash(tuple([_profile_key(each) for each in profiles])))
        _squads[id(profiles)] = found
    return found[1]


def _profile_key(profile: Profile) -> int:
    found = profile.key
    if not found:
        found = profile.key = hash(
            (
                _word(profile.name),
                profile.number,
                _word(profile.position),
                _word(profile.race),
                profile.ma,
                profile.st,
                profile.ag,
                profile.av,
                profile.pa,
                tuple([skill.id for skill in profile.skills]),
                profile.niggling,
                profile.kind,
                profile.value,
            )
        )
    return found


def _word(text: str) -> int:
    """A number for a word, the same everywhere."""
    found = _words.get(text)
    if found is None:
        found = _words[text] = crc32(text.encode())
    return found
