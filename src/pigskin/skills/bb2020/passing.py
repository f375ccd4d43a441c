"""Passing skills of this edition, and diving catches."""

from __future__ import annotations

from pigskin.skills.base import Skill


class Accurate(Skill):
    name = "Accurate"
    category = "Passing"
    text = ""


class Cannoneer(Skill):
    name = "Cannoneer"
    category = "Passing"
    text = ""


class CloudBurster(Skill):
    name = "Cloud Burster"
    category = "Passing"
    text = ""


class DumpOff(Skill):
    name = "Dump-off"
    category = "Passing"
    text = ""


class Fumblerooskie(Skill):
    name = "Fumblerooskie"
    category = "Passing"
    text = ""


class HailMaryPass(Skill):
    name = "Hail Mary Pass"
    category = "Passing"
    text = ""


class NervesOfSteel(Skill):
    name = "Nerves of Steel"
    category = "Passing"
    text = ""


class OnTheBall(Skill):
    name = "On the Ball"
    category = "Passing"
    text = ""


class Pass(Skill):
    name = "Pass"
    category = "Passing"
    text = ""


class RunningPass(Skill):
    name = "Running Pass"
    category = "Passing"
    text = ""


class SafePass(Skill):
    name = "Safe Pass"
    category = "Passing"
    text = ""


class DivingCatch(Skill):
    name = "Diving Catch"
    category = "Agility"
    text = ""
