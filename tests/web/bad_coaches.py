"""Computer coaches that nobody wants, for test_computers."""

import os
import time


class Hangs:
    def choose(self, game):
        time.sleep(600)


class Dies:
    def choose(self, game):
        os._exit(3)


class Raises:
    def choose(self, game):
        raise RuntimeError("\x1b[31mno\x1b[0m")


class Nonsense:
    def choose(self, game):
        return "dance"
