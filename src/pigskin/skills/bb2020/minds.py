"""Traits of the mind: who acts as told, who does not, and who tricks others."""

from __future__ import annotations

from pigskin.skills.base import Skill


class AnimalSavagery(Skill):
    name = "Animal Savagery"
    category = "Trait"
    text = ""


class Bloodlust(Skill):
    category = "Trait"
    text = ""

    def __init__(self, need: int) -> None:
        super().__init__()
        self.name = f"Bloodlust ({need}+)"
        self.need = need


class BoneHead(Skill):
    name = "Bone Head"
    category = "Trait"
    text = ""


class HypnoticGaze(Skill):
    name = "Hypnotic Gaze"
    category = "Trait"
    text = ""


class Loner(Skill):
    category = "Trait"
    text = ""

    def __init__(self, need: int) -> None:
        super().__init__()
        self.name = f"Loner ({need}+)"
        self.need = need


class ReallyStupid(Skill):
    name = "Really Stupid"
    category = "Trait"
    text = ""


class TakeRoot(Skill):
    name = "Take Root"
    category = "Trait"
    text = ""


class Trickster(Skill):
    name = "Trickster"
    category = "Trait"
    text = ""


class UnchannelledFury(Skill):
    name = "Unchannelled Fury"
    category = "Trait"
    text = ""
