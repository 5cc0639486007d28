"""Ports and addresses of this machine."""

from __future__ import annotations

import socket

PORTS = 20
"""So many are tried."""


def is_free(host: str, port: int) -> bool:
    """Can a server wait for guests here?"""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
    return True


def free_near(host: str, port: int) -> int:
    """This port, or the next one that is free: who only wants to play need not know what a port is."""
    return next((one for one in range(port, port + PORTS) if is_free(host, one)), port)


def address_of(host: str) -> str:
    """The address by which others in the network reach a server that waits at this one."""
    if host != "0.0.0.0":
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses the outgoing address
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
