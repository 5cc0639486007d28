"""Who somebody is on all devices: the link that makes another device the same person, and the way out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from litestar import Controller, Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from polyana.core import Refused
from polyana.table.people import move_guest
from polyana.web.http.identity import Guest
from polyana.web.http.requests import Form, HttpRequest, checked_guest, guest_of, html
from polyana.web.http.server import Server, ServerDep
from polyana.web.render.drawing import page


class Me(Controller):
    """Pages about the guest alone."""

    path = "/me"
    include_in_schema = False

    @get("/")
    async def show(self, request: HttpRequest, server: ServerDep) -> Response[str]:
        guest = guest_of(request)
        tables = await server.tables.store.tables_of(guest.id)
        link = person_link(server, request, guest) if tables else ""
        return html(page("me.html", guest, link=link, fresh=server.links.fresh_id(guest)))

    @post("/out")
    async def out(self, request: HttpRequest, server: ServerDep, data: Form) -> Redirect:
        """Log out everywhere else: seats and tables go to a new id, which this device alone knows."""
        guest = checked_guest(request, data)
        fresh = server.links.read_fresh_id(guest, data.get("fresh", ""))
        await move_guest(server.tables, guest.id, fresh)
        return _become(server, replace(guest, id=fresh), "/me")

    @get("/{link:str}")
    async def ask(
        self, request: HttpRequest, server: ServerDep, link: FromPath[str]
    ) -> Redirect | Response[str]:
        """Ask first: the link may be a stranger's, and this device may be somebody already."""
        guest = guest_of(request)
        person = await _person(server, link, guest)
        if person.id == guest.id:
            return Redirect("/", status_code=303)
        return html(page("become.html", guest, **await _about(server, request, guest, person, link)))

    @post("/{link:str}")
    async def become(
        self, request: HttpRequest, server: ServerDep, link: FromPath[str], data: Form
    ) -> Redirect | Response[str]:
        """This device is that person from now on."""
        guest = checked_guest(request, data)
        person = await _person(server, link, guest)
        about = await _about(server, request, guest, person, link)
        if about["loses"] and data.get("loses") != "yes":  # it has sat down somewhere since it was asked
            return html(page("become.html", guest, **about))
        return _become(server, person, "/")


def person_link(server: Server, request: HttpRequest, guest: Guest) -> str:
    """The link that makes another device this person."""
    return server.link(str(request.base_url), f"/me/{server.links.for_person(guest)}")


async def _person(server: Server, link: str, guest: Guest) -> Guest:
    """Whom a link means. Somebody without a table has logged out everywhere."""
    person = server.links.open_person(link, guest.language)
    if not await server.tables.store.tables_of(person.id):
        raise Refused("bad_person_link")
    return person


async def _about(
    server: Server, request: HttpRequest, guest: Guest, person: Guest, link: str
) -> dict[str, Any]:
    """What is said before a device becomes somebody else: also what it would lose, and how to keep it."""
    running = [table for table in await server.tables.store.tables_of(guest.id) if table.ended is None]
    own = person_link(server, request, guest) if running else ""
    return {"name": person.name, "loses": len(running), "own": own, "action": f"/me/{link}", "back": "/"}


def _become(server: Server, guest: Guest, path: str) -> Redirect:
    response = Redirect(path, status_code=303)
    response.headers["set-cookie"] = server.signer.cookie(guest)
    return response
