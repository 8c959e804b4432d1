"""TypeScript types and constants of the protocol: `python -m roost.web.typescript client/src`."""

from __future__ import annotations

import importlib
import inspect
import json
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import inspect as types

import roost.games
from roost.bots.characters import CHARACTERS
from roost.bots.levels import LEVELS
from roost.core.event import Event
from roost.core.game import Game
from roost.core.move_played import MovePlayed
from roost.core.registry import games
from roost.core.view import View
from roost.tables import text_filter
from roost.tables.actions.take_back import MovesTakenBack
from roost.tables.seat import Face
from roost.web.app import ENDPOINTS
from roost.web.errors import Problem
from roost.web.messages import VERSION, Request, Response
from roost.web.table_socket import FINAL_CLOSE_CODES, REPLACEABLE_AFTER_MS

__all__ = ["files"]

_HEAD: Final = "// Generated from the server's Python code by `make types`. Do not edit.\n"
_CONSTANTS: Final[dict[str, object]] = {
    "PROTOCOL_VERSION": VERSION,
    "FINAL_CLOSE_CODES": FINAL_CLOSE_CODES,
    "REPLACEABLE_AFTER_MS": REPLACEABLE_AFTER_MS,
    "MAX_NAME_LENGTH": text_filter.MAX_NAME_LENGTH,
    "MAX_REMARK_LENGTH": text_filter.MAX_REMARK_LENGTH,
    "FACES": get_args(Face),
    "LEVELS": LEVELS,
    "CHARACTER_LEVELS": {name.lower(): level for level, names in CHARACTERS.items() for name in names},
}


def files() -> dict[str, str]:
    """The text of every file, by its path."""
    common = [kind for endpoint in ENDPOINTS for kind in (endpoint.request_type, endpoint.response_type)]
    unions = {"Request": Request, "Response": Response}
    constants = "".join(f"export const {name} = {json.dumps(value)} as const;\n" for name, value in _CONSTANTS.items())
    made = {
        "wire.ts": _file([Request, Response, Problem, MovePlayed, MovesTakenBack, *common], unions) + "\n" + constants
    }
    for game in games():
        if not _has_own_types(game):
            continue
        view, events = _own(game, View, "view"), _own(game, Event, "events")
        unions = {"View": _union(view), "GameEvent": _union(events)}
        made[f"games/{game.key}/wire.ts"] = _file([*view, *events], unions)
    return made


def _has_own_types(game: Game) -> bool:
    """Return whether it is a game of this package with views and events in modules of their own."""
    return (game.folder or "").startswith(roost.games.__name__) and find_spec(f"{game.folder}.public") is not None


def _union(kinds: Iterable[type]) -> Any:
    """All of them as one type."""
    union: Any = None
    for kind in kinds:
        union = kind if union is None else union | kind
    return union


def _own(game: Game, base: type, module: str) -> list[type]:
    """The kinds of a base that a game's folder brings."""
    found = importlib.import_module(f"{game.folder}.public.{module}")
    return [
        kind
        for _name, kind in inspect.getmembers(found, inspect.isclass)
        if issubclass(kind, base) and kind.__module__ == found.__name__
    ]


def _file(kinds: Iterable[Any], unions: dict[str, Any]) -> str:
    structs: dict[str, types.StructType] = {}
    for kind in kinds:
        if kind is not None:
            _collect(types.type_info(kind), structs)
    parts = [_HEAD, *(_interface(structs[name]) for name in sorted(structs))]
    parts += [f"export type {name} = {_written(types.type_info(union))};\n" for name, union in unions.items()]
    return "\n".join(parts)


def _collect(info: types.Type, structs: dict[str, types.StructType]) -> None:
    if isinstance(info, types.StructType):
        name = info.cls.__name__
        if name in structs:
            if structs[name].cls is not info.cls:
                raise ValueError(f"two structs are called {name}")
            return
        structs[name] = info
        for field in info.fields:
            _collect(field.type, structs)
    for part in _parts(info):
        _collect(part, structs)


def _parts(info: types.Type) -> Iterator[types.Type]:
    if isinstance(info, types.UnionType):
        yield from info.types
    elif isinstance(info, types.VarTupleType | types.ListType):
        yield info.item_type
    elif isinstance(info, types.TupleType):
        yield from info.item_types
    elif isinstance(info, types.DictType):
        yield info.value_type
    elif isinstance(info, types.Metadata):
        yield info.type


def _interface(struct: types.StructType) -> str:
    lines = [f"/** {_told(struct.cls)} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {json.dumps(struct.tag)};")
    omits = struct.cls.__struct_config__.omit_defaults
    requested = struct.cls.__module__.endswith(".messages") or struct.cls.__struct_config__.forbid_unknown_fields
    for field in struct.fields:
        absent = not field.required and (omits or requested)
        lines.append(f"  {field.encode_name}{'?' if absent else ''}: {_written(field.type)};")
    return "\n".join([*lines, "}\n"])


def _told(kind: type) -> str:
    return (inspect.getdoc(kind) or kind.__name__).partition("\n")[0]


def _written(info: types.Type) -> str:
    if isinstance(info, types.Metadata):
        return _written(info.type)
    if isinstance(info, types.StructType):
        return info.cls.__name__
    if isinstance(info, types.LiteralType):
        return " | ".join(json.dumps(value) for value in info.values)
    if isinstance(info, types.UnionType):
        return " | ".join(dict.fromkeys(_written(part) for part in info.types))
    if isinstance(info, types.VarTupleType | types.ListType):
        return f"readonly {_grouped(_written(info.item_type))}[]"
    if isinstance(info, types.TupleType):
        return f"readonly [{', '.join(map(_written, info.item_types))}]"
    if isinstance(info, types.DictType):
        return f"Readonly<Record<string, {_written(info.value_type)}>>"
    return _PLAIN[type(info)]


def _grouped(text: str) -> str:
    return f"({text})" if " | " in text or text.startswith("readonly ") else text


_PLAIN: Final[dict[type[types.Type], str]] = {
    types.AnyType: "unknown",
    types.BoolType: "boolean",
    types.FloatType: "number",
    types.IntType: "number",
    types.NoneType: "null",
    types.StrType: "string",
}


def main() -> None:
    """Write the files."""
    folder = Path(sys.argv[1])
    for path, text in files().items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
