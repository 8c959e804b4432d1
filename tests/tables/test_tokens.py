"""Tokens of guests, and names of tables."""

from __future__ import annotations

import pytest

from roost.tables.tokens import is_table_name, is_token, new_table_name, new_token, rematch_name, token_hash


def test_a_token_has_128_random_bits() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(is_token(token) and len(bytes.fromhex(token)) == 16 for token in tokens)
    assert all({token[place] for token in tokens} == set("0123456789abcdef") for place in range(32))


@pytest.mark.parametrize("text", ["", "0" * 31, "0" * 33, "G" * 32, "A" * 32, "0" * 32 + "\n", "0" * 31 + "é"])
def test_texts_of_another_form_are_no_tokens(text: str) -> None:
    assert not is_token(text)


def test_only_a_hash_is_stored() -> None:
    token = new_token()
    kept = token_hash(token)
    assert kept == token_hash(token)
    assert len(bytes.fromhex(kept)) == 16
    assert kept not in token
    assert token not in kept
    assert token_hash(kept) != kept, "a reader of the database has no token"
    assert len({token_hash(new_token()) for _ in range(200)}) == 200


def test_names_of_tables_can_be_read_out() -> None:
    names = {new_table_name() for _ in range(200)} | {rematch_name(f"{number:064x}") for number in range(200)}
    assert len(names) == 400
    assert all(len(name) == 10 and is_table_name(name) for name in names)
    assert not any(map(is_table_name, ("", "abc", "abcdefghjkm", "abcdefghi0", "ABCDEFGHJK", "abcdefghj\n", "é" * 10)))
    assert set().union(*names) == set("abcdefghjkmnpqrstuvwxyz23456789"), "no i, l, o, 0 or 1"
