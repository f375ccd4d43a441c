"""How a coach tries out what he could do: candidates, playouts, and a budget for them."""
