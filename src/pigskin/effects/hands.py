"""What everybody knows of a hand of special play cards, and what only its coach does.

How many cards of which deck a coach has is public: he took them in the open. Which they are he
alone knows, until he plays them. `dealt_anew` gives him other ones that the other coach, for all
he has seen, might as well believe in.
"""

from __future__ import annotations

from typing import Final

from pigskin.dice import Dice
from pigskin.effects.cards import FIRST_CARD, card
from pigskin.model import Table
from pigskin.numbers import Code, SideNo
from pigskin.pitch import OTHER_SIDE
from pigskin.questions import PLAY_CARD, PLAY_CARD_AT, PLAY_CARD_ON, first_of, verb_of

_PLAYS: Final = (PLAY_CARD, PLAY_CARD_ON, PLAY_CARD_AT)


def deck_of(table: Table, number: int) -> int:
    """The deck a card of a hand is from, by its place among the edition's; as is one undealt."""
    if number < FIRST_CARD:
        return number
    id = card(table, number).deck
    for place, deck in enumerate(table.edition.decks):
        if deck.id == id:
            return place
    raise LookupError(f"card {number} is of no deck")


def backs(table: Table, side: SideNo) -> tuple[int, ...]:
    """The decks of the cards in a side's hand, in the edition's order: what everybody sees."""
    return tuple(sorted([deck_of(table, number) for number in table.side(side).hand]))


def hides(table: Table, side: SideNo) -> bool:
    """Does the side hold a card that only its own coach knows?"""
    for number in table.side(side).hand:
        if number >= FIRST_CARD:
            return True
    return False


def open_answers(table: Table, side: SideNo, codes: list[Code]) -> list[Code]:
    """The answers of a side that everybody may hear of: none of them shows a card in its hand."""
    return [each for each in codes if not _shows_a_hand(table, side, each)]


def _shows_a_hand(table: Table, side: SideNo, answer: Code) -> bool:
    """Does it play a card that nobody has seen yet? What a card on the table concerns is open."""
    return verb_of(answer) in _PLAYS and first_of(answer) in table.side(side).hand


def dealt_anew(table: Table, side: SideNo, dice: Dice) -> tuple[int, ...]:
    """As many cards of the same decks, from those that the other coach has not seen."""
    other = table.side(OTHER_SIDE[side])
    seen = (*other.hand, *table.home.played, *table.away.played)
    dealt: list[int] = []
    for deck in backs(table, side):
        id = table.edition.decks[deck].id
        unseen = [
            each.id
            for each in table.edition.cards
            if each.deck == id and each.id not in seen and each.id not in dealt
        ]
        dealt.append(unseen[dice.roll(len(unseen)) - 1])
    return tuple(dealt)
