"""Worked cases: what players do on the pitch, and the points it brings to their sheets."""

from __future__ import annotations

from league.books import books
from league.building import only, sheet_of
from league.casebook import Case, covers
from table import pitch

from pigskin import MatchReport

PRAYED = 'turn home 2 / prayers home "perfect passing" "necessary violence"'


def scene(position: str, dice: str, *answers: str) -> MatchReport:
    """What the report of a match says in which this has happened."""
    game = pitch(position, dice, rules="bb2020", seed=1).play(*answers)
    if game.kind not in ("turn", "kick or receive"):
        game.until("turn")
    return game.game.report()


@covers("J12")
def test_a_deflection_that_is_caught_is_an_interception(case: Case) -> None:
    event = case.event
    assert (event["deflections"], event["interceptions"], event["same_pass"]) == (1, 1, True)
    told = scene(
        "home 1 5,7 pa4 ball / home 2 11,7 / away 1 8,7", "5 6 4",
        "home 1 pass", "pass the ball", "pass to 11,7", "intercept with away 1",
    )  # fmt: skip
    sheet = sheet_of(case.edition, {})
    rolls = {"most valued player": ["11"]}
    assert only(books(sheet, told, side="away", rolls=rolls).finish()).earned == case.after["spp"]


@covers("J13")
def test_prayers_pay(case: Case) -> None:
    event = case.event
    assert event["prayer_perfect_passing"]
    assert event["prayer_necessary_violence"]
    passes = [
        scene(
            f"home 1 5,5 ball / home 2 7,5 / away 1 20,5 / {PRAYED}", "6 6",
            "home 1 pass", "pass the ball", "pass to 7,5",
        )
    ]  # fmt: skip
    blocks = [
        scene(
            f"home 1 5,5 / away 1 6,5 / away 2 20,5 / {PRAYED}", "pow 6 6 6 6 1",
            "home 1 block", "block away 1", "push to 7,5", "stay",
        )
    ]  # fmt: skip
    pushes = [
        scene(
            f"home 1 5,1 / away 1 5,0 / away 2 20,5 / {PRAYED}", "push 6 6 1",
            "home 1 block", "block away 1",
        )
    ]  # fmt: skip
    runs = [scene(f"home 1 24,5 ball / away 1 5,5 / {PRAYED}", "", "home 1 move", "move 25,5")]
    told = [
        *passes * event["completions"],
        *blocks * event["casualties"],
        *pushes * event["crowd_casualties"],
        *runs * event["touchdowns"],
    ]
    sheet = sheet_of(case.edition, {})
    for number, each in enumerate(told, 1):
        mvp = 1 if number == event["mvp"] else 11
        desk = books(sheet, each, rolls={"most valued player": [str(mvp)]}, answers={"spend": []})
        sheet = desk.finish()
    assert only(sheet).earned == case.after["spp"]
