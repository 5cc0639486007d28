"""What the kernel raises: refusals for players, loud failures for programmers."""

from __future__ import annotations


class Refused(Exception):
    """An answer that the rules do not allow; nothing has changed.

    The code names the reason (its text lies in the Fluent files), the clause the rule that stands in the way.

    >>> str(Refused("too_short", "NW-5.3", least=3))
    'too_short NW-5.3'
    """

    def __init__(self, code: str, clause: str = "", **args: str | int) -> None:
        super().__init__(f"{code} {clause}".strip())
        self.code = code
        self.clause = clause
        self.args_of_text = args


class HiddenFact(Exception):
    """Somebody looked at a thing that their seat may not know: a bug in a rule, a bot or a template.

    Not an AttributeError or LookupError on purpose: `hasattr`, `getattr` and Jinja swallow those.
    """


class RuleBug(Exception):
    """A rule crashed. The match stands as it stood before the answer."""
