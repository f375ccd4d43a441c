"""The contract: what stands outside the engine sees of it, as words and as plain data."""
