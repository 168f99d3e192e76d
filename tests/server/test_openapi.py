"""The OpenAPI description is true: generated requests get described answers and never a 5xx."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.kit import ROOT, Player, Server

ENDLESS = ("/stream", "/export")  # they go on, or are not JSON
KEEPS_SIGNED_IN = ("/logout", "/logout-everywhere", "/login", "/session")


def test_every_path_of_the_description_is_in_the_page(server: Server) -> None:
    page = (ROOT / "docs" / "api.md").read_text()
    described = httpx.get(server.url + "/api/v1/openapi.json").json()
    for path in described["paths"]:
        last = [part for part in path.split("/") if part and "{" not in part][-1]
        assert re.search(rf"[/.]{re.escape(last)}\b", page), path


@pytest.fixture
def schema(server: Server) -> Any:
    return schemathesis.openapi.from_url(server.url + "/api/v1/openapi.json")


def test_generated_requests_get_described_answers(server: Server, schema: Any) -> None:
    player = Player(server, "Schema")
    table = player.table("me", "bot:random", game="toy")["id"]
    token = player.post("/tokens", label="schema")["token"]
    headers = {"Authorization": f"Bearer {token}"}
    count = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if operation.path.endswith(ENDLESS + KEEPS_SIGNED_IN):
            continue
        count += 1
        try_out(operation, headers, table)
    assert count > 30


def try_out(operation: Any, headers: dict[str, str], table: str) -> None:
    @settings(
        max_examples=8,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    @given(case=operation.as_strategy())
    def once(case: Any) -> None:
        if case.path_parameters and "table_id" in case.path_parameters:
            if len(case.path_parameters["table_id"]) % 2 == 0:
                case.path_parameters["table_id"] = table
        response = case.call(headers=headers)
        case.validate_response(
            response,
            checks=[not_a_server_error, status_code_conformance, response_schema_conformance],
        )

    once()
