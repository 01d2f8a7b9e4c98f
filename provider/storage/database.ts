/**
 * SQLite in a Durable Object, with exact Longs. The platform's API returns integers as doubles, rounded above 2^53,
 * and refuses bigints. So values are bound as decimal text, which INTEGER columns of STRICT tables convert to exact
 * integers (also in comparisons with a column, but not in expressions, which need CAST). SQLite writes rows as JSON, in
 * one column named `json`, and the Long-safe parser reads them.
 */
import { parseJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { migrate } from '../../shared/storage/migrate.ts'

/** A statement's parameter. */
export type Value = Long | string | boolean | null

export interface Database {
  /** Runs a statement for its effect. */
  run(statement: string, ...values: Value[]): void
  /** The rows of a statement that selects one column named `json`. */
  all<Row>(statement: string, ...values: Value[]): Row[]
  /** The first such row; undefined if there is none. */
  first<Row>(statement: string, ...values: Value[]): Row | undefined
  /** Such rows as SQLite's text, to send without parsing. */
  texts(statement: string, ...values: Value[]): string[]
  /** The same, one after the other as they are read, for more rows than memory may hold. Read them before an `await`. */
  each(statement: string, ...values: Value[]): Iterable<string>
  /** Runs the migrations that are not done yet. Call it within a transaction. @returns whether none was done */
  migrate(migrations: readonly string[]): boolean
  /** Lets each later statement throw the error: what is stored is being deleted, and somebody may still work on it. */
  end(error: Error): void
}

export function openDatabase(sql: SqlStorage): Database {
  let ended: Error | undefined
  function exec<Row extends Record<string, SqlStorageValue>>(
    statement: string,
    values: readonly Value[],
  ): SqlStorageCursor<Row> {
    if (ended) throw ended
    return sql.exec<Row>(statement, ...values.map(bound))
  }
  function texts(statement: string, ...values: Value[]): string[] {
    const rows = exec<{ json: string }>(statement, values).toArray()
    return rows.map(({ json }) => json)
  }
  function all<Row>(statement: string, ...values: Value[]): Row[] {
    return texts(statement, ...values).map((json) => parseJson(json) as Row)
  }
  function* each(statement: string, ...values: Value[]): Iterable<string> {
    for (const { json } of exec<{ json: string }>(statement, values)) yield json
  }
  return {
    each,
    migrate: (migrations) => migrate(sql, migrations),
    run: (statement, ...values) => void exec(statement, values),
    all,
    first: <Row>(statement: string, ...values: Value[]) => all<Row>(statement, ...values)[0],
    texts,
    end(error) {
      ended = error
    },
  }
}

function bound(value: Value): string | null {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return value === null ? null : String(value)
}
