"""Hand-made FUMBBL replays for the tests: two teams, a prelude, and commands one by one.

Players are written H1..H11 and A1..A11; both teams are human linemen unless told otherwise.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

POSITIONS = {
    "1": ("Human Lineman", [6, 3, 3, 4, 9], [], 16),
    "2": ("Human Blitzer", [7, 3, 3, 4, 9], [("Block", None)], 4),
    "3": ("Ogre", [5, 5, 4, 5, 10], [
        ("Bone Head", None), ("Loner", "4"), ("Mighty Blow", "1"), ("Thick Skull", None),
        ("Throw Team-Mate", None),
    ], 1),
}  # fmt: skip
STATS = ("movement", "strength", "agility", "passing", "armour")
LINE = [(12, 6), (12, 7), (12, 8)]
REST = [(9, 3), (9, 5), (9, 6), (9, 7), (9, 8), (9, 9), (9, 10), (9, 11)]
HOME_SETUP = LINE + REST
AWAY_SETUP = [(25 - x, y) for x, y in HOME_SETUP]


def position(id: str) -> dict[str, Any]:
    name, stats, skills, most = POSITIONS[id]
    return {
        "positionId": id,
        "positionName": name,
        "playerType": "Regular",
        "quantity": most,
        "cost": 50000,
        **dict(zip(STATS, stats, strict=True)),
        "skillArray": [skill for skill, _ in skills],
        "skillValues": [value for _, value in skills],
    }


def player(letter: str, number: int, position: str = "1", *gained: str) -> dict[str, Any]:
    _, stats, skills, _ = POSITIONS[position]
    return {
        "playerId": f"{letter}{number}",
        "playerNr": number,
        "playerName": f"Somebody {number}",
        "positionId": position,
        "playerType": "Regular",
        **dict(zip(STATS, stats, strict=True)),
        "lastingInjuries": [],
        "recoveringInjury": None,
        "skillArray": [*gained, *(skill for skill, _ in skills)],
        "skillValuesMap": dict.fromkeys(gained),
    }


def team(letter: str) -> dict[str, Any]:
    return {
        "teamId": f"team {letter}",
        "teamName": f"The {letter} Team",
        "coach": f"Coach {letter}",
        "race": "Human",
        "reRolls": 2,
        "apothecaries": 1,
        "cheerleaders": 0,
        "assistantCoaches": 0,
        "dedicatedFans": 1,
        "treasury": 0,
        "specialRules": ["OLD_WORLD_CLASSIC"],
        "roster": {
            "rosterName": "Human",
            "reRollCost": 50000,
            "apothecary": True,
            "positionArray": [position(id) for id in POSITIONS],
        },
        "playerArray": [player(letter, number) for number in range(1, 12)],
    }


def report(id: str, **fields: Any) -> dict[str, Any]:
    return {"reportId": id, **fields}


def change(id: str, key: str | None = None, value: Any = None) -> dict[str, Any]:
    return {"modelChangeId": id, "modelChangeKey": key, "modelChangeValue": value}


class Log:
    """A replay in the making."""

    def __init__(self) -> None:
        self.home, self.away = team("H"), team("A")
        self.options = {"rulesVersion": "BB2020", "overtime": "false"}
        self.commands: list[dict[str, Any]] = []
        self.state: dict[str, int] = {}

    def add(self, *parts: dict[str, Any]) -> Log:
        """One command made of reports and changes."""
        self.commands.append(
            {
                "netCommandId": "serverModelSync",
                "commandNr": len(self.commands) + 1,
                "modelChangeList": {
                    "modelChangeArray": [part for part in parts if "modelChangeId" in part]
                },
                "reportList": {"reports": [part for part in parts if "reportId" in part]},
            }
        )
        return self

    def data(self) -> dict[str, Any]:
        rows = [{"gameOptionId": k, "gameOptionValue": v} for k, v in self.options.items()]
        return {
            "game": {
                "teamHome": self.home,
                "teamAway": self.away,
                "gameOptions": {"gameOptionArray": rows},
            },
            "gameLog": {"commandArray": self.commands},
        }

    def write(self, path: Path) -> Path:
        path.write_bytes(gzip.compress(json.dumps(self.data()).encode()))
        return path

    # --- usual passages -----------------------------------------------------------------------

    def prelude(self) -> Log:
        """Up to the kick-off: home kicks from its usual formation, away receives from its own."""
        fans = [
            report("fanFactor", teamId=f"team {each}", dedicatedFans=1, dedicatedFansRoll=2)
            for each in "HA"
        ]
        self.add(*fans)
        self.add(report("weather", weather="Nice Weather", weatherRoll=[3, 4]))
        self.add(report("cardsAndInducementsBought", teamId="team H", nrOfInducements=0))
        self.add(report("cardsAndInducementsBought", teamId="team A", nrOfInducements=0))
        self.toss_and_set_up()
        return self

    def toss_and_set_up(self) -> None:
        """Home has lost the toss, and both stand in their formations."""
        self.add(report("coinThrow", coach="Coach H", coinThrowHeads=False, coinChoiceHeads=True))
        self.add(report("receiveChoice", teamId="team A", receiveChoice=True))
        self.add(
            report("startHalf", half=1),
            change("gameSetHalf", None, 1),
            change("turnDataSetReRolls", "home", 2),
            change("turnDataSetReRolls", "away", 2),
            change("gameSetTurnMode", None, "setup"),
        )
        self.place("H", HOME_SETUP)
        self.add(change("gameSetHomePlaying", None, False))
        self.place("A", AWAY_SETUP)
        self.add(
            change("gameSetHomePlaying", None, True), change("gameSetTurnMode", None, "kickoff")
        )

    def place(self, letter: str, squares: list[tuple[int, int]]) -> Log:
        for number, (x, y) in enumerate(squares, 1):
            self.add(*self.stands(f"{letter}{number}", x, y))
        return self

    def stands(self, who: str, x: int, y: int) -> list[dict[str, Any]]:
        return [
            change("fieldModelSetPlayerState", who, 257),
            change("fieldModelSetPlayerCoordinate", who, [x, y]),
        ]

    def kick(self) -> Log:
        """The ball comes down at 20,7 and bounces to 20,6; away has a brilliant coach."""
        self.flies().event(3, 4)
        self.add(
            report("extraReRoll", teamId="team A", rollHome=1, rollAway=5),
            change("turnDataSetReRolls", "away", 3),
        )
        return self.lands()

    def flies(self) -> Log:
        """The kick is aimed at 19,7 and deviates a square."""
        return self.add(
            report(
                "kickoffScatter", ballCoordinateEnd=[20, 7], scatterDirection="East",
                rollScatterDirection=3, rollScatterDistance=1,
            ),
            change("fieldModelSetBallCoordinate", None, [20, 7]),
            change("fieldModelSetBallMoving", None, True),
        )  # fmt: skip

    def event(self, one: int, two: int) -> Log:
        return self.add(report("kickoffResult", kickoffResult="?", kickoffRoll=[one, two]))

    def lands(self, *more: dict[str, Any]) -> Log:
        """The ball bounces from 20,7 to 20,6, and the first turn of the away side begins."""
        self.add(change("fieldModelSetBallInPlay", None, True))
        self.add(
            report("scatterBall", directionArray=["North"], rolls=[1], gustOfWind=False),
            change("fieldModelSetBallCoordinate", None, [20, 6]),
        )
        return self.first_turn(1, *more)

    def first_turn(self, turn: int = 1, *more: dict[str, Any]) -> Log:
        return self.add(
            report("turnEnd", playerIdTouchdown=None, knockoutRecoveryArray=[]),
            change("gameSetHomePlaying", None, False),
            change("turnDataSetTurnNr", "away", turn),
            change("gameSetTurnMode", None, "regular"),
            *more,
        )

    def acts(self, who: str, action: str = "move") -> Log:
        return self.add(
            report("playerAction", actingPlayerId=who, playerAction=action),
            change("actingPlayerSetPlayerId", None, who),
            change("fieldModelSetPlayerState", who, 258),
            change("actingPlayerSetPlayerAction", None, action),
        )

    def step(self, who: str, x: int, y: int, *more: dict[str, Any]) -> Log:
        return self.add(
            change("actingPlayerSetCurrentMove", None, 1),
            change("fieldModelSetPlayerCoordinate", who, [x, y]),
            *more,
        )

    def test(self, id: str, who: str, roll: int, ok: bool, **fields: Any) -> Log:
        return self.add(report(id, playerId=who, roll=roll, successful=ok, **fields))

    def stops(self, who: str, state: int = 1) -> Log:
        return self.add(
            change("fieldModelSetPlayerState", who, state),
            change("actingPlayerSetPlayerId", None, None),
        )

    def turn_ends(self, turn: int, home: bool, *more: dict[str, Any]) -> Log:
        """The next turn begins: of the home side or not."""
        return self.add(
            report("turnEnd", playerIdTouchdown=None, knockoutRecoveryArray=[]),
            change("gameSetHomePlaying", None, home),
            change("turnDataSetTurnNr", "home" if home else "away", turn),
            *more,
        )

    def idles_to_half_time(self) -> Log:
        """Nobody does anything until the last turn of the half is over, which away begins."""
        for turn in range(1, 9):
            self.turn_ends(turn, True)
            if turn < 8:
                self.turn_ends(turn + 1, False)
        return self

    def second_half(self, *more: dict[str, Any]) -> Log:
        """Away kicks and home receives, and again nothing happens but the clock."""
        everybody = [f"{letter}{number}" for letter in "HA" for number in range(1, 12)]
        self.add(
            report("turnEnd", knockoutRecoveryArray=[]),
            report("startHalf", half=2),
            *(change("fieldModelSetPlayerState", who, 9) for who in everybody),
            *(change("fieldModelSetPlayerCoordinate", who, [-1, 0]) for who in everybody),
            *more,
            change("gameSetHalf", None, 2),
            change("turnDataSetTurnNr", "home", 0),
            change("turnDataSetTurnNr", "away", 0),
            change("turnDataSetReRolls", "home", 2),
            change("turnDataSetReRolls", "away", 2),
            change("gameSetTurnMode", None, "setup"),
            change("gameSetHomePlaying", None, False),
            change("fieldModelSetBallCoordinate"),
            change("fieldModelSetBallInPlay", None, False),
        )
        self.place("A", AWAY_SETUP)
        self.add(change("gameSetHomePlaying", None, True))
        self.place("H", HOME_SETUP)
        self.add(
            change("gameSetHomePlaying", None, False), change("gameSetTurnMode", None, "kickoff")
        )
        self.add(
            report(
                "kickoffScatter", ballCoordinateEnd=[5, 7], scatterDirection="West",
                rollScatterDirection=7, rollScatterDistance=1,
            ),
            change("fieldModelSetBallCoordinate", None, [5, 7]),
            change("fieldModelSetBallMoving", None, True),
        )  # fmt: skip
        self.event(3, 4).add(report("extraReRoll", rollHome=3, rollAway=3))
        self.add(change("fieldModelSetBallInPlay", None, True))
        self.add(
            report("scatterBall", directionArray=["North"], rolls=[1], gustOfWind=False),
            change("fieldModelSetBallCoordinate", None, [5, 6]),
        )
        self.turn_ends(1, True, change("gameSetTurnMode", None, "regular"))
        for turn in range(1, 9):
            self.turn_ends(turn, False)
            if turn < 8:
                self.turn_ends(turn + 1, True)
        return self

    def final_whistle(self) -> Log:
        self.add(report("turnEnd", knockoutRecoveryArray=[]))
        return self.add(change("gameSetTurnMode", None, "endGame"))

    def noted(self, **home: int) -> dict[str, Any]:
        """The file with what the site noted as the result; `home` is what H1 did."""
        data = self.data()
        players = {
            letter: [{"playerId": f"{letter}{number}"} for number in range(1, 12)]
            for letter in "HA"
        }
        players["H"][0].update(home)
        data["game"] |= {
            "half": 2,
            "turnDataHome": {"turnNr": 8},
            "turnDataAway": {"turnNr": 8},
            "gameResult": {
                "teamResultHome": {"score": 0, "playerResults": players["H"]},
                "teamResultAway": {"score": 0, "playerResults": players["A"]},
            },
        }
        return data


class OldLog(Log):
    """A replay of a BB2016 match: no rules version, other figures, other lines before the match."""

    def __init__(self) -> None:
        super().__init__()
        del self.options["rulesVersion"]
        for team in (self.home, self.away):
            del team["dedicatedFans"], team["specialRules"]
            team["fanFactor"] = 4
            for row in (*team["playerArray"], *team["roster"]["positionArray"]):
                del row["passing"]
                row["armour"] = 8
                row.pop("skillValuesMap", None)

    def gives(self, who: str, *skills: str) -> OldLog:
        """A player has some skills more."""
        team = self.home if who[0] == "H" else self.away
        team["playerArray"][int(who[1:]) - 1]["skillArray"] += skills
        return self

    def prelude(self) -> OldLog:
        self.add(report("weather", weather="Nice Weather", weatherRoll=[3, 4]))
        for each in "HA":
            self.add(report("inducementsBought", teamId=f"team {each}", nrOfInducements=0))
        self.add(report("spectators", spectatorRollHome=[3, 4], spectatorRollAway=[2, 5]))
        self.toss_and_set_up()
        return self

    def begin(self) -> OldLog:
        """Up to the first turn of the away side, whose fans have cheered louder."""
        self.prelude().flies().event(3, 3)
        self.add(
            report("extraReRoll", rollHome=1, rollAway=3),
            change("turnDataSetReRolls", "away", 3),
        )
        self.lands()
        return self

    def hits(self, who: str, whom: str, named: bool = True) -> OldLog:
        """A block begins; a victim who was the last one as well is not named again."""
        self.acts(who, "block")
        marked = change("fieldModelSetPlayerState", whom, 268)
        self.add(*([change("gameSetDefenderId", whom)] if named else []), marked)
        return self
