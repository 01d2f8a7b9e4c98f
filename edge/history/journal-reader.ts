/** Entries of the journal for a request, with the names of people. */
import type { JournalEntry } from '../../shared/domain/journal/journal.ts'
import { config } from '../config/configured.ts'
import type { Env } from '../config/env.ts'
import type { JournalFilter, JournalRow } from '../journal/journal.ts'
import { type JournalRecord, orderSubject } from '../journal/letter.ts'
import { journalOf, allShards } from '../journal/journal-of.ts'
import { chunkFor, mergedRows, type Position } from '../journal/merged-rows.ts'
import { namesOf } from '../journal/names.ts'
import { placeOf } from '../journal/place.ts'
import { shardsOf } from '../journal/shards.ts'
import { journalEntryOf } from './journal-entry.ts'
import type { JournalQuery } from './journal-query.ts'

type PlacedRow = JournalRow & Position

export interface JournalReading {
  merchantId: string
  query: JournalQuery
}

/**
 * Groups of rows that the query finds, newest first.
 * @param wanted how many rows are wanted soon
 * @throws PartFailure if a shard does not answer
 */
export function rowsOf(
  env: Env,
  { merchantId, query: { from, to, order, user, kinds, outcome } }: JournalReading,
  { after, wanted }: { after?: Position | undefined; wanted: number },
): AsyncGenerator<PlacedRow[]> {
  const subject = order === undefined ? undefined : orderSubject(order)
  const shards = subject === undefined ? allShards() : shardsOf(subject, config.journalShards)
  const filter: JournalFilter = {
    from: from === undefined ? 0 : Math.max(0, placeOf(from)),
    before: to === undefined ? Number.MAX_SAFE_INTEGER : Math.max(0, placeOf(to)),
    ...(subject !== undefined && { subject }),
    ...(user !== undefined && { who: user }),
    ...(kinds !== undefined && { operations: kinds }),
    ...(outcome !== undefined && { outcome }),
  }
  const chunk = chunkFor(wanted, shards.length)
  return mergedRows(
    shards.toSorted((a, b) => a - b),
    (shard, until) => journalOf(env, merchantId, shard).read({ ...filter, before: until }, chunk),
    { before: filter.before, after },
  )
}

/** The names of the people whose ids the rows have. */
function namesIn(
  env: Env,
  merchantId: string,
  rows: readonly Pick<PlacedRow, 'record'>[],
): Promise<Record<string, string>> {
  return namesOf(
    env,
    merchantId,
    rows.map(({ record }) => (JSON.parse(record) as JournalRecord).who),
  )
}

export async function entriesOf(
  env: Env,
  merchantId: string,
  rows: readonly PlacedRow[],
): Promise<JournalEntry[]> {
  const names = await namesIn(env, merchantId, rows)
  return rows.map((row) => journalEntryOf(row, names))
}
