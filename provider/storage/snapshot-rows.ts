/** Copies all rows of a merchant's tables into a snapshot, and back. Call each function within a transaction. */
import { systemClock } from '../clock.ts'
import type { Database } from './database.ts'
import { merchantMigrations } from './schema.ts'
import { writeSetting } from './settings.ts'
import { heldTables, type HeldTable, schemaNumber } from './snapshot-tables.ts'
import { addChunk, type SnapshotRecord } from './snapshots.ts'

/** Characters of a chunk, unless one row alone has more. A cell of the database holds at most 2 MB. */
const CHUNK = 250_000

/** The offset of the clock follows from the snapshot's instant when it is restored. */
const LEFT_OUT = new Map([['settings', "WHERE name <> 'clockOffset'"]])

/** Collects lines into chunks of one table. */
export class ChunkWriter {
  readonly #db: Database
  readonly #snapshotId: number
  #table = ''
  #lines: string[] = []
  #length = 0
  /** The bytes of the chunks that are stored. */
  bytes = 0

  constructor(db: Database, snapshotId: number) {
    this.#db = db
    this.#snapshotId = snapshotId
  }

  /** @param line the row as a JSON object without line feeds */
  add(table: string, line: string): void {
    if (table !== this.#table || this.#length + line.length > CHUNK) this.flush()
    this.#table = table
    this.#lines.push(line)
    this.#length += line.length
  }

  flush(): void {
    if (this.#lines.length === 0) return
    this.bytes = addChunk(this.#db, this.#snapshotId, { table: this.#table, lines: this.#lines })
    this.#lines = []
    this.#length = 0
  }
}

/** Copies every row into the snapshot. @returns whether they fit in so many bytes; if not, roll the transaction back */
export function copyRows(db: Database, snapshotId: number, maximum: number): boolean {
  const writer = new ChunkWriter(db, snapshotId)
  for (const table of heldTables(db)) {
    for (const line of db.each(selectOf(table))) {
      writer.add(table.name, line)
      if (writer.bytes > maximum) return false
    }
    writer.flush()
  }
  return writer.bytes <= maximum
}

/** A mark for a test: other statements of requests never read a whole table. */
const WHOLE = '/* every row */'

function selectOf({ name, columns, hasRowid }: HeldTable): string {
  const members = columns.map((column) => `'${column}', "${column}"`).join(', ')
  const sequence = hasRowid ? 'ORDER BY rowid' : ''
  return `SELECT json_object(${members}) AS json FROM "${name}" ${WHOLE} ${LEFT_OUT.get(name) ?? ''} ${sequence}`
}

/** The rows of a file fit no table. Its message says which. */
export class UnfitRows extends Error {
  readonly code = 'rows-unfit'
}

/**
 * Replaces every row of the merchant's tables by those of the snapshot, and sets its clock to the snapshot's time. Rows
 * of an older schema go into tables of that schema, which the later migrations then bring up to date.
 * @throws UnfitRows, or SQLite's error if the rows break a constraint
 */
export function replaceRows(db: Database, snapshot: Pick<SnapshotRecord, 'id' | 'schema' | 'now'>): void {
  const isOlder = snapshot.schema < schemaNumber(db)
  if (isOlder) rebuildTables(db, snapshot.schema)
  const triggers = takeTriggers(db)
  // A table is emptied and filled with its parents there, so that no reference is broken in between.
  if (!isOlder) clearTables(db)
  insertRows(db, snapshot.id)
  // Negative, if the system's clock has gone on further than the merchant's had been moved. Migrations read it.
  writeSetting(db, 'clockOffset', snapshot.now - systemClock.now())
  for (const trigger of triggers) db.run(trigger)
  if (isOlder) db.migrate(merchantMigrations)
}

/** Deletes every row of the merchant's tables. */
export function clearTables(db: Database): void {
  for (const { name } of heldTables(db).toReversed()) db.run(`DELETE FROM "${name}"`)
}

function rebuildTables(db: Database, schema: number): void {
  for (const { name } of heldTables(db).toReversed()) db.run(`DROP TABLE "${name}"`)
  db.run('DELETE FROM migrations')
  db.migrate(merchantMigrations.slice(0, schema))
}

/** Drops the triggers, whose effects the rows have already. @returns the statements that create them again */
function takeTriggers(db: Database): string[] {
  const triggers = db.all<{ name: string; sql: string }>(
    `SELECT json_object('name', name, 'sql', sql) AS json FROM sqlite_schema WHERE type = 'trigger' ORDER BY name`,
  )
  for (const { name } of triggers) db.run(`DROP TRIGGER "${name}"`)
  return triggers.map(({ sql }) => sql)
}

function insertRows(db: Database, snapshotId: number): void {
  const chunks = Map.groupBy(chunksOf(db, snapshotId), ({ table }) => table)
  for (const { name, columns } of heldTables(db)) {
    const values = columns.map((column) => `value ->> '${column}'`).join(', ')
    const names = columns.map((column) => `"${column}"`).join(', ')
    const insert = `INSERT INTO "${name}" (${names}) SELECT ${values}
      FROM json_each((SELECT '[' || replace(lines, char(10), ',') || ']' FROM snapshot_chunks WHERE id = ?))`
    for (const { id, members } of chunks.get(name) ?? []) {
      if (members.toSorted().join() !== columns.toSorted().join()) {
        throw new UnfitRows(`The rows of ${name} have the members ${members.join(', ')}.`)
      }
      db.run(insert, id)
    }
    chunks.delete(name)
  }
  const [unknown] = chunks.keys()
  if (unknown !== undefined) throw new UnfitRows(`There is no table ${unknown}.`)
}

interface StoredChunk {
  id: number
  table: string
  /** Of its rows, which all have the same. */
  members: string[]
}

function chunksOf(db: Database, snapshotId: number): StoredChunk[] {
  return db.all<StoredChunk>(
    `SELECT json_object('id', id, 'table', of_table, 'members', (
       SELECT json_group_array(key) FROM json_each(substr(lines, 1, coalesce(nullif(instr(lines, char(10)), 0) - 1, length(lines))))
     )) AS json
     FROM snapshot_chunks WHERE snapshot_id = ? ORDER BY id`,
    snapshotId,
  )
}
