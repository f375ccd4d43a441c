"""Pages that need nothing else: markup in which every text is escaped, tables, styles."""
