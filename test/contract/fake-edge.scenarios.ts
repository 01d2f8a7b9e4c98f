/** The calls that both the fake edge of the widget's tests and the real edge get, as the widget makes them. */
import { BODY_LIMIT, HISTORY_PAGE } from '../../shared/domain/values/limits.ts'
import { metadataLimits } from '../../shared/domain/order/metadata.limits.ts'
import { LONG_MAX, type Long } from '../../shared/domain/values/long.ts'
import type { OrderDelivery } from '../../shared/domain/order/delivery-request.schema.ts'
import type { OrderRowInput } from '../../shared/domain/order/order-row.rules.ts'
import type { Capability } from '../../shared/domain/session/capabilities.ts'
import type { OrderWrite } from '../../widget/client/order-writes.ts'

/** The known ids of a side when it plays a step. */
export interface Known {
  /** The ids of the rows that were added in this scenario, oldest first. */
  added: readonly Long[]
  /** The ids of the deliveries that were made, oldest first. */
  deliveries: readonly Long[]
}

export type Step =
  | { read: 'order' | 'history' | 'session' | 'another order' }
  | {
      write: OrderWrite | ((known: Known) => OrderWrite)
      /** By default the step's own key; null sends none. */
      key?: string | null
      /** The version that the write is for; by default the last one that was read. */
      tag?: 'first' | 'none'
      /** Whether the write is for an order that the provider does not have. */
      toAnother?: true
      /** Whether the answer is to carry the order. */
      prefersOrder?: true
      /** Whether the order is read afterwards; true by default. */
      isRead?: boolean
    }
  | { does: 'ends the session' }
  | { does: 'takes the capabilities'; capabilities: Capability[] }

export interface Scenario {
  /** Rows of the order; by default two lamps and eight bulbs. */
  rows?: OrderRowInput[]
  /** How many of the first rows are delivered before the first step. */
  delivered?: number
  /** Minor units. */
  creditLimit?: Long
  steps: Step[]
}

const lamp = {
  ArticleNumber: '1032',
  Name: 'Lamp',
  Quantity: 200,
  UnitPrice: 62_500,
  VatPercent: 2500,
  Unit: 'pcs',
}
const bulb = { Name: 'Bulb', Quantity: 800, UnitPrice: 7900, VatPercent: 1200, DiscountPercent: 1000 }
const wrap = { Name: 'Gift wrap', Quantity: 100, UnitPrice: 4900, VatPercent: 2500 }
/** 9 999 999.99 of them, at 5 000 000 000.00 each. */
const mine = { Name: 'Mine', Quantity: 999_999_999, UnitPrice: 500_000_000_000 }
export const usualRows: OrderRowInput[] = [lamp, bulb]

const add = (body: OrderRowInput): OrderWrite => ({ operation: 'addOrderRow', body })
const addAll = (...OrderRows: OrderRowInput[]): OrderWrite => ({
  operation: 'addOrderRows',
  body: { OrderRows },
})
const update = (OrderRowId: Long, body: object): OrderWrite => ({
  operation: 'updateOrderRow',
  OrderRowId,
  body,
})
const updateAll = (...OrderRows: { RowId: Long; [member: string]: unknown }[]): OrderWrite => ({
  operation: 'updateOrderRows',
  body: { OrderRows },
})
const replace = (...OrderRows: OrderRowInput[]): OrderWrite => ({
  operation: 'replaceOrderRows',
  body: { OrderRows },
})
const extend = (expiryDate: string): OrderWrite => ({ operation: 'extendOrder', expiryDate })
const metadata = (...pairs: [Key: string, Value: string][]): OrderWrite => ({
  operation: 'setOrderMetadata',
  body: { Metadata: pairs.map(([Key, Value]) => ({ Key, Value })) },
})

const deliver = (body: Partial<OrderDelivery> = {}): OrderWrite => ({
  operation: 'deliverOrder',
  body: { OrderRowIds: [], ...body },
})
const lower = (DeliveredAmount: Long): OrderWrite => ({
  operation: 'deliverAndLowerAmount',
  body: { DeliveredAmount },
})
const cancelAll: OrderWrite = { operation: 'cancelOrder', body: { IsCancelled: true } }
const cancelAmount = (CancelledAmount: Long): OrderWrite => ({
  operation: 'cancelAmount',
  body: { CancelledAmount },
})
const cancelRows = (...OrderRowIds: Long[]): OrderWrite => ({
  operation: 'cancelOrderRows',
  body: { OrderRowIds },
})
/** A path of a delivery that the scenario has made. */
const credit =
  (make: (DeliveryId: Long) => OrderWrite, nth = 0) =>
  ({ deliveries }: Known) =>
    make(deliveries[nth] ?? NO_DELIVERY)
const NO_DELIVERY = 4_611_686_018_427_387_905n
const creditRows = (...OrderRowIds: Long[]) =>
  credit((DeliveryId) => ({ operation: 'creditOrderRows', DeliveryId, body: { OrderRowIds } }))
const creditPart = (OrderRowId: Long, Quantity: Long) =>
  credit((DeliveryId) => ({
    operation: 'creditOrderRows',
    DeliveryId,
    body: { OrderRowIds: [OrderRowId], RowCreditingOptions: [{ OrderRowId, Quantity }] },
  }))
const creditNew = (UnitPrice: Long) =>
  credit((DeliveryId) => ({
    operation: 'creditNewRow',
    DeliveryId,
    body: { NewCreditOrderRow: { Name: 'Goodwill', UnitPrice, VatPercent: 2500, Quantity: 100 } },
  }))
const creditLess = (UnitPrice: Long, ...OrderRowIds: Long[]) =>
  credit((DeliveryId) => ({
    operation: 'creditWithFee',
    DeliveryId,
    body: { OrderRowIds, Fee: { Name: 'Handling', UnitPrice, VatPercent: 2500 } },
  }))
const creditTotal = (CreditedAmount: Long) =>
  credit((DeliveryId) => ({ operation: 'creditAmount', DeliveryId, body: { CreditedAmount } }))

const everyLifeWrite = [
  deliver(),
  lower(1000),
  cancelAll,
  cancelAmount(1000),
  cancelRows(1),
  creditRows(1),
  creditNew(1000),
  creditLess(100, 1),
  creditTotal(1000),
]

const everyWrite = [
  add(wrap),
  addAll(wrap, wrap),
  update(1, { Quantity: 300 }),
  updateAll({ RowId: 1, Quantity: 300 }),
  replace(wrap),
  extend('2099-01-31'),
  metadata(['packed by', 'hand']),
]
const writesOf = (...writes: (OrderWrite | ((known: Known) => OrderWrite))[]): Step[] =>
  writes.map((write) => ({ write }))

const setN = (n: number): Step => ({ write: metadata(['n', String(n)]), isRead: false })

/** A day of UTC from today on. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export const scenarios: Record<string, Scenario> = {
  'every write, one after another': {
    steps: [
      { read: 'session' },
      { read: 'order' },
      ...writesOf(
        add(wrap),
        addAll({ ...wrap, DiscountAmount: 900 }, { ...wrap, UnitPrice: -900, Unit: '', ArticleNumber: '' }),
        update(1, { Quantity: 300 }),
        updateAll({ RowId: 1, Quantity: 100, Name: 'Lamp, brass' }, { RowId: 2, IsCancelled: true }),
        ({ added }) => update(added[0]!, { DiscountPercent: 5000, UnitPrice: 10_000 }),
        extend(day(400)),
        metadata(['packed by', 'hand'], ['campaign', 'autumn']),
        metadata(['campaign', '']),
        replace(lamp, wrap),
      ),
      { read: 'order' },
      { read: 'history' },
    ],
  },
  'rows that no rule allows': {
    steps: writesOf(
      add({ ...wrap, Name: '' }),
      add({ ...wrap, Name: 'x'.repeat(41) }),
      add({ ...wrap, Name: 'a\u0007b' }),
      add({ ...wrap, Quantity: 0 }),
      add({ ...wrap, UnitPrice: 10_000_000_000_000 }),
      add({ ...wrap, DiscountPercent: 100, DiscountAmount: 100 }),
      add({ ...wrap, DiscountAmount: 4901 }),
      add({ ...wrap, Unit: 'boxes', VatPercent: 10_001 }),
      addAll(),
      addAll(wrap, { ...wrap, Name: '' }, { ...wrap, Quantity: -1 }),
      update(1, { Name: '' }),
      updateAll(),
      updateAll({ RowId: 1, Quantity: 100 }, { RowId: 1, Quantity: 200 }),
      updateAll({ RowId: 1, Quantity: 100 }, { RowId: 2, Quantity: 0 }),
      replace(),
      replace({ ...wrap, Unit: 'boxes' }),
    ),
  },
  'rows that are not there, or closed, or would break a rule': {
    steps: writesOf(
      update(99, { Quantity: 100 }),
      updateAll({ RowId: 1, Quantity: 100 }, { RowId: 99, Quantity: 100 }),
      update(2, { IsCancelled: true }),
      update(2, { Quantity: 100 }),
      updateAll({ RowId: 1, Quantity: 100 }, { RowId: 2, IsCancelled: true }),
      updateAll({ RowId: 2, Quantity: 100 }, { RowId: 99, Quantity: 100 }),
      update(1, { DiscountAmount: 200_000 }),
      updateAll({ RowId: 1, DiscountPercent: 100, DiscountAmount: 100 }),
    ),
  },
  'an order that is partly delivered': {
    delivered: 1,
    steps: [{ read: 'order' }, ...writesOf(...everyWrite), { read: 'order' }, { read: 'history' }],
  },
  'an order that was cancelled with its last row': {
    steps: [
      ...writesOf(update(1, { IsCancelled: true }), update(2, { IsCancelled: true })),
      { read: 'order' },
      ...writesOf(...everyWrite, ...everyLifeWrite),
      { read: 'history' },
    ],
  },
  'a life of deliveries, cancellations and credits': {
    steps: [
      // Row 1 is two lamps for 1 250.00, row 2 eight bulbs for 568.80.
      { write: deliver({ OrderRowIds: [1] }) },
      ...writesOf(
        creditPart(1, 100),
        creditNew(10_000),
        creditTotal(80_000),
        creditLess(4_000, 1),
        deliver({ RowDeliveryOptions: [{ OrderRowId: 2, Quantity: 300 }], InvoiceDistributionType: 'Email' }),
        cancelAmount(5_000),
        lower(20_000),
      ),
      { read: 'history' },
    ],
  },
  'an order that is cancelled row by row, and at once': {
    rows: [lamp, bulb, wrap],
    steps: [
      ...writesOf(cancelRows(1), cancelRows(1), cancelRows(2, 99), cancelAmount(130_000)),
      { write: cancelAll, key: 'all' },
      { write: cancelAll, key: 'all' },
      ...writesOf(cancelAll, deliver()),
      { read: 'history' },
    ],
  },
  'a delivery whose rest is cancelled, credited whole': {
    steps: [
      ...writesOf(
        deliver({ OrderRowIds: [1], CancelRemaining: true }),
        creditRows(1),
        creditRows(1),
        creditNew(1),
        creditTotal(200_000),
      ),
      { read: 'history' },
    ],
  },
  'deliveries, cancellations and credits that no rule allows': {
    delivered: 1,
    steps: writesOf(
      deliver({ OrderRowIds: [2, 2] }),
      deliver({ OrderRowIds: [2], RowDeliveryOptions: [{ OrderRowId: 1, Quantity: 100 }] }),
      deliver({ RowDeliveryOptions: [{ OrderRowId: 2, Quantity: 0 }] }),
      deliver({ RowDeliveryOptions: [{ OrderRowId: 2, Quantity: 801 }] }),
      deliver({ OrderRowIds: [99] }),
      lower(0),
      lower(56_881),
      cancelAmount(0),
      cancelAmount(56_881),
      cancelRows(),
      cancelRows(99),
      creditRows(),
      creditRows(99),
      creditPart(1, 201),
      creditNew(130_000),
      creditLess(130_000, 1),
      creditTotal(0),
      creditTotal(125_001),
      credit((DeliveryId) => ({ operation: 'creditOrderRows', DeliveryId, body: { OrderRowIds: [1] } }), 7),
    ),
  },
  'an amount above what the customer is good for': {
    // 1 250.00 and, with 10 % off, 568.80 are 1 818.80.
    creditLimit: 181_880,
    steps: [
      { write: add(wrap), key: 'refused' },
      { write: update(1, { Quantity: 201 }) },
      { write: replace(lamp, lamp) },
      { write: update(2, { Quantity: 100 }) },
      // A key keeps the provider's refusal.
      { write: add(wrap), key: 'refused' },
      { write: add(wrap) },
      { read: 'history' },
    ],
  },
  'an amount that does not fit': {
    // Half of what 64 bits hold is 4 611 686 018 427 387 903: each of two rows comes to more.
    rows: [mine],
    creditLimit: LONG_MAX,
    steps: writesOf(add(mine), replace(mine, mine), replace(mine)),
  },
  'days that an order may not expire on': {
    steps: writesOf(extend(day(0)), extend(day(-1)), extend('2099-02-30'), extend(day(1)), extend(day(31))),
  },
  'metadata that is not taken': {
    steps: [
      ...writesOf(
        metadata(),
        metadata(['', 'x']),
        metadata(['x'.repeat(51), 'x']),
        metadata(['x', 'x'.repeat(501)]),
        metadata(['x', '1'], ['x', '2']),
        metadata(['password', 'x']),
        metadata(['note', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ1In0.AAAAAAAA'], ['card', '4111 1111 1111 1111']),
        metadata(
          ...Array.from({ length: metadataLimits.maxItems + 1 }, (_, n): [string, string] => [`k${n}`, '']),
        ),
        metadata(
          ...Array.from({ length: metadataLimits.maxItems }, (_, n): [string, string] => [`k${n}`, 'x']),
        ),
      ),
      { read: 'order' },
    ],
  },
  'keys that were used before': {
    steps: [
      { write: add(wrap), key: 'a' },
      { write: add(wrap), key: 'a' },
      { write: add({ ...wrap, Quantity: 200 }), key: 'a' },
      { write: extend('2099-01-31'), key: 'b' },
      { write: extend('2099-01-31'), key: 'b', tag: 'first' },
      // After a refusal by the edge itself, the key can still be used.
      { write: update(1, { DiscountAmount: 200_000 }), key: 'c' },
      { write: update(1, { UnitPrice: 200_000 }) },
      { write: update(1, { DiscountAmount: 200_000 }), key: 'c' },
      { write: update(2, { Quantity: 100 }), key: 'd', tag: 'first' },
      { write: update(2, { Quantity: 100 }), key: 'd' },
      { read: 'history' },
    ],
  },
  'headers that are missing, and a version that is not the last': {
    steps: [
      { write: add(wrap), tag: 'none' },
      { write: add(wrap), key: null },
      { write: add(wrap), key: null, tag: 'none' },
      { write: add(wrap) },
      { write: add(wrap), tag: 'first' },
      { write: add({ ...wrap, Name: '' }), tag: 'first' },
      { write: update(99, { Quantity: 1 }), tag: 'first' },
      { read: 'history' },
    ],
  },
  'an order that the provider does not have': {
    steps: [
      { read: 'another order' },
      { write: add(wrap), toAnother: true },
      { write: extend('2099-01-31'), toAnother: true },
      { write: add({ ...wrap, Name: '' }), toAnother: true },
    ],
  },
  'a body that is too large': {
    steps: writesOf(
      addAll(
        ...Array.from({ length: 1000 }, () => ({ ...wrap, ArticleNumber: 'x'.repeat(BODY_LIMIT / 1000) })),
      ),
    ),
  },
  'a session that may only read': {
    steps: [
      { does: 'takes the capabilities', capabilities: ['order.read'] },
      { read: 'session' },
      ...writesOf(...everyWrite, ...everyLifeWrite),
    ],
  },
  'a session that may change but not read': {
    steps: [
      { does: 'takes the capabilities', capabilities: ['rows.write'] },
      { read: 'order' },
      { read: 'history' },
      ...writesOf(...everyWrite, ...everyLifeWrite),
      { write: add(wrap), tag: 'first' },
    ],
  },
  'writes that ask for the order': {
    steps: [
      ...[...everyWrite, ...everyLifeWrite].map((write): Step => ({ write, prefersOrder: true })),
      // An answer that is given again has none.
      { write: add(wrap), key: 'twice', prefersOrder: true },
      { write: add(wrap), key: 'twice', prefersOrder: true },
      { write: add(wrap), tag: 'none', prefersOrder: true },
      { does: 'takes the capabilities', capabilities: ['rows.write'] },
      { write: add(wrap), prefersOrder: true, isRead: false },
    ],
  },
  'a session that the merchant has ended': {
    steps: [
      { does: 'ends the session' },
      { read: 'session' },
      { read: 'order' },
      { read: 'history' },
      ...writesOf(...everyWrite, ...everyLifeWrite),
    ],
  },
  'a history of more than one page': {
    steps: [
      ...Array.from({ length: HISTORY_PAGE }, (_, n): Step => setN(n)),
      { read: 'history' },
      setN(HISTORY_PAGE),
      { read: 'history' },
    ],
  },
}
