"""What a question can carry, and what each thing in it is called by those who read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.model import NOBODY
from pigskin.numbers import Code
from pigskin.questions import verb_of

if TYPE_CHECKING:
    from pigskin.questions import Question

# What the slots of a question hold when the rule that asks has put nothing in. Its roll is not one
# of them: any question may be asked about dice that lie on the table.
EMPTY: Final[dict[str, object]] = {
    "player": NOBODY, "other": NOBODY, "number": 0, "second": 0, "need": 0, "skill": "",
    "test": "", "square": 0, "faces": (),
}  # fmt: skip
LOOKED_UP: Final = ""  # in place of a slot: it is read off the table when somebody asks


class Field:
    """One thing a question is about: its name, its kind of argument, and the slot it is in."""

    def __init__(self, name: str, kind: str, slot: str, optional: bool = False) -> None:
        self.name = name
        self.kind = kind  # of `arguments.KINDS`; or test, need, faces
        self.slot = slot  # of `Question`, or LOOKED_UP
        self.optional = optional  # left out where the slot is empty


class Kind:
    """A kind of question: what it is about, how it is put, and what a coach who sleeps answers.

    Of several sentences the first counts that needs nothing the question does not have.
    """

    def __init__(
        self, name: str, fields: tuple[Field, ...], passive: tuple[Code, ...], *sentences: str
    ) -> None:
        self.name = name
        self.fields = fields
        self.passive = passive  # answers, the best first; one that is not legal stands for its verb
        self.sentences = sentences

    def field(self, name: str) -> Field | None:
        for field in self.fields:
            if field.name == name:
                return field
        return None

    def passive_answer(self, question: Question) -> Code:
        """What somebody answers who lets things take their course."""
        for wanted in self.passive:
            if wanted in question.codes:
                return wanted
            for answer in question.codes:
                if verb_of(answer) == verb_of(wanted):
                    return answer
        return question.codes[0]


def slot_of(question: Question, slot: str) -> object:
    """What a question holds in a slot, by the slot's name."""
    value: object = getattr(question, slot)
    return value


def misfit(kind: Kind, question: Question) -> str:
    """What a question carries that its kind does not declare, or lacks; empty when all is well."""
    declared = [field.slot for field in kind.fields]
    for slot, nothing in EMPTY.items():
        if slot not in declared and slot_of(question, slot) != nothing:
            return f"{kind.name!r} declares nothing in {slot!r}"
    for field in kind.fields:
        must = field.kind in ("player", "test", "skill", "faces") and not field.optional
        if must and field.slot and slot_of(question, field.slot) == EMPTY[field.slot]:
            return f"{kind.name!r} has no {field.name}"
    return ""


def player(name: str, optional: bool = False) -> Field:
    return Field(name, "player", "player", optional)


def other(name: str, optional: bool = False) -> Field:
    return Field(name, "player", "other", optional)


def square(name: str, optional: bool = False) -> Field:
    return Field(name, "square", "square", optional)


def figure(name: str, kind: str = "number", optional: bool = False) -> Field:
    return Field(name, kind, "number", optional)


def second(name: str, kind: str = "number") -> Field:
    return Field(name, kind, "second")


def looked_up(name: str, kind: str, optional: bool = False) -> Field:
    return Field(name, kind, LOOKED_UP, optional)
