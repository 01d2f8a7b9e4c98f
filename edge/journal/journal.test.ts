/** One shard of the journal: each entry once, in the order of its subject, for as long as it is kept. */
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { config } from '../config/configured.ts'
import { env } from '../testing/edge.ts'
import type { Delivered } from './journal.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.now()
const shardNamed = (name: string) => env.JOURNAL.getByName(`0/${name}`)
const all = { from: 0, before: Number.MAX_SAFE_INTEGER }

function entry(id: string, at: number, subject = 'order/1', more: Partial<Delivered> = {}): Delivered {
  const record = {
    at: new Date(at).toISOString(),
    who: { kind: 'session', id: 'kim' },
    operation: 'addOrderRow',
  }
  return {
    id,
    subject,
    isCopy: false,
    number: null,
    record: JSON.stringify({ ...record, outcome: 'done' }),
    ...more,
  }
}

async function idsIn(shard: ReturnType<typeof shardNamed>): Promise<string[]> {
  return (await shard.read(all, 500)).rows.map(({ id }) => id)
}

describe('a shard of the journal', () => {
  it('takes an entry once, however often it is delivered, also after it was evicted', async () => {
    const shard = shardNamed('once')
    await shard.take([entry('a', NOW), entry('a', NOW), entry('b', NOW)])
    await evictDurableObject(shard)
    await shard.take([entry('b', NOW), entry('a', NOW)])
    expect(await idsIn(shard)).toEqual(['b', 'a'])
  })

  it('keeps the order of a subject when the clock goes back, and the instants that were told', async () => {
    const shard = shardNamed('clock')
    await shard.take([entry('first', NOW), entry('second', NOW - 60_000), entry('third', NOW - 1)])
    const { rows } = await shard.page('order/1')
    expect(rows.map(({ id }) => id)).toEqual(['third', 'second', 'first'])
    expect(rows.map(({ record }) => Date.parse((JSON.parse(record) as { at: string }).at))).toEqual([
      NOW - 1,
      NOW - 60_000,
      NOW,
    ])
  })

  it('puts a late entry of another subject where it belongs', async () => {
    const shard = shardNamed('late')
    await shard.take([entry('new', NOW)])
    await shard.take([entry('late', NOW - 5000, 'order/2')])
    expect(await idsIn(shard)).toEqual(['new', 'late'])
  })

  it('keeps more entries of one millisecond than it has places for', async () => {
    const shard = shardNamed('one-millisecond')
    const entries = Array.from({ length: 1100 }, (_, n) => entry(`e${n}`, NOW, `order/${n % 7}`))
    await shard.take(entries)
    const { rows } = await shard.read(all, 2000)
    expect(new Set(rows.map(({ place }) => place)).size).toBe(1100)
    for (const order of [0, 1, 6]) {
      const numbers = rows
        .filter(({ subject }) => subject === `order/${order}`)
        .map(({ id }) => Number(id.slice(1)))
      expect(numbers).toEqual(numbers.toSorted((a, b) => b - a))
    }
  })

  it('leaves copies out of a reading over all subjects, and has them in their own history', async () => {
    const shard = shardNamed('copies')
    await shard.take([entry('x', NOW, 'credit/a'), entry('x', NOW, 'credit/b', { isCopy: true })])
    expect(await idsIn(shard)).toEqual(['x'])
    for (const subject of ['credit/a', 'credit/b']) expect((await shard.page(subject)).rows).toHaveLength(1)
  })

  it('deletes an entry after its days and not before, and then itself', async () => {
    const shard = shardNamed('expiry')
    const days = config.historyDays * DAY_MS
    await shard.take([entry('old', NOW - days - 1000), entry('young', NOW - days + 60_000)])
    await runDurableObjectAlarm(shard)
    expect(await idsIn(shard)).toEqual(['young'])
    await runInDurableObject(shard, (_, { storage: { sql } }) => sql.exec('DELETE FROM entries'))
    await runInDurableObject(shard, (journal) => journal.alarm())
    const left = await runInDurableObject(shard, async (_, { storage }) => [
      storage.sql.exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '_cf_%'").toArray(),
      await storage.getAlarm(),
    ])
    expect(left).toEqual([[], null])
    await shard.take([entry('again', NOW)])
    expect(await idsIn(shard)).toEqual(['again'])
  })

  it('has one alarm for all its entries', async () => {
    const shard = shardNamed('alarm')
    await shard.take([entry('a', NOW)])
    const alarmOf = () => runInDurableObject(shard, (_, { storage }) => storage.getAlarm())
    const first = await alarmOf()
    expect(first).toBeGreaterThan(NOW + (config.historyDays - 1) * DAY_MS)
    await evictDurableObject(shard)
    await shard.take([entry('b', NOW + 5000, 'order/2')])
    expect(await alarmOf()).toBe(first)
  })

  it('writes two rows for an entry', async () => {
    const shard = shardNamed('rows')
    await shard.take([entry('a', NOW)])
    await runInDurableObject(shard, (_, { storage: { sql } }) => {
      const insert = `INSERT INTO entries SELECT place + 1, subject, 'b', who, operation, outcome, is_copy, number, record
        FROM entries WHERE id = 'a'`
      expect(sql.exec(insert).rowsWritten).toBe(2)
    })
  })

  it('never changes an entry', async () => {
    const shard = shardNamed('append-only')
    await shard.take([entry('a', NOW)])
    const change = runInDurableObject(shard, (_, { storage }) => {
      storage.sql.exec("UPDATE entries SET outcome = 'refused'")
    })
    await expect(change).rejects.toThrow('append-only')
  })
})
