"""The commands `roost backup`, `roost restore` and `roost check`."""
