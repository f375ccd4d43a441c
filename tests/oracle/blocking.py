"""Block dice: how many, who chooses, who assists, and the roll to be as strong as the other."""

from __future__ import annotations

from oracle.board import Board, side
from oracle.story import Objection, Story, Told

# Multiple Block: the defenders are stronger in LRB6, the attacker weaker in BB2020.
TOUGHER_VICTIMS = 2
WEAKER_ATTACKER = 2


def strengths(story: Story, board: Board, attacker: int, defender: int) -> tuple[int, int]:
    """Both sides' ST with what is not an assist: Horns in a Blitz, Multiple Block."""
    mine, theirs = board.st(attacker), board.st(defender)
    mine += board.blitzing(attacker) and board.uses(attacker, "Horns")
    if defender in story.two_targets:
        if board.facts.new:
            mine = max(1, mine - WEAKER_ATTACKER)
        else:
            theirs += TOUGHER_VICTIMS
    return mine, theirs


def assists(
    board: Board, helped: int, against: int, foul: bool = False, busy: tuple[int, ...] = ()
) -> int:
    """Team-mates beside the opponent, with tackle zones, whom no other opponent marks. Guard
    helps all the same, but not in fouls; and not against Defensive (BB2020)."""
    return len(helpers(board, helped, against, foul, busy))


def helpers(
    board: Board, helped: int, against: int, foul: bool = False, busy: tuple[int, ...] = ()
) -> list[int]:
    """Who they are."""
    own = side(helped)
    options = board.table.options
    if side(against) == own or not options.assists:
        return []  # a ball and chain has run into a team-mate, or they play without
    guard = "Guard" if not foul else "Sneaky Git" if options.foul_guards else ""
    found: list[int] = []
    for mate in board.team(own):
        if mate == helped or mate in busy or not board.has_zone(mate):
            continue
        if not board.beside(mate, against):
            continue
        others = [foe for foe in board.markers(board.place[mate], own) if foe != against]
        guards = board.has(mate, guard) and (foul or not _defended(board, mate))
        if not others or guards:
            found.append(mate)
    return found


def _defended(board: Board, mate: int) -> bool:
    """Defensive: in their opponents' turn those who have it keep the players they mark from
    using Guard."""
    own = side(mate)
    return board.table.active == own and any(
        board.has(foe, "Defensive") for foe in board.markers(board.place[mate], own)
    )


def dice(attack: int, defence: int) -> int:
    """One die for equals, two for the stronger, three for more than twice as strong. Negative:
    the defender's coach chooses."""
    if attack == defence:
        return 1
    high, low = max(attack, defence), min(attack, defence)
    count = 3 if high > 2 * low else 2
    return count if attack > defence else -count


def block_dice(story: Story, board: Board, attacker: int, defender: int) -> int:
    mine, theirs = strengths(story, board, attacker, defender)
    if mine < theirs and board.uses(attacker, "Dauntless"):
        if not story.dauntless:
            raise Objection("a stronger opponent is blocked without a roll for Dauntless")
        tried = story.dauntless.pop(0)
        for told in tried.rolls:
            if told.values[2] != theirs - mine + 1:
                raise Objection(f"Dauntless needs {theirs - mine + 1}, not {told.values[2]}")
        if tried.passed:
            mine = 2 * theirs if tried.doubled else theirs
    # BB2020: the two victims of a Multiple Block do not assist each other.
    busy = tuple(story.two_targets) if board.facts.new else ()
    count = dice(
        mine + assists(board, attacker, defender),
        theirs + assists(board, defender, attacker, busy=busy),
    )
    if count > 0:
        count = min(3, count + story.extra_die)
    story.extra_die = 0
    return count


def dauntless(story: Story, board: Board, told: Told) -> int:
    """D6 and his own ST above the opponent's, both before assists. Whom he blocks is only told
    with the dice: `block_dice` checks the figure."""
    return told.values[2]


PLAIN = {"dauntless": dauntless}
