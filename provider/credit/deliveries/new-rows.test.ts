/** A delivery with a row that the order does not have cancels what it leaves undelivered. */
import { reset } from 'cloudflare:test'
import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { decimalOf, minorUnits } from '../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../shared/domain/values/long.ts'
import { runs } from '../../../shared/testing/runs.ts'
import { clientRow, euRow } from '../../testing/credit-rows.ts'
import { ask, createInvoice, deliver, madeOrderEu, orderOf } from '../../testing/credit-soap.ts'

beforeEach(reset)
afterAll(reset)

/** 100.00 and 150.00, with VAT. */
const lamp = euRow({ ArticleNumber: 'A', PricePerUnit: '100' })
const shade = euRow({ ArticleNumber: 'B', PricePerUnit: '150' })
/** 50.00 without VAT is 62.50 with it. */
const freight = { ArticleNumber: 'C', PricePerUnit: '62.5' }

async function stateOf(order: Long) {
  const { IsActive, CurrentAmount, ClosedDate } = await orderOf(order)
  return { IsActive, CurrentAmount, isClosed: ClosedDate !== null }
}
const over = { IsActive: false, CurrentAmount: '0', isClosed: true }

describe('a delivery with a row that the order does not have', () => {
  it('never leaves anything to deliver', async () => {
    const order = await madeOrderEu({ OrderRows: [lamp, shade] })
    const answer = await deliver(order, { OrderRows: [euRow(freight)] })
    expect(answer).toMatchObject({ ResultCode: 0, DeliverOrderResult: { Amount: '62.5' } })
    expect(await stateOf(order)).toEqual(over)
    expect(await deliver(order)).toMatchObject({ Accepted: false, ResultCode: 20000 })
    // 250.00 - 62.50 are cancelled, and can never be billed.
    expect((await orderOf(order)).Invoices).toHaveLength(1)
  })

  it.each([
    ['beside one that it has', [lamp, euRow(freight)], '162.5'],
    ['that has more units of a row', [euRow({ ...lamp, NumberOfUnits: '2' })], '200'],
    ['that lowers the delivery', [lamp, euRow({ PricePerUnit: '-10' })], '90'],
  ])('leaves nothing to deliver: %s', async (_, OrderRows, Amount) => {
    const order = await madeOrderEu({ OrderRows: [lamp, shade] })
    expect(await deliver(order, { OrderRows })).toMatchObject({ DeliverOrderResult: { Amount } })
    expect(await stateOf(order)).toEqual(over)
  })

  it('leaves nothing to deliver on an account credit either', async () => {
    const order = await madeOrderEu({ OrderType: 'AccountCredit', OrderRows: [lamp, shade] })
    const information = { ProviderOrderId: order, OrderType: 'AccountCredit' } as const
    const answer = await ask('DeliverOrderEu', {
      DeliverOrderInformation: {
        ...information,
        DeliverAccountCreditDetails: { OrderRows: [euRow(freight)] },
      },
    })
    expect(answer).toMatchObject({ Accepted: true, DeliverOrderResult: { Amount: '62.5' } })
    expect(await stateOf(order)).toEqual(over)
  })

  it('cancels nothing if it is refused', async () => {
    const order = await madeOrderEu({ OrderRows: [lamp, shade] })
    const OrderRows = [euRow({ PricePerUnit: '250.01' })]
    expect(await deliver(order, { OrderRows })).toMatchObject({ ResultCode: 24000 })
    expect(await stateOf(order)).toEqual({ IsActive: true, CurrentAmount: '250', isClosed: false })
  })
})

it('CreateInvoice with a new row in place of others still leaves the rest (decided)', async () => {
  const order = await madeOrderEu({ OrderRows: [lamp, shade] })
  // 64.00 with 25 % VAT is 80.00.
  expect(await createInvoice(order, [clientRow({ ArticleNr: 'C', PricePerUnit: '64' })])).toMatchObject({
    InvoiceAmount: '80',
  })
  expect(await stateOf(order)).toEqual({ IsActive: true, CurrentAmount: '170', isClosed: false })
})

const article = fc.constantFrom('A', 'B', 'C')
const row = fc.record({
  ArticleNumber: article,
  PricePerUnit: fc.constantFrom('10', '33.335', '0.05', '99.99'),
  NumberOfUnits: fc.constantFrom('1', '2', '3', '0.5'),
  VatPercent: fc.constantFrom('0', '12', '25'),
})
const part = fc.record({ at: fc.nat(), units: fc.option(fc.constantFrom('1', '0.5')) })

it('a delivery with a new row leaves nothing to deliver, for any order', async () => {
  let seen = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.array(part, { maxLength: 3 }),
      fc.integer({ min: -500, max: 8_000 }).filter((amount) => amount !== 0),
      async (ordered, parts, amount) => {
        const all = ordered.map((one) => euRow(one))
        const order = await madeOrderEu({ OrderRows: [...all, euRow({ PricePerUnit: '1' })] })
        const before = minorUnits((await orderOf(order)).CurrentAmount)
        const named = parts.map(({ at, units }) => {
          const one = all[at % all.length]!
          return { ...one, ...(units && { NumberOfUnits: units }) }
        })
        const fresh = euRow({ ArticleNumber: 'new', PricePerUnit: decimalOf(amount) })
        const { Accepted, DeliverOrderResult } = await deliver(order, { OrderRows: [...named, fresh] })
        const { IsActive, CurrentAmount } = await orderOf(order)
        const delivered = minorUnits(DeliverOrderResult?.Amount ?? '0')
        expect(delivered).toBeLessThanOrEqual(Number(before))
        expect([IsActive, minorUnits(CurrentAmount)]).toEqual(Accepted ? [false, 0] : [true, before])
        if (Accepted) seen += 1
      },
    ),
    { numRuns: runs(40, 2_000) },
  )
  expect(seen).toBeGreaterThan(5)
})
