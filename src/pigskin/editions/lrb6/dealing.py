"""Special play cards before the match: which decks there are, buying, drawing, dealing.

Cards are bought like other inducements; BB2016 may also have each coach draw some for nothing.
What is bought is dealt when both coaches have done their shopping, so that nobody buys by what he
has drawn.
"""

from __future__ import annotations

from pigskin import ledger
from pigskin.effects.cards import deal, left_in_deck, take_deck
from pigskin.model import Table
from pigskin.numbers import Code, SideNo
from pigskin.pitch import AWAY, HOME
from pigskin.questions import BUY_CARD, DRAW_CARD, Flow, Question, code, first_of
from pigskin.rules import phases
from pigskin.rules.counting import spend
from pigskin.rules.prematch import richer_first
from pigskin.teams.decks import decks


def decks_in_play(table: Table) -> list[int]:
    """The decks of the edition that cards may come from now, by number."""
    which = "" if table.options.card_decks == "edition" else table.options.card_decks
    known = [each.id for each in decks(table.edition.id, which)]
    return [
        number
        for number, deck in enumerate(table.edition.decks)
        if deck.id in known and left_in_deck(table, number) > 0
    ]


# --- buying -----------------------------------------------------------------------------------


def card_offers(table: Table, side: SideNo) -> list[Code]:
    """The decks the side may buy a card of now."""
    owner = table.side(side)
    most = table.options.max_cards
    if table.options.cards != "bought" or (most and len(owner.hand) >= most):
        return []
    return [
        code(BUY_CARD, number)
        for number in decks_in_play(table)
        if table.edition.decks[number].cost <= owner.budget * 1000
    ]


def buy_card(table: Table, side: SideNo, deck: int) -> None:
    """Pay for a card; it is drawn later."""
    price = table.edition.decks[deck].cost // 1000
    take_deck(table, side, deck)
    spend(table, side, "budget", price)
    table.note(ledger.CARD, side, cause=deck, amount=price)


# --- drawing and dealing ----------------------------------------------------------------------


def hand_out(table: Table) -> Flow[None]:
    """Coaches who draw for nothing say from which decks; then all cards are dealt."""
    if table.options.cards == "drawn":
        for side in richer_first(table):
            yield from _choose_decks(table, side)
    for side in (HOME, AWAY):
        deal(table, side)
    table.phase = phases.BEFORE_MATCH


def _choose_decks(table: Table, side: SideNo) -> Flow[None]:
    """A D6 says how many cards: one on a 1, three on a 6, else two; or as many as it shows."""
    rolled = table.d6()
    number = 1 if rolled == 1 else 3 if rolled == 6 else 2
    if table.options.card_count == "die":
        number = rolled
    if table.options.max_cards:
        number = min(number, table.options.max_cards)
    table.tell("card count", side, rolled, number)
    for left in range(number, 0, -1):
        codes = [code(DRAW_CARD, deck) for deck in decks_in_play(table)]
        if codes:
            take_deck(table, side, first_of((yield Question(side, "decks", codes, number=left))))
