"""Traits of those who throw, kick and fly, and of those who will not let go of the ball."""

from __future__ import annotations

from pigskin.skills.base import Skill


class AlwaysHungry(Skill):
    name = "Always Hungry"
    category = "Trait"
    text = ""


class Animosity(Skill):
    category = "Trait"
    text = ""

    def __init__(self, whom: str) -> None:
        super().__init__()
        self.name = f"Animosity ({whom})"
        self.whom = whom


class Bombardier(Skill):
    name = "Bombardier"
    category = "Trait"
    text = ""


class KickTeamMate(Skill):
    name = "Kick Team-mate"
    category = "Trait"
    text = ""


class MyBall(Skill):
    name = "My Ball"
    category = "Trait"
    text = ""


class RightStuff(Skill):
    name = "Right Stuff"
    category = "Trait"
    text = ""


class StrongArm(Skill):
    name = "Strong Arm"
    category = "Strength"
    text = ""


class Swoop(Skill):
    name = "Swoop"
    category = "Trait"
    text = ""


class ThrowTeamMate(Skill):
    name = "Throw Team-mate"
    category = "Trait"
    text = ""
