"""The language of the system, as the environment tells it."""

from __future__ import annotations

import os
from collections.abc import Mapping

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The first that is set decides, as for every other command."""


def language_of_system(environment: Mapping[str, str] = os.environ) -> str:
    """Russian for those whose system is Russian, English for everybody else.

    >>> language_of_system({"LANG": "ru_RU.UTF-8"}), language_of_system({"LANG": "ru_RU", "LC_ALL": "C"})
    ('ru', 'en')
    """
    locale = next((environment[one] for one in VARIABLES if environment.get(one)), "")
    return "ru" if locale.startswith("ru") else "en"
