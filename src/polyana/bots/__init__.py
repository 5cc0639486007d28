"""Bots: players that see a view and nothing else. This layer knows no game."""

from polyana.bots.bot import Bot, BotBug, BotFactory, Choice, Option
from polyana.bots.random import RandomBot
from polyana.bots.runner import Played, play
from polyana.bots.search import Budget, Guide, Search

__all__ = [
    "Bot",
    "BotBug",
    "BotFactory",
    "Budget",
    "Choice",
    "Guide",
    "Option",
    "Played",
    "RandomBot",
    "Search",
    "play",
]
