"""Why a special play card cannot be played. Only the coach who is asked hears it, of his own."""

from __future__ import annotations

from typing import Final

from pigskin.contract.reasons.words import coach
from pigskin.effects.cards import card
from pigskin.model import Table
from pigskin.numbers import Code
from pigskin.questions import PLAY_CARD, PLAY_CARD_AT, PLAY_CARD_ON, Question, first_of, verb_of
from pigskin.teams.decks import MOMENTS

PLAYS_A_CARD: Final = (PLAY_CARD, PLAY_CARD_ON, PLAY_CARD_AT)


def against_card(table: Table, question: Question, answer: Code) -> str:
    """Why the coach who is asked cannot play it now; nothing where only the target is wrong."""
    number = first_of(answer)
    owner = table.side(question.side)
    name = table.edition.all_effects[number].name
    if number in owner.played:
        return f"{coach(question.side)} has played {name}"
    if number not in owner.hand:
        return f"{coach(question.side)} does not hold {name}"
    alike = [
        verb_of(each)
        for each in question.codes
        if verb_of(each) in PLAYS_A_CARD and first_of(each) == number
    ]
    if verb_of(answer) in alike:
        return ""
    if PLAY_CARD in alike:
        return f"{name} is played on nobody and nowhere in particular"
    if PLAY_CARD_ON in alike:
        return f"{name} is played on a player"
    if PLAY_CARD_AT in alike:
        return f"{name} is played at a square"
    return f"{name} is played {MOMENTS[card(table, number).moment][0]}, if it can do anything then"
