"""Pages to look things up: help, player cards, skills and rules."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from pigskin.model import MARK_NAMES, PLAYED, STATE_NAMES, Profile, Table
from pigskin.numbers import PlayerNo, SideNo
from pigskin.pitch import SIDES
from pigskin.rules_index import search
from pigskin.teams.near import hint
from pigskin.terminal.draw import legend, where_text
from pigskin.typed.prompts import Unclear
from pigskin.typed.shirts import player_number

PRINTED: Final = ("ma", "st", "ag", "pa", "av")  # in the order of team lists

HELP: Final = """\
Answers
  3               the answer with that number in the list; where a target or a
                  receiver is asked for, the player with that number
  #3              answer 3 of the whole list, whatever numbers mean
  team re-roll    an answer in words, or its beginning if only one answer fits
  y, n            yes or no; use, follow up, roll again, or not
In your turn
  5 move          player 5 moves; also 5 m
                  others: block b, blitz z, pass p, hand-off h, foul f, gaze g,
                  throw team-mate t, kick team-mate k, special s
  5               what player 5 may do; then only the action: blitz
  5 block 4       hit their player 4 at once; also 5 b 4, 5 move 12,7
  5 blitz 4       the same; in BB2020 it names the target, near or far
  b2, b-2         in the list: a block with two dice; two, of which they choose
  end             end the turn; asks first if much is left to do
While a player acts
  13,7            walk to that square (column, row), if no roll is needed
  13,7!           the same, rolls and all, on the safest way
  12,7 13,8       exactly this way;  n ne e  and  e3  work too
  block 5         hit the opponent with that number
  stop            end the action (also .)
Special play cards
  play Pit Trap on away 5
                  at its moment; where you are asked for one, Enter plays none
  cards off       do not ask me again in this drive; cards on does
Looking
  player 5        a player's card with the texts of his skills; player away 3
  skills 5        the same
  hand            your special play cards: what they do, and when; at a shared
                  screen it asks first whether only you are looking
  ? Pit Trap      what a card does, or what is in a deck; or any rule
  dugout          who is off the pitch, and everything either side has left
  zones           show or hide the tackle zones of the opponents
  log             more of what has happened
  list            every answer to this question
  rules WORD      what the rules say about something
The game
  undo            take back your last answer, if no die has rolled since
  save FILE       keep the game; pigskin play --load FILE goes on with it
  concede         give up, at the start of your turn or with too few to set up
  time            time is up for the coach whose turn it is, by somebody's watch
  illegal         the other coach forgot his turn marker (if that is played)
  quit            leave the table; Ctrl-C too
A long page like this one: Enter for more, q to leave it.
"""


def help_text() -> str:
    return f"{HELP}\nOn the pitch\n  {legend()}\n"


def stat_values(table: Table, profile: Profile) -> list[tuple[str, str]]:
    """The characteristics of a player as his edition prints them: ("ma", "6"), ("ag", "3+")."""
    rules = table.edition.team_rules
    printed = [stat for stat in PRINTED if stat in rules.stats]
    return [(stat, rules.show(stat, getattr(profile, stat))) for stat in printed]


def player_card(table: Table, player: PlayerNo) -> list[Text]:
    """Everything about one player."""
    profile = table.profiles[player]
    side = SIDES[player >> 5]
    head = Text(f"{side} {profile.number} {profile.name}, {profile.position}", style="bold")
    stats = "".join(f"  {name.upper()} {value}" for name, value in stat_values(table, profile))
    state = STATE_NAMES[table.state[player]]
    marks = [
        name for mark, name in MARK_NAMES if table.marks[player] & mark and mark != PLAYED
    ]
    where = where_text(table, player) if table.place[player] else ""
    now = ", ".join(word for word in (state, where, *marks) if word)
    ball = ", has the ball" if table.has_ball(player) else ""
    lines = [head, Text(f"{stats}   {profile.value}k   {now}{ball}")]
    for skill in profile.skills:
        line = Text(f"  {skill.name}: ", style="bold")
        line.append(skill.text, style="not bold")
        lines.append(line)
    if not profile.skills:
        lines.append(Text("  no skills"))
    return lines


def look_up_player(table: Table, side: SideNo, words: str) -> list[Text]:
    """The card of the player somebody has typed, or a skill; raise Unclear if there is none."""
    player = player_number(table, side, words.lower())
    if player < 0:
        skill = look_up_skill(table, words)
        if skill:
            return skill
        numbers = sorted(table.profiles[each].number for each in table.players(side))
        told = f"{numbers[0]} to {numbers[-1]}" if numbers else "none"
        near = hint(words, table.edition.by_name) if words else ""
        raise Unclear(f"No player {words!r}; yours are {told}. Try player 5 or player away 3{near}")
    return player_card(table, player)


def look_up_skill(table: Table, words: str) -> list[Text]:
    wanted = words.lower().strip()
    known = list(table.edition.by_name.values())
    found = [skill for skill in known if skill.name.lower() == wanted]
    if not found and wanted:
        found = [skill for skill in known if skill.name.lower().startswith(wanted)]
    return [Text.assemble((f"{skill.name}: ", "bold"), skill.text) for skill in found[:4]]


def look_up_rules(table: Table, words: str, most: int = 6) -> list[Text]:
    """What the rules index says about some words."""
    lines = look_up_skill(table, words)
    found = search(table.edition.id, words)
    for rule in found[:most]:
        lines.append(Text.assemble((f"{rule.title} ", "bold"), (f"({rule.id})", "dim")))
        lines.append(Text(f"  {rule.text}"))
    if len(found) > most:
        lines.append(Text(f"{len(found) - most} more; rules and its name in brackets shows one:"))
        lines += [Text(f"  {rule.title} ({rule.id})", style="dim") for rule in found[most:]]
    if not lines:
        near = hint(words, table.edition.by_name)
        tip = near.removeprefix("; ") or "Try one word, such as dodge"
        lines.append(Text(f"The rules say nothing about {words!r}. {tip[0].upper()}{tip[1:]}"))
    return lines
