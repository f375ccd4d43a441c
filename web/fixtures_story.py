"""Writes what the log, the cards and the dugouts are tested with: python web/fixtures_story.py

A stretch of a real match between computer coaches, and a position with a bit of everything.
"""

import json
from pathlib import Path
from typing import Any

from pigskin import BB2020, LRB6, Game
from pigskin.coaches import make_coach
from pigskin.position import parse
from pigskin.web.book import book

FIXTURES = Path(__file__).resolve().parent / "src" / "fixtures"
# Found by looking for a match whose first half has a bit of everything.
SEED, LAST = 6, 420

BENCH = """
teams "Low Harbour Ferrymen" "Mud Country Bruisers"
home 1 10,10 pos:Blitzer ma7 Block name:"Anselm Hawser"
home 7 12,6 pos:Thrower Pass, Sure Hands ball name:"Matthis Longmooring"
home 10 13,2 pos:Lineman prone name:"Klaus Oakum"
home 12 14,3 pos:Ogre ma5 st5 Bone-head, Mighty Blow dazed name:"Old Sounding"
home 13 reserves pos:Lineman name:"Tar"
home 6 ko pos:Catcher ma8 Catch, Dodge name:"Lena Skiff"
home 14 injured pos:Lineman name:"Bert Plank"
away 1 14,5 pos:"Black Orc" ma4 st4 name:"Grubnash Slabface"
away 4 11,7 pos:Blitzer Block name:"Skragga Quickboot" used
away 11 ko pos:Lineman name:"Murk"
away 13 off pos:Goblin Dodge, Right Stuff, Stunty name:"Nip"
hand home Pit Trap, Zap!
hand away Custard Pie
rerolls 2 1 / turn home 5 / score 0 1
"""


def main() -> None:
    FIXTURES.mkdir(exist_ok=True)
    game = Game("human", "orc", edition=BB2020, seed=SEED)
    coaches = {"home": make_coach("scripted", 1), "away": make_coach("scripted", 2)}
    while game.question is not None and len(game.events) < LAST:
        game.answer(coaches[game.question.coach].choose(game))
    events = [event.json for event in game.events_for("home")][:LAST]
    write("story", {"view": seen(game), "events": events, "skills": skills(BB2020.id, game)})
    bench = Game.at(parse(BENCH, LRB6))
    write("bench", {"view": seen(bench), "skills": skills(LRB6.id, bench)})


def seen(game: Game) -> dict[str, Any]:
    view: dict[str, Any] = dict(game.view("home"))
    del view["question"], view["seen_by"], view["options"]
    return view


def skills(edition: str, game: Game) -> dict[str, str]:
    """What the book says of the skills somebody there has."""
    had = {skill for who in game.view()["players"] for skill in who["skills"]}
    return {name: text for name, text in book(edition)["skills"].items() if name in had}


def write(name: str, fixture: dict[str, Any]) -> None:
    path = FIXTURES / f"{name}.json"
    path.write_text(json.dumps(fixture, separators=(",", ":")).replace("},{", "},\n{") + "\n")
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
