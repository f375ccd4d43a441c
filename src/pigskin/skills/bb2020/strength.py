"""Strength skills of this edition."""

from __future__ import annotations

from pigskin.skills.base import Skill


class ArmBar(Skill):
    name = "Arm Bar"
    category = "Strength"
    text = ""


class Brawler(Skill):
    name = "Brawler"
    category = "Strength"
    text = ""


class BreakTackle(Skill):
    name = "Break Tackle"
    category = "Strength"
    text = ""


class Grab(Skill):
    name = "Grab"
    category = "Strength"
    text = ""


class MightyBlow(Skill):
    category = "Strength"
    text = ""

    def __init__(self, bonus: int) -> None:
        super().__init__()
        self.name = f"Mighty Blow (+{bonus})"
        self.bonus = bonus


class MultipleBlock(Skill):
    name = "Multiple Block"
    category = "Strength"
    text = ""


class PileDriver(Skill):
    name = "Pile Driver"
    category = "Strength"
    text = ""


class ThickSkull(Skill):
    name = "Thick Skull"
    category = "Strength"
    text = ""
