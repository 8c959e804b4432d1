"""What people and bots do at a table: one module for each thing.

An action (such as `sit`) returns the entries for the log; if it raises, nothing has changed. Where a log holds all that
an action was given, it is read back by the action itself. Other actions check what no log shows, such as how fast
somebody talks, and leave the rest to a function (such as `apply_said`) that reading a log back uses as well.
"""
