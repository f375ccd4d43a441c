"""What is kept counts: after a restart, a rematch, or an answer nobody knew to be stored."""

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from web.server import HUMANS, Client, serving
from websockets.exceptions import ConnectionClosed

from pigskin.web.desk import Desk
from pigskin.web.hall import Hall
from pigskin.web.seating import NotThere, Wanted
from pigskin.web.start import start_of
from pigskin.web.store import Entry, Store, StoreError, open_store

HOUSE = Path(__file__).parent.parent.parent / "docs" / "house-edition"
BOTH = {"roster": "orc", "seat": "me"}


def play_to(client: Client, kind: str) -> None:
    chance = random.Random(5)
    for _ in range(500):
        question = client.question
        assert question is not None
        if question["kind"] == kind:
            return
        group = chance.choice(question["answers"])
        words = {k: chance.choice(v) if isinstance(v, list) else v for k, v in group.items()}
        assert client.answer(words)["t"] == "ok"
    raise AssertionError(f"nobody was asked: {kind}")


def test_an_answer_that_stopped_half_way_says_so_after_a_restart_too(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        begun = served.begin(away=BOTH, options={"inducements": False})
        with served.line(begun["match"], begun["seats"]["home"]) as coach:
            coach.until("table")
            play_to(coach, "turn")
            first = coach.answer("end turn", "end turn", "end turn", n=coach.n, id="half")
            assert first["why"]
    with (
        serving(tmp_path / "m.db") as served,
        served.line(begun["match"], begun["seats"]["home"]) as coach,
    ):
        coach.until("table")
        assert coach.answer("end turn", id="half", n=0) == first


def test_a_rematch_is_found_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        begun = served.begin(away=BOTH, options={"inducements": False})
        with served.line(begun["match"], begun["seats"]["home"]) as coach:
            coach.until("table")
            play_to(coach, "turn")
            while coach.ask("call", n=coach.n, what="concede")["t"] != "ok":  # in a bonus turn
                coach.answer("end turn")
                play_to(coach, "turn")
            coach.ask("call", n=coach.n, what="rematch")
            other = coach.about["rematch"]
            assert other
    with serving(tmp_path / "m.db") as served:
        assert served.http.get(f"/api/matches/{begun['match']}").json()["rematch"] == other
        assert served.http.get(f"/api/matches/{other}").json()["state"] == "waiting"


def test_old_matches_are_removed_if_the_host_says_so(tmp_path: Path) -> None:
    async def play() -> None:
        store = open_store(str(tmp_path / "m.db"))
        hall = Hall(store, Desk(), keep_days=30)
        start = start_of("bb2020", {}, "human", "orc")
        old, new = [
            (await hall.begin(start, {"home": Wanted("me"), "away": Wanted("friend")}, None, True))
            for _ in range(2)
        ]
        ages = text("UPDATE matches SET updated = updated - 31 * 86400 WHERE id = :id")
        await store.write(lambda each: each.execute(ages, {"id": old.match}))
        assert await hall.remove_old() == 1
        with pytest.raises(NotThere):
            await hall.find(old.match)
        assert (await hall.find(new.match)).id == new.match
        for_ever = Hall(store, Desk())
        await store.write(lambda each: each.execute(ages, {"id": new.match}))
        assert await for_ever.remove_old() == 0
        await hall.close()
        await store.close()

    asyncio.run(play())


def test_all_options_are_kept_not_only_those_chosen(tmp_path: Path) -> None:
    with serving(tmp_path / "m.db") as served:
        begun = served.begin(options={"weather": False})
        options = served.http.get(f"/api/matches/{begun['match']}/record").json()["options"]
    assert options["weather"] is False
    assert options["kickoff_table"] is True


@pytest.mark.parametrize("name", ["docs/house-edition", str(HOUSE), "./docs/house-edition"])
def test_no_folder_is_looked_into_because_somebody_outside_names_it(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A house edition is Python: whoever could name its folder could have the server run it."""
    monkeypatch.chdir(HOUSE.parent.parent)
    assert (HOUSE / "edition.toml").is_file()
    with serving(tmp_path / "m.db") as served:
        wanted: dict[str, Any] = {"edition": name, "home": HUMANS, "away": BOTH}
        told = served.http.post("/api/matches", json=wanted)
        assert told.status_code == 404
        assert told.json()["words"].startswith("there is no edition")


def test_more_that_is_stored_than_was_known_counts_and_only_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit whose answer was lost, as it may be with a database behind a network."""
    lost = []
    append = Store.append

    async def and_lost(
        self: Store, match: str, entries: Sequence[Entry], fence: int = 0
    ) -> None:
        await append(self, match, entries, fence)
        if not lost:
            lost.append(entries)
            raise StoreError("the line broke during a commit")

    with serving(tmp_path / "m.db") as served:
        begun = served.begin(away=BOTH, options={"inducements": False})
        with served.line(begun["match"], begun["seats"]["home"]) as coach:
            coach.until("table")
            monkeypatch.setattr(Store, "append", and_lost)
            assert coach.answer("heads", n=0, id="once")["why"] == "later"
            with pytest.raises(ConnectionClosed):  # it turns out now, and all begin anew
                coach.answer("heads", n=0, id="once")
        with served.line(begun["match"], begun["seats"]["home"]) as coach:
            coach.until("table")
            assert coach.n == 1
            again = coach.answer("heads", n=0, id="once")
            assert (again["t"], again["n"]) == ("ok", 1)
            play_to(coach, "turn")
