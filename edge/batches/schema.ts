import { outboxTable } from '../journal/outbox.ts'

/** The tables of a merchant's batches. A migration's number is its place in the list; a deployed one never changes. */
export const batchMigrations = [
  `CREATE TABLE batches (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     -- An alarm may wake the object without its name.
     merchant TEXT NOT NULL,
     -- The client's idempotency key, where it sent one, and the digest of the body that it stands for.
     key TEXT UNIQUE,
     content TEXT NOT NULL,
     -- JSON of the request without its orders.
     act TEXT NOT NULL,
     state TEXT NOT NULL,
     pause TEXT,
     -- Grows with each change of the batch or an item.
     version INTEGER NOT NULL,
     -- Instants are milliseconds since 1970.
     created_at INTEGER NOT NULL,
     -- JSON of who did it: the kind and the id, without a name.
     created_by TEXT NOT NULL,
     started_at INTEGER,
     -- JSON of who started or resumed it: a Starter.
     starter TEXT,
     -- Its place among the batches that wait for their turn.
     turn INTEGER,
     waits_until INTEGER,
     -- Orders in a row that ended in a failure of the provider.
     failures INTEGER NOT NULL DEFAULT 0,
     ended_at INTEGER
   ) STRICT;
   CREATE TABLE items (
     batch INTEGER NOT NULL REFERENCES batches (seq) ON DELETE CASCADE,
     place INTEGER NOT NULL,
     -- A Long in digits.
     order_id TEXT NOT NULL,
     state TEXT NOT NULL,
     -- The version of the batch at its last change.
     version INTEGER NOT NULL,
     code TEXT,
     detail TEXT,
     merchant_order_id TEXT,
     currency TEXT,
     -- A Long in digits.
     amount TEXT,
     -- The entity tag that its next write is meant for.
     etag TEXT,
     -- JSON of the writes that follow from the review; null where the kind alone says them.
     steps TEXT,
     -- How many of them are done.
     step INTEGER NOT NULL DEFAULT 0,
     -- Attempts in a row that had to wait.
     tries INTEGER NOT NULL DEFAULT 0,
     -- When the desk was first asked for this step.
     sent_at INTEGER,
     -- When its unknown outcome is looked at again, and how often it was.
     look_at INTEGER,
     looks INTEGER NOT NULL DEFAULT 0,
     at INTEGER,
     PRIMARY KEY (batch, place)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX items_look ON items (look_at) WHERE look_at IS NOT NULL;`,
  outboxTable,
  // The mark of the state in which it was made; null for one of an earlier release.
  'ALTER TABLE batches ADD COLUMN key_mark TEXT',
  // From when on a `not-done` of the history is about the last attempt. Milliseconds since 1970.
  'ALTER TABLE items ADD COLUMN undone_from INTEGER NOT NULL DEFAULT 0',
] as const
