import { migrate } from '../../shared/storage/migrate.ts'

/** The tables of a desk. Its first write creates them: a desk that is only read stores nothing. */
export class Tables {
  readonly #storage: DurableObjectStorage
  readonly #migrations: readonly string[]
  #exist: boolean

  /** Migrates the tables if they exist. */
  constructor(storage: DurableObjectStorage, migrations: readonly string[]) {
    this.#storage = storage
    this.#migrations = migrations
    const tables = storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'migrations'").toArray()
    this.#exist = tables.length > 0
    if (this.#exist) this.#migrate()
  }

  /** Undefined while there are no tables. */
  get sql(): SqlStorage | undefined {
    return this.#exist ? this.#storage.sql : undefined
  }

  /** For a write: creates missing tables. */
  made(): SqlStorage {
    if (!this.#exist) this.#migrate()
    this.#exist = true
    return this.#storage.sql
  }

  /** Deletes everything in the object's storage, including its alarm. */
  async deleteAll(): Promise<void> {
    this.#exist = false
    await this.#storage.deleteAll()
  }

  #migrate(): void {
    this.#storage.transactionSync(() => migrate(this.#storage.sql, this.#migrations))
  }
}
