"""A server in a process of its own, on a free port of the loopback interface."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "beagle.cli", *arguments]


def environment() -> dict[str, str]:
    return {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "en_GB.UTF-8"}


def beagle(*arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run the command to its end."""
    asked = command(*arguments)
    return subprocess.run(asked, capture_output=True, text=True, env=environment(), timeout=120, check=False)


@contextmanager
def spawned(data: Path, *arguments: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """``beagle serve`` from its first word to its end; its address."""
    asked = command("serve", "--port", "0", "--data", str(data), *arguments)
    # Tests that a shell started in the background are deaf to Ctrl-C, and would pass that on.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    process = subprocess.Popen(asked, stderr=subprocess.PIPE, text=True, env=environment())
    assert process.stderr is not None
    try:
        said = ""
        for line in process.stderr:
            said += line
            if "listens at" in line:
                yield line.split("listens at ")[1].split()[0].rstrip("/"), process
                break
        else:
            raise AssertionError(f"the server did not start: {said}")
    finally:
        process.terminate()
        process.wait(20)
        process.stderr.close()


def ask(address: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """The JSON of an answer, and the cookie that came with it."""
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + path, data, headers), timeout=30) as answer:
        return json.load(answer), (answer.headers["Set-Cookie"] or cookie).partition(";")[0]
