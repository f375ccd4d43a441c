"""Traits that replace a block, and the ball and chain."""

from __future__ import annotations

from pigskin.skills.base import Skill


class BallAndChain(Skill):
    name = "Ball & Chain"
    category = "Trait"
    text = ""


class BreatheFire(Skill):
    name = "Breathe Fire"
    category = "Trait"
    text = ""


class Chainsaw(Skill):
    name = "Chainsaw"
    category = "Trait"
    text = ""


class ProjectileVomit(Skill):
    name = "Projectile Vomit"
    category = "Trait"
    text = ""


class Stab(Skill):
    name = "Stab"
    category = "Trait"
    text = ""
