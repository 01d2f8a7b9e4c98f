/** The desk's writes: each is stored before it is sent, and its answer once that is known. */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import type { Tables } from '../desk/tables.ts'
import { KEY_MS } from '../desk/times.ts'

/** One write. @typeParam Intent what finding its outcome later takes, as JSON */
export interface LoggedWrite<Intent> {
  key: string
  keyed: boolean
  content: string
  /** Milliseconds since 1970. */
  at: number
  /** Absent once the outcome is known. */
  intent?: Intent
  /** Absent until the outcome is known. */
  answer?: DeskAnswer
}

/** A write whose outcome is not known. */
export type OpenWrite<Intent> = LoggedWrite<Intent> & { intent: Intent }

interface Row extends Record<string, SqlStorageValue> {
  key: string
  keyed: number
  content: string
  at: number
  intent: string | null
  answer: string | null
}

export class WriteLog<Intent> {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  find(key: string): LoggedWrite<Intent> | undefined {
    return this.#select('WHERE key = ?', key)[0]
  }

  /** The writes whose outcome is not known, oldest first. */
  unresolved(): OpenWrite<Intent>[] {
    return this.#select('WHERE intent IS NOT NULL ORDER BY at') as OpenWrite<Intent>[]
  }

  /** To be stored before anything is sent. */
  begin({ key, keyed, content, at, intent }: OpenWrite<Intent>): void {
    this.#tables
      .made()
      .exec(
        'INSERT INTO writes (key, keyed, content, at, intent) VALUES (?, ?, ?, ?, ?)',
        key,
        keyed ? 1 : 0,
        content,
        at,
        stringifyJson(intent),
      )
  }

  /** Stores what became known of an open write. */
  update(key: string, intent: Intent): void {
    this.#tables.sql?.exec('UPDATE writes SET intent = ? WHERE key = ?', stringifyJson(intent), key)
  }

  /** Keeps the answer if a client can ask for it again. */
  keepAnswer({ key, keyed }: Pick<LoggedWrite<Intent>, 'key' | 'keyed'>, answer: DeskAnswer): void {
    if (!keyed) return this.drop(key)
    const text = JSON.stringify(answer)
    this.#tables.sql?.exec('UPDATE writes SET intent = NULL, answer = ? WHERE key = ?', text, key)
  }

  /** Nothing was done: the key is free again. */
  drop(key: string): void {
    this.#tables.sql?.exec('DELETE FROM writes WHERE key = ?', key)
  }

  dropOld(now: number): void {
    this.#tables.sql?.exec('DELETE FROM writes WHERE intent IS NULL AND at <= ?', now - KEY_MS)
  }

  /** When the oldest answer expires. */
  nextDrop(): number | undefined {
    const oldest = this.#tables.sql
      ?.exec<{ at: number | null }>('SELECT min(at) AS at FROM writes WHERE intent IS NULL')
      .one()
    const at = oldest?.at ?? undefined
    return at === undefined ? undefined : at + KEY_MS
  }

  #select(where: string, ...values: SqlStorageValue[]): LoggedWrite<Intent>[] {
    const rows = this.#tables.sql?.exec<Row>(`SELECT * FROM writes ${where}`, ...values).toArray() ?? []
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
