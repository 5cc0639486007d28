"""The tables of the database. Changes go through a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("settings", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("key", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("rules", Text, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("touched", Float, nullable=False),
    Column("due", Float),
    Column("rematch", String(16), nullable=False),
    Column("marks", String(20), nullable=False, server_default="012345"),
    Index("tables_due", "due"),
    Index("tables_touched", "touched"),
    Index("tables_public", "public", "ended"),
)

seats = Table(
    "seats",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(64), nullable=False),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("token", String(64), nullable=False),
    Index("seats_guest", "guest"),
)

lines = Table(
    "lines",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("outcomes", Text, nullable=False),
    Column("by", String(20), nullable=False),
    Column("at", Float, nullable=False),
    Column("waits", String(40), nullable=False, server_default=""),
)

drafts = Table(
    "drafts",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("code", String(16), ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("side", String(20), nullable=False, server_default=""),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("value", Text, nullable=False),
)
