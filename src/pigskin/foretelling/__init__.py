"""Learning from games how games go on: positions gathered from them, and weights fitted to these.

`gathering` makes rows of a folder of games, `rows` keeps them in a file, `fitting` finds weights
of the outlook (`pigskin.coaches.outlook`), `scoring` says how well anything was foretold.
"""
