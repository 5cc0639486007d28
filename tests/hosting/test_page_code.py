"""The check of the page's own code is skipped where its tools cannot be had, loudly, and never in CI."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "page_code.sh"
NO_NODE = "#!/bin/sh\nexit 1\n"
NODE_WITHOUT_REGISTRY = '#!/bin/sh\n[ "$1" = --version ]\n'
"""Runs, but whatever it is asked to install fails."""
RUNS = "#!/bin/sh\n"


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


def check(root: Path, node: str, ci: str) -> subprocess.CompletedProcess[str]:
    """Run the check in a project of its own, whose .venv brings this Node."""
    shutil.copy(SCRIPT, root / "scripts")
    (root / "package-lock.json").write_text("{}")
    program(root / ".venv/bin/python", f"#!/bin/sh\necho {root}/wheel\n")
    program(root / "wheel/bin/node", node)
    return subprocess.run(
        [root / "scripts/page_code.sh"], env={**os.environ, "CI": ci}, capture_output=True, text=True
    )


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "scripts").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("node", "why"), [(NO_NODE, "does not run"), (NODE_WITHOUT_REGISTRY, "npm cannot install")]
)
def test_it_is_skipped_loudly_and_never_in_ci(root: Path, node: str, why: str) -> None:
    here, in_ci = check(root, node, ci=""), check(root, node, ci="true")
    assert (here.returncode, in_ci.returncode) == (0, 1)
    for said in (here, in_ci):
        assert why in said.stderr
        assert "NOT CHECKED" in said.stderr


@pytest.mark.parametrize("fails", ["biome", "tsc", ""])
def test_what_either_tool_finds_fails_the_check(root: Path, fails: str) -> None:
    for tool in ("biome", "tsc"):
        program(root / "node_modules/.bin" / tool, NO_NODE if tool == fails else RUNS)
    assert check(root, RUNS, ci="").returncode == (1 if fails else 0)
    assert check(root, NODE_WITHOUT_REGISTRY, ci="").returncode == (1 if fails else 0)  # installed already
