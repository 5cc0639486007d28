"""`make release` builds the same bytes from the same commit, and refuses what is not ready."""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

import pytest
import yaml
from scripts import release

ROOT = Path(__file__).parents[2]
CHANGELOG = "# Changelog\n\n## 1.2.0 (2026-03-31)\n\n- New.\n\n## 1.1.0 (2026-01-31)\n\n- Old.\n"
PROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
[project]
name = "polyana"
version = "1.2.0"
requires-python = ">=3.11"
[tool.hatch.build.targets.wheel]
packages = ["src/polyana"]
"""


def source_tree(root: Path) -> Path:
    (root / "src" / "polyana").mkdir(parents=True)
    (root / "src" / "polyana" / "__init__.py").touch()
    (root / "pyproject.toml").write_text(PROJECT)
    (root / "CHANGELOG.md").write_text(CHANGELOG)
    return root


def test_what_is_ready_meets_no_obstacle() -> None:
    assert list(release.obstacles("1.2.0", CHANGELOG, [], ["v1.1.0"])) == []


@pytest.mark.parametrize(
    ("version", "changelog", "changed", "tags", "obstacle"),
    [
        ("1.2.0", CHANGELOG, [" M README.md"], [], "the working tree is dirty:  M README.md"),
        ("1.2", CHANGELOG.replace("1.2.0", "1.2"), [], [], "is no version such as"),
        ("1.2.0", CHANGELOG, [], ["v1.2.0"], "released already"),
        ("1.3.0", CHANGELOG, [], [], "the first heading is '## 1.2.0 (2026-03-31)', not '## 1.3.0 "),
        ("1.2.0", CHANGELOG.replace("2026-03-31", "unreleased"), [], [], "not '## 1.2.0 (YYYY-MM-DD)'"),
        ("1.2.0", CHANGELOG.replace("- New.", ""), [], [], "the first entry says nothing"),
    ],
    ids=["dirty", "no version", "tagged", "no entry", "no date", "empty entry"],
)
def test_an_obstacle_is_named(
    version: str, changelog: str, changed: list[str], tags: list[str], obstacle: str
) -> None:
    (found,) = release.obstacles(version, changelog, changed, tags)
    assert obstacle in found


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    one, two = (source_tree(tmp_path / name) for name in ("one", "two"))
    for path in two.rglob("*"):
        os.utime(path, (1e9, 1e9))
        path.chmod(path.stat().st_mode & 0o700)
    built = [release.build(root, root / "dist", "1700000000") for root in (one, two)]
    assert [path.name for path in built[0]] == ["polyana-1.2.0-py3-none-any.whl", "polyana-1.2.0.tar.gz"]
    assert [path.read_bytes() for path in built[0]] == [path.read_bytes() for path in built[1]]


@pytest.mark.parametrize("changed", [[], ["?? left_over.py"]])
def test_a_release_is_built_with_its_checksums_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changed: list[str]
) -> None:
    answers = {"status": changed, "tag": ["v1.1.0"], "log": ["1700000000"]}
    monkeypatch.setattr(release, "git", lambda _root, command, *_words: answers[command])
    assert release.main(source_tree(tmp_path)) == bool(changed)
    assert (tmp_path / "dist").exists() == (not changed)
    if not changed:
        sums = (tmp_path / "dist" / "1.2.0" / "SHA256SUMS").read_text().splitlines()
        assert len(sums) == 2
        for digest, name in (row.split("  ") for row in sums):
            assert sha256((tmp_path / "dist" / "1.2.0" / name).read_bytes()).hexdigest() == digest


def test_every_automatic_check_runs_a_command_of_the_makefile_and_nothing_cleverer() -> None:
    (hook,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"][0]["hooks"]
    assert hook["entry"] == "make lint"
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8"))
    (job,) = workflow["jobs"].values()
    assert [step["run"] for step in job["steps"] if "run" in step] == ["make test"]
