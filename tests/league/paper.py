"""Papers to test with: sheets as full as they can be, and what stands on a page."""

from __future__ import annotations

from dataclasses import replace
from html.parser import HTMLParser

from pigskin.league import create, fold
from pigskin.league.figures import league_figures
from pigskin.league.sheet import Advance, Sheet, SheetPlayer
from pigskin.teams import ready_team
from pigskin.teams.books import books

HOSTILE = """<script>alert("1")</script><img src=x onerror='alert(2)'>&amp;"""


def new_sheet(edition: str, roster: str = "human") -> Sheet:
    return fold(create(ready_team(edition, roster), league_figures(edition).switches))


def full_sheet(edition: str, roster: str = "human", skills: int = 6) -> Sheet:
    """Sixteen players with long names, many skills, injuries and feats."""
    sheet = new_sheet(edition, roster)
    known = sorted(books(edition).skill_categories)
    positions = sheet.roster.positions
    players: dict[str, SheetPlayer] = {}
    for n in range(1, 17):
        learned = [known[(n * 7 + 5 * i) % len(known)] for i in range(skills)]
        players[f"p{n:02}"] = SheetPlayer(
            key=f"p{n:02}",
            number=n if n < 15 else n + 80,
            name=f"Maximilian van der Ferry-Crossing the {n}th",
            position=positions[n % len(positions)].name,
            how="bought",
            earned=60 + n,
            spent=40 if league_figures(edition).costs else 0,
            feats={"touchdowns": n, "casualties": n % 4, "mvp": n % 3, "kills": 1},
            advances=(
                *[Advance(each, "normal") for each in learned],
                *([Advance("+1 ST", "characteristic")] if n % 4 == 0 else []),
            ),
            niggling=n % 3,
            losses=("ma", "av", "av") if n % 5 == 0 else (),
            misses_next=n % 6 == 0,
            resting=n == 11,
        )
    return replace(
        sheet,
        players=players,
        coach="Ada of Arley",
        treasury=385_000,
        rerolls=4,
        assistant_coaches=3,
        cheerleaders=11,
        record=replace(sheet.record, won=11, drawn=3, lost=2),
    )


class Page(HTMLParser):
    """What stands on a page: its elements, its text, and the cells of its tables."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[str] = []
        self.attributes: list[str] = []
        self.words: list[str] = []
        self.tables: list[list[list[str]]] = []
        self._cell = False
        self._quiet = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        self.attributes += [name for name, _ in attrs]
        self._quiet = tag == "style"
        if tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
            self._cell = True

    def handle_endtag(self, tag: str) -> None:
        if tag in ("td", "th"):
            self._cell = False

    def handle_data(self, data: str) -> None:
        if self._quiet:
            self._quiet = False
            return
        self.words.append(data)
        if self._cell:
            self.tables[-1][-1][-1] += f"{data} "

    @property
    def text(self) -> str:
        return "".join(self.words)

    def rows(self, table: int = 0) -> list[list[str]]:
        """The cells of a table, without those rows that are left empty."""
        cells = [[" ".join(cell.split()) for cell in row] for row in self.tables[table]]
        return [row for row in cells if any(row)]
