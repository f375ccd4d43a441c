"""What each seat may see of a match: its view, its question, what it hears, what has changed.

Special play cards are the one thing that is hidden, so as long as nobody holds any, all see the
same picture and it is taken only once.
"""

from __future__ import annotations

from typing import Final

from pigskin.contract.arguments import Json
from pigskin.contract.asking import heading, to_json
from pigskin.contract.happenings import HAPPENINGS
from pigskin.contract.known import Known
from pigskin.contract.view import unasked
from pigskin.events import Event
from pigskin.game import Game
from pigskin.pitch import SIDES
from pigskin.web.match import Coach

# Who looks: one coach, one person who sits on both sides, or somebody who only watches.
Eyes = tuple[Coach, ...]
WATCHING: Final[Eyes] = ()
BOTH: Final[Eyes] = ("home", "away")

View = dict[str, Json]


class Picture:
    """A table at one moment, as everybody sees it."""

    def __init__(self, game: Game, known: Known | None = None) -> None:
        self._game = game
        self._open: View = unasked(game, None, known)
        del self._open["question"], self._open["seen_by"]
        self._views: dict[Eyes, View] = {WATCHING: self._open}
        self._heading: Json = None  # of the question, once somebody has asked for it
        self._question: Json = None
        self.hidden = any(game.table.side(side).hand for side in (0, 1))  # type: ignore[arg-type]

    def view(self, eyes: Eyes) -> View:
        """The table as these eyes see it."""
        if not self.hidden:
            return self._open
        seen = self._views.get(eyes)
        if seen is None:
            seen = self._views[eyes] = self._with_hands(eyes)
        return seen

    def _with_hands(self, eyes: Eyes) -> View:
        teams = self._open["teams"]
        assert isinstance(teams, dict)
        shown: dict[str, Json] = dict(teams)
        for coach in eyes:
            own = unasked(self._game, coach)["teams"]
            assert isinstance(own, dict)
            shown[coach] = own[coach]
        return {**self._open, "teams": shown}

    def question(self, eyes: Eyes) -> Json:
        """What is asked; its answers only for who is asked."""
        question = self._game.question
        if question is None:
            return None
        if SIDES[question.side] not in eyes:
            if self._heading is None:
                self._heading = heading(self._game.table, question)
            return self._heading
        if self._question is None:
            self._question = to_json(self._game.table, question)
        return self._question


def heard(game: Game, eyes: Eyes, since: int) -> list[Json]:
    """The events after the first `since`, as these eyes' owner hears them."""
    if len(eyes) == 2:
        return [_told(event) for event in game.events_since(since)]
    return [_told(event) for event in game.events_for(eyes[0] if eyes else None, since)]


def alike(game: Game, since: int) -> bool:
    """Does everybody hear the same of these events? Not of cards that are drawn, for one."""
    return not any(HAPPENINGS[event.kind].secret for event in game.events_since(since))


def _told(event: Event) -> Json:
    return event.json


def change(old: View, new: View) -> View:
    """How to get from one view to the next: the keys that differ.

    Of `players` only those who differ, of `teams` by coach only the keys that differ. A player who
    is no longer there is named under `gone`.
    """
    found: View = {}
    for key, value in new.items():
        before = old[key]
        if value is before or value == before:
            continue
        if key == "players":
            _players(found, before, value)
        elif key == "teams":
            assert isinstance(before, dict)
            assert isinstance(value, dict)
            found[key] = {
                coach: _differing(before[coach], value[coach])
                for coach in value
                if value[coach] != before[coach]
            }
        else:
            found[key] = value
    return found


def _differing(before: Json, now: Json) -> Json:
    assert isinstance(before, dict)
    assert isinstance(now, dict)
    return {key: value for key, value in now.items() if before.get(key) != value}


def _players(found: View, before: Json, now: Json) -> None:
    assert isinstance(before, list)
    assert isinstance(now, list)
    known = {player["id"]: player for player in before if isinstance(player, dict)}
    differing: list[Json] = []
    for player in now:
        assert isinstance(player, dict)
        before_him = known.pop(player["id"], None)
        if before_him is not player and before_him != player:
            differing.append(player)
    found["players"] = differing
    if known:
        found["gone"] = [*known]
