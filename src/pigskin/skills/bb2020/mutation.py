"""Mutations of this edition."""

from __future__ import annotations

from pigskin.skills.base import Skill


class Claws(Skill):
    name = "Claws"
    category = "Mutation"
    text = ""


class ExtraArms(Skill):
    name = "Extra Arms"
    category = "Mutation"
    text = ""


class IronHardSkin(Skill):
    name = "Iron Hard Skin"
    category = "Mutation"
    text = ""


class PrehensileTail(Skill):
    name = "Prehensile Tail"
    category = "Mutation"
    text = ""


class Tentacles(Skill):
    name = "Tentacles"
    category = "Mutation"
    text = ""


class VeryLongLegs(Skill):
    name = "Very Long Legs"
    category = "Mutation"
    text = ""
