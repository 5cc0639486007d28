"""Ports and addresses of this machine."""

from __future__ import annotations

import errno
import socket
from enum import Enum

PORTS = 20
"""The number of ports that are tried."""
LAST_PORT = 65535


class PortState(Enum):
    """Can a server wait for guests at an address and a port? If not, why not, and what to do."""

    FREE = ""
    TAKEN = "Порт {port} занят. Выберите другой: --port {next}"
    FORBIDDEN = "Порт {port} — только для администратора. Выберите другой: --port 8000"
    ELSEWHERE = "У этой машины нет адреса «{host}». Ждать гостей на всех её адресах: --host 0.0.0.0"

    def advice(self, host: str, port: int) -> str:
        return self.value.format(host=host, port=port, next=port + 1 if port < LAST_PORT else 8000)


def port_state(host: str, port: int) -> PortState:
    """Try to listen at this address and port."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except PermissionError:
        return PortState.FORBIDDEN
    except OSError as error:
        return PortState.TAKEN if error.errno == errno.EADDRINUSE else PortState.ELSEWHERE
    return PortState.FREE


def free_near(host: str, port: int) -> int:
    """This port, or the next free one: `make run` should just start."""
    return next((one for one in range(port, port + PORTS) if port_state(host, one) is PortState.FREE), port)


def address_of(host: str) -> str:
    """The address by which others in the network reach a server that waits at this one."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the outgoing address
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
