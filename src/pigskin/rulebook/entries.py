"""What an entry of the rulebook is, and the names under which it is found."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field, fields
from typing import Final

from pigskin.contract.arguments import Json

# What later editions call otherwise: such entries stand side by side all the same.
RENAMED: Final[dict[str, str]] = {
    "skill/claw": "skill/claws",
    "skill/safethrow": "skill/safepass",
    "skill/wildanimal": "skill/unchannelledfury",
    "kick-off/perfectdefence": "kick-off/soliddefence",
    "kick-off/riot": "kick-off/timeout",
    "weather/nice": "weather/perfectconditions",
    "inducement/bloodweiserbabes": "inducement/bloodweiserkegs",
    "inducement/igor": "inducement/mortuaryassistant",
    "inducement/mercenaries": "inducement/mercenaryplayers",
    "inducement/specialassistantcoach": "inducement/parttimeassistantcoaches",
    "inducement/tempagencycheerleader": "inducement/tempagencycheerleaders",
    "inducement/wizard": "inducement/hirelingsportswizard",
    "inducement/firebelly": "inducement/ogrefirebelly",
    "spell/dansemacabre": "spell/vanhalablesdansemacabre",
    "spell/strangefauna": "spell/strangeflora",
    "roster/chaos": "roster/chaoschosen",
    "roster/chaospact": "roster/chaosrenegades",
    "roster/chaosrenegade": "roster/chaosrenegades",
    "roster/daemonsofkhorne": "roster/khorne",
    "roster/elf": "roster/elvenunion",
    "roster/khemri": "roster/tombkings",
    "roster/lizardman": "roster/lizardmen",
    "roster/necromantic": "roster/necromantichorror",
    "roster/undead": "roster/shamblingundead",
    "roster/underworld": "roster/underworlddenizens",
    "rule/gfi.blitz": "rule/rush.blitz",
    "rule/gfi.roll": "rule/rush.roll",
    "rule/gfi.squares": "rule/rush.squares",
    "rule/interception.roll": "rule/interference.roll",
    "rule/interception.success": "rule/interference.interception",
    "rule/interception.who": "rule/interference.who",
    "rule/blocking.attacker-down": "rule/blocking.player-down",
    "rule/blocking.defender-down": "rule/blocking.pow",
    "rule/blocking.pushed": "rule/blocking.push-back",
    "rule/blocking.stumbles": "rule/blocking.stumble",
    "rule/half.overtime": "rule/half.extra-time",
    "rule/half.overtime-re-rolls": "rule/half.extra-time-re-rolls",
    "rule/half.penalties": "rule/half.sudden-death",
    "rule/skills.down": "rule/skills.standing",
}


def slug(name: str) -> str:
    """A name as addresses have it: Nurgle's Rot is nurgles-rot, Ball & Chain ball-and-chain."""
    told = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    told = re.sub(r"['\u2019]", "", told).replace("&", " and ")
    return re.sub(r"[^a-z0-9]+", "-", told).strip("-")


@dataclass(slots=True)
class Entry:
    """One thing that can be looked up: kind and id are its address, all else is what it says.

    What is empty is not told. `facts` are short ones by their names (price, limit, who...), `parts`
    the ids of the rules that say it in detail, `see` the addresses of what it names, and `of` that
    of the entry it is a part of.
    """

    kind: str
    id: str
    name: str
    text: str = ""
    group: str = ""
    note: str = ""
    facts: dict[str, str] = field(default_factory=dict)
    variants: list[dict[str, str]] = field(default_factory=list)
    stats: dict[str, str] = field(default_factory=dict)
    skills: list[str] = field(default_factory=list)
    positions: list[dict[str, Json]] = field(default_factory=list)
    rows: list[dict[str, str]] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)
    see: list[str] = field(default_factory=list)
    of: str = ""

    @property
    def address(self) -> str:
        return f"{self.kind}/{self.id}"

    @property
    def same(self) -> str:
        """What it shares with the same thing in the other editions."""
        if self.kind == "rule":
            key = self.address
        else:
            key = f"{self.kind}/{slug(self.name.partition(' (')[0]).replace('-', '')}"
        return RENAMED.get(key, key)

    @property
    def json(self) -> dict[str, Json]:
        told: dict[str, Json] = {
            each.name: value for each in fields(self) if (value := getattr(self, each.name))
        }
        return {**told, "same": self.same}
