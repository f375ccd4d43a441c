"""What can go wrong with the matches that are kept, each in one line."""

from __future__ import annotations

from pigskin.storage.errors import StoreError


class NoMatch(StoreError):
    """There is no such match."""


class Taken(StoreError):
    """The id of a match, a seat or the nonce of a seat has been given already."""


class Conflict(StoreError):
    """The entries do not follow on those of the match that is kept; load it again."""


class Fenced(Conflict):
    """Another process has taken hold of the match since: nothing of it is written here."""


class Repeated(StoreError):
    """A seat's message of this id is kept already."""
