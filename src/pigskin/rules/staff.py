"""Famous people a team hires for the match, and what they do beside the pitch."""

from __future__ import annotations

from typing import Final

from pigskin.edition import next_number
from pigskin.model import FAINTED, KNOCKED_OUT, RESERVES, SEATS, SENT_OFF, STAR, Table
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE
from pigskin.questions import Flow
from pigskin.rules.asking import ask_yes
from pigskin.rules.counting import gain, now_has, spend
from pigskin.teams.roster import Inducement

# Who and what serves a side without a counter of its own: the bits of `Side.staff`.
BUGMAN: Final = 1 << 0  # whose beer wakes players
BUGMAN_PLAYS: Final = 1 << 1  # ... and who may come on himself
KARI: Final = 1 << 2
PAPA: Final = 1 << 3
GALANDRIL: Final = 1 << 4
KROT: Final = 1 << 5
MUNGO: Final = 1 << 6
FINK: Final = 1 << 7
FINKS_BRIBE: Final = 1 << 8  # a bribe he can try again
BIASED_REFEREE: Final = 1 << 9
TRIPLETS: Final = 1 << 10
HOKULI: Final = 1 << 11
SILENCE: Final = 1 << 12  # nobody dares to argue
KORENSSON: Final = 1 << 13
JORM: Final = 1 << 14
DRUMMER: Final = 1 << 15
RUNESMITH: Final = 1 << 16
HOT_POT: Final = 1 << 17
BALLISTICS: Final = 1 << 18
UNGUENT: Final = 1 << 19
ARTEFACT: Final = 1 << 20
# Their names, in the order of the bits.
STAFF_NAMES: Final[tuple[str, ...]] = (
    "Josef Bugman",
    "Josef Bugman, to play",
    "Kari Coldsteel",
    "Papa Skullbones",
    "Galandril Silverwater",
    "Krot Shockwhisker",
    "Mungo Spinecracker",
    "Fink da Fixer",
    "Fink da Fixer's bribe",
    "biased referee",
    "Trundlefoot Triplets",
    "Ranulf Red Hokuli",
    "silence",
    "Thoron Korensson",
    "Jorm the Ogre",
    "waaagh drummer",
    "dwarfen runesmith",
    "halfling hot pot",
    "master of ballistics",
    "medicinal unguent",
    "ancient artefact",
)
# What each of them brings to the side, once both coaches have hired.
STAFF: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "josef_bugman": (("staff", BUGMAN | BUGMAN_PLAYS), ("assistants", 2)),
    "kari_coldsteel": (("prima_donnas", 1), ("cheerleaders", 3)),
    "galandril_silverwater": (("muses", 1),),
    "fink_da_fixer": (("fixers", 1), ("assistants", 3)),
    "horatio_x_schottenheim": (("pyromancers", 1),),
    "hireling_sports_wizard": (("hirelings", 1),),
    "druchii_sports_sorceress": (("sorceresses", 1),),
    "krot_shockwhisker": (("staff", KROT),),
    "papa_skullbones": (("staff", PAPA),),
    # Wizards who bring nothing but what they can cast.
    "chaos_sorcerer": (),
    "horticulturalist_of_nurgle": (),
    "sports_necrotheurge": (),
    "slann_mage_priest": (),
    "firebelly": (),
}
PLAYING: Final = "Coaching staff"  # the position of one of them who plays
CHEERLEADERS: Final = 3  # what a prima donna is worth beside the pitch


def take_up(table: Table) -> None:
    """Who was hired takes up work; a person hired by both sides serves neither."""
    offers = list(table.edition.inducements.values())
    for side in (HOME, AWAY):
        owner = table.side(side)
        for number in owner.bought:
            offer = offers[number]
            if offer.id not in STAFF:
                continue
            if offer.named and number in table.side(OTHER_SIDE[side]).bought:
                table.tell("serves nobody", side, number)
                continue
            for field, amount in STAFF[offer.id]:
                if field == "staff":
                    employ(table, side, amount)
                else:
                    gain(table, side, field, amount)
            if not STAFF[offer.id]:
                teach(table, side, spell_bits(table, offer))
        if owner.muses:
            gain(table, side, "cheerleaders", owner.cheerleaders)


def employ(table: Table, side: SideNo, who: int) -> None:
    """Somebody, or several, begin to serve the side: bits of `Side.staff`."""
    owner = table.side(side)
    _say_bits(table, "serves", side, who & ~owner.staff)
    owner.staff |= who


def dismiss(table: Table, side: SideNo, who: int) -> None:
    """Somebody serves the side no more, or something of the kind is used up."""
    owner = table.side(side)
    _say_bits(table, "serves no more", side, who & owner.staff)
    owner.staff &= ~who


def teach(table: Table, side: SideNo, known: int) -> None:
    """The side's wizards can cast these: bits of `Side.spells`."""
    owner = table.side(side)
    _say_bits(table, "knows spell", side, known & ~owner.spells)
    owner.spells |= known


def unlearn(table: Table, side: SideNo, known: int) -> None:
    """These cannot be cast any more."""
    owner = table.side(side)
    _say_bits(table, "spell gone", side, known & owner.spells)
    owner.spells &= ~known


def _say_bits(table: Table, kind: str, side: SideNo, bits: int) -> None:
    number = 0
    while bits:
        if bits & 1:
            table.whisper(kind, side, number)
        bits >>= 1
        number += 1


def spell_bits(table: Table, offer: Inducement) -> int:
    """What a wizard can cast, a bit for each of the edition's spells."""
    known = enumerate(table.edition.spells)
    return sum([1 << number for number, spell in known if spell in offer.spells])


def wakes_again(table: Table, side: SideNo, roll: int) -> bool:
    """May the roll of a knocked-out player be made again? Bugman has it so for a 1."""
    return roll == 1 and table.side(side).staff & BUGMAN != 0


def applaud(table: Table, side: SideNo) -> None:
    """After a touchdown, an interception or a casualty of the side a 6 wins it a re-roll."""
    if table.side(side).muses:
        roll = table.d6()
        table.tell("applause", side, roll)
        if roll == 6:
            gain(table, side, "rerolls")


def come_on(table: Table) -> Flow[None]:
    """A drive begins: a prima donna may play in it instead of cheering."""
    for side in (HOME, AWAY):
        owner = table.side(side)
        if owner.prima_donnas == 0 or owner.seats >= SEATS:
            continue
        if not (yield from ask_yes(table, side, "prima donna plays")):
            continue
        spend(table, side, "prima_donnas")
        now_has(table, side, "cheerleaders", max(0, owner.cheerleaders - CHEERLEADERS))
        join(table, side, "kari_coldsteel")


def join(table: Table, side: SideNo, who: str) -> PlayerNo:
    """One of the staff joins the players for a drive."""
    star = table.edition.profiles[who]
    player = table.seat(
        side,
        table.edition.profile(
            star.name, next_number(table, side), PLAYING, star.name,
            (star.ma, star.st, star.ag, star.av), star.skills, kind=STAR, pa=star.pa,
        ),
    )
    table.tell("comes on", player)
    return player


def go_home(table: Table) -> None:
    """The drive is over, and so is the match for staff who played in it."""
    for side in (HOME, AWAY):
        for player in table.players(side):
            profile = table.profiles[player]
            if profile.kind != STAR or profile.position != PLAYING:
                continue
            if table.state[player] in (RESERVES, KNOCKED_OUT, FAINTED):
                table.state[player] = SENT_OFF
                table.tell("goes home", player)
