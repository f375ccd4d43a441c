"""The infamous coaching staff: when each of them works, and what comes of it.

`take_up` comes after the shopping and `after_match` before the final whistle. Those older than this
edition are where they came from.
"""

from __future__ import annotations

from typing import Final

from pigskin import ledger
from pigskin.editions.bb2016 import potions as older
from pigskin.effects.base import Effect
from pigskin.effects.causes import BY_ROCK, LIGHT_CASUALTY
from pigskin.effects.holding import KEPT, TRIAL, bless, expire, lend
from pigskin.effects.magic import teach
from pigskin.effects.moments import ARGUES_WELL, DRIVE_BEGINS, DRIVE_ENDS, PRAYS, SPARES
from pigskin.effects.of_sides import Serving
from pigskin.ledger import fate_of
from pigskin.model import (
    DEAD,
    JOURNEYMAN,
    MISS_NEXT,
    NOBODY,
    RESERVES,
    SEATS,
    Profile,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import NOTHING, SKILL_CATEGORY, Flow, Question, code, first_of
from pigskin.rules.asking import ask_yes
from pigskin.rules.casualties import casualty
from pigskin.rules.counting import gain, now_has
from pigskin.rules.feats import suffer
from pigskin.rules.injury import stun
from pigskin.rules.prematch import category, inducement_list, learnable
from pigskin.rules.sideline import d3, mutations, pick_one
from pigskin.rules.staff import dismiss, employ, join
from pigskin.teams.reading import skill_name
from pigskin.teams.roster import Inducement

CHEERLEADERS: Final = 16  # more are never counted
KARIS_CHEERLEADERS: Final = 2


# --- after the shopping -----------------------------------------------------------------------


def take_up(table: Table) -> Flow[None]:
    """Who was hired takes up work; in a league a person hired by both sides serves neither."""
    offers = inducement_list(table)
    for side in (HOME, AWAY):
        for number in table.side(side).bought:
            offer = offers[number]
            if offer.id == "ranulf_red_hokuli":
                employ(table, side, "silence")  # even if both coaches have hired him
            if (
                offer.named
                and number in table.side(OTHER_SIDE[side]).bought
                and table.options.play == "league"
            ):
                table.tell("serves nobody", side, number)
            else:
                yield from _serve(table, side, offer)


def _serve(table: Table, side: SideNo, offer: Inducement) -> Flow[None]:
    owner = table.side(side)
    for effect in table.edition.staff.get(offer.id, []):
        employ(table, side, effect.key)
    teach(table, side, offer.spells)
    if offer.id == "kari_coldsteel":
        more = min(CHEERLEADERS, owner.cheerleaders + KARIS_CHEERLEADERS)
        now_has(table, side, "cheerleaders", more)
    elif offer.id == "cavorting_nurglings":
        gain(table, side, "fans")
        now_has(table, side, "cheerleaders", min(CHEERLEADERS, owner.cheerleaders + 1))
    elif offer.id == "ayleen_andar":
        yield from _train_journeymen(table, side)
    elif offer.id == "professor_fronkelheim":
        _mutate_some(table, side)
    elif offer.id == "schielund_scharlitan":
        for player in _some(table, side):
            lend(table, player, "Pro", TRIAL)
            table.tell("gains", player, table.edition.skill("Pro").id)


def _some(table: Table, side: SideNo) -> list[PlayerNo]:
    """D3 of the side's players at random."""
    pool = [player for player in table.players(side) if table.state[player] == RESERVES]
    chosen: list[PlayerNo] = []
    for _ in range(min(d3(table), len(pool))):
        chosen.append(pick_one(table, pool))
        pool.remove(chosen[-1])
    return chosen


def _mutate_some(table: Table, side: SideNo) -> None:
    for player in _some(table, side):
        open_to = mutations(table, player)
        if open_to:
            skill = open_to[table.roll(len(open_to)) - 1]
            lend(table, player, skill.name, TRIAL)
            table.tell("gains", player, skill.id)


def _train_journeymen(table: Table, side: SideNo) -> Flow[None]:
    """D6 for each journeyman, with 1 less for each after the first."""
    trained = 0
    for player in table.players(side):
        if table.profiles[player].kind != JOURNEYMAN:
            continue
        roll = table.d6() - trained
        trained += 1
        table.tell("trained", player, roll)
        if roll <= 1:
            _lose_loner(table, player)
        else:
            yield from _random_primary(table, player, 2 if roll >= 6 else 1)


def _lose_loner(table: Table, player: PlayerNo) -> None:
    own = table.original(player)
    names = [skill.name for skill in own.skills if skill_name(skill.name) != "Loner"]
    _redraw(table, player, own, names)


def _random_primary(table: Table, player: PlayerNo, number: int) -> Flow[None]:
    """Random skills of one primary category, which the coach names where there are several."""
    assert table.rosters is not None
    own = table.original(player)
    names = [skill.name for skill in own.skills]
    letters = list(table.edition.category_names)
    primary = table.rosters[side_of(player)].position(own.position).normal
    codes = [code(SKILL_CATEGORY, letters.index(letter)) for letter in primary]
    chosen = codes[0]
    if len(codes) > 1:
        chosen = yield Question(side_of(player), "skill category", codes, player)
    letter = letters[first_of(chosen)]
    for _ in range(number):
        open_to = [s for s in learnable(table, tuple(names)) if category(table, s) == letter]
        skill = open_to[table.roll(len(open_to)) - 1]
        names.append(skill.name)
        table.tell("gains", player, skill.id)
    _redraw(table, player, own, names)


def _redraw(table: Table, player: PlayerNo, own: Profile, names: list[str]) -> None:
    """The same player with other skills, for good."""
    table.profiles = table.profiles[:]
    table.profiles[player] = table.edition.profile(
        own.name, own.number, own.position, own.race, (own.ma, own.st, own.ag, own.av),
        tuple(names), own.niggling, own.kind, own.value, own.pa,
    )


# --- what they do -----------------------------------------------------------------------------


class BugmanComesOn(Serving):
    id = 324
    name = "Josef Bugman, to play"
    text = "Plays in one drive for which the side cannot set up eleven."
    key = "josef_bugman_plays"
    hired_as: tuple[str, ...] = ("josef_bugman",)
    plays = "josef_bugman"
    side_notices: tuple[int, ...] = (DRIVE_BEGINS,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        if _is_short(table, side) and (yield from ask_yes(table, side, "Bugman plays")):
            dismiss(table, side, self.key)
            join(table, side, self.plays)


class Kari(Serving):
    id = 325
    name = "Kari Coldsteel"
    text = "Cheers for two, or plays in one drive for which the side cannot set up eleven."
    key = "kari_coldsteel"
    plays = "kari_coldsteel"
    side_notices: tuple[int, ...] = (DRIVE_BEGINS,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        if _is_short(table, side) and (yield from ask_yes(table, side, "Kari plays")):
            dismiss(table, side, self.key)
            fewer = max(0, table.side(side).cheerleaders - KARIS_CHEERLEADERS)
            now_has(table, side, "cheerleaders", fewer)
            join(table, side, self.plays)


def _is_short(table: Table, side: SideNo) -> bool:
    """Has the side fewer than eleven to set up, and a seat for one more?"""
    fit = [player for player in table.players(side) if table.state[player] == RESERVES]
    return len(fit) < 11 and table.side(side).seats < SEATS


class Galandril(Serving):
    id = 327
    name = "Galandril Silverwater"
    text = (
        "D3 more cheer on Cheering Fans, or she alone; a prayer with one of the highest results "
        "wins a re-roll."
    )
    key = "galandril_silverwater"
    side_notices: tuple[int, ...] = (PRAYS,)

    def cheers(self, table: Table, side: SideNo, number: int) -> int:
        return number + d3(table) if number else 1

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        table.tell("applause", side, 6)
        gain(table, side, "rerolls")
        yield from NOTHING


class Krot(older.Shocker):
    id = 329
    text = "Once a match, after a drive, he may send a casualty on again for the next."
    side_notices: tuple[int, ...] = (DRIVE_ENDS,)

    def side_notice(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[None]:
        yield from self.shocks(table, side)

    def tried(self, table: Table, side: SideNo) -> None:
        dismiss(table, side, self.key)


class Mungo(Serving):
    id = 330
    name = "Mungo Spinecracker"
    text = "Sees to a player who is knocked out on the pitch, for better or worse."
    key = "mungo_spinecracker"
    side_reacts_to: tuple[int, ...] = (SPARES,)

    def side_reacts(self, table: Table, side: SideNo, what: int, player: PlayerNo) -> Flow[bool]:
        if not table.on_pitch(player):
            return False
        if not (yield from ask_yes(table, side, "Mungo cracks his spine", player)):
            return False
        roll = table.d6()
        table.tell("spine cracked", player, roll)
        if roll == 1:
            yield from casualty(table, player, NOBODY, BY_ROCK, LIGHT_CASUALTY, 0)
            return True
        if roll >= 5:
            stun(table, player)
            return True
        return False


class Fink(Serving):
    id = 331
    name = "Fink da Fixer"
    text = "A 5 wins an argument with the referee as well."
    key = "fink_da_fixer"
    side_grants: tuple[int, ...] = (ARGUES_WELL,)

    def coach_gone(self, table: Table, side: SideNo) -> None:
        dismiss(table, side, self.key)


class FinksBribe(Serving):
    id = 332
    name = "Fink da Fixer's bribe"
    text = "A bribe that fails is tried again, once."
    key = "finks_bribe"
    hired_as: tuple[str, ...] = ("fink_da_fixer",)

    def bribes_again(self, table: Table, side: SideNo) -> bool:
        dismiss(table, side, self.key)
        return True

    def coach_gone(self, table: Table, side: SideNo) -> None:
        dismiss(table, side, self.key)


# --- after the match --------------------------------------------------------------------------


def after_match(table: Table, winner: SideNo) -> None:
    """What was only lent for the match is kept or lost."""
    on_trial = [
        (PlayerNo(player), what) for player, what, until, _ in table.held if until == TRIAL
    ]
    expire(table, TRIAL)
    for player, what in on_trial:
        pro = table.edition.all_effects[what].name == "Pro"
        roll = table.d6()
        table.tell("keeps", player, what, roll)
        if roll == 6:
            bless(table, player, what, KEPT)
        elif roll == 1 and pro:
            if all(skill_name(skill.name) != "Loner" for skill in table.profiles[player].skills):
                lend(table, player, "Loner (2+)", KEPT)
        elif roll == 1 and (player, DEAD) not in table.injuries:
            suffer(table, player, [MISS_NEXT])
            table.note(
                ledger.WORSE, on=player, cause=ledger.BY_STAFF, fate=fate_of([], [MISS_NEXT])
            )


STAFF: Final[list[Effect]] = [
    BugmanComesOn(), Kari(), Galandril(), Krot(), Mungo(), Fink(), FinksBribe(),
]  # fmt: skip
