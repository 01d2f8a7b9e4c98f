#!/bin/sh
# Installs or updates the edge on this server: run it as root, in the folder with server/ and secrets/.
# DESTDIR installs everything below another folder, for packagers, and starts nothing.
set -eu
root=${DESTDIR:-}
here=$(dirname "$0")

for file in server/edge.capnp secrets/MERCHANTS secrets/SESSION_KEYS; do
  test -f "$file" || { echo "$file is not there. Run: npm run setup -- --target server && npm run build" >&2; exit 1; }
done

install -d -m 755 "$root/opt" "$root/etc/systemd/system"
install -d -m 700 "$root/etc/order-admin-edge"
for name in MERCHANTS SESSION_KEYS; do
  install -m 600 "secrets/$name" "$root/etc/order-admin-edge/$name"
done
# An edge without a registry does not read it, but the unit wants the file.
test -f secrets/REGISTRY_KEY || (umask 077 && : > secrets/REGISTRY_KEY)
install -m 600 secrets/REGISTRY_KEY "$root/etc/order-admin-edge/REGISTRY_KEY"
# The new files are copied beside the old ones until they are complete.
rm -rf "$root/opt/order-admin-edge.new"
cp -R server "$root/opt/order-admin-edge.new"
rm -rf "$root/opt/order-admin-edge"
mv "$root/opt/order-admin-edge.new" "$root/opt/order-admin-edge"
install -m 644 "$here/order-admin-edge.service" "$here/order-admin-edge.socket" "$root/etc/systemd/system/"

if [ -z "$root" ]; then
  systemctl daemon-reload
  systemctl enable --now order-admin-edge.socket
  systemctl restart order-admin-edge.service
fi
