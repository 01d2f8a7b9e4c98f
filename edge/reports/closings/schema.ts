/** The tables of a merchant's closings. A migration's number is its place in the list; a deployed one never changes. */
export const closingMigrations = [
  `CREATE TABLE closings (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     -- The day that was closed, YYYY-MM-DD.
     date TEXT NOT NULL,
     -- The client's idempotency key, where it sent one, and the body that it stands for.
     key TEXT UNIQUE,
     content TEXT NOT NULL,
     -- JSON of the closing as it is answered.
     closing TEXT NOT NULL
   ) STRICT;
   CREATE INDEX closings_date ON closings (date);
   CREATE TRIGGER closings_are_append_only BEFORE UPDATE ON closings
   BEGIN SELECT RAISE(ABORT, 'closings are append-only'); END;`,
  `CREATE TRIGGER closings_are_never_deleted BEFORE DELETE ON closings
   BEGIN SELECT RAISE(ABORT, 'closings are append-only'); END;`,
  // 1 if the edge has read the report itself. Earlier releases kept what the client sent.
  'ALTER TABLE closings ADD COLUMN checked INTEGER;',
] as const
