"""Answers as words, as JSON and as codes, each from each.

All of it follows from the declarations in `verbs.py` and `arguments.py`. Reading does not look at
what is legal now: an answer that cannot be given at the moment is understood all the same, so that
somebody can say why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from pigskin.contract.arguments import UNKNOWN, Json
from pigskin.contract.dense import dense
from pigskin.contract.nearness import near_to
from pigskin.contract.verbs import BY_NAME, VERBS, Slot, Verb, verb_of_code
from pigskin.errors import MalformedAnswer, UnknownName
from pigskin.model import NOBODY, NOWHERE
from pigskin.numbers import Code, PlayerNo, Square
from pigskin.showing import quoted
from pigskin.teams.near import hint

if TYPE_CHECKING:
    from pigskin.model import Table

# What a program may answer with: an option, its JSON, its words or its code.
Answer: TypeAlias = "Option | Mapping[str, object] | str | int"

LONGEST: Final = 300  # characters of an answer
_MANY: Final = 400  # more answers than this are not compared with a mistyped one


class Option:
    """One answer, as a person would say it and as plain data."""

    def __init__(self, table: Table, answer: Code) -> None:
        self._table = table
        self.code = answer

    def __str__(self) -> str:
        return option_text(self._table, self.code)

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Option):
            return self.code == other.code
        return isinstance(other, str) and str(self) == other

    def __hash__(self) -> int:
        return hash(self.code)

    @property
    def verb(self) -> str:
        """The kind of answer, e.g. "move" or "block"."""
        return VERBS[self.code >> 20].name

    @property
    def arguments(self) -> dict[str, int]:
        """Everything the answer names, as the numbers the engine has for it."""
        return {slot.name: slot.number(self.code) for slot in VERBS[self.code >> 20].slots}

    @property
    def player(self) -> PlayerNo:
        """The player named in the answer, or -1."""
        return PlayerNo(self.arguments.get("player", NOBODY))

    @property
    def square(self) -> Square:
        """The square named in the answer, or 0."""
        return Square(self.arguments.get("square", NOWHERE))

    @property
    def json(self) -> dict[str, Json]:
        """The answer as plain data, names for everything: `Game.answer` takes it back."""
        return to_json(self._table, self.code)

    @property
    def dense(self) -> int:
        """Its number in the dense encoding."""
        return dense(self.code)


# --- words ------------------------------------------------------------------------------------


def option_text(table: Table, answer: Code) -> str:
    """What a person says: "home 1 block"."""
    verb = verb_of_code(answer)
    if not verb.slots or verb.unsaid:
        return verb.template
    said = ""
    for text, slot in zip(verb.texts, verb.slots):
        said += text + slot.argument.words(table, slot.number(answer))
    return (said + verb.texts[-1]).rstrip()


def _by_first_word() -> dict[str, list[Verb]]:
    """The verbs that begin with a word, and under "" those that begin with an argument.

    What has more words of its own comes first: it was meant rather than what happens to fit.
    """
    found: dict[str, list[Verb]] = {"": []}
    for verb in sorted(VERBS, key=_own_words, reverse=True):
        if verb.slots and not verb.unsaid:
            found.setdefault(verb.texts[0].partition(" ")[0], []).append(verb)
    return found


def _own_words(verb: Verb) -> int:
    return sum([len(text) for text in verb.texts])


_PLAIN: Final[dict[str, Code]] = {
    verb.template: verb.code for verb in VERBS if not verb.slots or verb.unsaid
}
_BEGINNING: Final[dict[str, list[Verb]]] = _by_first_word()


def read_words(table: Table, text: str, legal: Sequence[Code] = ()) -> Code:
    """The code of an answer in words, legal or not.

    Where the words could mean several answers, it is the one among the legal ones.
    """
    said = " ".join(text[: LONGEST + 1].split())
    if len(text) > LONGEST:
        raise MalformedAnswer(f"{quoted(said)} is too long for an answer")
    plain = _PLAIN.get(said.lower())
    if plain is not None:
        return plain
    found: Code | None = None
    wrong: Slot | None = None  # the first argument that names nothing, and what was said of it
    wrong_name = ""
    for verb in [*_BEGINNING.get(said.partition(" ")[0].lower(), []), *_BEGINNING[""]]:
        fits = verb.fits(said)
        if fits is None:
            continue
        numbers: list[int] = []
        for slot in verb.slots:
            named = fits[len(numbers) + 1] or ""
            number = slot.argument.find(table, named)
            if number == UNKNOWN:
                if wrong is None:
                    wrong, wrong_name = slot, named
                break
            numbers.append(number)
        else:
            answer = verb.answer(numbers)
            if not legal or answer in legal:
                return answer
            found = answer if found is None else found
    if found is not None:
        return found
    if wrong is not None:
        raise wrong.argument.unknown(table, wrong_name)
    raise MalformedAnswer(f"{quoted(text)} is not an answer to anything")


def understand(table: Table, given: object, legal: Sequence[Code]) -> Code:
    """The code of an answer in words or JSON; what is not understood is told with what is near."""
    try:
        if isinstance(given, str):
            return read_words(table, given, legal)
        return from_json(table, given)
    except MalformedAnswer as error:
        message = error.message()
        if not isinstance(given, str) or "did you mean" in message:
            raise
        samples = _samples(table, legal)
        if isinstance(error, UnknownName):
            raise UnknownName(message + hint(given[:LONGEST], samples)) from error
        more = len(samples) < len(legal)
        raise MalformedAnswer(message + near_to(given, samples, more)) from error


def _samples(table: Table, legal: Sequence[Code]) -> list[str]:
    """The words of the legal answers; where there are very many, of one for each verb."""
    if len(legal) <= _MANY:
        return [option_text(table, answer) for answer in legal]
    first: dict[int, Code] = {}
    for answer in legal:
        first.setdefault(answer >> 20, answer)
    return [option_text(table, answer) for answer in first.values()]


# --- JSON -------------------------------------------------------------------------------------


def to_json(table: Table, answer: Code) -> dict[str, Json]:
    """The answer as plain data: {"verb": "activate", "player": "home 1", "action": "block"}."""
    verb = verb_of_code(answer)
    data: dict[str, Json] = {"verb": verb.name}
    for slot in verb.slots:
        data[slot.name] = slot.argument.to_json(table, slot.number(answer))
    return data


def from_json(table: Table, data: object) -> Code:
    """The code of an answer in plain data, legal or not."""
    if not isinstance(data, dict):
        raise MalformedAnswer(f"an answer in JSON is an object with a verb, not {quoted(data)}")
    verb = _verb_in(data)
    for key in data:
        if key != "verb" and (not isinstance(key, str) or verb.slot(key) is None):
            raise MalformedAnswer(f"{verb.name!r} takes {_wanted(verb)}, not {quoted(key)}")
    numbers: list[int] = []
    for slot in verb.slots:
        if slot.optional:
            numbers.append(slot.argument.from_json(table, data.get(slot.name)))
        elif slot.name not in data:
            raise MalformedAnswer(f"{verb.name!r} takes {_wanted(verb)}; {slot.name} is missing")
        else:
            numbers.append(slot.argument.plain(table, data[slot.name]))
    return verb.answer(numbers)


def _verb_in(data: dict[object, object]) -> Verb:
    if "verb" not in data:
        raise MalformedAnswer("an answer in JSON has a verb; this one has none")
    name = data["verb"]
    if not isinstance(name, str):
        raise MalformedAnswer(f"a verb is a text, not {quoted(name)}")
    verb = BY_NAME.get(name)
    if verb is None:
        raise MalformedAnswer(f"there is no verb {quoted(name)}{hint(name, BY_NAME)}")
    return verb


def _wanted(verb: Verb) -> str:
    return " and ".join([slot.name for slot in verb.slots]) or "nothing"
