/**
 * Column maps: the members of a record with their columns. Reads, inserts and updates follow from the map, so that no
 * statement lists columns by hand.
 */
import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Database, Value } from './database.ts'

/** A column by its name; a boolean is stored as 0 or 1, and `json` as JSON text. */
type Column = string | readonly [name: string, type: 'boolean' | 'json']

export interface Columns<Member extends string> {
  /** The arguments of `json_object` that read the members. */
  members: string
  /** Reads the members as one column named `json`, as {@link Database.all} needs it. */
  json: string
  /** The record's values by column. Members that are not in the map are left out; undefined is NULL. */
  values(record: { readonly [Name in Member]?: unknown }): Record<string, Value>
}

/** @param table qualifies the columns, for statements that join tables */
export function columnsOf<Member extends string>(
  table: string,
  map: Readonly<Record<Member, Column>>,
): Columns<Member> {
  const columns = (Object.entries(map) as [Member, Column][]).map(([member, column]) => {
    const [name, type] = typeof column === 'string' ? [column, undefined] : column
    return { member, name, type }
  })
  const members = columns
    .map(({ member, name, type }) => `'${member}', ${readAs(`${table}.${name}`, type)}`)
    .join(', ')
  return {
    members,
    json: `json_object(${members}) AS json`,
    values(record) {
      const values: Record<string, Value> = {}
      for (const { member, name, type } of columns) {
        const value = record[member] ?? null
        values[name] = type === 'json' && value !== null ? stringifyJson(value) : (value as Value)
      }
      return values
    },
  }
}

/** Inserts a row of these values, by column. `onConflict` is an ON CONFLICT clause. */
export function insert(
  db: Database,
  table: string,
  values: Readonly<Record<string, Value>>,
  onConflict = '',
): void {
  const names = Object.keys(values)
  const marks = names.map(() => '?').join(', ')
  db.run(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks}) ${onConflict}`,
    ...Object.values(values),
  )
}

/** Sets these values, by column, in the rows where the columns of `where` have its values. */
export function update(
  db: Database,
  table: string,
  values: Readonly<Record<string, Value>>,
  where: Readonly<Record<string, Value>>,
): void {
  const set = Object.keys(values).map((name) => `${name} = ?`)
  const condition = Object.keys(where).map((name) => `${name} = ?`)
  db.run(
    `UPDATE ${table} SET ${set.join(', ')} WHERE ${condition.join(' AND ')}`,
    ...Object.values(values),
    ...Object.values(where),
  )
}

/** The next number of a column: one above its greatest, and at least `first`. */
export function nextNumber(db: Database, table: string, column: string, first: number): number {
  return db.first<{ next: number }>(
    `SELECT json_object('next', max(${first}, coalesce(max(${column}), 0) + 1)) AS json FROM ${table}`,
  )!.next
}

function readAs(column: string, type: 'boolean' | 'json' | undefined): string {
  if (type === 'json') return `json(${column})`
  if (type === undefined) return column
  return `json(CASE ${column} WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END)`
}
