"""Special play cards: bought by the deck, drawn with the match's dice, hidden until played.

A card is an effect with a deck and a moment at which it can be played. What it does at once is in
`play`; what it leaves behind is held, by a player, a side or the table, and acts at moments as any
effect does. `Side.hand` has the numbers of a side's cards, and before they are dealt the numbers of
the decks it draws from, which everybody knows. Whether a coach is asked for a card at some moment
depends only on what everybody knows: being asked must not give a hand away.
"""

from __future__ import annotations

from typing import Final

from pigskin.effects import times
from pigskin.effects.base import Effect
from pigskin.effects.holding import HAND, rally
from pigskin.effects.moments import SUFFERS
from pigskin.model import Table
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.questions import (
    NOTHING,
    PLAY_CARD,
    PLAY_CARD_AT,
    PLAY_CARD_ON,
    STOP,
    Flow,
    Question,
    code,
    first_of,
    second_of,
    verb_of,
)

FIRST_CARD: Final = 600


class Card(Effect):
    """One special play card."""

    deck: str = ""
    moment: str = ""  # when it can be played; teams.decks has the words
    until: str = ""  # how long it lasts; nothing where all is done at once
    sure: str = "plain"  # how well its wording is known
    note: str = ""  # what is left open, and the reading we take

    def targets(self, table: Table, side: SideNo) -> list[Code]:
        """The answers by which the side can play it now; none where it cannot."""
        return [code(PLAY_CARD, self.id)]

    def play(self, table: Table, side: SideNo, answer: Code) -> Flow[None]:
        """The side plays it with this answer, one of `targets`."""
        yield from NOTHING

    # --- help for subclasses ------------------------------------------------------------------

    def on(self, players: list[PlayerNo]) -> list[Code]:
        """The answers that play it on one of these players."""
        return [code(PLAY_CARD_ON, self.id, player) for player in players]

    def at(self, squares: list[Square]) -> list[Code]:
        """The answers that play it at one of these squares."""
        return [code(PLAY_CARD_AT, self.id, sq) for sq in squares]


class Hand(Effect):
    """The cards in a coach's hand: at the stops of the match he is asked for one."""

    id = HAND
    name = "special play cards"
    text = "At their moments the coach may play them."
    side_notices: tuple[int, ...] = (SUFFERS,)

    def interlude(self, table: Table, side: SideNo, when: int, whose: SideNo) -> Flow[None]:
        moments = moments_at(table, side, when, whose)
        while moments and may_hold(table, side, moments):
            codes = card_codes(table, side, moments)
            answer = yield Question(side, "card", [STOP, *codes], number=when + 1)
            if answer == STOP:
                return
            yield from play_card(table, side, answer)
            if when == times.TURN_OVER and table.scored >= 0:
                return  # by what it did: the drive is over

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        # For all that everybody knows, he may have a card that waits for this.
        for each in undrawn_or_held(table, side):
            if what in each.side_notices:
                yield from each.side_notice(table, side, what, player)

    def offers(self, table: Table, side: SideNo, when: int) -> list[Code]:
        if when == times.CHOOSING_ACTION:
            return card_codes(table, side, ("START",))
        return card_codes(table, side, ("BEFORE_KICK",)) if when == times.KICKING else []

    def takes(self, table: Table, side: SideNo, answer: Code) -> Flow[bool]:
        if verb_of(answer) not in (PLAY_CARD, PLAY_CARD_ON, PLAY_CARD_AT):
            return False
        yield from play_card(table, side, answer)
        return True


# What can be played at each time, by the coach whose turn or kick it is and by the other one.
_OWN: Final[dict[int, tuple[str, ...]]] = {
    times.MATCH_BEGINS: ("PRE",),
    times.DRIVE_OVER: ("BEFORE_WAKING", "DRIVE_END"),
    times.WOKEN: ("AFTER_WAKING", "DRIVE_END"),
    times.BEFORE_SETUP: ("SETUP",),
    times.KICK_PLACED: ("KICK",),
    times.KICK_RESOLVED: ("AFTER_KICK", "END_KICK"),
    times.BEFORE_MARKER: ("MARKER",),
    times.TURNED_OVER: ("TURNOVER",),
    times.TURN_OVER: ("END", "END_NOT_HALF", "END_KICK"),
}
_OTHERS: Final[dict[int, tuple[str, ...]]] = {
    times.MATCH_BEGINS: ("PRE",),
    times.DRIVE_OVER: ("BEFORE_WAKING", "DRIVE_END"),
    times.WOKEN: ("AFTER_WAKING", "DRIVE_END"),
    times.BEFORE_SETUP: ("SETUP",),
    times.KICK_PLACED: ("KICK",),
    times.KICK_SCATTERED: ("RECEIVE",),
    times.TURN_BEGUN: ("OPP_START",),
    times.SCORED: ("OPP_TD",),
}


def moments_at(table: Table, side: SideNo, when: int, whose: SideNo) -> tuple[str, ...]:
    """The moments of cards that a time of the match is to a side."""
    moments = (_OWN if side == whose else _OTHERS).get(when, ())
    if when == times.TURN_OVER and half_is_over(table):
        return tuple([each for each in moments if each != "END_NOT_HALF"])
    return moments


def half_is_over(table: Table) -> bool:
    """Has the turn just ended been the last of the half?"""
    return min(table.home.turn, table.away.turn) >= table.edition.turns


def card(table: Table, number: int) -> Card:
    """A card by its number."""
    found = table.edition.all_effects[number]
    assert isinstance(found, Card)
    return found


def may_hold(table: Table, side: SideNo, moments: tuple[str, ...]) -> bool:
    """For all that everybody knows: may the side have a card for one of these moments?"""
    for each in undrawn_or_held(table, side):
        if each.moment in moments:
            return True
    return False


def undrawn_or_held(table: Table, side: SideNo) -> list[Card]:
    """The cards a side may have for all that everybody knows, by the decks it has drawn from."""
    decks = {card(table, number).deck for number in table.side(side).hand}
    if not decks:
        return []
    played = (*table.home.played, *table.away.played)
    return [
        each for each in table.edition.cards if each.deck in decks and each.id not in played
    ]


def card_codes(table: Table, side: SideNo, moments: tuple[str, ...]) -> list[Code]:
    """The answers by which a side can play something of its hand now."""
    codes: list[Code] = []
    for number in table.side(side).hand:
        each = card(table, number)
        if each.moment in moments:
            codes.extend(each.targets(table, side))
    return codes


def play_card(table: Table, side: SideNo, answer: Code) -> Flow[None]:
    """The side plays a card, and everybody sees it."""
    owner = table.side(side)
    played = card(table, first_of(answer))
    owner.hand = tuple([number for number in owner.hand if number != played.id])
    owner.played = (*owner.played, played.id)
    _tell(table, side, answer)
    rally(table)
    yield from played.play(table, side, answer)


def _tell(table: Table, side: SideNo, answer: Code) -> None:
    """Who plays which card, and on whom or where."""
    card, verb = first_of(answer), verb_of(answer)
    if verb == PLAY_CARD_ON:
        table.tell("plays card on", side, card, second_of(answer))
    elif verb == PLAY_CARD_AT:
        table.tell("plays card at", side, card, second_of(answer))
    else:
        table.tell("plays card", side, card)


# --- buying and dealing -----------------------------------------------------------------------


def left_in_deck(table: Table, deck: int) -> int:
    """How many cards of a deck nobody has drawn or paid for yet."""
    hands = (*table.home.hand, *table.away.hand)
    return len(_undrawn(table, deck)) - hands.count(deck)


def _undrawn(table: Table, deck: int) -> list[Card]:
    """The cards of a deck that lie face down."""
    out = (*table.home.hand, *table.away.hand, *table.home.played, *table.away.played)
    id = table.edition.decks[deck].id
    return [each for each in table.edition.cards if each.deck == id and each.id not in out]


def take_deck(table: Table, side: SideNo, deck: int) -> None:
    """The side is going to draw one more card of a deck."""
    owner = table.side(side)
    owner.hand = (*owner.hand, deck)
    table.tell("takes card", side, deck)
    rally(table)


def deal(table: Table, side: SideNo) -> None:
    """The side draws what it has paid for; only its coach sees the cards."""
    owner = table.side(side)
    for deck in owner.hand:
        if deck >= FIRST_CARD:
            continue
        drawn = _undrawn(table, deck)
        number = drawn[table.roll(len(drawn)) - 1].id
        place = owner.hand.index(deck)
        owner.hand = (*owner.hand[:place], number, *owner.hand[place + 1 :])
        table.tell("draws card", side, deck, number)
