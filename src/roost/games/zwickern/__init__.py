"""Zwickern: buy what lies on the table, build piles, and do not get caught with one."""
