"""The files for hosts can be read by the programs they are meant for, and say what the guide says."""

from __future__ import annotations

import re
import shlex
from configparser import ConfigParser
from pathlib import Path

import pytest
import yaml
from typer.testing import CliRunner

from polyana.cli import app

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
INSTRUCTIONS = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}


def unit() -> ConfigParser:
    parser = ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "polyana.service", "utf-8")
    return parser


def lines_of_the_container() -> list[tuple[str, str]]:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    rows = [row for row in text.splitlines() if row and not row.startswith("#")]
    return [(row.split()[0], row.partition(" ")[2]) for row in rows]


def test_the_container_file_knows_its_instructions_and_its_files() -> None:
    rows = lines_of_the_container()
    assert {name for name, _ in rows} <= INSTRUCTIONS
    for _, what in [row for row in rows if row[0] == "COPY" and not row[1].startswith("--from")]:
        assert (ROOT / what.split()[0]).exists(), what


def test_compose_names_the_container_file_and_keeps_the_data() -> None:
    table = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    service = table["services"]["polyana"]
    assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()
    volume, _, place = service["volumes"][0].partition(":")
    assert volume in table["volumes"]
    assert ("VOLUME", place) in lines_of_the_container()


@pytest.mark.parametrize("kind", ["unit", "container"])
def test_the_command_that_starts_the_server_is_one_that_we_understand(kind: str) -> None:
    if kind == "unit":
        command = shlex.split(unit()["Service"]["ExecStart"])
    else:
        command = yaml.safe_load(dict(lines_of_the_container())["CMD"])
    shown = CliRunner().invoke(app, [*command[1:], "--help"])
    assert shown.exit_code == 0, shown.output


def test_the_unit_keeps_its_state_where_the_command_looks_for_it() -> None:
    service = unit()["Service"]
    assert f"--data /var/lib/{service['StateDirectory']}" in service["ExecStart"]
    assert unit()["Install"]["WantedBy"] == "multi-user.target"


def test_the_guide_names_only_what_is_there() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for link in re.findall(r"\]\(([^)]+)\)", guide):
        assert (ROOT / "docs" / link).exists(), link
    for command in set(re.findall(r"^polyana (\w+)", guide, re.M)):
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0, command
