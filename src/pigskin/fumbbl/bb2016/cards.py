"""Special play cards in a log: which were drawn, which were played, and when.

The site draws a card when it is paid for, and tells no die; we deal when both coaches have bought.
"""

from __future__ import annotations

from functools import cache

from pigskin.fumbbl.looking import NO_CODE, Decision, Disagreement, Looking
from pigskin.fumbbl.reading import BB2016, Report
from pigskin.fumbbl.reports import Face, die
from pigskin.fumbbl.story import Item, Story
from pigskin.numbers import Code, SideNo
from pigskin.pitch import AWAY, HOME, SIDES
from pigskin.questions import (
    BUY_CARD,
    PLAY_CARD,
    PLAY_CARD_ON,
    STOP,
    Question,
    code,
)
from pigskin.teams.decks import CardText, UnknownCard, card, decks


@cache
def our_card(name: str) -> CardText | None:
    """Our card of this name, if we have it."""
    try:
        return card(BB2016, name)
    except UnknownCard:
        return None


def drawn(story: Story, side: SideNo) -> list[CardText]:
    """The cards a side has bought, in the order in which it drew them."""
    found: list[CardText] = []
    for item in story.items:
        if item.report is not None and item.report.id == "receiveChoice":
            break
        change = item.change
        if change is None or change.id != "inducementSetAddAvailableCard":
            continue
        ours = our_card(str(change.value))
        if change.key == SIDES[side] and ours is not None:
            found.append(ours)
    return found


def deck_number(wanted: CardText) -> int:
    """The number of the deck a card is from."""
    names = [deck.name for deck in decks(BB2016, "all")]
    return names.index(wanted.deck)


def dealt(story: Story) -> list[Face]:
    """The dice that deal both sides what they drew: each one over the cards left in a deck."""
    left = [[each.number for each in deck.cards] for deck in decks(BB2016, "all")]
    faces: list[Face] = []
    for side in (HOME, AWAY):
        for each in drawn(story, side):
            pile = left[deck_number(each)]
            faces.append(die(len(pile), pile.index(each.number) + 1))
            pile.remove(each.number)
    return faces


def price(story: Story, side: SideNo) -> int:
    """What the cards of a side cost."""
    costs = [deck.cost for deck in decks(BB2016, "all")]
    return sum(costs[deck_number(each)] for each in drawn(story, side))


def played(story: Story) -> list[Item]:
    """Every card of ours that is played, in the order of the log."""
    return [
        item
        for item in story.reports(-1)
        if _told(item).id == "playCard" and our_card(_told(item).text("card")) is not None
    ]


class Cards(Looking):
    """Buying special play cards, and playing them."""

    unplayed: list[Item]  # cards that the log plays and we have not played yet

    def next_deck(self, question: Question) -> Decision | None:
        """A card the side has paid for in the log and not yet at our table."""
        paid = len(self.table.side(question.side).hand)
        for each in drawn(self.story, question.side)[paid:]:
            return Decision(code(BUY_CARD, deck_number(each)))
        return None

    def card(self, question: Question) -> Decision:
        """A card the log plays now, or none: offers prove nothing, as a coach may think again."""
        return self.card_now(question) or Decision(STOP, settled=self.settled)

    def card_now(self, question: Question) -> Decision | None:
        """The next card of the coach, if the log has it played at this time of the match."""
        item = next((each for each in self.unplayed if self._is_by(question.side, each)), None)
        if item is None or not self._is_now(item):
            return None
        answer = self._card_code(item)
        if answer not in question.codes:
            return None
        self.unplayed.remove(item)
        return Decision(answer, item.place)

    def check_cards(self, place: int) -> None:
        """No card that the log plays before a place may have been passed over."""
        if self.unplayed and self.unplayed[0].place < place:
            name = _told(self.unplayed[0]).text("card")
            raise Disagreement(f"the log plays {name}, which our engine does not offer")

    def _is_by(self, side: SideNo, item: Item) -> bool:
        return self.story.replay.side_of_team(_told(item).text("teamId")) == side

    def _is_now(self, item: Item) -> bool:
        """The clock tells: no card can be played at two times of one turn."""
        shown, table = self.story.before(item), self.table
        return shown.half in (0, table.half) and shown.turn == [table.home.turn, table.away.turn]

    def _card_code(self, item: Item) -> Code:
        report = _told(item)
        ours, target = our_card(report.text("card")), report.text("playerId")
        if ours is None:
            return NO_CODE
        if not target:
            return code(PLAY_CARD, ours.number)
        return code(PLAY_CARD_ON, ours.number, self.player(target))


def _told(item: Item) -> Report:
    assert item.report is not None
    return item.report
