#!/usr/bin/env bash
# Write the lock files anew from pyproject.toml (needs uv; `make lock` installs it into .venv).
set -euo pipefail
cd "$(dirname "$0")/.."
.venv/bin/python -m pip install --quiet --disable-pip-version-check uv
compile() {
    .venv/bin/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --no-header \
        --generate-hashes --no-emit-index-url --no-annotate "$@"
}
# Installing the project itself needs its build back end, so every lock carries it.
compile --extra build --output-file requirements/run.txt
compile --extra build --extra dev --output-file requirements/dev.txt
compile --extra build --extra dev --extra bench --output-file requirements/bench.txt
compile --extra build --extra dev --extra lexicon --output-file requirements/lexicon.txt
