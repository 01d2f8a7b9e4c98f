/** The desk's tables. A migration's number is its place in the list, and none ever changes once deployed. */
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
]

/**
 * The tables of a desk. They are made by its first write: a desk that is only asked stores nothing, so that reads of
 * ids that no order has leave nothing behind.
 */
export class Tables {
  readonly #storage: DurableObjectStorage
  readonly #migrations: readonly string[]
  #exist: boolean

  /** Brings tables that exist up to date. */
  constructor(storage: DurableObjectStorage, migrations: readonly string[]) {
    this.#storage = storage
    this.#migrations = migrations
    const tables = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").toArray()
    this.#exist = tables.length > 0
    if (this.#exist) this.#migrate()
  }

  /** Undefined while there are no tables, and so nothing to read. */
  get sql(): SqlStorage | undefined {
    return this.#exist ? this.#storage.sql : undefined
  }

  /** For a write: makes the tables where there are none. */
  made(): SqlStorage {
    if (!this.#exist) this.#migrate()
    this.#exist = true
    return this.#storage.sql
  }

  /** Deletes all that the object stores, its alarm included. */
  async deleteAll(): Promise<void> {
    this.#exist = false
    await this.#storage.deleteAll()
  }

  #migrate(): void {
    this.#storage.transactionSync(() => migrate(this.#storage.sql, this.#migrations))
  }
}

/** To be called within a transaction. */
function migrate(sql: SqlStorage, migrations: readonly string[]): void {
  // PRAGMA user_version is refused here, so the number stands in a table.
  sql.exec('CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY) STRICT')
  const { done } = sql.exec<{ done: number }>('SELECT coalesce(max(number), 0) AS done FROM migrations').one()
  for (const [index, migration] of migrations.entries()) {
    if (index < done) continue
    sql.exec(migration)
    sql.exec('INSERT INTO migrations (number) VALUES (?)', index + 1)
  }
}
