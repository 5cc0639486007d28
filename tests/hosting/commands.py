"""The commands of whoever keeps a server."""

from __future__ import annotations

from typer.testing import CliRunner, Result

from polyana.cli import app


def run(*args: str) -> Result:
    return CliRunner().invoke(app, list(args))
