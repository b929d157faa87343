"""One measurement in a process of its own, so that none is warmed up or slowed down by another."""

import json
import subprocess
import sys

from beagle.core.errors import BeagleError


def measure_apart(module: str, kind: str, name: str, *request: int | float) -> float:
    """What ``measure`` of that module answers. Raises ``BeagleError`` with the reason where it fails."""
    command = [sys.executable, "-m", module, json.dumps([kind, name, *request])]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode:
        last = (answer.stderr.strip() or "no reason given").splitlines()[-1]
        raise BeagleError(f"measuring {name} ({kind}) failed: {last}")
    return float(answer.stdout.splitlines()[-1])
