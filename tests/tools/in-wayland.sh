#!/usr/bin/env bash
# Runs a command in a headless Wayland session of its own: bash tests/tools/in-wayland.sh COMMAND [ARGUMENT …]
# Needs Debian's package `weston`.
set -euo pipefail

XDG_RUNTIME_DIR=$(mktemp --directory)
export XDG_RUNTIME_DIR XDG_SESSION_TYPE=wayland WAYLAND_DISPLAY=wayland-baize
unset DISPLAY

weston --backend=headless --socket="$WAYLAND_DISPLAY" --idle-time=0 --log="$XDG_RUNTIME_DIR/weston.log" &
compositor=$!
trap 'kill "$compositor" 2>/dev/null || true; wait "$compositor" || true; rm -rf "$XDG_RUNTIME_DIR"' EXIT

for _ in {1..300}; do
  if [ -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY" ]; then
    "$@"
    exit
  fi
  kill -0 "$compositor" 2>/dev/null || break
  sleep 0.1
done
cat "$XDG_RUNTIME_DIR/weston.log" >&2
echo 'The Wayland compositor did not start.' >&2
exit 1
