"""Why an answer is not legal now, in a sentence; each module has one chapter of the rules."""

from pigskin.contract.reasons.finding import why_not
from pigskin.contract.reasons.placing import setup_problems

__all__ = ["setup_problems", "why_not"]
