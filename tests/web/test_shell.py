"""What a browser needs to install the table: all that is named is there, and nothing secret is kept."""

from __future__ import annotations

import re

import httpx
import pytest

from polyana.web.pages import shell
from polyana.web.render.assets import assets, version

pytestmark = pytest.mark.anyio


async def test_the_manifest_names_what_is_there(client: httpx.AsyncClient) -> None:
    page = (await client.get("/")).text
    link = re.search(r'rel="manifest" href="([^"]+)"', page)
    assert link
    answer = await client.get(link[1])
    assert answer.headers["content-type"].startswith("application/manifest+json")
    said = answer.json()
    assert (said["name"], said["start_url"], said["display"]) == ("Поляна", "/", "standalone")
    sizes = {icon["sizes"] for icon in said["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in said["icons"]:
        found = await client.get(icon["src"])
        assert found.status_code == 200
        assert found.headers["content-type"].startswith(icon["type"])


async def test_the_worker_keeps_the_shell_of_this_version_only(client: httpx.AsyncClient) -> None:
    answer = await client.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "VERSION" not in answer.text
    assert "KEPT]" not in answer.text
    assert answer.text.count(version()) >= 2
    assert set(shell.OFFLINE_FILES) <= assets().keys()
    for kept in re.findall(r'"(/[^"]+)"', answer.text.split("const KEPT = ")[1].split(";")[0]):
        assert (await client.get(kept)).status_code == 200, kept


async def test_the_page_for_bad_times_is_nobodys(client: httpx.AsyncClient) -> None:
    """It is kept by the browser, so it may hold nothing of a guest but their language."""
    page = (await client.get("/away")).text
    assert "До стола не дозвониться" in page
    assert "/t/" not in page
    assert "csrf" not in page
