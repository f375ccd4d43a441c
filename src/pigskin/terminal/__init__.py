"""The terminal table: a match in a text window, for people and computer coaches on either side."""
