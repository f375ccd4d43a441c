"""How the better coaches think: what a position is worth, and plans for a whole turn."""
