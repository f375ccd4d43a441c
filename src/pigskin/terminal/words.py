"""Answers in words: what may be typed, what each would mean, and where it is on the pitch."""

from __future__ import annotations

import textwrap
from typing import Final

from rich.text import Text

from pigskin.contract.answers import Option, option_text
from pigskin.contract.asking import named
from pigskin.contract.goods import price
from pigskin.contract.reasons.hands import PLAYS_A_CARD
from pigskin.effects.cards import card, left_in_deck
from pigskin.game import Game
from pigskin.model import NOBODY, PRONE, STUNNED, Table, side_of
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.odds.hints import (
    THROWS,
    nearness,
    option_hint,
    range_lines,
    rolls_of,
    throw_figures,
)
from pigskin.pitch import (
    AWAY,
    HOME,
    OTHER_SIDE,
    SIDES,
    distance,
    square_text,
)
from pigskin.questions import (
    ACTIVATE,
    END_TURN,
    NAME_TARGET,
    PASS_TO,
    PLAYER_USES,
    PUSH_TO,
    SKILL_TO,
    STEP,
    TAKE_PLAYER,
    Question,
    first_of,
    player_of,
    player_text,
    second_of,
    square_of,
    verb_of,
)
from pigskin.terminal.shop import shop_lines
from pigskin.typed.actions import (
    action_letter,
    action_words,
    actions_of,
    letters_explained,
)
from pigskin.typed.shirts import PLAYER_VERBS, shirt_answers, short_position
from pigskin.typed.ways import COMPASS, GROUPED, MANY, places_players

DIRECTION: Final[dict[int, str]] = {step: name for name, step in COMPASS.items()}
NARROW: Final = 44  # columns, below which actions are letters
ROOM: Final = 15  # lines, above which nothing is explained in a list
COMPACT: Final = 30  # columns, below which a throw has one line


def option_lines(
    game: Game, width: int, everything: bool = False, shown: Question | None = None
) -> list[Text]:
    """The answers as numbered lines, shortened where there are very many.

    What is `shown` is the question, or less of it on a screen that both coaches see.
    """
    question, table = shown or game.question, game.table
    assert question is not None
    if question.kind == "turn":
        return turn_lines(table, question, width)
    if question.kind == "inducements" and not everything:
        return shop_lines(table, question, width)
    if question.kind == "kick" and not everything:
        x = 19 if question.side == 0 else 6
        return [_cut(f"a square, as {x},7", width)]
    if question.kind in GROUPED and not everything:
        explained = grouped_lines(table, question.codes, width, explained=True)
        short = grouped_lines(table, question.codes, width)
        return explained if len(explained) <= ROOM else short
    if len(question.codes) > MANY and not everything:
        return _many_lines(game, question, width)
    lines: list[Text] = []
    for number, answer in sorted(enumerate(question.codes, 1), key=lambda each: _rank(game, each)):
        lines.extend(option_line(game, number, answer, width))
    return lines


def grouped_lines(
    table: Table, codes: list[Code], width: int, explained: bool = False
) -> list[Text]:
    """One entry for each spell, rune or card, with everybody it may be meant for.

    A card that is explained has its text below.
    """
    groups: dict[str, list[Option]] = {}
    for answer in codes:
        option = Option(table, answer)
        whom = player_text(table, option.player) if option.player >= 0 else ""
        whom = square_text(option.square) if option.square else whom
        groups.setdefault(str(option).removesuffix(whom).rstrip(), []).append(option)
    lines: list[Text] = []
    for words, options in groups.items():
        told = players_text(table, [option.player for option in options if option.player >= 0])
        if options[0].square:
            told = f"a square, as {square_text(options[0].square)}"
        rows = textwrap.wrap(f"{words} {told}", width, subsequent_indent="   ")
        lines.extend(_cut(row, width) for row in rows)
        if explained and verb_of(options[0].code) in PLAYS_A_CARD:
            rows = textwrap.wrap(card(table, first_of(options[0].code)).text, max(10, width - 3))
            lines.extend(_cut(f"   {row}", width, "dim") for row in rows)
    return lines


def players_text(table: Table, players: list[PlayerNo]) -> str:
    """Many players in few words: "home 1, 4, 7; away 3"."""
    told = []
    for side in (HOME, AWAY):
        numbers = [str(table.profiles[each].number) for each in players if side_of(each) == side]
        if numbers:
            told.append(f"{SIDES[side]} {', '.join(numbers)}")
    return "; ".join(told)


def _rank(game: Game, numbered: tuple[int, Code]) -> int:
    """Answers are listed in their order, but targets by how near they are."""
    question, table = game.question, game.table
    assert question is not None
    number, answer = numbered
    if verb_of(answer) == NAME_TARGET:
        return distance(table.place[question.player], table.place[first_of(answer)])
    if verb_of(answer) == PASS_TO:
        return distance(table.place[question.player], square_of(answer))
    return number


def _many_lines(game: Game, question: Question, width: int) -> list[Text]:
    """Hundreds of squares: those with somebody worth naming, and a line for each sort of rest."""
    table = game.table
    lines: list[Text] = []
    rest: dict[str, list[Code]] = {}
    hidden = 0
    numbered = list(enumerate(question.codes, 1))
    if question.kind in THROWS:
        numbered.sort(key=lambda each: _rank(game, each))
    for number, answer in numbered:
        option = Option(table, answer)
        if option.square and not _worth_listing(table, question, answer, option.square):
            words = str(option).removesuffix(square_text(option.square))
            rest.setdefault(words, []).append(answer)
        elif len(lines) < MANY:
            lines.extend(option_line(game, number, answer, width))
        else:
            hidden += 1
    whose = places_players(question)
    if lines and question.kind in THROWS and width < COMPACT:
        lines.append(_cut("   range, pass/catch", width, "dim"))
        if any("!" in line.plain for line in lines):
            lines.append(_cut("   !5: 5 may intercept", width, "dim"))
    for words, answers in rest.items():
        if whose:
            profile = table.profiles[first_of(answers[0])]
            lines.append(_cut(f"{profile.number:>2} {profile.position}", width))
            continue
        rows = textwrap.wrap(f"{words}any of {len(answers)}", max(10, width - 3))
        lines.extend(_cut(f"   {row}", width) for row in rows)
        lines.extend(_cut(f"   {row}", width, "bold") for row in range_lines(game, answers))
    if rest:
        typed = "type as 5 12,7" if whose else "type a square: 12,7"
        lines.append(_cut(f"   {typed}", width, "dim"))
    elif hidden:
        lines.append(_cut(f"    and {hidden} more (list shows all)", width, "dim"))
    return lines


def _worth_listing(table: Table, question: Question, answer: Code, sq: Square) -> bool:
    """Of hundreds of squares only those with somebody in them the answer is likely meant for."""
    if verb_of(answer) not in (PASS_TO, SKILL_TO):
        return False
    there = table.player_at(sq)
    if there == NOBODY:
        return False
    wanted = OTHER_SIDE[question.side] if question.kind == "bomb" else question.side
    return side_of(there) == wanted


def option_line(game: Game, number: int, answer: Code, width: int) -> list[Text]:
    """One answer with what it means; in a narrow column the meaning gets lines of its own."""
    question, table = game.question, game.table
    assert question is not None
    if question.kind in THROWS and verb_of(answer) == PASS_TO and width < COMPACT:
        label = _label(table, question, number, answer)
        return [_cut(f"{label:>2} {throw_figures(game, answer)}", width)]
    hint = option_hint(game, answer)
    if verb_of(answer) == TAKE_PLAYER and shirt_answers(table, question):
        hint = ""  # his shirt and position are the answer already
    if question.kind == "inducements":
        cost = price(table, question.side, answer)
        hint = f"{cost}k" if cost else ""
    if question.kind == "decks":
        hint = f"any of {left_in_deck(table, first_of(answer))}"
    words = _answer_words(table, question, answer, width)
    if verb_of(answer) == NAME_TARGET and 5 + len(words) + len(hint) > width:
        hint = nearness(table, question.player, player_of(answer))
        words = short_position(table.profiles[first_of(answer)], max(6, width - 5 - len(hint)))
    room = max(10, width - 3)
    rows = textwrap.wrap(words, room) or [""]
    lines = [Text.assemble((f"{_label(table, question, number, answer):>2} ", "dim"), rows[0])]
    lines += [Text(f"   {row}") for row in rows[1:]]
    style = "" if hint == "free" else "bold"
    if hint and len(lines[-1]) + 2 + len(hint) <= width:
        lines[-1].append(f"  {hint}", style=style)
    else:
        lines += [Text(f"   {row}", style=style) for row in textwrap.wrap(hint, room)]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return lines


def _label(table: Table, question: Question, number: int, answer: Code) -> str:
    """The number to type for an answer: its place in the list, or a shirt where that is asked."""
    shirts = shirt_answers(table, question)
    if places_players(question):
        return ""
    if not shirts:
        return str(number)
    return next((str(shirt) for shirt, meant in shirts.items() if meant == answer), "")


def _answer_words(table: Table, question: Question, answer: Code, width: int) -> str:
    """An answer as it is listed, without what its label or the question says already."""
    words = option_text(table, answer)
    verb = verb_of(answer)
    if verb == STEP and question.player >= 0:
        way = DIRECTION.get(first_of(answer) - table.place[question.player], "")
        return f"{way:<2} {square_text(square_of(answer))}"
    if verb in PLAYER_VERBS and shirt_answers(table, question):
        position = table.profiles[first_of(answer)].position
        if verb == PLAYER_USES:
            return f"{position} {table.edition.all_effects[second_of(answer)].name}".strip()
        return position or words
    there = table.player_at(square_of(answer)) if verb in (PASS_TO, PUSH_TO) else NOBODY
    if there != NOBODY:
        words = f"{words} ({named(table, there)})"
        if len(words) + 3 > width:
            words = f"{square_text(square_of(answer))} ({player_text(table, there)})"
    return words


def _cut(words: str, width: int, style: str = "") -> Text:
    line = Text(words, style=style)
    line.truncate(width, overflow="ellipsis")
    return line


# --- a turn -----------------------------------------------------------------------------------


def turn_lines(table: Table, question: Question, width: int, short: bool = False) -> list[Text]:
    """One line for every player who may still act; letters for actions where there is no room."""
    able = actions_of(question)
    lines: list[Text] = []
    short = short or width < NARROW
    for player in sorted(able, key=lambda each: table.profiles[each].number):
        profile = table.profiles[player]
        state = {PRONE: " (prone)", STUNNED: " (stunned)"}.get(table.state[player], "")
        ball = "@" if table.has_ball(player) else " "
        line = Text(f"{profile.number:>2}{ball}", style="bold")
        if short:
            down = "_" if state else " "
            line.append(f"{short_position(profile, 8):<8}{down}")
            line.append(" ".join(action_letter(table, each) for each in able[player]))
        else:
            line.append(f"{short_position(profile, 14) + state:<20} ")
            line.append(", ".join(action_words(table, each) for each in able[player]))
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    if short and able:
        lines.extend(_letter_lines(question, width))
    lines.extend(_cut(words, width) for words in _beside_players(table, question))
    lines.append(_cut("end  the turn", width))
    return lines


def _letter_lines(question: Question, width: int) -> list[Text]:
    """What the letters mean, as many a line as fit."""
    rows = [""]
    for word in letters_explained(question):
        if rows[-1] and len(rows[-1]) + 1 + len(word) > width:
            rows.append("")
        rows[-1] = f"{rows[-1]} {word}".strip()
    return [_cut(words, width, "dim") for words in rows]


def _beside_players(table: Table, question: Question) -> list[str]:
    """What else a coach may do in his turn, each sort of it once: spells, soup, cards."""
    found: dict[int, str] = {}
    for answer in question.codes:
        verb = verb_of(answer)
        if verb not in (ACTIVATE, PLAYER_USES, END_TURN):
            sort = verb if verb not in PLAYS_A_CARD else verb | first_of(answer)
            found.setdefault(sort, option_text(table, answer))
    return [f"also: {words}" for words in found.values()]


def in_columns(lines: list[Text], width: int) -> list[Text]:
    """The same lines in two columns, read downwards."""
    half = -(-len(lines) // 2)
    room = width // 2
    found: list[Text] = []
    for number in range(half):
        line = lines[number].copy()
        line.truncate(room - 1, overflow="ellipsis")
        if number + half < len(lines):
            line.pad_right(room - len(line))
            line.append_text(lines[number + half])
            line.truncate(width, overflow="ellipsis")
        found.append(line)
    return found


# --- steps on the pitch -----------------------------------------------------------------------


def step_marks(game: Game, size: int) -> dict[int, str]:
    """What to write into the squares around a player who walks or is pushed."""
    marks: dict[int, str] = {}
    question = game.question
    if question is None or question.player < 0:
        return marks
    for number, answer in enumerate(question.codes, 1):
        if verb_of(answer) == PUSH_TO:
            marks[first_of(answer)] = f"#{number}"
        if verb_of(answer) != STEP:
            continue
        sq = first_of(answer)
        rolls = rolls_of(game, answer)
        if not rolls:
            marks[sq] = "o"
        elif len(rolls) == 1 or size < 3:
            marks[sq] = f"{max(need for _, need in rolls)}+"
        else:
            marks[sq] = f"{rolls[0][1]}&{rolls[1][1]}"
    return marks
