import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import { objectStub, type ObjectStub, type Repeats } from '../config/object-stub.ts'
import type { Journal } from './journal.ts'
import type { JournalHead } from './journal-head.ts'

type ShardMethods = Pick<Journal, 'take' | 'page' | 'read' | 'keptOf' | 'orders' | 'known' | 'counts'>
type HeadMethods = Pick<JournalHead, 'learn' | 'names' | 'person' | 'erase' | 'waits' | 'arrived' | 'waiting'>

// A letter is taken once, and the others only set what they name.
const shardRepeats: Repeats<ShardMethods> = {
  take: 'again',
  page: 'again',
  read: 'again',
  keptOf: 'again',
  orders: 'again',
  known: 'again',
  counts: 'again',
}
const headRepeats: Repeats<HeadMethods> = {
  learn: 'again',
  names: 'again',
  person: 'again',
  erase: 'again',
  waits: 'again',
  arrived: 'again',
  waiting: 'again',
}

/** One shard of a merchant's journal. */
export function journalOf(
  { JOURNAL }: Pick<Env, 'JOURNAL'>,
  merchantId: string,
  shard: number,
): ObjectStub<ShardMethods> {
  return objectStub('Journal', JOURNAL, `${shard}/${merchantId}`, shardRepeats)
}

/** The object with the names of a merchant's people. */
export function headOf(
  { JOURNAL_HEAD }: Pick<Env, 'JOURNAL_HEAD'>,
  merchantId: string,
): ObjectStub<HeadMethods> {
  return objectStub('JournalHead', JOURNAL_HEAD, merchantId, headRepeats)
}

/** Every shard's number. */
export function allShards(): number[] {
  return Array.from({ length: config.journalShards }, (_, shard) => shard)
}
