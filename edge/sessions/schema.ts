import { outboxTable } from '../journal/outbox.ts'

/**
 * The tables of a merchant's sessions. A migration's number is its place in the list; a deployed one never changes. The
 * tables of the first one exist already in objects that are older than the list.
 */
export const sessionMigrations = [
  `-- Sessions that were ended; \`at\` is in milliseconds since 1970.
   CREATE TABLE IF NOT EXISTS ended (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
   CREATE INDEX IF NOT EXISTS ended_at ON ended (at);
   CREATE TABLE IF NOT EXISTS ended_users (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
   CREATE INDEX IF NOT EXISTS ended_users_at ON ended_users (at);
   CREATE TABLE IF NOT EXISTS ended_all (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;
   -- An earlier version had one row for all sockets of a session at a desk. A deployment closes every socket.
   DROP TABLE IF EXISTS listeners;
   CREATE TABLE IF NOT EXISTS live_sockets (
     id TEXT PRIMARY KEY,
     desk TEXT NOT NULL,
     session TEXT NOT NULL,
     user TEXT NOT NULL,
     -- When the session expires, in seconds since 1970: the desk itself closes the socket then.
     until INTEGER NOT NULL,
     -- 1: the session was ended, and the desk was not notified yet.
     ended INTEGER NOT NULL DEFAULT 0
   ) STRICT;
   CREATE INDEX IF NOT EXISTS live_sockets_until ON live_sockets (until);
   CREATE INDEX IF NOT EXISTS live_sockets_session ON live_sockets (session);
   CREATE INDEX IF NOT EXISTS live_sockets_user ON live_sockets (user);
   CREATE INDEX IF NOT EXISTS live_sockets_ended ON live_sockets (desk) WHERE ended = 1;`,
  outboxTable,
  `-- A socket is one written row, and one more for the number of all. The former release writes to this table too, in
   -- the minutes of a release or when it is back: the names stay, and the table keeps the number whoever writes.
   ALTER TABLE live_sockets RENAME TO former_sockets;
   CREATE TABLE live_sockets (
     id TEXT NOT NULL,
     desk TEXT NOT NULL,
     session TEXT NOT NULL,
     user TEXT NOT NULL,
     -- When the session expires, in seconds since 1970: the desk itself closes the socket then.
     until INTEGER NOT NULL,
     -- 1: the session was ended, and the desk was not notified yet.
     ended INTEGER NOT NULL DEFAULT 0,
     PRIMARY KEY (session, id)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO live_sockets SELECT id, desk, session, user, until, ended FROM former_sockets;
   DROP TABLE former_sockets;
   CREATE INDEX live_sockets_ended ON live_sockets (desk) WHERE ended = 1;
   CREATE TABLE live_socket_count (one INTEGER PRIMARY KEY CHECK (one = 1), count INTEGER NOT NULL) STRICT;
   INSERT INTO live_socket_count SELECT 1, count(*) FROM live_sockets;
   CREATE TRIGGER live_socket_added AFTER INSERT ON live_sockets
     BEGIN UPDATE live_socket_count SET count = count + 1; END;
   CREATE TRIGGER live_socket_removed AFTER DELETE ON live_sockets
     BEGIN UPDATE live_socket_count SET count = count - 1; END;`,
  `-- When all sessions are ended once more, in milliseconds since 1970; in the merchant's own object.
   ALTER TABLE ended_all ADD COLUMN again_at INTEGER;`,
] as const
