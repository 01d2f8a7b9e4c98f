import { startEdge } from '../../support/edge-process.ts'
import { startProvider } from '../../support/provider-process.ts'
import { createOrder } from '../../support/sandbox.ts'
import { server } from '../journal.ts'
import { ask, cpuOfEach } from './cost-of-each.ts'
import type { Growth, Point } from './exponent.ts'

const ROWS = [10, 100, 1000, 10_000]
const ROW = { Name: 'Lamp', Quantity: 100, UnitPrice: 100, VatPercent: 2500 }

/** A read of an order and the update of one of its rows, by the number of its rows. */
export async function orderGrowth(stateDirectory: string): Promise<Growth[]> {
  const provider = await startProvider(stateDirectory)
  const edge = await startEdge({ provider: provider.address, stateDirectory })
  const points = { edge: [] as Point[], provider: [] as Point[], save: [] as Point[] }
  try {
    for (const size of ROWS) {
      const id = await createOrder(edge.addresses, { OrderRows: Array.from({ length: size }, () => ROW) })
      const order = `${edge.address}/api/v1/orders/${id}`
      const read = () => ask(order, { headers: server })
      points.edge.push({ size, ms: await cpuOfEach(edge, read) })
      points.provider.push({ size, ms: await cpuOfEach(provider, read) })
      let quantity = 100
      const save = () => {
        quantity += 100
        const headers = { ...server, 'Idempotency-Key': crypto.randomUUID() }
        const init = { method: 'PATCH', headers, body: JSON.stringify({ Quantity: quantity }) }
        return ask(`${order}/rows/1`, init, 204)
      }
      points.save.push({ size, ms: await cpuOfEach(edge, save) })
    }
  } finally {
    await edge.stop()
    await provider.stop()
  }
  return [
    { what: 'a read of an order: CPU of the edge', of: 'rows', points: points.edge, isLinear: true },
    { what: 'a read of an order: CPU of the provider', of: 'rows', points: points.provider, isLinear: true },
    { what: 'the update of one row: CPU of the edge', of: 'rows', points: points.save, isLinear: true },
  ]
}
