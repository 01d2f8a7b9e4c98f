import { lettersColumn, writeTable } from '../desk/write-once/write-table.ts'

/**
 * The tables of an order desk of an earlier release: a new one has `freshWriteTable` alone. A migration's number is its
 * place in the list; a deployed one never changes. `writes` and `history` have only what an earlier release stored.
 */
export const orderDeskMigrations = [
  `CREATE TABLE writes (
     -- The client's idempotency key; where it gave none, the request's id.
     key TEXT PRIMARY KEY,
     keyed INTEGER NOT NULL,
     -- Digest of operation and input.
     content TEXT NOT NULL,
     -- When it was sent, in milliseconds since 1970.
     at INTEGER NOT NULL,
     -- JSON: what was sent and the order before it; absent once the outcome is known.
     intent TEXT,
     -- JSON: what was answered; absent until then.
     answer TEXT,
     CHECK ((intent IS NULL) <> (answer IS NULL))
   ) STRICT;
   CREATE INDEX writes_at ON writes (at);
   CREATE INDEX writes_open ON writes (at) WHERE intent IS NOT NULL;
   CREATE TABLE history (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     at INTEGER NOT NULL,
     entry TEXT NOT NULL
   ) STRICT;
   CREATE INDEX history_at ON history (at);
   CREATE TRIGGER history_is_append_only BEFORE UPDATE ON history
   BEGIN SELECT RAISE(ABORT, 'history is append-only'); END;`,
  `ALTER TABLE writes ADD COLUMN lost_until INTEGER;
   ALTER TABLE writes ADD COLUMN handed INTEGER;`,
  writeTable,
  // The history moves to the journal when the desk is next used.
  lettersColumn,
] as const

/**
 * What an earlier release stored: `keyed` is 0 if the key is only the request's id, `handed` is 1 until it is known
 * whether the client took its answer, and an answer without a body means a write that only sets values.
 */
export const oldOrderWrites = `
  SELECT iif(keyed, key, NULL) AS key, content, NULL AS caller, at, lost_until, intent, answer, NULL AS wrapped,
    iif(handed, key, NULL) AS request,
    iif(intent IS NULL, answer ->> '$.body' IS NULL, intent ->> '$.request.write.name' IN (
      'updateOrderRow', 'updateOrderRows', 'replaceOrderRows', 'extendOrder', 'setOrderMetadata', 'cancelOrder',
      'cancelAmount', 'cancelOrderRows')) AS only_sets
  FROM writes ORDER BY at`
