"""Every example in a docstring works as it stands."""

import doctest
import importlib
from pathlib import Path

import pytest

import pigskin

SOURCES = Path(pigskin.__file__).parent
MODULES = sorted(
    ".".join(file.relative_to(SOURCES.parent).with_suffix("").parts).removesuffix(".__init__")
    for file in SOURCES.rglob("*.py")
    if ">>> " in file.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module(name: str) -> None:
    module = importlib.import_module(name)
    if not str(module.__file__).endswith(".py"):
        pytest.skip("the compiled engine keeps no examples")
    done = doctest.testmod(module, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert done.attempted
    assert not done.failed
