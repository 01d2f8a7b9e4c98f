/** The snapshots of a merchant's tables, in the object's own database. Call each function within a transaction. */
import type { Long } from '../../shared/domain/values/long.ts'
import type { Database } from './database.ts'
import { schemaNumber } from './snapshot-tables.ts'

/** Automatic ones are taken before the clock is moved; an export or import passes through one without a name. */
export type SnapshotKind = 'named' | 'automatic' | 'passing'

export interface SnapshotRecord {
  id: number
  name: string | null
  kind: SnapshotKind
  /** The number of migrations that the tables had. */
  schema: number
  /** Milliseconds since 1970, by the system's clock. */
  savedAt: number
  /** Milliseconds since 1970, by the merchant's clock. */
  now: number
  orders: number
  rows: number
  /** Of the rows as text. */
  bytes: number
}

const MEMBERS = `json_object('id', id, 'name', name, 'kind', kind, 'schema', schema, 'savedAt', saved_at, 'now', now,
  'orders', orders, 'rows', rows, 'bytes', bytes) AS json`

/** The snapshots with a name, oldest first. */
export function namedSnapshots(db: Database): SnapshotRecord[] {
  return db.all<SnapshotRecord>(
    `SELECT ${MEMBERS} FROM snapshots WHERE name IS NOT NULL ORDER BY saved_at, id`,
  )
}

/** The copies that exports and imports pass through. */
export function passingSnapshots(db: Database): SnapshotRecord[] {
  return db.all<SnapshotRecord>(`SELECT ${MEMBERS} FROM snapshots WHERE kind = 'passing' ORDER BY id`)
}

export function findSnapshot(db: Database, name: string): SnapshotRecord | undefined {
  return db.first<SnapshotRecord>(`SELECT ${MEMBERS} FROM snapshots WHERE name = ?`, name)
}

export function snapshotOfId(db: Database, id: number): SnapshotRecord | undefined {
  return db.first<SnapshotRecord>(`SELECT ${MEMBERS} FROM snapshots WHERE id = ?`, id)
}

export type NewSnapshot = Pick<SnapshotRecord, 'name' | 'kind' | 'savedAt' | 'now'> & {
  /** The database's own by default. */
  schema?: number
}

/** Begins a snapshot without rows. @returns its id */
export function insertSnapshot(
  db: Database,
  { name, kind, savedAt, now, schema = schemaNumber(db) }: NewSnapshot,
): number {
  return db.first<{ id: number }>(
    `INSERT INTO snapshots (name, kind, schema, saved_at, now) VALUES (?, ?, ?, ?, ?)
     RETURNING json_object('id', id) AS json`,
    name,
    kind,
    schema,
    savedAt,
    now,
  )!.id
}

export function deleteSnapshot(db: Database, id: number): void {
  db.run('DELETE FROM snapshot_chunks WHERE snapshot_id = ?', id)
  db.run('DELETE FROM snapshots WHERE id = ?', id)
}

/** Some rows of one table, as lines of JSON objects that have the same members. */
export interface Chunk {
  table: string
  lines: readonly string[]
}

const encoder = new TextEncoder()

/** Adds rows to a snapshot. @returns its bytes until now */
export function addChunk(db: Database, snapshotId: number, { table, lines }: Chunk): number {
  const text = lines.join('\n')
  db.run(
    'INSERT INTO snapshot_chunks (snapshot_id, of_table, rows, lines) VALUES (?, ?, ?, ?)',
    snapshotId,
    table,
    lines.length,
    text,
  )
  return db.first<{ bytes: number }>(
    `UPDATE snapshots SET bytes = bytes + ?, rows = rows + ?, orders = orders + ? WHERE id = ?
     RETURNING json_object('bytes', bytes) AS json`,
    encoder.encode(text).byteLength,
    lines.length,
    table === 'orders' ? lines.length : 0,
    snapshotId,
  )!.bytes
}

/** The next chunk of a snapshot, in the sequence of adding. @param after the id of the one before; 0 for the first */
export function nextChunk(
  db: Database,
  snapshotId: number,
  after: number,
): { id: number; table: string; text: string } | undefined {
  return db.first(
    `SELECT json_object('id', id, 'table', of_table, 'text', lines) AS json FROM snapshot_chunks
     WHERE snapshot_id = ? AND id > ? ORDER BY id LIMIT 1`,
    snapshotId,
    after,
  )
}

/** The ids of the snapshot's orders. */
export function ordersOfSnapshot(db: Database, snapshotId: number): Long[] {
  return db
    .all<{ id: Long }>(
      `SELECT json_object('id', value -> 'id') AS json FROM snapshot_chunks,
         json_each('[' || replace(lines, char(10), ',') || ']')
       WHERE snapshot_id = ? AND of_table = 'orders' AND json_type(value, '$.id') = 'integer'`,
      snapshotId,
    )
    .map(({ id }) => id)
}
