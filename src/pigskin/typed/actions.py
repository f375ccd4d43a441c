"""What a player may declare in a turn: its name, its letter, and how it is listed."""

from __future__ import annotations

from typing import Final

from pigskin.model import (
    ACTION_NAMES,
    BLITZ,
    BLOCK,
    FOUL,
    GAZE,
    HAND_OFF,
    KICK_MATE,
    MOVE,
    PASS,
    SPECIAL,
    THROW_MATE,
    Table,
)
from pigskin.numbers import Code, PlayerNo
from pigskin.questions import (
    ACTIVATE,
    PLAYER_USES,
    Question,
    player_of,
    second_of,
    verb_of,
)
from pigskin.rules.block_dice import block_dice

ACTION_KEYS: Final[dict[int, str]] = {
    MOVE: "m", BLOCK: "b", BLITZ: "z", PASS: "p", HAND_OFF: "h", FOUL: "f", SPECIAL: "s",
    GAZE: "g", THROW_MATE: "t", KICK_MATE: "k",
}  # fmt: skip
# How the letters are explained where there is no room for words.
_EXPLAINED: Final[dict[str, str]] = {
    "m": "move", "z": "blitz", "b": "block", "p": "pass", "h": "hand", "f": "foul",
    "g": "gaze", "t": "throw", "k": "kick", "s": "special",
}  # fmt: skip


def actions_of(question: Question) -> dict[PlayerNo, list[Code]]:
    """Who may still act, and the answers that declare something for him."""
    able: dict[PlayerNo, list[Code]] = {}
    for answer in question.codes:
        if verb_of(answer) in (ACTIVATE, PLAYER_USES):
            able.setdefault(player_of(answer), []).append(answer)
    return able


def action_of(answer: Code) -> int:
    """The action an answer declares; one named after a skill is a special one."""
    return second_of(answer) if verb_of(answer) == ACTIVATE else SPECIAL


def action_name(table: Table, answer: Code) -> str:
    """What is declared, in words: "blitz", or the skill a special action is named after."""
    if verb_of(answer) == ACTIVATE:
        return ACTION_NAMES[second_of(answer)]
    return table.edition.all_effects[second_of(answer)].name


def action_key(answer: Code) -> str:
    return ACTION_KEYS[action_of(answer)]


def ordinary_actions(word: str) -> list[int]:
    """The actions every coach knows that a word can mean: a letter, or the beginning of a name."""
    by_letter = [action for action, key in ACTION_KEYS.items() if key == word]
    return by_letter or [
        action
        for action in ACTION_KEYS
        if action != SPECIAL and ACTION_NAMES[action].startswith(word)
    ]


def action_letter(table: Table, answer: Code) -> str:
    """An action as its letter; a block with the best dice there are, as b2 or b-2."""
    key = action_key(answer)
    if key != ACTION_KEYS[BLOCK]:
        return key
    player = player_of(answer)
    dice = [block_dice(table, player, other, False) for other in table.opponents_beside(player)]
    return f"{key}{max(dice)}" if dice else key


def action_words(table: Table, answer: Code) -> str:
    """An action by its name; a block with the dice against everybody there is to hit."""
    name = action_name(table, answer)
    if action_of(answer) != BLOCK:
        return name
    player = player_of(answer)
    targets = [
        f"{table.profiles[other].number}: {block_dice(table, player, other, False)}d"
        for other in table.opponents_beside(player)
    ]
    return f"{name} ({', '.join(targets)})" if targets else name


def letters_explained(question: Question) -> list[str]:
    """The letters that occur in a turn, each with its word."""
    used = {action_key(each) for answers in actions_of(question).values() for each in answers}
    return [
        f"{letter}{'2' if letter == 'b' else ''} {word}"
        for letter, word in _EXPLAINED.items()
        if letter in used
    ]
