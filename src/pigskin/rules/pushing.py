"""Push-backs: which square, chains, the crowd, and following up."""

from __future__ import annotations

from pigskin.effects import moments as at
from pigskin.effects.asking import cancelled, granting, may
from pigskin.model import NOBODY, NOWHERE, ROOTED, Table, side_of
from pigskin.numbers import PlayerNo, Square
from pigskin.pitch import ADJACENT, ON_PITCH, facing_square, push_squares
from pigskin.questions import FOLLOW, PUSH_TO, STAY, Flow, Question, code, square_of
from pigskin.rules.asking import ask_skill, has_skills
from pigskin.rules.movement import held


class Push:
    """One push-back with everything it sets in motion."""

    def __init__(
        self,
        table: Table,
        attacker: PlayerNo,
        victim: PlayerNo,
        source: Square = NOWHERE,
        taken: Square = NOWHERE,
        faces: tuple[int, ...] = (),
    ) -> None:
        self.attacker = attacker
        self.faces = faces  # what the block has come to for the victim: down, or only pushed
        # Some attack from further away.
        self.source = facing_square(source or table.place[attacker], table.place[victim])
        self.victim = victim
        self.taken = taken  # not free for the victim: of two blocked at once, where the other was
        self.vacated = table.place[victim]  # where the attacker may follow up to
        self.alert = has_skills(table, victim)  # not if he lay there already
        self.moved = False
        self.crowd: list[PlayerNo] = []  # players pushed off the pitch, in order
        self.edges: list[Square] = []  # the last square of each of them

    def make(self, table: Table) -> Flow[None]:
        self.moved = yield from self._push(table, self.victim, self.source, True)

    def _push(self, table: Table, victim: PlayerNo, source: Square, direct: bool) -> Flow[bool]:
        """Push one player away from a square; True when he has left his own."""
        here = table.place[victim]
        if (yield from self._refuses(table, victim, direct)):
            table.tell("not pushed", victim, self.attacker)
            return False
        chooser = side_of(self.attacker)
        free = [sq for sq in ADJACENT[here] if table.board[sq] == 0]
        if direct and self.taken in free:
            free.remove(self.taken)
        if free and (yield from self._side_steps(table, victim, direct)):
            chooser = side_of(victim)
            squares = free
        else:
            behind = push_squares(source, here)
            squares = [sq for sq in behind if table.board[sq] == 0]
            if free and direct and (yield from self._grabs(table, victim, not squares)):
                squares = free
            if not squares:
                if not all(ON_PITCH[sq] for sq in behind):
                    self.crowd.append(victim)
                    self.edges.append(here)
                    table.lift(victim)  # his fate is settled after the follow-up
                    table.whisper("pushed off", victim, here, self.attacker)
                    return True
                squares = list(behind)
        to = squares[0]
        if len(squares) > 1:
            codes = [code(PUSH_TO, sq) for sq in squares]
            faces = self.faces if direct else ()
            to = square_of(
                (yield Question(chooser, "push", codes, victim, self.attacker, faces=faces))
            )
        if table.board[to] != 0:
            occupant = table.player_at(to)
            if not (yield from self._push(table, occupant, here, False)):
                return False
        table.put(victim, to, table.state[victim])
        table.tell("pushed", victim, to, here, self.attacker)
        table.loosen(to)
        return True

    def _refuses(self, table: Table, victim: PlayerNo, direct: bool) -> Flow[bool]:
        if table.marks[victim] & ROOTED:
            return True
        what = "stand firm" if direct else "stand firm in a chain"
        if has_skills(table, victim) and (
            side_of(victim) == side_of(self.attacker)
            or not cancelled(table, self.attacker, what)
        ):
            for skill in table.at[victim][at.REFUSES_PUSH]:
                if (yield from skill.reacts(table, victim, at.REFUSES_PUSH, self.attacker)):
                    return True
        return False

    def _side_steps(self, table: Table, victim: PlayerNo, direct: bool) -> Flow[bool]:
        if not has_skills(table, victim) or (
            direct and cancelled(table, self.attacker, "side step")
        ):
            return False
        for skill in table.at[victim][at.SIDE_STEPS]:
            if (yield from skill.reacts(table, victim, at.SIDE_STEPS, self.attacker)):
                return True
        return False

    def _grabs(self, table: Table, victim: PlayerNo, blocked: bool) -> Flow[bool]:
        """Grabbing and stepping aside cancel each other.

        Where a push square is free, grabbing only adds to the choice. Where all are `blocked` the
        coach may prefer the crowd or a chain push, and is asked.
        """
        if table.standing(victim) and may(table, victim, at.STOPS_GRABS):
            return False
        grab = granting(table, self.attacker, at.GRABS, victim)
        if grab is None:
            return False
        return not blocked or (yield from ask_skill(table, self.attacker, grab, victim))

    def follow_up(
        self, table: Table, allowed: bool, forced: bool, falling: PlayerNo = NOBODY
    ) -> Flow[bool]:
        """The attacker may, or must, step into the square the victim has left.

        `falling` is the victim if he is about to fall.
        """
        attacker = self.attacker
        if (
            not allowed
            or not self.moved
            or not table.standing(attacker)
            or table.marks[attacker] & ROOTED
            or table.board[self.vacated] != 0
        ):
            return False
        if (
            side_of(attacker) != side_of(self.victim)
            and self.alert  # even if the crowd has him by now
            and not cancelled(table, attacker, "fend")
        ):
            for skill in table.at[self.victim][at.FENDS]:
                if (yield from skill.reacts(table, self.victim, at.FENDS, attacker)):
                    return False
        if not forced:
            answer = yield Question(
                side_of(attacker), "follow up", [FOLLOW, STAY], attacker, self.victim,
                square=self.vacated, faces=self.faces,
            )
            if answer == STAY:
                return False
        if table.edition.figures.holds_followers and (
            yield from held(table, attacker, falling)
        ):
            table.finished = True  # he moves no more, even in a blitz
            return False
        here = table.place[attacker]
        table.put(attacker, self.vacated, table.state[attacker])
        table.tell("follows up", attacker, self.vacated, here)
        return True
