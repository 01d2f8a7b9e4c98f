/** The rows left of a credit order according to its history, compared with the provider's rows. */
import { reset, runInDurableObject } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { creditLeft } from '../../../shared/domain/credit/credit-left.rules.ts'
import { totalOf } from '../../../shared/domain/credit/credit-row.rules.ts'
import { type Decimal, decimalOf } from '../../../shared/domain/money/decimal.ts'
import type { CreditHistoryEntry, CreditHistoryRow } from '../../../shared/domain/order/history.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { runs } from '../../../shared/testing/runs.ts'
import { creditRowsOf } from '../../storage/credit/rows.ts'
import { openDatabase } from '../../storage/database.ts'
import { euRow, rowOf } from '../../testing/credit-rows.ts'
import { ask, createInvoice, deliver, madeOrderEu, orderOf } from '../../testing/credit-soap.ts'
import { env, merchantAccount } from '../../testing/provider.ts'
import type { ClientInvoiceRow, OrderRow } from '../rows/read-rows.ts'

beforeEach(reset)

const units = fc.constantFrom('1', '2', '0.5', '3')
const row = fc.record({
  ArticleNumber: fc.constantFrom('A', 'B'),
  PricePerUnit: fc.constantFrom('10', '33.335', '0.05', '99.99'),
  NumberOfUnits: units,
  VatPercent: fc.constantFrom('0', '12', '25'),
  discount: fc.constantFrom<Partial<OrderRow>>(
    {},
    { DiscountPercent: '12.5' },
    { DiscountAmount: '0.01' },
    { DiscountAmount: '0.01', DiscountAmountIncludingVat: false },
  ),
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
  fc.record({ is: fc.constant('change' as const), amount: fc.integer({ min: 1, max: 5_000 }) }),
  fc.record({ is: fc.constant('credit' as const), at: fc.nat(), rows }),
)

/** A row in the edge's history format. */
function historyRow(given: OrderRow | ClientInvoiceRow): CreditHistoryRow {
  const shared = 'NrOfUnits' in given ? { ...given, NumberOfUnits: given.NrOfUnits } : given
  const {
    ArticleNr,
    NrOfUnits: _,
    TemporaryReference: __,
    ...members
  } = { ArticleNr: undefined, ...shared } as OrderRow & Partial<ClientInvoiceRow>
  const texts = { VatPercent: String(members.VatPercent), DiscountPercent: String(members.DiscountPercent) }
  const all = { ...members, ArticleNumber: members.ArticleNumber ?? ArticleNr, ...texts }
  const present = Object.entries(all).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(present) as unknown as CreditHistoryRow
}

function entryOf(operation: string, given: readonly (OrderRow | ClientInvoiceRow)[], more: object) {
  return {
    at: '2026-11-21T12:00:00Z',
    who: { kind: 'session', id: 'u', name: 'U' },
    outcome: 'done',
    requestId: 'r',
    operation,
    ...(given.length > 0 && { rows: given.map(historyRow) }),
    rowCount: given.length,
    ...more,
  } as CreditHistoryEntry
}

const storedRows = (kind: 'order' | 'invoice', id: Long) =>
  runInDurableObject(env.MERCHANT.getByName(merchantAccount().MerchantId), (_, { storage }) =>
    creditRowsOf(openDatabase(storage.sql), kind, id),
  )

it("the history's rest equals the provider's, after any deliveries, invoices, credits and changes", async () => {
  let compared = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.array(step, { maxLength: 6 }),
      fc.boolean(),
      async (ordered, steps, PriceIncludingVat) => {
        const all = [
          ...ordered.map(({ discount, ...one }) => euRow({ ...one, ...discount, PriceIncludingVat })),
          euRow({ PricePerUnit: '1', PriceIncludingVat }),
        ]
        const order = await madeOrderEu({ OrderRows: all })
        const entries = [entryOf('CreateOrderEu', all, { orderType: 'Invoice', made: order })]
        const rowsOf = (given: readonly { at: number; units: string | null; amount: number | null }[]) =>
          given.map(({ at, units: NumberOfUnits, amount }) =>
            amount === null
              ? { ...all[at % all.length]!, ...(NumberOfUnits && { NumberOfUnits }) }
              : euRow({ PricePerUnit: decimalOf(amount), PriceIncludingVat }),
          )
        const invoices = new Map<Long, Decimal>()
        const credited = new Map<Long, bigint>()
        for (const given of steps) {
          if (given.is === 'deliver') {
            const OrderRows = rowsOf(given.rows)
            const { Accepted, DeliverOrderResult: done } = await deliver(order, { OrderRows })
            const made = done?.InvoiceResultDetails?.InvoiceId
            const facts = { orderType: 'Invoice', made, amount: done?.Amount }
            if (Accepted && made) invoices.set(made, done!.Amount)
            entries.unshift(entryOf('DeliverOrderEu', OrderRows, Accepted ? facts : { outcome: 'refused' }))
          } else if (given.is === 'invoice') {
            const named = [rowOf(decimalOf(given.amount))]
            const { Accepted, InvoiceNumber, InvoiceAmount } = await createInvoice(order, named)
            const facts = { orderType: 'Invoice', made: InvoiceNumber, amount: InvoiceAmount }
            if (Accepted) invoices.set(InvoiceNumber!, InvoiceAmount!)
            entries.unshift(entryOf('CreateInvoice', named, Accepted ? facts : { outcome: 'refused' }))
          } else if (given.is === 'change') {
            const named = [rowOf(decimalOf(given.amount)), rowOf('1')]
            const { Accepted } = await ask('ChangeOrderAmount', {
              ProviderOrderNr: order,
              RemainingInvoiceRows: named,
            })
            entries.unshift(entryOf('ChangeOrderAmount', named, Accepted ? {} : { outcome: 'refused' }))
          } else if (invoices.size > 0) {
            const InvoiceIdToCredit = [...invoices.keys()][given.at % invoices.size]!
            const OrderRows = rowsOf(given.rows)
            const { Accepted, DeliverOrderResult: done } = await deliver(order, {
              IsCreditInvoice: true,
              InvoiceIdToCredit,
              OrderRows,
            })
            const made = done?.InvoiceResultDetails?.InvoiceId
            const facts = { orderType: 'Invoice', made, amount: done?.Amount, credits: InvoiceIdToCredit }
            const amount = BigInt(Math.round(Number(done?.Amount ?? 0) * 100))
            if (Accepted) credited.set(InvoiceIdToCredit, (credited.get(InvoiceIdToCredit) ?? 0n) + amount)
            entries.unshift(entryOf('DeliverOrderEu', OrderRows, Accepted ? facts : { outcome: 'refused' }))
          }
          const read = await orderOf(order)
          const left = creditLeft(entries, read)
          expect(left.rows).toEqual(await storedRows('order', order))
          for (const [number, amount] of invoices) {
            const known = left.invoices.get(number)!
            const whole = BigInt(Math.round(Number(amount) * 100))
            expect(BigInt(totalOf([...known]).amount)).toBe(whole + (credited.get(number) ?? 0n))
            const stored = await storedRows('invoice', number)
            // The provider keeps no credited rows.
            expect(credited.has(number) ? stored : known).toEqual(stored)
          }
          compared += 1
        }
      },
    ),
    { numRuns: runs(40, 2_000) },
  )
  // Lives without steps compare nothing.
  expect(compared).toBeGreaterThan(20)
})
