"""The OpenAPI document, generated from the endpoints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import roost
from roost.web.endpoint import Endpoint
from roost.web.errors import JSON, Problem

__all__ = ["openapi_document"]


def openapi_document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """Return the document as data for JSON."""
    types = [
        kind for endpoint in endpoints for kind in (endpoint.request_type, endpoint.response_type) if kind is not None
    ]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
    found = iter(schemas)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        takes = next(found) if endpoint.request_type is not None else None
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, takes, next(found))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Roost", "version": roost.__version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}}},
    }


def _operation(endpoint: Endpoint, takes: Any, gives: Any) -> dict[str, Any]:
    problem = {"description": "What was wrong", "content": _content(JSON, {"$ref": "#/components/schemas/Problem"})}
    told: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": endpoint.handler.__name__,
        "responses": {
            "200": {"description": endpoint.summary, "content": _content(endpoint.media_type.partition(";")[0], gives)},
            "default": problem,
        },
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ] + [{"name": name, "in": "query", "schema": schema} for name, schema in endpoint.query_schemas.items()]
    if parameters:
        told["parameters"] = parameters
    if takes is not None:
        told["requestBody"] = {"required": True, "content": _content(JSON, takes)}
    if endpoint.authentication != "none":
        told["security"] = [{"token": []}] if endpoint.authentication == "required" else [{}, {"token": []}]
    return told


def _content(media: str, schema: Any) -> dict[str, Any]:
    return {media: {"schema": schema}}
