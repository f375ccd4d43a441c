"""A match as it is shown again: its first table, and what every answer changed since.

Nothing is kept as film: a match is its answers and dice, and is played once more whenever somebody
wants to see it. Answers that were taken back are not part of it. A match that is over has no
secrets, so both hands are shown; of one that runs a replay shows what everybody sees.
"""

from __future__ import annotations

from msgspec import Struct

from pigskin.contract.answers import option_text
from pigskin.contract.known import Known
from pigskin.game import Game
from pigskin.record.playing import who_says
from pigskin.record.retelling import retell
from pigskin.web.messages import Json
from pigskin.web.seeing import BOTH, WATCHING, Picture, View, change, heard

FORMAT = 1


class Moment(Struct):
    """The table after an answer: who gave it, what was heard, what changed."""

    by: str
    words: str
    events: list[Json]
    change: View


class Place(Struct):
    """Where a turn, a half or a drive begins, for the bar of turns."""

    moment: int
    half: int
    turn: int  # of that side in the half
    side: str


class Replay(Struct):
    """A whole match, or as much of it as there is."""

    format: int
    edition: str
    over: bool
    view: View  # at the beginning
    events: list[Json]  # before the first answer
    moments: list[Moment]
    turns: list[Place]


def replay_of(game: Game) -> Replay:
    """Everything that happened in a game, moment by moment."""
    eyes = BOTH if game.over else WATCHING
    known = Known()
    again = retell(game)
    now = next(again)
    first = before = Picture(now, known).view(eyes)
    told = now.history.count_events()
    begun = heard(now, eyes, 0)
    moments: list[Moment] = []
    turns = _Turns()
    answers = game.history.all_answers()
    for number, answer in enumerate(answers, 1):
        by, words = who_says(now, answer), option_text(now.table, answer)
        now = next(again)
        after = Picture(now, known).view(eyes)
        events = heard(now, eyes, told)
        told = now.history.count_events()
        moments.append(Moment(by, words, events, change(before, after)))
        turns.hear(number, events)
        before = after
    return Replay(
        FORMAT, game.table.edition.id, game.over, first, begun, moments, turns.places
    )


class _Turns:
    """Listens for where turns begin."""

    def __init__(self) -> None:
        self.places: list[Place] = []
        self._half = 1

    def hear(self, moment: int, events: list[Json]) -> None:
        for event in events:
            assert isinstance(event, dict)
            if event["event"] == "half":
                self._half = int(str(event["half"]))
            elif event["event"] in ("turn", "bonus turn"):
                turn = event.get("turn")
                side = str(event["side"])
                self.places.append(
                    Place(moment, self._half, turn if isinstance(turn, int) else 0, side)
                )
