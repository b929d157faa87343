# ruff: noqa: F403
"""Everything that crosses the wire: HTTP bodies, and the messages of live play in both directions.

These types are the protocol: the server reads and writes nothing else, OpenAPI and ``docs/protocol.md`` describe them,
and ``python -m scripts.wire_typescript`` turns them into ``web/src/wire.ts``.

Seats count from 0, moments are milliseconds since 1970 (UTC), languages are ``fr`` and ``en``. A *sentence* is
``{"key": "event-studied", "seat": 0, "tile": "jaguar", "then": [sentences]}``: its key and its parameters, to be put
into words with the game's Fluent files. The same sentence as a choice has ``choose-`` instead of ``event-``.
"""

from beagle.server.wire.basics import *
from beagle.server.wire.clocks import *
from beagle.server.wire.games import *
from beagle.server.wire.incoming import *
from beagle.server.wire.matches import *
from beagle.server.wire.outgoing import *
from beagle.server.wire.people import *
from beagle.server.wire.stream import *
from beagle.server.wire.tables import *
