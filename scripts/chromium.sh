#!/usr/bin/env bash
# The browser tests need Chromium: take the one that is there, or install Debian's when possible,
# best the one without windows, which is smaller and quicker.
set -euo pipefail
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "• installing Chromium for the browser tests"
    apt-get update -qq || true
    for name in chromium-headless-shell chromium; do
        apt-get install -y -qq --no-install-recommends "$name" >/dev/null && exit 0
    done
fi
echo "There is no Chromium, so the browser tests will be SKIPPED. On Debian: sudo apt-get install chromium-headless-shell" >&2
