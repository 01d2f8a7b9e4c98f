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
import type { Tell } from './fact.ts'

const ORDERS = 1500
/** Saves of each order: of one row, with a key, a save's id and a reason. */
const SAVES = 3
const AT_ONCE = 16

/** Takes about a minute. */
export async function benchStorage(tell: Tell): Promise<void> {
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
    const million = (saves: number) => ({ value: perEntry * saves * 1e6, unit: 'B' as const })
    tell({
      question: 'What does the edge keep of a save?',
      what: 'what is kept',
      ours: {
        more: {
          'of a save, in the journal': { value: perEntry, unit: 'B' },
          "of an order's object, for 24 hours": { value: perDesk, unit: 'B' },
          [`of a million orders of ${SAVES} saves`]: million(SAVES),
          'of a million orders of one save': million(1),
        },
      },
      aims: [
        { figure: 'of a save, in the journal', of: 'ours', most: 1000 },
        { figure: 'of a million orders of one save', of: 'ours', most: 2e9 },
      ],
      how: `The mean of ${entries} saves of ${ORDERS} orders, each with a reason; bytes of the files.`,
    })
  } finally {
    await provider.stop()
    rmSync(state, { recursive: true, force: true })
  }
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((all, size) => all + size, 0)
}
