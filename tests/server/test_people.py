"""Guests, passphrases, tokens, sessions that expire."""

import pytest

from beagle.server.errors import ApiError
from beagle.server.identity import sign, verify
from tests.server.clients import Site
from tests.server.conftest import FakeClock

pytestmark = pytest.mark.anyio


async def test_a_name_is_enough(site: Site) -> None:
    client = site.client()
    assert (await client.get("/api/me")).json() == {"player": None, "has_passphrase": False}
    answer = await client.post("/api/me", {"name": "  Ada   Lovelace "})
    assert answer.json()["player"]["name"] == "Ada Lovelace"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert (await client.get("/api/me")).json()["player"]["name"] == "Ada Lovelace"
    renamed = await client.post("/api/me", {"name": "Ada"})
    assert renamed.json()["player"]["id"] == answer.json()["player"]["id"]


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb\x00", "\u202eevil"])
async def test_a_name_that_cannot_be_shown_is_refused(site: Site, name: str) -> None:
    answer = await site.client().post("/api/me", {"name": name})
    assert answer.status_code == 400


async def test_a_passphrase_keeps_the_name_across_devices(site: Site) -> None:
    ada = await site.guest("Ada")
    assert (await ada.http.put("/api/me/passphrase", json={"passphrase": "short"})).status_code == 400
    kept = await ada.http.put("/api/me/passphrase", json={"passphrase": "finches differ"})
    assert kept.json()["has_passphrase"]
    phone = site.client()
    for name, passphrase in (("Ada", "finches"), ("Bob", "finches differ")):
        wrong = await phone.post("/api/login", {"name": name, "passphrase": passphrase})
        assert (wrong.status_code, wrong.json()["code"]) == (401, "wrong-passphrase")
    right = await phone.post("/api/login", {"name": "ADA", "passphrase": "finches differ"})
    assert right.json()["player"]["id"] == ada.id
    assert (await phone.get("/api/me")).json()["player"]["id"] == ada.id
    taken = await site.client().post("/api/me", {"name": "ada"})
    assert (taken.status_code, taken.json()["code"]) == (409, "name-taken")
    await phone.post("/api/logout")
    assert (await phone.get("/api/me")).json()["player"] is None


async def test_a_forged_or_expired_pass_says_so(site: Site, clock: FakeClock) -> None:
    ada = await site.guest("Ada")
    mine = ada.http.cookies["beagle"]
    forger = site.client()
    for forged in (mine[:-1] + ("0" if mine[-1] != "0" else "1"), "x", "..", f"{ada.id}.9999999999999.00", "é"):
        forger.http.headers["cookie"] = f"beagle={forged}".encode().decode("latin-1")
        answer = await forger.get("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-session")
    clock.pass_seconds(401 * 86_400)
    answer = await ada.get("/api/tables/mine", **{"accept-language": "fr-CA,fr;q=0.9"})
    assert (answer.status_code, answer.json()["code"]) == (401, "session-expired")
    assert answer.json()["sentence"].startswith("La session de ce navigateur a expiré.")


def test_a_pass_of_another_secret_is_refused() -> None:
    with pytest.raises(ApiError, match="bad-session"):
        verify(b"one", sign(b"other", "ada", 0), 0)
    assert verify(b"one", sign(b"one", "ada", 0), 0) == "ada"


async def test_tokens_speak_for_their_owner_until_dropped(site: Site) -> None:
    ada, eve, program = await site.guest("Ada"), await site.guest("Eve"), site.client()
    token = (await ada.post("/api/tokens", {"label": "my bot"})).json()
    bearer = f"Bearer {token['token']}"
    assert (await program.get("/api/me", authorization=bearer)).json()["player"]["id"] == ada.id
    listed = (await ada.get("/api/tokens")).json()
    assert [found["label"] for found in listed] == ["my bot"]
    assert "token" not in listed[0]
    assert (await eve.http.delete(f"/api/tokens/{token['id']}")).status_code == 404
    assert (await ada.http.delete(f"/api/tokens/{token['id']}")).status_code == 204
    gone = await program.get("/api/me", authorization=bearer)
    assert (gone.status_code, gone.json()["code"]) == (401, "bad-token")


async def test_statistics_of_nobody(site: Site) -> None:
    answer = await site.client().get("/api/players/nobody/statistics")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-player")
