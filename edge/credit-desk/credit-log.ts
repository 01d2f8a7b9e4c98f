/** The writes of a credit desk: each is stored before it is sent, and its answer once that is known. */
import { parseJson, stringifyJson } from '../../shared/domain/json.ts'
import type { CreditOrderType } from '../../shared/domain/credit.enums.ts'
import type { CreditWriteName } from '../../shared/domain/soap/operations.ts'
import { type AnswerKey, type CallerSecret, seal } from '../desk/caller-secret.ts'
import type { DeskAnswer } from '../desk/desk-answer.ts'
import type { Tables } from '../desk/tables.ts'
import { KEY_MS, LOST_MS } from '../desk/times.ts'
import type { CreditRequest, Subject } from './credit-request.ts'
import type { Book } from './read-book.ts'
import type { RequestFacts } from './request-facts.ts'
import type { Wanted } from './wanted.ts'

const KEPT_UNTIL = `iif(key IS NULL, lost_until, at + ${KEY_MS})`

/** Enough to find the outcome of a write later, without its client. It has no personal data of a customer. */
export interface Intent {
  request: Omit<CreditRequest, 'write' | 'trace' | 'idempotencyKey' | 'isSecond'>
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
  /** Whether it said that the write was done, and not what it made. */
  accepted?: boolean
  /** What the answer will be sealed with; it goes with the intent. */
  answerKey: string
}

export interface LoggedWrite {
  id: number
  /** Digests under the caller's secret; without a key, `content` stands for the secret itself. */
  key: string | undefined
  content: string
  /** A digest of who sent it without a key; absent with one, and for what an earlier release stored. */
  caller?: string
  /** Milliseconds since 1970. */
  at: number
  intent?: Intent
  /** The answer, for the caller's secret to open. */
  kept?: KeptAnswer
}
export type OpenWrite = LoggedWrite & { intent: Intent }

export interface KeptAnswer {
  wrapped: string
  sealed: string
  /** The request that was answered with it, until it is known whether its client was there. */
  handedTo?: string
}

type NewWrite = Omit<OpenWrite, 'id'> & Pick<AnswerKey, 'wrapped'> & { onlySets: boolean }

interface Row extends Record<string, SqlStorageValue> {
  id: number
  key: string | null
  content: string
  caller: string | null
  at: number
  intent: string | null
  answer: string | null
  wrapped: string
  request: string | null
}

/** Opens an answer that was kept. */
export async function openAnswer(secret: CallerSecret, { wrapped, sealed }: KeptAnswer): Promise<DeskAnswer> {
  return JSON.parse(await secret.open(wrapped, sealed)) as DeskAnswer
}

/** An answer as it is kept. */
export function sealAnswer({ intent }: OpenWrite, answer: DeskAnswer): Promise<string> {
  return seal(intent.answerKey, JSON.stringify(answer))
}

export class CreditLog {
  readonly #tables: Tables

  constructor(tables: Tables) {
    this.#tables = tables
  }

  find(key: string): LoggedWrite | undefined {
    return this.#select('WHERE key = ?', key)[0]
  }

  /** The latest write without a key of this caller and content whose client has no answer. */
  findLost(caller: string, content: string, now: number): LoggedWrite | undefined {
    const where =
      'WHERE key IS NULL AND ifnull(caller, ?1) = ?1 AND content = ?2 AND lost_until > ?3 ORDER BY id DESC LIMIT 1'
    return this.#select(where, caller, content, now)[0]
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
  begin({ key, content, caller, at, intent, wrapped, onlySets }: NewWrite): OpenWrite {
    const { id } = this.#tables
      .made()
      .exec<{ id: number }>(
        `INSERT INTO writes (key, content, caller, at, intent, wrapped, only_sets)
         VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING id`,
        key ?? null,
        content,
        caller ?? null,
        at,
        stringifyJson(intent),
        wrapped,
        onlySets ? 1 : 0,
      )
      .one()
    return { id, key, content, ...(caller !== undefined && { caller }), at, intent }
  }

  /** Without a key, a write that set something is no longer told as it ended: the next one may set the same to something else. */
  forgetSet(): void {
    this.#tables.sql?.exec('DELETE FROM writes WHERE key IS NULL AND intent IS NULL AND only_sets = 1')
  }

  /** Stores what became known of an open write. */
  update({ id, intent }: OpenWrite): void {
    this.#tables.sql?.exec('UPDATE writes SET intent = ? WHERE id = ?', stringifyJson(intent), id)
  }

  /** The client has no answer. */
  markLost({ id }: LoggedWrite, now: number): void {
    this.#tables.sql?.exec('UPDATE writes SET lost_until = ? WHERE id = ?', now + LOST_MS, id)
  }

  /** Keeps the answer under its key or, until its client has it for certain, for the same content. */
  keepAnswer({ id, intent }: OpenWrite, sealed: string, now: number): void {
    const { sql } = this.#tables
    sql?.exec('UPDATE writes SET intent = NULL, answer = ? WHERE id = ?', sealed, id)
    const handOver =
      'UPDATE writes SET request = ?, lost_until = ? WHERE id = ? AND key IS NULL AND lost_until IS NULL'
    sql?.exec(handOver, intent.request.requestId, now + LOST_MS, id)
  }

  /** @param isHeard whether the client of the request was there to take its answer: then the same content is new */
  handedOver(requestId: string, isHeard: boolean): void {
    const statement = isHeard
      ? 'DELETE FROM writes WHERE request = ?'
      : 'UPDATE writes SET request = NULL WHERE request = ?'
    this.#tables.sql?.exec(statement, requestId)
  }

  /** Nothing was done: the key and the content are free again. */
  drop({ id }: LoggedWrite): void {
    this.#tables.sql?.exec('DELETE FROM writes WHERE id = ?', id)
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

  #select(where: string, ...values: SqlStorageValue[]): LoggedWrite[] {
    const rows = this.#tables.sql?.exec<Row>(`SELECT * FROM writes ${where}`, ...values).toArray() ?? []
    return rows.map(({ id, key, content, caller, at, intent, answer, wrapped, request }) => ({
      id,
      key: key ?? undefined,
      content,
      ...(caller !== null && { caller }),
      at,
      ...(intent !== null && { intent: parseJson(intent) as Intent }),
      ...(answer !== null && {
        kept: { wrapped, sealed: answer, ...(request !== null && { handedTo: request }) },
      }),
    }))
  }
}
