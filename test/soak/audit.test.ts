/** The audit finds what is planted in a small world that is right. Its numbers were worked out by hand. */
import { describe, expect, it } from 'vitest'
import type { JournalEntry } from '../../shared/domain/journal/journal.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { ClientReport } from '../../shared/domain/report/report.schema.ts'
import { audit, type World } from './audit.ts'
import type { CreditOrderState } from './audit-credit.ts'
import { idInBatch, type Intent, MADE, ofCredit, ofOrder, type Sighting } from './ledger.ts'

/** What a test changes before the audit. */
interface Planted {
  intents: Map<string, Intent>
  order: Order
  creditOrder: CreditOrderState
  creditOrders: CreditOrderState[]
  journal: JournalEntry[]
  history: JournalEntry[]
  creditHistory: JournalEntry[]
  report: ClientReport
  sightings: Sighting[]
}

const ORDER = '10000001'
const row = (
  OrderRowId: number,
  Name: string,
  Quantity: number,
  UnitPrice: number,
  ArticleNumber?: string,
) => ({
  OrderRowId,
  Name,
  Quantity,
  UnitPrice,
  ArticleNumber: ArticleNumber ?? null,
  DiscountPercent: 0,
  DiscountAmount: 0,
  VatPercent: 2500,
  IsCancelled: false,
  Actions: [],
})

/**
 * An order of three lamps for 100.00 and two bulbs for 5.00 each, one of them reduced to 4.98: 300.00 and 9.96. One lamp was
 * delivered, and 10.00 of it credited. A wire for 1.00 was added and cancelled.
 */
function goodWorld(): Planted {
  const intents = [
    made('made-1', 'done', MADE, { is: 'rows', rows: [{ Name: 'Lamp', Quantity: 300, UnitPrice: 10_000 }] }),
    made('s1', 'done', 'addOrderRow', { is: 'rows', rows: [{ Name: 's1', Quantity: 200, UnitPrice: 500 }] }),
    made('s2', 'done', 'updateOrderRow', { is: 'row-values', row: 's1', mark: 's2', UnitPrice: 498 }),
    made('s8', 'done', 'addOrderRow', { is: 'rows', rows: [{ Name: 's8', Quantity: 100, UnitPrice: 100 }] }),
    made('s9', 'done', 'cancelOrderRows', { is: 'rows-cancelled', rows: ['s8'] }),
    made('s3', 'done', 'deliverOrder', { is: 'delivery', parts: [{ Name: 'Lamp', Quantity: 100 }] }),
    made('s4', 'done', 'creditNewRow', {
      is: 'credit-of-new-row',
      delivery: '5500001',
      row: { Name: 's4', Quantity: 100, UnitPrice: 1000 },
    }),
    made(idInBatch('b1', ORDER), 'done', 'setOrderMetadata', {
      is: 'metadata',
      Key: 'soak-b1',
      Value: 'one',
    }),
    made('s7', 'done', 'extendOrder', { is: 'expiry', date: '2030-01-08' }),
    made('s5', 'nothing', 'addOrderRows', {
      is: 'rows',
      rows: ['s5.0', 's5.1'].map((Name) => ({ Name, Quantity: 100, UnitPrice: 100 })),
    }),
    made('s6', 'refused', 'setOrderMetadata', { is: 'metadata', Key: 'soak-s6', Value: 'six' }),
    made('c1', 'done', 'CreateOrderEu', { is: 'credit-order', amount: 250_000 }, ofCredit('c1')),
    made('c2', 'done', 'CreateInvoice', { is: 'invoice', amount: 12_500 }, ofCredit('c1')),
  ]
  const cancelled = { ...row(3, 's8', 100, 100), IsCancelled: true }
  // 30 000 and 996 and 100, of which 100 is cancelled.
  const order = {
    Id: Number(ORDER),
    OrderStatus: 'Open',
    OrderAmount: 31_096,
    CancelledAmount: 100,
    ExpirationDate: '2030-01-08T23:59:59',
    OrderMetadata: { 'soak-b1': 'one' },
    OrderRows: [row(1, 'Lamp', 200, 10_000), row(2, 's1', 200, 498, 's2'), cancelled],
    Deliveries: [
      {
        Id: 5_500_001,
        DeliveryAmount: 10_000,
        CreditedAmount: 1000,
        OrderRows: [row(4, 'Lamp', 100, 10_000)],
        Credits: [{ Amount: -1000, OrderRows: [row(5, 's4', -100, 1000)], Actions: [] }],
      },
    ],
  } as unknown as Order
  const creditOrder = {
    ClientOrderNr: 'c1',
    IsActive: true,
    CurrentAmount: '2375',
    Invoices: [{ InvoiceAmountWithoutVat: '100', InvoiceVat: '25' }],
  } as unknown as CreditOrderState
  const journal = [
    entry('s1', 'addOrderRow', [30_000, 31_000], {
      Name: 's1',
      Quantity: 200,
      UnitPrice: 500,
    }),
    entry('s2', 'updateOrderRow', [31_000, 30_996], { ArticleNumber: 's2', UnitPrice: 498 }),
    entry('s8', 'addOrderRow', [30_996, 31_096], { Name: 's8', Quantity: 100, UnitPrice: 100 }),
    entry('s9', 'cancelOrderRows', [31_096, 30_996], { IsCancelled: true }),
    entry('s3', 'deliverOrder', [30_996, 30_996], {}),
    entry('s4', 'creditNewRow', [30_996, 30_996], {}),
    entry('b1', 'setOrderMetadata', [30_996, 30_996], { 'Metadata.soak-b1': '' }),
    entry('s7', 'extendOrder', [30_996, 30_996], { ExpirationDate: '2030-01-08T23:59:59' }),
    creditEntry('c1', 'CreateOrderEu', 250_000),
    creditEntry('c2', 'CreateInvoice', 12_500),
  ]
  return {
    intents: new Map(intents.map((intent) => [intent.id, intent])),
    order,
    creditOrder,
    creditOrders: [creditOrder],
    journal,
    history: journal.filter(({ subject }) => subject.kind === 'order'),
    creditHistory: journal.filter(({ subject }) => subject.kind === 'credit'),
    report: goodReport(),
    sightings: [],
  }
}

let clock = 0

function made(
  id: string,
  told: Intent['told'],
  operation: string,
  effect: Intent['effect'],
  subject = ofOrder(ORDER),
): Intent {
  clock += 10
  return {
    id,
    subject,
    operation,
    effect,
    told,
    sentAt: clock,
    ...(told !== 'nothing' && { toldAt: clock + 5 }),
  }
}

function entry(
  saveId: string,
  kind: string,
  [before, after]: [number, number],
  values: Record<string, string | number | boolean>,
): JournalEntry {
  return {
    id: `letter of ${saveId}`,
    at: '2026-11-28T12:00:00.000Z',
    subject: { kind: 'order', number: ORDER },
    kind,
    who: { kind: 'session', id: 'u1' },
    outcome: 'done',
    changes: Object.entries(values).map(([member, to]) => ({ member, to })),
    amounts: { currency: 'SEK', before, after },
    saveId,
    requestId: `request of ${saveId}`,
  }
}

function creditEntry(note: string, kind: string, after: number): JournalEntry {
  const { saveId: _, ...rest } = entry(note, kind, [0, 0], {})
  return { ...rest, subject: { kind: 'credit', number: note }, amounts: { after }, note }
}

/** 100.00 delivered costs 1.95 and 19.00; a credit of 10.00 costs 9.00. VAT on fees is left out: 0 %. */
function goodReport(): ClientReport {
  const fee = (amount: number) => ({
    type: 'Service',
    amountExcludingVat: amount,
    vatPercent: 0,
    vatAmount: 0,
    providerPaidAmount: -amount,
  })
  const transaction = (nominalAmount: number, fees: number, more: object) => ({
    providerCheckoutId: Number(ORDER),
    deliveryId: 5_500_001,
    nominalAmount,
    totalFeeAmountExcludingVat: fees,
    totalFeeVatAmount: 0,
    providerPaidAmount: nominalAmount - fees,
    fees: [fee(fees)],
    rowType: 'Purchase',
    ...more,
  })
  return {
    paymentReport: {
      providerPaidAmountExcludingWithholding: 6005,
      providerPaidAmountIncludingWithholding: 6005,
      openingBalanceDebt: 0,
      closingBalanceDebt: 0,
      nominalAmount: 9000,
      feeAmountExcludingVat: 2995,
      feeVatAmount: 0,
      numberOfRows: 2,
      currency: 'SEK',
      vatGroups: [{ vatPercent: 0, vatAmount: 0 }],
    },
    rows: [transaction(10_000, 2095, {}), transaction(-1000, 900, { creditId: 1, rowType: 'Credit' })],
  } as unknown as ClientReport
}

function found(plant: (world: Planted) => void): string[] {
  const planted = goodWorld()
  plant(planted)
  const { intents, order, creditOrders, journal, history, creditHistory, report, sightings } = planted
  const world: World = {
    orders: new Map([[ORDER, order]]),
    creditOrders: new Map([['c1', creditOrders]]),
    journal,
    histories: new Map([
      [ofOrder(ORDER), history],
      [ofCredit('c1'), creditHistory],
    ]),
    reports: [{ totalNrOfRows: report.rows.length, clientReports: [report] }],
  }
  return audit({ intents: [...intents.values()], sightings }, world).map(({ what }) => what)
}

const lamp = ({ order }: Planted) => order.OrderRows[0]!
const delivery = ({ order }: Planted) => order.Deliveries[0]!
const entryOf = ({ journal }: Planted, id: string) =>
  journal.find(({ saveId, note }) => (saveId ?? note) === id)!
const without = <Item>(items: Item[], item: Item) => void items.splice(items.indexOf(item), 1)

it('finds nothing in a world that is right', () => {
  expect(found(() => undefined)).toEqual([])
})

/** Each plant, and a part of the sentence that must say so. */
const plants: [name: string, says: string, plant: (world: Planted) => void][] = [
  [
    'a lost write',
    'row s1 × 200: was acknowledged once, and is there 0 times; asked by s1 (done)',
    ({ order }) => without(order.OrderRows, order.OrderRows[1]),
  ],
  [
    'a doubled row',
    'row s1 × 400: is there once, and nobody asked for it',
    ({ order }) => order.OrderRows.push(row(6, 's1', 200, 500)),
  ],
  ['a wrong quantity', 'row Lamp × 400: is there once, and nobody', (world) => (lamp(world).Quantity = 300)],
  [
    'a wrong price',
    'row Lamp has the price 9000, and was given 10000',
    (world) => (lamp(world).UnitPrice = 9000),
  ],
  [
    'an update that is not there',
    's2 was acknowledged, and row s1 does not have its mark',
    ({ order }) => (order.OrderRows[1]!.ArticleNumber = null),
  ],
  [
    "a neighbour's update",
    'row s1 has the mark s99, and nobody set it',
    ({ order }) => (order.OrderRows[1]!.ArticleNumber = 's99'),
  ],
  [
    'an update that was refused',
    'row s1 has the mark of s2, which was refused',
    ({ intents }) => (intents.get('s2')!.told = 'refused'),
  ],
  [
    'a row that nobody added',
    'row Gift × 100: is there once, and nobody',
    ({ order }) => order.OrderRows.push(row(7, 'Gift', 100, 1)),
  ],
  [
    'what was refused, and is there',
    'metadata soak-b1 = one: was refused, and is there once',
    ({ intents }) => (intents.get(idInBatch('b1', ORDER))!.told = 'refused'),
  ],
  [
    'half of a write',
    'only a part of s5 was done: row s5.1 × 100 is missing',
    ({ order }) => order.OrderRows.push(row(8, 's5.0', 100, 100)),
  ],
  [
    'a doubled delivery',
    'delivery of Lamp × 100: is there 2 times, and may be there once',
    (world) => world.order.Deliveries.push({ ...delivery(world), Id: 5_500_002 }),
  ],
  [
    'a credit of another amount',
    'credit at 5500001 of s4 × 100 at 1000: was acknowledged once, and is there 0 times',
    (world) => (delivery(world).Credits![0]!.OrderRows[0]!.UnitPrice = 900),
  ],
  [
    'another expiry',
    's7 was acknowledged, and the order ends on 2029-01-01 instead of 2030-01-08',
    ({ order }) => (order.ExpirationDate = '2029-01-01T23:59:59'),
  ],
  [
    'a cancelled row that is open',
    's9 was acknowledged, and not all of s8 are cancelled',
    ({ order }) => (order.OrderRows[2]!.IsCancelled = false),
  ],
  [
    'a row that nobody cancelled',
    'row Lamp is cancelled, and nobody may have done so',
    (world) => (lamp(world).IsCancelled = true),
  ],
  [
    'an order that is not cancelled',
    's10 was acknowledged, and the order is Open',
    ({ intents }) => intents.set('s10', made('s10', 'done', 'cancelOrder', { is: 'order-cancelled' })),
  ],
  [
    'a wrong total',
    'OrderAmount is 31097, and its parts come to 31096',
    ({ order }) => (order.OrderAmount = 31_097),
  ],
  [
    'a wrong cancelled total',
    'CancelledAmount is 0, and its parts come to 100',
    ({ order }) => (order.CancelledAmount = 0),
  ],
  [
    'more credited than delivered',
    'of delivery 5500001, 10001 of 10000 is credited',
    (world) => (delivery(world).CreditedAmount = 10_001),
  ],
  [
    'a missing entry of the journal',
    's3: it was acknowledged, and the journal has no entry',
    (world) => without(world.journal, entryOf(world, 's3')),
  ],
  [
    'an entry that comes twice',
    's3: the journal has it done 2 times',
    (world) => world.journal.push(entryOf(world, 's3')),
  ],
  [
    'an entry that nobody asked for',
    'nobody asked for it',
    (world) => world.journal.push({ ...entryOf(world, 's3'), saveId: 'another' }),
  ],
  [
    'an entry of another operation',
    's3: the journal has cancelOrder in place of deliverOrder',
    (world) => (entryOf(world, 's3').kind = 'cancelOrder'),
  ],
  [
    'an entry with the content of another',
    's1: its entry does not have Name s1',
    (world) => (entryOf(world, 's1').changes[0]!.to = 's9'),
  ],
  [
    'a refused write that the journal has as done',
    's6: it was refused, and the journal has it done',
    (world) => world.journal.push({ ...entryOf(world, 'b1'), saveId: 's6' }),
  ],
  [
    'an unknown outcome that is not told',
    's5: its client was told that the outcome is unknown, and the journal has no entry',
    ({ intents }) => (intents.get('s5')!.told = 'unknown'),
  ],
  [
    'a write of a client that left, which the journal does not have',
    'row s5.0 × 100 is there 1 times, and the journal has s5 (no entry)',
    ({ order }) => order.OrderRows.push(row(8, 's5.0', 100, 100), row(9, 's5.1', 100, 100)),
  ],
  [
    'the same at an order that a batch may have delivered',
    'row s5.0 × 100 is there 1 times, and the journal has s5 (no entry)',
    ({ intents, order }) => {
      intents.set('b2', made('b2', 'nothing', 'deliverOrder', { is: 'delivery-of-all' }))
      order.OrderRows.push(row(8, 's5.0', 100, 100), row(9, 's5.1', 100, 100))
    },
  ],
  [
    'what the journal has as not done, and is there',
    'delivery of Lamp × 100 is there 1 times, and the journal has s3 (not-done)',
    (world) => (entryOf(world, 's3').outcome = 'not-done'),
  ],
  [
    'an outcome after the last one',
    's3: the journal has unknown after it was done',
    (world) => world.journal.push({ ...entryOf(world, 's3'), outcome: 'unknown' }),
  ],
  [
    'entries in the wrong order',
    'the journal has s2 before s1, which was answered before the other began',
    ({ journal }) => journal.unshift(...journal.splice(1, 1)),
  ],
  [
    'an amount that does not follow',
    'request request of s2 began with 31001, and the one before left 31000',
    (world) => (entryOf(world, 's2').amounts!.before = 31_001),
  ],
  [
    'a last amount that is not the order’s',
    'the last entry left 30995, and the order has 30996',
    (world) => (entryOf(world, 's7').amounts!.after = 30_995),
  ],
  [
    'a history without an entry',
    'entry 5 of the journal is request of s3 done, and in the history request of s4 done',
    (world) => without(world.history, entryOf(world, 's3')),
  ],
  [
    'a report without a delivery',
    'the reports have delivery 5500001 of 10000 0 times, and the order 1 times',
    ({ report }) => report.rows.shift(),
  ],
  [
    'a report with a credit twice',
    'the reports have credit at 5500001 of -1000 2 times, and the order 1 times',
    ({ report }) => report.rows.push(report.rows[1]!),
  ],
  [
    'a report that does not equal its rows',
    'clientReports/0/paymentReport/nominalAmount is 9001, and its parts come to 9000',
    ({ report }) => (report.paymentReport.nominalAmount = 9001),
  ],
  [
    'a credit order that was made twice',
    'credit order of 250000: is there 2 times, and may be there once',
    ({ creditOrders, creditOrder }) =>
      creditOrders.push({ ...creditOrder, Invoices: [], CurrentAmount: '2500' }),
  ],
  [
    'a lost invoice',
    'invoice of 12500: was acknowledged once, and is there 0 times',
    ({ creditOrder }) => Object.assign(creditOrder, { Invoices: [], CurrentAmount: '2500' }),
  ],
  [
    'a credit order that nobody closed',
    'the order is closed, and nobody may have done so',
    ({ creditOrder }) => Object.assign(creditOrder, { IsActive: false, CurrentAmount: '0' }),
  ],
  [
    'an entry with another amount',
    'c2: its entry has the amount 1, not 12500',
    (world) => (entryOf(world, 'c2').amounts!.after = 1),
  ],
  [
    'a history of a credit order without its creation',
    'entry 1 of the journal is request of c1 done, and in the history request of c2 done',
    ({ creditHistory }) => creditHistory.shift(),
  ],
  [
    'what a client saw',
    'a read lacked it',
    ({ sightings }) => sightings.push({ subject: 'x', what: 'a read lacked it' }),
  ],
  [
    'an order that was not read',
    'was written to, and was not read for the audit',
    ({ intents }) => (intents.get('s6')!.subject = ofOrder('2')),
  ],
]

describe('the audit finds', () => {
  it.each(plants)('%s', (_, says, plant) => {
    expect(found(plant).filter((what) => what.includes(says))).toHaveLength(1)
  })
})

describe('the audit allows', () => {
  it('a write of a client that left, done or not', () => {
    const all = found((world) => {
      world.order.OrderRows.push(row(8, 's5.0', 100, 100), row(9, 's5.1', 100, 100))
      world.order.OrderAmount = 31_296
      const changes = ['s5.0', 's5.1'].flatMap((Name) => [
        { member: 'Name', to: Name },
        { member: 'Quantity', to: 100 },
        { member: 'UnitPrice', to: 100 },
      ])
      const late = { ...entry('s5', 'addOrderRows', [30_996, 31_196], {}), changes }
      world.journal.push(late)
      world.history.push(late)
    })
    expect(all).toEqual([])
  })

  it('an unknown outcome that was told, and one that was found later', () => {
    const all = found((world) => {
      world.intents.get('s5')!.told = 'unknown'
      const late = { ...entry('s5', 'addOrderRows', [30_996, 30_996], {}), outcome: 'unknown' as const }
      const earlier = { ...entryOf(world, 's7'), outcome: 'unknown' as const }
      for (const list of [world.journal, world.history]) {
        list.splice(list.indexOf(entryOf(world, 's7')), 0, earlier)
        list.push(late)
      }
    })
    expect(all).toEqual([])
  })

  it('a delivery of a batch, whatever was open', () => {
    const all = found((world) => {
      const batch = made(idInBatch('b2', ORDER), 'done', 'deliverOrder', { is: 'delivery-of-all' })
      world.intents.set(batch.id, batch)
      const parts = world.order.OrderRows.splice(1, 1)
      world.order.Deliveries.push({
        ...delivery(world),
        Id: 5_500_002,
        DeliveryAmount: 996,
        CreditedAmount: 0,
        Credits: [],
        OrderRows: parts,
      })
      const late = entry('b2', 'deliverOrder', [30_996, 30_996], {})
      world.journal.push(late)
      world.history.push(late)
      const paid = {
        ...world.report.rows[0]!,
        deliveryId: 5_500_002,
        nominalAmount: 996,
        providerPaidAmount: 996,
      }
      world.report.rows.push({ ...paid, totalFeeAmountExcludingVat: 0, fees: [] })
      Object.assign(world.report.paymentReport, {
        providerPaidAmountExcludingWithholding: 7001,
        providerPaidAmountIncludingWithholding: 7001,
        nominalAmount: 9996,
        numberOfRows: 3,
      })
    })
    expect(all).toEqual([])
  })
})
