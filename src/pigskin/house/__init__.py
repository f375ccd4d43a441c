"""House editions: editions in folders outside the package, each laid over another edition.

`pigskin.editions.load(folder)` reads one; docs/adding-an-edition.md says what a folder holds.
"""
