"""An arena's file as tests compare it."""

import json
from pathlib import Path
from typing import Any


def repeatable(out: Path) -> list[dict[str, Any]]:
    """Its lines without thinking times: what is the same each time."""
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    return [{key: value for key, value in line.items() if key != "thinking"} for line in lines]
