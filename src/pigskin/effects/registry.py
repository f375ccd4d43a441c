"""The skills, listed by the edition that brought them. Each carries its own number.

The number (`id`) stands in the class and is never changed nor given again, since answers and
records name a skill by it. Nothing depends on the order of the lists.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pigskin.editions.bb2016 import skills as bb2016
from pigskin.editions.bb2016.spells import MAGIC as BB2016_MAGIC
from pigskin.editions.bb2016.staff import STAFF as BB2016_STAFF
from pigskin.editions.bb2016.wizards import WIZARDS as BB2016_WIZARDS
from pigskin.editions.bb2020.counted import COUNTED
from pigskin.editions.bb2020.prayers import PRAYERS
from pigskin.editions.bb2020.referees import STAFF as REFEREES
from pigskin.editions.bb2020.skills import agility as agility2020
from pigskin.editions.bb2020.skills import bodies as bodies2020
from pigskin.editions.bb2020.skills import general as general2020
from pigskin.editions.bb2020.skills import minds as minds2020
from pigskin.editions.bb2020.skills import mutation as mutation2020
from pigskin.editions.bb2020.skills import passing as passing2020
from pigskin.editions.bb2020.skills import spells as spells2020
from pigskin.editions.bb2020.skills import (
    stars_ball,
    stars_blocks,
    stars_injuries,
    stars_openings,
    stars_rolls,
    stars_team,
    stars_weapons,
)
from pigskin.editions.bb2020.skills import strength as strength2020
from pigskin.editions.bb2020.skills import throwing as throwing2020
from pigskin.editions.bb2020.skills import weapons as weapons2020
from pigskin.editions.bb2020.spells import MAGIC as BB2020_MAGIC
from pigskin.editions.bb2020.staff import STAFF as BB2020_STAFF
from pigskin.editions.bb2020.supplement import HELPERS
from pigskin.editions.bb2020.weather import WEATHERS as BB2020_WEATHERS
from pigskin.editions.bb2020.wizards import STAFF as BB2020_WIZARDS
from pigskin.editions.lrb6.cards import CARDS
from pigskin.editions.lrb6.skills import agility as agility6
from pigskin.editions.lrb6.skills import bodies as bodies6
from pigskin.editions.lrb6.skills import general as general6
from pigskin.editions.lrb6.skills import minds as minds6
from pigskin.editions.lrb6.skills import mutation as mutation6
from pigskin.editions.lrb6.skills import passing as passing6
from pigskin.editions.lrb6.skills import strength as strength6
from pigskin.editions.lrb6.skills import weapons as weapons6
from pigskin.editions.lrb6.staff import STAFF as LRB6_STAFF
from pigskin.editions.lrb6.weather import WEATHERS as LRB6_WEATHERS
from pigskin.editions.lrb6.wizards import WIZARDS as LRB6_WIZARDS
from pigskin.effects.base import UNNUMBERED, Effect, Skill
from pigskin.effects.cards import Hand
from pigskin.effects.changes import CHANGES, SPELLED
from pigskin.effects.holding import FIRST_EFFECT
from pigskin.skills import agility, bodies, general, minds, mutation, passing, strength, weapons

LRB6_SKILLS: Final[list[Skill]] = [
    general.Block(),
    general.Dauntless(),
    general6.DirtyPlayer(),
    general.Fend(),
    general.Frenzy(),
    general.Kick(),
    general6.KickOffReturn(),
    general.PassBlock(),
    general6.Pro(),
    general.Shadowing(),
    general6.StripBall(),
    general.SureHands(),
    general.Tackle(),
    general.Wrestle(),
    agility.Catch(),
    agility.DivingCatch(),
    agility.DivingTackle(),
    agility.Dodge(),
    agility.JumpUp(),
    agility6.Leap(),
    agility.SideStep(),
    agility.SneakyGit(),
    agility.Sprint(),
    agility.SureFeet(),
    passing6.Accurate(),
    passing6.DumpOff(),
    passing.HailMaryPass(),
    passing.Leader(),
    passing.NervesOfSteel(),
    passing6.Pass(),
    passing6.SafeThrow(),
    strength6.BreakTackle(),
    strength6.Grab(),
    strength.Guard(),
    strength.Juggernaut(),
    strength6.MightyBlow(),
    strength6.MultipleBlock(),
    strength6.PilingOn(),
    strength.StandFirm(),
    strength6.StrongArm(),
    strength6.ThickSkull(),
    mutation.BigHand(),
    mutation6.Claw(),
    mutation.DisturbingPresence(),
    mutation.ExtraArms(),
    mutation.FoulAppearance(),
    mutation.Horns(),
    mutation.PrehensileTail(),
    mutation6.Tentacles(),
    mutation.TwoHeads(),
    mutation6.VeryLongLegs(),
    bodies.AlwaysHungry(),
    minds6.Animosity(),
    weapons.BallAndChain(),
    minds6.BloodLust(),
    weapons6.Bombardier(),
    minds6.BoneHead(),
    weapons6.Chainsaw(),
    bodies6.Decay(),
    bodies6.FanFavourite(),
    minds6.HypnoticGaze(),
    minds.Loner(),
    bodies.NoHands(),
    bodies6.NurglesRot(),
    minds.ReallyStupid(),
    bodies.Regeneration(),
    bodies6.RightStuff(),
    weapons.SecretWeapon(),
    weapons6.Stab(),
    weapons6.Stakes(),
    bodies.Stunty(),
    minds.TakeRoot(),
    bodies6.ThrowTeamMate(),
    bodies.Titchy(),
    minds6.WildAnimal(),
]

# Piling On costs a team re-roll here; the rest is new.
BB2016_SKILLS: Final[list[Skill]] = [
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

# What this edition plays in its own way; the others it takes from the lists above.
BB2020_SKILLS: Final[list[Skill]] = [
    general2020.DirtyPlayer(1, id=84),
    general2020.DirtyPlayer(2, id=85),
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
    strength2020.MightyBlow(1, id=114),
    strength2020.MightyBlow(2, id=115),
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
    minds2020.Bloodlust(2, id=126),
    minds2020.Bloodlust(3, id=127),
    minds2020.BoneHead(),
    minds2020.HypnoticGaze(),
    minds2020.Loner(2, id=130),
    minds2020.Loner(3, id=131),
    minds2020.Loner(4, id=132),
    minds2020.Loner(5, id=133),
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
    throwing2020.Animosity("all team-mates", id=153),
    throwing2020.Animosity("Big Un Blockers", id=154),
    throwing2020.Animosity("Dwarf and Halfling team-mates", id=155),
    throwing2020.Animosity("Dwarf and Human team-mates", id=156),
    throwing2020.Animosity("Orc Linemen", id=157),
    throwing2020.Animosity("Underworld Goblin Linemen", id=158),
    throwing2020.Bombardier(),
    throwing2020.KickTeamMate(),
    throwing2020.MyBall(),
    throwing2020.RightStuff(),
    throwing2020.StrongArm(),
    throwing2020.Swoop(),
    throwing2020.ThrowTeamMate(),
    strength2020.Juggernaut(),
]

# What single stars can do. Nobody learns it.
STAR_RULES: Final[list[Skill]] = [
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
]

# What spells do to players, in the shape of skills.
SPELL_EFFECTS: Final[list[Skill]] = [
    spells2020.RoughGround("Tectonic Shift", -1, id=166),
    spells2020.RoughGround("Vigorous Growth", -2, id=167),
    spells2020.StoneBoots(),
    spells2020.DanseMacabre(),
    bb2016.Insubstantial(),
]

# What leagues have made of skills; nobody learns these.
HOUSE_SKILLS: Final[list[Skill]] = [
    bb2016.NoticedWeapon(6, id=233),
    bb2016.NoticedWeapon(7, id=234),
    bb2016.NoticedWeapon(8, id=235),
    bb2016.NoticedWeapon(9, id=236),
    bb2016.NoticedWeapon(10, id=237),
]


# Who and what serves a side in BB2020, as far as it is not older.
SERVICES_2020: Final[list[Effect]] = [
    *COUNTED, *BB2020_STAFF, *REFEREES, *HELPERS, *BB2020_WIZARDS,
]  # fmt: skip


def by_number(skills: Iterable[Effect]) -> dict[int, Effect]:
    """The skills by their numbers; two of one number, or one of none, are refused."""
    found: dict[int, Effect] = {}
    for skill in sorted(skills, key=lambda each: each.id):
        if skill.id == UNNUMBERED:
            raise LookupError(f"{skill.name} ({type(skill).__qualname__}) has no number")
        if skill.id in found:
            raise LookupError(
                f"{skill.name} and {found[skill.id].name} both have the number {skill.id}; "
                f"the next free one is {free_number()}"
            )
        found[skill.id] = skill
    return found


def free_number() -> int:
    """The number the next new skill gets."""
    return 1 + max(skill.id for skill in _ALL if skill.id < FIRST_EFFECT)


def _give_bits(skills: Iterable[Effect]) -> None:
    """A bit of its own for each skill that is used once a turn."""
    bit = 1
    for skill in skills:
        if skill.once_per_turn:
            skill.bit = bit
            bit <<= 1


_ALL: Final[list[Effect]] = [
    *LRB6_SKILLS, *BB2016_SKILLS, *BB2020_SKILLS, *STAR_RULES, *SPELL_EFFECTS, *HOUSE_SKILLS,
    *CHANGES, *SPELLED, *LRB6_STAFF, *BB2016_STAFF, *SERVICES_2020, *PRAYERS, *LRB6_WEATHERS,
    BB2020_WEATHERS[0], *LRB6_WIZARDS, *BB2016_WIZARDS, *BB2016_MAGIC, *BB2020_MAGIC,
    Hand(), *CARDS,
]  # fmt: skip
ALL_EFFECTS: Final[dict[int, Effect]] = by_number(_ALL)
_give_bits(ALL_EFFECTS.values())
