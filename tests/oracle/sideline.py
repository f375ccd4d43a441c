"""Rolls beside the pitch: bribes, arguments, those who come round, wizards, bombs and rocks."""

from __future__ import annotations

from prayer_rows import FRIENDS_WITH_THE_REF

from oracle.board import Board, side, skill_names
from oracle.story import Story, Told
from pigskin.rules.counting import has

FIXED = {
    "bribe": 2,
    "officious ref": 2,
    "bomb hits": 4,  # those beside the square
    "fuse": 4,  # BB2020: a caught bomb
    "rock thrown": 5,  # BB2020: the prayer, at a player who stalls
    "soup hits": 4,
    "rune": 4,
    "bolt goes on": 2,
    "time shifts": 5,
    "cooks": 4,  # each of the chef's three dice
    "heat": 2,  # LRB6: who is still on the pitch when the drive ends
    "true ball": 4,  # LRB6, special play cards: Ball Clone
}
# Spells, by their name and by what they need. LRB6 and BB2016: wizards; BB2020: Inducements.
SPELLS = {
    "fireball": 4,
    "wild fireball": 4,
    "take this... ooops!": 4,
    "column of fire": 4,
    "thunderbolt": 3,
    "lightning bolt": 2,
    "one thousand cuts": 3,
    "thousand cuts": 3,
    "plague of warts": 3,
    "rampant mutation": 2,
    "reality blinks": 3,
    "strange flora": 3,
    "strange fauna": 4,
    "incorporeal": 3,
    "warp lightning": 3,
    "foot of gork": 3,
    "spore cloud": 2,
    "brimstone barrage": 5,
    "stone boots": 3,
    "danse macabre": 3,
    "vanhalable's danse macabre": 3,
    "tectonic shift": 3,
}


def fixed(story: Story, board: Board, told: Told) -> int:
    return FIXED[told.kind]


# BB2020 "Biased Referees": what each of them needs to see a foul without a double.
REFEREES = {
    "Biased Referee": 5,
    "The Trundlefoot Triplets": 5,
    "Ranulf 'Red' Hokuli": 4,
    "Thoron Korensson": 4,
    "Jorm the Ogre": 4,
}


def hired(board: Board, own: int, name: str) -> bool:
    """Does somebody serve the side? Named people whom both have hired serve neither."""
    table = board.table
    names = [
        [table.edition.inducement_name(number) for number in table.side(each).bought]
        for each in (own, 1 - own)
    ]
    shared = name in names[1] and name != "Biased Referee"
    return name in names[0] and not shared


def looks(story: Story, board: Board, told: Told) -> int:
    needs = [need for name, need in REFEREES.items() if hired(board, 1 - side(told.player), name)]
    return needs[0]


def argue(story: Story, board: Board, told: Told) -> int:
    """A 6; with Fink da Fixer, or a referee who is a friend (BB2020), a 5 will do. A biased
    referee of the own side adds 1."""
    own = side(told.player)
    fixers = has(board.table, own, "fixers")
    friends = has(board.table, own, "prayers") >> FRIENDS_WITH_THE_REF & 1
    easier = fixers or friends or hired(board, own, "Fink da Fixer")
    return (5 if easier else 6) - hired(board, own, "Biased Referee")


def comes_round(story: Story, board: Board, told: Told) -> int:
    """4+, with 1 for each keg or babe; a 1 never does in LRB6."""
    babes = has(board.table, side(told.player), "babes")
    return max(1 if board.facts.new else 2, 4 - babes)


def invaded(story: Story, board: Board, told: Told) -> int:
    """LRB6 "Pitch Invasion": 6 or more with the FAME of the other side, a 1 never. Fan Favourites
    of theirs on the pitch count."""
    foes = 1 - side(told.player)
    favourites = sum(board.has(foe, "Fan Favourite") for foe in board.team(foes))
    return max(2, 6 - board.table.side(foes).fame - favourites)


def spell(story: Story, board: Board, told: Told) -> int:
    if story.spell == "zap":  # a D6 of at least his ST, or a natural 6
        st = board.st(told.player)
        return min(6, st) if board.facts.new else max(2, min(6, st))
    return SPELLS[story.spell]


def noticed(story: Story, board: Board, told: Told) -> int:
    """A house rule of BB2016: two dice that reach the figure of a secret weapon. A frog is no
    excuse."""
    names = skill_names(board.table.original(told.player))
    found = [name for name in names if name.startswith("Secret Weapon (")]
    return int(found[0].removeprefix("Secret Weapon (").strip("+)"))


CONTESTS = {"weapon noticed": noticed}
PLAIN = {
    **dict.fromkeys(FIXED, fixed),
    "argue the call": argue,
    "referee looks": looks,
    "comes round": comes_round,
    "pitch invasion": invaded,
    "spell hits": spell,
    "spell works": spell,
}
