"""Everything that can happen, and how it is told.

While a game runs an event is a kind and up to four numbers; nobody builds a sentence until
somebody reads it. `SENTENCES` is the one place that says what the numbers mean: {player},
{other}, {square}, {skill}, {side}... take them in order, {0} to {3} are plain figures.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pigskin.dice import BLOCK_FACES
from pigskin.model import ACTION_NAMES, CASUALTY_NAMES, PRAYER_NAMES
from pigskin.pitch import ON_PITCH, square_text
from pigskin.questions import COMPASS4
from pigskin.rolls import Roll

if TYPE_CHECKING:
    from pigskin.model import Table

_INJURIES: Final = ("stunned", "knocked out", "badly hurt", "casualty")

# kind: (what each number is, sentence)
SENTENCES: Final[dict[str, tuple[str, str]]] = {
    "action lost": ("player", "{player} does nothing"),
    "activates": ("player action", "{player}: {action}"),
    "apothecary": ("player", "the apothecary sees to {player}"),
    "argued back": ("player", "{player} only has to leave for the reserves"),
    "armour": ("player roll bonus ok", "armour of {player}: {roll}{bonus}, {broken}"),
    "argues again": ("side", "{side} knows the referee and argues again"),
    "applause": ("side roll", "applause for {side}: {roll}"),
    "artefact": ("side roll", "{side} turns to the ancient artefact: {roll}"),
    "awarded touchdown": ("side", "a touchdown is awarded to {side}"),
    "ballistics": ("side roll", "the master of ballistics of {side} takes aim: {roll}"),
    "bets": ("side number", "{side} bets {0}k on a win"),
    "bites": ("player player", "{player} bites {other}"),
    "block": ("player player dice", "{player} blocks {other}: {dice}"),
    "block die": ("face", "[{face}]"),
    "bolt goes on": ("player roll need ok", "{player} is in the way of the bolt: {roll}"),
    "bomb": ("player square", "{player} throws a bomb at {square}"),
    "bomb hits": ("player roll need ok", "the bomb {hit} {player}: {roll} (needs {need})"),
    "bomb in the crowd": ("", "the bomb lands in the crowd"),
    "bought": ("side goods", "{side} buys: {goods}"),
    "bonus turn": ("side", "a bonus turn for {side}"),
    "bounce": ("square", "the ball bounces to {square}"),
    "Bugman": ("side roll", "Josef Bugman of {side} can hardly hold himself back: {roll}"),
    "brilliant coaching": ("side", "brilliant coaching gives {side} a re-roll"),
    "cannot attack": ("player player", "{player} cannot attack {other}"),
    "cannot catch": ("player", "{player} cannot catch"),
    "cannot pick up": ("player", "{player} cannot pick up the ball"),
    "casualty": ("player injury row", "{player} is a casualty: {injury}{row}"),
    "casts": ("side spell", "the wizard of {side} casts {spell}"),
    "caught": ("player", "the referee has seen {player}"),
    "cheering fans": ("side", "cheering fans give {side} a re-roll"),
    "chef": ("side", "the chef of {side} wins a re-roll"),
    "chosen": ("face", "chosen: {face}"),
    "contest": ("number number", "home {0}, away {1}"),
    "coach banned": ("side", "the head coach of {side} is sent away"),
    "comes on": ("player", "{player} comes on for this drive"),
    "concedes": ("side", "{side} concedes the match"),
    "deflects": ("player", "{player} deflects the pass"),
    "deviates": ("square", "it deviates to {square}"),
    "dies": ("player", "{player} dies"),
    "dives for the ball": ("player", "{player} dives for the ball"),
    "drinks": ("player roll", "{player} drinks what Papa Skullbones has brewed: {roll}"),
    "drinks brew": ("player", "{player} drinks heady brew"),
    "drum": ("side roll", "the drummer of {side}: {roll}"),
    "eaten": ("player", "{player} is eaten"),
    "end of drive": ("number number", "end of the drive: {0}-{1}"),
    "end of turn": ("side", "end of the turn of {side}"),
    "excused": ("player", "{player} is not sent off after all"),
    "explosion": ("square", "the bomb explodes at {square}"),
    "faints": ("player", "{player} faints in the heat"),
    "fan factor": ("number number", "Fan Factor: {0} for home, {1} for away"),
    "fans": ("number number", "{0} fans for home, {1} for away"),
    "feeds on a spectator": ("player", "{player} leaves to feed on a spectator"),
    "falls back": ("player square", "{player} comes down again at {square}"),
    "fireball": ("square", "a fireball at {square}"),
    "falls through": ("player", "{player} falls through the trapdoor"),
    "follows up": ("player square", "{player} follows up"),
    "foul": ("player player", "{player} fouls {other}"),
    "frenzy": ("player player", "{player} blocks {other} again in a frenzy"),
    "fumbles": ("player", "{player} fumbles"),
    "fumbled team-mate": ("player", "{player} is dropped"),
    "fuse": ("player roll need ok", "the bomb of {player} goes off on {need}: {roll}"),
    "gains": ("player skill", "{player} gains {skill}"),
    "given the ball": ("player", "{player} is given the ball"),
    "goes home": ("player", "{player} has played enough"),
    "half": ("number", "half {0} begins"),
    "hand-off": ("player player", "{player} hands the ball to {other}"),
    "has the bomb": ("player", "{player} has the bomb and must throw it"),
    "held": ("player player", "{player} is held by {other}"),
    "hired": ("player", "{player} is hired"),
    "holds on": ("player", "{player} holds on to the ball"),
    "hot pot": ("square roll", "a hot pot at {square}: {roll}"),
    "hypnotised": ("player", "{player} is hypnotised"),
    "illegal procedure": ("side", "illegal procedure by {side}"),
    "kicker": ("player", "{player} takes the kick"),
    "too many players": ("side", "too many players of {side} on the pitch"),
    "inaccurate": ("player", "the throw of {player} misses its target"),
    "infected": ("player", "{player} comes back plague ridden"),
    "injury": ("player roll bonus band", "injury of {player}: {roll}{bonus}, {band}"),
    "intercepted": ("player", "{player} intercepts"),
    "into the crowd": ("player", "{player} ends up in the crowd"),
    "invaded": ("player number", "{player} is trampled by fans"),
    "journeyman": ("player", "{player} joins as a journeyman"),
    "jumps": ("player square", "{player} jumps to {square}"),
    "keeps": ("player skill roll", "does {player} keep {skill}? {roll}"),
    "kick": ("side square", "{side} kicks to {square}"),
    "kicks team-mate": ("player player number", "{player} kicks {other} {0} squares far"),
    "kick deviates": ("square", "the kick deviates to {square}"),
    "kick scatters": ("square", "the kick scatters to {square}"),
    "kick-off": ("event", "kick-off: {event}"),
    "kicks at": ("player player square", "{player} kicks {other} towards {square}"),
    "knocked down": ("player", "{player} goes down"),
    "knocked out": ("player", "{player} is knocked out"),
    "lands": ("player square", "{player} lands at {square}"),
    "lashes out": ("player player", "{player} lashes out and knocks {other} down"),
    "leaps": ("player square", "{player} leaps to {square}"),
    "lightning bolt": ("player", "a lightning bolt at {player}"),
    "loses tackle zone": ("player", "{player} loses his tackle zone"),
    "move": ("player square", "{player} moves to {square}"),
    "nobody to set up": ("side", "{side} has nobody to set up"),
    "not pushed": ("player", "{player} cannot be pushed"),
    "over": ("number number", "the match is over: {0}-{1}"),
    "patched up": ("player", "{player} is patched up and back in the reserves"),
    "penalties": ("number number", "penalty shoot-out: {0}-{1}"),
    "petty cash": ("side number", "{side} takes {0}k of petty cash"),
    "pitch tips": ("compass", "the pitch tips to the {compass}"),
    "placed prone": ("player", "{player} is placed prone"),
    "plague doctor": ("player", "the plague doctor sees to {player}"),
    "plays for nobody": ("player", "{player} was hired by both sides and plays for neither"),
    "players": ("number", "up to {0} players"),
    "prayer": ("side prayer", "Nuffle hears {side}: {prayer}"),
    "pushed": ("player square", "{player} is pushed to {square}"),
    "raised": ("player", "{player} rises from the dead"),
    "regenerates": ("player", "{player} is back in the reserves"),
    "riot": ("number", "a riot: the turn markers move {0}"),
    "rock": ("player", "a rock hits {player}"),
    "rock thrown": ("player roll need ok", "a rock {hit} {player}: {roll} (needs {need})"),
    "referee looks": ("player roll need ok", "the referee eyes {player}: {roll} (needs {need})"),
    "rune": ("player roll need ok", "a rune for {player}: {roll} (needs {need})"),
    "scatter": ("square", "it scatters to {square}"),
    "sent off": ("player", "{player} is sent off"),
    "serves nobody": ("side goods", "{goods} was hired by both sides and serves neither"),
    "set up": ("player square", "{player} is set up at {square}"),
    "shadows": ("player square", "{player} shadows to {square}"),
    "shocked": ("player roll", "{player} is shocked back to life: {roll}"),
    "skill re-roll": ("player skill", "{player} uses {skill} to roll again"),
    "slips away": ("player square", "{player} slips away to {square}"),
    "slower": ("player", "{player} is slower for now"),
    "soup hits": ("player roll need ok", "the soup {hit} {player}: {roll} (needs {need})"),
    "spell works": ("side roll need ok", "the spell of {side}: {roll} (needs {need})"),
    "spine cracked": ("player roll", "the spine of {player} is cracked: {roll}"),
    "spell hits": ("player roll need ok", "the spell {hit} {player}: {roll} (needs {need})"),
    "stabs": ("player player", "{player} stabs at {other}"),
    "stands up": ("player", "{player} stands up"),
    "stripped": ("player", "{player} is stripped of the ball"),
    "targets": ("player player", "{player} means {other}"),
    "swarming": ("side number", "{side} swarms: {0}"),
    "takes the ball": ("player", "{player} takes the ball"),
    "takes root": ("player", "{player} takes root"),
    "team re-roll": ("player", "{player} uses a team re-roll"),
    "time shifts": ("side roll need ok", "{side} bends time: {roll} (needs {need})"),
    "throw-in": ("square", "the crowd throws the ball to {square}"),
    "throws": ("player square", "{player} passes to {square}"),
    "throws team-mate": ("player player square", "{player} throws {other} to {square}"),
    "thunderbolt": ("player", "a thunderbolt at {player}"),
    "trained": ("player roll", "{player} has been trained: {roll}"),
    "triplets": ("side roll", "the triplets of {side} are up to something: {roll}"),
    "touchback": ("side", "touchback: {side} is given the ball"),
    "touchdown": ("player side", "TOUCHDOWN by {player}"),
    "time-out": ("number", "time-out: the turn markers move {0}"),
    "tougher": ("player", "{player} has better armour for now"),
    "turn": ("side number", "turn {0} of {side}"),
    "turnover": ("side", "turnover: {why}"),
    "turns into a frog": ("player", "{player} turns into a frog"),
    "uses skill": ("player skill", "{player} uses {skill}"),
    "weakened": ("player", "{player} bleeds from a thousand cuts"),
    "weather": ("sky", "the weather: {sky}"),
    "wild throw": ("player", "the throw of {player} goes badly wrong"),
    "wins the toss": ("side", "{side} wins the toss"),
    "wrong call": ("side", "{side} called an illegal procedure that was none"),
}
# Every other kind is a test of a player: the roll, what it needed, and whether it was enough.
TWO_DICE: Final = ("tentacles", "shadowing", "weapon noticed")
TEST: Final = ("player roll need ok", "{player}, {test}: {roll} (needs {need}), {done}")


def _player(table: Table, player: int) -> str:
    if player < 0:
        return "nobody"
    side = "home" if player < 32 else "away"
    profile = table.profiles[player]
    return f"{side} {profile.number} {profile.name}".rstrip()


def _figure(table: Table, what: str, number: int) -> tuple[str, str]:
    """The placeholder a number fills, and its words."""
    if what == "player":
        return "player", _player(table, number)
    if what == "square":
        return what, square_text(number) if number > 0 and ON_PITCH[number] else "off the pitch"
    if what == "skill":
        return what, table.edition.all_skills[number].name
    if what == "side":
        return what, "away" if number else "home"
    if what == "action":
        return what, ACTION_NAMES[number]
    if what == "face":
        return what, BLOCK_FACES[number]
    if what == "injury":
        return what, CASUALTY_NAMES[number]
    if what == "row":
        name = table.edition.casualty_rows.get(number, "")
        return what, f" ({name})" if name else ""
    if what == "band":
        return what, _INJURIES[number]
    if what == "event":
        return what, table.edition.kick_off_names[number]
    if what == "prayer":
        return what, PRAYER_NAMES[number]
    if what == "compass":
        return what, COMPASS4[number]
    if what == "sky":
        return what, table.edition.weather_names[number]
    if what == "goods":
        return what, table.edition.inducement_name(number)
    if what == "spell":
        return what, table.edition.spell_name(number)
    if what == "bonus":
        return what, f"{number:+d}" if number else ""
    if what == "dice":
        chooser = " against" if number < 0 else ""
        return what, f"{abs(number)} {'die' if abs(number) == 1 else 'dice'}{chooser}"
    if what == "need":
        return what, f"{number}+"
    return what, str(number)


class Event:
    """One thing that happened. `str(event)` tells it; `kind` and `values` are for programs."""

    def __init__(
        self, table: Table, kind: str, a: int, b: int, c: int, d: int, roll: Roll | None = None
    ) -> None:
        self._table = table
        self.kind, _, self.why = kind.partition(": ")
        self.values = (a, b, c, d)
        self.roll = roll  # the dice that go with it, and what they had to reach

    @property
    def is_test(self) -> bool:
        """Is it a roll of a player that passed or failed?"""
        return self.kind not in SENTENCES

    def __str__(self) -> str:
        fields, sentence = SENTENCES.get(self.kind, TEST)
        test = self._table.edition.test_names.get(self.kind, self.kind)
        sentence = sentence.replace("{test}", test).replace("{why}", self.why)
        figures = 0
        for what, number in zip(fields.split(), self.values):
            if what == "ok":
                sentence = sentence.replace("{broken}", "broken" if number else "holds")
                sentence = sentence.replace("{done}", "passed" if number else "failed")
                sentence = sentence.replace("{hit}", "hits" if number else "misses")
                continue
            if what == "need" and self.kind not in TWO_DICE:
                number = max(2, min(6, number))  # a natural 1 fails, a natural 6 succeeds
            name, words = _figure(self._table, what, number)
            if what == "number":
                name = str(figures)
                figures += 1
            elif what == "player" and "{player}" not in sentence:
                name = "other"
            sentence = sentence.replace("{" + name + "}", words)
        return sentence.replace(" to off the pitch", " off the pitch")

    def __repr__(self) -> str:
        return f"<Event {self}>"
