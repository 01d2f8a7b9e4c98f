import { lettersColumn, writeTable } from '../desk/write-once/write-table.ts'

/**
 * The tables of a credit desk of an earlier release: a new one has `freshWriteTable` alone. A migration's number is its
 * place in the list; a deployed one never changes. `writes`, `history` and `outbox` have only what an earlier release stored.
 */
export const creditDeskMigrations = [
  `CREATE TABLE writes (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     -- The client's idempotency key, where it sent one.
     key TEXT UNIQUE,
     -- Digest of operation and input.
     content TEXT NOT NULL,
     -- When it was sent, in milliseconds since 1970.
     at INTEGER NOT NULL,
     -- Until when the same content without a key is answered as this one was, because its client has no answer.
     lost_until INTEGER,
     -- JSON: what is needed to find the outcome; absent once the outcome is known.
     intent TEXT,
     -- JSON: what was answered; absent until then.
     answer TEXT,
     CHECK ((intent IS NULL) <> (answer IS NULL))
   ) STRICT;
   CREATE INDEX writes_content ON writes (content);
   CREATE TABLE history (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     at INTEGER NOT NULL,
     entry TEXT NOT NULL
   ) STRICT;
   CREATE TRIGGER history_is_append_only BEFORE UPDATE ON history
   BEGIN SELECT RAISE(ABORT, 'history is append-only'); END;`,
  `CREATE TABLE outbox (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     -- When the entry was made, in milliseconds since 1970.
     at INTEGER NOT NULL,
     -- JSON: a history entry, and whose history it goes to.
     letter TEXT NOT NULL
   ) STRICT;`,
  // From here on, key, content and answer are stored so that only the caller can read them.
  `ALTER TABLE writes ADD COLUMN wrapped TEXT;
   ALTER TABLE writes ADD COLUMN request TEXT;`,
  // Absent for rows of an earlier release, which belong to any caller.
  `ALTER TABLE writes ADD COLUMN caller TEXT;
   ALTER TABLE writes ADD COLUMN only_sets INTEGER NOT NULL DEFAULT 0;`,
  writeTable,
  // History and outbox move to the journal when the desk is next used.
  lettersColumn,
] as const

/** What an earlier release stored. Without `wrapped`, it is not sealed. */
export const oldCreditWrites = `SELECT key, content, caller, at, lost_until, intent, answer, wrapped, request, only_sets
  FROM writes ORDER BY id`
