"""Live tables: seats, clocks, bots, and the log from which a table can be rebuilt."""
