"""What somebody may have meant whose words are no answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pigskin.contract.verbs import VERBS, Verb
from pigskin.teams.near import hint

LONGEST: Final = 100  # characters that are compared
CLOSE: Final = 0.75  # how alike two texts must be, of 1
_FEW: Final = 6  # answers told to somebody who says something else


def near_to(given: str, legal: Sequence[str], more: bool) -> str:
    """The end of a message: a legal answer or the form of one that is near, or what is possible.

    `legal` are the legal answers in words, or, if there are `more`, some of them.
    """
    near = hint(given[:LONGEST], legal) or hint_of_form(given)
    if near or not legal:
        return near
    dots = " ..." if more or len(legal) > _FEW else ""
    return f"; possible now: {', '.join(legal[:_FEW])}{dots}"


def hint_of_form(given: str) -> str:
    """The form of an answer the words begin like: "; did you mean 'block <player>'?"."""
    form = form_near(given)
    return f"; did you mean {form!r}?" if form else ""


def form_near(given: str) -> str:
    """The verb whose own words are most like the first words given, legal now or not."""
    from difflib import SequenceMatcher  # most people type well

    said = given[:LONGEST].lower().split()
    best, form = CLOSE, ""
    for verb in VERBS:
        own = verb.texts[0].split()
        if not own or not said:
            continue
        start = " ".join(said[: len(own)])
        alike = SequenceMatcher(None, start, " ".join(own)).ratio()
        if alike > best or (alike == best == 1.0 and len(own) > len(form.split("<")[0].split())):
            best, form = alike, form_of(verb)
    return form


def form_of(verb: Verb) -> str:
    """The words of a verb with blanks for its arguments: "throw <player> to <square>"."""
    if verb.unsaid:
        return verb.template
    words = verb.texts[0]
    for slot, text in zip(verb.slots, verb.texts[1:]):
        words += f"<{slot.name}>{text}"
    return words
