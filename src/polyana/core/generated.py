"""Code made from a table's annotations: its copier (thirty times quicker than deepcopy), its redactor and the
list of what a view holds."""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from types import UnionType
from typing import Annotated, Any, get_args, get_origin

from polyana.core.refusal import HiddenFact
from polyana.core.zones import Backs, Nobody, NotOwn, Open, Own, Veiled, Zone

SHARED = (str, int, bool, float, bytes, tuple, type(None))


def bare(hint: Any) -> Any:
    """The type without its zone."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def zone_of(hint: Any) -> Zone:
    """The declared zone; a field without one is seen by nobody."""
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    return next((note for note in notes if isinstance(note, Zone)), Nobody)


def copy_source(hint: Any, name: str) -> str:
    """The Python expression that copies a value of this type.

    >>> copy_source(list[str], "x"), copy_source(dict[int, list[str]], "x")
    ('x[:]', '{k: v[:] for k, v in x.items()}')
    """
    hint = bare(hint)
    origin = get_origin(hint) or hint
    if origin is list:
        (inner,) = get_args(hint)
        return f"{name}[:]" if shared(inner) else f"[{copy_source(inner, 'i')} for i in {name}]"
    if origin is dict:
        _, inner = get_args(hint)
        if shared(inner):
            return f"{name}.copy()"
        return f"{{k: {copy_source(inner, 'v')} for k, v in {name}.items()}}"
    if not shared(hint):
        raise TypeError(f"a table holds no {hint}: use str, int, tuples, lists and dicts")
    return name


def shared(hint: Any) -> bool:
    """Is a value of this type immutable, so that copies may share it?

    >>> shared(tuple[str, ...]), shared(Mapping[str, Sequence[int]]), shared(list[str])
    (True, True, False)
    """
    hint = bare(hint)
    origin = get_origin(hint) or hint
    if origin in (typing.Union, UnionType):
        return all(shared(one) for one in get_args(hint))
    if origin is typing.Literal:
        return True
    if origin in (tuple, Sequence, Mapping):  # nothing can be put into them: the type checker sees to it
        return all(one is Ellipsis or shared(one) for one in get_args(hint))
    if isinstance(origin, type) and issubclass(origin, SHARED):
        return True
    frozen = getattr(origin, "__struct_config__", None) or getattr(origin, "__dataclass_params__", None)
    return bool(frozen and frozen.frozen)


def copier(cls: type, hints: dict[str, Any]) -> Callable[[Any], Any]:
    """Make the function that copies a table of this class."""
    body = [f"n.{name} = {copy_source(hints[name], f't.{name}')}" for name in names_of(cls)]
    made: Callable[[Any], Any] = _function(cls, "t", body)
    return made


def redactor(cls: type, view: type, hints: dict[str, Any]) -> Callable[[Any, int], Any]:
    """Make the function that shows a table of this class to a viewer.

    The test of a zone that is no dict needs no key, so zones with the same test share one call.
    """
    zones = {name: zone_of(hints[name]) for name in names_of(cls)}
    tests = dict(_WRITTEN)
    body = ["n.viewer = viewer"]
    space: dict[str, Any] = {"backs": _PILES, "Veiled": Veiled}
    for zone in sorted(zones.values(), key=lambda one: one.keyed):
        for knows in (zone.sees, zone.counts):
            if knows not in tests:
                name = f"test_{len(tests)}"
                space[name] = knows
                if zone.keyed:
                    tests[knows] = f"{name}(table, k, viewer)"
                    body.append("table = t")  # for comprehensions: a name that they share is slower
                else:
                    tests[knows] = f"by_{name}"
                    body.append(f"by_{name} = {name}(t, None, viewer)")
    for name, zone in zones.items():
        sees, counts = tests[zone.sees], tests[zone.counts]
        if zone is Own:
            own = copy_source(get_args(bare(hints[name]))[1], f"t.{name}[viewer]")
            body.append(f"n.{name} = Veiled({{viewer: {own}}} if viewer in t.{name} else {{}})")
        elif zone.keyed:  # sorted, for the order of arrival would tell
            one = copy_source(get_args(bare(hints[name]))[1], "x[k]")
            body.append(f"x = t.{name}")
            if counts == "True":
                body.append(f"n.{name} = {{k: {one} if {sees} else backs[len(x[k])] for k in sorted(x)}}")
            else:  # an empty zone looks like one with hidden keys, or emptiness itself would tell
                each = f"{one} if s else backs[len(x[k])] for k in sorted(x) if (s := {sees}) or {counts}"
                body.append(f"n.{name} = Veiled({{k: {each}}})")
        else:
            body.append(f"if {sees}: n.{name} = {copy_source(hints[name], f't.{name}')}")
            body.append(f"elif {counts}: n.{name} = backs[len(t.{name})]")
    made: Callable[[Any, int], Any] = _function(view, "t, viewer", body, space)
    return made


_WRITTEN = {
    Open.sees: "True",
    Nobody.sees: "False",
    Own.sees: "k == viewer",
    NotOwn.sees: "k != viewer >= 0",
}
"""The common tests, written out for speed."""


def teller(cls: type, hints: dict[str, Any]) -> Callable[[Any], dict[str, Any]]:
    """Make the function that lists what a view of this class holds, by field.

    Fields that share a zone are there together or not at all, so the first that is unset ends its group.
    """
    groups: dict[Any, list[str]] = {}
    for name in names_of(cls):
        zone = zone_of(hints[name])
        groups.setdefault(name if zone.keyed else id(zone), []).append(name)
    body = []
    for group in groups.values():
        body += ["try:", *(f"    n['{name}'] = t.{name}" for name in group), "except HiddenFact: pass"]
    made: Callable[[Any], dict[str, Any]] = _function(dict, "t", body, {"HiddenFact": HiddenFact})
    return made


class _Piles(dict[int, Backs]):
    """Backs by their size: they never change, so one of each is enough."""

    def __missing__(self, size: int) -> Backs:
        made = self[size] = Backs(size)
        return made


_PILES = _Piles()


def names_of(cls: type) -> list[str]:
    return [field.name for field in fields(cls)]


def _function(cls: type, parameters: str, body: list[str], space: dict[str, Any] | None = None) -> Any:
    lines = [f"def made({parameters}):", "n = new(cls)", *body, "return n"]
    names = {"new": cls.__new__, "cls": cls, **(space or {})}
    exec("\n    ".join(lines), names)
    return names["made"]
