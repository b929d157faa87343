#!/bin/sh
# The browser that tests/browser drives: BEAGLE_BROWSER, or Chromium, or Chrome; Debian's Chromium is installed if need be.
set -e

for browser in "${BEAGLE_BROWSER:-}" chromium chromium-browser google-chrome google-chrome-stable; do
    if [ -n "$browser" ] && command -v "$browser" > /dev/null; then
        exit 0
    fi
done

if ! command -v apt-get > /dev/null; then
    echo "expected Chromium or Chrome for the tests in the browser, or BEAGLE_BROWSER with its path; found none" >&2
    exit 1
fi

echo "Installing Chromium for the tests in the browser ..."
as_root=""
if [ "$(id -u)" != 0 ]; then as_root="sudo"; fi
$as_root apt-get install -y -qq chromium > /dev/null 2>&1 || {
    $as_root apt-get update -qq > /dev/null
    $as_root apt-get install -y -qq chromium > /dev/null
}
