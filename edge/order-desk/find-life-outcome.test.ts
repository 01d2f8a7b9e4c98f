import { describe, expect, it } from 'vitest'
import type { OrderWriteName, RestInput } from '../../shared/wire/operations.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import { checkWrite } from './check-write.ts'
import type { Write } from './desk-request.ts'
import { findOutcome, snapshotBefore } from './find-outcome.ts'
import { type OrderSnapshot, snapshotOf } from './order-snapshot.ts'

const LONG = 9_223_372_036_854_775_807n

/** 2 pieces at 100.00, unless changed. */
const row = (OrderRowId: number | bigint, changes: Partial<OrderRow> = {}): OrderRow => ({
  OrderRowId,
  Name: 'Lamp',
  Quantity: 200,
  UnitPrice: 10_000,
  DiscountPercent: 0,
  DiscountAmount: 0,
  VatPercent: 2500,
  IsCancelled: false,
  Actions: ['CanDeliverRow', 'CanCancelRow'],
  ...changes,
})
const cancelled = (id: number) => row(id, { IsCancelled: true, Actions: [] })
const creditOf = (id: number, Quantity: number, Amount: number, more: OrderRow[] = []) => ({
  Amount,
  OrderRows: [row(id, { Quantity, Actions: [] }), ...more],
  Actions: [],
})
const delivery = (Id: number | bigint, OrderRows: OrderRow[], DeliveryAmount: number, changes = {}) => ({
  Id,
  OrderRows: OrderRows.map((one) => ({ ...one, Actions: ['CanCreditRow'] })),
  DeliveryAmount,
  CreditedAmount: 0,
  Credits: null,
  Actions: ['CanCreditOrderRows', 'CanCreditNewRow', 'CanCreditAmount'],
  ...changes,
})
/** 400.00: two rows of 200.00. */
const order = (changes: object = {}): Order =>
  ({
    PaymentType: 'Invoice',
    OrderStatus: 'Open',
    OrderAmount: 40_000,
    CancelledAmount: 0,
    Actions: [
      'CanDeliverOrder',
      'CanDeliverPartially',
      'CanCancelOrder',
      'CanCancelAmount',
      'CanCancelOrderRow',
    ],
    OrderRows: [row(1), row(2)],
    Deliveries: [],
    ExpirationDate: null,
    ...changes,
  }) as unknown as Order
const closed = (Deliveries: object[], changes: object = {}) =>
  order({ OrderStatus: 'Delivered', OrderRows: [], Actions: [], Deliveries, ...changes })

function write<Name extends OrderWriteName>(name: Name, body: object, more = {}): Write {
  const input = { CheckoutOrderId: 1, ...more, body } as unknown as RestInput<Name>
  return { name, input } as unknown as Write
}
const state = (value: Order, of: Write): OrderSnapshot => {
  const read = snapshotOf(value, of)
  if (!read.ok) throw new Error(read.reason.code)
  return read.value
}
/** Works as the desk does: checks and keeps the order, and compares it later. */
function outcome(of: Write, before: Order, now: Order, ids: (number | bigint)[] = []) {
  const checked = checkWrite(of, before)
  if (!checked.ok) throw new Error(checked.reason.code)
  return findOutcome(of, snapshotBefore(of, state(before, of), checked.value), state(now, of), ids)
}

const deliverAll = write('deliverOrder', { OrderRowIds: [] })
// A quarter of row 1: half a piece, 50.00.
const options = [{ OrderRowId: 1, Quantity: 50 }]
const deliverPart = write('deliverOrder', { OrderRowIds: [1], RowDeliveryOptions: options })
const deliverFirst = write('deliverOrder', { OrderRowIds: [1], CancelRemaining: true })
const lower = write('deliverAndLowerAmount', { DeliveredAmount: 30_000 })
const cancel = write('cancelOrder', { IsCancelled: true })
const cancelSome = write('cancelAmount', { CancelledAmount: 5_000 })
const cancelRow = write('cancelOrderRows', { OrderRowIds: [2] })
const part = [row(1, { Quantity: 50 })]
const rest = row(1, { Quantity: 150 })
/** The same part under a new id. */
const renumbered = [row(3, { Quantity: 50 })]

describe('the outcome of a delivery', () => {
  it.each<[string, Write, Order, string]>([
    ['there is one of every row', deliverAll, closed([delivery(7, [row(1), row(2)], 40_000)]), 'done'],
    ['its rows come in another order', deliverAll, closed([delivery(7, [row(2), row(1)], 40_000)]), 'done'],
    ['there is none', deliverAll, order(), 'not-done'],
    [
      'there is none, and a row was added',
      deliverAll,
      order({ OrderRows: [row(1), row(2), row(3)] }),
      'not-done',
    ],
    ['the rows are gone, and there is none', deliverAll, order({ OrderRows: [] }), 'unclear'],
    [
      'there are two',
      deliverAll,
      closed([delivery(7, [row(1)], 20_000), delivery(8, [row(2)], 20_000)]),
      'unclear',
    ],
    ['it is for another amount', deliverAll, closed([delivery(7, [row(1), row(2)], 39_999)]), 'unclear'],
    [
      'it lacks a row',
      deliverAll,
      order({ OrderRows: [row(2)], Deliveries: [delivery(7, [row(1)], 20_000)] }),
      'unclear',
    ],
    [
      'there is one of the part',
      deliverPart,
      order({ OrderRows: [rest, row(2)], Deliveries: [delivery(7, part, 5_000)] }),
      'done',
    ],
    [
      'another user delivered another row',
      deliverPart,
      order({ OrderRows: [rest], Deliveries: [delivery(7, [row(2)], 20_000), delivery(8, part, 5_000)] }),
      'done',
    ],
    [
      'two like it are there, although the row says one',
      deliverPart,
      order({ OrderRows: [rest, row(2)], Deliveries: [delivery(7, part, 5_000), delivery(8, part, 5_000)] }),
      'unclear',
    ],
    [
      'there is one of the part, under another id',
      deliverPart,
      order({ OrderRows: [rest, row(2)], Deliveries: [delivery(7, renumbered, 5_000)] }),
      'done',
    ],
    [
      'the part is of another row of the same name',
      deliverPart,
      order({
        OrderRows: [row(1), row(2, { Quantity: 150 })],
        Deliveries: [delivery(7, renumbered, 5_000)],
      }),
      'unclear',
    ],
    [
      'the part has another name',
      deliverPart,
      order({
        OrderRows: [rest, row(2)],
        Deliveries: [delivery(7, [row(3, { Quantity: 50, Name: 'Wire' })], 5_000)],
      }),
      'unclear',
    ],
    ['another user delivered all', deliverPart, closed([delivery(7, [row(1), row(2)], 40_000)]), 'unclear'],
    [
      'the same part was delivered twice',
      deliverPart,
      order({
        OrderRows: [row(1, { Quantity: 100 }), row(2)],
        Deliveries: [delivery(7, part, 5_000), delivery(8, part, 5_000)],
      }),
      'unclear',
    ],
    [
      'the rest is cancelled',
      deliverFirst,
      order({ OrderRows: [cancelled(2)], Deliveries: [delivery(7, [row(1)], 20_000)] }),
      'done',
    ],
    [
      'the rest is not cancelled yet',
      deliverFirst,
      order({ OrderRows: [row(2)], Deliveries: [delivery(7, [row(1)], 20_000)] }),
      'unclear',
    ],
    ['there is one for less', lower, closed([delivery(7, [row(1), row(2)], 30_000)]), 'done'],
    [
      'others delivered a row for as much, and then the rest',
      lower,
      closed([delivery(7, [row(1)], 30_000), delivery(8, [row(2)], 20_000)]),
      'unclear',
    ],
    [
      'others delivered a row for as much, and cancelled the rest',
      lower,
      closed([delivery(7, [row(1)], 30_000)], { OrderRows: [cancelled(2)] }),
      'unclear',
    ],
    [
      'others delivered a part of a row, which keeps its id, and the other row',
      lower,
      order({
        OrderRows: [row(1, { Quantity: 100 })],
        Deliveries: [delivery(7, [row(1, { Quantity: 100 }), row(2)], 30_000)],
      }),
      'unclear',
    ],
    [
      'it has a row for the difference too',
      lower,
      closed([delivery(7, [row(1), row(2), row(3)], 30_000)]),
      'done',
    ],
    [
      'there is one for less, and rows are left',
      lower,
      order({ OrderRows: [row(2)], Deliveries: [delivery(7, [row(1)], 30_000)] }),
      'unclear',
    ],
    ['there is one for all', lower, closed([delivery(7, [row(1), row(2)], 40_000)]), 'unclear'],
    ['there is none for less', lower, order(), 'not-done'],
  ])('is the expected one where %s', (_, of, now, expected) => {
    expect(outcome(of, order(), now).is).toBe(expected)
  })

  it('has the id of the delivery, with an exact Long', () => {
    const now = closed([delivery(LONG, [row(1), row(2)], 40_000)])
    expect(outcome(deliverAll, order(), now)).toEqual({ is: 'done', addedIds: [LONG] })
  })

  it('is not mistaken for an equal one that was there before', () => {
    const before = order({ OrderRows: [rest, row(2)], Deliveries: [delivery(7, part, 5_000)] })
    expect(outcome(deliverPart, before, before).is).toBe('not-done')
  })

  it.each([
    ['is found by the id that the provider named', [8], 'done'],
    ['is unclear if only deliveries with other ids are there', [9], 'unclear'],
  ])('%s', (_, ids, expected) => {
    const both = [delivery(7, part, 5_000), delivery(8, part, 5_000)]
    expect(outcome(deliverPart, order(), order({ Deliveries: both }), ids).is).toBe(expected)
  })
})

describe('the outcome of a cancellation', () => {
  const one = delivery(7, [row(3)], 20_000)
  it.each<[string, Write, Order, string]>([
    [
      'the order is cancelled',
      cancel,
      order({ OrderStatus: 'Cancelled', OrderRows: [cancelled(1), cancelled(2)] }),
      'done',
    ],
    [
      'the rest of a delivered order is cancelled',
      cancel,
      order({ OrderStatus: 'Delivered', OrderRows: [cancelled(1), cancelled(2)], Deliveries: [one] }),
      'done',
    ],
    ['it is unchanged', cancel, order(), 'not-done'],
    ['it has expired', cancel, order({ OrderStatus: 'Expired' }), 'not-done'],
    ['one row is cancelled', cancel, order({ OrderRows: [cancelled(1), row(2)] }), 'unclear'],
    [
      'the rows are, and the order is open',
      cancel,
      order({ OrderRows: [cancelled(1), cancelled(2)] }),
      'unclear',
    ],
    ['it was delivered instead', cancel, closed([delivery(7, [row(1), row(2)], 40_000)]), 'unclear'],
    ['the total is the wanted one', cancelSome, order({ CancelledAmount: 5_000 }), 'done'],
    ['the total is unchanged', cancelSome, order(), 'not-done'],
    ['the total is another', cancelSome, order({ CancelledAmount: 6_000 }), 'unclear'],
    ['the row is cancelled', cancelRow, order({ OrderRows: [row(1), cancelled(2)] }), 'done'],
    ['another row is', cancelRow, order({ OrderRows: [cancelled(1), row(2)] }), 'not-done'],
    ['the row is gone', cancelRow, order({ OrderRows: [row(1)] }), 'unclear'],
  ])('is the expected one where %s', (_, of, now, expected) => {
    expect(outcome(of, order(), now).is).toBe(expected)
  })

  it.each([
    ['Cancelled', 'done'],
    ['Open', 'not-done'],
  ])('follows from the status of an order without open rows: %s', (OrderStatus, expected) => {
    const before = order({ OrderRows: [cancelled(1)] })
    expect(outcome(cancel, before, order({ OrderStatus, OrderRows: [cancelled(1)] })).is).toBe(expected)
  })
})

describe('the outcome of a refund of what is delivered', () => {
  const before = closed([delivery(7, [row(1), row(2)], 40_000)], { Actions: ['CanCancelOrder'] })
  it.each([
    ['all is refunded', { OrderStatus: 'Cancelled', CancelledAmount: 40_000 }, 'done'],
    ['nothing is', {}, 'not-done'],
    ['a part is', { CancelledAmount: 15_000 }, 'unclear'],
    ['all is, and the status stays', { CancelledAmount: 40_000 }, 'unclear'],
  ])('is the expected one where %s', (_, changes, expected) => {
    expect(outcome(cancel, before, { ...before, ...changes } as Order).is).toBe(expected)
  })
})

describe('the outcome of a credit', () => {
  const at = { DeliveryId: 7 }
  const creditPart = write('creditOrderRows', { OrderRowIds: [1], RowCreditingOptions: options }, at)
  // 50.00 of the row less 10.00.
  const fee = { Name: 'Return', UnitPrice: 1_000, VatPercent: 0 }
  const creditFee = write('creditWithFee', { OrderRowIds: [1], RowCreditingOptions: options, Fee: fee }, at)
  const scratch = { Name: 'Scratch', UnitPrice: 2_500, VatPercent: 2500 }
  const creditNew = write('creditNewRow', { NewCreditOrderRow: scratch }, at)
  const creditTotal = write('creditAmount', { CreditedAmount: 5_000 }, at)
  const before = closed([delivery(7, [row(1)], 20_000), delivery(8, [row(2)], 20_000)])
  const credits = (CreditedAmount: number, ...Credits: object[]) =>
    closed([delivery(7, [row(1)], 20_000, { CreditedAmount, Credits }), delivery(8, [row(2)], 20_000)])
  const mine = creditOf(1, -50, -5_000)
  const feeRow = row(9, { Name: 'Return', UnitPrice: 1_000 })
  const newRow = row(9, { Name: 'Scratch', Quantity: -100, UnitPrice: 2_500 })
  const ofNewRow = { Amount: -2_500, OrderRows: [newRow], Actions: [] }

  it.each<[string, Write, Order, string]>([
    ['there is one of the part', creditPart, credits(5_000, mine), 'done'],
    ['there is none', creditPart, before, 'not-done'],
    [
      'another part was credited besides',
      creditPart,
      credits(15_000, creditOf(1, -100, -10_000), mine),
      'done',
    ],
    ['there are two of the part', creditPart, credits(10_000, mine, mine), 'unclear'],
    ['it is of another part', creditPart, credits(10_000, creditOf(1, -100, -10_000)), 'unclear'],
    ['it is for another amount', creditPart, credits(4_000, creditOf(1, -50, -4_000)), 'unclear'],
    [
      'an amount was credited instead',
      creditPart,
      credits(5_000, { Amount: -5_000, OrderRows: [], Actions: [] }),
      'unclear',
    ],
    ['only the total has risen', creditPart, credits(5_000), 'unclear'],
    ['the delivery is gone', creditPart, closed([]), 'unclear'],
    [
      'another delivery was credited',
      creditPart,
      closed([
        delivery(7, [row(1)], 20_000),
        delivery(8, [row(2)], 20_000, { CreditedAmount: 5_000, Credits: [creditOf(2, -50, -5_000)] }),
      ]),
      'not-done',
    ],
    ['there is one less the fee', creditFee, credits(4_000, creditOf(1, -50, -4_000, [feeRow])), 'done'],
    ['there is one without the fee', creditFee, credits(5_000, mine), 'unclear'],
    ['there is one of the new row', creditNew, credits(2_500, ofNewRow), 'done'],
    [
      'there is one of another new row',
      creditNew,
      credits(2_500, { ...ofNewRow, OrderRows: [{ ...newRow, Name: 'Dent' }] }),
      'unclear',
    ],
    ['the total is the wanted one', creditTotal, credits(5_000, mine), 'done'],
    ['the total is unchanged', creditTotal, before, 'not-done'],
    ['the total is another', creditTotal, credits(6_000, mine), 'unclear'],
  ])('is the expected one where %s', (_, of, now, expected) => {
    expect(outcome(of, before, now).is).toBe(expected)
  })

  it('is not mistaken for an equal one that was there before', () => {
    const one = credits(5_000, mine)
    expect(outcome(creditPart, one, one).is).toBe('not-done')
    expect(outcome(creditPart, one, credits(10_000, mine, mine)).is).toBe('done')
  })

  it('is unclear if a credit from before is gone', () => {
    const other = creditOf(1, -100, -10_000)
    expect(outcome(creditPart, credits(10_000, other), credits(5_000, mine)).is).toBe('unclear')
  })

  it('takes a whole row as what is left of it', () => {
    const whole = write('creditOrderRows', { OrderRowIds: [1] }, at)
    const twice = credits(20_000, mine, creditOf(1, -150, -15_000))
    expect(outcome(whole, credits(5_000, mine), twice).is).toBe('done')
  })

  it('is found for an amount of 0, if the fee is as high as the rows', () => {
    const free = write(
      'creditWithFee',
      {
        OrderRowIds: [1],
        RowCreditingOptions: options,
        Fee: { ...fee, UnitPrice: 5_000 },
      },
      at,
    )
    expect(outcome(free, before, credits(0, creditOf(1, -50, 0, [feeRow]))).is).toBe('done')
  })
})

describe('the snapshot of the order before a write', () => {
  it('has the credited delivery, and only the distinguishing members of the others', () => {
    const many = closed([delivery(7, [row(1)], 20_000), delivery(8, [row(2)], 20_000)])
    const credit = write('creditAmount', { CreditedAmount: 5_000 }, { DeliveryId: 8 })
    const kept = (of: Write, value: Order) =>
      snapshotBefore(of, state(value, of), { rows: [] }).life!.deliveries.map(({ Id, rows }) => [
        Id,
        rows.length,
      ])
    expect(kept(credit, many)).toEqual([[8, 1]])
    expect(kept(deliverAll, many)).toEqual([
      [7, 0],
      [8, 0],
    ])
    expect(kept(cancel, many)).toEqual([])
  })
})
