"""Hidden hands stay hidden: two games that differ only in a hand are one game to the other coach.

    >>> from pigskin.conformance_hands import check_hands
    >>> check_hands("human", "orc", seed=1) > 100
    True

Both games are dealt by as many dice, of the same decks, and played with the same answers and dice.
The owner of the hand plays only what he holds in both. Whatever the other coach and those who
watch can see, hear or ask is compared on the way, and what a computer coach would be given.
"""

from __future__ import annotations

from typing import Final

from pigskin.coaches import make_coach
from pigskin.coaches.lending import lent
from pigskin.conformance import LONGEST_GAME, BrokenPromise
from pigskin.contract.arguments import Json
from pigskin.dice import Dice, ReplayedDice
from pigskin.effects.hands import deck_of, open_answers
from pigskin.errors import PigskinError
from pigskin.game import Game
from pigskin.numbers import SideNo
from pigskin.pitch import OTHER_SIDE, SIDES
from pigskin.record import state_text
from pigskin.talk.messages import fulfil

FULL_HANDS: Final[dict[str, object]] = {
    "cards": "drawn", "card_decks": "all", "card_count": "die",
}  # fmt: skip
_LOOK: Final = 20  # one question in so many is looked at closely
_AHEAD: Final = 8  # so many answers a coach may play on with his copy


def check_hands(home: str, away: str, edition: str = "lrb6", seed: int = 0) -> int:
    """Play a random game twice, with two hands of one side; returns how many answers were given."""
    choice = Dice(f"hands {seed}")
    owner = SideNo(choice.roll(2) - 1)
    where = f"{edition} {home} - {away}, seed {seed}, the hand of {SIDES[owner]}"
    first = Game(home, away, edition, seed, options=FULL_HANDS)
    while not _dealt(first):
        _answer(first, choice)
    pair = Pair(first, _with_another_hand(first, owner, choice), owner, choice, where)
    while first.question is not None and pair.count < LONGEST_GAME:
        pair.step()
    if first.question is not None:
        raise BrokenPromise(f"{where}: the game does not end")
    pair.compare(closely=True)
    return pair.count


def _dealt(game: Game) -> bool:
    return any(event.kind == "draws card" for event in game.events)


def _answer(game: Game, choice: Dice) -> None:
    assert game.question is not None
    game.answer(game.question.codes[choice.roll(len(game.question.codes)) - 1])


# --- another hand -----------------------------------------------------------------------------


def _with_another_hand(game: Game, owner: SideNo, choice: Dice) -> Game:
    """The same match up to the same question, but that the owner has drawn some other cards."""
    drawn = [event for event in game.events if event.kind == "draws card"]
    cards = [event["card"] for event in drawn]
    for place, event in enumerate(drawn):
        if event["side"] == owner and choice.roll(3) > 1:
            cards[place] = _another(game, event["deck"], cards, choice)
    rest = game.rest
    assert rest is not None
    end = rest.history.count_tape_before() + rest.tape  # the deal ends at a rest point
    tape = game.history.all_tape()
    faces = _faces(game, cards)
    dice = ReplayedDice([*tape[: end - len(faces)], *faces, *tape[end:]], game.table.dice.copy())
    assert game.setup is not None
    setup = game.setup
    twin = Game(setup.home, setup.away, setup.edition, dice=dice, options=setup.options)
    for answer in game.history.all_answers():
        twin.answer(answer)
    return twin


def _another(game: Game, deck: int, cards: list[int], choice: Dice) -> int:
    left = [
        each.id
        for each in game.table.edition.cards
        if deck_of(game.table, each.id) == deck and each.id not in cards
    ]
    return left[choice.roll(len(left)) - 1]


def _faces(game: Game, cards: list[int]) -> list[int]:
    """What the dice must show to deal these cards in this order."""
    faces: list[int] = []
    for place, number in enumerate(cards):
        deck = deck_of(game.table, number)
        lying = [
            each.id
            for each in game.table.edition.cards
            if deck_of(game.table, each.id) == deck and each.id not in cards[:place]
        ]
        faces.append(lying.index(number) + 1)
    return faces


# --- one game to the other coach --------------------------------------------------------------


class Pair:
    """Two games that differ only in the hand of one side."""

    def __init__(self, first: Game, second: Game, owner: SideNo, choice: Dice, where: str) -> None:
        self.first = first
        self.second = second
        self.owner = owner
        self.choice = choice
        self.where = where
        self.count = 0
        self.told = 0
        self.coach = SIDES[OTHER_SIDE[owner]]

    def step(self) -> None:
        """Compare, and give both the same answer."""
        self.compare(closely=self.choice.roll(_LOOK) == 1)
        first, second = self.first.question, self.second.question
        assert first is not None
        assert second is not None
        both = [each for each in first.codes if each in second.codes]
        answer = both[self.choice.roll(len(both)) - 1]
        self.first.answer(answer)
        self.second.answer(answer)
        self.count += 1

    def compare(self, closely: bool) -> None:
        """Is it one game to whoever does not hold the hand?"""
        first, second = self.first.question, self.second.question
        if first is None or second is None:
            self.same("question", first is None, second is None)
        else:
            self.same("question", (first.side, first.kind), (second.side, second.kind))
            shown, shown_too = (
                open_answers(game.table, first.side, question.codes)
                for game, question in ((self.first, first), (self.second, second))
            )
            self.same("open answers", shown, shown_too)
            if first.side != self.owner:
                self.same("answers", first.codes, second.codes)
        self.same("key", self.first.key(self.coach), self.second.key(self.coach))
        for ear in (self.coach, None):
            heard, again = (
                [event.json for event in game.events_for(ear, self.told)]
                for game in (self.first, self.second)
            )
            self.same(f"events for {ear}", heard, again)
        self.told = self.first.history.count_events()
        if closely:
            for eye in (self.coach, None):
                self.same(f"view of {eye}", self.first.view(eye), self.second.view(eye))
            self.same("report", self.first.report().to_json(), self.second.report().to_json())
            if first is not None and first.side != self.owner:
                self._compare_coaches()

    def _compare_coaches(self) -> None:
        """Are computer coaches and programs given the same, and do they answer the same?"""
        for name in ("random", "scripted"):
            seed = self.count
            answers = [make_coach(name, seed).choose(game) for game in (self.first, self.second)]
            self.same(f"answer of {name}", answers[0], answers[1])
        asked = self._requests()
        for message in asked:
            said = [_said(game, message, self.coach) for game in (self.first, self.second)]
            self.same(f"reply to {message}", said[0], said[1])
        with lent(self.first) as one, lent(self.second) as two:
            first, second = one.copy(), two.copy()  # a coach may be given the game itself
            for _ in range(_AHEAD):
                self.same("copy", _all_of(first), _all_of(second))
                if first.question is None or second.question is None:
                    break
                self.same("answers in a copy", first.question.codes, second.question.codes)
                answer = first.question.codes[self.choice.roll(len(first.question.codes)) - 1]
                first.answer(answer)
                second.answer(answer)

    def _requests(self) -> list[dict[str, object]]:
        question = self.first.question
        assert question is not None
        option = question.option(self.choice.roll(len(question.codes)) - 1)
        table = self.first.table
        players = [each for each in self.first.players if each.square is not None]
        cards = table.edition.cards
        asked: list[dict[str, object]] = [
            {"t": "preview", "answers": [option.json]},
            {"t": "why not", "answer": f"play {cards[self.count % len(cards)].name}"},
        ]
        if players:
            player = players[self.choice.roll(len(players)) - 1]
            asked.append({"t": "reach", "player": str(player)})
        return asked

    def same(self, what: str, first: object, second: object) -> None:
        if first != second:
            raise BrokenPromise(
                f"{self.where}, answer {self.count}: the hidden hand shows in the {what}: "
                f"{_difference(first, second)}"
            )


def _said(game: Game, message: dict[str, object], coach: str) -> Json:
    try:
        return fulfil(game, message, coach)
    except PigskinError as error:
        return str(error)


def _all_of(game: Game) -> tuple[object, ...]:
    """Everything about a game that a coach could look at."""
    history = game.history
    events = [(*row[:5], repr(row[5])) for row in history.all_events()]
    return (
        state_text(game.table), game.table.home.hand, game.table.away.hand, game.key(),
        game.table.dice.copy().roll(1 << 30), history.all_answers(), history.all_tape(),
        events, history.all_told(), game.can_undo, game.view(), repr(game.question),
    )  # fmt: skip


def _difference(first: object, second: object) -> str:
    """Where two values part, if they are made of parts."""
    if isinstance(first, dict) and isinstance(second, dict) and first.keys() == second.keys():
        for key in first:
            if first[key] != second[key]:
                return f"{key}: {_difference(first[key], second[key])}"
    if isinstance(first, (list, tuple)) and isinstance(second, (list, tuple)):
        for place, (one, other) in enumerate(zip(first, second)):
            if one != other:
                return f"{place}: {_difference(one, other)}"
    return f"{str(first)[:200]} / {str(second)[:200]}"
