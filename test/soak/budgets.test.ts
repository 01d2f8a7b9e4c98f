import { expect, it } from 'vitest'
import { processFacts, stateFacts } from './budgets.ts'
import type { Measured } from './meter.ts'

const MIB = 2 ** 20
const state = {
  bytes: new Map([
    ['OrderDesk', 40_000],
    ['CreditDesk', 30_000],
    ['Journal', 500_000],
  ]),
  databases: new Map([
    ['OrderDesk', 2],
    ['CreditDesk', 2],
    ['Journal', 16],
  ]),
  files: 29,
}
const counted = { creditOrders: 1, orderWrites: 10, creditWrites: 2 }

const broken = (facts: ReturnType<typeof stateFacts>) =>
  facts.filter(({ isKept }) => !isKept).map(({ line }) => line)

it('keeps the budgets of a state that is small enough', () => {
  expect(broken(stateFacts(state, 0, counted))).toEqual([])
})

it.each([
  // Two objects of 16 KiB and 10 writes of 4000 bytes: 72 768.
  ['OrderDesk', 'bytes an order', 72_769],
  // One of 32 KiB and 2 writes of 2500 bytes: 37 768.
  ['CreditDesk', 'bytes a credit order', 37_769],
  // 16 shards of 64 KiB and 12 entries of 1000 bytes: 1 060 576.
  ['Journal', 'bytes a shard of the journal', 1_060_577],
])('says that %s is too large', (name, says, bytes) => {
  const facts = broken(stateFacts({ ...state, bytes: new Map([...state.bytes, [name, bytes]]) }, 0, counted))
  expect(facts).toEqual([expect.stringContaining(says)])
})

it('says that a log or too many files are left', () => {
  expect(broken(stateFacts({ ...state, files: 30 }, 8 * MIB + 1, counted))).toEqual([
    expect.stringContaining('write-ahead logs'),
    expect.stringContaining('files of 20 objects: 30 (at most 29)'),
  ])
})

/** A process whose memory grows so many mebibytes a minute, by measurements that lie around it by 1. */
function growing(slope: number): Measured {
  const memory = Array.from({ length: 60 }, (_, second) => ({
    at: second / 60,
    value: 100 + (slope * second) / 60 + (second % 2 === 0 ? 1 : -1),
  }))
  return { lives: [{ pid: 1, memory, most: 110 }], mostFiles: 10, idleFiles: 5, mostLogBytes: MIB }
}

it.each([
  ['grows surely', 80, 300_000, 1],
  ['stays', 0, 300_000, 0],
  ['grows in a run that is too short to judge', 80, 30_000, 0],
])('judges a memory that %s', (_, slope, lastsMs, count) => {
  expect(broken(processFacts('edge', growing(slope), lastsMs))).toHaveLength(count)
})
