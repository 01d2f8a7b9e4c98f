import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shardCounts } from '../config/config.ts'
import { orderSubject } from './letter.ts'
import { shardOf, shardsOf } from './shards.ts'

const subject = fc.integer({ min: 1 }).map((id) => orderSubject(id))
const count = fc.constantFrom(...shardCounts)

describe('the shards of a subject', () => {
  it('are those of its number of shards and of every smaller one, so that nothing is hidden when there are more', () => {
    fc.assert(
      fc.property(subject, count, count, (key, before, now) => {
        fc.pre(before <= now)
        expect(shardsOf(key, now)).toContain(shardOf(key, before))
        expect(shardsOf(key, now)[0]).toBe(shardOf(key, now))
      }),
    )
  })

  it('is one with the smallest number', () => {
    fc.assert(fc.property(subject, (key) => void expect(shardsOf(key, 16)).toHaveLength(1)))
  })

  it('spread: of 16 000 orders in a row, each of 16 has 800 to 1 200', () => {
    const orders = Array.from({ length: 16_000 }, (_, index) => shardOf(orderSubject(8_906_810 + index), 16))
    const counts = Array.from({ length: 16 }, (_, shard) => orders.filter((one) => one === shard).length)
    for (const one of counts) expect(Math.abs(one - 1000)).toBeLessThanOrEqual(200)
  })

  it('never change: entries are where they were written', () => {
    // FNV-1a of 32 bits, computed by another program.
    expect([shardOf('order/1', 256), shardOf('order/2', 256), shardOf('credit/ab', 256)]).toEqual([
      219, 110, 214,
    ])
  })
})
