"""Any position of any game in a page, at once: the engine plays to it, and the page talks to the engine.

The pages are the server's; only the table and its live connection are answered here, so that a phase which comes up
once in many matches, or six players, take no time to reach.
"""

import json
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

import beagle
from beagle.server.previews import preview, worlds_of
from web.fixtures.make import message, table

ME = 0
MOST_MATCHES = 60
"""So many matches at random come to every phase that we ask for."""

View = dict[str, Any]


@dataclass(frozen=True)
class Position:
    """A moment of a game at which seat 0 has to act, or its end."""

    game: str
    name: str
    players: int
    until: Callable[[View], bool] = field(compare=False)
    touch: tuple[str, ...] = ()
    """Selectors; the first that is there is pressed."""
    tab: int | None = None
    """The part of the table shown on a phone; by default the one that the table shows."""
    options: tuple[tuple[str, object], ...] = ()

    @property
    def title(self) -> str:
        return f"{self.game}-{self.name}-{self.players}"


class Played:
    """A match as the engine has it: plays at random, then answers a page."""

    def __init__(self, position: Position, seed: int) -> None:
        self.game: Any = beagle.game(position.game)
        options: dict[str, Any] = dict(position.options)
        self.state: Any = self.game.start(players=position.players, seed=seed, **options)
        self.entries: list[dict[str, Any]] = []
        self.scores: list[list[int]] = [list(self.state.scores())]
        self.chance = random.Random(seed)

    def reach(self, until: Callable[[View], bool]) -> bool:
        """Whether the match came to where it was wanted."""
        while not self.state.is_over():
            acting = self.state.to_act()
            if ME in acting and until(self.state.view(ME)):
                return True
            self.apply(acting[0], self.chance.choice(self.state.legal_actions(acting[0])))
        return until(self.state.view(ME))

    def apply(self, seat: int, action: int) -> None:
        told = [self.state.event(seat, action, ME)]
        self.state.apply(seat, action)
        told.extend(self.state.news(ME))
        number = len(self.entries) + 1
        self.entries.append({"kind": "moved", "number": number, "at": 0, "seat": seat, "by": "player", "told": told})
        self.scores.append(list(self.state.scores()))

    def message(self) -> dict[str, Any]:
        return message(self.game, self.state, self.entries)

    def answer(self, request: dict[str, Any]) -> list[dict[str, Any]]:
        """What the server would say."""
        asked = request["type"]
        done = {"type": "done", "id": request["id"], "number": len(self.entries)}
        if asked in ("preview", "move"):
            action = self.game.parse_action(request["action"])
            found = preview(self.state.view(ME), worlds_of(self.state, ME), ME, action)
            if asked == "preview" or (found.final and not request["confirmed"]):
                answer = "preview" if asked == "preview" else "confirm"
                return [{**request, "type": answer, "preview": msgspec.to_builtins(found)}]
            self.apply(ME, action)
            return [self.message(), {**done, "number": len(self.entries)}]
        return [done]


@cache
def found_at(position: Position) -> int:
    """The seed of a match that comes to a position."""
    for seed in range(MOST_MATCHES):
        if Played(position, seed).reach(position.until):
            return seed
    raise AssertionError(f"of {MOST_MATCHES} matches, none came to {position.title}")


def show(page: Page, position: Position) -> None:
    """Open the table in this position, and press what the position says."""
    played = Played(position, found_at(position))
    played.reach(position.until)
    laid = table(played.game, position.players, played.state.is_over()) | {"options": dict(position.options)}

    def serve(socket: WebSocketRoute) -> None:
        def receive(text: str | bytes) -> None:
            for one in played.answer(json.loads(text)):
                socket.send(json.dumps(one))

        socket.on_message(receive)
        socket.send(json.dumps(played.message()))

    def scores(route: Route) -> None:
        route.fulfill(json={"events": list(range(len(played.scores))), "points": played.scores})

    page.unroute_all()
    page.route("**/api/tables/demo", lambda route: route.fulfill(json=laid))
    page.route("**/api/tables/demo/scores", scores)
    page.route_web_socket("**/api/tables/demo/live*", serve)
    page.goto("/t/demo")
    page.wait_for_selector("main")
    settle(page)
    press(page, position.touch)


def press(page: Page, touch: tuple[str, ...]) -> None:
    """Press the first of these that is there."""
    if not touch:
        return
    for selector in touch:
        there = page.locator(selector).locator("visible=true")
        if there.count():
            there.first.click()
            settle(page)
            return
    raise AssertionError(f"expected one of {', '.join(touch)} to press, found none")


def settle(page: Page) -> None:
    """Wait until every part of the table is there and nothing moves."""
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_timeout(150)


def phase(*wanted: str, **more: object) -> Callable[[View], bool]:
    """A view of one of these phases; ``more`` names other fields and what they must be at least, or be."""

    def is_there(view: View) -> bool:
        if view["phase"] not in wanted:
            return False
        return all(has(view.get(name), least) for name, least in more.items())

    return is_there


def has(value: Any, wanted: object) -> bool:
    if isinstance(wanted, bool):
        return bool(value) == wanted
    if isinstance(wanted, int):
        return value is not None and value >= wanted
    return bool(value == wanted)


def tiles(least: int, *phases: str) -> Callable[[View], bool]:
    """Footsteps: so many tiles in my notebook."""
    return lambda view: view["phase"] in phases and view["seats"][ME]["tiles"] >= least


def answer(view: View) -> bool:
    """Darwinning!: somebody has laid cards down in this trick, in the second era or later."""
    return view["phase"] == "play" and view["era"] >= 2 and any(seat["played"] for seat in view["seats"][ME + 1 :])


OFFERED = "[data-choice='1']"


def positions(game: str, players: int) -> list[Position]:
    """Every phase of a game with so many players."""

    def at(name: str, until: Callable[[View], bool], *touch: str, **options: object) -> Position:
        return Position(game, name, players, until, touch, options=tuple(options.items()))

    if game == "footsteps":
        return [
            at("opening", tiles(0, "take")),
            at("choice", tiles(9, "take"), OFFERED, ".take.can"),
            at("turn", tiles(9, "take")),
            at("theory", tiles(8, "develop")),
            at("end", phase("over")),
        ]
    if game == "darwinci":
        return [
            at("draw", phase("draw")),
            at("set", phase("set"), OFFERED, ".grip.open"),
            at("buy", phase("buy", round=2)),
            at("return", phase("return", round=2)),
            at("offer", phase("offer", round=3), OFFERED, ".grip.open"),
            at("bid", phase("bid", round=3, bidding_turn=3), expert=True),
            at("stone", phase("bid", round=3, bidding_turn=2), ".put.open", expert=True),
            at("place", phase("place", round=3), OFFERED, ".grip.open"),
            at("jewel", phase("score", round=3)),
            at("refill", phase("refill", round=3)),
            at("end", phase("over")),
        ]
    shared = [
        at("name", phase("name", era=2)),
        at("lead", phase("play", era=2, best=False)),
        at("answer", answer, OFFERED, ".hand .can"),
        at("improve", phase("choose", stage="trick")),
        at("trait", phase("place")),
        at("steal", phase("steal")),
        at("feed", phase("feed")),
        at("metamorphosis", phase("way", "choose", "place", stage="metamorphosis")),
        at("end", phase("over")),
    ]
    return [*shared, at("open", phase("declare"))] if players == 2 else shared
