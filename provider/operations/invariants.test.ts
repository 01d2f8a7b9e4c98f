/**
 * A stored sum that is wrong is never kept. Triggers of SQLite make it wrong, as a fault of a statement would: the write is
 * undone, the answer is 500, and the log has ids and amounts.
 */
import { reset, runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Invariant } from '../../shared/domain/values/invariant.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import { runs } from '../../shared/testing/runs.ts'
import { createInvoice, madeOrder } from '../testing/credit-soap.ts'
import { dumpOf } from '../testing/dump.ts'
import { creditAmount, creditRows, deliver, makeOrder, sendJson } from '../testing/orders.ts'
import { bodyOf, call, env, merchantAccount, orderPath } from '../testing/provider.ts'
import { rowToAdd } from '../testing/row.ts'

const merchant = () => env.MERCHANT.getByName(merchantAccount().MerchantId)

/** Has the statement run after each matching change, in the same transaction. */
async function corrupt(when: string, statement: string): Promise<void> {
  await runInDurableObject(merchant(), (_, { storage: { sql } }) => {
    sql.exec('DROP TRIGGER IF EXISTS wrong')
    sql.exec(`CREATE TRIGGER wrong AFTER ${when} BEGIN ${statement}; END`)
  })
}

/** The lines of the log with a broken invariant. */
function brokenLines(): { invariant?: string; dossier?: string }[] {
  const lines: { invariant?: string }[] = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    const line = JSON.parse(text) as { invariant?: string }
    if (line.invariant !== undefined) lines.push(line)
  })
  return lines
}

const other = rowToAdd({ UnitPrice: 5_000 })
const twoRows = () => makeOrder({ OrderRows: [rowToAdd(), other] })
const THIS_ROW = 'order_id = NEW.order_id AND id = NEW.id'

interface Case {
  what: string
  invariant: Invariant
  when: string
  statement: string
  /** Makes what the write needs. @returns the write */
  prepare(): Promise<() => Promise<Response>>
}

const cases: Case[] = [
  {
    what: 'a row that is added at another price',
    invariant: 'order-sums',
    when: 'INSERT ON order_rows',
    statement: `UPDATE order_rows SET unit_price = unit_price + 1 WHERE ${THIS_ROW}`,
    async prepare() {
      const id = await twoRows()
      return () => sendJson('POST', `${orderPath(id)}/rows/`, rowToAdd())
    },
  },
  {
    what: 'an update that changes the other row too',
    invariant: 'order-sums',
    when: 'UPDATE OF unit_price ON order_rows',
    statement: 'UPDATE order_rows SET quantity = 300 WHERE order_id = NEW.order_id AND id <> NEW.id',
    async prepare() {
      const id = await twoRows()
      return () => sendJson('PATCH', `${orderPath(id)}/rows/1/`, { UnitPrice: 14_000 })
    },
  },
  {
    what: 'a replacement that loses a row',
    invariant: 'order-sums',
    when: 'INSERT ON order_rows',
    statement: 'DELETE FROM order_rows WHERE order_id = NEW.order_id AND id = 1',
    async prepare() {
      const id = await twoRows()
      return () => sendJson('PUT', `${orderPath(id)}/rows/replaceOrderRows`, { OrderRows: [rowToAdd()] })
    },
  },
  {
    what: 'a cancelled row that stays open',
    invariant: 'order-sums',
    when: 'UPDATE OF is_cancelled ON order_rows',
    statement: `UPDATE order_rows SET is_cancelled = 0 WHERE ${THIS_ROW}`,
    async prepare() {
      const id = await twoRows()
      return () => sendJson('PATCH', `${orderPath(id)}/rows/1/`, { IsCancelled: true })
    },
  },
  {
    what: 'a cancelled amount that is another one',
    invariant: 'order-sums',
    when: 'INSERT ON order_rows WHEN NEW.is_cancelled = 1',
    statement: `UPDATE order_rows SET unit_price = unit_price - 1 WHERE ${THIS_ROW}`,
    async prepare() {
      const id = await twoRows()
      return () => sendJson('PATCH', orderPath(id), { CancelledAmount: 100 })
    },
  },
  {
    what: 'a delivery of twice as much',
    invariant: 'order-sums',
    when: 'UPDATE OF delivery_id ON order_rows',
    statement: `UPDATE order_rows SET quantity = 2 * quantity WHERE ${THIS_ROW}`,
    async prepare() {
      const id = await twoRows()
      return () => sendJson('POST', `${orderPath(id)}/deliveries`, { OrderRowIds: [1] })
    },
  },
  {
    what: 'a credit of another amount than its rows',
    invariant: 'credit-sum',
    when: 'INSERT ON credits',
    statement: 'UPDATE credits SET amount = amount + 1 WHERE id = NEW.id',
    async prepare() {
      const id = await twoRows()
      const delivery = await deliver(id)
      return () => creditRows(id, delivery, [1])
    },
  },
  {
    what: 'a credit of an amount that is stored twice',
    invariant: 'credit-sum',
    when: 'INSERT ON credits',
    statement: `INSERT INTO credits SELECT id + 1, delivery_id, amount, created_at FROM credits WHERE id = NEW.id`,
    async prepare() {
      const id = await twoRows()
      const delivery = await deliver(id)
      return () => creditAmount(id, delivery, 100)
    },
  },
  {
    what: 'a report whose sums miss a row',
    invariant: 'report-sums',
    when: 'INSERT ON report_rows',
    statement: 'UPDATE report_sums SET count = count - 1 WHERE date = NEW.date',
    prepare: () => Promise.resolve(reportOfDummies),
  },
  {
    what: 'a report whose sums are another amount',
    invariant: 'report-sums',
    when: "INSERT ON report_rows WHEN NEW.row_type = 'Kickback'",
    statement: 'UPDATE report_sums SET fee_low = fee_low + 1 WHERE date = NEW.date',
    prepare: () => Promise.resolve(reportOfDummies),
  },
]

/** The first report of a test environment's day makes its rows. */
function reportOfDummies(): Promise<Response> {
  return call('/api/v2/reports?date=2020-03-05')
}

beforeEach(reset)
afterEach(() => void vi.restoreAllMocks())

describe('a stored sum that is wrong', () => {
  it.each(cases)('is refused and undone: $what', async ({ invariant, when, statement, prepare }) => {
    const write = await prepare()
    await corrupt(when, statement)
    const before = await dumpOf(merchant())
    const lines = brokenLines()
    const response = await write()
    expect([response.status, await bodyOf(response)]).toEqual([500, expect.objectContaining({ Code: 50000 })])
    expect(await dumpOf(merchant())).toEqual(before)
    expect(lines).toEqual([expect.objectContaining({ invariant })])
  })

  it('is refused on an invoice, whose rows come to another amount', async () => {
    const order = await madeOrder()
    await corrupt(
      'INSERT ON credit_invoice_rows',
      'UPDATE credit_invoice_rows SET amount = amount + 1 WHERE invoice_id = NEW.invoice_id AND position = NEW.position',
    )
    const before = await dumpOf(merchant())
    const lines = brokenLines()
    await expect(createInvoice(order)).rejects.toThrow('expected 500 to be 200')
    expect(await dumpOf(merchant())).toEqual(before)
    expect(lines).toEqual([expect.objectContaining({ invariant: 'invoice-sum' })])
  })

  it('is refused if an order is delivered beyond its authorized amount', async () => {
    const order = await madeOrder()
    await corrupt(
      'INSERT ON credit_invoice_rows',
      'UPDATE credit_orders SET authorized_amount = 1 WHERE id = (SELECT order_id FROM credit_invoices WHERE id = NEW.invoice_id)',
    )
    const lines = brokenLines()
    await expect(createInvoice(order)).rejects.toThrow('expected 500 to be 200')
    expect(lines).toEqual([expect.objectContaining({ invariant: 'delivered-at-most-authorized' })])
  })

  it('names ids and amounts in the log, and nobody', async () => {
    // 300.00, and a row of 300.00 at 150.01: stored are 60 002, computed 60 000.
    const id = await makeOrder()
    await corrupt(cases[0]!.when, cases[0]!.statement)
    const lines = brokenLines()
    await sendJson('POST', `${orderPath(id)}/rows/`, rowToAdd())
    expect(lines[0]!.dossier).toBe(
      `order=${id} stored.rows=2 stored.open=60002 stored.delivered=0 stored.cancelled=0 ` +
        'computed.rows=2 computed.open=60000 computed.delivered=0 computed.cancelled=0',
    )
  })

  it('is refused whatever row is added, and however wrong it is stored', async () => {
    const id = await makeOrder()
    const wrong = fc.constantFrom(
      'unit_price = unit_price + 1',
      'unit_price = unit_price - 1',
      'quantity = quantity + 100',
      'is_cancelled = 1',
      'discount_amount = discount_amount + 1, discount_percent = 0',
    )
    const row = fc.record({
      // Whole units: a smaller change of a price could be lost in rounding, and is none then.
      Quantity: fc.integer({ min: 1, max: 20 }).map((units) => units * 100),
      UnitPrice: fc.integer({ min: 1, max: 10_000 }),
    })
    const test = async (column: string, members: { Quantity: Long; UnitPrice: Long }) => {
      await corrupt('INSERT ON order_rows', `UPDATE order_rows SET ${column} WHERE ${THIS_ROW}`)
      const { status } = await sendJson('POST', `${orderPath(id)}/rows/`, rowToAdd(members))
      expect(status).toBe(500)
    }
    await fc.assert(fc.asyncProperty(wrong, row, test), { numRuns: runs(10, 500) })
  })
})
