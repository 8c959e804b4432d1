"""What people and bots do at a table: one module for each thing.

A module states once when the thing is allowed. Its action (such as `sit`) checks that, applies it, and returns the
entries for the log; if it raises, nothing has changed. Its reader (such as `read_sat`) checks and applies an entry of
the log in the same way. Conditions that a log cannot show, such as how fast somebody talks, are checked by the action
alone.
"""
