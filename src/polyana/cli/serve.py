"""`polyana serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import webbrowser
from pathlib import Path
from threading import Timer
from typing import Annotated

import segno
import typer
import uvicorn
from rich.console import Console

from polyana.cli.common import stop
from polyana.cli.database import DATA, opening
from polyana.cli.network import PortState, address_of, free_near, port_state
from polyana.web.app import create_app
from polyana.web.http import logs
from polyana.web.http.identity import KEY
from polyana.web.http.listening import BELIEVED_PROXIES, allow_more_files, uvicorn_settings
from polyana.web.http.server import LOOPBACK_NAMES, Server

EXPOSED = "Веб-сервера впереди нет: для своей сети хорошо, а в интернет — только за ним (docs/hosting.md)."
SHUTDOWN_SECONDS = 3
"""Seconds that open connections get to end when the server stops."""
GC_THRESHOLD = 50_000
"""New objects before a garbage collection; a table alone has thousands."""


def serve(
    data: Annotated[Path, typer.Option(help="Папка с данными: база, ключ.")] = DATA,
    host: Annotated[str, typer.Option(help="Адрес, на котором ждать гостей.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=1, max=65535, help="Порт.")] = 8000,
    database: Annotated[str, typer.Option(help="Другая база вместо файла SQLite: адрес SQLAlchemy.")] = "",
    browser: Annotated[bool, typer.Option(help="Открыть страницу в браузере.")] = False,
    hurry: Annotated[float, typer.Option(min=1.0, help="Во сколько раз боты торопливее людей.")] = 1.0,
    log: Annotated[
        bool | None, typer.Option(help="Журнал запросов (строки JSON); без терминала включён.")
    ] = None,
    metrics: Annotated[bool, typer.Option(help="Показывать /metrics не только этой машине.")] = False,
) -> None:
    """Накрыть стол: запустить сервер и показать ссылку."""
    if browser:
        port = free_near(host, port)
    if (found := port_state(host, port)) is not PortState.FREE:
        stop(found.advice(host, port))
    logs.set_up(requests=not sys.stderr.isatty() if log is None else log)
    server = _server(data, database)
    server.bot_speed, server.metrics_for_all = hurry, metrics
    console = Console()
    server.network = f"http://{address_of(host)}:{port}"
    link = f"{server.network}/"
    console.print(f"Стол накрыт: [bold]{link}[/bold]\nОстановить: Ctrl+C", highlight=False)
    if host not in LOOPBACK_NAMES:
        console.print("Телефон в той же сети:")
        segno.make(link).terminal(compact=True)
        if BELIEVED_PROXIES not in os.environ:
            console.print(EXPOSED, highlight=False)
    if browser:
        Timer(1.0, webbrowser.open, [f"http://127.0.0.1:{port}/"]).start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # after the server has closed everything
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD, 20, 20)
    uvicorn.run(
        create_app(server),
        host=host,
        port=port,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        **uvicorn_settings(server, allow_more_files()),
    )


def _server(data: Path, database: str) -> Server:
    """The server with its data in this folder and its database up to date; else a message and code 2."""
    os.umask(0o077)  # the data hold every hand: other users of this machine must not read them
    try:
        server = Server.at(data, database)
    except OSError as error:
        stop(f"Папка данных «{data}» не годится: {error.strerror}. Выберите другую: --data ПАПКА")
    with opening(data, database):
        same_key = asyncio.run(server.check())
    if not same_key:
        typer.echo(
            f"Ключ {KEY} — не тот, с которым жила эта база: кто сидел за столами, не будет узнан. "
            "Если это ошибка, остановите сервер и верните ключ из резервной копии.",
            err=True,
        )
    return server
