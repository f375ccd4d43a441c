"""What changed on a table, and whether what was told meanwhile says so."""

from collections.abc import Iterable, Iterator

from pigskin import Event
from pigskin.contract.event_arguments import COUNTER_NAMES, counter_name
from pigskin.contract.happenings import HAPPENINGS
from pigskin.model import BLITZ, FOUL, HAND_OFF, MARK_NAMES, PASS, Table, side_of
from pigskin.rules.counting import has
from pigskin.rules.movement import allowance, max_rushes
from pigskin.rules.once_a_turn import may_still

EVERYBODY = -1  # the subject of what there is only one of
Field = tuple[str, int]  # what it is, and whose: a player's or a side's number, or EVERYBODY
Picture = dict[Field, object]

_OF_TEAMS = (
    *COUNTER_NAMES, "turn", "score", "casualties", "coach_banned", "corrupted", "bugman_rolls",
    "prayers", "staff", "spells", "hand", "played",
)  # fmt: skip


def picture(table: Table) -> Picture:
    """Everything the view shows, or is going to, by the names `CHANGES` uses."""
    acting = table.actor >= 0
    shown: Picture = {
        ("phase", EVERYBODY): table.phase,
        ("half", EVERYBODY): table.half,
        ("weather", EVERYBODY): table.weather,
        ("active", EVERYBODY): table.active,
        ("kicking", EVERYBODY): table.kicking,
        ("bonus_turn", EVERYBODY): table.bonus_turn,
        ("picks", EVERYBODY): table.picks,
        ("stallers", EVERYBODY): table.stallers,
        ("effects", EVERYBODY): tuple(
            each
            for each in table.held
            if each[0] >= 64 and not table.edition.all_effects[each[1]].apart
        ),
        ("landing", EVERYBODY): table.kick_square,
        ("ball", EVERYBODY): _balls(table),
        ("over", EVERYBODY): table.ending,
        ("turn_used", EVERYBODY): (
            table.rerolled, *[may_still(table, each) for each in (BLITZ, PASS, HAND_OFF, FOUL)],
        ),
        ("action", EVERYBODY): (
            table.actor, table.action, table.target, table.moved, table.rushes, table.blocked,
            table.rising, table.jumped, allowance(table, table.actor) if acting else 0,
            max_rushes(table, table.actor) if acting else 0,
        ),
    }  # fmt: skip
    for side in (0, 1):
        for name in _OF_TEAMS:
            shown[name, side] = has(table, side, name)
        for player in table.players(side):
            shown.update(_player(table, player))
    return shown


def _balls(table: Table) -> tuple[int, ...]:
    """Where each ball is and who has it."""
    first = (table.ball_square(), table.carrier)
    if table.spare is None:
        return first
    lying, carrier, _ = table.spare
    return (*first, table.place[carrier] if carrier >= 0 else lying, carrier)


def _player(table: Table, player: int) -> Picture:
    profile = table.profiles[player]
    shown: Picture = {
        ("new", player): True,
        ("state", player): table.state[player],
        ("square", player): table.place[player],
        ("values", player): (
            profile.ma, profile.st, profile.ag, profile.av, profile.pa, profile.niggling,
        ),
        ("skills", player): tuple(skill.name for skill in profile.skills),
        ("spent", player): table.spent[player],
        ("injuries", player): tuple(each for each in table.injuries if each[0] == player),
        ("feats", player): tuple(each for each in table.feats if each[0] == player),
        ("boons", player): tuple(each for each in table.held if each[0] == player),
        ("used_up", player): tuple(each for each in table.used_up if each[0] == player),
    }  # fmt: skip
    for mark, name in MARK_NAMES:
        shown[f"marks.{name}", player] = bool(table.marks[player] & mark)
    return shown


def changed(before: Picture, after: Picture) -> list[Field]:
    """What is not as it was. Of somebody who was not there before only that counts."""
    return [
        field
        for field, value in after.items()
        if (before[field] != value if field in before else field[0] == "new")
    ]


def unexplained(before: Picture, after: Picture, told: Iterable[Event]) -> list[str]:
    """The changes that none of the events tells, and figures that were told wrongly."""
    said: set[Field] = set()
    figures: dict[Field, int] = {}
    for event in told:
        said.update(_says(event))
        if "counter" in HAPPENINGS[event.kind].names:
            figures[counter_name(event["counter"]), event["side"]] = event["left"]
    found = [
        f"{name} of {whose}: {before.get((name, whose))} is now {after[name, whose]}"
        for name, whose in changed(before, after)
        if not _covered(name, whose, said)
    ]
    found += [
        f"{name} of {whose} is {after[name, whose]}, not {left} as told"
        for (name, whose), left in figures.items()
        if after[name, whose] != left
    ]
    return found


def _covered(name: str, whose: int, said: set[Field]) -> bool:
    names = [name, name.partition(".")[0]]
    return any((each, who) in said for each in names for who in (whose, EVERYBODY))


def _says(event: Event) -> Iterator[Field]:
    """The fields an event may change, by its declaration."""
    declared = HAPPENINGS[event.kind]
    for change in declared.changes:
        whose, dot, field = change.partition(".")
        if not dot:
            yield whose, EVERYBODY
        elif whose in ("*", "teams"):
            yield field, EVERYBODY
        elif whose == "side_of":
            yield field, side_of(event["player"])
        else:
            name = counter_name(event["counter"]) if field == "counter" else field
            yield name, event[whose]
