import { describe, expect, it } from 'vitest'
import { creditLeft, type ReadCreditOrder } from './credit-left.rules.ts'
import type { CreditRow } from './credit-row.ts'
import type { CreditHistoryEntry, CreditHistoryRow } from '../order/history.ts'

/** Two lamps of 125.00 with VAT. */
const lamps: CreditHistoryRow = {
  ArticleNumber: 'L',
  PricePerUnit: '125',
  PriceIncludingVat: true,
  NumberOfUnits: '2',
  VatPercent: '25',
  DiscountPercent: '0',
}
const lamp = { ...lamps, NumberOfUnits: '1' }
/** 50.00 with VAT. */
const shade = { ...lamps, ArticleNumber: 'S', PricePerUnit: '50', NumberOfUnits: '1' }

/** An undefined member is left out. */
type Changes = { [Member in keyof CreditHistoryEntry]?: CreditHistoryEntry[Member] | undefined }

function entry(operation: string, changes: Changes = {}): CreditHistoryEntry {
  const all = {
    at: '2026-11-21T12:00:00Z',
    who: { kind: 'session', id: 'u', name: 'U' },
    outcome: 'done',
    requestId: 'r',
    operation,
    rowCount: changes.rows?.length ?? 0,
    ...changes,
  }
  const present = Object.entries(all).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present) as unknown as CreditHistoryEntry
}

const created = entry('CreateOrderEu', { orderType: 'Invoice', rows: [lamps, shade], made: 1 })
const delivered = (changes: Changes = {}) =>
  entry('DeliverOrderEu', { orderType: 'Invoice', made: 11, rows: [lamp], amount: '125', ...changes })
const credited = (changes: Changes = {}) =>
  entry('DeliverOrderEu', {
    orderType: 'Invoice',
    made: 12,
    credits: 11,
    rows: [lamp],
    amount: '-125',
    ...changes,
  })

/** @param amount with VAT; its VAT is left at 0, because only the sum counts here */
const invoice = (InvoiceNumber: number, amount: string) => ({
  InvoiceNumber,
  InvoiceAmountWithoutVat: amount,
  InvoiceVat: '0',
})

/** @param told entries, the oldest first */
function left(told: readonly CreditHistoryEntry[], order: ReadCreditOrder) {
  const { rows, invoices } = creditLeft(told.toReversed(), order)
  return { rows: rows && named(rows), invoices: [...invoices].map(([number, of]) => [number, named(of)]) }
}

function named(rows: readonly CreditRow[]): string[] {
  return rows.map(({ ArticleNr, NrOfUnits, amount }) => `${NrOfUnits} ${ArticleNr} ${amount}`)
}

describe('what is left to deliver', () => {
  it.each<[string, CreditHistoryEntry[], string, string[] | undefined]>([
    ['is what was ordered', [created], '300', ['2 L 25000', '1 S 5000']],
    ['is less what was delivered', [created, delivered()], '175', ['1 L 12500', '1 S 5000']],
    [
      'is unchanged by refused and failed writes',
      [created, delivered({ outcome: 'refused' }), delivered({ outcome: 'not-done' })],
      '300',
      ['2 L 25000', '1 S 5000'],
    ],
    [
      'is nothing after a delivery of all',
      [created, delivered({ rows: undefined, rowCount: 0, amount: '300' })],
      '0',
      [],
    ],
    [
      'is nothing after a delivery with an unknown row',
      [created, delivered({ rows: [lamp, { ...shade, PricePerUnit: '40' }], amount: '165' })],
      '0',
      [],
    ],
    // 300.00 - 40.00: the shade is replaced in part.
    [
      'keeps what an unknown row leaves in CreateInvoice',
      [
        created,
        delivered({ operation: 'CreateInvoice', rows: [{ ...shade, PricePerUnit: '40' }], amount: '40' }),
      ],
      '260',
      ['2 L 25000', '1 S 1000'],
    ],
    [
      'is unknown where the provider keeps rows that an unknown row cancels',
      [created, delivered({ rows: [{ ...shade, PricePerUnit: '40' }], amount: '40' })],
      '260',
      undefined,
    ],
    ['is nothing once the order is closed or has expired', [created], '0', []],
    ['is nothing of a closed order', [created, entry('CloseOrderEu')], '0', []],
    ['is unchanged by a credit', [created, delivered(), credited()], '175', ['1 L 12500', '1 S 5000']],
    [
      'is the rows of a change of the amount',
      [created, delivered(), entry('ChangeOrderAmount', { rows: [shade] })],
      '50',
      ['1 S 5000'],
    ],
    [
      'is the rows of a new authorization',
      [created, delivered({ outcome: 'unknown' }), entry('CreateOrder', { rows: [shade], amount: '50' })],
      '50',
      ['1 S 5000'],
    ],
    ['is not known without the order that was made', [delivered()], '175', undefined],
    [
      'is unknown after a delivery without a known outcome',
      [created, delivered({ outcome: 'unknown' })],
      '300',
      undefined,
    ],
    [
      'is unknown where rows were named and not kept',
      [created, delivered({ rows: undefined, rowCount: 201 })],
      '175',
      undefined,
    ],
    ['is not known where only some rows were kept', [created, delivered({ rowCount: 2 })], '175', undefined],
    [
      'is unknown for entries without rows, as those of earlier versions',
      [created, delivered({ rows: undefined, rowCount: undefined })],
      '175',
      undefined,
    ],
    ['is not known where the provider has another amount', [created], '299.99', undefined],
    [
      'is unknown where a delivery came to another amount',
      [created, delivered({ amount: '120' })],
      '175',
      undefined,
    ],
    [
      'is unknown where more was delivered than was left',
      [created, delivered({ rows: [{ ...lamp, PricePerUnit: '400' }] })],
      '175',
      undefined,
    ],
    [
      'is unknown for invalid rows',
      [entry('CreateOrderEu', { rows: [{ ...lamp, NumberOfUnits: '0' }] })],
      '125',
      undefined,
    ],
    // Unmatched, 125.00 would take the place of a part of the first row.
    [
      'is the same for other spellings of decimals',
      [
        entry('CreateOrderEu', { rows: [{ ...lamp, PricePerUnit: '200' }, lamp] }),
        delivered({ rows: [{ ...lamp, PricePerUnit: '125.00', NumberOfUnits: '1.0' }] }),
      ],
      '200.00',
      ['1 L 20000'],
    ],
  ])('%s', (_, told, CurrentAmount, expected) => {
    expect(left(told, { CurrentAmount }).rows).toEqual(expected)
  })
})

describe('what can be credited of an invoice', () => {
  const open = { CurrentAmount: '175', Invoices: [invoice(11, '125'), invoice(12, '-125')] }

  it('is its rows, less those that were credited', () => {
    const half = delivered({ rows: [lamps], amount: '250' })
    expect(left([created, half], { ...open, Invoices: [invoice(11, '250')] }).invoices).toEqual([
      [11, ['2 L 25000']],
    ])
    expect(left([created, half, credited()], open).invoices).toEqual([[11, ['1 L 12500']]])
    expect(left([created, delivered(), credited()], open).invoices).toEqual([[11, []]])
  })

  it('is nothing once all of it is credited without rows', () => {
    const all = credited({ rows: undefined, rowCount: 0 })
    expect(left([created, delivered(), all], open).invoices).toEqual([[11, []]])
  })

  it('is known for an invoice of CreateInvoice, and not for a payment plan', () => {
    const invoiced = delivered({ operation: 'CreateInvoice', orderType: undefined })
    expect(left([created, invoiced], open).invoices).toEqual([])
    const listed = { CurrentAmount: '175', Invoices: [invoice(11, '125')] }
    expect(left([created, invoiced], listed).invoices).toEqual([[11, ['1 L 12500']]])
    const plan = delivered({ orderType: 'PaymentPlan' })
    expect(left([created, plan], listed).invoices).toEqual([])
  })

  it.each<[string, CreditHistoryEntry[], ReadCreditOrder]>([
    ['a credit of it has no known outcome', [created, delivered(), credited({ outcome: 'unknown' })], open],
    [
      'its rows are unknown',
      [created, delivered({ rows: undefined, rowCount: 201, amount: '300' })],
      { CurrentAmount: '0', Invoices: [invoice(11, '300')] },
    ],
    ['the provider does not list it', [created, delivered()], { CurrentAmount: '175' }],
    [
      'something was credited elsewhere',
      [created, delivered()],
      { CurrentAmount: '175', Invoices: [invoice(11, '125'), invoice(99, '-1')] },
    ],
    ['its credit came to more', [created, delivered(), credited({ amount: '-130' })], open],
  ])('is not known where %s', (_, told, order) => {
    expect(left(told, order).invoices).toEqual([])
  })
})

it('knows nothing without a history', () => {
  expect(left([], { CurrentAmount: '100' })).toEqual({ rows: undefined, invoices: [] })
})
