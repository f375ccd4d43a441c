"""Writes the views that the gallery and the tests of the parts draw: python web/fixtures.py

Each is a real position of the engine, with its real reach map; the names are our own.
"""

import json
from pathlib import Path

from pigskin import BB2020, LRB6, Game
from pigskin.edition import Edition
from pigskin.odds import reach
from pigskin.position import parse

FIXTURES = Path(__file__).resolve().parent / "src" / "fixtures"
# What the parts draw; the rest of a view would only make the files long.
PLAYER = ("id", "side", "number", "name", "position", "role", "state", "square")
PLAYER += ("marks", "has_ball")

BLITZ = """
teams "Low Harbour Ferrymen" "Mud Country Bruisers"
home 1 10,10 pos:Blitzer ma7 Block name:"Anselm Hawser"
home 2 13,7 pos:Blitzer ma7 Block used name:"Boathook"
home 3 13,5 pos:Blitzer ma7 Block used name:"Tidewell"
home 4 17,9 pos:Blitzer ma7 Block used name:"Breakwater"
home 5 20,3 pos:Catcher ma8 Catch Dodge name:"Gull"
home 7 12,6 pos:Thrower Pass, Sure Hands ball name:"Ferris"
home 8 11,5 pos:Lineman used name:"Bilge"
home 9 11,7 pos:Lineman name:"Keel"
home 10 13,2 pos:Lineman prone name:"Oakum"
home 11 17,13 pos:Lineman stunned name:"Plank"
home 12 14,3 pos:Ogre ma5 st5 Bone Head, Mighty Blow (+1) name:"Capstan"
home 13 reserves pos:Lineman name:"Tar"
home 6 ko pos:Catcher ma8 Catch Dodge name:"Tern"
away 1 14,5 pos:"Big Un Blocker" ma5 st4 Animosity (all team-mates) name:"Slabface"
away 2 15,8 pos:"Big Un Blocker" ma5 st4 name:"Grot"
away 3 14,7 pos:"Big Un Blocker" ma5 st4 name:"Mudfist"
away 4 18,10 pos:Blitzer Block name:"Skragga Quickboot"
away 5 15,3 pos:Blitzer Block name:"Ripper"
away 6 14,12 pos:Blitzer Block name:"Nag"
away 7 15,10 pos:Blitzer Block prone name:"Dreg"
away 8 22,7 pos:Thrower Pass, Sure Hands name:"Lobba"
away 9 10,3 pos:Lineman stunned name:"Snot"
away 10 21,4 pos:Lineman name:"Bog"
away 12 16,6 pos:Troll ma4 st5 Really Stupid, Mighty Blow (+1) dazed name:"Mossback"
away 11 ko pos:Lineman name:"Murk"
rerolls 2 1 / turn home 5 / score 0 1
"""

MARKS = """
teams "Reds" "Blues"
home 1 11,7 pos:Lineman
away 1 12,7 pos:Blitzer Block dazed
away 2 12,6 pos:Thrower Pass hypnotised
away 3 12,8 pos:Catcher Catch, Dodge rooted
home 4 11,8 pos:Blitzer Block hungry
home 5 11,6 pos:Runner ma7 frog
home 6 10,7 pos:Catcher Catch, Dodge prone
home 11 9,6 pos:Lineman stunned
home 12 9,8 star pos:Star Block cut
away 16 13,7 pos:"Treeman" st6 ma2 Stand Firm, Take Root rooted prone
away 5 16,7 pos:Assassin Stab, Shadowing barred
ball 15,6
turn home 3
"""


def main() -> None:
    FIXTURES.mkdir(exist_ok=True)
    write("blitz", BLITZ, BB2020, "home 1", "blitz")
    write("marks", MARKS, LRB6)


def write(name: str, text: str, edition: Edition, player: str = "", action: str = "move") -> None:
    game = Game.at(parse(text, edition))
    view = game.view()
    kept: dict[str, object] = {
        "players": [{key: who[key] for key in PLAYER} for who in view["players"]],
        "ball": view["ball"],
        "zones": view["zones"],
        "teams": {side: {"name": team["name"]} for side, team in view["teams"].items()},
    }
    fixture = {"view": kept}
    if player:
        there = reach(game, player, action)
        chances = sorted(there.chances().items())
        fixture["reach"] = [[*at, round(a, 3), round(b, 3)] for at, (a, b) in chances]
    path = FIXTURES / f"{name}.json"
    path.write_text(json.dumps(fixture, separators=(",", ":")).replace("},{", "},\n{") + "\n")
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
