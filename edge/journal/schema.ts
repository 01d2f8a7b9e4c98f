/** The tables of a shard of the journal. A migration's number is its place in the list; a deployed one never changes. */
export const journalMigrations = [
  `CREATE TABLE entries (
     -- See \`place.ts\`: the order of the entries.
     place INTEGER PRIMARY KEY,
     -- The key of the history.
     subject TEXT NOT NULL,
     -- The letter that brought it.
     id TEXT NOT NULL,
     -- The id of who did it.
     who TEXT NOT NULL,
     operation TEXT NOT NULL,
     outcome TEXT NOT NULL,
     -- 1 for a second history of one act.
     is_copy INTEGER NOT NULL,
     -- The number of a credit subject, whose key is a digest.
     number TEXT,
     -- JSON of the record.
     record TEXT NOT NULL
   ) STRICT;
   CREATE INDEX entries_subject ON entries (subject);`,
  `CREATE TRIGGER entries_never_change BEFORE UPDATE ON entries
   BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END;`,
  `CREATE TABLE orders (
     -- The CheckoutOrderId in digits.
     id TEXT PRIMARY KEY,
     -- That of its latest news, see \`place.ts\`, and the day of it: days since 1970.
     place INTEGER NOT NULL,
     day INTEGER NOT NULL,
     -- The merchant's number of the order as its backend told it, that at the provider, and that of its credit order.
     number TEXT COLLATE NOCASE,
     merchant_order_id TEXT COLLATE NOCASE,
     credit_number TEXT COLLATE NOCASE,
     -- The view in which it waits.
     waits TEXT,
     -- YYYY-MM-DD.
     expires_on TEXT,
     -- The outcome of its last write, if that is unknown or refused, and when it was.
     trouble TEXT,
     changed_at INTEGER,
     -- When and by whom its last write was done.
     done_at INTEGER,
     done_by TEXT,
     -- JSON: what was last seen of it, and its last write.
     facts TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX orders_number ON orders (number) WHERE number IS NOT NULL;
   CREATE INDEX orders_merchant_order_id ON orders (merchant_order_id) WHERE merchant_order_id IS NOT NULL;
   CREATE INDEX orders_credit_number ON orders (credit_number) WHERE credit_number IS NOT NULL;
   CREATE INDEX orders_waits ON orders (waits, expires_on) WHERE waits IS NOT NULL;
   CREATE INDEX orders_trouble ON orders (trouble) WHERE trouble IS NOT NULL;
   -- Of the day, because the place changes with each save.
   CREATE INDEX orders_day ON orders (day);`,
] as const

/** The tables of a merchant's head of the journal. */
export const headMigrations = [
  `CREATE TABLE people (
     id TEXT PRIMARY KEY,
     is_pseudonym INTEGER NOT NULL,
     -- When the name was taken out, in milliseconds since 1970: it is not learned again.
     erased_at INTEGER,
     -- When the person last acted, to the day.
     seen_at INTEGER NOT NULL,
     -- See \`people.ts\`: the last column, of one length.
     name BLOB NOT NULL
   ) STRICT;
   -- Objects whose letters the journal could not take.
   CREATE TABLE waiting (
     object TEXT PRIMARY KEY,
     letters INTEGER NOT NULL,
     -- When the oldest of them was written, in milliseconds since 1970.
     since INTEGER NOT NULL
   ) STRICT;`,
] as const
