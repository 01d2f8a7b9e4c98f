import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { startEdge } from '../../support/edge-process.ts'
import { startProvider } from '../../support/provider-process.ts'
import { multiplyEntries, saveOnce, server, shardsIn } from '../journal.ts'
import { multiplyOrders } from '../order-index.ts'
import { ask, cpuOfEach, timeOfEach } from './cost-of-each.ts'
import type { Growth, Point } from './exponent.ts'

const ENTRIES = [1000, 10_000, 100_000]
const ORDERS = [10_000, 100_000, 1_000_000]

/** The journal by its entries, and the index of orders by its orders: both are in the same files. */
export async function journalGrowth(folder: string): Promise<Growth[]> {
  const seed = join(folder, 'seed')
  const provider = await startProvider(seed)
  try {
    const edge = await startEdge({ provider: provider.address, stateDirectory: seed })
    await saveOnce(edge.addresses)
    await edge.stop()
    return [...(await ofEntries()), ...(await ofOrders())]
  } finally {
    await provider.stop()
  }

  async function ofEntries(): Promise<Growth[]> {
    const page: Point[] = []
    const whole: Point[] = []
    for (const size of ENTRIES) {
      const stateDirectory = copyOf(`entries-${size}`)
      multiplyEntries(stateDirectory, size)
      const edge = await startEdge({ provider: provider.address, stateDirectory })
      const get = (path: string) => () => ask(edge.address + path, { headers: server })
      page.push({ size, ms: await timeOfEach(get('/api/v1/journal')) })
      whole.push({ size, ms: await cpuOfEach(edge, get('/api/v1/journal/export?format=ndjson')) })
      await edge.stop()
    }
    return [
      { what: 'a page of the journal: wall', of: 'entries', points: page, isLinear: false },
      {
        what: 'an export of the journal: CPU of the edge',
        of: 'entries',
        points: whole,
        isLinear: true,
      },
    ]
  }

  async function ofOrders(): Promise<Growth[]> {
    const exact: Point[] = []
    const page: Point[] = []
    for (const size of ORDERS) {
      const stateDirectory = copyOf(`orders-${size}`)
      const shards = shardsIn(stateDirectory)
      multiplyOrders(shards, size)
      for (const shard of shards) shard.close()
      const edge = await startEdge({ provider: provider.address, stateDirectory })
      const get = (path: string) => () => ask(edge.address + path, { headers: server })
      exact.push({ size, ms: await timeOfEach(get('/api/v1/orders?query=web-7777')) })
      page.push({ size, ms: await timeOfEach(get('/api/v1/orders')) })
      await edge.stop()
    }
    return [
      { what: 'a search for an order: wall', of: 'orders', points: exact, isLinear: false },
      { what: 'the first page of orders: wall', of: 'orders', points: page, isLinear: false },
    ]
  }

  function copyOf(name: string): string {
    const copy = join(folder, name)
    cpSync(seed, copy, { recursive: true })
    return copy
  }
}
