/**
 * The tables that a snapshot holds: all of the object but the snapshots themselves and the number of the schema. They
 * are read from the database, so that a later table is in every snapshot without a line here.
 */
import type { Database } from './database.ts'

/**
 * The migration that adds the snapshots of a sandbox. Other objects have none. It runs again, with the snapshots there,
 * when one of an older schema is restored; so must any later migration of these two tables.
 */
export const snapshotsMigration = `
  CREATE TABLE IF NOT EXISTS snapshots (
    id INTEGER PRIMARY KEY,
    -- A copy that an export or an import passes through has none.
    name TEXT UNIQUE,
    kind TEXT NOT NULL CHECK (kind IN ('named', 'automatic', 'passing')),
    -- The number of migrations that the tables had.
    schema INTEGER NOT NULL,
    -- By the system's clock, and by the merchant's.
    saved_at INTEGER NOT NULL,
    now INTEGER NOT NULL,
    orders INTEGER NOT NULL DEFAULT 0,
    rows INTEGER NOT NULL DEFAULT 0,
    -- Of the rows as text.
    bytes INTEGER NOT NULL DEFAULT 0,
    CHECK ((name IS NULL) = (kind = 'passing'))
  ) STRICT;

  -- Some rows of one table: JSON objects with the names of columns, divided by line feeds.
  CREATE TABLE IF NOT EXISTS snapshot_chunks (
    id INTEGER PRIMARY KEY,
    snapshot_id INTEGER NOT NULL REFERENCES snapshots ON DELETE CASCADE,
    of_table TEXT NOT NULL,
    rows INTEGER NOT NULL,
    lines TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS snapshot_chunks_by_snapshot ON snapshot_chunks (snapshot_id, id);
`

const NOT_HELD = ['migrations', 'snapshots', 'snapshot_chunks']

export interface HeldTable {
  name: string
  columns: string[]
  /** Whether its rows have a sequence of their own, that of adding. */
  hasRowid: boolean
}

interface FoundTable {
  name: string
  sql: string
  columns: string[]
}

/** The tables and their columns, without the platform's own, which begin with an underscore. A table follows those that it refers to, so that rows can be inserted in this sequence. */
export function heldTables(db: Database): HeldTable[] {
  const found = db.all<FoundTable>(
    `SELECT json_object('name', name, 'sql', sql, 'columns', (
       SELECT json_group_array(columns.name) FROM pragma_table_info(tables.name) AS columns
     )) AS json
     FROM sqlite_schema AS tables
     WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_*' ORDER BY name`,
  )
  const tables = new Map(found.map((table) => [table.name, table]))
  for (const name of NOT_HELD) tables.delete(name)
  const sorted = new Map<string, HeldTable>()
  const visit = ({ name, columns, sql }: FoundTable): void => {
    if (sorted.has(name) || !tables.delete(name)) return
    for (const [, parent] of sql.matchAll(/\bREFERENCES "?(\w+)/g)) {
      const other = tables.get(parent!)
      if (other) visit(other)
    }
    sorted.set(name, { name, columns, hasRowid: !/WITHOUT ROWID\s*$/.test(sql) })
  }
  // Visiting takes tables out of the map, which the iteration bears.
  for (const table of tables.values()) visit(table)
  return [...sorted.values()]
}

/** The number of migrations that the database has. */
export function schemaNumber(db: Database): number {
  return db.first<{ number: number }>(
    `SELECT json_object('number', coalesce(max(number), 0)) AS json FROM migrations`,
  )!.number
}
