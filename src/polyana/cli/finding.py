"""What `polyana doctor` finds."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Health(Enum):
    """How a thing is, with the sign for it."""

    WELL = "[green]✓[/green]"
    POOR = "[yellow]![/yellow]"
    ILL = "[red]✗[/red]"


class Finding(NamedTuple):
    """What was looked at, how it is, and what to do about it."""

    health: Health
    what: str
    advice: str = ""
