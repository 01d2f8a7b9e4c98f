/** The journal as tests read and change it. Changes need the trigger dropped: entries never change. */
import { runInDurableObject } from 'cloudflare:test'
import { config } from '../config/configured.ts'
import { orderSubject } from '../journal/letter.ts'
import { journalMigrations } from '../journal/schema.ts'
import { shardOf } from '../journal/shards.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { env } from './edge.ts'

/** The shard with a subject's entries. */
export function shardWith(subject: string, merchantId = '100001') {
  return env.JOURNAL.getByName(`${shardOf(subject, config.journalShards)}/${merchantId}`)
}

/** The stored rows of a subject, oldest first. */
export function journalRows(subject: string): Promise<Record<string, SqlStorageValue>[]> {
  return runInDurableObject(shardWith(subject), (_, { storage: { sql } }) => {
    const tables = sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'entries'").toArray()
    const query = 'SELECT * FROM entries WHERE subject = ? ORDER BY place'
    return tables.length === 0 ? [] : sql.exec(query, subject).toArray()
  })
}

/** Lets time pass for a subject's entries. */
export function ageJournal(subject: string, milliseconds: number): Promise<void> {
  return runInDurableObject(shardWith(subject), (_, { storage: { sql } }) => {
    sql.exec('DROP TRIGGER entries_never_change')
    sql.exec(
      `UPDATE entries SET place = place - ?1 * 1024,
         record = json_set(record, '$.at', strftime('%FT%H:%M:%fZ', (place / 1024 - ?1) / 1000.0, 'unixepoch'))
       WHERE subject = ?2`,
      milliseconds,
      subject,
    )
    sql.exec(journalMigrations[1])
  })
}

/** Adds entries to an order's history; the first has the number 1. */
export async function appendEntries(
  orderId: Long,
  count: number,
  { user = 'u1', note }: { user?: string; note?: string } = {},
): Promise<void> {
  const subject = orderSubject(orderId)
  const entries = Array.from({ length: count }, (_, index) => ({
    id: `entry ${index + 1}`,
    subject,
    isCopy: false,
    number: null,
    record: JSON.stringify({
      at: new Date().toISOString(),
      who: { kind: 'session', id: user },
      operation: 'addOrderRow',
      outcome: 'done',
      before: {},
      rows: [],
      requestId: `r${index + 1}`,
      ...(note !== undefined && { note }),
    }),
  }))
  for (let start = 0; start < count; start += 50) {
    await shardWith(subject).take(entries.slice(start, start + 50))
  }
}
