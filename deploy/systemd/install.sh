#!/bin/sh
# Installs or updates the edge on this server: run it as root, in the folder with server/ and secrets/.
# The secrets in /etc/order-admin-edge stay. With --replace-secrets, those of secrets/ take their place.
# DESTDIR installs everything below another folder, for packagers, and starts nothing.
set -eu
# The service has a user of its own, which has to read what it runs. Secrets have a mode of their own.
umask 022
root=${DESTDIR:-}
here=$(dirname "$0")
etc=$root/etc/order-admin-edge

case $* in
  '') replaces= ;;
  --replace-secrets) replaces=1 ;;
  *) echo "Usage: $0 [--replace-secrets]" >&2; exit 1 ;;
esac

# $1 is where setup has written a secret, and $2 where the edge reads it. An empty one is none.
refuse_other() {
  test ! -s "$1" || test ! -s "$2" || test -n "$replaces" || cmp -s "$1" "$2" || {
    echo "$2 differs from $1, and the edge uses the first. Nothing was installed." >&2
    echo "Delete $1 if the first is right; give --replace-secrets if the second is." >&2
    exit 1
  }
}

for file in server/edge.capnp secrets/MERCHANTS secrets/SESSION_KEYS; do
  test -s "$file" || test -s "$etc/${file#secrets/}" ||
    { echo "$file is not there. Run: npm run setup -- --target server && npm run build" >&2; exit 1; }
done
for name in MERCHANTS SESSION_KEYS REGISTRY_KEY; do
  refuse_other "secrets/$name" "$etc/$name"
done

install -d -m 755 "$root/opt" "$root/etc/systemd/system"
install -d -m 700 "$etc"
for name in MERCHANTS SESSION_KEYS REGISTRY_KEY; do
  test ! -s "secrets/$name" || install -m 600 "secrets/$name" "$etc/$name"
done
# An edge without a registry does not read it, but the unit wants the file.
test -e "$etc/REGISTRY_KEY" || install -m 600 /dev/null "$etc/REGISTRY_KEY"
# The new files are copied beside the old ones until they are complete.
rm -rf "$root/opt/order-admin-edge.new"
cp -R server "$root/opt/order-admin-edge.new"
# Whoever ran the build may have had another umask.
chmod -R u=rwX,go=rX "$root/opt/order-admin-edge.new"
rm -rf "$root/opt/order-admin-edge"
mv "$root/opt/order-admin-edge.new" "$root/opt/order-admin-edge"
install -m 644 "$here/order-admin-edge.service" "$here/order-admin-edge.socket" "$root/etc/systemd/system/"

if [ -z "$root" ]; then
  systemctl daemon-reload
  systemctl enable --now order-admin-edge.socket
  systemctl restart order-admin-edge.service
fi
