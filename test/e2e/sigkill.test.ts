/**
 * Acknowledged writes survive the process: it is killed during writes, again and again, and restarted.
 * @module-tag long
 */
import { remainingAmount } from '../../shared/domain/order/order.rules.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { order as orderSchema, type Order } from '../../shared/domain/order/order.schema.ts'
import { totals } from '../../shared/domain/money/totals.ts'
import type { RunningWorker } from '../../scripts/workerd.ts'
import { signedHeaders } from '../support/client.ts'
import { startProvider } from '../support/provider-process.ts'

const ORDERS = [8906810, 8906812, 8906813, 8906814]
const WRITERS = 12
const BATCH = 5
/** After how many acknowledgements each process is killed, at any moment of the running writes. */
const LIVES = [1, 6, 17, 30, 44, 61, 83, 110]

let stateDirectory: string
let provider: RunningWorker | undefined

beforeEach(() => {
  stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-'))
})

afterEach(async () => {
  await provider?.stop('SIGKILL')
  rmSync(stateDirectory, { recursive: true, force: true })
})

interface Write {
  order: number
  /** The names of the rows that it adds; no other write uses them. */
  names: string[]
}

let written = 0

/** Every third write adds several rows at once. */
function nextWrite(): Write {
  const number = ++written
  const count = number % 3 === 0 ? BATCH : 1
  return {
    order: ORDERS[number % ORDERS.length]!,
    names: Array.from({ length: count }, (_, index) => `w${number}.${index}`),
  }
}

async function send(address: string, { order, names }: Write): Promise<boolean> {
  const rows = names.map((Name) => ({ Name, Quantity: 300, UnitPrice: 333, VatPercent: 2500 }))
  const isBatch = rows.length > 1
  const body = JSON.stringify(isBatch ? { OrderRows: rows } : rows[0])
  const response = await fetch(`${address}/api/v1/orders/${order}/rows/${isBatch ? 'addOrderRows/' : ''}`, {
    method: 'POST',
    headers: { ...signedHeaders(body), 'Content-Type': 'application/json' },
    body,
  })
  const text = await response.text()
  if (response.status !== 202) throw new Error(`Adding rows was refused: ${response.status} ${text}`)
  return true
}

/** Writes from many clients until the process is killed. @returns the acknowledged writes */
async function live(running: RunningWorker, acknowledgements: number): Promise<Write[]> {
  const acknowledged: Write[] = []
  let dead: Promise<void> | undefined
  async function write(): Promise<void> {
    while (!dead) {
      const attempt = nextWrite()
      try {
        await send(running.address, attempt)
      } catch (error) {
        // Only the killed process may break a connection.
        if (dead) return
        throw error
      }
      acknowledged.push(attempt)
      if (acknowledged.length === acknowledgements) dead = running.stop('SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
  await dead
  return acknowledged
}

async function read(address: string, id: number): Promise<Order> {
  const response = await fetch(`${address}/api/v1/orders/${id}`, { headers: signedHeaders() })
  return orderSchema.parse(await response.json())
}

it('the provider keeps every acknowledged row once, and no partial write, when it is killed', async () => {
  const acknowledged: Write[] = []
  for (const acknowledgements of LIVES) {
    provider = await startProvider(stateDirectory)
    acknowledged.push(...(await live(provider, acknowledgements)))

    provider = await startProvider(stateDirectory)
    const orders = await Promise.all(ORDERS.map((id) => read(provider!.address, id)))
    const names = new Map<string, number>()
    for (const order of orders) {
      const { OrderRows, Deliveries } = order
      for (const { Name } of OrderRows) names.set(Name, (names.get(Name) ?? 0) + 1)
      const delivered = Deliveries.flatMap((delivery) => delivery.OrderRows)
      expect(remainingAmount(order)).toBe(totals([...OrderRows, ...delivered]).Amount)
      expect(new Set(OrderRows.map(({ OrderRowId }) => OrderRowId)).size).toBe(OrderRows.length)
    }
    const lost = acknowledged.flatMap((write) => write.names.filter((name) => names.get(name) !== 1))
    expect(lost).toEqual([])
    const writes = [...names.keys()].filter((name) => /^w\d+\./.test(name)).map((name) => name.split('.')[0]!)
    const counts = Map.groupBy(writes, (write) => write)
    const torn = [...counts].filter(
      ([write, rows]) => rows.length !== (Number(write.slice(1)) % 3 === 0 ? BATCH : 1),
    )
    expect(torn).toEqual([])
    await provider.stop('SIGKILL')
  }
})
