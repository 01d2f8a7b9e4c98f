/**
 * The migration that creates the table of {@link WriteLog} at each desk. It never changes. Rows of an earlier release
 * stay in the table `writes` until the desk wakes; see `move-old-writes.ts`.
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
