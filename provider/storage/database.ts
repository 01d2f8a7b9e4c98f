/**
 * SQLite in a Durable Object, without losing a Long. Its API hands integers over as doubles, rounded above
 * 2^53, and refuses bigints. So values go in as decimal text, which the INTEGER columns of STRICT tables
 * turn into exact integers (in comparisons with a column too, but not in expressions: CAST there); and rows
 * come out as JSON that SQLite writes itself, one column named `json`, read by the Long-safe parser.
 */
import { parseJson } from '../../shared/domain/json.ts'
import type { Long } from '../../shared/domain/long.ts'

/** What a statement's parameter may be. */
export type Value = Long | string | boolean | null

export interface Database {
  /** Runs a statement for its effect. */
  run(statement: string, ...values: Value[]): void
  /** The rows of a statement that selects one column named `json`. */
  all<Row>(statement: string, ...values: Value[]): Row[]
  /** The first such row. */
  first<Row>(statement: string, ...values: Value[]): Row | undefined
  /** Such rows as the text that SQLite wrote, for what goes on to a wire unread. */
  texts(statement: string, ...values: Value[]): string[]
}

export function openDatabase(sql: SqlStorage): Database {
  function texts(statement: string, ...values: Value[]): string[] {
    const rows = sql.exec<{ json: string }>(statement, ...values.map(bound)).toArray()
    return rows.map(({ json }) => json)
  }
  function all<Row>(statement: string, ...values: Value[]): Row[] {
    return texts(statement, ...values).map((json) => parseJson(json) as Row)
  }
  return {
    run: (statement, ...values) => void sql.exec(statement, ...values.map(bound)),
    all,
    first: <Row>(statement: string, ...values: Value[]) => all<Row>(statement, ...values)[0],
    texts,
  }
}

function bound(value: Value): string | null {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return value === null ? null : String(value)
}
