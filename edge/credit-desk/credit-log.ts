/** The writes of a credit desk: each is stored before it is sent, and its answer once that is known. */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import type { CreditOrderType } from '../../shared/domain/credit.enums.ts'
import type { CreditWriteName } from '../../shared/domain/soap/operations.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import type { Tables } from '../desk/tables.ts'
import { KEY_MS } from '../desk/times.ts'
import type { CreditRequest, Subject } from './credit-request.ts'
import type { Book } from './read-book.ts'
import type { RequestFacts } from './request-facts.ts'
import type { Wanted } from './wanted.ts'

/** Milliseconds after a lost answer for which the same content without a key is not sent again. */
export const LOST_MS = 10 * 60 * 1000

/** Enough to find the outcome of a write later, without its client. It has no personal data of a customer. */
export interface Intent {
  request: Omit<CreditRequest, 'write' | 'trace'>
  name: CreditWriteName
  /** Absent where the request has no number, or only a customer's. */
  subject?: Subject
  kind: CreditOrderType
  /** The provider's records before the write; absent if they do not show it. */
  before?: Book
  wanted: Wanted
  /** What the history says of the request. Intents of earlier versions lack it. */
  facts?: RequestFacts
  /** Whether the provider answered: the write is then no longer in flight. */
  answered: boolean
}

export interface LoggedWrite {
  id: number
  key: string | undefined
  content: string
  /** Milliseconds since 1970. */
  at: number
  intent?: Intent
  answer?: DeskAnswer
}
export type OpenWrite = LoggedWrite & { intent: Intent }

interface Row extends Record<string, SqlStorageValue> {
  id: number
  key: string | null
  content: string
  at: number
  intent: string | null
  answer: string | null
}

export class CreditLog {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  find(key: string): LoggedWrite | undefined {
    return this.#select('WHERE key = ?', key)[0]
  }

  /** The latest write of this content whose client has no answer. */
  findLost(content: string, now: number): LoggedWrite | undefined {
    return this.#select('WHERE content = ? AND lost_until > ? ORDER BY id DESC LIMIT 1', content, now)[0]
  }

  /** The writes whose outcome is not known, oldest first. */
  openWrites(): OpenWrite[] {
    return this.#select('WHERE intent IS NOT NULL ORDER BY id') as OpenWrite[]
  }

  /** When these writes were sent, and when the entries were made that are still to be taken to another desk. */
  unresolved(): { at: number }[] {
    const query = 'SELECT at FROM writes WHERE intent IS NOT NULL UNION ALL SELECT at FROM outbox'
    return this.#tables.sql?.exec<{ at: number }>(query).toArray() ?? []
  }

  /** To be stored before anything is sent. */
  begin({ key, content, at, intent }: Omit<OpenWrite, 'id'>): OpenWrite {
    const { id } = this.#tables
      .made()
      .exec<{ id: number }>(
        'INSERT INTO writes (key, content, at, intent) VALUES (?, ?, ?, ?) RETURNING id',
        key ?? null,
        content,
        at,
        stringifyJson(intent),
      )
      .one()
    return { id, key, content, at, intent }
  }

  markAnswered({ id, intent }: OpenWrite): void {
    this.#tables.sql?.exec(
      'UPDATE writes SET intent = ? WHERE id = ?',
      stringifyJson({ ...intent, answered: true }),
      id,
    )
  }

  /** The client has no answer. */
  markLost({ id }: LoggedWrite, now: number): void {
    this.#tables.sql?.exec('UPDATE writes SET lost_until = ? WHERE id = ?', now + LOST_MS, id)
  }

  /** Keeps the answer under its key and, where the client never had it, for the same content. */
  keepAnswer({ id }: LoggedWrite, answer: DeskAnswer): void {
    this.#tables.sql?.exec(
      'UPDATE writes SET intent = NULL, answer = ? WHERE id = ?',
      JSON.stringify(answer),
      id,
    )
    this.#tables.sql?.exec('DELETE FROM writes WHERE id = ? AND key IS NULL AND lost_until IS NULL', id)
  }

  /** Nothing was done: the key and the content are free again. */
  drop({ id }: LoggedWrite): void {
    this.#tables.sql?.exec('DELETE FROM writes WHERE id = ?', id)
  }

  dropOld(now: number): void {
    this.#tables.sql?.exec(
      `DELETE FROM writes WHERE intent IS NULL AND iif(key IS NULL, lost_until, at + ${KEY_MS}) <= ?`,
      now,
    )
  }

  /** When the next answer expires. */
  nextDrop(): number | undefined {
    const first = this.#tables.sql
      ?.exec<{ next: number | null }>(
        `SELECT min(iif(key IS NULL, lost_until, at + ${KEY_MS})) AS next FROM writes WHERE intent IS NULL`,
      )
      .one()
    return first?.next ?? undefined
  }

  #select(where: string, ...values: SqlStorageValue[]): LoggedWrite[] {
    const rows = this.#tables.sql?.exec<Row>(`SELECT * FROM writes ${where}`, ...values).toArray() ?? []
    return rows.map(({ id, key, content, at, intent, answer }) => ({
      id,
      key: key ?? undefined,
      content,
      at,
      ...(intent !== null && { intent: parseJson(intent) as Intent }),
      ...(answer !== null && { answer: JSON.parse(answer) as DeskAnswer }),
    }))
  }
}
