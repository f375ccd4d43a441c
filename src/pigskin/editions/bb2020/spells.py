"""The spells of the wizards: one in the match, whoever casts it."""

from __future__ import annotations

from typing import Final

from pigskin.editions.bb2016.casting import (
    along,
    at_empty_square,
    at_line,
    at_opponent,
    at_pair,
    at_square,
    at_upright,
    column_of_fire,
    drift,
    fireball,
    incorporeal,
    plants,
    reality_blinks,
    rough_ground,
    thunderbolt,
)
from pigskin.editions.bb2020.throwing import fly_off
from pigskin.effects.causes import BY_ROCK
from pigskin.effects.changes import CLUMSIER, SLOWER, TURNED_INTO_FROG, WEAKER
from pigskin.effects.holding import DRIVE, TURN, bewitch, bless, lend
from pigskin.effects.magic import ANY_END, OPP_END, OPP_START, Spell, unlearn
from pigskin.model import ROOTED, STAR, Table, side_of
from pigskin.numbers import Code, PlayerNo, SideNo, Square
from pigskin.pitch import ON_PITCH, OTHER_SIDE
from pigskin.questions import (
    CAST,
    CAST_ON,
    SHIFT_TIME,
    STOP,
    TAKE_PLAYER,
    Flow,
    Question,
    code,
    first_of,
    player_of,
)
from pigskin.rules.ball import score_between_turns, settle
from pigskin.rules.sideline import choose_mutations, gain
from pigskin.rules.spells import knocked_down, on_pitch, struck, upright, works


class WizardsSpell(Spell):
    """With one the side has cast all it may."""

    def forget(self, table: Table, caster: SideNo) -> None:
        unlearn(table, caster, tuple([each.spell for each in table.edition.magic]))

    def done(self, table: Table) -> Flow[None]:
        yield from settle(table)
        score_between_turns(table)


class Fireball(WizardsSpell):
    name = "Fireball"
    id = 392
    spell = "fireball"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Target square; D6 for each Standing player of either team in it or adjacent: 4+ "
        "Knocked Down, +1 to the armour or the injury roll, chosen after rolling."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_square(number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from fireball(table, Square(target))


class Zap(WizardsSpell):
    name = "Zap"
    id = 393
    spell = "zap"
    when: tuple[str, ...] = (OPP_START, OPP_END)
    text = (
        "Target an opposing player, D6 at least its ST or a natural 6: it is a frog until the "
        "end of the drive (a held ball bounces, no turnover); a casualty roll against the frog "
        "is always Badly Hurt, no apothecary, and it then misses the rest of the game."
    )
    becomes = "frog"

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_opponent(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if not struck(table, player, min(6, table.profiles[player].st)):
            return
        table.marks[player] &= ~ROOTED
        bewitch(table, player, TURNED_INTO_FROG)
        table.tell("turns into a frog", player)
        if table.turn_to(player):
            table.drop_ball(table.place[player])
            yield from settle(table)


class PlagueOfWarts(WizardsSpell):
    name = "Plague of Warts"
    id = 394
    spell = "plague_of_warts"
    when: tuple[str, ...] = (OPP_START,)
    text = (
        "Opposing player, 3+: MA, ST and AG each 1 worse and gains Disturbing Presence and "
        "Foul Appearance until the end of the drive."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_opponent(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 3):
            _weaken(table, player)
            gain(table, player, "Disturbing Presence", DRIVE)
            gain(table, player, "Foul Appearance", DRIVE)
        yield from settle(table)


class Thunderbolt(WizardsSpell):
    name = "Thunderbolt"
    id = 395
    spell = "thunderbolt"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Standing opposing player, 3+: Knocked Down, +1 to the armour or the injury roll, "
        "chosen after rolling."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_upright(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from thunderbolt(table, PlayerNo(target))


class RampantMutation(WizardsSpell):
    name = "Rampant Mutation"
    id = 396
    spell = "rampant_mutation"
    when: tuple[str, ...] = (OPP_START,)
    text = (
        "Own on-pitch player (not a star), 2+: two Mutations of choice until the end of the "
        "drive; on 1 Disturbing Presence instead."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return _at_own(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 2):
            yield from choose_mutations(table, player, 2)
        else:
            gain(table, player, "Disturbing Presence", DRIVE)


class OneThousandCuts(WizardsSpell):
    name = "One Thousand Cuts"
    id = 397
    spell = "one_thousand_cuts"
    when: tuple[str, ...] = (OPP_START,)
    text = "Opposing player, 3+: MA, ST and AG each 1 worse until the end of the drive."

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_opponent(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 3):
            _weaken(table, player)
        yield from settle(table)


class TemporalDistortion(WizardsSpell):
    name = "Temporal Distortion"
    id = 398
    spell = "temporal_distortion"
    when: tuple[str, ...] = (OPP_END,)
    text = "Declare forwards or backwards, 5+: both turn markers move one that way."

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return [code(CAST, number)]

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        codes = [code(SHIFT_TIME, by + 2) for by in (1, -1)]
        by = first_of((yield Question(caster, "temporal distortion", codes))) - 2
        roll = table.d6()
        table.tell_test("time shifts", caster, 5, 0, roll >= 5)
        if roll >= 5:
            for owner in (table.home, table.away):
                owner.turn = max(0, min(table.edition.turns, owner.turn + by))


class TectonicShift(WizardsSpell):
    name = "Tectonic Shift"
    id = 399
    spell = "tectonic_shift"
    when: tuple[str, ...] = (OPP_START,)
    text = "-1 to opposing Rush rolls this turn."

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return [code(CAST, number)]

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        rough_ground(table, caster, "Tectonic Shift")
        yield from settle(table)


class RealityBlinks(WizardsSpell):
    name = "Reality Blinks"
    id = 400
    spell = "reality_blinks"
    when: tuple[str, ...] = (OPP_START, OPP_END)
    text = (
        "Two Standing own players without Loner and without the ball, 3+: they swap squares; "
        "1-2: both lose Tackle Zone and have No Hands until the start of the next own turn."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_pair(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from reality_blinks(table, caster)


class VigorousGrowth(WizardsSpell):
    name = "Vigorous Growth"
    id = 401
    spell = "vigorous_growth"
    when: tuple[str, ...] = (OPP_START,)
    text = "-2 to opposing Rush rolls this turn."

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return [code(CAST, number)]

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        rough_ground(table, caster, "Vigorous Growth")
        yield from settle(table)


class StrangeFlora(WizardsSpell):
    name = "Strange Flora"
    id = 402
    spell = "strange_flora"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Empty target square, nominate D3 Standing opponents within 2 squares; each on 3+ "
        "Knocked Down, +1 to the armour or the injury roll, chosen after rolling."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_empty_square(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from plants(table, caster, Square(target), 3)


class Incorporeal(WizardsSpell):
    name = "Incorporeal"
    id = 403
    spell = "incorporeal"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Standing opponent, 3+: drops the ball (bounces), gains No Hands and loses its Tackle "
        "Zone until its team's next turn starts."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_upright(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from incorporeal(table, PlayerNo(target))


class DanseMacabre(WizardsSpell):
    name = "Vanhalable's Danse Macabre"
    id = 404
    spell = "vanhalables_danse_macabre"
    when: tuple[str, ...] = (OPP_END,)
    text = (
        "3+: during this own turn each own on-pitch Lineman improves MA, AG or PA by 1 (chosen "
        "on activation)."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return [code(CAST, number)]

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        if works(table, caster, 3):
            for player in on_pitch(table, caster):
                if _is_lineman(table, player):
                    lend(table, player, "Danse Macabre", TURN)
        yield from settle(table)


class WarpLightning(WizardsSpell):
    name = "Warp Lightning"
    id = 405
    spell = "warp_lightning"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Straight line from a sideline square to the opposite sideline; each Standing player "
        "on it in order: 3+ Knocked Down, +1 to the armour or the injury roll, chosen after "
        "rolling; after each knock-down D6, on 1 the bolt stops."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_line(number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        for player in along(table, Square(target)):
            if not table.standing(player) or not struck(table, player, 3):
                continue
            yield from knocked_down(table, player)
            roll = table.d6()
            table.tell_test("bolt goes on", player, 2, 0, roll > 1)
            if roll == 1:
                return


class ColumnOfFire(WizardsSpell):
    name = "Column of Fire"
    id = 406
    spell = "column_of_fire"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Line as warp lightning, each Standing player 4+ Knocked Down, +1 to the armour or the "
        "injury roll, chosen after rolling."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_line(number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        yield from column_of_fire(table, Square(target))


class FootOfGork(WizardsSpell):
    name = "Foot of Gork"
    id = 407
    spell = "foot_of_gork"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Standing opponent, D6: 3-5 Knocked Down, +1 to the armour or the injury roll, chosen "
        "after rolling; 6 treated as thrown with a terrible throw; 1-2 nothing."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_upright(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        roll = table.d6()
        table.tell_test("spell hits", player, 3, 0, roll >= 3)
        if roll == 6:
            if not table.marks[player] & ROOTED:  # nothing takes him out of his square
                yield from fly_off(table, player)
        elif roll >= 3:
            yield from knocked_down(table, player)


class SporeCloud(WizardsSpell):
    name = "Spore Cloud"
    id = 408
    spell = "spore_cloud"
    when: tuple[str, ...] = (OPP_START,)
    text = "Opposing player, 2+: Loner (5+) and Really Stupid until the end of the drive."

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_opponent(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 2):
            gain(table, player, "Loner (5+)", DRIVE)
            gain(table, player, "Really Stupid", DRIVE)
        yield from settle(table)


class TakeThisOoops(WizardsSpell):
    name = "Take This... Ooops!"
    id = 409
    spell = "take_this_ooops"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "As fireball, but the target square first moves D3 squares in a random D8 direction; "
        "off the pitch: no effect."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_square(number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        centre = drift(table, Square(target))
        if ON_PITCH[centre]:
            yield from fireball(table, centre)


class BrimstoneBarrage(WizardsSpell):
    name = "Brimstone Barrage"
    id = 410
    spell = "brimstone_barrage"
    when: tuple[str, ...] = (ANY_END,)
    text = "Up to two Standing opponents, each 5+: Knocked Down with +1 to the armour roll."

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return at_upright(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        targets = [PlayerNo(target)]
        others = [other for other in upright(table, OTHER_SIDE[caster]) if other != target]
        if others:
            codes = [STOP, *[code(TAKE_PLAYER, other) for other in others]]
            answer = yield Question(caster, "spell target", codes)
            if answer != STOP:
                targets.append(player_of(answer))
        for player in targets:
            if struck(table, player, 5):
                yield from knocked_down(table, player, BY_ROCK, 1)


class StoneBoots(WizardsSpell):
    name = "Stone Boots"
    id = 411
    spell = "stone_boots"
    when: tuple[str, ...] = (ANY_END,)
    text = (
        "Opponent not holding the ball, 3+: -2 MA and -1 to Dodge, Jump and Leap tests until "
        "the end of the drive."
    )

    def targets(self, table: Table, caster: SideNo, number: int) -> list[Code]:
        return _at_empty_hands(table, caster, number)

    def cast(self, table: Table, caster: SideNo, target: int) -> Flow[None]:
        player = PlayerNo(target)
        if struck(table, player, 3):
            bless(table, player, SLOWER, DRIVE)
            bless(table, player, SLOWER, DRIVE)
            gain(table, player, "Stone Boots", DRIVE)
        yield from settle(table)


MAGIC: Final[list[Spell]] = [
    Fireball(),
    Zap(),
    PlagueOfWarts(),
    Thunderbolt(),
    RampantMutation(),
    OneThousandCuts(),
    TemporalDistortion(),
    TectonicShift(),
    RealityBlinks(),
    VigorousGrowth(),
    StrangeFlora(),
    Incorporeal(),
    DanseMacabre(),
    WarpLightning(),
    ColumnOfFire(),
    FootOfGork(),
    SporeCloud(),
    TakeThisOoops(),
    BrimstoneBarrage(),
    StoneBoots(),
]


def _at_empty_hands(table: Table, caster: SideNo, number: int) -> list[Code]:
    foes = [player for player in on_pitch(table, OTHER_SIDE[caster]) if not table.has_ball(player)]
    return [code(CAST_ON, number, player) for player in foes]


def _at_own(table: Table, caster: SideNo, number: int) -> list[Code]:
    """Own players, of whom stars let nobody cast at them."""
    own = [player for player in on_pitch(table, caster) if table.profiles[player].kind != STAR]
    return [code(CAST_ON, number, player) for player in own]


def _weaken(table: Table, player: PlayerNo) -> None:
    for change in (SLOWER, WEAKER, CLUMSIER):
        bless(table, player, change, DRIVE)
    table.tell("weakened", player)


def _is_lineman(table: Table, player: PlayerNo) -> bool:
    if table.rosters is None:
        return False
    name = table.profiles[player].position
    positions = table.rosters[side_of(player)].positions
    return any(each.lineman and each.name == name for each in positions)
