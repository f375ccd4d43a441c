"""A bot for `pigskin talk` in plain Python: it blocks when it can, and else does anything.

    pigskin simulate --home-coach 'run:python examples/bot.py' --away-coach random --games 3
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


def one_of(groups):
    """An answer out of the groups of a question: one of each list in it."""
    blocks = [group for group in groups if group["verb"] == "block"]
    group = random.choice(blocks or groups)
    return {
        name: random.choice(value) if isinstance(value, list) else value
        for name, value in group.items()
    }


for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "ask":
        say({"n": message["n"], "answer": one_of(message["question"]["answers"])})
    elif message["t"] == "no":
        print(message["words"], file=sys.stderr)  # it would be asked twice more
    elif message["t"] == "over":
        break
