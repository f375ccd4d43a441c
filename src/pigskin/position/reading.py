"""Reading: the table a text describes."""

from __future__ import annotations

from pigskin.dice import Dice
from pigskin.edition import Edition
from pigskin.effects.changes import SPELLED
from pigskin.effects.holding import HOLDERS, bewitch, rebuild
from pigskin.effects.of_sides import Serving
from pigskin.ledger import NO_CAUSE, WORSE, Line, fate_of
from pigskin.model import (
    FROG,
    NEITHER,
    NICE,
    NO_ACTION,
    NOBODY,
    NOWHERE,
    PLAYED,
    PRONE,
    SEATS,
    STANDING,
    STATE_NAMES,
    STUNNED,
    Table,
)
from pigskin.numbers import Holder, PlayerNo, SideNo, Square
from pigskin.options import Options
from pigskin.pitch import AWAY, HOME, OTHER_SIDE, SIDES, square_text
from pigskin.position.players import PlayerNote, Value
from pigskin.position.sketch import Sketch
from pigskin.position.usual import OF_A_TURN, usual_active, usual_other_turn
from pigskin.position.words import ACTING_FLAGS, FLAG_WORDS, HIRED, SIDE_WORDS, USED_WORDS
from pigskin.questions import player_text
from pigskin.rules import phases
from pigskin.rules.counting import SETS, has, meant, set_to
from pigskin.rules.setup import line_up
from pigskin.teams.reading import inducements


def parse(
    text: str, edition: Edition, options: Options | None = None, dice: Dice | None = None
) -> Table:
    """The table a text describes; PositionError, pointing at the spot, when it is wrong."""
    sketch = Sketch(text, edition)
    table = Table(
        edition,
        options if options is not None else edition.options(),
        dice if dice is not None else Dice(),
    )
    for note in sketch.players:
        _seat(sketch, table, note)
    _lay_table(sketch, table)
    return table


def _seat(sketch: Sketch, table: Table, note: PlayerNote) -> None:
    if table.side(note.side).seats >= SEATS:
        sketch.fail(note.word, f"{SIDES[note.side]} has more than {SEATS} players")
    usual = table.edition.figures.usual_stats
    if "pa" in note.stats and not table.edition.figures.target_numbers:
        sketch.fail(note.word, f"players of {table.edition.id} have no passing ability")
    stats = (
        note.stats.get("ma", usual[0]),
        note.stats.get("st", usual[1]),
        note.stats.get("ag", usual[2]),
        note.stats.get("av", usual[3]),
    )
    profile = table.edition.profile(
        note.name, note.number, note.position, note.race, stats, tuple(note.skills),
        note.niggling, note.kind, note.value, note.stats.get("pa", usual[4]),
    )  # fmt: skip
    player = table.seat(note.side, profile)
    table.marks[player] = note.marks
    table.spent[player] = note.spent
    for name in note.gone:
        table.edition.skill(name).use_up(table, player)
    _put(sketch, table, note, player)
    if note.marks & FROG and "frog" not in table.edition.profiles:
        sketch.fail(note.word, f"{_who(note)} cannot be a frog in this edition")
    for spell in SPELLED:
        if note.marks & spell.mark:
            bewitch(table, player, spell.id)
    if note.ball:
        _give_ball(sketch, table, note, player)
    if note.second_ball:
        _give_second_ball(sketch, table, note, player)


def _who(note: PlayerNote) -> str:
    return f"{SIDES[note.side]} {note.number}"


def _put(sketch: Sketch, table: Table, note: PlayerNote, player: PlayerNo) -> None:
    """On the pitch, or into a box."""
    who, state = _who(note), note.state
    upright = state is None or state in (STANDING, PRONE, STUNNED)
    if note.square is None:
        if state is None or upright:
            sketch.fail(
                note.word,
                f"where is {who}? A square such as 7,7 or a box expected: "
                "reserves, ko, injured, off or faint",
            )
        table.state[player] = state
        return
    if not upright:
        assert state is not None
        sketch.fail(note.word, f"{who} is on the pitch and {STATE_NAMES[state]} at once")
    if table.board[note.square]:
        other = player_text(table, table.player_at(note.square))
        where = square_text(note.square)
        sketch.fail(note.word, f"{who} cannot be at {where}: {other} is there")
    if not note.unplayed:
        table.marks[player] |= PLAYED
    table.put(player, note.square, STANDING if state is None else state)


def _give_ball(sketch: Sketch, table: Table, note: PlayerNote, player: PlayerNo) -> None:
    who = _who(note)
    if note.square is None:
        sketch.fail(note.word, f"{who} has the ball, but is not on the pitch")
    if table.carrier != NOBODY:
        holder = player_text(table, table.carrier)
        sketch.fail(note.word, f"{who} has the ball, but so has {holder}")
    if "ball" in sketch.fields:
        sketch.fail(sketch.word_of("ball"), f"the ball is here, but also with {who}")
    table.give_ball(player)


def _give_second_ball(sketch: Sketch, table: Table, note: PlayerNote, player: PlayerNo) -> None:
    who = _who(note)
    if note.square is None or note.ball:
        sketch.fail(note.word, f"{who} has the ball, or is not on the pitch: no second ball")
    if table.spare is not None:
        holder = player_text(table, table.spare[1])
        sketch.fail(note.word, f"{who} has the second ball, but so has {holder}")
    if "second_ball" in sketch.fields:
        word = sketch.word_of("second_ball")
        sketch.fail(word, f"the second ball is here, but also with {who}")
    table.spare = (NOWHERE, player, False)


def _lay_table(sketch: Sketch, table: Table) -> None:
    """Everything but the players: what the text says, and the usual for the rest."""
    fields = sketch.fields
    said = _Said(fields)
    table.actor = PlayerNo(said.number("actor", NOBODY))
    table.phase = said.number("phase", phases.ACTION if table.actor >= 0 else phases.TURN)
    table.active = SideNo(said.number("active", usual_active(table)))
    table.kicking = SideNo(said.number("kicking", AWAY))
    table.first_kicker = SideNo(said.number("first_kicker", table.kicking))
    for field in ("stage", "picks", "moved", "rushes", "ball", "kick_square", "left"):
        setattr(table, field, said.number(field, NOWHERE))
    table.loose = said.flag("loose", False)
    if "second_ball" in fields:
        lying = Square(said.number("second_ball", NOWHERE))
        table.spare = (lying, NOBODY, said.flag("second_loose", False))
    for _, field in FLAG_WORDS + ACTING_FLAGS:
        setattr(table, field, said.flag(field, False))
    for _, field in USED_WORDS:
        if field != "rerolled":  # a flag, which the compiled table tells from a count
            setattr(table, field, said.number(field, 0))
    table.rerolled = said.flag("rerolled", False)
    table.marker_moved = said.flag("marker_moved", True)
    table.half = said.number("half", 1)
    table.weather = said.number("weather", NICE)
    table.weather_mage = SideNo(said.number("weather_mage", NEITHER))
    table.old_weather = said.number("old_weather", NICE)
    table.scored = SideNo(said.number("scored", NEITHER))
    table.winner = SideNo(said.number("winner", NEITHER))
    table.action = said.number("action", NO_ACTION)
    table.target = PlayerNo(said.number("target", NOBODY))
    table.ending = said.text("ending")
    for field in ("pool", "stallers", "injuries", "feats", "lent"):
        if field in fields:
            setattr(table, field, fields[field])
    table.held = (*table.held, *said.held("held"), *said.held("effects"))
    _remember(table)
    if "team_names" in fields:
        table.team_names = said.two("team_names")
    if "rosters" in fields:
        known = table.edition.rosters
        home, away = said.two("rosters")
        table.rosters = (known[home], known[away])
    if "chosen_rules" in fields:
        if table.rosters is None:
            sketch.fail(sketch.word_of("chosen_rules"), "a special rule of which roster?")
        ours, theirs = said.two("chosen_rules")
        table.rosters = (table.rosters[0].choosing(ours), table.rosters[1].choosing(theirs))
    _turn_markers(table, said)
    for side in (HOME, AWAY):
        owner = table.side(side)
        for _, field in SIDE_WORDS:
            if field != "turn" and field != "full_rerolls":
                number = said.number(f"{SIDES[side]}.{field}", 0)
                _check_bits(sketch, f"{SIDES[side]}.{field}", number)
                set_to(table, side, field, number)
        _check_hired(sketch, table, side)
        owner.full_rerolls = said.number(f"{SIDES[side]}.full_rerolls", owner.rerolls)
        for field in ("bought", "hand", "played"):
            if f"{SIDES[side]}.{field}" in fields:
                setattr(owner, field, fields[f"{SIDES[side]}.{field}"])
    rebuild(table)


def _remember(table: Table) -> None:
    """The feats and injuries a text tells of open the ledger; nobody knows when they were."""
    known: list[Line] = [
        (feat, player, NOBODY, 0, 1, 0, 0, 0, NOBODY) for player, feat in table.feats
    ]
    known += [
        (WORSE, NOBODY, player, NO_CAUSE, 0, fate_of([], [result]), 0, 0, NOBODY)
        for player, result in table.injuries
    ]
    table.lines = known
    table.noted = len(known)
    if any(table.place):
        line_up(table)


def _check_bits(sketch: Sketch, field: str, number: int) -> None:
    """Each bit of such a number stands for something."""
    name = field.partition(".")[2]
    if name in SETS and number & ~meant(sketch.edition, name):
        sketch.fail(sketch.word_of(field), f"{number} stands for {name} that there are not")


def _check_hired(sketch: Sketch, table: Table, side: SideNo) -> None:
    """Nobody serves a side that this edition does not have."""
    edition = table.edition.id
    for field, who in HIRED:
        if has(table, side, field) and who not in inducements(edition):
            word = sketch.word_of(f"{SIDES[side]}.{field}")
            sketch.fail(word, f"there is no {word.text} in {edition}")
    for holder, what, _, _ in table.held:
        effect = table.edition.all_effects[what]
        if holder == HOLDERS[side] and isinstance(effect, Serving) and effect.plays:
            if effect.plays not in table.edition.profiles:
                word = sketch.word_of(f"{SIDES[side]}.staff")
                sketch.fail(word, f"there is no {effect.name} in {edition}")


class _Said:
    """Fields of a sketch by their kinds."""

    def __init__(self, fields: dict[str, Value]) -> None:
        self.fields = fields

    def number(self, field: str, usual: int) -> int:
        value = self.fields.get(field, usual)
        assert isinstance(value, int)
        return value

    def flag(self, field: str, usual: bool) -> bool:
        return self.number(field, 1 if usual else 0) != 0

    def text(self, field: str) -> str:
        return str(self.fields.get(field, ""))

    def held(self, field: str) -> list[tuple[Holder, int, int, int]]:
        value = self.fields.get(field, ())
        assert isinstance(value, tuple)
        return [(Holder(int(row[0])), int(row[1]), int(row[2]), int(row[3])) for row in value]  # type: ignore[index, misc]

    def two(self, field: str) -> tuple[str, str]:
        value = self.fields[field]
        assert isinstance(value, tuple)
        return str(value[0]), str(value[1])


def _turn_markers(table: Table, said: _Said) -> None:
    for side in (HOME, AWAY):
        table.side(side).turn = said.number(f"{SIDES[side]}.turn", 0)
    if table.active < 0 or table.phase not in OF_A_TURN or table.bonus_turn:
        return
    own = table.side(table.active)
    if f"{SIDES[table.active]}.turn" not in said.fields:
        own.turn = 1
    if f"{SIDES[OTHER_SIDE[table.active]]}.turn" not in said.fields:
        table.side(OTHER_SIDE[table.active]).turn = usual_other_turn(table, own.turn)
