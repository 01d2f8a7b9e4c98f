/**
 * Writers, and an edge that is killed again and again: each write that was acknowledged is in the journal once, in the
 * order of its order, and each entry belongs to a write.
 * @module-tag long
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import type { JournalEntry } from '../../shared/domain/journal/journal.ts'
import { isLongRun } from '../../shared/testing/runs.ts'
import { startEdge } from '../support/edge-process.ts'
import { startProvider } from '../support/provider-process.ts'
import { createOrder, orderAtProvider } from '../support/sandbox.ts'

const [KILLS, WRITERS, ORDERS] = isLongRun ? [100, 50, 20] : [3, 12, 6]
const UP_MS = 2000
const KEY = { Authorization: 'Bearer sandbox-api-key-100001' }
/** A credit check of the sandbox never refuses so little. */
const OrderRows = [{ Name: 'Lamp', Quantity: 100, UnitPrice: 100, VatPercent: 2500 }]

/** A write, by the name of the row that it adds. */
interface Sent {
  order: string
  name: string
  isAcknowledged: boolean
}

it(
  'each acknowledged write is in the journal once and in order, however often the edge is killed',
  { timeout: isLongRun ? 900_000 : 120_000 },
  async () => {
    const stateDirectory = mkdtempSync(join(tmpdir(), 'order-admin-crashes-'))
    const provider = await startProvider(stateDirectory)
    // A write whose edge was killed is looked at after three calls: short ones, so that it is found within the test.
    const env = { CALL_TIMEOUT_MS: '1000', CALL_BUDGET_MS: '2000' }
    const start = () => startEdge({ provider: provider.address, stateDirectory, env })
    let edge = await start()
    const over = new AbortController()
    onTestFinished(async () => {
      over.abort()
      await Promise.all([edge.stop(), provider.stop()])
      rmSync(stateDirectory, { recursive: true, force: true })
    })
    const orders = await Promise.all(
      Array.from({ length: ORDERS }, () => createOrder(edge.addresses, { OrderRows })),
    )
    const sent: Sent[] = []

    /** Sends a write under its key until it is acknowledged. */
    async function write(writer: number, number: number): Promise<void> {
      const order = orders[(writer * 7 + number) % ORDERS]!
      const one: Sent = { order, name: `w${writer}n${number}`, isAcknowledged: false }
      sent.push(one)
      const key = crypto.randomUUID()
      const body = JSON.stringify({ Name: one.name, Quantity: 100, UnitPrice: 1, VatPercent: 2500 })
      while (!one.isAcknowledged) {
        const headers = { ...KEY, 'Content-Type': 'application/json', 'Idempotency-Key': key }
        const init = { method: 'POST', body, headers, signal: AbortSignal.timeout(10_000) }
        const answer = await fetch(`${edge.address}/api/v1/orders/${order}/rows/`, init).catch(
          () => undefined,
        )
        // The body is what tells a client that it has the answer.
        const text = await answer?.text().catch(() => undefined)
        one.isAcknowledged = answer?.status === 202 && text !== undefined
        if (answer && ![202, 429, 502, 503].includes(answer.status)) {
          throw new Error(`${one.name}: ${answer.status} ${text}`)
        }
        if (!one.isAcknowledged) await setTimeout(200)
      }
    }
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      for (let number = 0; !over.signal.aborted; number++) {
        await write(writer, number)
        await setTimeout(100)
      }
    })
    for (let kill = 0; kill < KILLS; kill++) {
      await setTimeout(UP_MS)
      await edge.stop('SIGKILL')
      edge = await start()
    }
    over.abort()
    await Promise.all(writers)

    /** The entries of all orders, oldest first. Reading an order's history brings what its desk still keeps. */
    async function journal(): Promise<JournalEntry[]> {
      for (const order of orders) {
        const answer = await fetch(`${edge.address}/api/v1/orders/${order}/history`, { headers: KEY })
        expect(answer.status).toBe(200)
      }
      const text = await (await fetch(`${edge.address}/api/v1/journal/export`, { headers: KEY })).text()
      const lines = text.trim().split('\n')
      expect(JSON.parse(lines.pop()!)).toEqual({ end: true, entries: lines.length })
      return lines.map((line) => JSON.parse(line) as JournalEntry).toReversed()
    }
    const done = (await journal()).filter(({ outcome }) => outcome === 'done')
    const nameIn = ({ changes }: JournalEntry) =>
      changes.find(({ member }) => member === 'Name')?.to as string
    for (const order of orders) {
      const entries = done.filter(({ subject }) => subject.number === order)
      const { OrderRows: rows } = await orderAtProvider(edge.addresses, order)
      const names = rows.map(({ Name }) => Name).filter((name) => name !== 'Lamp')
      // An entry names no row if the order could not be read after the write: it then has no amount afterwards either.
      const isUnread = ({ amounts }: JournalEntry) => amounts?.after === undefined
      const added = entries.map(
        (entry, place) => nameIn(entry) ?? (isUnread(entry) ? names[place] : undefined),
      )
      // Each row was added once, and the journal has each once, in the order in which they were added.
      expect(new Set(names).size).toBe(names.length)
      expect(added).toEqual(names)
      const acknowledged = sent.filter((one) => one.order === order).map(({ name }) => name)
      expect(new Set(added)).toEqual(new Set(acknowledged))
    }
    // However slow the machine is, something was written between two kills.
    expect(done.length).toBeGreaterThan(KILLS)
  },
)
