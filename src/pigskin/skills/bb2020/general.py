"""General skills of this edition."""

from __future__ import annotations

from pigskin.skills.base import Skill


class DirtyPlayer(Skill):
    category = "General"
    text = ""

    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.name = f"Dirty Player (+{bonus})"
        self.bonus = bonus


class Pro(Skill):
    name = "Pro"
    category = "General"
    text = ""


class Shadowing(Skill):
    name = "Shadowing"
    category = "General"
    text = ""


class StripBall(Skill):
    name = "Strip Ball"
    category = "General"
    text = ""


class Wrestle(Skill):
    name = "Wrestle"
    category = "General"
    text = ""
