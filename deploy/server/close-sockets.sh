#!/bin/sh
# Asks the edge behind a Unix socket to close its WebSockets: workerd does not end while one is open. Perl is part of
# every Debian and Ubuntu.
# Usage: close-sockets.sh <socket>
exec perl -MIO::Socket::UNIX -e '
  alarm 5;
  my $edge = IO::Socket::UNIX->new(Peer => $ARGV[0]) or die "$ARGV[0]: $!\n";
  print $edge "POST / HTTP/1.1\r\nHost: stop\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
  $edge->flush;
  my $status = <$edge>;
  die "The edge did not close its WebSockets: $status\n" unless $status =~ / 204 /;
' "$1"
