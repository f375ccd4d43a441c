"""Ids, invitations and seat tokens: what is drawn at random, and what is kept of a token."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

# Nothing that looks like something else when it is read out or typed in.
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
LESSON: Final = "lesson-"  # how the ids of lessons begin


def new_id() -> str:
    """An id for a match, short enough to be said aloud."""
    return "".join(secrets.choice(_LETTERS) for _ in range(8))


def new_lesson_id() -> str:
    """An id for somebody's try at a lesson: it is seen at once that it is no match."""
    return LESSON + new_id()


def new_invite() -> str:
    """A code that seats whoever has it first."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_token() -> str:
    """The key of a seat: whoever has it sits there."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
