"""Random games with random players, in which much happens.

A scene is a position in mid-match: two crowds close together, with random figures and skills, and
among them those who belong together (a thrower and a small team-mate, a vampire and his thralls).
The coaches answer at random, but like to hit, throw, foul and run.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from prayer_rows import FRIENDS_WITH_THE_REF, MOLES, TREACHEROUS_TRAPDOOR, UNDER_SCRUTINY

from oracle.board import skill_names
from oracle.judge import Judge
from oracle.watching import WatchedDice
from pigskin.editions import edition as find_edition
from pigskin.game import Game
from pigskin.model import BLITZ, BLOCK, FOUL, HAND_OFF, MOVE, PASS, Table
from pigskin.options import make_options
from pigskin.position import parse
from pigskin.questions import (
    ACTIVATE,
    ANNOUNCE_PASS,
    END_TURN,
    HAND_TO,
    HIT,
    HURL,
    INTERCEPT,
    KICK_HIM,
    LEAP,
    PICK_MATE,
    PLAYER_USES,
    SKILL_ON,
    SKILL_TO,
    STEP,
    STOP,
    USE,
    Question,
    first_of,
    second_of,
    verb_of,
)
from pigskin.teams import rosters

LENT = "Spell"  # the category of what spells do to a player, in the shape of a skill
# BB2020 has one skill for each value and each grudge; nobody has two of them.
FAMILIES = ("Secret Weapon", "Loner", "Mighty Blow", "Dirty Player", "Bloodlust", "Animosity")
BENCH = ("reserves", "reserves", "ko")
STAR_RULE = "Star"  # the category

# Players with a purpose, by edition: skills they have beside random ones, and figures.
ROLES: dict[str, tuple[tuple[tuple[str, ...], str], ...]] = {
    "lrb6": (
        (("Throw Team-Mate", "Always Hungry", "Really Stupid"), "st5"),
        (("Throw Team-Mate", "Bone-head", "Loner"), "st5"),
        (("Right Stuff", "Stunty", "Dodge"), "st2"),
        (("Right Stuff", "Stunty", "Titchy"), "st1"),
        (("Right Stuff", "Stunty"), "st2"),
        (("Wild Animal", "Claw", "Frenzy", "Mighty Blow"), "st5"),
        (("Take Root", "Mighty Blow"), "ma2 st6"),
        (("Blood Lust", "Hypnotic Gaze", "Regeneration"), "ag4"),
        ((), "pos:Thrall"),
        (("Bombardier", "Secret Weapon", "Stunty"), "ag3"),
        (("Chainsaw", "Secret Weapon"), ""),
        (("Ball & Chain", "Secret Weapon", "No Hands"), "st7 ma3"),
        (("Stab", "Shadowing", "Stakes"), ""),
        (("Tentacles", "Prehensile Tail", "Diving Tackle"), ""),
        (("Pass", "Strong Arm", "Dump-Off", "Hail Mary Pass", "Safe Throw"), "ag3"),
        (("Safe Throw", "Accurate"), "ag3"),
        (("Big Hand", "Sure Hands"), ""),
        (("Mighty Blow", "Claw"), "st4"),
        (("Foul Appearance", "Disturbing Presence", "Decay", "Nurgle's Rot"), ""),
        (("Animosity", "Catch", "Very Long Legs", "Extra Arms"), "race:Orc"),
        (("Guard", "Dauntless", "Multiple Block"), "st2"),
        (("Leap", "Very Long Legs", "Pass Block"), "ag4"),
        (("Jump Up", "Pro"), ""),
        (("Dirty Player", "Sneaky Git"), ""),
        (("Horns", "Juggernaut", "Piling On"), ""),
        (("Diving Catch", "Nerves of Steel", "Break Tackle"), ""),
    ),
    "bb2020": (
        (("Throw Team-mate", "Always Hungry", "Really Stupid"), "st5 pa5"),
        (("Throw Team-mate", "Bone Head", "Loner (4+)", "Kick Team-mate"), "st5 pa4"),
        (("Right Stuff", "Stunty", "Dodge"), "st2"),
        (("Right Stuff", "Stunty", "Titchy", "Swoop"), "st1"),
        (("Right Stuff", "Stunty"), "st2"),
        (("Animal Savagery", "Claws", "Frenzy", "Mighty Blow (+1)"), "st5"),
        (("Unchannelled Fury", "Horns", "Mighty Blow (+2)"), "st5"),
        (("Take Root", "Timmm-ber!", "Mighty Blow (+1)"), "ma2 st6"),
        (("Bloodlust (3+)", "Hypnotic Gaze", "Regeneration"), ""),
        (("Bloodlust (2+)", "Hypnotic Gaze"), ""),
        ((), 'pos:"Thrall Lineman"'),
        (("Bombardier", "Secret Weapon", "Stunty"), "pa3"),
        (("Chainsaw", "Secret Weapon"), ""),
        (("Ball & Chain", "Secret Weapon", "No Hands"), "st7 ma3"),
        (("Stab", "Shadowing", "Hit and Run"), ""),
        (("Tentacles", "Prehensile Tail", "Diving Tackle", "Arm Bar"), ""),
        (("Pass", "Cannoneer", "Dump-off", "Hail Mary Pass", "Safe Pass"), "pa3"),
        (("Accurate", "Running Pass", "Cloud Burster"), "pa2"),
        (("Big Hand", "Sure Hands"), ""),
        (("Mighty Blow (+1)", "Claws"), "st4"),
        (("Foul Appearance", "Disturbing Presence", "Decay", "Plague Ridden"), ""),
        (("Animosity (all team-mates)", "Catch", "Very Long Legs", "Extra Arms"), ""),
        (("Guard", "Dauntless", "Multiple Block", "Brawler"), "st2"),
        (("Leap", "Very Long Legs", "On the Ball"), "ag2"),
        (("Pogo Stick",), ""),
        (("Jump Up", "Pro"), ""),
        (("Dirty Player (+1)", "Sneaky Git", "Pile Driver"), ""),
        (("Dirty Player (+2)", "Defensive"), ""),
        (("Iron Hard Skin", "Thick Skull", "Drunkard"), ""),
        (("Projectile Vomit", "Breathe Fire"), ""),
        (("Diving Catch", "Nerves of Steel", "Break Tackle", "Pick-me-up"), ""),
    ),
}
ROLES["bb2016"] = (
    *ROLES["lrb6"],
    (("Kick Team-Mate", "Loner"), "st5"),
    (("Timmm-ber!", "Take Root"), "ma2 st6"),
    (("Swoop", "Stunty", "Right Stuff"), "st2"),
    (("Weeping Dagger", "Monstrous Mouth"), ""),
    (("Filthy Rich", "Dirty Player"), ""),
)

# How far players are spread: long and wide, by what the scene is about.
AREAS = {
    "crowd": ((7, 6), (9, 8), (12, 11)),
    "brawl": ((6, 6),),
    "flight": ((14, 9),),
    "passes": ((14, 9),),
}
# Who is wanted when there is to be a brawl, or team-mates or the ball are to be thrown.
BRAWLERS = (
    "Claw", "Claws", "Mighty Blow", "Mighty Blow (+1)", "Mighty Blow (+2)", "Guard", "Horns",
    "Chainsaw", "Ball & Chain", "Decay", "Iron Hard Skin",
)  # fmt: skip
FLIERS = ("Throw Team-Mate", "Throw Team-mate", "Kick Team-Mate", "Right Stuff")
PASSERS = (
    "Pass", "Accurate", "Strong Arm", "Catch", "Very Long Legs", "Diving Catch", "Animosity",
    "Animosity (all team-mates)", "Bombardier", "Leap", "Disturbing Presence",
)  # fmt: skip

# Options that change what a roll needs; some scenes are played with one of them.
OPTIONS: tuple[tuple[str, object], ...] = (
    ("foul_base_bonus", 1), ("foul_unmarked_bonus", 1), ("foul_guards", True),
    ("assists", False), ("fumbles", False),
)  # fmt: skip

# How much the coaches like an answer; anything else counts 10.
TASTE = {
    END_TURN: 1,
    STOP: 2,
    HIT: 60,
    SKILL_ON: 60,
    KICK_HIM: 80,
    STEP: 3,
    LEAP: 2,
    ANNOUNCE_PASS: 60,
    HAND_TO: 80,
    USE: 15,
    PICK_MATE: 80,
    PLAYER_USES: 20,
    HURL: 10,
    INTERCEPT: 30,
}
# ... and an action. Those with the ball, or with a team-mate to throw, like to throw.
ACTIONS = {MOVE: 6, BLOCK: 20, BLITZ: 15, FOUL: 10, PASS: 2, HAND_OFF: 2}
THROWERS = ("Throw Team-Mate", "Throw Team-mate")


@dataclass
class Findings:
    """What came of some games."""

    counts: Counter[str] = field(default_factory=Counter)
    objections: list[str] = field(default_factory=list)
    trails: list[list[str]] = field(default_factory=list)
    answers: int = 0

    def add(self, judge: Judge, where: str) -> None:
        self.counts.update(judge.counts)
        self.objections.extend(f"{where}: {each}" for each in judge.objections)
        self.trails.extend(judge.trails)


def scene(edition: str, chance: random.Random) -> str:
    """A random position."""
    skills = {
        name: skill.category
        for name, skill in find_edition(edition).by_name.items()
        if skill.category != LENT
    }
    known = [name for name, category in skills.items() if category != STAR_RULE]
    rare = [name for name, category in skills.items() if category == STAR_RULE]
    theme = chance.choices(("crowd", "brawl", "flight", "passes"), (4, 3, 3, 3))[0]
    squares = _squares(theme, chance)
    lines: list[str] = []
    for own in ("home", "away"):
        roles = _roles(edition, theme, chance)
        for number in range(1, 15):
            role, figures = roles[number - 1] if number <= len(roles) else ((), "")
            where = BENCH[number - 12] if number > 11 else "{},{}".format(*squares.pop(0))
            line = _player(edition, own, number, where, role, figures, known, chance)
            if rare and chance.random() < 0.2:
                line += f", {chance.choice(rare)}"
            lines.append(line)
    if chance.random() < 0.3:
        lines.append("ball {},{}".format(*squares.pop()))
    else:
        able = [at for at, line in enumerate(lines) if _may_carry(line)]
        lines[able[0] if theme == "passes" else chance.choice(able)] += " ball"
    return "\n".join(lines + _sidelines(edition, theme, chance))


def _squares(theme: str, chance: random.Random) -> list[tuple[int, int]]:
    """Where they stand: in a crowd, or in flights the first nine in one corner of it."""
    wide, high = chance.choice(AREAS[theme])
    left, top = chance.randint(0, 26 - wide), chance.randint(0, 15 - high)
    squares = [(left + x, top + y) for x in range(wide) for y in range(high)]
    chance.shuffle(squares)
    if theme == "flight":
        squares.sort(key=lambda square: square[0] >= left + 3 or square[1] >= top + 3)
    return squares


def _roles(edition: str, theme: str, chance: random.Random) -> list[tuple[tuple[str, ...], str]]:
    """Seven players with a purpose."""
    roles = list(ROLES[edition])
    chance.shuffle(roles)
    wanted = {"brawl": BRAWLERS, "flight": FLIERS, "passes": PASSERS}.get(theme, ())
    roles.sort(key=lambda role: not any(name in wanted for name in role[0]))
    return roles[:7]


def _may_carry(line: str) -> bool:
    spoilers = ("reserves", "ko", "prone", "stunned", "No Hands")
    return not any(word in line for word in spoilers)


def _player(
    edition: str, own: str, number: int, where: str, role: tuple[str, ...], figures: str,
    known: list[str], chance: random.Random,
) -> str:  # fmt: skip
    new = edition == "bb2020"
    stats = {
        "ma": chance.choice((1, 2, 3, 4, 5, 6, 6, 7, 8)),
        "st": chance.choice((1, 2, 3, 3, 3, 4, 4, 5, 6)),
        "ag": chance.randint(1, 6) if new else chance.choice((1, 2, 3, 3, 4, 5, 6)),
        "av": chance.randint(6, 11) if new else chance.randint(5, 10),
    }
    if new:
        stats["pa"] = chance.randint(0, 6)
    words = figures.split() if not figures.startswith("pos") else [figures]
    given = {word[:2] for word in words}
    words += [f"{name}{value}" for name, value in stats.items() if name not in given]
    if chance.random() < 0.2 and not any(word.startswith("race") for word in words):
        words.append("race:Orc")
    skills = list(role)
    for name in chance.sample(known, chance.choice((0, 1, 2, 3, 4, 6))):
        if _goes_with(name, skills):
            skills.append(name)
    state = ""
    if "," in where:
        down = 60 if "Jump Up" in skills else 15
        state = chance.choices(("", "prone", "stunned", "hypnotised"), (80, down, 3, 2))[0]
    niggling = f"niggling:{chance.choice((1, 1, 2))}" if chance.random() < 0.2 else ""
    return f"{own} {number} {where} {state} {' '.join(words)} {niggling} {', '.join(skills)}"


def _goes_with(name: str, skills: list[str]) -> bool:
    """Nobody has a skill twice, in two values, or with one that it excludes."""
    stem = name.partition(" (")[0]
    if stem in FAMILIES and any(each.partition(" (")[0] == stem for each in skills):
        return False
    rivals = {"Grab": "Frenzy", "Frenzy": "Grab", "Leap": "Pogo Stick", "Pogo Stick": "Leap"}
    return name not in skills and rivals.get(name) not in skills


def _sidelines(edition: str, theme: str, chance: random.Random) -> list[str]:
    """Weather, re-rolls, staff."""
    weather = ("nice", "nice", "nice", "very sunny", "pouring rain", "blizzard", "sweltering heat")
    names = list(rosters(edition))
    lines = [
        f"roster {chance.choice(names)} {chance.choice(names)}",
        f"turn {chance.choice(('home', 'away')) if theme in ('crowd', 'brawl') else 'home'} "
        f"{chance.choice((1, 2, 3, 4, 5, 6, 7, 8, 8, 8))}",
        f"weather {chance.choice(weather)}",
        f"half {chance.randint(1, 2)}",
        "rerolls 3 3",
        "apothecary 1 1",
        "bribes 2 2",
        f"babes {chance.randint(0, 2)} {chance.randint(0, 2)}",
        "igor 1 1",
    ]
    if edition == "lrb6":
        lines.append("wizard 1 1")
    magic = chance.random() < 0.25
    if edition == "bb2016":
        lines += ["fixer 1 0", f"mascot-reroll {chance.randint(0, 1)} 0"]
        if magic:
            lines += ["hireling 1 1", "sorceress 1 1", "hot-pot 1 0"]
            # All but the spells of these two wizards, who have counters of their own.
            known = [chance.randrange(1 << 10) & ~18 for _ in range(2)]
            lines.append(f"spells {known[0]} {known[1]}")
    if edition == "bb2020":
        lines += [f"mascot-reroll {chance.randint(0, 1)} 0"]
        if magic:
            lines.append(f"spells {chance.randrange(1 << 20)} {chance.randrange(1 << 20)}")
        if chance.random() < 0.3:
            prayers = [1 << chance.choice((TREACHEROUS_TRAPDOOR, FRIENDS_WITH_THE_REF, MOLES))]
            lines.append(f"prayers {prayers[0]} {1 << UNDER_SCRUTINY}")
    return lines


def choose(game: Game, question: Question, chance: random.Random) -> int:
    """An answer, by taste. Nobody likes to go for it much."""
    codes = question.codes
    if len(codes) == 1:
        return codes[0]
    table = game.table
    if question.kind in ("pass", "bomb"):
        return _throw(table, codes, chance)
    if len(codes) > 60 and question.kind in ("throw team-mate", "set-up"):
        return chance.choice(codes)
    tired = table.actor >= 0 and table.moved >= table.profiles[table.actor].ma
    weights: list[float] = []
    for each in codes:
        verb = verb_of(each)
        if verb == ACTIVATE:
            weights.append(_liking(game.table, first_of(each), second_of(each)))
        elif verb == STEP and table.ball_at(first_of(each)):
            weights.append(40)
        elif tired and verb in (STEP, LEAP):
            weights.append(0.3)
        else:
            weights.append(TASTE.get(verb, 10))
    return chance.choices(codes, weights)[0]


def _throw(table: Table, codes: list[int], chance: random.Random) -> int:
    """At somebody rather than at grass; now and then without the ruler."""
    far = [each for each in codes if verb_of(each) == SKILL_TO]
    if far and chance.random() < 0.3:
        return chance.choice(far)
    near = [each for each in codes if verb_of(each) != SKILL_TO] or codes
    places = set(table.place)
    aimed = [each for each in near if first_of(each) in places]
    return chance.choice(aimed if aimed and chance.random() < 0.7 else near)


def _liking(table: Table, player: int, action: int) -> float:
    names = skill_names(table.profiles[player])
    if action in (PASS, HAND_OFF):
        if table.has_ball(player):
            return 60
        if action == PASS and any(name in names for name in THROWERS):
            return 40
    return ACTIONS.get(action, 30)


def play(
    edition: str, seed: int | str, findings: Findings, rounds: int = 5, answers: int = 50
) -> None:
    """One scene, played several times over with other dice and other answers."""
    chance = random.Random(f"{edition} {seed}")
    options = dict([chance.choice(OPTIONS)]) if chance.random() < 0.15 else {}
    table = parse(scene(edition, chance), find_edition(edition), make_options(options))
    for number in range(rounds):
        where = f"{edition} scene {seed} round {number}"
        dice = WatchedDice(where)
        start = table.copy()
        start.dice = dice
        game = Game.at(start)
        _judge(game, dice, chance, findings, answers, where)


def play_match(edition: str, seed: int | str, findings: Findings, answers: int = 1500) -> None:
    """A whole match between two ready teams, inducements and all, or so much of it."""
    where = f"{edition} match {seed}"
    chance = random.Random(where)
    names = list(rosters(edition))
    dice = WatchedDice(where)
    game = Game(chance.choice(names), chance.choice(names), edition, dice=dice)
    _judge(game, dice, chance, findings, answers, where)


def _judge(
    game: Game,
    dice: WatchedDice,
    chance: random.Random,
    findings: Findings,
    answers: int,
    where: str,
) -> None:
    """Play on for so many answers, with every roll worked out a second time."""
    judge = Judge(game, dice)
    for _ in range(answers):
        question = game.question
        if question is None:
            break
        judge.answer(choose(game, question, chance))
        findings.answers += 1
    findings.add(judge, where)
