"""Agility skills of this edition."""

from __future__ import annotations

from pigskin.skills.base import Skill


class Defensive(Skill):
    name = "Defensive"
    category = "Agility"
    text = ""


class Dodge(Skill):
    name = "Dodge"
    category = "Agility"
    text = ""


class JumpUp(Skill):
    name = "Jump Up"
    category = "Agility"
    text = ""


class Leap(Skill):
    name = "Leap"
    category = "Agility"
    text = ""


class SafePairOfHands(Skill):
    name = "Safe Pair of Hands"
    category = "Agility"
    text = ""


class Sidestep(Skill):
    name = "Sidestep"
    category = "Agility"
    text = ""


class SneakyGit(Skill):
    name = "Sneaky Git"
    category = "Agility"
    text = ""


class SureFeet(Skill):
    name = "Sure Feet"
    category = "Agility"
    text = ""
