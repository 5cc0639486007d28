"""Talk within a side."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("chat", sa.Column("side", sa.String(20), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("chat", "side")
