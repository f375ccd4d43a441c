"""The special play cards of an edition: decks, their cards, and the words of each.

>>> card("lrb6", "Pit Trap").when
'after an own turn or kick-off'
>>> [deck.name for deck in decks("bb2016")]
['Random Events', 'Miscellaneous Mayhem']
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from pigskin.teams.books import books
from pigskin.teams.near import hint, plain
from pigskin.teams.roster import TeamError, UnknownName

if TYPE_CHECKING:
    from pigskin.effects.cards import Card

# When a card can be played: in short, and in full.
MOMENTS: Final[dict[str, tuple[str, str]]] = {
    "PRE": (
        "before the match",
        "Before the match, when both coaches have bought their inducements and before the fans come"
        " and the toss is made.",
    ),
    "SETUP": (
        "before an own set-up",
        "Before the own set-up for a drive, when the knocked-out have been rolled for.",
    ),
    "BEFORE_KICK": (
        "before the ball of an own kick-off is placed",
        "When kicking: both teams are set up, and the ball is not placed yet.",
    ),
    "KICK": (
        "at a kick-off, before the scatter",
        "At any kick-off: the ball is placed and has not scattered yet.",
    ),
    "RECEIVE": (
        "when receiving, after the scatter",
        "When receiving: the ball has scattered, and the kick-off table is not rolled on yet.",
    ),
    "AFTER_KICK": (
        "after an own kick-off",
        "The own kick-off is resolved, and the opponent's turn has not begun.",
    ),
    "MARKER": (
        "before the own turn marker moves",
        "An own turn is about to begin, and the turn marker has not moved yet.",
    ),
    "START": (
        "at the start of an own turn",
        "An own turn has begun, and nobody has acted in it yet.",
    ),
    "OPP_START": (
        "at the start of an opposing turn",
        "A turn of the opponent has begun, and nobody has acted in it yet.",
    ),
    "TURNOVER": (
        "after an own turnover",
        "An own turn ends by a turnover, and is not over yet.",
    ),
    "END": (
        "after an own turn",
        "An own turn is over, and the opponent's has not begun; not after a kick-off.",
    ),
    "END_NOT_HALF": (
        "after an own turn, unless the half ends",
        "As END, but not after a turn that ends the half.",
    ),
    "END_KICK": (
        "after an own turn or kick-off",
        "As END, or when the own kick-off is resolved and the opponent's turn has not begun.",
    ),
    "OPP_TD": (
        "after an opposing touchdown",
        "The opponent has just scored, and the pitch is not cleared yet.",
    ),
    "BEFORE_WAKING": (
        "after a drive, before the knocked-out wake",
        "A drive is over, and the knocked-out are not rolled for yet.",
    ),
    "AFTER_WAKING": (
        "after a drive and its rolls for the knocked-out",
        "A drive is over, and the knocked-out have been rolled for.",
    ),
    "DRIVE_END": (
        "after a drive",
        "A drive is over, before or after the knocked-out are rolled for.",
    ),
}

# How long it lasts; nothing where all is done at once.
UNTIL: Final[dict[str, str]] = {
    "": "",
    "action": "for one action",
    "turn": "this turn",
    "opposing turn": "the opponent's next turn",
    "both turns": "this turn and the opponent's next",
    "drive": "this drive",
    "half": "this half",
    "match": "this match",
    "ball": "while he holds the ball",
    "used": "until it has helped",
}

# How well the wording is known.
SURE: Final[dict[str, str]] = {
    "sure": "the wording of the edition was seen",
    "good": "two sources agree",
    "plain": "one source, and nothing to misread",
    "uncertain": "one source, which leaves something open",
}

class DeckError(TeamError):
    """The data file of an edition's cards is wrong."""


class UnknownDeck(UnknownName):
    """The edition has no deck of this name."""

    what = "deck"


class UnknownCard(UnknownName):
    """The edition has no card of this name."""

    what = "card"

    def message(self) -> str:
        """Without the long list of those there are."""
        near = hint(self.name, self.known)
        return f"no card {self.name!r} in {self.where}; pigskin cards lists them all{near}"


@dataclass(frozen=True, slots=True)
class CardText:
    """One card in words: what it is called, when it can be played, how long it lasts, what it does.

    `sure` says how well its wording is known, `note` what is left open and the reading we take.
    """

    number: int
    name: str
    deck: str
    moment: str
    text: str
    until: str = ""
    sure: str = "plain"
    note: str = ""

    @property
    def when(self) -> str:
        """The moment in a few words."""
        return MOMENTS[self.moment][0]


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards that are sold together: one is drawn for `cost`. `text` says what sort they are."""

    id: str
    name: str
    cost: int
    text: str
    cards: tuple[CardText, ...]


def decks(edition: str, which: str = "") -> tuple[Deck, ...]:
    """The decks an edition plays with; `which` is a choice it leaves ("box" or "all" in BB2016)."""
    known, sets, usual = _decks(edition)
    which = which or usual
    if which == "all":
        return known
    if which not in sets:
        raise DeckError(
            f"{edition} has no choice of decks {which!r}; the choices are {', '.join(sets)}, all"
        )
    return tuple(each for id in sets[which] for each in known if each.id == id)


def cards(edition: str, which: str = "") -> tuple[CardText, ...]:
    """All cards of those decks."""
    return tuple(each for deck in decks(edition, which) for each in deck.cards)


def missing_cards(edition: str) -> str:
    """Why an edition has no cards to play with; empty if it has."""
    reason: str = books(edition).data("cards.toml").get("missing", "")
    return reason


def deck(edition: str, name: str, which: str = "all") -> Deck:
    """The deck of this id or name."""
    known = decks(edition, which)
    for each in known:
        if _key(name) in (_key(each.id), _key(each.name)):
            return each
    raise UnknownDeck(name, (each.name for each in known), edition)


def card(edition: str, name: str, which: str = "all") -> CardText:
    """The card of this name, in capitals and with its apostrophes or not."""
    known = cards(edition, which)
    for each in known:
        if _key(each.name) == _key(name):
            return each
    raise UnknownCard(name, (each.name for each in known), edition)


def _key(name: str) -> str:
    return plain("".join(letter for letter in name if letter not in "'’!?.,"))


@cache
def _decks(edition: str) -> tuple[tuple[Deck, ...], dict[str, tuple[str, ...]], str]:
    data = books(edition).data("cards.toml")
    usual = data.get("usual", "all")
    if "shares" in data:
        known = _decks(data["shares"])[0]
    else:
        known = _dealt(edition, data)
    sets = {name: tuple(ids) for name, ids in data.get("sets", {}).items()}
    for name, ids in sets.items():
        lost = sorted(set(ids) - {each.id for each in known})
        if lost:
            raise DeckError(f"{edition}/cards.toml: no deck {lost[0]!r} for the choice {name!r}")
    return known, sets, usual


def _dealt(edition: str, data: dict[str, Any]) -> tuple[Deck, ...]:
    """The decks of a data file with the cards that belong to each."""
    if "decks" not in data:
        return ()
    cards: list[Card] = import_module(f"pigskin.editions.{edition}.cards").CARDS
    found = []
    for each in data["decks"]:
        own = [_text(card, each["name"]) for card in cards if card.deck == each["id"]]
        found.append(Deck(each["id"], each["name"], each["cost"], each["text"], tuple(own)))
    return tuple(found)


def _text(card: Card, deck: str) -> CardText:
    return CardText(
        card.id, card.name, deck, card.moment, card.text, card.until, card.sure, card.note
    )
