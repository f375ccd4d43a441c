"""The pages of docs/ say what the code does."""

import re
import runpy
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest

from pigskin.options import OPTION_CHOICES, Options, option_values

DOCS = Path(__file__).parent.parent / "docs"


def test_every_option_has_a_row_and_its_default_comes_first() -> None:
    page = (DOCS / "options.md").read_text(encoding="utf-8")
    defaults = option_values(Options())
    assert list(defaults) == list(OPTION_CHOICES)
    for name, choices in OPTION_CHOICES.items():
        row = next((line for line in page.splitlines() if line.startswith(f"| `{name}` |")), "")
        values = [f"`{value!r}`".replace("'", '"') for value in choices]
        listed = ", ".join(values) if len(values) < 10 else f"{values[0]} to {values[-1]}"
        assert f"| {listed} |" in row, f"docs/options.md: {name} needs {values}"
        assert defaults[name] == choices[0], name


def test_every_module_of_the_engine_is_in_the_architecture_page() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    package = DOCS.parent / "src" / "pigskin"
    for path in sorted(package.iterdir()):
        if path.name.startswith("_") or path.name in ("py.typed", "errors.py"):
            continue
        name = f"{path.name}/" if path.is_dir() else path.name
        assert f"`{name}`" in page, f"docs/architecture.md does not mention {name}"


def test_the_editions_page_is_up_to_date() -> None:
    from pigskin.editions.compare import page

    kept = (DOCS / "editions.md").read_text(encoding="utf-8")
    assert kept == page(), "run: python -m pigskin.editions.compare > docs/editions.md"


def test_the_cards_page_is_up_to_date() -> None:
    from pigskin.teams.decks_page import page

    kept = (DOCS / "cards.md").read_text(encoding="utf-8")
    assert kept == page(), "run: python -m pigskin.teams.decks_page > docs/cards.md"


def test_the_tables_of_the_contract_page_are_up_to_date() -> None:
    from pigskin.contract.pages import PARTS, renewed

    page = (DOCS / "contract.md").read_text(encoding="utf-8")
    assert page == renewed(page), "run: python -m pigskin.contract.pages docs/contract.md"
    assert all(f"<!-- {name} -->" in page for name in PARTS)


def test_the_moments_page_is_up_to_date() -> None:
    from pigskin.effects import pages

    if not str(pages.__file__).endswith(".py"):
        pytest.skip("the compiled engine does not show its signatures")
    kept = (DOCS / "moments.md").read_text(encoding="utf-8")
    assert kept == pages.page(), "run: python -m pigskin.effects.pages > docs/moments.md"


EXAMPLES = [
    textwrap.dedent(found).strip()
    for found in re.findall(
        r"```python\n(.*?)```", (DOCS / "adding-a-skill.md").read_text(encoding="utf-8"), re.DOTALL
    )
]


@pytest.mark.parametrize("example", EXAMPLES, ids=[each.split("\n")[0] for each in EXAMPLES])
def test_the_examples_of_effects_are_those_of_the_engine_and_work(example: str) -> None:
    if example.startswith("class "):
        modules = (DOCS.parent / "src" / "pigskin").rglob("*.py")
        assert any(example in each.read_text(encoding="utf-8") for each in modules)
        return
    names: dict[str, Callable[[], None]] = {}
    exec(example, names)
    tests = [each for name, each in names.items() if name.startswith("test_")]
    assert tests
    for test in tests:
        test()


def test_the_editions_page_names_every_figure() -> None:
    from pigskin.figures import FIGURES, Figures

    figures = Figures()
    if not hasattr(figures, "__dict__"):
        pytest.skip("the compiled engine does not list its fields")
    assert set(FIGURES) == set(vars(figures))


def test_the_page_of_leagues_names_every_bonus_and_tiebreaker() -> None:
    from pigskin.league.switches import VALUES

    page = (DOCS / "leagues.md").read_text(encoding="utf-8")
    for name in (*VALUES["bonus"], *VALUES["tiebreakers"]):
        assert f"`{name}`" in page, name


def test_the_readme_links_every_page() -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    for page in sorted(DOCS.glob("*.md")):
        assert f"(docs/{page.name})" in readme, f"README.md does not link docs/{page.name}"


def test_the_picture_in_the_readme_is_what_the_terminal_shows() -> None:
    picture = runpy.run_path(str(DOCS / "picture.py"))["picture"]()
    kept = (DOCS / "table.svg").read_text(encoding="utf-8")
    words = re.compile(r"<text[^>]*>(.*?)</text>")
    assert words.findall(kept) == words.findall(picture), "run: python docs/picture.py"
