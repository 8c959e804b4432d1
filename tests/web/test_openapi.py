"""The OpenAPI document."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from roost.web.app import ENDPOINTS
from tests.web.api import Api
from tests.web.schema import resolve, schema_error

PARTS = {"title", "version", "license"}


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if "$ref" in node:
            yield node["$ref"]
        for part in node.values():
            yield from references(part)
    elif isinstance(node, list):
        for part in node:
            yield from references(part)


def test_the_document_is_of_openapi_3_1(api: Api) -> None:
    document = api.document
    assert re.fullmatch(r"3\.1\.\d+", document["openapi"])
    assert set(document["info"]) == PARTS
    assert set(document) == {"openapi", "info", "paths", "components"}
    assert set(document["components"]) == {"schemas", "securitySchemes"}
    assert document["components"]["securitySchemes"] == {"token": {"type": "http", "scheme": "bearer"}}


def test_the_document_describes_exactly_the_endpoints(api: Api) -> None:
    described = {(method.upper(), path) for path, item in api.document["paths"].items() for method in item}
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    names = [operation["operationId"] for item in api.document["paths"].values() for operation in item.values()]
    assert len(set(names)) == len(names) == len(ENDPOINTS)


def test_each_operation_has_parameters_body_responses_and_security(api: Api) -> None:
    for endpoint in ENDPOINTS:
        operation = api.document["paths"][endpoint.path][endpoint.method.lower()]
        assert operation["summary"] == endpoint.summary
        assert set(operation["responses"]) == {"200", "default"}
        assert ("requestBody" in operation) == (endpoint.request_type is not None)
        parameters = {(parameter["in"], parameter["name"]) for parameter in operation.get("parameters", [])}
        in_path = {("path", name) for name in re.findall(r"{(\w+)}", endpoint.path)}
        assert parameters == in_path | {("query", name) for name in endpoint.query_schemas}
        for parameter in operation.get("parameters", []):
            assert parameter.get("required", False) == (parameter["in"] == "path")
        security: Any = {"none": None, "optional": [{}, {"token": []}], "required": [{"token": []}]}[
            endpoint.authentication
        ]
        assert operation.get("security") == security


def test_each_reference_resolves_and_each_schema_is_used(api: Api) -> None:
    found = set(references(api.document))
    for reference in found:
        assert resolve(api.document, reference)
    assert {reference.rpartition("/")[2] for reference in found} == set(api.document["components"]["schemas"])


def test_the_schema_checker_finds_errors(api: Api) -> None:
    schema = {"$ref": "#/components/schemas/Problem"}
    right = {"reason": "a", "data": {"b": 1}, "text": "c"}
    assert schema_error(right, schema, api.document) == ""
    others: list[Any] = [
        {**right, "reason": 1},
        {"reason": "a"},
        {**right, "data": {"b": []}},
        {**right, "more": 1},
        [],
    ]
    for other in others:
        assert schema_error(other, schema, api.document), other
