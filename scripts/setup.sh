#!/usr/bin/env bash
# Make .venv from a lock file: setup.sh run | dev | bench | lexicon.
# Needs only Python 3.11 or newer; says what to do when something is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
want=${1:?which lock: run, dev, bench or lexicon}
lock=requirements/$want.txt
stamp=.venv/.$want-$(cksum < "$lock" | cut -d' ' -f1)-$(cksum < pyproject.toml | cut -d' ' -f1)
[ -f "$stamp" ] && exit 0

python=
for candidate in python3.13 python3.12 python3.11 python3; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "Поляна needs Python 3.11 or newer. On Debian: apt-get install python3 python3-venv" >&2
    exit 2
fi

if [ ! -x .venv/bin/python ]; then
    echo "• making .venv with $($python --version)"
    if ! "$python" -m venv .venv 2>/dev/null; then
        rm -rf .venv
        if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
            echo "• installing python3-venv"
            apt-get update -qq && apt-get install -y -qq python3-venv >/dev/null
            "$python" -m venv .venv
        else
            echo "This Python cannot make virtual environments. On Debian: sudo apt-get install python3-venv" >&2
            exit 2
        fi
    fi
fi

echo "• installing what '$want' needs"
# One line that counts the packages: the first time takes a minute or two, and silence would look like a fault.
.venv/bin/python -m pip install --disable-pip-version-check --progress-bar off --no-compile \
    --require-hashes -r "$lock" \
    | awk '/^Collecting/ { printf "\r\033[K  %d %s", ++n, $2; fflush() } END { if (n) print "" }'
# What pip would do on one core alone; some packages bring files that no Python compiles.
.venv/bin/python -W ignore -m compileall -qq -j 0 .venv/lib || true
.venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
touch "$stamp"
