/**
 * Searches and views of the index among a million orders, from a running edge. The floor: the same search in a copy of
 * its files, by SQLite in this process.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { buildWorker } from '../../scripts/build.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import type { Tell } from './fact.ts'
import { saveOnce, server, shardsIn } from './journal.ts'
import { median } from './median.ts'
import { takeTurns } from './turns.ts'

const ORDERS = 1_000_000
const ROUNDS = 9
const AIM_MS = 100

const FLOOR = 'the same search by SQLite'
const EXACT = 'an exact number'
const questions = {
  [EXACT]: '/api/v1/orders?query=web-777777',
  'a beginning that 111 orders have': '/api/v1/orders?query=web-7777',
  'a beginning that 111 111 orders have': '/api/v1/orders?query=web-7',
  'the first page': '/api/v1/orders',
  'a page of a view': '/api/v1/orders?view=to-deliver',
  'the numbers of all views': '/api/v1/order-views',
}

/** Takes about a minute. */
export async function benchOrderIndex(tell: Tell): Promise<void> {
  await buildWorker('edge')
  await buildWorker('provider')
  const state = mkdtempSync(join(tmpdir(), 'order-admin-index-'))
  const provider = await startProvider(state)
  try {
    const first = await startEdge({ provider: provider.address, stateDirectory: state })
    await saveOnce(first.addresses)
    await first.stop()
    const shards = shardsIn(state)
    multiplyOrders(shards, ORDERS)
    for (const shard of shards) shard.close()
    // The files of a running edge are its own.
    const copy = join(state, 'copy')
    cpSync(join(state, 'edge/Journal'), join(copy, 'edge/Journal'), { recursive: true })
    const copies = shardsIn(copy)
    const edge = await startEdge({ provider: provider.address, stateDirectory: state })
    const ask = async (path: string) => {
      const start = performance.now()
      const answer = await fetch(edge.address + path, { headers: server })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path} is ${answer.status}: ${text}`)
      return performance.now() - start
    }
    const works = Object.entries(questions).map(([what, path]) => [what, () => ask(path)] as const)
    const times = await takeTurns<string, number>(
      { [FLOOR]: () => timed(() => searchFiles(copies)), ...Object.fromEntries(works) },
      ROUNDS,
    )
    for (const shard of copies) shard.close()
    for (const what of Object.keys(questions)) {
      const rounds = times[what]!
      tell({
        question: 'How fast does the index of a million orders answer?',
        what,
        ours: { wall: median(rounds), more: { 'the first time': { value: rounds[0]!, unit: 'ms' } } },
        ...(what === EXACT && {
          against: {
            kind: 'floor',
            name: `${FLOOR} in ${copies.length} open files`,
            wall: median(times[FLOOR]!),
          },
        }),
        aims: [{ figure: 'wall', of: 'ours', most: AIM_MS }],
        how: `${ORDERS} orders; ${ROUNDS} rounds of each in turns. The floor reads a copy of the files.`,
      })
    }
    await edge.stop()
  } finally {
    await provider.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

/** Adds orders like one that is there, a minute apart, until there are enough. */
export function multiplyOrders(shards: readonly DatabaseSync[], orders: number): void {
  const each = Math.ceil(orders / shards.length)
  for (const [shard, database] of shards.entries()) {
    // Of a hundred orders two wait.
    database.exec(`INSERT INTO orders (id, place, day, merchant_order_id, waits, expires_on, changed_at, done_at, done_by, facts)
      WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${each})
      SELECT 500000000 + n * ${shards.length} + ${shard}, place - n * 1024 * 60000,
        (place / 1024 - n * 60000) / 86400000, 'web-' || (n * ${shards.length} + ${shard}),
        iif(n % 50 = 0, waits, NULL), expires_on, changed_at - n * 60000, done_at - n * 60000, done_by, facts
      FROM numbers, (SELECT * FROM orders LIMIT 1)`)
  }
}

function searchFiles(shards: readonly DatabaseSync[]): void {
  const query =
    "SELECT * FROM orders WHERE merchant_order_id >= 'web-777777' AND merchant_order_id < 'web-777777z'"
  const found = shards.flatMap((shard) => shard.prepare(query).all())
  if (found.length === 0) throw new Error('the number is in no file')
}

/** @returns milliseconds */
function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
