/** The desk's writes: each is stored before it is sent, and its answer once that is known. */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import type { Tables } from '../desk/tables.ts'
import { KEY_MS, LOST_MS } from '../desk/times.ts'

const KEPT_UNTIL = `iif(keyed, at + ${KEY_MS}, lost_until)`

/** One write. @typeParam Intent what finding its outcome later takes, as JSON */
export interface LoggedWrite<Intent> {
  /** The client's idempotency key; where it gave none, the request's id. */
  key: string
  keyed: boolean
  content: string
  /** Milliseconds since 1970. */
  at: number
  /** Absent once the outcome is known. */
  intent?: Intent
  /** Absent until the outcome is known. */
  answer?: DeskAnswer
  /** Whether the answer was given to the worker, which has yet to say whether the client was there to take it. */
  isHanded?: true
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
  handed: number | null
}

export class WriteLog<Intent> {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  find(key: string): LoggedWrite<Intent> | undefined {
    return this.#select('WHERE key = ?', key)[0]
  }

  /** The latest write without a key of this content whose client has no answer, as far as is known. */
  findLost(content: string, now: number): LoggedWrite<Intent> | undefined {
    const where =
      'WHERE keyed = 0 AND intent IS NULL AND content = ? AND lost_until > ? ORDER BY at DESC LIMIT 1'
    return this.#select(where, content, now)[0]
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

  /** Without a key, a write that set something is no longer told as done: the next one may set the same to something else. */
  forgetSet(): void {
    const query = "DELETE FROM writes WHERE keyed = 0 AND intent IS NULL AND answer ->> '$.body' IS NULL"
    this.#tables.sql?.exec(query)
  }

  /** Stores what became known of an open write. */
  update(key: string, intent: Intent): void {
    this.#tables.sql?.exec('UPDATE writes SET intent = ? WHERE key = ?', stringifyJson(intent), key)
  }

  /** The client has no answer. Of a write with a key nothing changes: its key says the same. */
  markLost({ key }: Pick<LoggedWrite<Intent>, 'key'>, now: number): void {
    this.#tables.sql?.exec('UPDATE writes SET lost_until = ? WHERE key = ?', now + LOST_MS, key)
  }

  /** Keeps the answer under its key or, until its client has it for certain, for the same content. */
  keepAnswer({ key, keyed }: LoggedWrite<Intent>, answer: DeskAnswer, now: number): void {
    const { sql } = this.#tables
    // Nobody notices whether an answer without a body arrives; such a write adds nothing when it is repeated.
    if (!keyed && answer.body === null) {
      sql?.exec('DELETE FROM writes WHERE key = ? AND lost_until IS NULL', key)
    }
    sql?.exec('UPDATE writes SET intent = NULL, answer = ? WHERE key = ?', JSON.stringify(answer), key)
    const handOver =
      'UPDATE writes SET handed = 1, lost_until = ? WHERE key = ? AND keyed = 0 AND lost_until IS NULL'
    sql?.exec(handOver, now + LOST_MS, key)
  }

  /** @param isHeard whether the client of the request was there to take its answer: then the same content is new */
  handedOver(requestId: string, isHeard: boolean): void {
    const statement = isHeard
      ? 'DELETE FROM writes WHERE key = ? AND handed = 1'
      : 'UPDATE writes SET handed = NULL WHERE key = ?'
    this.#tables.sql?.exec(statement, requestId)
  }

  /** Nothing was done: the key is free again. */
  drop(key: string): void {
    this.#tables.sql?.exec('DELETE FROM writes WHERE key = ?', key)
  }

  dropOld(now: number): void {
    this.#tables.sql?.exec(`DELETE FROM writes WHERE intent IS NULL AND ${KEPT_UNTIL} <= ?`, now)
  }

  /** When the next answer expires. */
  nextDrop(): number | undefined {
    const first = this.#tables.sql
      ?.exec<{ next: number | null }>(`SELECT min(${KEPT_UNTIL}) AS next FROM writes WHERE intent IS NULL`)
      .one()
    return first?.next ?? undefined
  }

  #select(where: string, ...values: SqlStorageValue[]): LoggedWrite<Intent>[] {
    const rows = this.#tables.sql?.exec<Row>(`SELECT * FROM writes ${where}`, ...values).toArray() ?? []
    return rows.map(({ key, keyed, content, at, intent, answer, handed }) => ({
      key,
      keyed: keyed === 1,
      content,
      at,
      ...(intent === null ? {} : { intent: parseJson(intent) as Intent }),
      ...(answer === null ? {} : { answer: JSON.parse(answer) as DeskAnswer }),
      ...(handed === null ? {} : { isHanded: true as const }),
    }))
  }
}
