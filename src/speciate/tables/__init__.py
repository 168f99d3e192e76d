"""The life of a table: seats, versions, undo, clocks, bots in seats. No HTTP and no database."""
