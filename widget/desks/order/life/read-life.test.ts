import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../../kit/format/parse-amount.ts'
import { buildDelivery, buildOrder, buildRow } from '../../../testing/order.builder.ts'
import { choose, type LifeDraft, startDraft, takeAll, writeQuantity } from './life-draft.ts'
import type { LifeSubject } from './life-subject.ts'
import { rowsOf } from './life-rows.ts'
import { taskInWords } from './life-words.ts'
import { readLife } from './read-life.ts'

const actions = [
  'CanDeliverOrder',
  'CanDeliverPartially',
  'CanCancelOrder',
  'CanCancelAmount',
  'CanCancelOrderRow',
]
/** Two lamps for 1 125.00 (VAT 225.00) and eight bulbs for 632.00 (VAT 126.40), both 25 %: 1 757.00. */
const order = buildOrder({ Actions: actions })
const LAMP = 1
const BULB = 2

const parse = (text: string) => parseAmount(text, ',')
const read = (subject: LifeSubject, draft: LifeDraft) => readLife(subject, draft, parse)
const draftOf = (subject: LifeSubject, changes: Partial<LifeDraft> = {}, rows?: number[]): LifeDraft => ({
  ...startDraft(subject, rows ? { rows } : {}, { way: 'rows', extra: 'none' }),
  ...changes,
})
const problems = (subject: LifeSubject, draft: LifeDraft) => Object.fromEntries(read(subject, draft).problems)

describe('a delivery', () => {
  const deliver: LifeSubject = { task: 'deliver', order }

  it('begins with every open row, and asks for all with an empty list', () => {
    const { write, figures } = read(deliver, draftOf(deliver))
    expect(write).toEqual({ operation: 'deliverOrder', body: { OrderRowIds: [] } })
    expect(figures).toMatchObject({
      amount: 175_700,
      // 112 500 × 25 / 125 = 22 500 and 63 200 × 25 / 125 = 12 640.
      rates: [{ VatPercent: 2500, Amount: 175_700, VatAmount: 35_140 }],
      left: { before: 175_700, after: 0 },
      cancelled: 0,
    })
  })

  it('names a row and a part of another, and leaves the rest open', () => {
    const { write, figures } = read(deliver, writeQuantity(draftOf(deliver), BULB, '3'))
    expect(write?.body).toEqual({
      OrderRowIds: [LAMP, BULB],
      RowDeliveryOptions: [{ OrderRowId: BULB, Quantity: 300 }],
    })
    // 3 × 79.00 = 237.00; 5 × 79.00 = 395.00 stay open.
    expect(figures).toMatchObject({ amount: 136_200, left: { before: 175_700, after: 39_500 } })
    expect(figures?.rows.get(BULB)).toEqual({ amount: 23_700, rest: 500 })
    expect(figures?.rows.get(LAMP)).toEqual({ amount: 112_500, rest: 0 })
  })

  it('may cancel the rest, and say how the invoice is sent', () => {
    const draft = draftOf(deliver, { cancelsRest: true, distribution: 'Email' }, [BULB])
    const { write, figures } = read(deliver, draft)
    expect(write?.body).toEqual({
      OrderRowIds: [BULB],
      InvoiceDistributionType: 'Email',
      CancelRemaining: true,
    })
    expect(figures).toMatchObject({ amount: 63_200, left: { after: 0 }, cancelled: 112_500 })
  })

  it('does neither where the payment type takes neither, nor cancels a rest of nothing', () => {
    const card: LifeSubject = { task: 'deliver', order: { ...order, PaymentType: 'Card' } }
    const draft = draftOf(card, { cancelsRest: true, distribution: 'Post' }, [BULB])
    expect(read(card, draft).write?.body).toEqual({ OrderRowIds: [BULB] })
    const whole = draftOf(deliver, { cancelsRest: true })
    expect(read(deliver, whole).write?.body).toEqual({ OrderRowIds: [] })
  })

  it.each([
    ['0', { code: 'member-out-of-range', minimum: 1, maximum: 800 }],
    ['-1', { code: 'member-out-of-range', minimum: 1, maximum: 800 }],
    ['8.01', { code: 'member-out-of-range', minimum: 1, maximum: 800 }],
    ['9223372036854775808', { code: 'member-out-of-range', minimum: 1, maximum: 800 }],
    ['', { code: 'empty' }],
    ['two', { code: 'not-a-number' }],
    ['1.001', { code: 'too-many-decimals' }],
  ])('does not take %j of eight bulbs', (text, problem) => {
    const draft = writeQuantity(draftOf(deliver), BULB, text)
    expect(problems(deliver, draft)).toEqual({ [`row ${BULB}`]: problem })
  })

  it('takes a row whole again, and the whole quantity as no part', () => {
    const part = writeQuantity(draftOf(deliver), BULB, '3')
    expect(read(deliver, takeAll(part, BULB)).write?.body).toEqual({ OrderRowIds: [] })
    expect(read(deliver, writeQuantity(part, BULB, '8')).write?.body).toEqual({ OrderRowIds: [] })
  })

  it('is refused without a row', () => {
    expect(problems(deliver, choose(draftOf(deliver), [LAMP, BULB], false))).toEqual({
      rows: { code: 'nothing-chosen' },
    })
  })

  it('leaves out a chosen row that someone else delivered in the meantime', () => {
    const draft = draftOf(deliver, {}, [LAMP, BULB])
    const left: LifeSubject = { task: 'deliver', order: { ...order, OrderRows: [order.OrderRows[1]!] } }
    expect(read(left, draft).figures).toMatchObject({ amount: 63_200 })
    const none: LifeSubject = { task: 'deliver', order: { ...order, OrderRows: [] } }
    expect(problems(none, draft)).toEqual({ rows: { code: 'nothing-chosen' } })
  })

  it('says which row the provider does not deliver by itself', () => {
    const OrderRows = [buildRow({ Actions: ['CanCancelRow'] }), order.OrderRows[1]!]
    const locked: LifeSubject = { task: 'deliver', order: { ...order, OrderRows } }
    expect(read(locked, draftOf(locked)).write).toBeDefined()
    expect(problems(locked, draftOf(locked, {}, [LAMP]))).toEqual({
      [`row ${LAMP}`]: { code: 'row-locked' },
    })
  })

  it('cannot be a part where the order is delivered whole', () => {
    const plan: LifeSubject = { task: 'deliver', order: { ...order, Actions: ['CanDeliverOrder'] } }
    expect(rowsOf(plan).some(({ canChoose, canDivide }) => canChoose || canDivide)).toBe(false)
    expect(problems(plan, draftOf(plan, {}, [LAMP]))).toEqual({ form: { code: 'not-allowed' } })
  })

  it('must not come to less than nothing', () => {
    const OrderRows = [...order.OrderRows, buildRow({ OrderRowId: 3, UnitPrice: -10_000, Quantity: 100 })]
    const reduced: LifeSubject = { task: 'deliver', order: { ...order, OrderRows } }
    expect(problems(reduced, draftOf(reduced, {}, [3]))).toMatchObject({ rows: { code: 'amount-negative' } })
  })

  it('cancels the difference where it is for less', () => {
    const { write, figures } = read(deliver, draftOf(deliver, { way: 'amount', amount: '1,700' }))
    expect(write).toEqual({ operation: 'deliverAndLowerAmount', body: { DeliveredAmount: 170_000 } })
    expect(figures).toMatchObject({
      amount: 170_000,
      // All of it is taxed with 25 %: 170 000 / 5.
      rates: [{ VatPercent: 2500, Amount: 170_000, VatAmount: 34_000 }],
      left: { before: 175_700, after: 0 },
      cancelled: 5_700,
    })
  })

  it('divides a lower amount by VAT rate in proportion to the rows', () => {
    const [lamp, bulb] = order.OrderRows
    const mixed = { ...order, OrderRows: [lamp!, { ...bulb!, VatPercent: 1200 }] }
    const subject: LifeSubject = { task: 'deliver', order: mixed }
    const { figures } = read(subject, draftOf(subject, { way: 'amount', amount: '1000' }))
    // 75 700 × 1 125 / 1 757 = 48 470.40…, 75 700 × 632 / 1 757 = 27 229.59…: 48 470 and 27 230 are cancelled.
    // VAT 22 500 − 9 694 = 12 806, and 63 200 × 12 / 112 = 6 771.43 less 27 230 × 12 / 112 = 2 917.5: 6 771 − 2 918.
    expect(figures?.rates).toEqual([
      { VatPercent: 2500, Amount: 64_030, VatAmount: 12_806 },
      { VatPercent: 1200, Amount: 35_970, VatAmount: 3_853 },
    ])
  })

  it.each(['0', '1757.01', '', 'EUR 5', '-1'])('is refused for the amount %j', (amount) => {
    expect(problems(deliver, draftOf(deliver, { way: 'amount', amount }))).toHaveProperty('amount')
  })

  it('keeps ids and quantities of 64 bits', () => {
    const huge = buildRow({ OrderRowId: 9223372036854775807n, Quantity: 9007199254740993n, UnitPrice: 1 })
    const subject: LifeSubject = { task: 'deliver', order: { ...order, OrderRows: [huge, buildRow()] } }
    const draft = writeQuantity(draftOf(subject, {}, []), 9223372036854775807n, '90071992547409.92')
    expect(read(subject, draft).write?.body).toEqual({
      OrderRowIds: [9223372036854775807n],
      RowDeliveryOptions: [{ OrderRowId: 9223372036854775807n, Quantity: 9007199254740992n }],
    })
  })
})

describe('a cancellation', () => {
  const cancel: LifeSubject = { task: 'cancel', order: { ...order, CancelledAmount: 12_500 } }

  it('covers all that is open of the order', () => {
    const { write, figures } = read(cancel, draftOf(cancel, { way: 'order' }))
    expect(write).toEqual({ operation: 'cancelOrder', body: { IsCancelled: true } })
    expect(figures).toMatchObject({ amount: 175_700, left: { before: 175_700, after: 0 } })
  })

  it('names its rows', () => {
    const { write, figures } = read(cancel, draftOf(cancel, {}, [BULB]))
    expect(write).toEqual({ operation: 'cancelOrderRows', body: { OrderRowIds: [BULB] } })
    expect(figures).toMatchObject({ amount: 63_200, left: { before: 175_700, after: 112_500 } })
    expect(problems(cancel, draftOf(cancel))).toEqual({ rows: { code: 'nothing-chosen' } })
  })

  it('asks for the new total of an amount', () => {
    const { write, figures } = read(cancel, draftOf(cancel, { way: 'amount', amount: '57.00' }))
    // 125.00 were cancelled before.
    expect(write).toEqual({ operation: 'cancelAmount', body: { CancelledAmount: 18_200 } })
    expect(figures).toMatchObject({
      amount: 5_700,
      // 5 700 / 5, of rows that all have 25 %.
      rates: [{ VatPercent: 2500, Amount: 5_700, VatAmount: 1_140 }],
      left: { before: 175_700, after: 170_000 },
      closes: false,
    })
    // All that is open closes the order.
    const all = read(cancel, draftOf(cancel, { way: 'amount', amount: '1757' }))
    expect(all.figures).toMatchObject({ left: { after: 0 }, closes: true })
  })

  it('takes at most the open amount, and what fits into the total', () => {
    const draft = draftOf(cancel, { way: 'amount', amount: '1757.01' })
    expect(problems(cancel, draft)).toEqual({
      amount: { code: 'member-out-of-range', minimum: 1, maximum: 175_700 },
    })
    const full: LifeSubject = { task: 'cancel', order: { ...order, CancelledAmount: 9_999_999_999_000 } }
    expect(problems(full, draft)).toMatchObject({ amount: { maximum: 999 } })
  })

  it('is not asked for where the order lacks the action', () => {
    const closed: LifeSubject = { task: 'cancel', order: { ...order, Actions: [] } }
    expect(problems(closed, draftOf(closed, { way: 'order' }))).toEqual({ form: { code: 'not-allowed' } })
  })
})

describe('a credit', () => {
  /** Three wall lamps at 1 250.00, one of them credited, and a cable for 100.00 at 12 % VAT. */
  const lamp = buildRow({
    OrderRowId: 3,
    Name: 'Wall lamp',
    Quantity: 300,
    UnitPrice: 125_000,
    DiscountPercent: 0,
    Actions: ['CanCreditRow'],
  })
  const cable = { ...lamp, OrderRowId: 4, Name: 'Cable', Quantity: 100, UnitPrice: 10_000, VatPercent: 1200 }
  const delivery = buildDelivery({
    DeliveryAmount: 385_000,
    CreditedAmount: 125_000,
    OrderRows: [lamp, cable],
    Credits: [{ Amount: -125_000, OrderRows: [{ ...lamp, Quantity: -100 }], Actions: [] }],
  })
  const ordered = { ...order, Deliveries: [delivery] }
  const credit: LifeSubject = { task: 'credit', order: ordered, delivery }
  const DeliveryId = 44_101
  const fields = { ArticleNumber: '', Name: 'Freight', Quantity: '2', UnitPrice: '40', VatPercent: '25 %' }

  it('begins with no row, and has the rest of each', () => {
    expect(problems(credit, draftOf(credit))).toEqual({ rows: { code: 'nothing-chosen' } })
    expect(rowsOf(credit)).toMatchObject([
      { row: { OrderRowId: 3, Quantity: 200 }, whole: 300 },
      { row: { OrderRowId: 4, Quantity: 100 }, whole: 100 },
    ])
  })

  it('takes the whole rest of its rows', () => {
    const { write, figures } = read(credit, draftOf(credit, {}, [3, 4]))
    expect(write).toEqual({ operation: 'creditOrderRows', DeliveryId, body: { OrderRowIds: [3, 4] } })
    expect(figures).toMatchObject({
      amount: 260_000,
      // 250 000 / 5 = 50 000; 10 000 × 12 / 112 = 1 071.43.
      rates: [
        { VatPercent: 2500, Amount: 250_000, VatAmount: 50_000 },
        { VatPercent: 1200, Amount: 10_000, VatAmount: 1_071 },
      ],
      left: { before: 260_000, after: 0 },
    })
  })

  it('says how much of a row it takes', () => {
    const { write, figures } = read(credit, writeQuantity(draftOf(credit), 3, '1'))
    expect(write?.body).toEqual({
      OrderRowIds: [3],
      RowCreditingOptions: [{ OrderRowId: 3, Quantity: 100 }],
    })
    expect(figures?.rows.get(3)).toEqual({ amount: 125_000, rest: 100 })
    expect(problems(credit, writeQuantity(draftOf(credit), 3, '2.01'))).toEqual({
      'row 3': { code: 'member-out-of-range', minimum: 1, maximum: 200 },
    })
  })

  it('takes whole rows only where the order is no invoice', () => {
    const plan: LifeSubject = { task: 'credit', order: { ...ordered, PaymentType: 'PaymentPlan' }, delivery }
    const draft = writeQuantity(draftOf(plan), 3, '1')
    expect(read(plan, draft).write?.body).toEqual({ OrderRowIds: [3] })
  })

  it('goes alone as a new row or with rows', () => {
    const draft = draftOf(credit, { extra: 'new-row', fields })
    const NewCreditOrderRow = { Name: 'Freight', UnitPrice: 4_000, VatPercent: 2_500, Quantity: 200 }
    const alone = read(credit, draft)
    expect(alone.write).toEqual({ operation: 'creditNewRow', DeliveryId, body: { NewCreditOrderRow } })
    expect(alone.figures).toMatchObject({ amount: 8_000, left: { before: 260_000, after: 252_000 } })
    expect(read(credit, choose(draft, [4], true)).write?.body).toEqual({
      OrderRowIds: [4],
      NewCreditOrderRow,
    })
  })

  it('comes to the rows less the fee', () => {
    const draft = draftOf(credit, { extra: 'fee', fields: { ...fields, ArticleNumber: ' F1 ' } }, [4])
    const { write, figures } = read(credit, draft)
    expect(write).toEqual({
      operation: 'creditWithFee',
      DeliveryId,
      body: {
        OrderRowIds: [4],
        Fee: { ArticleNumber: 'F1', Name: 'Freight', UnitPrice: 4_000, VatPercent: 2_500 },
      },
    })
    expect(figures).toMatchObject({
      amount: 6_000,
      rates: [
        { VatPercent: 2500, Amount: -4_000, VatAmount: -800 },
        { VatPercent: 1200, Amount: 10_000, VatAmount: 1_071 },
      ],
    })
  })

  it('has no fee above its rows', () => {
    const draft = draftOf(credit, { extra: 'fee', fields: { ...fields, UnitPrice: '100.01' } }, [4])
    expect(problems(credit, draft)).toEqual({
      UnitPrice: { code: 'member-out-of-range', minimum: 0, maximum: 10_000 },
    })
  })

  it('has the errors of a new row, field by field', () => {
    const wrong = { ...fields, Name: ' ', Quantity: '0', UnitPrice: '', VatPercent: '101' }
    expect(problems(credit, draftOf(credit, { extra: 'new-row', fields: wrong }))).toMatchObject({
      Name: { code: 'member-too-short' },
      Quantity: { code: 'member-out-of-range', minimum: 1 },
      UnitPrice: { code: 'empty' },
      VatPercent: { code: 'member-out-of-range', maximum: 10_000 },
    })
  })

  it('is never above the rest, nor 0', () => {
    const dear = draftOf(credit, { extra: 'new-row', fields: { ...fields, UnitPrice: '1300.01' } })
    expect(problems(credit, dear)).toEqual({ form: { code: 'credit-too-high', maximum: 260_000 } })
    const free = draftOf(credit, { extra: 'new-row', fields: { ...fields, UnitPrice: '0' } })
    expect(problems(credit, free)).toEqual({ form: { code: 'nothing-to-credit' } })
  })

  it('asks for the new total of an amount', () => {
    const { write, figures } = read(credit, draftOf(credit, { way: 'amount', amount: '100' }))
    // 1 250.00 were credited before.
    expect(write).toEqual({ operation: 'creditAmount', DeliveryId, body: { CreditedAmount: 135_000 } })
    expect(figures).toMatchObject({ amount: 10_000, left: { before: 260_000, after: 250_000 } })
    expect(problems(credit, draftOf(credit, { way: 'amount', amount: '2600.01' }))).toMatchObject({
      amount: { maximum: 260_000 },
    })
  })
})

describe('a cancellation of a delivered card order', () => {
  // Two rows of 1 125.00 and 632.00 at 25 % are delivered, and 57.00 are refunded.
  const Deliveries = [
    buildDelivery({
      DeliveryAmount: 175_700,
      CreditedAmount: 5_700,
      OrderRows: order.OrderRows,
      Credits: [],
      Actions: [],
    }),
  ]
  const card = buildOrder({
    PaymentType: 'Card',
    OrderStatus: 'Delivered',
    Actions: ['CanCancelOrder', 'CanCancelAmount'],
    OrderRows: [],
    Deliveries,
    CancelledAmount: 5_700,
  })
  const cancel: LifeSubject = { task: 'cancel', order: card }

  it('is a credit in words', () => {
    expect(taskInWords(cancel)).toBe('credit')
    expect(taskInWords({ task: 'cancel', order })).toBe('cancel')
  })

  it('refunds all that is left to credit', () => {
    const { write, figures } = read(cancel, draftOf(cancel, { way: 'order' }))
    expect(write).toEqual({ operation: 'cancelOrder', body: { IsCancelled: true } })
    expect(figures).toMatchObject({ amount: 170_000, left: { before: 170_000, after: 0 }, closes: false })
  })

  it('refunds an amount by the new total, up to what is left', () => {
    const { write, figures } = read(cancel, draftOf(cancel, { way: 'amount', amount: '100,00' }))
    expect(write).toEqual({ operation: 'cancelAmount', body: { CancelledAmount: 15_700 } })
    expect(figures).toMatchObject({ amount: 10_000, left: { before: 170_000, after: 160_000 } })
    expect(problems(cancel, draftOf(cancel, { way: 'amount', amount: '1700,01' }))).toMatchObject({
      amount: { code: 'member-out-of-range', maximum: 170_000 },
    })
  })
})
