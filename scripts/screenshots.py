"""Takes pictures of the app (after ``make setup``): ``screenshots.py [GAME ...]`` those of the README,
``screenshots.py --album FOLDER [NAME ...]`` every page and state whose name begins so, in all sizes, light and dark.

A match against bots is played at random until the state wanted is reached; then something is touched, and photographed.
"""

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser import positions  # noqa: E402
from tests.browser.conftest import DESKTOP, FLAGS, PHONE, TABLET, browser_path, listening  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
SIZES = [(1280, 600), (1366, 640), (1920, 950), TABLET, PHONE]
THEMES = ("light", "dark")
COUNTS = {"footsteps": (2, 5), "darwinci": (3, 5), "darwinning": (2, 6)}
"""With how many players the phases of a game are photographed."""

SET_UP = """async ([game, players, seats]) => {
  const ask = (path, body) => fetch('/api' + path, { method: 'POST', headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body) }).then((answer) => answer.json());
  await ask('/me', { name: 'Emma' });
  const bots = Array.from({ length: players - seats.length }, () => ({ kind: 'bot', level: '1' }));
  const table = await ask('/tables', { game, seats: [...seats, ...bots] });
  return table.id;
}"""
"""A table with bots; its id."""

PLAY_ON = """([table, wanted]) => new Promise((done, fail) => {
  const isThere = new Function('state', 'view', 'me', 'return ' + wanted);
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?seat=0`);
  let asked = -1;
  socket.onclose = () => fail(new Error('the server hung up'));
  socket.onmessage = (event) => {
    const state = JSON.parse(event.data);
    if (state.type !== 'state') return;
    if (state.result || isThere(state, state.view, state.view.seats[0])) {
      socket.onclose = null; socket.close(); return done(!state.result); }
    if (state.number === asked || !state.to_act.includes(0) || !state.legal.length) return;
    asked = state.number;
    const any = state.legal[Math.floor(Math.random() * state.legal.length)].action;
    socket.send(JSON.stringify({ type: 'move', id: 1, seat: 0, action: any, seen: state.number, confirmed: true }));
  };
})"""
"""Plays any legal action for seat 0 until a state is reached; false if the match ended before."""


@dataclass
class Scene:
    """What to photograph: a page, or a table in a state, after touching some things."""

    name: str
    path: str = ""
    game: str = ""
    until: str = "false"
    touch: tuple[str, ...] = ()
    """Selectors to click in turn; ``key:x`` presses a key, ``lens`` holds the lens."""
    players: int = 4
    seats: tuple[str, ...] = ("me",)


MINE = "state.to_act.includes(0) && "
SCENES = [
    Scene("home", "/"),
    Scene("home-mine", "/", game="darwinci", until=MINE + "view.phase === 'bid'"),
    Scene("setup-footsteps", "/new/footsteps"),
    Scene("setup-darwinning", "/new/darwinning"),
    Scene("rules", "/rules/darwinning"),
    Scene("about", "/about"),
    Scene("lobby", game="footsteps", seats=("me", "open", "invited"), players=4, until="lobby"),
    Scene("footsteps-opening", game="footsteps", until=MINE + "true"),
    Scene(
        "footsteps-choice",
        game="footsteps",
        until=MINE + "me.tiles >= 8 && view.phase === 'take'",
        touch=(".take.can >> nth=1",),
    ),
    Scene("footsteps-lens", game="footsteps", until=MINE + "me.tiles >= 6 && view.phase === 'take'", touch=("lens",)),
    Scene("footsteps-theory", game="footsteps", until=MINE + "view.phase === 'develop'"),
    Scene("footsteps-theory-chosen", game="footsteps", until=MINE + "view.phase === 'develop'", touch=(".pick",)),
    Scene(
        "footsteps-notebook",
        game="footsteps",
        until=MINE + "me.tiles >= 8 && view.phase === 'take'",
        touch=(".take.can >> nth=0", "tab:1"),
    ),
    Scene(
        "footsteps-rivals", game="footsteps", until=MINE + "me.tiles >= 8 && view.phase === 'take'", touch=("tab:2",)
    ),
    Scene("footsteps-log", game="footsteps", until=MINE + "me.tiles >= 8 && view.phase === 'take'", touch=("tab:3",)),
    Scene(
        "footsteps-card",
        game="footsteps",
        until=MINE + "me.tiles >= 4 && view.phase === 'take'",
        touch=("focus:.take.can >> nth=0", "key:i"),
    ),
    Scene(
        "footsteps-why",
        game="footsteps",
        until=MINE + "me.tiles >= 4 && view.phase === 'take'",
        touch=(".take:not(.can) >> nth=0",),
    ),
    Scene("footsteps-menu", game="footsteps", until=MINE + "me.tiles >= 2", touch=("key:m",)),
    Scene("footsteps-end", game="footsteps", until="false"),
    Scene("footsteps-curtain", game="footsteps", seats=("me", "me"), players=3, until=MINE + "true"),
    Scene("darwinci-set", game="darwinci", until=MINE + "view.phase === 'set'"),
    Scene("darwinci-set-tried", game="darwinci", until=MINE + "view.phase === 'set'", touch=(".grip.open >> nth=0",)),
    Scene("darwinci-offer", game="darwinci", until=MINE + "view.phase === 'offer'", touch=(".grip.open >> nth=0",)),
    Scene("darwinci-bid", game="darwinci", until=MINE + "view.phase === 'bid' && view.round === 3"),
    Scene(
        "darwinci-bid-stone",
        game="darwinci",
        until=MINE + "view.phase === 'bid' && view.round === 3 && view.bidding_turn === 2",
        touch=(".lot .put.open >> nth=0",),
    ),
    Scene(
        "darwinci-bid-plot",
        game="darwinci",
        until=MINE + "view.phase === 'bid' && view.round === 3",
        touch=(".lot .try >> nth=1", "tab:1"),
    ),
    Scene(
        "darwinci-players", game="darwinci", until=MINE + "view.phase === 'bid' && view.round === 3", touch=("tab:2",)
    ),
    Scene(
        "darwinci-place",
        game="darwinci",
        until=MINE + "view.phase === 'place' && view.round >= 2",
        touch=(".grip.open >> nth=0",),
    ),
    Scene("darwinci-score", game="darwinci", until=MINE + "view.phase === 'score' && view.round >= 2"),
    Scene("darwinci-buy", game="darwinci", until=MINE + "view.phase === 'buy'"),
    Scene("darwinci-return", game="darwinci", until=MINE + "view.phase === 'return'"),
    Scene("darwinci-lens", game="darwinci", until=MINE + "view.phase === 'bid' && view.round === 3", touch=("lens",)),
    Scene("darwinci-five", game="darwinci", players=5, until=MINE + "view.phase === 'bid' && view.round === 4"),
    Scene("darwinci-end", game="darwinci", until="false"),
    Scene("darwinning-lead", game="darwinning", until=MINE + "view.phase === 'play' && !view.best"),
    Scene(
        "darwinning-play",
        game="darwinning",
        until=MINE + "view.phase === 'play' && view.best && view.era === 2",
        touch=(".hand .can >> nth=0",),
    ),
    Scene("darwinning-improve", game="darwinning", until=MINE + "view.phase === 'choose' && view.stage === 'trick'"),
    Scene(
        "darwinning-improve-chosen",
        game="darwinning",
        until=MINE + "view.phase === 'choose' && view.stage === 'trick'",
        touch=(".improve .way:not(.vain) >> nth=0",),
    ),
    Scene(
        "darwinning-species",
        game="darwinning",
        until=MINE + "view.phase === 'play' && view.era === 2",
        touch=("tab:1",),
    ),
    Scene(
        "darwinning-chain", game="darwinning", until=MINE + "view.phase === 'play' && view.era === 2", touch=("tab:2",)
    ),
    Scene("darwinning-survival", game="darwinning", until=MINE + "view.phase === 'feed'"),
    Scene("darwinning-naming", game="darwinning", until=MINE + "view.phase === 'name'"),
    Scene("darwinning-steal", game="darwinning", until=MINE + "view.phase === 'steal'"),
    Scene(
        "darwinning-lens",
        game="darwinning",
        until=MINE + "view.phase === 'play' && view.best && view.era === 2",
        touch=("lens",),
    ),
    Scene(
        "darwinning-six",
        game="darwinning",
        players=6,
        until=MINE + "view.phase === 'play' && view.best && view.era === 2",
        touch=(".hand .can >> nth=0",),
    ),
    Scene(
        "darwinning-two",
        game="darwinning",
        players=2,
        until=MINE + "view.phase === 'play' && view.best && view.era === 2",
        touch=(".hand .can >> nth=0",),
    ),
    Scene("darwinning-end", game="darwinning", until="false"),
]
README = {"footsteps": "footsteps-choice", "darwinci": "darwinci-bid-stone", "darwinning": "darwinning-play"}


def touch(page: Page, what: str) -> None:
    """Do to the page what a scene's step says."""
    verb, _, rest = what.partition(":")
    if what == "lens":
        page.keyboard.down("l")
    elif verb == "key":
        page.keyboard.press(rest)
    elif verb == "focus":
        page.locator(rest).focus()
    elif verb == "tab":
        tab = page.locator("nav.tabs button").nth(int(rest))
        if tab.is_visible():
            tab.click()
    else:
        page.locator(what).first.click()


def reach(page: Page, scene: Scene) -> str:
    """Play to the scene's state; the path of its page."""
    if not scene.game:
        return scene.path
    for _ in range(12):
        seats = [{"kind": kind} for kind in scene.seats]
        table = page.evaluate(SET_UP, [scene.game, scene.players, seats])
        if scene.until == "lobby":
            return f"/t/{table}"
        if page.evaluate(PLAY_ON, [table, scene.until]) or scene.until == "false":
            return scene.path or f"/t/{table}"
    raise AssertionError(f"no match came to {scene.name}")


def show(page: Page, scene: Scene, path: str) -> None:
    """Open the scene's page and touch what it says."""
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    for what in scene.touch:
        touch(page, what)
        page.wait_for_timeout(250)
    page.wait_for_timeout(350)


def album(browser: Browser, address: str, folder: Path, names: list[str]) -> None:
    """What has a name that begins so, in every size, light and dark: the scenes, and every phase of every game."""
    folder.mkdir(parents=True, exist_ok=True)
    shots: list[Scene | positions.Position] = [*SCENES]
    for game, counts in COUNTS.items():
        for players in counts:
            shots += positions.positions(game, players)
    for shot in shots:
        name = shot.name if isinstance(shot, Scene) else shot.title
        if names and not any(name.startswith(one) for one in names):
            continue
        page = new_page(browser, address, DESKTOP)
        try:
            if isinstance(shot, Scene):
                show(page, shot, reach(page, shot))
            else:
                positions.show(page, shot)
            photograph(page, shot, folder / name)
        except Exception as error:
            print(f"{name}: {error}"[:300], flush=True)
        page.context.close()


def photograph(page: Page, shot: Scene | positions.Position, path: Path) -> None:
    """The page as it is now, in every size, light and dark."""
    tabs = [what for what in shot.touch if what.startswith("tab:")]
    for theme in THEMES:
        page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for what in tabs:
                touch(page, what)
            page.wait_for_timeout(200)
            page.screenshot(path=f"{path}-{width}x{height}-{theme}.png")


def new_page(browser: Browser, address: str, size: tuple[int, int], scale: float = 1) -> Page:
    context = browser.new_context(
        base_url=address,
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        locale="en-GB",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(8000)
    page.goto("/")
    return page


def pictures(browser: Browser, address: str, games: list[str]) -> None:
    """One picture of each game's table and of the home page, small, for the README."""
    for name, scene in [(game, README[game]) for game in games] + [("home", "home")]:
        page = new_page(browser, address, DESKTOP, 2 / 3)
        found = next(one for one in SCENES if one.name == scene)
        show(page, found, reach(page, found))
        page.screenshot(path=SCREENS / f"{name}.jpg", type="jpeg", quality=82)
        page.context.close()


@contextmanager
def serving() -> Iterator[str]:
    """A server of its own; its address."""
    with tempfile.TemporaryDirectory() as data:
        log = Path(data) / "server.log"
        command = [sys.executable, "-m", "beagle.cli", "serve", "--port", "0", "--data", data, "--lang", "en"]
        with log.open("w") as written:
            server = subprocess.Popen(command, stdout=written, stderr=written)
            try:
                yield listening(server, log)
            finally:
                server.terminate()
                server.wait(20)


def main(words: list[str]) -> None:
    """The README's pictures, or an album."""
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)
        if words[:1] == ["--album"]:
            album(browser, address, Path(words[1]), words[2:])
        else:
            pictures(browser, address, words or list(README))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
