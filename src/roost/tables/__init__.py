"""Live tables: seats, clocks, bots in seats, and a log that they can be built again from."""
