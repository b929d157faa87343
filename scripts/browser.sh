#!/bin/sh
# Makes sure that tests/browser has a browser: BEAGLE_BROWSER, Chromium or Chrome, else Debian's Chromium, else Playwright's.
set -e

for browser in "${BEAGLE_BROWSER:-}" chromium chromium-browser google-chrome google-chrome-stable; do
    if [ -n "$browser" ] && command -v "$browser" > /dev/null; then
        exit 0
    fi
done

as_root=""
if [ "$(id -u)" != 0 ]; then as_root="sudo -n"; fi

debian() {
    command -v apt-get > /dev/null || return 1
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get install -y -qq chromium > /dev/null 2>&1 && return 0
    $as_root apt-get update -qq > /dev/null 2>&1 && $as_root apt-get install -y -qq chromium > /dev/null 2>&1
}

playwright() {
    ${PYTHON:-.venv/bin/python} -m playwright install --with-deps chromium > /dev/null 2>&1
}

echo "Installing Chromium for the tests in the browser ..."
debian || playwright || {
    echo "expected Chromium or Chrome, or BEAGLE_BROWSER with its path; found none and could install none" >&2
    exit 1
}
