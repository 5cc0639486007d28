#!/usr/bin/env bash
# The browser tests need Chromium: take the one that is there, or install Debian's when possible.
set -euo pipefail
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "• installing Chromium for the browser tests"
    if apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium >/dev/null; then
        exit 0
    fi
fi
echo "There is no Chromium, so the browser tests will be SKIPPED. On Debian: sudo apt-get install chromium" >&2
