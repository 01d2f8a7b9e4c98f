import { migrate } from '../../shared/storage/migrate.ts'

/** The one table of a new object that makes it so often that a list of migrations costs too much. */
export interface Fresh {
  table: string
  create: string
}

/** The tables of an object. Its first write creates them: an object that is only read stores nothing. */
export class Tables {
  readonly #storage: DurableObjectStorage
  readonly #migrations: readonly string[]
  readonly #fresh: Fresh | undefined
  #exist: boolean
  /** Whether the list of migrations has made the tables. */
  #isMigrated: boolean

  /** Migrates the tables if they exist. */
  constructor(storage: DurableObjectStorage, migrations: readonly string[], fresh?: Fresh) {
    this.#storage = storage
    this.#migrations = migrations
    this.#fresh = fresh
    this.#isMigrated = has(storage.sql, 'migrations')
    this.#exist = this.#isMigrated || (fresh !== undefined && has(storage.sql, fresh.table))
    if (this.#isMigrated) this.#migrate()
  }

  /** Undefined while there are no tables. */
  get sql(): SqlStorage | undefined {
    return this.#exist ? this.#storage.sql : undefined
  }

  /** Whether there is the one fresh table alone, or none yet. */
  get isFresh(): boolean {
    return this.#fresh !== undefined && !this.#isMigrated
  }

  /** For a write: creates missing tables. */
  made(): SqlStorage {
    if (!this.#exist) this.#make()
    this.#exist = true
    return this.#storage.sql
  }

  /** Deletes everything in the object's storage, including its alarm. */
  async deleteAll(): Promise<void> {
    this.#exist = false
    this.#isMigrated = false
    await this.#storage.deleteAll()
  }

  #make(): void {
    if (this.#fresh === undefined) this.#migrate()
    else this.#storage.sql.exec(this.#fresh.create)
  }

  #migrate(): void {
    this.#storage.transactionSync(() => migrate(this.#storage.sql, this.#migrations))
  }
}

function has(sql: SqlStorage, table: string): boolean {
  return sql.exec('SELECT 1 FROM sqlite_master WHERE name = ?', table).toArray().length > 0
}
