"""What each seat sees: nothing is left out, nothing is kept too long, nobody sees a hidden card."""

from __future__ import annotations

import json
import random

import pytest
from effort import grows, many
from web.server import merged

from pigskin.contract.known import Known
from pigskin.dice import Dice
from pigskin.web import messages as say
from pigskin.web.company import Company
from pigskin.web.lines import Line
from pigskin.web.match import Entry, Match
from pigskin.web.seeing import Eyes, Picture, heard
from pigskin.web.start import start_of
from pigskin.web.telling import Teller

CARDS = {"cards": "drawn", "card_decks": "all"}
EVERYBODY: tuple[Eyes, ...] = ((), ("home",), ("away",), ("home", "away"))


def step(match: Match, chance: random.Random) -> list[Entry]:
    """A random answer, or some taken back."""
    steps = match.steps_back()
    by = match.asked
    assert by is not None
    assert match.game.question is not None
    if steps and chance.random() < 0.1:
        return [match.back(by, chance.choice(steps))]
    if "card" in match.game.question.kind and chance.random() < 0.9:  # hands stay full for a while
        return match.answer(by, [str(match.game.passive_answer())])[0]
    return match.answer(by, [chance.choice(match.game.question.options).json])[0]


@grows
@pytest.mark.parametrize(("edition", "options"), [("bb2020", {}), ("bb2016", {}), ("lrb6", CARDS)])
def test_what_is_kept_from_one_picture_to_the_next_is_still_true(
    edition: str, options: dict[str, object]
) -> None:
    match = Match(start_of(edition, options, "human", "orc"), Dice(5))
    chance, known = random.Random(6), Known()
    while match.asked is not None and match.n < many(250, 900):
        plain, helped = Picture(match.game), Picture(match.game, known)
        for eyes in EVERYBODY:
            assert helped.view(eyes) == plain.view(eyes)
        step(match, chance)
    assert match.n > 200


def told(line: Line) -> list[dict[str, object]]:
    found = [json.loads(text) for text in line._waiting]
    line.drop()
    return found


@grows
@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.soak)])
def test_nobody_is_told_the_name_of_a_card_in_the_other_hand(seed: int) -> None:
    match = Match(start_of("lrb6", CARDS, "human", "orc"), Dice(seed))
    chance, teller, company = random.Random(seed), Teller(match), Company()
    lines = {eyes: Line(eyes) for eyes in EVERYBODY}
    views = {}
    for line in lines.values():
        company.add(line)
    for eyes in EVERYBODY:
        views[eyes] = teller.table(eyes, None, [], None).view
    names = {each.id: each.name for each in match.game.table.edition.cards}
    held = looked = 0
    while match.asked is not None and match.n < many(500, 10_000):
        teller.tell(step(match, chance), company, None)
        hands = [match.game.table.side(side).hand for side in (0, 1)]
        for eyes, line in lines.items():
            messages = told(line)
            assert len(messages) == 1
            # Whoever looks again sees what the changes have led to.
            views[eyes] = merged(views[eyes], messages[0]["change"])
            text = json.dumps(messages, ensure_ascii=False)
            if match.n % 40 == 0:
                again = teller.table(eyes, None, [], None)
                assert views[eyes]["teams"] == again.view["teams"]
                # Of the past only what is new is written down anew.
                assert json.loads(bytes(again.events)) == heard(match.game, eyes, 0)
                text += say.text(again)
            for side, coach in enumerate(("home", "away")):
                if coach in eyes:
                    continue
                for card in hands[side]:
                    if card in names:  # not one that is still to be drawn
                        looked += 1
                        assert names[card] not in text, (coach, eyes)
            held += any(hands)
    assert held > 100
    assert looked > 100
