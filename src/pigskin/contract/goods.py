"""What is for sale before a match: prices, and what one gets for the money."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pigskin.effects.cards import left_in_deck
from pigskin.numbers import Code, SideNo
from pigskin.questions import (
    BUY,
    BUY_CARD,
    HIRE_MERCENARY,
    HIRE_SPECIALIST,
    HIRE_STAR,
    first_of,
    second_of,
    verb_of,
)
from pigskin.rules.prematch import inducement_list, specialists, star_list
from pigskin.teams.describing import inducement_text, player_text, star_text

if TYPE_CHECKING:
    from pigskin.model import Table


def deck_text(table: Table, deck: int) -> str:
    """What is known of a card that nobody has drawn yet."""
    left = left_in_deck(table, deck)
    cards = "the last card" if left == 1 else f"one of {left} cards"
    return f"{table.edition.decks[deck].text}: {cards}, dealt hidden when both have bought."


def price(table: Table, side: SideNo, answer: Code) -> int:
    """What an inducement costs, in thousands."""
    assert table.rosters is not None
    roster = table.rosters[side]
    verb = verb_of(answer)
    if verb == BUY:
        return inducement_list(table)[first_of(answer)].cost_for(roster) // 1000
    if verb == BUY_CARD:
        return table.edition.decks[first_of(answer)].cost // 1000
    if verb == HIRE_STAR:
        return star_list(table)[first_of(answer)].cost // 1000
    if verb == HIRE_SPECIALIST:
        return specialists(table)[first_of(answer)].cost // 1000
    if verb == HIRE_MERCENARY:
        offer = table.edition.inducements["mercenaries"]
        cost = roster.positions[first_of(answer)].cost + offer.cost_for(roster)
        return (cost + (offer.extra_skill_cost if second_of(answer) else 0)) // 1000
    return 0


def offer_text(table: Table, side: SideNo, answer: Code) -> str:
    """What one gets for the money, in a sentence or two; nothing where there is nothing to say."""
    assert table.rosters is not None
    edition = table.edition.id
    verb = verb_of(answer)
    if verb == BUY:
        return inducement_text(inducement_list(table)[first_of(answer)], edition)
    if verb == BUY_CARD:
        return deck_text(table, first_of(answer))
    if verb == HIRE_STAR:
        star = star_list(table)[first_of(answer)]
        pair = f" Comes with {star.pair}." if star.pair else ""
        return star_text(star, edition) + pair
    if verb == HIRE_SPECIALIST:
        return player_text(specialists(table)[first_of(answer)], edition)
    if verb == HIRE_MERCENARY:
        return player_text(table.rosters[side].positions[first_of(answer)], edition)
    return ""
