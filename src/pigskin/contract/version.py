"""The version of the contract: it changes when something that was promised does."""

from typing import Final

CONTRACT: Final = 1
