/** Vouchers and other rows below 0: the rest after a delivery, and the share of each VAT rate in credits. */
import { describe, expect, it } from 'vitest'
import type { Order } from '../../../../shared/domain/order/order.schema.ts'
import { parseAmount } from '../../../kit/format/parse-amount.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { type LifeDraft, startDraft, writeQuantity } from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'
import { rowsOf } from './life-rows.ts'
import { takeAlong } from './read-delivery.ts'
import { readLife } from './read-life.ts'

/** Two lamps at 500.00, a bulb for 50.00 and a voucher of 200.00: 850.00. */
const row = (OrderRowId: number, Name: string, UnitPrice: number, Quantity = 100) =>
  buildRow({ OrderRowId, Name, UnitPrice, Quantity, DiscountPercent: 0, VatPercent: 2500 })
const rows = [row(1, 'Lamp', 50_000, 200), row(2, 'Bulb', 5000), row(3, 'Voucher', -20_000)]
const Actions = [
  'CanDeliverOrder',
  'CanDeliverPartially',
  'CanCancelOrder',
  'CanCancelOrderRow',
  'CanCancelAmount',
]
const orderOf = (OrderRows = rows, changes: Partial<Order> = {}) =>
  buildOrder({ Actions, OrderRows, ...changes })

const parse = (text: string) => parseAmount(text, ',')
const read = (subject: LifeSubject, draft: LifeDraft) => readLife(subject, draft, parse)
const draftOf = (subject: LifeSubject, ids?: number[], changes: Partial<LifeDraft> = {}): LifeDraft => ({
  ...startDraft(subject, ids ? { rows: ids } : {}, { way: 'rows', extra: 'none' }),
  ...changes,
})

describe('a delivery of more than the order', () => {
  const deliver: LifeSubject & { task: 'deliver' } = { task: 'deliver', order: orderOf() }
  const excessOf = (draft: LifeDraft) => {
    const excess = read(deliver, draft).figures?.excess
    return excess && [excess.amount, excess.rows.map(({ OrderRowId }) => OrderRowId)]
  }

  it('never leaves a rest below 0 behind without saying so', () => {
    // 1,050.00 of 850.00.
    expect(excessOf(draftOf(deliver, [1, 2]))).toEqual([20_000, [3]])
    // 1,000.00 of 850.00: the bulb stays too.
    expect(excessOf(draftOf(deliver, [1]))).toEqual([15_000, [3]])
    expect(excessOf(draftOf(deliver, [1, 2], { cancelsRest: true }))).toEqual([20_000, [3]])
    // Half of the voucher stays: 950.00 of 850.00.
    expect(excessOf(writeQuantity(draftOf(deliver), 3, '0.5'))).toEqual([10_000, [3]])
  })

  it('takes nothing more along while the rest is above 0', () => {
    expect(excessOf(draftOf(deliver))).toBeUndefined()
    expect(excessOf(draftOf(deliver, [2]))).toBeUndefined()
    expect(excessOf(writeQuantity(draftOf(deliver, [1, 2]), 1, '1'))).toBeUndefined()
  })

  it('takes the voucher along, whole', () => {
    const draft = writeQuantity(draftOf(deliver, [1]), 3, '0.1')
    const excess = read(deliver, draft).figures!.excess!
    const along = takeAlong(deliver, draft, excess, parse)
    expect(read(deliver, along)).toMatchObject({
      write: { body: { OrderRowIds: [1, 3] } },
      figures: { amount: 80_000, excess: undefined },
    })
  })

  it('takes everything along where the voucher alone would come to more than the rows', () => {
    // The lamps for 1,000.00 and a voucher of 1,040.00 come to -40.00; with the bulb it is 10.00.
    const dear = {
      task: 'deliver',
      order: orderOf([rows[0]!, rows[1]!, row(3, 'Voucher', -104_000)]),
    } as const
    const draft = draftOf(dear, [1])
    const along = takeAlong(dear, draft, read(dear, draft).figures!.excess!, parse)
    expect(read(dear, along)).toMatchObject({
      write: { body: { OrderRowIds: [] } },
      figures: { amount: 1000 },
    })
  })
})

describe('a cancellation of rows', () => {
  const cancel: LifeSubject = { task: 'cancel', order: orderOf() }
  const problems = (subject: LifeSubject, ids: number[]) =>
    Object.fromEntries(read(subject, draftOf(subject, ids)).problems)

  it('never leaves less than 0 open', () => {
    expect(problems(cancel, [1])).toEqual({ rows: { code: 'order-amount-negative', open: -15_000 } })
    expect(problems(cancel, [1, 3])).toEqual({})
    expect(problems(cancel, [1, 2, 3])).toEqual({})
  })

  it('is the way out of an order that is below 0 already', () => {
    const below: LifeSubject = { task: 'cancel', order: orderOf([rows[2]!]) }
    expect(read(below, draftOf(below, [3])).figures).toMatchObject({ amount: -20_000, closes: true })
  })

  it('has no way until the clerk chooses one', () => {
    const draft = { ...draftOf(cancel), way: undefined }
    expect(Object.fromEntries(read(cancel, draft).problems)).toEqual({ way: { code: 'nothing-chosen' } })
  })
})

describe('a credit of a delivery with a voucher', () => {
  /** A book of 106.00 at 6 % and a voucher of -50.00 at 25 %: 56.00, with VAT of 6.00 and -10.00. */
  const book = buildRow({ ...row(4, 'Book', 10_600), VatPercent: 600, Actions: ['CanCreditRow'] })
  const voucher = buildRow({ ...row(5, 'Voucher', -5000), Actions: [] })
  const delivery = buildDelivery({ OrderRows: [book, voucher], DeliveryAmount: 5600, CreditedAmount: 0 })
  const order = orderOf([], { Deliveries: [delivery] })
  const credit: LifeSubject = { task: 'credit', order, delivery }
  const amount = (text: string) => read(credit, draftOf(credit, [], { way: 'amount', amount: text })).figures

  it('never leaves VAT behind when all that is left is credited', () => {
    expect(amount('56')?.rates).toEqual([
      { VatPercent: 2500, Amount: -5000, VatAmount: -1000 },
      { VatPercent: 600, Amount: 10_600, VatAmount: 600 },
    ])
  })

  it('divides a part of it by the rest of each rate', () => {
    expect(amount('28')?.rates).toEqual([
      { VatPercent: 2500, Amount: -2500, VatAmount: -500 },
      { VatPercent: 600, Amount: 5300, VatAmount: 300 },
    ])
  })

  it('says of the voucher why it cannot be credited by itself', () => {
    expect(rowsOf(credit).map(({ row: { Name }, why }) => [Name, why])).toEqual([
      ['Book', undefined],
      ['Voucher', 'below-zero'],
    ])
  })

  it('tells which rates would not come out even after the last of the money', () => {
    // 0.5283 of the book, 56.00: 50.00 of it are left at 6 %, and -50.00 at 25 %.
    const rest = { ...book, Quantity: 100, UnitPrice: 5600 }
    const cheap = { ...delivery, OrderRows: [rest, { ...book, OrderRowId: 6, UnitPrice: 5000 }, voucher] }
    const subject: LifeSubject = { task: 'credit', order: { ...order, Deliveries: [cheap] }, delivery: cheap }
    expect(read(subject, draftOf(subject, [4])).figures).toMatchObject({
      left: { after: 0 },
      uneven: [
        { VatPercent: 2500, Amount: -5000 },
        { VatPercent: 600, Amount: 5000 },
      ],
    })
    expect(read(subject, draftOf(subject, [6])).figures).toMatchObject({ left: { after: 600 }, uneven: [] })
  })

  it('is never a credit of 0', () => {
    const fields = { ArticleNumber: '', Name: 'Fee', Quantity: '1', UnitPrice: '50', VatPercent: '25' }
    const cheap = { ...delivery, OrderRows: [{ ...book, UnitPrice: 5000 }], DeliveryAmount: 5000 }
    const subject: LifeSubject = { task: 'credit', order: { ...order, Deliveries: [cheap] }, delivery: cheap }
    const draft = draftOf(subject, [4], { extra: 'fee', fields })
    expect(Object.fromEntries(read(subject, draft).problems)).toEqual({ form: { code: 'nothing-to-credit' } })
  })
})
