"""Special play cards at the terminal: a hand shown on request, cards looked up and played.

Two people at one keyboard see the same screen. There nothing that is in a hand is listed; `hand`
shows one when its coach says that he alone is looking.
"""

from __future__ import annotations

import textwrap
from typing import Final

from rich.text import Text

from pigskin.effects.cards import FIRST_CARD, card, may_hold
from pigskin.effects.hands import deck_of, open_answers
from pigskin.model import Table
from pigskin.numbers import Code, SideNo
from pigskin.questions import Question, first_of
from pigskin.teams.decks import MOMENTS, UNTIL, Deck
from pigskin.teams.near import hint
from pigskin.terminal.words import grouped_lines
from pigskin.typed.prompts import Unclear, understand

PLAY: Final = "play"


def masked(question: Question) -> Question:
    """The question as it may stand on a screen that both coaches see."""
    if question.table is None:
        return question
    codes = open_answers(question.table, question.side, question.codes)
    if len(codes) == len(question.codes):
        return question
    twin = question.at(question.table)
    twin.codes = codes
    return twin


def card_line(table: Table, question: Question) -> str:
    """What is said on a shared screen of cards that might be played in this turn, or nothing."""
    if question.kind == "card":
        return "cards off: not asked again in this drive"
    begins = question.kind == "turn" and not table.begun and not table.bonus_turn
    if begins and may_hold(table, question.side, ("START",)):
        return "also: a card (see hand)"
    return ""


def drive_of(table: Table) -> tuple[int, ...]:
    """What tells one drive from the next."""
    return (table.half, table.home.score, table.away.score)


def hand_lines(table: Table, question: Question, side: SideNo, width: int) -> list[Text]:
    """A hand in words: what each card does, when it can be played, and how now, if it can."""
    hand = table.side(side).hand
    if not hand:
        return [Text("There are no special play cards in this hand.")]
    lines: list[Text] = []
    for number in hand:
        if number < FIRST_CARD:
            name = table.edition.decks[deck_of(table, number)].name
            lines.append(Text(f"A card of {name}, to be dealt when both coaches have bought"))
            continue
        lines += card_words(table, number, width)
        shown = open_answers(table, question.side, question.codes)
        codes = [each for each in question.codes if each not in shown and first_of(each) == number]
        if codes:
            lines.append(Text("  now: ", style="bold"))
            lines += [Text("    ") + line for line in grouped_lines(table, codes, width - 4)]
    return lines


def card_words(table: Table, number: int, width: int) -> list[Text]:
    """A card with all that is known of it."""
    known = card(table, number)
    deck = table.edition.decks[deck_of(table, number)].name
    head = Text.assemble((known.name, "bold"), (f" ({deck})", "dim"))
    lasts = f"; lasts {UNTIL[known.until]}" if UNTIL.get(known.until) else ""
    told = [f"Played {MOMENTS[known.moment][0]}{lasts}.", known.text]
    if known.note:
        told.append(f"Our reading: {known.note}")
    rows = [row for each in told for row in textwrap.wrap(each, max(20, width - 2))]
    return [head, *[Text(f"  {row}") for row in rows]]


def played_words(table: Table, number: int) -> str:
    """What a card does that somebody has just played, in a line."""
    known = card(table, number)
    return f"{known.name}: {known.text}"


def look_up_card(table: Table, words: str, width: int) -> list[Text]:
    """The card or deck somebody has typed the name or beginning of; nothing if there is none."""
    wanted = _plain(words)
    if not wanted:
        return []
    cards = table.edition.cards
    found = [each for each in cards if _plain(each.name) == wanted]
    found = found or [each for each in cards if _plain(each.name).startswith(wanted)]
    lines = [line for each in found[:4] for line in card_words(table, each.id, width)]
    for deck in table.edition.decks:
        if _plain(deck.name).startswith(wanted):
            lines += deck_words(deck, width)
    return lines


def deck_words(deck: Deck, width: int) -> list[Text]:
    """A deck, and which cards are in it."""
    head = Text.assemble((deck.name, "bold"), (f" ({deck.cost // 1000}k a card)", "dim"))
    told = [f"{deck.text}.", f"{', '.join([each.name for each in deck.cards])}."]
    return [head, *[Text(f"  {row}") for each in told for row in textwrap.wrap(each, width - 2)]]


def _plain(name: str) -> str:
    return "".join(letter for letter in name.lower() if letter.isalnum())


def plays_a_card(typed: str) -> bool:
    """Does the line begin as playing a card does?"""
    return typed.lower().split()[:1] == [PLAY]


def card_played(table: Table, question: Question, typed: str, shared: bool) -> Code:
    """The answer that plays the card somebody has typed."""
    try:
        return understand(table, question, typed)
    except Unclear:
        if not shared:
            raise
        known = [each.name for each in table.edition.cards]
        near = hint(typed.partition(" ")[2].partition(" on ")[0], known)
        raise Unclear(
            f"That plays no card now, or might be more than one; hand shows yours{near}"
        ) from None
