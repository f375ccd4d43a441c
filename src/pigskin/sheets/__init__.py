"""Reference sheets, as they lay in the boxes: the tables of an edition, and two teams compared.

>>> from pigskin.sheets import edition_sheet
>>> sheet = edition_sheet("bb2020")
>>> [row["name"] for row in sheet["tables"]["weather"]["rows"]][:2]
['sweltering heat', 'very sunny']

All of it is plain data, made from the values and by the rules that matches are played with.
"""

from pigskin.sheets.sheet import edition_sheet
from pigskin.sheets.versus import versus_sheet

__all__ = ["edition_sheet", "versus_sheet"]
