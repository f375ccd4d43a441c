"""A question for those outside: its sentence, what it is about by name, and all of it as JSON.

    >>> from pigskin import Game
    >>> question = Game("human", "orc", seed=1).question
    >>> question.sentence
    'away, call the coin'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.contract.answers import option_text
from pigskin.contract.arguments import KINDS, Json
from pigskin.contract.bringing import TELLING, brings
from pigskin.contract.fields import EMPTY, LOOKED_UP, Field, slot_of
from pigskin.contract.groups import grouped
from pigskin.contract.kinds import kind_of
from pigskin.contract.rolling import need_words, roll_json
from pigskin.dice import BLOCK_FACES
from pigskin.effects.hands import open_answers
from pigskin.model import ACTION_NAMES, BLOCK, NOBODY, side_of
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import SIDES
from pigskin.questions import player_text
from pigskin.rules.counting import has
from pigskin.rules.movement import allowance, max_rushes

if TYPE_CHECKING:
    from pigskin.model import Table
    from pigskin.questions import Question

TWO_DICE: Final = ("tentacles", "shadowing", "weapon noticed")  # tests that are rolled with both
SHOWN: Final = ("player", "square")  # fields of these kinds can be pointed at


def named(table: Table, player: PlayerNo) -> str:
    """A player as questions call him: "home 5 Blitzer"."""
    if player == NOBODY:
        return "nobody"
    return f"{player_text(table, player)} {table.profiles[player].position}".rstrip()


# --- plain data -------------------------------------------------------------------------------


def to_json(table: Table, question: Question, outside: bool = False) -> dict[str, Json]:
    """The question as plain data: who is asked, what about, in which words, and the answers.

    For those `outside`, who are not asked, without the answers that would show a hidden card.
    """
    if outside:
        question = question.at(table)
        question.codes = open_answers(table, question.side, question.codes)
    found = heading(table, question)
    found["answers"] = [*grouped(table, question.codes)]
    found["brings"] = told(table, question)
    return found


def heading(table: Table, question: Question) -> dict[str, Json]:
    """The question without its answers, which everybody may know."""
    pointed = pointed_at(table, question)
    return {
        "coach": question.coach,
        "kind": question.kind,
        "sentence": sentence(table, question),
        "about": about(table, question),
        "points_at": {"players": pointed[0], "squares": pointed[1]},
        "roll": _roll(table, question),
    }


def _roll(table: Table, question: Question) -> Json:
    """The roll that lies on the table, if the question is about one."""
    return None if question.roll is None else roll_json(table, question.roll, question.player)


def told(table: Table, question: Question) -> dict[str, Json]:
    """What the answers bring, by their words, as far as the table says it."""
    found: dict[str, Json] = {}
    if question.kind in TELLING:
        for answer in question.codes:
            what = brings(table, question, answer)
            if what:
                found[option_text(table, answer)] = what
    return found


def about(table: Table, question: Question) -> dict[str, Json]:
    """What the question is about, by the names its kind declares; None where there is nothing."""
    return {field.name: value(table, question, field) for field in kind_of(question).fields}


def pointed_at(table: Table, question: Question) -> tuple[list[Json], list[Json]]:
    """The players and the squares a question is about, to be ringed on pitch and bench."""
    players: list[Json] = []
    squares: list[Json] = []
    for field in kind_of(question).fields:
        found = value(table, question, field) if field.kind in SHOWN else None
        if found is not None:
            (players if field.kind == "player" else squares).append(found)
    return players, squares


def value(table: Table, question: Question, field: Field) -> Json:
    """One thing a question is about, as plain data."""
    if field.slot == LOOKED_UP:
        return _looked_up(table, question, field.name)
    held = slot_of(question, field.slot)
    if field.optional and held == EMPTY[field.slot]:
        return None
    if field.kind == "chooser":
        attacks = side_of(question.player)
        return SIDES[attacks if question.number > 0 else 1 - attacks]
    if field.kind == "dice":
        return abs(question.number)
    if field.kind == "need":
        return on_the_dice(question)
    if field.kind == "faces":
        return [BLOCK_FACES[face] for face in question.faces]
    if isinstance(held, str):
        return held
    return KINDS[field.kind].to_json(table, held) if isinstance(held, int) else None


def _looked_up(table: Table, question: Question, name: str) -> Json:
    """What the table says beside the question."""
    player = question.player
    if name == "rerolls_left":
        return table.side(question.side).rerolls
    if name == "action":
        return ACTION_NAMES[table.action]
    if name == "target":
        return KINDS["player"].to_json(table, table.target)
    if table.action == BLOCK:
        return None  # he stays where he is
    if name == "squares_left":
        return max(0, allowance(table, player) - table.moved)
    return max_rushes(table, player) - table.rushes


def on_the_dice(question: Question) -> int:
    """What the dice must show: on a single one, a natural 1 fails and a natural 6 succeeds."""
    return question.need if question.test in TWO_DICE else max(2, min(6, question.need))


# --- words ------------------------------------------------------------------------------------


def sentence(table: Table, question: Question) -> str:
    """The question as one would ask it across the table."""
    kind = kind_of(question)
    known = about(table, question)
    for asked in kind.sentences:
        wanted = [part.partition("}")[0] for part in asked.split("{")[1:]]
        if all(each == "who" or known[each] is not None for each in wanted):
            said = asked.replace("{who}", SIDES[question.side])
            for field in kind.fields:
                if field.name in wanted:
                    said = said.replace("{" + field.name + "}", _words(table, question, field))
            return said
    return f"{SIDES[question.side]}, {question.kind}:"


def _words(table: Table, question: Question, field: Field) -> str:
    """One thing a question is about, in words."""
    if field.slot == LOOKED_UP:
        return _table_words(table, question, field.name)
    held = slot_of(question, field.slot)
    if field.kind == "player":
        return named(table, PlayerNo(held) if isinstance(held, int) else NOBODY)
    if field.kind == "dice":
        return dice_text(question.number, question.side == side_of(question.player))
    if field.kind == "faces":
        return " ".join([f"[{BLOCK_FACES[face]}]" for face in question.faces])
    if field.kind == "need":
        return _need_words(table, question)
    if field.kind == "test":
        return table.edition.test_names.get(question.test, question.test)
    return KINDS[field.kind].words(table, held) if isinstance(held, int) else str(held)


def _need_words(table: Table, question: Question) -> str:
    """What the dice must show, and why where somebody has listened: "4+ (AG 3+, marked by 1)"."""
    if question.roll is None or not question.roll.base:
        return f"{on_the_dice(question)}+"
    return need_words(table, question.roll, question.player)


def _table_words(table: Table, question: Question, name: str) -> str:
    player = question.player
    if name == "rerolls_left":
        return _rerolls_left(table, question.side)
    if name == "action":
        after = f" against {player_text(table, table.target)}" if table.target >= 0 else ""
        ball = ", has the ball" if table.has_ball(player) else ""
        return f"{ACTION_NAMES[table.action]}{after}{ball}"
    if name == "squares_left":
        walk = max(0, allowance(table, player) - table.moved)
        return "1 square" if walk == 1 else f"{walk} squares"
    rushing = table.edition.test_names.get("go for it", "go for")
    return f"{max_rushes(table, player) - table.rushes} more to {rushing}"


def _rerolls_left(table: Table, side: SideNo) -> str:
    owner = table.side(side)
    left = f"{owner.rerolls} team re-roll{'' if owner.rerolls == 1 else 's'} left"
    if has(table, side, "leader_rerolls"):
        left += " and the leader's"
    return left + ", one a turn" if table.edition.figures.rerolls_a_turn == 1 else left


def dice_text(dice: int, mine: bool = True) -> str:
    """Block dice and who chooses: "2 dice, you choose"."""
    count = abs(dice)
    if count == 1:
        return "1 die"
    return f"{count} dice, {'you choose' if (dice > 0) == mine else 'they choose'}"
