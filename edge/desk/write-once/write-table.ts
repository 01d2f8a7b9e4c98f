import type { Fresh } from '../../storage/tables.ts'

/**
 * The table of {@link WriteLog} at a desk that has none. It has a few rows, for a day: indexes would cost more than they
 * save, and so would a list of migrations, because each desk makes it again and again. It needs each column of
 * {@link writeTable} and {@link lettersColumn}.
 */
export const freshWriteTable: Fresh = {
  table: 'write_log',
  create: `CREATE TABLE write_log (
     id INTEGER PRIMARY KEY,
     key TEXT,
     content TEXT NOT NULL,
     caller TEXT,
     at INTEGER NOT NULL,
     lost_until INTEGER,
     intent TEXT,
     answer TEXT,
     wrapped TEXT NOT NULL,
     request TEXT,
     only_sets INTEGER NOT NULL,
     letters TEXT,
     CHECK ((intent IS NULL) <> (answer IS NULL))
   ) STRICT;`,
}

/**
 * The migration that created the table at desks of earlier releases. It never changes. Rows of the first one stay in the
 * table `writes` until the desk wakes; see `move-old-writes.ts`.
 */
export const writeTable = `CREATE TABLE write_log (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     -- Digests under the caller's secret. Without an idempotency key, the digest of the request stands for the secret.
     key TEXT UNIQUE,
     content TEXT NOT NULL,
     -- Who sent it; absent for what an earlier release stored.
     caller TEXT,
     -- When it was sent, in milliseconds since 1970.
     at INTEGER NOT NULL,
     -- Until when the same content without a key is answered as this one was, because its client has no answer.
     lost_until INTEGER,
     -- JSON: what is needed to find the outcome; absent once the outcome is known.
     intent TEXT,
     -- What was answered, sealed; absent until then.
     answer TEXT,
     -- Opens the answer's key for the caller.
     wrapped TEXT NOT NULL,
     -- The request without a key that was answered, until it is known whether its client was there.
     request TEXT,
     -- 1 for a write that adds nothing when it is repeated.
     only_sets INTEGER NOT NULL,
     CHECK ((intent IS NULL) <> (answer IS NULL))
   ) STRICT;
   CREATE INDEX write_log_content ON write_log (content);
   CREATE INDEX write_log_request ON write_log (request);`

/** The next migration of such desks: JSON of the letters that the journal has not taken. */
export const lettersColumn = `ALTER TABLE write_log ADD COLUMN letters TEXT;
   DROP INDEX write_log_content;
   DROP INDEX write_log_request;`
