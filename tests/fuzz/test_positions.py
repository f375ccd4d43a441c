"""Positions, broken by entry, by word and by byte."""

import random
import re
from functools import cache, partial

import pytest

from fuzz.corpus import positions
from fuzz.limits import CASES, PARTS, part_of, survives
from fuzz.mutate import NUMBERS, broken_bytes
from pigskin import Game, edition
from pigskin.effects.holding import UNTIL_NAMES, boon_names
from pigskin.model import (
    ACTION_NAMES,
    CASUALTY_NAMES,
    FEAT_NAMES,
    KIND_NAMES,
    MARK_NAMES,
    STATE_NAMES,
    WEATHER_NAMES,
)
from pigskin.position.words import FLAG_WORDS, OTHER_WORDS, SIDE_WORDS, USED_WORDS, WHO_WORDS
from pigskin.rules import phases
from pigskin.teams import rosters
from pigskin.teams.reading import inducements


@cache
def _words(rules: str) -> list[str]:
    """Words that mean something in a position of the edition."""
    return [
        *(name for name, _ in SIDE_WORDS + WHO_WORDS + FLAG_WORDS + USED_WORDS),
        *OTHER_WORDS, *ACTION_NAMES, *KIND_NAMES, *STATE_NAMES, *WEATHER_NAMES,
        *(name for _, name in MARK_NAMES), *edition(rules).by_name, *phases.PHASE_NAMES,
        "home", "away", "none", "nobody", "ball", "loose", "unplayed", "target", "left", ",", "/",
        "moved", "rushes", "7,7", "0,0", "25,14", "-1,3", '""', '"\\u001b"', "name:x", "gone:Pro",
    ]  # fmt: skip


def _new_entry(rules: str, chance: random.Random) -> str:
    """An entry by its form, with values by chance."""
    pick, number = chance.choice, lambda: chance.choice(NUMBERS[:20])
    side = pick(("home", "away"))
    who = f"{side} {chance.randrange(1, 17)}"
    return pick(
        (
            f"phase {pick(phases.PHASE_NAMES)}",
            f"stage {number()}",
            f"picks {number()}",
            f"half {number()}",
            f"turn {side} {number()}",
            f"turns {number()} {number()}",
            f"{pick(SIDE_WORDS)[0]} {number()} {number()}",
            f"{pick(SIDE_WORDS)[0]} {side} {number()}",
            f"{pick(WHO_WORDS)[0]} {pick(('home', 'away', 'none'))}",
            pick(FLAG_WORDS)[0],
            f"used {pick(USED_WORDS)[0]}",
            f"weather {pick(WEATHER_NAMES)}",
            f"ball {chance.randrange(26)},{chance.randrange(15)}{pick(('', ' loose'))}",
            f"kick {chance.randrange(-1, 27)},{chance.randrange(-1, 16)}",
            f"acting {who} {pick(ACTION_NAMES)} {pick(('', 'finished', f'target {who}'))}",
            f"acting {who} moved {number()} rushes {number()}",
            f"pool {who}",
            f"stallers {who}",
            f"injuries {who} {pick(CASUALTY_NAMES)}",
            f"feats {who} {pick(FEAT_NAMES)}",
            f"boons {who} {pick(list(boon_names(edition(rules))))} until {pick(UNTIL_NAMES)}",
            f"bought {side} {pick(list(inducements(rules)))}",
            f"roster {pick(list(rosters(rules)))} {pick(list(rosters(rules)))}",
            f"{who} {pick(STATE_NAMES)}",
            f"{side} {number()} {chance.randrange(26)},{chance.randrange(15)} {pick(STATE_NAMES)}",
            f"{side} {number()} 3,3 ma{number()} st{number()} ag{number()} av{number()}",
        )
    )


def broken_position(text: str, rules: str, chance: random.Random) -> str:
    """A position with some entries or words lost, doubled, exchanged or put in."""
    entries = text.split("\n")
    for _ in range(chance.choice((1, 1, 2, 3, 6))):
        at = chance.randrange(len(entries))
        way = chance.randrange(8)
        if way == 0 and len(entries) > 1:
            del entries[at]
        elif way == 1:
            entries.insert(at, chance.choice(entries))
        elif way <= 3:  # in place of what said the same
            new = _new_entry(rules, chance)
            head = r"\S+ \S+" if new.startswith(("home ", "away ")) else r"\S+"
            same = re.match(head, new)
            assert same is not None
            entries = [each for each in entries if not each.startswith(same[0])]
            entries.insert(at, new)
        elif way == 4:  # a number
            numbers = list(re.finditer(r"\d+", entries[at]))
            if numbers:
                found = chance.choice(numbers)
                new = str(chance.choice(NUMBERS))
                entries[at] = entries[at][: found.start()] + new + entries[at][found.end() :]
        else:
            words = entries[at].split(" ")
            place = chance.randrange(len(words))
            new = chance.choice((chance.choice(_words(rules)), chance.choice(words)))
            words[place : place + chance.choice((0, 1))] = [new]
            entries[at] = " ".join(words)
    return "\n".join(entries)


@pytest.mark.parametrize("part", range(PARTS))
def test_broken_positions(part: int) -> None:
    """Three in four are broken by word, the others by byte."""
    for case in part_of(CASES, part):
        chance = random.Random(f"position {case}")
        rules, text = chance.choice(positions())
        if case % 4 < 3:
            text = broken_position(text, rules, chance)
        else:
            text = broken_bytes(text.encode(), chance).decode(errors="replace")
        try:
            survives(partial(Game.from_position, text, rules), chance)
        except BaseException as error:
            error.add_note(f"case {case} of {rules}:\n{text}")
            raise


def test_whole_positions_are_loaded() -> None:
    """So that what is broken above was whole before."""
    for number, (rules, text) in enumerate(positions()):
        assert survives(partial(Game.from_position, text, rules), random.Random(number)), text
