"""What the clients of a match are told: the whole table, or what an entry has changed."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from typing import Final

from pigskin.contract.known import Known
from pigskin.web import messages as say
from pigskin.web.lines import Line
from pigskin.web.match import Entry, Match
from pigskin.web.messages import Json
from pigskin.web.seeing import Eyes, Picture, alike, change, heard

MUCH: Final = 300  # events; to write down more of them would hold up all other matches
RECENT: Final = 30  # entries kept as they were told, for clients that were away for a moment


class Teller:
    """Knows what everybody has seen of a match, and tells what is new."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known = Known()  # shared by one picture and the next
        self._picture = Picture(match.game, self._known)
        self._told = match.game.history.count_events()
        # All events as written down for those who came, up to so many of them.
        self._past: dict[Eyes, tuple[int, bytes]] = {}
        self._met: set[Eyes] = set()  # who has ever been here, and may come back
        self._recent: deque[tuple[int, dict[Eyes, str]]] = deque(maxlen=RECENT)

    def table(
        self, eyes: Eyes, about: say.About, chat: list[say.Line], clock: say.Clock | None
    ) -> say.Table:
        """Everything, as these eyes may see it."""
        match, picture = self._match, self._picture
        self._met.add(eyes)
        self.recall(eyes)
        return say.Table(
            match.n, list(eyes), about, picture.view(eyes), picture.question(eyes),
            say.list_of(self._past[eyes][1]), chat, clock, match.steps_back(),
        )  # fmt: skip

    @property
    def picture(self) -> Picture:
        """The table as it was told last."""
        return self._picture

    def has_much_to_tell(self, eyes: Eyes) -> bool:
        """Does it take long to write down what these eyes have not been told yet?"""
        known, _ = self._past.get(eyes, (0, b""))
        return self._match.game.history.count_events() - known > MUCH

    def recall(self, eyes: Eyes) -> None:
        """Write down all events up to now, as these eyes' owner hears them."""
        known, written = self._past.get(eyes, (0, b""))
        now = self._match.game.history.count_events()
        if now > known:
            more = say.items(heard(self._match.game, eyes, known))
            written = b",".join(part for part in (written, more) if part)
        self._past[eyes] = now, written

    def tell(self, entries: list[Entry], lines: Collection[Line], clock: say.Clock | None) -> None:
        """Entries were stored: whoever has one of these lines is told what they have brought."""
        match, before, told = self._match, self._picture, self._told
        game = match.game
        after = self._picture = Picture(game, self._known)
        now = self._told = game.history.count_events()
        if now < told:
            self._past.clear()  # something was taken back
        back = entries[0].kind == "back"
        words = [] if back else [entry.words for entry in entries]
        undo = match.steps_back()
        # Without hidden cards everybody hears and sees the same, and it is written down once.
        same = not (before.hidden or after.hidden) and alike(game, min(told, now))
        events: Json = None
        changes: Json = None
        texts: dict[Eyes, str] = {}
        self._met.update([line.eyes for line in lines])
        for eyes in self._met:
            if events is None or not same:
                events = say.raw(heard(game, eyes, min(told, now)))
                changes = say.raw(change(before.view(eyes), after.view(eyes)))
            texts[eyes] = say.text(
                say.Moved(
                    match.n, entries[0].n - 1, entries[0].by, words, back, events,
                    max(0, told - now), changes, after.question(eyes), clock, undo,
                    late=entries[0].kind == "time",
                )
            )  # fmt: skip
        for line in lines:
            line.send(texts[line.eyes])
        self._recent.append((entries[0].n - 1, texts))

    def since(self, eyes: Eyes, have: int) -> list[str] | None:
        """What was told after an entry; None if it is no longer known."""
        self._met.add(eyes)
        if have <= 0 or have > self._match.n:
            return None
        if have == self._match.n:
            return []
        known = [since for since, _ in self._recent]
        if have not in known:
            return None
        told = [texts for _, texts in self._recent][known.index(have) :]
        return [each[eyes] for each in told] if all(eyes in each for each in told) else None
