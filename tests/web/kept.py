"""Matches to keep."""

from pigskin.record.form import RULES_VERSION
from pigskin.teams.files import team_to_dict
from pigskin.teams.ready import find_team
from pigskin.web.store import Entry, NewMatch, Seat, Setup


def new_match(name: str = "m1", **changes: object) -> NewMatch:
    fields: dict[str, object] = {
        "id": name,
        "edition": "bb2020",
        "setup": Setup(
            home=team_to_dict(find_team("bb2020", "human")),
            away=team_to_dict(find_team("bb2020", "orc")),
            options={},
        ),
        "seats": (
            Seat(side="home", kind="me", name="Ann", token="ab" * 32),
            Seat(side="away", kind="friend"),
        ),
        "secret": "5e" * 32,
        "commitment": "sha256:" + "c0" * 32,
        "rules": RULES_VERSION,
        "clock": 240,
        "listed": True,
        "invite": "come-in",
    }
    fields.update(changes)
    return NewMatch(**fields)


def answer(n: int, **changes: object) -> Entry:
    fields: dict[str, object] = {"n": n, "kind": "answer", "by": "home", "words": f"answer {n}"}
    fields.update(changes)
    return Entry(**fields)
