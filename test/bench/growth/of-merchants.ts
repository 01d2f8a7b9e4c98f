import { startEdge } from '../../support/edge-process.ts'
import { startProvider } from '../../support/provider-process.ts'
import { addMerchant, registryEnv, sandboxEntry } from '../../support/registry.ts'
import { ask, cpuOfEach } from './cost-of-each.ts'
import type { Growth, Point } from './exponent.ts'

const MERCHANTS = [10, 100, 1000]

/** A read of an order for each merchant in turn, by how many merchants the registry has. */
export async function merchantGrowth(stateDirectory: string): Promise<Growth[]> {
  const provider = await startProvider(stateDirectory)
  const rates = { OPERATOR_RATE: 1_000_000 }
  const edge = await startEdge({ provider: provider.address, stateDirectory, env: registryEnv(), rates })
  const points: Point[] = []
  try {
    const keys: string[] = []
    for (const size of MERCHANTS) {
      while (keys.length < size)
        keys.push(await addMerchant(edge.address, `shop-${keys.length}`, sandboxEntry()))
      const read = (key: string) =>
        ask(`${edge.address}/api/v1/orders/8906810`, { headers: { Authorization: `Bearer ${key}` } })
      // The first request of a merchant opens its record.
      for (const key of keys) await read(key)
      let turn = 0
      points.push({ size, ms: await cpuOfEach(edge, () => read(keys[turn++ % size]!)) })
    }
  } finally {
    await edge.stop()
    await provider.stop()
  }
  return [
    {
      what: 'a read of an order, merchants in turn: CPU of the edge',
      of: 'merchants',
      points,
      isLinear: false,
    },
  ]
}
