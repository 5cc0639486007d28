"""Tools for testing a game: a scene to set up and the property kit that every game must pass."""

from polyana.testing.kit import GameKit
from polyana.testing.play import Laid
from polyana.testing.scene import Scene

__all__ = ["GameKit", "Laid", "Scene"]
