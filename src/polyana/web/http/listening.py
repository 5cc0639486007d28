"""How uvicorn listens for a server: with our protocols, and with limits of its own where it has any."""

from __future__ import annotations

import os
from functools import partial
from types import ModuleType
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from polyana.web.http.doors import Doors
from polyana.web.http.request_protocol import RequestProtocol
from polyana.web.http.server import Server
from polyana.web.http.socket_protocol import SocketProtocol

resource: ModuleType | None
try:
    import resource
except ImportError:  # there is none on Windows, nor such a limit
    resource = None

MAX_FRAME_BYTES = 20_000
MAX_CONNECTIONS = 10_000
MAX_CONNECTIONS_OF_ONE = 1_000
"""Connections of one network. A page opens up to seven at once, and a club may share one address."""
RESERVED_FILES = 200
"""Files for the database, the log, other processes and uploads."""
BELIEVED_PROXIES = "FORWARDED_ALLOW_IPS"
"""The variable by which uvicorn learns which web servers before us to believe."""


def uvicorn_settings(server: Server, files: int | None = None) -> dict[str, Any]:
    """The settings of uvicorn's `Config` for this server. `files`: how many may be open; None: no limit."""
    most = MAX_CONNECTIONS if files is None else min(MAX_CONNECTIONS, max(files - RESERVED_FILES, files // 2))
    proxies: Any = ProxyHeadersMiddleware(_no_app, os.environ.get(BELIEVED_PROXIES, "127.0.0.1"))
    doors = Doors(
        server.limits,
        server.turned_away,
        most,
        min(MAX_CONNECTIONS_OF_ONE, most // 2),
        proxies.trusted_hosts,
    )
    return {
        "http": partial(RequestProtocol, doors=doors),
        "ws": partial(SocketProtocol, doors=doors),
        "log_config": None,
        "access_log": False,
        "ws_max_size": MAX_FRAME_BYTES,
        "ws_per_message_deflate": False,  # its buffers would cost more than a whole table
        "server_header": False,
    }


def allow_more_files() -> int | None:
    """Let this process open as many files as it may; how many that are, None if there is no limit."""
    if resource is None:
        return None
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and least < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return None if most == resource.RLIM_INFINITY else most


async def _no_app(*_: Any) -> None:
    raise NotImplementedError
