"""The question on the screen: its sentence, and how an answer to it can be typed."""

from __future__ import annotations

from typing import Final

from pigskin.contract.asking import sentence
from pigskin.model import Table
from pigskin.questions import Question

# What a person at the keyboard may type that is not among the answers listed.
TYPED: Final[dict[str, str]] = {
    "card": "(such as play Pit Trap on away 5; hand tells more, Enter for none)",
    "bomb": "(a square, or an opponent's number)",
    "kick": "(Enter for deep middle)",
    "pass": "(a square, or a team-mate's number)",
    "petty cash": "Type it, such as 50k",
    "set-up": "(player and square, such as 5 12,7)",
    "swarming": "(done for nobody)",
    "target": "(his number)",
    "turn": "Player and action, such as 5 move, or end",
    "wizard": "(such as fireball 12,7, zap 5, or stop)",
}


def asked(table: Table, question: Question) -> str:
    """The question with a word on how to answer it here."""
    return f"{sentence(table, question)} {TYPED.get(question.kind, '')}".rstrip()
