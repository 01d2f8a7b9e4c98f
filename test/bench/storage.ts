/**
 * What the edge keeps of a save: bytes of the journal and of an order's own object, from the files of its state, and what
 * that is for a million orders. `edge/journal/rows-written.test.ts` counts the rows.
 */
import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWorker } from '../../scripts/build.ts'
import { openSession } from '../support/client.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { createOrder } from '../support/sandbox.ts'

const ORDERS = 1500
/** Saves of each order: of one row, with a key, a save's id and a reason. */
const SAVES = 3
const AT_ONCE = 16

/** Prints one line per fact; takes about a minute. */
export async function benchStorage(print: (line: string) => void): Promise<void> {
  await buildWorker('edge')
  await buildWorker('provider')
  const state = mkdtempSync(join(tmpdir(), 'order-admin-storage-'))
  const provider = await startProvider(state)
  try {
    const edge = await startEdge({ provider: provider.address, stateDirectory: state })
    const { addresses } = edge
    const { token } = await openSession(addresses, { capabilities: ['order.read', 'rows.write'] })
    const OrderRows = [{ Name: 'Lamp', Quantity: 200, UnitPrice: 10_000, VatPercent: 2500 }]
    const save = async (id: string, quantity: number) => {
      const answer = await fetch(`${edge.address}/api/v1/orders/${id}/rows/1`, {
        method: 'PATCH',
        headers: {
          Authorization: `Bearer ${token}`,
          Origin: addresses.demo,
          'Content-Type': 'application/json',
          'If-Match': '*',
          'Idempotency-Key': crypto.randomUUID(),
          'Save-Id': crypto.randomUUID(),
          'Order-Admin-Reason': encodeURIComponent('Customer asked'),
        },
        body: JSON.stringify({ Quantity: quantity }),
      })
      if (answer.status !== 204) throw new Error(`not saved: ${answer.status} ${await answer.text()}`)
    }
    const left = Array.from({ length: ORDERS }, (_, index) => index)
    const work = async () => {
      while (left.pop() !== undefined) {
        const id = await createOrder(addresses, { OrderRows })
        // Less than before, so that no credit check refuses it.
        for (let number = 1; number <= SAVES; number++) await save(id, 200 - number)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await edge.stop()
    const bytesOf = (name: string) =>
      globSync(`edge/${name}/*.sqlite`, { cwd: state }).map((path) => statSync(join(state, path)).size)
    const entries = ORDERS * SAVES
    const perEntry = sum(bytesOf('Journal')) / entries
    const perDesk = sum(bytesOf('OrderDesk')) / ORDERS
    print(`storage: ${perEntry.toFixed(0)} bytes of the journal a save (aim: at most 1000), ${entries} saves`)
    print(`storage: ${perDesk.toFixed(0)} bytes of an order's object for the 24 hours of its answers`)
    const million = (perEntry * SAVES * 1e6) / 1e9
    print(`storage: a million orders of ${SAVES} saves keep ${million.toFixed(2)} GB for HISTORY_DAYS`)
    const one = (perEntry * 1e6) / 1e9
    print(`storage: a million orders of one save keep ${one.toFixed(2)} GB (aim: at most 2; before, 41)`)
  } finally {
    await provider.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0)
}
