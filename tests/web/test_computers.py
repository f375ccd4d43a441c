"""Computer coaches: one that fails is replaced, and none has more than a coach may know."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from web.server import serving

from pigskin.coaches import base
from pigskin.dice import Dice
from pigskin.game import Game
from pigskin.web import desk, seating, worker
from pigskin.web.desk import Desk
from pigskin.web.match import Match
from pigskin.web.start import start_of
from pigskin.web.worker import Ask, Room, Task

# Nobody meets anybody, so that home has only turns to end.
POSITION = "home 1 2,2 / away 1 20,12 / away 2 22,12 / ball 25,14 / turn away 1"


@pytest.mark.slow
@pytest.mark.parametrize("coach", ["Hangs", "Dies", "Raises", "Nonsense"])
def test_a_computer_that_fails_is_replaced_and_the_match_goes_on(
    coach: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad = f"bad_coaches.py:{coach}"
    monkeypatch.chdir(Path(__file__).parent)
    monkeypatch.setattr(seating, "coach_names", lambda: [bad])
    monkeypatch.setattr(desk, "THINKING", 1.5)
    with serving(tmp_path / "m.db") as served:
        begun = served.begin(
            position=POSITION, home={"seat": "me"}, away={"seat": f"computer:{bad}"}
        )
        with served.line(begun["match"], begun["seats"]["home"]) as client:
            client.until("table")
            by = 0
            while by < 8:  # entries of the computer
                if client.asked and client.question["kind"] == "turn":
                    assert client.answer("end turn")["t"] == "ok"
                    continue
                told = client.hear(timeout=60)
                by += told["t"] == "moved" and told["by"] == "away"
    assert caplog.text  # the log says so
    assert "\x1b" not in caplog.text


class Nosy:
    """Looks at everything it is given."""

    name = "nosy"

    def __init__(self) -> None:
        self.games: list[Game] = []

    def choose(self, game: Game) -> base.Code:
        self.games.append(game.copy())
        assert game.question is not None
        return game.question.codes[0]


def test_a_computer_has_another_hand_for_the_other_coach_and_no_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What is sent to a worker, and what a coach there is shown."""
    nosy = Nosy()
    monkeypatch.setattr(worker, "table_coach", lambda name, seed: nosy)
    start = start_of("lrb6", {"cards": "drawn", "card_decks": "all"}, "human", "orc")
    match = Match(start, Dice(11))
    chance = random.Random(3)
    room, hidden, differing = Room(), 0, 0
    for _ in range(400):
        by = match.asked
        assert by is not None
        assert match.game.question is not None
        other = 0 if by == "away" else 1
        hand = [card for card in match.game.table.side(other).hand if card >= 600]  # type: ignore[arg-type]
        if hand:
            hidden += 1
            task = Task("think", by, "nosy", seed="s")
            room.do(Ask("m", start, match.first, 0, match.entries[:], task))
            seen = nosy.games[0]
            differing += seen.table.side(other).hand != match.game.table.side(other).hand
            assert seen.setup is None or seen.setup.seed is None
            nosy.games.clear()
            room = Room()
            if hidden >= 12:
                break
        if "card" in match.game.question.kind:
            match.answer(by, [str(match.game.passive_answer())])
        else:
            match.answer(by, [chance.choice(match.game.question.options).json])
    assert hidden >= 12
    assert differing >= 6  # another hand, as a rule


def test_other_dice_fall_where_a_computer_tries_things_out() -> None:
    start = start_of("bb2020", {"inducements": False}, "human", "orc")
    match = Match(start, Dice(11))
    real, tried = [], []
    chance = random.Random(5)
    while match.asked is not None and len(real) < 60:
        by = match.asked
        assert match.game.question is not None
        trial = match.game.seen_by(by, f"m {by} {match.n}")
        answer = chance.choice(match.game.question.options).json
        before = trial.history.count_tape()
        trial.answer(answer, by)
        entries, _ = match.answer(by, [answer])
        if entries[0].faces:
            real += entries[0].faces
            tried += trial.history.all_tape()[before:]
    assert real != tried[: len(real)]


def test_what_goes_to_a_worker_has_no_secret() -> None:
    start = start_of("bb2020", {}, "human", "orc")
    ask = Ask("m", start, [], 0, [], Task("think", "home", "random", seed="m home"))
    fields = {*ask.__struct_fields__, *ask.start.__struct_fields__, *ask.task.__struct_fields__}
    assert not fields & {"secret", "nonce", "nonces", "key", "dice"}


def test_as_many_workers_as_the_machine_has_processors_to_spare() -> None:
    one, many = Desk(), Desk(3)
    assert 1 <= len(one._thinkers) <= desk.MOST_WORKERS
    assert len(many._thinkers) == len(many._reckoners) == 3
    one.close()
    many.close()
