import { stringifyJson } from '../../shared/domain/values/json.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { ShardCount } from '../config/config.ts'
import { config } from '../config/configured.ts'

/** An entry on its way to the journal: plain data, as RPC requires. */
export interface Letter {
  /** Unique: the journal takes each letter once. */
  id: string
  merchantId: string
  /** Since when it waits, in milliseconds since 1970. */
  at: number
  /** The histories that get the entry. All but one are copies, which a reading over all subjects leaves out. */
  to: readonly Addressee[]
  /** A credit subject's number, such as `ProviderOrderNr/1000123`: the key of its history is a digest. */
  number?: string | undefined
  /** JSON of a {@link JournalRecord}. */
  record: string
  /** JSON of what the write's desk has seen of the order, for the index of orders. */
  order?: string | undefined
  /**
   * The number of the journal's shards when it was written. It goes to those, also if there are more by then: a shard knows
   * a letter again, and another one would take it twice. Absent if an earlier release wrote it.
   */
  shards?: ShardCount
}

export interface Addressee {
  /** The key of the subject's history, such as `order/8906810`. */
  subject: string
  isCopy?: true
}

/** The members that each record has. The others are those of its history. It has no name of a person. */
export interface JournalRecord {
  at: string
  who: { kind: 'session' | 'server'; id: string }
  operation: string
  outcome: string
}

/** Where letters wait until the journal has taken them. */
export interface LetterBox {
  /** Oldest first. */
  pending(): Letter[]
  taken(ids: ReadonlySet<string>): void
}

/** The key of an order's history. */
export function orderSubject(orderId: Long): string {
  return `order/${orderId}`
}

/** The key of what was done to a session, to the sessions of a user, or with the empty id to all. */
export function sessionSubject(id: string): string {
  return `session/${id}`
}

/** The key of the closings of a day, `YYYY-MM-DD`. */
export function closingSubject(date: string): string {
  return `closing/${date}`
}

/** The key of what was done to a batch. */
export function batchSubject(id: string): string {
  return `batch/${id}`
}

/** Who did an act of the edge itself, and in which request. */
export interface Doer {
  kind: 'session' | 'server'
  id: string
  requestId: string
  /** The id of the letter: a call that is repeated after a reset tells the same. */
  letterId: string
}

/** The letter of a done act of the edge itself. @param facts further members of its record */
export function actLetter(
  { kind, id, requestId, letterId }: Doer,
  act: { merchantId: string; subject: string; operation: string; at: number; facts?: object },
): Letter {
  const { merchantId, subject, operation, at, facts } = act
  const record = { at: new Date(at).toISOString(), who: { kind, id }, operation, outcome: 'done', requestId }
  return {
    id: letterId,
    merchantId,
    at,
    to: [{ subject }],
    shards: config.journalShards,
    record: stringifyJson({ ...record, ...facts }),
  }
}
