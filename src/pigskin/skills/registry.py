"""The list of all skills. Its order fixes their numbers in recorded games: only append."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pigskin.skills import agility, bb2016, extraordinary, general, mutation, passing, strength
from pigskin.skills.base import Skill
from pigskin.skills.bb2020 import agility as agility2020
from pigskin.skills.bb2020 import bodies as bodies2020
from pigskin.skills.bb2020 import general as general2020
from pigskin.skills.bb2020 import minds as minds2020
from pigskin.skills.bb2020 import mutation as mutation2020
from pigskin.skills.bb2020 import passing as passing2020
from pigskin.skills.bb2020 import spells as spells2020
from pigskin.skills.bb2020 import (
    stars_ball,
    stars_blocks,
    stars_injuries,
    stars_openings,
    stars_rolls,
    stars_team,
    stars_weapons,
)
from pigskin.skills.bb2020 import strength as strength2020
from pigskin.skills.bb2020 import throwing as throwing2020
from pigskin.skills.bb2020 import weapons as weapons2020
from pigskin.teams.reading import skill_name

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
    general2020.DirtyPlayer(1),
    general2020.DirtyPlayer(2),
    general2020.Pro(),
    general2020.Shadowing(),
    general2020.StripBall(),
    general2020.Wrestle(),
    agility2020.Defensive(),
    agility2020.Dodge(),
    agility2020.JumpUp(),
    agility2020.Leap(),
    agility2020.SafePairOfHands(),
    agility2020.Sidestep(),
    agility2020.SneakyGit(),
    agility2020.SureFeet(),
    passing2020.Accurate(),
    passing2020.Cannoneer(),
    passing2020.CloudBurster(),
    passing2020.DumpOff(),
    passing2020.Fumblerooskie(),
    passing2020.HailMaryPass(),
    passing2020.NervesOfSteel(),
    passing2020.OnTheBall(),
    passing2020.Pass(),
    passing2020.RunningPass(),
    passing2020.SafePass(),
    passing2020.DivingCatch(),
    strength2020.ArmBar(),
    strength2020.Brawler(),
    strength2020.BreakTackle(),
    strength2020.Grab(),
    strength2020.MightyBlow(1),
    strength2020.MightyBlow(2),
    strength2020.MultipleBlock(),
    strength2020.PileDriver(),
    strength2020.ThickSkull(),
    mutation2020.Claws(),
    mutation2020.ExtraArms(),
    mutation2020.IronHardSkin(),
    mutation2020.PrehensileTail(),
    mutation2020.Tentacles(),
    mutation2020.VeryLongLegs(),
    minds2020.AnimalSavagery(),
    minds2020.Bloodlust(2),
    minds2020.Bloodlust(3),
    minds2020.BoneHead(),
    minds2020.HypnoticGaze(),
    minds2020.Loner(2),
    minds2020.Loner(3),
    minds2020.Loner(4),
    minds2020.Loner(5),
    minds2020.ReallyStupid(),
    minds2020.TakeRoot(),
    minds2020.Trickster(),
    minds2020.UnchannelledFury(),
    bodies2020.Decay(),
    bodies2020.Drunkard(),
    bodies2020.HitAndRun(),
    bodies2020.PickMeUp(),
    bodies2020.PlagueRidden(),
    bodies2020.PogoStick(),
    bodies2020.Regeneration(),
    bodies2020.Stunty(),
    bodies2020.Swarming(),
    weapons2020.BallAndChain(),
    weapons2020.BreatheFire(),
    weapons2020.Chainsaw(),
    weapons2020.ProjectileVomit(),
    weapons2020.Stab(),
    throwing2020.AlwaysHungry(),
    throwing2020.Animosity("all team-mates"),
    throwing2020.Animosity("Big Un Blockers"),
    throwing2020.Animosity("Dwarf and Halfling team-mates"),
    throwing2020.Animosity("Dwarf and Human team-mates"),
    throwing2020.Animosity("Orc Linemen"),
    throwing2020.Animosity("Underworld Goblin Linemen"),
    throwing2020.Bombardier(),
    throwing2020.KickTeamMate(),
    throwing2020.MyBall(),
    throwing2020.RightStuff(),
    throwing2020.StrongArm(),
    throwing2020.Swoop(),
    throwing2020.ThrowTeamMate(),
    spells2020.RoughGround("Tectonic Shift", -1),
    spells2020.RoughGround("Vigorous Growth", -2),
    spells2020.StoneBoots(),
    spells2020.DanseMacabre(),
    strength2020.Juggernaut(),
    stars_rolls.BlindRage(),
    stars_rolls.MesmerizingDance(),
    stars_rolls.TheBallista(),
    stars_rolls.ConsummateProfessional(),
    stars_rolls.HalflingLuck(),
    stars_rolls.ThinkingMansTroll(),
    stars_rolls.WhirlingDervish(),
    stars_rolls.Incorporeal(),
    stars_rolls.SwiftAsTheBreeze(),
    stars_rolls.BoundingLeap(),
    stars_rolls.BurstOfSpeed(),
    stars_rolls.StrongPassingGame(),
    stars_blocks.SavageBlow(),
    stars_blocks.UnstoppableMomentum(),
    stars_blocks.GoredByTheBull(),
    stars_blocks.Indomitable(),
    stars_blocks.WatchOut(),
    stars_blocks.FrenziedRush(),
    stars_blocks.ViciousVines(),
    stars_blocks.PutridRegurgitation(),
    stars_blocks.FuryOfTheBloodGod(),
    stars_blocks.PrimalSavagery(),
    stars_blocks.TastyMorsel(),
    stars_injuries.CrushingBlow(),
    stars_injuries.BrutalBlock(),
    stars_injuries.Ram(),
    stars_injuries.Slayer(),
    stars_injuries.DwarfenScourge(),
    stars_injuries.ToxinConnoisseur(),
    stars_injuries.ASneakyPair(),
    stars_injuries.GhostlyFlames(),
    stars_injuries.MasterAssassin(),
    stars_injuries.SavageMauling(),
    stars_injuries.OldPro(),
    stars_weapons.MaximumCarnage(),
    stars_weapons.KickEm(),
    stars_weapons.FuriousOutburst(),
    stars_weapons.ThenIStartedBlastin(),
    stars_weapons.AllYouCanEat(),
    stars_weapons.Kaboom(),
    stars_openings.BlackInk(),
    stars_openings.BalefulHex(),
    stars_openings.LookIntoMyEyes(),
    stars_openings.Treacherous(),
    stars_openings.CatchOfTheDay(),
    stars_openings.BeerBarrelBash(),
    stars_openings.RaidingParty(),
    stars_openings.TheFlashingBlade(),
    stars_ball.ShotToNothing(),
    stars_ball.ExcuseMe(),
    stars_ball.BlastIt(),
    stars_ball.Reliable(),
    stars_ball.Yoink(),
    stars_ball.QuickBite(),
    stars_team.LordOfChaos(),
    stars_team.StarOfTheShow(),
    stars_team.PumpUpTheCrowd(),
    stars_team.TwoForOne(),
    stars_team.Wisdom(),
    stars_team.SneakiestOfTheLot(),
    stars_team.IllBeBack(),
    bb2016.Incorporeal(),
]


def _number(skills: list[Skill]) -> None:
    bit = 1
    for number, skill in enumerate(skills):
        skill.id = number
        if skill.once_per_turn:
            skill.bit = bit
            bit <<= 1


_number(ALL_SKILLS)


# What spells do to players.
STAR_RULES: Final[list[Skill]] = [skill for skill in ALL_SKILLS if skill.category == "Star"]
EFFECTS: Final[list[Skill]] = [skill for skill in ALL_SKILLS if skill.category == "Spell"]


def all_skills_named(names: Iterable[str], own: list[Skill]) -> list[Skill]:
    """As `skills_named`, for an edition whose skills come with values: Loner (3+), Loner (4+)."""
    listed = set(names)
    mine = [skill for skill in own if skill_name(skill.name) in listed]
    written = {skill_name(skill.name) for skill in mine}
    return [*skills_named([name for name in names if name not in written]), *mine]


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
