/** The desk's memory of its writes: what was sent before it is sent, what was answered once that is known. */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import type { DeskAnswer, DeskRequest } from './desk-request.ts'
import type { OrderState } from './order-state.ts'
import type { HistoryFacts } from '../../shared/domain/history.ts'

/** An answer is kept for this long under its key. */
export const KEY_MS = 24 * 60 * 60 * 1000

/** A write on its way: enough to find out later, without its client, what became of it. */
export interface Intent {
  request: DeskRequest
  before: OrderState
  /** What the history says of the order before the write. */
  facts: HistoryFacts
  /** Has the provider answered at all? Then nothing of this write is on its way any more. */
  answered: boolean
}

export interface LoggedWrite {
  key: string
  keyed: boolean
  content: string
  /** Milliseconds since 1970. */
  at: number
  intent?: Intent
  answer?: DeskAnswer
}

interface Row extends Record<string, SqlStorageValue> {
  key: string
  keyed: number
  content: string
  at: number
  intent: string | null
  answer: string | null
}

export class WriteLog {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  find(key: string): LoggedWrite | undefined {
    return this.#select('WHERE key = ?', key)[0]
  }

  /** The writes whose outcome is not known, oldest first. */
  unresolved(): LoggedWrite[] {
    return this.#select('WHERE intent IS NOT NULL ORDER BY at')
  }

  /** To be stored before anything is sent. */
  begin({ key, keyed, content, at, intent }: LoggedWrite & { intent: Intent }): void {
    this.#sql.exec(
      'INSERT INTO writes (key, keyed, content, at, intent) VALUES (?, ?, ?, ?, ?)',
      key,
      keyed ? 1 : 0,
      content,
      at,
      stringifyJson(intent),
    )
  }

  markAnswered(key: string, intent: Intent): void {
    this.#sql.exec(
      'UPDATE writes SET intent = ? WHERE key = ?',
      stringifyJson({ ...intent, answered: true }),
      key,
    )
  }

  /** Keeps the answer where a client can ask for it again. */
  resolve({ key, keyed }: Pick<LoggedWrite, 'key' | 'keyed'>, answer: DeskAnswer): void {
    if (!keyed) return this.drop(key)
    this.#sql.exec('UPDATE writes SET intent = NULL, answer = ? WHERE key = ?', JSON.stringify(answer), key)
  }

  /** Nothing was done: the key is free again. */
  drop(key: string): void {
    this.#sql.exec('DELETE FROM writes WHERE key = ?', key)
  }

  dropOld(now: number): void {
    this.#sql.exec('DELETE FROM writes WHERE intent IS NULL AND at <= ?', now - KEY_MS)
  }

  /** When the oldest answer is to be forgotten. */
  nextDrop(): number | undefined {
    const { at } = this.#sql
      .exec<{ at: number | null }>('SELECT min(at) AS at FROM writes WHERE intent IS NULL')
      .one()
    return at === null ? undefined : at + KEY_MS
  }

  #select(where: string, ...values: SqlStorageValue[]): LoggedWrite[] {
    const rows = this.#sql.exec<Row>(`SELECT * FROM writes ${where}`, ...values).toArray()
    return rows.map(({ key, keyed, content, at, intent, answer }) => ({
      key,
      keyed: keyed === 1,
      content,
      at,
      ...(intent === null ? {} : { intent: parseJson(intent) as Intent }),
      ...(answer === null ? {} : { answer: JSON.parse(answer) as DeskAnswer }),
    }))
  }
}
