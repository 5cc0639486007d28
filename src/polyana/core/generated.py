"""Code made from a table's annotations: its copier (thirty times quicker than deepcopy), its redactor and the
list of what a view holds."""

from __future__ import annotations

import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from types import UnionType
from typing import Annotated, Any, get_args, get_origin

from polyana.core.refusal import HiddenFact
from polyana.core.zones import HIDDEN, Backs, Count, Counts, Nobody, NotOwn, Open, Own, OwnCount, Veiled, Zone

SHARED = (str, int, bool, float, bytes, tuple, type(None))


def bare(hint: Any) -> Any:
    """The type without its zone."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def zone_of(hint: Any) -> Zone:
    """The declared zone; nobody sees what nobody declared."""
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
    """Make the function that shows a table of this class to a viewer. What nobody sees is not mentioned.

    The common zones are written out for speed; the others ask their `veil`.
    """
    body = ["n.viewer = viewer"]
    space: dict[str, Any] = {"backs": _PILES, "Veiled": Veiled, "HIDDEN": HIDDEN}
    asked: dict[int, str] = {}
    for name in names_of(cls):
        zone = zone_of(hints[name])
        if zone is Open:
            body.append(f"n.{name} = {copy_source(hints[name], f't.{name}')}")
        elif zone is Count:
            body.append(f"n.{name} = backs[len(t.{name})]")
        elif zone in (Counts, OwnCount, NotOwn):
            inner = get_args(bare(hints[name]))[1]
            seen = {Counts: "False", OwnCount: "k == viewer", NotOwn: "k != viewer >= 0"}[zone]
            shown = f"{copy_source(inner, 'x[k]')} if {seen} else backs[len(x[k])]"
            body.append(f"x = t.{name}")
            body.append(f"n.{name} = {{k: {shown} for k in sorted(x)}}")  # the order of arrival would tell
        elif zone is Own:
            inner = get_args(bare(hints[name]))[1]
            own = copy_source(inner, f"t.{name}[viewer]")
            body.append(f"n.{name} = Veiled({{viewer: {own}}} if viewer in t.{name} else {{}})")
        elif not zone.keyed and zone is not Nobody:
            judged = asked.setdefault(id(zone), f"z{len(asked)}")
            if f"sees_{judged}" not in space:  # one zone of many fields is judged once
                space[f"sees_{judged}"], space[f"counts_{judged}"] = zone.sees, zone.counts
                body.append(f"{judged} = sees_{judged}(t, None, viewer)")
                body.append(f"{judged}_size = {judged} or counts_{judged}(t, None, viewer)")
            body.append(f"if {judged}: n.{name} = {copy_source(hints[name], f't.{name}')}")
            body.append(f"elif {judged}_size: n.{name} = backs[len(t.{name})]")
        elif zone is not Nobody:
            space[f"veil_{name}"] = zone.veil
            space[f"copy_{name}"] = eval(f"lambda x: {copy_source(hints[name], 'x')}")
            body.append(f"x = veil_{name}(t.{name}, copy_{name}, t, viewer)")
            body.append(f"if x is not HIDDEN: n.{name} = x")
    made: Callable[[Any, int], Any] = _function(view, "t, viewer", body, space)
    return made


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
    """Backs by their size. They never change, so that each size is made once."""

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
