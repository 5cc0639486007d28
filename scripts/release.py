"""``python -m scripts.release``: check that this commit can be released, and build it into ``dist/``."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSION = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+)?")
CHECKSUMS = "SHA256SUMS"


def project_version(root: Path) -> str:
    return str(tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def obstacles(version: str, changelog: str, changed: Sequence[str], tags: Sequence[str]) -> Iterator[str]:
    """Why this version cannot be released now, one sentence each."""
    if changed:
        yield f"the working tree is dirty: {', '.join(changed)}"
    if not VERSION.fullmatch(version):
        yield f"pyproject.toml: {version!r} is no version such as 1.2.3 or 1.2.3rc1"
    if f"v{version}" in tags:
        yield f"version {version} is released already: raise it in pyproject.toml"
    heading, _, entry = changelog.partition("\n## ")[2].partition("\n")
    if not re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", heading):
        yield f"CHANGELOG.md: the first heading is '## {heading}', not '## {version} (YYYY-MM-DD)'"
    if not entry.partition("\n## ")[0].strip():
        yield "CHANGELOG.md: the first entry says nothing"


def build(root: Path, into: Path, epoch: str) -> list[Path]:
    """Wheel and sdist. The same commit gives the same bytes: every time stamp in them is its own."""
    shutil.rmtree(into, ignore_errors=True)
    into.mkdir(parents=True)
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-d", str(into.resolve())],
        cwd=root,
        env={**os.environ, "SOURCE_DATE_EPOCH": epoch},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    return sorted(into.iterdir())


def write_checksums(files: Sequence[Path]) -> Path:
    """In the form that ``sha256sum --check`` reads."""
    sums = files[0].with_name(CHECKSUMS)
    sums.write_text("".join(f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files))
    return sums


def git(root: Path, *words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def main(root: Path = ROOT) -> int:
    version = project_version(root)
    changelog = (root / "CHANGELOG.md").read_text("utf-8")
    found = list(obstacles(version, changelog, git(root, "status", "--porcelain"), git(root, "tag")))
    if found:
        print(f"polyana {version} cannot be released:", *found, sep="\n  ", file=sys.stderr)
        return 1
    files = build(root, root / "dist" / version, git(root, "log", "-1", "--format=%ct")[0])
    for file in [*files, write_checksums(files)]:
        print(file.relative_to(root))
    print(f"next: git tag v{version}, and publish these files with the entry of CHANGELOG.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
