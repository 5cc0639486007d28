"""Who is waited for, written beside each line."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("lines", sa.Column("waits", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("lines", "waits")
