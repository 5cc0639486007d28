"""Colours and signs that people choose."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("marks", sa.String(20), nullable=False, server_default="012345"))


def downgrade() -> None:
    op.drop_column("tables", "marks")
