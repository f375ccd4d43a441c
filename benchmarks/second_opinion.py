"""How far the veteran coach agrees with people, and how well the outlook foretells their matches.

    python benchmarks/second_opinion.py MATCHES --games 40 --jobs 2

MATCHES is a folder of FUMBBL replays, or of anything `pigskin gather` takes. Each match is played
again by the engine; one that it cannot follow to its end is left out. For every decision of five
kinds it is looked at whether the coach's first choice, or one of his three best, is what the person
did, beside a choice at random among those the rules allow. Then the weights of the outlook, as they
are in the package, foretell who scores next and who wins at the start of every turn. Shares have
the interval of Wilson, 95 of 100; positions of one match hang together, so that of the areas is a
little too narrow.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path

from pigskin.coaches.moment import NAMES
from pigskin.coaches.outlook_weights import weights_of
from pigskin.errors import PigskinError
from pigskin.foretelling.fitting import Score, scores_of
from pigskin.foretelling.gathering import Source, game_of, rows_of, sources_in
from pigskin.foretelling.opinions import KINDS, RANKED, Agreement, Opinion, opinions_of
from pigskin.foretelling.rows import Row
from pigskin.foretelling.scoring import Area, area
from pigskin.workers import in_order

WORTH = NAMES.index("worth")


class Match:
    """What a match gave: opinions on its decisions and its positions, or why it gave none."""

    def __init__(self, edition: str, opinions: list[Opinion], rows: list[Row], why: str) -> None:
        self.edition = edition
        self.opinions = opinions
        self.rows = rows
        self.why = why


def looked_at(edition: str, source: Source) -> Match:
    """A match, decision by decision; one that was given up has no end to foretell."""
    try:
        game = game_of(source, edition)
    except PigskinError as error:
        return Match("", [], [], str(error))
    try:
        rows = rows_of(game, source.name)
    except PigskinError:
        rows = []
    return Match(game.table.edition.books.root, list(opinions_of(game)), rows, "")


def watched(matches: Iterator[Match], count: int) -> Iterator[Match]:
    """The matches as they come, counted at the terminal."""
    for number, match in enumerate(matches, 1):
        print(f"\r{number} of {count} matches", end="", file=sys.stderr, flush=True)
        yield match
    print(file=sys.stderr)


def judged(rows: list[Row]) -> Area:
    """How well the bare judgement of the field foretells which of two sides scores next."""
    decided = [row for row in rows if row.next >= 0]
    return area(
        [row.facts[row.mover][WORTH] for row in decided],
        [row.next == row.mover for row in decided],
    )


def tell_agreement(found: dict[str, Agreement]) -> None:
    print("| decision | count | first choice | by chance | one of three | by chance |")
    print("| --- | --- | --- | --- | --- | --- |")
    for kind, each in found.items():
        row = each.to_dict()
        first, three = (
            f"{row[name]:.1%} ({row[f'{name}_within'][0]:.1%} to {row[f'{name}_within'][1]:.1%})"
            for name in ("first", "three")
        )
        chance = f"{row['first_by_chance']:.1%}"
        more = f"{three} | {row['three_by_chance']:.1%}" if kind in RANKED else " | "
        print(f"| {kind} | {each.tries} | {first} | {chance} | {more} |")


def tell_scores(edition: str, scores: tuple[Score, Score], bare: Area, matches: int) -> None:
    print(f"\n{edition}, {matches} matches, {scores[0].positions} positions:")
    for score in scores:
        print(
            f"{score.what}: log-loss {score.log_loss:.3f} (base rate {score.base_log_loss:.3f}), "
            f"Brier {score.brier:.3f} ({score.base_brier:.3f}), "
            f"AUC {score.area.value:.3f} ({score.area.low:.3f} to {score.area.high:.3f})"
        )
        for band in score.bands:
            print(
                f"  {band.count} positions: foretold {band.foretold:.1%}, came true "
                f"{band.came:.1%} ({band.low:.1%} to {band.high:.1%})"
            )
    print(f"judgement of the field alone: AUC {bare.value:.3f} ({bare.low:.3f} to {bare.high:.3f})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, help="a folder of matches")
    parser.add_argument("--games", type=int, default=None, help="only the first so many, by name")
    parser.add_argument("--edition", default="", help="edition of files that name none")
    parser.add_argument("--jobs", type=int, default=1, help="processes to use")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    try:
        sources = sources_in(given.folder)[: given.games]
    except PigskinError as error:
        parser.error(str(error))
    work = in_order(partial(looked_at, given.edition), sources, given.jobs)
    found = {kind: Agreement() for kind in KINDS}
    rows: dict[str, list[Row]] = {}
    left_out = 0
    for match in watched(work, len(sources)):
        left_out += bool(match.why)
        rows.setdefault(match.edition, []).extend(match.rows)
        for opinion in match.opinions:
            found[opinion.kind].add(opinion)
    foretold = {
        edition: (scores_of(weights_of(edition), each, each), judged(each))
        for edition, each in sorted(rows.items())
        if each
    }
    played = len(sources) - left_out
    if given.json:
        told = {
            "matches": played,
            "left_out": left_out,
            "agreement": {kind: each.to_dict() for kind, each in found.items()},
            "foretold": {
                edition: {"scores": [asdict(each) for each in scores], "judgement": asdict(bare)}
                for edition, (scores, bare) in foretold.items()
            },
        }
        print(json.dumps(told))
        return
    print(f"{played} matches; {left_out} left out, which the engine cannot follow\n")
    tell_agreement(found)
    for edition, (scores, bare) in foretold.items():
        tell_scores(edition, scores, bare, len({row.game for row in rows[edition]}))


if __name__ == "__main__":
    main()
