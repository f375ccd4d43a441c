"""Special play cards in the hands of a quick coach: played where they plainly help, else kept.

What lasts for the match is played at once. What helps for a while waits for the ball carrier, for
the second half, or until the side is behind.
"""

from __future__ import annotations

from typing import Final

from pigskin.contract.reasons.hands import PLAYS_A_CARD
from pigskin.effects.cards import card
from pigskin.model import NOBODY, STANDING, Table, side_of
from pigskin.numbers import Code, SideNo, Square
from pigskin.pitch import ADJACENT, OTHER_SIDE
from pigskin.questions import (
    BUY_CARD,
    PLAY_CARD_AT,
    PLAY_CARD_ON,
    STOP,
    Question,
    first_of,
    second_player,
    second_square,
    verb_of,
)

_LASTING: Final = ("match", "used", "half")
# What takes more skill than a quick coach has, or costs as much as it gives.
_KEPT: Final = ("Punt", "Ring of Teleportation", "Woof Woof!")
# Gifts with a price: for a player who matters little, and not for the carrier.
_BURDENS: Final = (
    "Beguiling Bracers", "Chop Block", "Gromskull's Exploding Runes", "Kicking Boots", "Chainsaw",
    "Buzzing",
)  # fmt: skip
_FOR_KICKERS: Final = ("Sprinkler Malfunction", "Spiked Ball")  # let the others drop the ball
_FOR_RECEIVERS: Final = ("Badyear Git",)  # which may become a touchback
_LATE: Final = ("Gikta's Strength of da Bear",)  # is paid for after the drive
_DARKNESS: Final = "Eclipse"


def play(table: Table, question: Question) -> Code:
    """The answer that plays a card, if one plainly helps now; else STOP."""
    best, most = STOP, 0.0
    for answer in question.codes:
        if verb_of(answer) in PLAYS_A_CARD:
            worth = _worth(table, question, answer)
            if worth > most:
                best, most = answer, worth
    return best


def _worth(table: Table, question: Question, answer: Code) -> float:
    """What playing a card so is worth; nothing where it had better wait."""
    side = question.side
    verb = verb_of(answer)
    if not _sensible(table, side, card(table, first_of(answer)).name):
        return 0.0
    wanted = 1.0 if _wanted(table, side, first_of(answer)) else 0.0
    if verb == PLAY_CARD_ON:
        player = second_player(answer)
        if card(table, first_of(answer)).name in _BURDENS:
            return 0.0 if table.has_ball(player) else wanted / (1 + table.profiles[player].value)
        worth = wanted + table.profiles[player].value / 1000
        worth += 2.0 if table.has_ball(player) else 0.0
        if side_of(player) == side and _meant_for_both(question, first_of(answer), side):
            return 0.0  # whoever can be meant on either side, it is no favour
        down = table.place[player] > 0 and table.state[player] != STANDING
        return worth - (0.5 if down else 0.0) if worth >= 1 else 0.0
    if verb == PLAY_CARD_AT:
        return _harm(table, side, second_square(answer))
    return wanted


def _sensible(table: Table, side: SideNo, name: str) -> bool:
    """Is it, as things are, no harm to the side itself?"""
    if name in _FOR_KICKERS:
        return table.kicking == side
    if name in _FOR_RECEIVERS:
        return table.kicking != side
    if name in _LATE:
        return table.half > 1
    if name == _DARKNESS:
        return _strength(table, OTHER_SIDE[side]) > _strength(table, side)
    return name not in _KEPT


def _strength(table: Table, side: SideNo) -> int:
    """That of all its players on the pitch."""
    return sum([table.profiles[each].st for each in table.players(side) if table.place[each] > 0])


def _wanted(table: Table, side: SideNo, number: int) -> bool:
    """Is there no sense in waiting with this card?"""
    owner, other = table.side(side), table.side(OTHER_SIDE[side])
    return card(table, number).until in _LASTING or table.half > 1 or owner.score < other.score


def _meant_for_both(question: Question, number: int, side: SideNo) -> bool:
    return any(
        verb_of(each) == PLAY_CARD_ON
        and first_of(each) == number
        and side_of(second_player(each)) != side
        for each in question.codes
    )


def _harm(table: Table, side: SideNo, sq: Square) -> float:
    """How many more opponents than friends are in a square and beside it."""
    found = 0.0
    for near in (sq, *ADJACENT[sq]):
        player = table.player_at(near)
        if player != NOBODY:
            found += 1 if side_of(player) != side else -1.5
            found += 2 if table.has_ball(player) and side_of(player) != side else 0
    return found


def deck_to_buy(table: Table, question: Question) -> Code | None:
    """A card of the dearest deck that what is left pays for."""
    sold = [each for each in question.codes if verb_of(each) == BUY_CARD]
    return max(sold, key=lambda each: table.edition.decks[first_of(each)].cost, default=None)


def deck_to_draw(question: Question) -> Code:
    """One deck after the other."""
    return question.codes[question.number % len(question.codes)]
