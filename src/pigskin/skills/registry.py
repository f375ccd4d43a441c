"""The list of all skills. Its order fixes their numbers in recorded games: only append."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pigskin.skills import agility, bb2016, extraordinary, general, mutation, passing, strength
from pigskin.skills.base import Skill

ALL_SKILLS: Final[list[Skill]] = [
    general.Block(),
    general.Dauntless(),
    general.DirtyPlayer(),
    general.Fend(),
    general.Frenzy(),
    general.Kick(),
    general.KickOffReturn(),
    general.PassBlock(),
    general.Pro(),
    general.Shadowing(),
    general.StripBall(),
    general.SureHands(),
    general.Tackle(),
    general.Wrestle(),
    agility.Catch(),
    agility.DivingCatch(),
    agility.DivingTackle(),
    agility.Dodge(),
    agility.JumpUp(),
    agility.Leap(),
    agility.SideStep(),
    agility.SneakyGit(),
    agility.Sprint(),
    agility.SureFeet(),
    passing.Accurate(),
    passing.DumpOff(),
    passing.HailMaryPass(),
    passing.Leader(),
    passing.NervesOfSteel(),
    passing.Pass(),
    passing.SafeThrow(),
    strength.BreakTackle(),
    strength.Grab(),
    strength.Guard(),
    strength.Juggernaut(),
    strength.MightyBlow(),
    strength.MultipleBlock(),
    strength.PilingOn(),
    strength.StandFirm(),
    strength.StrongArm(),
    strength.ThickSkull(),
    mutation.BigHand(),
    mutation.Claw(),
    mutation.DisturbingPresence(),
    mutation.ExtraArms(),
    mutation.FoulAppearance(),
    mutation.Horns(),
    mutation.PrehensileTail(),
    mutation.Tentacles(),
    mutation.TwoHeads(),
    mutation.VeryLongLegs(),
    extraordinary.AlwaysHungry(),
    extraordinary.Animosity(),
    extraordinary.BallAndChain(),
    extraordinary.BloodLust(),
    extraordinary.Bombardier(),
    extraordinary.BoneHead(),
    extraordinary.Chainsaw(),
    extraordinary.Decay(),
    extraordinary.FanFavourite(),
    extraordinary.HypnoticGaze(),
    extraordinary.Loner(),
    extraordinary.NoHands(),
    extraordinary.NurglesRot(),
    extraordinary.ReallyStupid(),
    extraordinary.Regeneration(),
    extraordinary.RightStuff(),
    extraordinary.SecretWeapon(),
    extraordinary.Stab(),
    extraordinary.Stakes(),
    extraordinary.Stunty(),
    extraordinary.TakeRoot(),
    extraordinary.ThrowTeamMate(),
    extraordinary.Titchy(),
    extraordinary.WildAnimal(),
    bb2016.PilingOn(),
    bb2016.WeepingDagger(),
    bb2016.Timmmber(),
    bb2016.MonstrousMouth(),
    bb2016.Swoop(),
    bb2016.Disposable(),
    bb2016.KickTeamMate(),
    bb2016.FilthyRich(),
    bb2016.SwiftReaction(),
]


def _number(skills: list[Skill]) -> None:
    bit = 1
    for number, skill in enumerate(skills):
        skill.id = number
        if skill.once_per_turn:
            skill.bit = bit
            bit <<= 1


_number(ALL_SKILLS)


def skills_named(names: Iterable[str], own: list[Skill] | None = None) -> list[Skill]:
    """The skills an edition lists by name; its own classes come before those of older editions."""
    chosen: dict[str, Skill] = {}
    for skill in ALL_SKILLS:
        chosen.setdefault(skill.name, skill)
    for skill in own or []:
        chosen[skill.name] = skill
    missing = sorted(set(names) - set(chosen))
    if missing:
        raise LookupError(f"no skill class is called {', '.join(missing)}")
    wanted = [chosen[name].id for name in names]
    return [skill for skill in ALL_SKILLS if skill.id in wanted]
