"""Traits of the body: how a player moves, breaks and mends."""

from __future__ import annotations

from pigskin.skills.base import Skill


class Decay(Skill):
    name = "Decay"
    category = "Trait"
    text = ""


class Drunkard(Skill):
    name = "Drunkard"
    category = "Trait"
    text = ""


class HitAndRun(Skill):
    name = "Hit and Run"
    category = "Trait"
    text = ""


class PickMeUp(Skill):
    name = "Pick-me-up"
    category = "Trait"
    text = ""


class PlagueRidden(Skill):
    name = "Plague Ridden"
    category = "Trait"
    text = ""


class PogoStick(Skill):
    name = "Pogo Stick"
    category = "Trait"
    text = ""


class Regeneration(Skill):
    name = "Regeneration"
    category = "Trait"
    text = ""


class Stunty(Skill):
    name = "Stunty"
    category = "Trait"
    text = ""


class Swarming(Skill):
    name = "Swarming"
    category = "Trait"
    text = ""
