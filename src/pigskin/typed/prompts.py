"""Understanding what a person has typed: numbers, words, beginnings of words, squares, ways."""

from __future__ import annotations

import re
from typing import Final

from pigskin.contract.answers import Option, option_text
from pigskin.model import (
    ACTION_NAMES,
    BLITZ,
    BLOCK,
    FOUL,
    GAZE,
    HAND_OFF,
    KICK_MATE,
    MOVE,
    NOBODY,
    NOWHERE,
    PASS,
    SPECIAL,
    THROW_MATE,
    Table,
    side_of,
)
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.pitch import ADJACENT, SIDES, parse_square, square_text
from pigskin.questions import END_TURN, KEEP, LEAP, PUSH_TO, STEP, Question, verb_of
from pigskin.typed import reasons
from pigskin.typed.actions import (
    ACTION_KEYS,
    action_key,
    action_name,
    action_of,
    actions_of,
    ordinary_actions,
)
from pigskin.typed.shirts import player_number, shirt_answers
from pigskin.typed.ways import COMPASS, GROUPED, MANY, beside, places_players

_SQUARE: Final = re.compile(r"\d+,\d+!?")
_WAYS: Final = re.compile(r"(nw|ne|sw|se|n|e|s|w)(\d?)")
_SHORT: Final[dict[str, tuple[str, ...]]] = {
    "y": ("yes", "use", "follow up", "bribe"),
    "yes": ("use", "follow up", "bribe"),
    "n": ("no", "do not", "stay", "keep", "nobody", "accept"),
    "no": ("no ", "do not", "stay", "keep", "nobody", "accept"),
    "r": ("team re-roll", "re-roll"),
    "k": ("keep", "kick"),
    ".": ("stop", "done", "nobody"),
    "e": ("end turn",),
    "end": ("end turn",),
}


# How the second half of "7 block 4" begins once the action is declared.
_THEN: Final[dict[int, str]] = {
    MOVE: "move", BLOCK: "block", BLITZ: "block", PASS: "pass", HAND_OFF: "hand", FOUL: "foul",
    GAZE: "gaze", THROW_MATE: "throw", KICK_MATE: "kick", SPECIAL: "",
}  # fmt: skip


class Unclear(Exception):
    """The typed words are no answer; the message says why and what would be."""


def understand(table: Table, question: Question, typed: str, focus: PlayerNo = NOBODY) -> Code:
    """The code of the answer a person has typed; raise Unclear when there is none."""
    text = " ".join(typed.lower().split())
    if not text:
        raise Unclear("Type an answer")
    if text[0] == "#" and text[1:].isdecimal():
        return _numbered(question, int(text[1:]))
    if question.kind == "turn":
        found = _turn_answer(table, question, text, focus)
        if found is not None:
            return found
    elif text.isdecimal():
        shirts = shirt_answers(table, question)
        if not shirts:
            return _listed(table, question, int(text))
        return _shirt(table, question, shirts, int(text))
    if text in ("y", "yes") and question.kind.startswith("re-roll"):
        return _the_reroll(table, question)
    texts = {answer: option_text(table, answer).lower() for answer in question.codes}
    for answer, words in texts.items():
        if words == text:
            return answer
    squares = _squares(table, question, text)
    if squares is not None:
        return squares
    named = _by_player(table, question, text)
    if named is not None:
        return named
    problem = reasons.against_typed_victim(table, question, text)
    if problem:
        raise Unclear(problem)
    return _by_words(table, question, texts, text)


def _numbered(question: Question, number: int) -> Code:
    if not 1 <= number <= len(question.codes):
        raise Unclear(f"There is no answer {number}; they go from 1 to {len(question.codes)}")
    return question.codes[number - 1]


def _listed(table: Table, question: Question, number: int) -> Code:
    """As `_numbered`, but not among hundreds of squares that nobody has seen a number of."""
    if question.kind == "petty cash" and number and number % 10 == 0:
        raise Unclear(f"Is that an amount or a number of the list? Type {number}k or #{number}")
    answer = _numbered(question, number)
    if question.kind in GROUPED:
        raise Unclear(f"Type what, and for whom or where; #{number} is answer {number} of the list")
    if len(question.codes) > MANY:
        if places_players(question):
            raise Unclear(f"Type a player and a square, such as {number} 12,7")
        if Option(table, answer).square:
            raise Unclear(f"Type a square, such as 12,7; #{number} is answer {number} of the list")
    return answer


def _shirt(table: Table, question: Question, shirts: dict[int, Code], number: int) -> Code:
    """The answer about the player who wears a number."""
    if number in shirts:
        return shirts[number]
    known = ", ".join(str(each) for each in sorted(shirts))
    why = reasons.against_shirt(table, question, next(iter(shirts.values())), number)
    why = why or f"Nobody with the number {number} can be meant"
    raise Unclear(f"{why}; it could be {known}")


def _the_reroll(table: Table, question: Question) -> Code:
    """The one re-roll there is; where there are more, yes is no answer."""
    offers = [answer for answer in question.codes if answer != KEEP]
    if len(offers) != 1:
        which = " or ".join(option_text(table, answer) for answer in offers)
        raise Unclear(f"With which? Type {which}")
    return offers[0]


# --- the turn ---------------------------------------------------------------------------------


def _turn_answer(table: Table, question: Question, text: str, focus: PlayerNo) -> Code | None:
    """ "5 blitz", "blitz 5", or an action of the player named before."""
    if text in ("e", "end", "end turn"):
        return END_TURN
    words = [word for word in text.split() if word != SIDES[question.side]]
    number = [word for word in words if word.isdecimal()]
    rest = [word for word in words if not word.isdecimal()]
    player = focus
    if len(number) == 1:
        player = player_number(table, question.side, number[0])
        if player == NOBODY:
            raise Unclear(f"{SIDES[question.side]} has no player {number[0]}")
    if player == NOBODY or len(number) > 1 or len(rest) != 1 or "," in rest[0]:
        if len(number) == 1 and not rest:
            raise Unclear(reasons.what_he_may(table, question, player))
        if not number and len(rest) == 1 and ordinary_actions(rest[0]):
            raise Unclear(f"Who? Type his number too, such as 5 {rest[0]}")
        return None
    chosen = _actions_called(table, question, player, rest[0])
    if len(chosen) == 1:
        return chosen[0]
    if len(number) == 0 and not chosen and not ordinary_actions(rest[0]):
        return None
    raise Unclear(reasons.why_not(table, question, player, rest[0]))


def _actions_called(table: Table, question: Question, player: PlayerNo, word: str) -> list[Code]:
    """The declarations of a player that a word can mean: a letter, or the beginning of a name.

    A word that could also mean what he may not do now means nothing: `b` for a block that is not
    to be had must not spend the blitz.
    """
    able = actions_of(question).get(player, [])
    chosen = [each for each in able if word == action_key(each)]
    if chosen or word in ACTION_KEYS.values():
        return chosen
    names = {action_name(table, each).lower(): each for each in able}
    if word in names:
        return [names[word]]
    if any(ACTION_NAMES[action] not in names for action in ordinary_actions(word)):
        return []
    return [each for name, each in names.items() if name.startswith(word)]


def compound(
    table: Table, question: Question, typed: str, focus: PlayerNo = NOBODY
) -> tuple[Code, str] | None:
    """ "7 block 4" as two answers: the one that declares, and the words that carry it out."""
    if question.kind != "turn":
        return None
    words = typed.lower().split()
    if words and words[0] == SIDES[question.side]:
        words = words[1:]
    player = focus
    if len(words) > 2 and (focus == NOBODY or words[0].isdecimal()):
        player = player_number(table, question.side, words[0])
        words = words[1:]
    if player == NOBODY or len(words) < 2:
        return None
    chosen = _actions_called(table, question, player, words[0])
    if not chosen and ordinary_actions(words[0]):
        raise Unclear(reasons.why_not(table, question, player, words[0]))
    if len(chosen) != 1:
        return None
    declared, action = chosen[0], action_of(chosen[0])
    rest = _without_name(action_name(table, declared), words[1:])
    if not rest or action not in _THEN:
        return None
    squares = all(_SQUARE.fullmatch(word) or _WAYS.fullmatch(word) for word in rest)
    if squares and action != PASS:
        return declared, " ".join(rest)
    if action == MOVE or (action != PASS and not rest[-1].isdecimal()):
        return None
    problem = ""
    if action == BLOCK or (action == BLITZ and not table.edition.figures.names_targets):
        problem = reasons.against_hitting(table, player, rest[-1])
    elif action == FOUL:
        problem = reasons.against_fouling(table, player, rest[-1])
    if problem:
        raise Unclear(problem)
    return declared, f"{_THEN[action]} {' '.join(rest)}".strip()


def _without_name(name: str, words: list[str]) -> list[str]:
    """What is left when the rest of an action's own name has been typed too."""
    own = name.lower().split()[1:]
    return words[len(own) :] if own and words[: len(own)] == own else words


def focused(table: Table, question: Question, typed: str) -> PlayerNo:
    """The player a bare number names in a turn question, or NOBODY."""
    if question.kind != "turn" or ordinary_actions(typed.lower()):
        return NOBODY  # b is a block here, not player 11
    player = player_number(table, question.side, typed.lower())
    return player if player in actions_of(question) else NOBODY


# --- squares and players ----------------------------------------------------------------------


def _squares(table: Table, question: Question, text: str) -> Code | None:
    """An answer by its square or, for a step, by its direction."""
    words = text.split()
    last = words[-1].rstrip("!")
    sq = NOWHERE
    if _SQUARE.fullmatch(last):
        try:
            sq = parse_square(last)
        except ValueError as error:
            raise Unclear(str(error)) from None
    elif len(words) == 1 and last in COMPASS and _walks(question):
        here = table.place[question.player]
        sq = beside(here, last) if here else NOWHERE
    if not sq:
        return None
    found = [a for a in question.codes if Option(table, a).square == sq]
    if len(words) > 1:
        found = [a for a in found if _has_words(option_text(table, a).lower(), words[:-1])]
    elif len(found) > 1:
        found = [a for a in found if verb_of(a) != LEAP] or found
    if len(found) == 1:
        return found[0]
    if not found:
        why = reasons.against_square(table, question, sq) if len(words) == 1 else ""
        raise Unclear(why or f"{square_text(sq)} is not possible here")
    first = option_text(table, found[0])
    raise Unclear(f"{len(found)} answers fit {square_text(sq)}; say which, such as {first}")


def _walks(question: Question) -> bool:
    """Is the question about a square beside a player, so that n means north?"""
    return question.player >= 0 and any(
        verb_of(answer) in (STEP, PUSH_TO) for answer in question.codes
    )


def _by_player(table: Table, question: Question, text: str) -> Code | None:
    """An answer by the player it names: "away 5", or "block 5" where only one 5 can be meant."""
    words = text.split()
    if not words or not words[-1].isdecimal():
        return None
    number = int(words[-1])
    side = -1
    rest = words[:-1]
    if rest and rest[-1] in SIDES:
        side = SIDES.index(rest[-1])
        rest = rest[:-1]
    found = []
    for answer in question.codes:
        player = Option(table, answer).player
        if player < 0 or table.profiles[player].number != number:
            continue
        if side >= 0 and side_of(player) != side:
            continue
        if _has_words(option_text(table, answer).lower(), rest):
            found.append(answer)
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        words_of = ", ".join(option_text(table, answer) for answer in found[:3])
        raise Unclear(f"Several answers fit: {words_of}")
    return None


def _has_words(text: str, beginnings: list[str]) -> bool:
    """Do the words of the text begin, in order, as the typed ones do?"""
    words = iter(text.split())
    return all(any(_begins(word, start) for word in words) for start in beginnings)


def _begins(word: str, start: str) -> bool:
    """A number must be typed whole: 1 is not the beginning of 12."""
    return word == start if start.isdecimal() else word.startswith(start)


def _by_words(table: Table, question: Question, texts: dict[Code, str], text: str) -> Code:
    found = [answer for answer, words in texts.items() if words.startswith(text)]
    if len(found) != 1:
        for start in _SHORT.get(text, ()):
            short = [answer for answer, words in texts.items() if words.startswith(start)]
            if len(short) == 1:
                return short[0]
    if not found:
        found = [answer for answer, words in texts.items() if _has_words(words, text.split())]
    if len(found) == 1:
        return found[0]
    if len(found) > 1:
        some = ", ".join(texts[answer] for answer in found[:4])
        more = f" and {len(found) - 4} more" if len(found) > 4 else ""
        raise Unclear(f"{text!r} could be {some}{more}")
    problem = reasons.against_words(table, question, text)
    if problem:
        raise Unclear(problem)
    shirts = [str(number) for number in shirt_answers(table, question)]
    some = ", ".join(shirts[:3] or [texts[answer] for answer in question.codes[:3]])
    raise Unclear(f"{text!r} is no answer here; try {some}")


# --- paths ------------------------------------------------------------------------------------


def path_squares(table: Table, question: Question, typed: str) -> list[Square]:
    """A typed path as squares: "12,7 13,8", "n ne e" or "e3"; empty when it is no path."""
    if question.kind != "action" or question.player < 0:
        return []
    words = typed.lower().split()
    if words and words[0] == "move":
        words = words[1:]
    here = table.place[question.player]
    path: list[Square] = []
    for word in words:
        way = _WAYS.fullmatch(word)
        if _SQUARE.fullmatch(word):
            try:
                here = parse_square(word.rstrip("!"))
            except ValueError as error:
                raise Unclear(str(error)) from None
            path.append(here)
        elif way is not None:
            for _ in range(int(way[2] or 1)):
                here = beside(here, way[1])
                if not here:
                    raise Unclear(f"{word} leads off the pitch")
                path.append(here)
        else:
            return []
    return path


def joined(start: Square, path: list[Square]) -> bool:
    """Is every square of the path next to the one before?"""
    for sq in path:
        if sq not in ADJACENT[start]:
            return False
        start = sq
    return True
