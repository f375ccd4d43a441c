"""Writing: the text of a table."""

from __future__ import annotations

import json
import re
from typing import Final

from pigskin.effects.changes import SPELLED
from pigskin.effects.holding import HOLDER_NAMES, HOLDERS, UNTIL_NAMES, boon_names
from pigskin.errors import PositionError
from pigskin.model import (
    ACTION_NAMES,
    CASUALTY_NAMES,
    FEAT_NAMES,
    KIND_NAMES,
    MARK_NAMES,
    NEITHER,
    NICE,
    NO_ACTION,
    PLAYED,
    ROSTERED,
    STANDING,
    STATE_NAMES,
    WEATHER_NAMES,
    Profile,
    Table,
    side_of,
)
from pigskin.numbers import PlayerNo
from pigskin.pitch import AWAY, HOME, OTHER_SIDE, SIDES, square_text
from pigskin.position.usual import OF_A_TURN, usual_active, usual_other_turn
from pigskin.position.words import (
    ACTING_FLAGS,
    ACTING_NUMBERS,
    BIT_FIELDS,
    FLAG_WORDS,
    SIDE_WORDS,
    STATS,
    USED_WORDS,
    bit_names,
)
from pigskin.questions import player_text
from pigskin.rules import phases
from pigskin.rules.counting import has
from pigskin.teams.reading import rosters
from pigskin.teams.roster import Roster

_BARE: Final = re.compile(r"[\w.'-]+")


def to_text(table: Table) -> str:
    """The table as text, one entry a line; `parse` makes the same table of it again."""
    lines: list[str] = []
    for side in (HOME, AWAY):
        worn: list[int] = []
        for player in table.players(side):
            number = table.profiles[player].number
            if number in worn:
                raise PositionError(
                    f"two players wear {SIDES[side]} {number}; a position needs a number for each"
                )
            worn.append(number)
            lines.append(_player_line(table, player))
    lines.extend(_clock_lines(table))
    lines.extend(_ball_lines(table))
    lines.extend(_turn_lines(table))
    for name, field in SIDE_WORDS:
        if field in BIT_FIELDS:
            lines.extend(_names_lines(table, field))
        elif field != "turn" and field != "score":
            lines.extend(_numbers_line(table, name, field))
    lines.extend(_memory_lines(table))
    return "\n".join(lines)


def _quoted(text: str) -> str:
    return text if _BARE.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def _player_line(table: Table, player: PlayerNo) -> str:
    profile = table.original(player)  # his marks say what became of him
    marks = table.marks[player]
    words = [player_text(table, player)]
    state = table.state[player]
    if table.place[player]:
        words.append(square_text(table.place[player]))
        if not marks & PLAYED:
            words.append("unplayed")
        marks &= ~PLAYED
    if not table.place[player] or state != STANDING:
        words.append(STATE_NAMES[state])
    stats = (profile.ma, profile.st, profile.ag, profile.av, profile.pa)
    for name, number, usual in zip(STATS, stats, table.edition.figures.usual_stats):
        if number != usual:
            words.append(f"{name}{number}")
    words.extend(_skill_words(table, profile))
    words.extend([name for mark, name in MARK_NAMES if marks & mark])
    if table.has_ball(player):
        words.append("ball" if table.carrier == player else "second-ball")
    for skill in table.edition.by_name.values():
        if skill.bit and table.spent[player] & skill.bit:
            words.append(f"spent:{_quoted(skill.name)}")
    for who, number in table.used_up:
        if who == player:
            words.append(f"gone:{_quoted(table.edition.all_effects[number].name)}")
    if profile.kind != ROSTERED:
        words.append(KIND_NAMES[profile.kind])
    if profile.niggling:
        words.append(f"niggling:{profile.niggling}")
    for key, text in (("pos", profile.position), ("race", profile.race), ("name", profile.name)):
        if text:
            words.append(f"{key}:{_quoted(text)}")
    if profile.value:
        words.append(f"value:{profile.value}")
    return " ".join(words)


def _skill_words(table: Table, profile: Profile) -> list[str]:
    """The skills; a comma keeps apart two that would read as a third (Pass, Block)."""
    names = [skill.name for skill in profile.skills]
    words: list[str] = []
    for number, name in enumerate(names):
        after = " ".join([name, *names[number + 1 :], ""])
        if any(
            len(each) > len(name) and after.startswith(each + " ") for each in table.edition.by_name
        ):
            name += ","
        words.append(name)
    return words


def _chosen_rule(roster: Roster) -> str:
    """The special rule its team has chosen, or nothing."""
    given = rosters(roster.edition)[roster.id].special_rules
    chosen = [rule for rule in roster.special_rules if rule not in given]
    return chosen[0] if chosen else ""


def _clock_lines(table: Table) -> list[str]:
    lines: list[str] = []
    if table.team_names != ("home", "away"):
        home, away = [json.dumps(name, ensure_ascii=False) for name in table.team_names]
        lines.append(f"teams {home} {away}")
    if table.rosters is not None:
        lines.append(f"roster {table.rosters[0].id} {table.rosters[1].id}")
        chosen = [_chosen_rule(roster) for roster in table.rosters]
        if chosen != ["", ""]:
            lines.append(f"chosen-rules {json.dumps(chosen[0])} {json.dumps(chosen[1])}")
    if table.phase != (phases.ACTION if table.actor >= 0 else phases.TURN):
        lines.append(f"phase {phases.PHASE_NAMES[table.phase]}")
    if table.stage:
        lines.append(f"stage {table.stage}")
    if table.picks:
        lines.append(f"picks {table.picks}")
    if table.half != 1:
        lines.append(f"half {table.half}")
    lines.extend(_marker_lines(table))
    if table.kicking != AWAY:
        lines.append(f"kicking {SIDES[table.kicking]}")
    if table.first_kicker != table.kicking:
        lines.append(f"first-kicker {SIDES[table.first_kicker]}")
    lines.extend(_numbers_line(table, "score", "score"))
    if table.weather != NICE:
        lines.append(f"weather {WEATHER_NAMES[table.weather]}")
    if table.weather_mage >= 0:
        lines.append(f"weather-of {SIDES[table.weather_mage]}")
    if table.old_weather != NICE:
        lines.append(f"old-weather {WEATHER_NAMES[table.old_weather]}")
    return lines


def _marker_lines(table: Table) -> list[str]:
    """Whose turn it is, and the turn markers."""
    active = table.active
    usual = usual_active(table)
    turns = (table.home.turn, table.away.turn)
    clock = active >= 0 and table.phase in OF_A_TURN and not table.bonus_turn
    if clock and turns[OTHER_SIDE[active]] == usual_other_turn(table, turns[active]):
        if active == usual and turns[active] == 1:
            return []
        return [f"turn {SIDES[active]} {turns[active]}"]
    lines: list[str] = []
    if active != usual:
        lines.append(f"active {SIDES[active] if active >= 0 else 'none'}")
    if clock or turns != (0, 0):
        lines.append(f"turns {turns[0]} {turns[1]}")
    return lines


def _ball_lines(table: Table) -> list[str]:
    words: list[str] = []
    if table.ball:
        words.append(square_text(table.ball))
    if table.loose:
        words.append("loose")
    lines = [f"ball {' '.join(words)}"] if words else []
    if table.spare is not None and table.spare[1] < 0:
        lying, _, loose = table.spare
        where = square_text(lying) if lying else "none"
        lines.append(f"second-ball {where}{' loose' if loose else ''}")
    if table.kick_square:
        lines.append(f"kick {square_text(table.kick_square)}")
    return lines


def _turn_lines(table: Table) -> list[str]:
    """What has happened this turn and in this action."""
    lines: list[str] = []
    used = [name for name, field in USED_WORDS for _ in range(getattr(table, field))]
    if used:
        lines.append(f"used {' '.join(used)}")
    lines.extend([name for name, field in FLAG_WORDS if getattr(table, field)])
    if not table.marker_moved:
        lines.append("marker-unmoved")
    words: list[str] = []
    if table.action != NO_ACTION:
        words.append(ACTION_NAMES[table.action])
    for name in ACTING_NUMBERS:
        if getattr(table, name):
            words.append(f"{name} {getattr(table, name)}")
    words.extend([name for name, field in ACTING_FLAGS if getattr(table, field)])
    if table.left:
        words.append(f"left {square_text(table.left)}")
    if table.target >= 0:
        words.append(f"target {player_text(table, table.target)}")
    if words or table.actor >= 0:
        actor = player_text(table, table.actor) if table.actor >= 0 else "nobody"
        lines.append(" ".join(["acting", actor, *words]))
    for word, members in (("pool", table.pool), ("stallers", table.stallers)):
        if members:
            lines.append(" ".join([word, *_members(table, members)]))
    return lines


def _members(table: Table, members: tuple[PlayerNo, ...]) -> list[str]:
    """Players by their shirts, each side named once."""
    words: list[str] = []
    side = NEITHER
    for player in members:
        if side_of(player) != side:
            side = side_of(player)
            words.append(SIDES[side])
        words.append(str(table.profiles[player].number))
    return words


def _numbers_line(table: Table, name: str, field: str) -> list[str]:
    home, away = has(table, HOME, field), has(table, AWAY, field)
    usual = (0, 0)
    if field == "full_rerolls":
        usual = (table.home.rerolls, table.away.rerolls)
    return [f"{name} {home} {away}"] if (home, away) != usual else []


def _names_lines(table: Table, field: str) -> list[str]:
    """Who serves each side, what it may cast, which prayers are heard: by name."""
    names = bit_names(table.edition, field)
    lines: list[str] = []
    for side in (HOME, AWAY):
        bits = has(table, side, field)
        held = [_quoted(name) for number, name in enumerate(names) if bits >> number & 1]
        if held:
            lines.append(" ".join([field, SIDES[side], *held]))
    return lines


def _memory_lines(table: Table) -> list[str]:
    """What the end of the match will be about."""
    lines: list[str] = []
    offers = list(table.edition.inducements)
    for side in (HOME, AWAY):
        bought = table.side(side).bought
        if bought:
            lines.append(" ".join(["bought", SIDES[side], *[offers[each] for each in bought]]))
    for side in (HOME, AWAY):
        for word, cards in (("hand", table.side(side).hand), ("played", table.side(side).played)):
            if cards:
                cards_named = ", ".join([table.edition.all_effects[each].name for each in cards])
                lines.append(f"{word} {SIDES[side]} {cards_named}")
    for name, deeds, names in (
        ("injuries", table.injuries, CASUALTY_NAMES),
        ("feats", table.feats, FEAT_NAMES),
    ):
        if deeds:
            told = [f"{player_text(table, player)} {names[what]}" for player, what in deeds]
            lines.append(f"{name} {', '.join(told)}")
    spelled = [each.id for each in SPELLED]  # marks say that
    boons = [each for each in table.held if each[0] < HOLDERS[0] and each[1] not in spelled]
    if boons:
        called = {what: name for name, what in boon_names(table.edition).items()}
        told = [
            f"{player_text(table, PlayerNo(holder))} {called[what, amount]} "
            f"until {UNTIL_NAMES[until]}"
            for holder, what, until, amount in boons
        ]
        lines.append(f"boons {', '.join(told)}")
    known = table.edition.all_effects
    wide = [each for each in table.held if each[0] >= HOLDERS[0] and not known[each[1]].apart]
    if wide:
        told = [
            f"{HOLDER_NAMES[holder - HOLDERS[0]]} {known[what].name} "
            f"until {UNTIL_NAMES[until]}" + (f" x{amount}" if amount != 1 else "")
            for holder, what, until, amount in wide
        ]
        lines.append(f"effects {', '.join(told)}")
    if table.lent:
        pairs = [
            f"{player_text(table, other)} {player_text(table, own)}" for other, own in table.lent
        ]
        lines.append(f"lent {', '.join(pairs)}")
    if table.scored >= 0:
        lines.append(f"scored {SIDES[table.scored]}")
    if table.winner >= 0:
        lines.append(f"winner {SIDES[table.winner]}")
    if table.ending:
        lines.append(f"ending {json.dumps(table.ending, ensure_ascii=False)}")
    return lines
