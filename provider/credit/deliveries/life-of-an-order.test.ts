/** Random lives of an order: no sequence of requests creates or loses money. */
import { reset } from 'cloudflare:test'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { decimalOf, minorUnits } from '../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { runs } from '../../../shared/testing/runs.ts'
import { euRow, rowOf } from '../../testing/credit-rows.ts'
import { createInvoice, deliver, madeOrderEu, orderOf } from '../../testing/credit-soap.ts'
import type { OrderRow } from '../rows/read-rows.ts'

beforeEach(reset)
// Without it, the next file would still see this file's orders and invoices.
afterAll(reset)

const units = fc.constantFrom('1', '2', '3', '0.5')
const row = fc.record({
  ArticleNumber: fc.constantFrom('A', 'B'),
  PricePerUnit: fc.constantFrom('10', '33.335', '0.01', '99.99'),
  NumberOfUnits: units,
  VatPercent: fc.constantFrom('0', '12', '25'),
  DiscountPercent: fc.constantFrom('0', '0', '12.5'),
})
/** A row of the order, perhaps with other units, or a row that the order does not have. */
const named = fc.record({
  at: fc.nat(),
  units: fc.option(units),
  amount: fc.option(fc.integer({ min: -500, max: 5_000 })),
})
const rows = fc.array(named, { maxLength: 3 })
const step = fc.oneof(
  fc.record({ is: fc.constant('deliver' as const), rows }),
  fc.record({ is: fc.constant('invoice' as const), amount: fc.integer({ min: 1, max: 5_000 }) }),
  fc.record({ is: fc.constant('credit' as const), at: fc.nat(), rows }),
)

it('delivered, open and cancelled rows sum to the order, and no invoice is credited above its amount', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.array(step, { maxLength: 8 }),
      async (ordered, steps) => {
        const all = ordered.map((one) => euRow(one))
        const order = await madeOrderEu({ OrderRows: [...all, euRow({ PricePerUnit: '1' })] })
        const total = minorUnits((await orderOf(order)).CurrentAmount)
        const invoiced = new Map<Long, Long>()
        const credited = new Map<Long, Long>()
        // The rest after a delivery with a row that the order does not have.
        let cancelled = 0
        const rowsOf = (
          given: readonly { at: number; units: string | null; amount: number | null }[],
        ): OrderRow[] =>
          given.map(({ at, units: NumberOfUnits, amount }) =>
            amount === null
              ? { ...all[at % all.length]!, ...(NumberOfUnits && { NumberOfUnits }) }
              : euRow({ PricePerUnit: decimalOf(amount) }),
          )
        for (const given of steps) {
          if (given.is === 'deliver') {
            const { DeliverOrderResult: done } = await deliver(order, { OrderRows: rowsOf(given.rows) })
            if (done) invoiced.set(done.InvoiceResultDetails!.InvoiceId, minorUnits(done.Amount))
          } else if (given.is === 'invoice') {
            const { InvoiceNumber, InvoiceAmount } = await createInvoice(order, [
              rowOf(decimalOf(given.amount)),
            ])
            if (InvoiceNumber !== null) invoiced.set(InvoiceNumber, minorUnits(InvoiceAmount!))
          } else {
            const ids = [...invoiced.keys()]
            const id = ids[given.at % ids.length] ?? 1
            const answer = await deliver(order, {
              IsCreditInvoice: true,
              InvoiceIdToCredit: id,
              OrderRows: rowsOf(given.rows),
            })
            const amount = Number(minorUnits(answer.DeliverOrderResult?.Amount ?? '0'))
            credited.set(id, Number(credited.get(id) ?? 0) - amount)
          }
          const { CurrentAmount, IsActive, Invoices } = await orderOf(order)
          const delivered = [...invoiced.values()].reduce<number>((sum, amount) => sum + Number(amount), 0)
          if (given.is === 'deliver' && given.rows.length > 0 && !IsActive && cancelled === 0) {
            cancelled = Number(total) - delivered
          }
          expect(delivered + Number(minorUnits(CurrentAmount)) + cancelled).toBe(total)
          expect(IsActive).toBe(delivered + cancelled < Number(total))
          for (const [id, amount] of credited)
            expect(amount).toBeLessThanOrEqual(Number(invoiced.get(id) ?? 0))
          const books = Invoices!.reduce(
            (sum, one) =>
              sum + Number(minorUnits(one.InvoiceAmountWithoutVat)) + Number(minorUnits(one.InvoiceVat)),
            0,
          )
          const back = [...credited.values()].reduce<number>((sum, amount) => sum + Number(amount), 0)
          expect(books).toBe(delivered - back)
        }
      },
    ),
    { numRuns: runs(40, 2_000) },
  )
})
