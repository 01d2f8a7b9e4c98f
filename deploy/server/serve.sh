#!/bin/sh
# Runs workerd, and closes its WebSockets before it passes SIGTERM or SIGINT on.
# Usage: serve.sh <socket> <parameters of workerd serve>
here=$(dirname "$0")
socket=$1
shift
# A process that was killed has left its socket, and workerd does not replace it.
rm -f "$socket"
# The state of objects that have nothing stored any more.
for parameter in "$@"; do
  case $parameter in
    --directory-path=storage=*) "$here/remove-empty.sh" "${parameter#--directory-path=storage=}" ;;
  esac
done
"$here/workerd" serve "--socket-addr=stop=unix:$socket" "$@" &
workerd=$!
trap '"$here/close-sockets.sh" "$socket"; kill -s TERM "$workerd"' TERM INT
# A signal ends the command wait, and not workerd.
while :; do
  wait "$workerd"
  code=$?
  kill -0 "$workerd" 2>/dev/null || exit "$code"
done
