"""Where everybody should stand: posts for those who get there without a roll.

One player after the other is given the square from which the whole field is worth most, the ball
carrier and the corners of his cage first. Seen alone every step out of a cage is a mistake; so the
carrier is put where he might go, and the others are looked for around that square.
"""

from __future__ import annotations

from typing import Final

from pigskin.coaches.planning.acts import Act, Team
from pigskin.coaches.planning.effort import Effort
from pigskin.coaches.planning.hits import sight_worth
from pigskin.coaches.planning.sight import Sight
from pigskin.model import MOVE, NOBODY, NOWHERE, PRONE
from pigskin.numbers import PlayerNo, Square
from pigskin.odds.masks import BESIDE, BIT, around, squares_in
from pigskin.pitch import LENGTH, STRIDE, WIDTH, column, distance, row

_LEAST: Final = 0.004  # a move has to be worth at least so much
_WELL: Final = 0.7  # of his chance to get somewhere is left to a carrier, as near as one can tell


class Mover:
    """Somebody who may move, and the squares he gets to without a roll."""

    def __init__(self, player: PlayerNo, free: int, lying: bool) -> None:
        self.player = player
        self.free = free
        self.lying = lying  # he would have to get up


def movers(sight: Sight, busy: set[PlayerNo]) -> list[Mover]:
    """Everybody who may still move and is not wanted for something else."""
    found: list[Mover] = []
    table = sight.table
    for player, actions in sight.able.items():
        if MOVE not in actions or player in busy or sight.trait(player).wanders:
            continue
        lying = table.state[player] == PRONE
        if lying and sight.used(player)[0] == 99:
            continue
        found.append(Mover(player, sight.field.free_squares(player, sight.walk(player)), lying))
    return found


def _put(sight: Sight, mover: Mover, sq: Square) -> None:
    """The mover goes to a square in the coach's mind; NOWHERE leaves him as he was."""
    field = sight.field
    player = mover.player
    if sq == NOWHERE:
        field.place[player] = sight.table.place[player]
        field.down[player] = mover.lying
        field.zone[player] = sight.table.has_zone(player)
    else:
        field.place[player] = sq
        field.down[player] = False
        field.zone[player] = True
    field.refresh()


class Posting:
    """The search for posts around one place of the ball."""

    def __init__(self, sight: Sight, hands: list[Mover]) -> None:
        self.sight = sight
        self.hands = hands
        self.chosen: dict[PlayerNo, Square] = {}
        self.guards: set[PlayerNo] = set()  # who stands at a corner of the cage
        self.gains: dict[PlayerNo, float] = {}  # what the post of each of the others is worth

    def undo(self) -> None:
        """Everybody is where he was."""
        for mover in self.hands:
            _put(self.sight, mover, NOWHERE)

    def cage(self, centre: Square) -> None:
        """The corners round a square, nearest to the opponents first, by whoever is near."""
        corners = _corners(self.sight, centre)
        for corner in corners:
            self._man(corner)

    def _man(self, post: Square) -> None:
        """Somebody takes a post: who is there stays, else the nearest of those not yet chosen."""
        field = self.sight.field
        if field.taken & BIT[post]:
            for mover in self.hands:
                if field.place[mover.player] == post and not mover.lying:
                    self.chosen.setdefault(mover.player, NOWHERE)
                    self.guards.add(mover.player)
            return
        best: Mover | None = None
        least = 99.0
        for mover in self.hands:
            player = mover.player
            if player in self.chosen or not mover.free & BIT[post] or player == field.carrier:
                continue
            trait = field.trait_of(player)
            cost = distance(field.place[player], post) - 0.5 * trait.st
            cost += (-1.0 if trait.block or trait.guard else 0.0) + (2 if trait.stunty else 0)
            if cost < least:
                best, least = mover, cost
        if best is not None:
            _put(self.sight, best, post)
            self.chosen[best.player] = post
            self.guards.add(best.player)

    def fill(self, spot: Square, effort: Effort, rounds: int, most: int) -> float:
        """Posts for those who have none yet, with so much effort; the worth it comes to."""
        if effort.quick:
            return self.stroll()
        interesting = interesting_squares(self.sight, spot) if spot else 0
        return self.settle(interesting, rounds, most)

    def settle(self, interesting: int, rounds: int, most: int) -> float:
        """Everybody not yet chosen goes where the field is worth most; the worth it comes to."""
        sight, judge = self.sight, self.sight.judge
        worth = judge.worth()
        free = [each for each in self.hands if each.player not in self.chosen]
        ball = sight.field.ball or sight.table.kick_square
        free.sort(key=lambda each: distance(sight.field.place[each.player], ball) if ball else 0)
        for _ in range(rounds):
            moved = False
            for mover in free:
                if mover.player == sight.field.carrier:
                    continue
                before = self.chosen.get(mover.player, NOWHERE)
                best_sq, best = before, worth + _LEAST
                for sq in self._candidates(mover, interesting, most):
                    if sq == before or (sight.field.taken & BIT[sq] and not self._own(mover, sq)):
                        continue
                    _put(sight, mover, sq)
                    value = judge.worth()
                    if value > best:
                        best_sq, best = sq, value
                _put(sight, mover, best_sq)
                if best_sq != before:
                    self.chosen[mover.player] = best_sq
                    gained = self.gains.get(mover.player, 0.0)
                    self.gains[mover.player] = gained + best - worth
                    worth = judge.worth()
                    moved = True
            if not moved:
                break
        return worth

    def stroll(self) -> float:
        """Everybody not yet chosen goes where the ball is going, at a glance; the worth after."""
        sight = self.sight
        field = sight.field
        spot = field.ball or sight.table.kick_square
        if spot:
            ahead = _ahead(sight, spot)
            for mover in self.hands:
                player = mover.player
                if player in self.chosen or player == field.carrier:
                    continue
                here = field.place[player]
                best, least = NOWHERE, _drawback(sight, here, ahead, spot)
                for sq in squares_in(mover.free & ~field.taken):
                    cost = _drawback(sight, sq, ahead, spot)
                    if cost < least:
                        best, least = sq, cost
                if best != NOWHERE or mover.lying:
                    _put(sight, mover, best if best != NOWHERE else here)
                    self.chosen[player] = best if best != NOWHERE else here
        return sight.judge.worth()

    def _own(self, mover: Mover, sq: Square) -> bool:
        return self.sight.field.place[mover.player] == sq

    def _candidates(self, mover: Mover, interesting: int, most: int) -> list[Square]:
        """Squares worth a thought: interesting ones, and the nearest to the ball."""
        sight = self.sight
        near = squares_in(mover.free & interesting)
        spot = sight.field.ball or sight.table.kick_square
        if len(near) > most and spot:
            near.sort(key=lambda sq: distance(sq, spot))
            del near[most:]
        if len(near) < 3 and spot:
            ahead = _ahead(sight, spot)
            free = squares_in(mover.free)
            free.sort(key=lambda sq: (distance(sq, ahead), distance(sq, spot)))
            near.extend(free[:3])
        if mover.lying:
            near.append(sight.table.place[mover.player])
        return near

    def carry_out(self, own: Act | None = None) -> list[Act]:
        """What they have to do, in an order in which they get past each other.

        Whoever would not get to his post stays where he is. The field is left as it will be then.
        `own` is the carrier's part: it is missing from the list if he would not get there either.
        """
        field = self.sight.field
        waiting: list[tuple[Mover, Square]] = []
        for mover in self.hands:
            goal = self.chosen.get(mover.player, NOWHERE)
            here = self.sight.table.place[mover.player]
            _put(self.sight, mover, NOWHERE)
            if goal != NOWHERE and (goal != here or mover.lying):
                waiting.append((mover, goal))
        # Who has far to go goes first, before others stand in his way.
        waiting.sort(key=lambda each: -distance(field.place[each[0].player], each[1]))
        found: list[Act] = []
        if own is not None:
            self._carrier_to(field.table.place[own.player])
            if own.risk == 0:
                waiting.insert(0, (Mover(own.player, 0, field.down[own.player]), own.to))
            else:  # who has to roll goes when all have gone who are not in his way then
                self._go(waiting, None, found, own)
                if not self._open(own):
                    return found
                self._carrier_to(own.to)
                found.append(own)
                own = None
        self._go(waiting, own, found)
        return found

    def _go(
        self,
        waiting: list[tuple[Mover, Square]],
        own: Act | None,
        found: list[Act],
        later: Act | None = None,
    ) -> None:
        """Everybody goes who can, as long as anybody can; who has gone is taken off the list.

        `later` is the carrier's part, who still has to get through when they have gone.
        """
        moved = True
        while moved:
            moved = False
            for each in waiting:
                mover, goal = each
                if not self._goes(mover, goal):
                    continue
                here = self.sight.field.place[mover.player]
                if own is not None and mover.player == own.player:
                    self._carrier_to(goal)
                    found.append(own)
                else:
                    _put(self.sight, mover, goal)
                    if later is not None and not self._open(later):
                        _put(self.sight, mover, NOWHERE)
                        continue
                    to = goal if goal != here else NOWHERE
                    found.append(Act(mover.player, MOVE, to, why="post"))
                waiting.remove(each)
                moved = True
                break

    def _goes(self, mover: Mover, goal: Square) -> bool:
        """Does he get to his post as the field stands?"""
        field = self.sight.field
        if field.place[mover.player] == goal:
            return True
        if field.taken & BIT[goal]:
            return False
        return field.free_squares(mover.player, self.sight.walk(mover.player)) & BIT[goal] != 0

    def _open(self, own: Act) -> bool:
        """Does the carrier get through about as well as was thought?"""
        field = self.sight.field
        if field.taken & BIT[own.to] and field.place[own.player] != own.to:
            return False
        return field.chance_to(own.player, BIT[own.to]) >= _WELL * own.chance

    def _carrier_to(self, sq: Square) -> None:
        field = self.sight.field
        field.place[field.carrier] = field.ball = sq
        field.refresh()


def _ahead(sight: Sight, spot: Square) -> Square:
    """Where things are going to happen: ahead of an own carrier, behind one of theirs."""
    field = sight.field
    carrier = field.carrier
    steps = 0
    if carrier != NOBODY:
        steps = 2 if sight.mine(carrier) else -2
    x = max(1, min(LENGTH - 2, column(spot) + steps * field.forward))
    return spot + x - column(spot)  # type: ignore[return-value]


def _drawback(sight: Sight, sq: Square, ahead: Square, spot: Square) -> float:
    """How badly a square suits anybody at a glance: far from the ball, or in harm's way."""
    field = sight.field
    cost = float(distance(sq, ahead))
    carrier = field.carrier
    if BIT[sq] & field.threatened:
        chased = carrier != NOBODY and not sight.mine(carrier)
        cost += -2.0 if chased and distance(sq, spot) == 1 else 1.5
    if row(sq) in (0, WIDTH - 1):
        cost += 1.0
    return cost


def _corners(sight: Sight, centre: Square) -> list[Square]:
    """The four squares slantwise of one, those nearer to the opponents first."""
    found: list[Square] = []
    for step in (-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1):
        sq = centre + step
        if BESIDE[centre] >> sq & 1:
            found.append(sq)  # type: ignore[arg-type]
    up = [other for other in sight.field.theirs if not sight.field.down[other]]

    def danger(sq: Square) -> float:
        total = 0.0
        for other in up:
            total += 1.0 / (1 + distance(sq, sight.field.place[other]))
        return -total

    found.sort(key=danger)
    return found


def interesting_squares(sight: Sight, centre: Square) -> int:
    """Squares where somebody without the ball may matter."""
    field = sight.field
    near = around(BIT[centre])
    near = around(near)
    carrier = field.carrier
    if carrier != NOBODY and not sight.mine(carrier):
        # Between their carrier and our end zone, as far as he can run.
        x = column(centre)
        reach = field.trait_of(carrier).ma + 1
        first, last = (x - reach, x) if field.forward > 0 else (x, x + reach)
        wide = 0
        for col in range(max(0, first), min(LENGTH - 1, last) + 1):
            for y in range(max(0, row(centre) - 6), min(14, row(centre) + 6) + 1):
                wide |= 1 << ((y + 1) * STRIDE + col + 1)
        return near | wide
    return near


def plan_posts(sight: Sight, busy: set[PlayerNo], effort: Effort) -> Team:
    """Posts for everybody with the ball where it is."""
    hands = movers(sight, busy)
    before = sight_worth(sight)
    posting = Posting(sight, hands)
    spot = sight.field.ball or sight.table.kick_square
    if sight.mine(sight.field.carrier) and spot:
        posting.cage(spot)
        posting.fill(spot, effort, effort.rounds, effort.posts)
    else:
        posting.fill(spot, effort, effort.rounds + 1, effort.screen)
    acts = posting.carry_out()
    after = sight.judge.worth()
    posting.undo()
    return Team(acts, before, after, "posts", posting.guards, posting.gains)


def plan_run(
    sight: Sight,
    busy: set[PlayerNo],
    effort: Effort,
    seen: list[tuple[float, Square]] | None = None,
) -> Team:
    """The carrier and those who guard him, moved as one: the best of some squares for him.

    `seen` is given every square that was thought through, and what the field is worth with it.
    """
    field, judge = sight.field, sight.judge
    carrier = field.carrier
    here = field.place[carrier]
    before = sight_worth(sight)
    stay = plan_posts(sight, busy, effort)
    if seen is not None:
        seen.append((stay.after, here))
    if carrier not in sight.able or MOVE not in sight.able[carrier] or carrier in busy:
        return stay
    best = stay
    hands = [each for each in movers(sight, busy) if each.player != carrier]
    reach = sight.reach(carrier, True)
    goal = field.end_zone(sight.side)
    ways = {
        sq: sight.eased(p)
        for sq, p in reach.chance.items()
        if p >= 0.6 and sq != here and not goal & BIT[sq]  # when to score is decided apart
    }
    down = field.down[carrier]
    field.down[carrier] = False
    field.zone[carrier] = True
    options = promising(sight, ways, hands)
    for sq, p in options[: effort.squares]:
        field.place[carrier] = field.ball = sq
        field.refresh()
        posting = Posting(sight, hands)
        posting.cage(sq)
        value = posting.fill(sq, effort, effort.rounds, effort.posts)
        acts: list[Act] = []
        if p * value > best.after:  # what they do in the end may be less
            own = Act(carrier, MOVE, sq, chance=p, risk=1 - p, why="carry")
            acts = posting.carry_out(own)
            value = judge.worth() if own in acts else best.after - 1
        posting.undo()
        value = p * value - (1 - p) * (judge.price(sq) + sight.weights.spill)
        if seen is not None:
            seen.append((value, sq))
        if value > best.after:
            best = Team(acts, before, value, "run", posting.guards, posting.gains)
    field.place[carrier] = field.ball = here
    field.down[carrier] = down
    field.zone[carrier] = sight.table.has_zone(carrier)
    field.refresh()
    return best


def promising(
    sight: Sight, ways: dict[Square, float], hands: list[Mover]
) -> list[tuple[Square, float]]:
    """Squares for the carrier who gets there so likely, those that look best at a glance first."""
    field, judge = sight.field, sight.judge
    carrier = field.carrier
    here = field.place[carrier]
    anywhere = 0
    for mover in hands:
        if not mover.lying:
            anywhere |= mover.free
    found: list[tuple[float, Square, float]] = []
    for sq, p in ways.items():
        field.place[carrier] = field.ball = sq
        score = judge.to_score(carrier, sq, judge.my_turns)
        zones = field.zones(sq, field.theirs)
        guards = _guards(sight, sq, anywhere, carrier)
        threats = _threats(sight, sq)
        guess = p * (score - 0.12 * zones - threats * (0.03 - 0.006 * guards)) - (1 - p) * 0.5
        found.append((guess, sq, p))
    field.place[carrier] = field.ball = here
    found.sort(reverse=True)
    return [(sq, p) for _, sq, p in found]


def _guards(sight: Sight, centre: Square, anywhere: int, carrier: PlayerNo) -> int:
    """How many corners of a cage round a square can be manned, or are."""
    field = sight.field
    count = 0
    for step in (-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1):
        bit = 1 << (centre + step)
        if anywhere & bit:
            count += 1
        elif field.taken & bit:
            for mate in field.mine:
                if mate != carrier and field.zone[mate] and BIT[field.place[mate]] == bit:
                    count += 1
    return count


def _threats(sight: Sight, sq: Square) -> int:
    """How many opponents could come at a square."""
    field = sight.field
    count = 0
    for other in field.theirs:
        if field.can_move(other) and distance(field.place[other], sq) <= field.trait_of(other).ma:
            count += 1
    return count
