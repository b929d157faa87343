"""Schemathesis over every HTTP route: no failure of the server, no answer that the schema doesn't describe."""

import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.processes import ask, spawned

EXAMPLES = 12
"""For each route."""

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]

STREAMS = ["/api/stream", "/api/tables/{table}/stream"]
"""They end when the match does; ``test_site`` reads them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    data: Path = tmp_path_factory.mktemp("data")
    with spawned(data, "--thinkers", "0", "--bot-pause", "0", "--unhurried") as (address, _):
        yield address


@pytest.fixture(scope="module")
def schema(server: str) -> Any:
    return schemathesis.openapi.from_url(f"{server}/schema/openapi.json").exclude(path=STREAMS)


@pytest.fixture(scope="module")
def known(server: str) -> dict[str, list[str]]:
    """Things that exist, so that some requests succeed: a table that is open, one in play, a game, a player."""
    me, cookie = ask(server, "/api/me", {"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    waiting, _ = ask(server, "/api/tables", {"game": "footsteps", "seats": seats}, cookie)
    playing, _ = ask(server, "/api/tables", {"game": "footsteps", "seats": seats[:1] * 2}, cookie)
    return {
        "cookie": [cookie.partition("=")[2]],
        "table": [waiting["id"], playing["id"]],
        "game": ["footsteps"],
        "folder": ["footsteps", "beagle"],
        "file": ["en.ftl"],
        "player": [me["player"]["id"]],
    }


def make_real(case: Any, known: dict[str, list[str]]) -> None:
    """Most invented ids become ones that exist."""
    for name, value in (case.path_parameters or {}).items():
        chosen = sum(str(value).encode()) % 4
        if name in known and chosen < 3:
            case.path_parameters[name] = known[name][chosen % len(known[name])]


def test_every_route_keeps_to_its_description(server: str, schema: Any, known: dict[str, list[str]]) -> None:
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 25
    for operation in operations:

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def keeps_to_it(case: Any) -> None:
            make_real(case, known)
            case.call_and_validate(checks=CHECKS, cookies={"beagle": known["cookie"][0]})

        keeps_to_it()

    with urllib.request.urlopen(f"{server}/metrics") as answer:
        metrics = answer.read().decode()
    answered = {status: float(count) for status, count in re.findall(r'responses_total{status="(\d+)"} (\S+)', metrics)}
    assert answered["200"] > 50
    assert not [status for status in answered if status.startswith("5")]
