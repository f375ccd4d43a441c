"""Text from outside, made fit to be shown: the one place that knows which characters are not.

A terminal obeys some characters instead of showing them: one can move the cursor, wipe the screen
or turn the line round. So names in our own files are refused if they have any (`why_not_a_name`);
words that others chose, such as names in the files of a site or the name of a file, are shown with
those characters written out (`shown`).
"""

from __future__ import annotations

import json
import re
from typing import Final

LONGEST_NAME: Final = 100  # of a player, a team, a coach, a position
LONGEST_MESSAGE: Final = 4000

# What a terminal obeys or hides: control characters (C0, DEL, C1 with its 0x9b), soft hyphens,
# marks that turn the direction of writing, zero-width characters, separators of lines, halves of
# surrogate pairs, shorthand and musical controls, tags.
_UNFIT: Final = (
    "\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e007f"
)
UNFIT: Final = re.compile(f"[{_UNFIT}]")
_UNFIT_IN_TEXT: Final = re.compile(rf"(?!\n)[{_UNFIT}]")

_SHORT: Final = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}


def _spelt(found: re.Match[str]) -> str:
    """A character written out, as Python does it."""
    character = found[0]
    number = ord(character)
    if character in _SHORT:
        return _SHORT[character]
    if number < 0x100:
        return f"\\x{number:02x}"
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"


def shown(text: object, longest: int = LONGEST_MESSAGE) -> str:
    """One line that any terminal shows as it is, cut if it is too long."""
    line = UNFIT.sub(_spelt, _cut(str(text), longest))
    return _cut(line, longest)


def shown_lines(text: str) -> str:
    """The same for a text of several lines, which is not cut."""
    return _UNFIT_IN_TEXT.sub(_spelt, text)


def shown_name(text: object) -> str:
    """A name as others wrote it, made one that `why_not_a_name` finds nothing wrong with."""
    return shown(text, LONGEST_NAME)


def quoted(value: object) -> str:
    """A value as an error quotes it, whatever it is."""
    try:
        return _cut(repr(value), LONGEST_NAME)
    except Exception:  # Python prints no huge numbers, and classes may do as they please
        return f"a {type(value).__name__} that cannot be printed"


def _cut(text: str, longest: int) -> str:
    """The beginning and the end of a text, whose middle is left out if it is too long."""
    if len(text) <= longest:
        return text
    end = longest // 3
    return f"{text[: longest - end - 1]}…{text[-end:]}"


def why_not_a_name(text: str, longest: int = LONGEST_NAME) -> str:
    """What is wrong with a name in a file of ours; nothing if it is fit to be shown."""
    if len(text) > longest:
        return f"has {len(text)} characters, at most {longest} are allowed"
    found = UNFIT.search(text)
    if found is not None:
        return f"has a character that cannot be shown, {_spelt(found)}"
    return ""


def counted(number: int, what: str) -> str:
    """So many of something.

    >>> counted(1, "fixture"), counted(2, "fixture")
    ('1 fixture', '2 fixtures')
    """
    return f"{number} {what}{'' if number == 1 else 's'}"


def json_line(value: object) -> str:
    """JSON that stays readable and still holds nothing a terminal would obey."""
    return UNFIT.sub(_json_escape, json.dumps(value, ensure_ascii=False))


def _json_escape(found: re.Match[str]) -> str:
    number = ord(found[0])
    if number < 0x10000:
        return f"\\u{number:04x}"
    high, low = divmod(number - 0x10000, 0x400)
    return f"\\u{0xD800 + high:04x}\\u{0xDC00 + low:04x}"
