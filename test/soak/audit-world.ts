/** A small world that is right, for the audit's tests. Its numbers were worked out by hand. */
import type { JournalEntry } from '../../shared/domain/journal/journal.ts'
import type { Order } from '../../shared/domain/order/order.schema.ts'
import type { OrderRow } from '../../shared/domain/order/order-row.schema.ts'
import type { ClientReport } from '../../shared/domain/report/report.schema.ts'
import type { CreditOrderState } from './audit-credit.ts'
import { idInBatch, type Intent, MADE, ofCredit, ofOrder, type Sighting } from './ledger.ts'

/** What a test changes before the audit. */
export interface Planted {
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

export const ORDER = '10000001'
/** A row as an order or a delivery shows it. @param ArticleNumber the mark of the last update */
export function row(
  OrderRowId: number,
  Name: string,
  Quantity: number,
  UnitPrice: number,
  ArticleNumber?: string,
): OrderRow {
  return {
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
  }
}

/**
 * An order of three lamps for 100.00 and two bulbs for 5.00 each, one of them reduced to 4.98: 300.00 and 9.96. One lamp was
 * delivered, and 10.00 of it credited. A wire for 1.00 was added and cancelled.
 */
export function goodWorld(): Planted {
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

/** The instants of intents, ten milliseconds apart. */
let clock = 0

/** An intent that was answered after five milliseconds, unless its client was told nothing. */
export function made(
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

/** A done entry of the order. @param amounts of the order before and after, in minor units @param values what changed */
export function entry(
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

function transaction(nominalAmount: number, fees: number, more: object) {
  return {
    providerCheckoutId: Number(ORDER),
    deliveryId: 5_500_001,
    nominalAmount,
    totalFeeAmountExcludingVat: fees,
    totalFeeVatAmount: 0,
    providerPaidAmount: nominalAmount - fees,
    fees: [
      {
        type: 'Service',
        amountExcludingVat: fees,
        vatPercent: 0,
        vatAmount: 0,
        providerPaidAmount: -fees,
      },
    ],
    rowType: 'Purchase',
    ...more,
  }
}
