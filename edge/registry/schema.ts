/** The tables of a merchant's record. A deployed migration never changes. */
export const recordMigrations = [
  `CREATE TABLE record (
     one INTEGER PRIMARY KEY CHECK (one = 1),
     -- Counts the changes; the entity tag.
     revision INTEGER NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('enabled', 'disabled', 'deleted')),
     -- The key that sealed it; empty for a deleted merchant, of whom nothing is kept.
     kid TEXT NOT NULL,
     sealed BLOB NOT NULL,
     -- In milliseconds since 1970.
     changed_at INTEGER NOT NULL,
     -- The id of the last change: one that is repeated is done once.
     change TEXT NOT NULL
   ) STRICT;
   -- What the directory was not told yet: JSON.
   CREATE TABLE news (id INTEGER PRIMARY KEY, news TEXT NOT NULL) STRICT;`,
] as const

/** The tables of the directory. A deployed migration never changes. */
export const directoryMigrations = [
  `CREATE TABLE merchants (
     id TEXT PRIMARY KEY,
     -- Grows with each change of any merchant.
     sequence INTEGER NOT NULL UNIQUE,
     -- The record's.
     revision INTEGER NOT NULL,
     state TEXT NOT NULL,
     kid TEXT NOT NULL,
     changed_at INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX merchants_by_kid ON merchants (kid);
   -- A known text under each key in use, so that a wrong key is found before it is needed.
   CREATE TABLE seals (kid TEXT PRIMARY KEY, proof BLOB NOT NULL) STRICT, WITHOUT ROWID;
   -- A directory that begins anew has another epoch. One that was restored has the same: what an isolate then knows it by
   -- is a place that it has not reached yet.
   CREATE TABLE epoch (epoch TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
   -- What operators did.
   CREATE TABLE acts (
     id INTEGER PRIMARY KEY,
     change TEXT NOT NULL UNIQUE,
     at INTEGER NOT NULL,
     -- The first digits of the operator's key's hash.
     operator TEXT NOT NULL,
     operation TEXT NOT NULL,
     merchant TEXT,
     request TEXT NOT NULL
   ) STRICT;
   CREATE INDEX acts_at ON acts (at);`,
] as const
