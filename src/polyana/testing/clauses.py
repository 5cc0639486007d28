"""Which clauses of a rulebook do the tests exercise?"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path


def cited(folder: Path) -> dict[str, list[str]]:
    """Clause id → the tests below a folder that carry `@pytest.mark.rule(id, …)`."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for clause in _marks(node):
                    found.setdefault(clause, []).append(f"{path.name}::{node.name}")
    return found


def _marks(function: ast.FunctionDef) -> Iterator[str]:
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            for clause in mark.args:
                if not isinstance(clause, ast.Constant) or not isinstance(clause.value, str):
                    raise TypeError(f"{function.name}: a clause is cited as a plain string")
                yield clause.value
