#!/bin/sh
# Removes the databases of objects that have nothing stored: workerd keeps a file of one page for each. Call it only while
# workerd does not run. Usage: remove-empty.sh <folder of the state>
[ -d "$1" ] || exit 0
# With the slash, because the folder of a systemd unit is a symbolic link.
find "$1/" -type f -name '*.sqlite' -size 4096c ! -name metadata.sqlite | while IFS= read -r file; do
  # A log may have what the file lacks. The bytes 103 and 104 count the tables and indexes of the first page.
  if [ ! -e "$file-wal" ] && [ "$(od -An -tx1 -j103 -N2 "$file" | tr -d ' \n')" = 0000 ]; then
    rm -f "$file" "$file-shm"
  fi
done
