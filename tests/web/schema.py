"""A checker for the part of JSON Schema that Roost's OpenAPI document uses."""

from __future__ import annotations

from typing import Any

KINDS: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
KNOWN = {
    "$ref", "anyOf", "enum", "const", "type", "properties", "required", "additionalProperties", "items", "prefixItems",
    "minItems", "maxItems", "minLength", "maxLength", "minimum", "maximum", "pattern", "default", "title",
    "description", "discriminator",
}  # fmt: skip


def resolve(document: Any, reference: str) -> Any:
    found = document
    assert reference.startswith("#/"), reference
    for part in reference.removeprefix("#/").split("/"):
        found = found[part]
    return found


def schema_error(value: Any, schema: Any, document: Any, where: str = "$") -> str:
    """Return what is wrong with a value, or an empty string."""
    unknown = set(schema) - KNOWN
    assert not unknown, f"the checker does not support {unknown}"
    if "$ref" in schema:
        return schema_error(value, resolve(document, schema["$ref"]), document, where)
    if "anyOf" in schema:
        found = [schema_error(value, one, document, where) for one in schema["anyOf"]]
        return "" if "" in found else " and ".join(found)
    if "enum" in schema and value not in schema["enum"]:
        return f"{where}: {value!r} is none of {schema['enum']}"
    if "const" in schema and value != schema["const"]:
        return f"{where}: {value!r} is not {schema['const']!r}"
    kind = schema.get("type")
    if kind is not None and (not isinstance(value, KINDS[kind]) or (kind != "boolean" and isinstance(value, bool))):
        return f"{where}: {value!r} is no {kind}"
    if isinstance(value, dict):
        return _object(value, schema, document, where)
    if isinstance(value, list):
        return _array(value, schema, document, where)
    return ""


def _object(value: dict[str, Any], schema: Any, document: Any, where: str) -> str:
    known = schema.get("properties", {})
    missing = set(schema.get("required", ())) - set(value)
    if missing:
        return f"{where}: {missing} is missing"
    others = schema.get("additionalProperties", not known)
    for name, part in value.items():
        found = known.get(name, others)
        if found is False:
            return f"{where}: {name} is not described"
        if found is not True and (problem := schema_error(part, found, document, f"{where}.{name}")):
            return problem
    return ""


def _array(value: list[Any], schema: Any, document: Any, where: str) -> str:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        return f"{where}: {len(value)} items"
    first = schema.get("prefixItems", [])
    for number, part in enumerate(value):
        found = first[number] if number < len(first) else schema.get("items", True)
        if found is False:
            return f"{where}[{number}] is not described"
        if found is not True and (problem := schema_error(part, found, document, f"{where}[{number}]")):
            return problem
    return ""
