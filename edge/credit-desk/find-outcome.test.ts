/** The outcome of each operation in the provider's records. */
import { describe, expect, it } from 'vitest'
import type { CreditWriteName } from '../../shared/domain/credit/soap/operations.ts'
import type { CreditWrite } from './credit-request.ts'
import { findOutcome, type CreditOutcome } from './find-outcome.ts'
import type { Book, BookedOrder } from './read-book.ts'
import { type Wanted, wantedOf } from './wanted.ts'

const order: BookedOrder = {
  ClientOrderNr: 'A',
  IsActive: true,
  CreationDate: '2026-11-21T10:00:00',
  ClosedDate: null,
  ProviderOrderNr: 1,
  WillBuyInvoices: true,
  CurrentAmount: '250',
  ExpirationDate: '2026-12-21T10:00:00',
  Invoices: [],
}
const invoice = {
  CreationDate: '2026-11-21T10:00:00',
  InvoiceAmountWithoutVat: '100',
  InvoiceVat: '25',
  CustomerId: 9,
  InvoiceNumber: 3_000_001,
  InvoiceDate: '2026-11-21T00:00:00',
  DueDate: '2026-12-21T00:00:00',
}
const invoiced = { Invoices: [invoice], CurrentAmount: '125' }
const LATER = '2026-12-21T10:00:01'
const closed = { IsActive: false, ClosedDate: '2026-11-21T11:00:00' }
const none: Book = { is: 'orders', orders: [] }
const orders = (...changes: Partial<BookedOrder>[]): Book => ({
  is: 'orders',
  orders: changes.map((change) => ({ ...order, ...change })),
})
const plan = (status?: 'Pending' | 'Activated' | 'Cancelled'): Book =>
  status ? { is: 'plan', status } : { is: 'plan' }

const amount: Wanted = { amount: 12_500, vatAmount: 2_500, rows: 2 }
const number: Wanted = { ClientOrderNr: 'B' }
/** A new order of 250.00, of which 50.00 is VAT. */
const made: Wanted = { amount: 25_000, vatAmount: 5_000, rows: 1, customer: 'digest of A' }
/** An invoice of 125.00, of which 25.00 is VAT. */
const part: Wanted = { amount: 12_500, vatAmount: 2_500, rows: 1, isInvoice: true }
/** An invoice of all that is left: the request names no rows. */
const all: Wanted = { isInvoice: true }
const credit = { ...invoice, InvoiceNumber: 4, InvoiceAmountWithoutVat: '-100', InvoiceVat: '-25' }
const ofWhole: Wanted = { isInvoice: true, credits: 3_000_001 }
const another = { ...invoice, InvoiceNumber: 5, InvoiceAmountWithoutVat: '3', InvoiceVat: '0.75' }

const cases: [CreditWriteName, string, Book, Book, CreditOutcome['is'], Wanted?][] = [
  ['CreateOrder', 'a new number', none, orders({}), 'done', made],
  [
    'CreateOrder',
    'a new order beside an old one',
    orders({}),
    orders({}, { ProviderOrderNr: 2 }),
    'done',
    made,
  ],
  ['CreateOrder', 'no order', none, none, 'not-done', made],
  ['CreateOrder', 'the same order', orders({}), orders({}), 'not-done', made],
  ['CreateOrder', 'a later expiry', orders({}), orders({ ExpirationDate: LATER }), 'done', made],
  [
    'CreateOrder',
    'a later expiry and another amount',
    orders({}),
    orders({ ExpirationDate: LATER, CurrentAmount: '10' }),
    'unclear',
    made,
  ],
  ['CreateOrder', 'another amount only', orders({}), orders({ CurrentAmount: '10' }), 'unclear', made],
  [
    'CreateOrder',
    'a new order of another amount',
    none,
    orders({ CurrentAmount: '250.02' }),
    'unclear',
    made,
  ],
  ['CreateOrder', 'a new order rounded otherwise', none, orders({ CurrentAmount: '249.99' }), 'done', made],
  ['CreateOrder', 'a new order of the customer', none, orders({ customer: 'digest of A' }), 'done', made],
  ['CreateOrder', 'a new order of another customer', none, orders({ customer: 'B' }), 'unclear', made],
  [
    'CreateOrder',
    'an order of days before that has got the number',
    none,
    orders({}),
    'unclear',
    { ...made, askedAt: Date.UTC(2026, 10, 26) },
  ],
  [
    'CreateOrder',
    'a new order, by a clock that is a day late',
    none,
    orders({}),
    'done',
    { ...made, askedAt: Date.UTC(2026, 10, 22, 12) },
  ],
  ['CreateOrder', 'two new orders', none, orders({}, { ProviderOrderNr: 2 }), 'unclear', made],
  [
    'CreateOrder',
    'two new orders, of which one is of the amount',
    none,
    orders({}, { ProviderOrderNr: 2, CurrentAmount: '5' }),
    'done',
    made,
  ],
  ['CreateOrder', 'an order that is gone', orders({}), none, 'unclear', made],
  ['CreateOrder', 'a new order, of which an earlier version kept no amount', none, orders({}), 'unclear'],
  ['CreateOrderEu', 'a new number', none, orders({}), 'done', made],
  ['CreateOrderEu', 'no order', none, none, 'not-done', made],
  ['CreateInvoice', 'a new invoice', orders({}), orders(invoiced), 'done', part],
  ['CreateInvoice', 'no new invoice', orders(invoiced), orders(invoiced), 'not-done', part],
  [
    'CreateInvoice',
    'an invoice of another amount',
    orders({}),
    orders({ Invoices: [another] }),
    'unclear',
    part,
  ],
  [
    'CreateInvoice',
    'an invoice of another amount beside it',
    orders({}),
    orders({ Invoices: [another, invoice] }),
    'done',
    part,
  ],
  [
    'CreateInvoice',
    'an invoice in two parts',
    orders({}),
    orders({
      Invoices: [1, 2].map((InvoiceNumber) => ({
        ...invoice,
        InvoiceNumber,
        InvoiceAmountWithoutVat: '50',
        InvoiceVat: '12.5',
      })),
    }),
    'unclear',
    part,
  ],
  [
    'CreateInvoice',
    'two',
    orders({}),
    orders({ Invoices: [invoice, { ...invoice, InvoiceNumber: 4 }] }),
    'unclear',
    part,
  ],
  ['CreateInvoice', 'an invoice of all', orders({ CurrentAmount: '125' }), orders(invoiced), 'done', all],
  ['CreateInvoice', 'an invoice of less than all', orders({}), orders(invoiced), 'unclear', all],
  [
    'CreateInvoice',
    'a credit, and not an invoice',
    orders({}),
    orders({ Invoices: [credit] }),
    'unclear',
    part,
  ],
  [
    'CreateInvoice',
    'a credit of rows',
    orders(invoiced),
    orders({ ...invoiced, Invoices: [invoice, credit] }),
    'done',
    { ...part, credits: 3_000_001 },
  ],
  [
    'CreateInvoice',
    'an invoice, and not a credit of rows',
    orders(invoiced),
    orders({ ...invoiced, Invoices: [invoice, { ...invoice, InvoiceNumber: 4 }] }),
    'unclear',
    { ...part, credits: 3_000_001 },
  ],
  [
    'CreateInvoice',
    'a credit of the whole invoice',
    orders(invoiced),
    orders({ ...invoiced, Invoices: [invoice, credit] }),
    'done',
    ofWhole,
  ],
  [
    'CreateInvoice',
    'a credit of another amount than the whole invoice',
    orders(invoiced),
    orders({ ...invoiced, Invoices: [invoice, { ...credit, InvoiceVat: '-24.99' }] }),
    'unclear',
    ofWhole,
  ],
  [
    'CreateInvoice',
    'a credit of an invoice that was not there',
    orders({}),
    orders({ Invoices: [invoice, credit] }),
    'unclear',
    ofWhole,
  ],
  [
    'CreateInvoice',
    'less left and no invoice',
    orders({}),
    orders({ CurrentAmount: '125' }),
    'unclear',
    part,
  ],
  ['CreateInvoice', 'an unknown order', none, none, 'not-done', part],
  ['DeliverOrderEu', 'a new invoice', orders({}), orders(invoiced), 'done', part],
  [
    'DeliverOrderEu',
    'a new invoice of all',
    orders({ CurrentAmount: '125' }),
    orders({ ...invoiced, ...closed }),
    'done',
    all,
  ],
  ['DeliverOrderEu', 'no new invoice', orders(invoiced), orders(invoiced), 'not-done', part],
  [
    'DeliverOrderEu',
    'two',
    orders({}),
    orders({ Invoices: [invoice, { ...invoice, InvoiceNumber: 4 }] }),
    'unclear',
    part,
  ],
  // A payment plan or an account credit: the new invoice is not this write's.
  [
    'DeliverOrderEu',
    'an invoice that it does not make',
    orders({}),
    orders(invoiced),
    'unclear',
    { isInvoice: false },
  ],
  // Either a payment plan was delivered, or another user has closed the order.
  ['DeliverOrderEu', 'closed without an invoice', orders({}), orders(closed), 'unclear', part],
  // A part of an account credit, or less by ChangeOrderAmount.
  [
    'DeliverOrderEu',
    'less left and no invoice',
    orders({}),
    orders({ CurrentAmount: '125' }),
    'unclear',
    part,
  ],
  ['DeliverOrderEu', 'an unknown order', none, none, 'not-done', part],
  ['CloseOrder', 'closed', orders({}), orders(closed), 'done'],
  ['CloseOrder', 'open', orders({}), orders({}), 'not-done'],
  ['CloseOrder', 'closed before', orders(closed), orders(closed), 'not-done'],
  ['CloseOrder', 'expired meanwhile', orders({}), orders({ IsActive: false }), 'unclear'],
  ['CloseOrder', 'closed by an invoice of all', orders({}), orders({ ...invoiced, ...closed }), 'unclear'],
  ['CloseOrderEu', 'closed', orders({}), orders(closed), 'done'],
  ['ChangeOrderAmount', 'the wanted amount', orders({}), orders({ CurrentAmount: '125' }), 'done', amount],
  ['ChangeOrderAmount', 'rounded otherwise', orders({}), orders({ CurrentAmount: '125.02' }), 'done', amount],
  ['ChangeOrderAmount', 'another amount', orders({}), orders({ CurrentAmount: '125.03' }), 'unclear', amount],
  ['ChangeOrderAmount', 'an invoice that leaves the amount', orders({}), orders(invoiced), 'unclear', amount],
  ['ChangeOrderAmount', 'the old amount', orders({}), orders({}), 'not-done', amount],
  ['ChangeOrderAmount', 'the same as before', orders(invoiced), orders(invoiced), 'unclear', amount],
  ['ChangeOrderInfo', 'the new number', orders({}), orders({ ClientOrderNr: 'B' }), 'done', number],
  ['ChangeOrderInfo', 'the old number', orders({}), orders({}), 'not-done', number],
  ['ChangeOrderInfo', 'a third number', orders({}), orders({ ClientOrderNr: 'C' }), 'unclear', number],
  [
    'ChangeOrderInfo',
    'no number',
    orders({}),
    orders({ ClientOrderNr: undefined }),
    'done',
    { ClientOrderNr: '' },
  ],
  ['ChangeOrderInfo', 'the number that it had', orders({}), orders({}), 'unclear', { ClientOrderNr: 'A' }],
  ['ChangeOrderInfo', 'a reference', orders({}), orders({}), 'unclear'],
  ['ChangeOrderInfo', 'a plan', plan('Pending'), plan('Pending'), 'unclear', number],
  ['ApprovePaymentPlan', 'activated', plan('Pending'), plan('Activated'), 'done'],
  ['ApprovePaymentPlan', 'pending', plan('Pending'), plan('Pending'), 'not-done'],
  ['ApprovePaymentPlan', 'cancelled meanwhile', plan('Pending'), plan('Cancelled'), 'unclear'],
  ['ApprovePaymentPlan', 'active before', plan('Activated'), plan('Activated'), 'not-done'],
  ['ApprovePaymentPlan', 'no plan', plan(), plan(), 'not-done'],
  ['CancelPaymentPlan', 'cancelled', plan('Pending'), plan('Cancelled'), 'done'],
  ['CancelPaymentPlan', 'activated meanwhile', plan('Pending'), plan('Activated'), 'unclear'],
  ['CreatePaymentPlan', 'anything', plan('Pending'), plan('Pending'), 'unclear'],
  ['AddToBlockList', 'anything', orders({}), orders({}), 'unclear'],
]

describe('the outcome of a write in the book', () => {
  it.each(cases)('is found for %s with %s', (name, _, before, now, is, wanted = {}) => {
    expect(findOutcome(name, before, now, wanted).is).toBe(is)
  })

  it('is unclear if the book was not read', () => {
    expect(findOutcome('CloseOrder', undefined, orders(closed), {}).is).toBe('unclear')
    expect(findOutcome('CloseOrder', orders({}), undefined, {}).is).toBe('unclear')
  })

  it('has the members of the order and invoice that the book has, and no invented amount', () => {
    const found = findOutcome('CreateOrderEu', none, orders({}), made)
    expect(found).toEqual({
      is: 'done',
      result: {
        Accepted: true,
        ResultCode: 0,
        CreateOrderResult: {
          ProviderOrderId: 1,
          ProviderWillBuyOrder: true,
          ExpirationDate: '2026-12-21T10:00:00',
          ClientOrderNumber: 'A',
        },
      },
    })
    const { CustomerId, InvoiceNumber, InvoiceDate, DueDate } = invoice
    const InvoiceResultDetails = { InvoiceId: InvoiceNumber, DueDate, InvoiceDate }
    expect(findOutcome('DeliverOrderEu', orders({}), orders(invoiced), part)).toEqual({
      is: 'done',
      result: {
        Accepted: true,
        ResultCode: 0,
        DeliverOrderResult: { OrderType: 'Invoice', InvoiceResultDetails },
      },
    })
    expect(findOutcome('CreateInvoice', orders({}), orders(invoiced), part)).toEqual({
      is: 'done',
      result: {
        Accepted: true,
        RejectionCode: 'Accepted',
        CustomerId,
        InvoiceNumber,
        InvoiceDate,
        DueDate,
        PdfLinkIncluded: false,
      },
    })
  })
})

describe('the compared part of a request', () => {
  const clientRow = { PricePerUnit: '100', NrOfUnits: '1', VatPercent: 25, DiscountPercent: 0 }
  const euRow = { PricePerUnit: '100', NumberOfUnits: '1', VatPercent: '6', DiscountPercent: '0' }
  // Two rows of 100 without VAT: with 25 % VAT 125.00 each, of which 25.00 is VAT.
  const two = { amount: 25_000n, vatAmount: 5_000n, rows: 2 }
  // With 6 %: 106.00, of which 6.00 is VAT.
  const one = { amount: 10_600n, vatAmount: 600n, rows: 1 }

  it.each([
    ['ChangeOrderAmount', { RemainingInvoiceRows: [clientRow, clientRow] }, two],
    ['CreateOrder', { Order: {}, InvoiceRows: [clientRow, clientRow] }, two],
    ['CreateOrderEu', { CreateOrderInformation: { OrderRows: [euRow] } }, one],
    ['CreateInvoice', { Invoice: { InvoiceRows: [clientRow, clientRow] } }, { ...two, isInvoice: true }],
    ['CreateInvoice', { Invoice: { InvoiceNrToCredit: 0 } }, { isInvoice: true }],
    ['CreateInvoice', { Invoice: { InvoiceNrToCredit: 7 } }, { isInvoice: true, credits: 7 }],
    [
      'DeliverOrderEu',
      { DeliverOrderInformation: { OrderType: 'Invoice', DeliverInvoiceDetails: { OrderRows: [euRow] } } },
      { ...one, isInvoice: true },
    ],
    [
      'DeliverOrderEu',
      {
        DeliverOrderInformation: {
          OrderType: 'Invoice',
          DeliverInvoiceDetails: { IsCreditInvoice: true, InvoiceIdToCredit: 7 },
        },
      },
      { isInvoice: true, credits: 7 },
    ],
    ['DeliverOrderEu', { DeliverOrderInformation: { OrderType: 'PaymentPlan' } }, { isInvoice: false }],
    ['ChangeOrderInfo', { ChangeClientOrderNr: true, NewClientOrderNr: 'B' }, { ClientOrderNr: 'B' }],
    ['ChangeOrderInfo', { ChangeClientOrderNr: true }, { ClientOrderNr: '' }],
    ['ChangeOrderInfo', { ChangeClientOrderNr: false, NewClientOrderNr: 'B' }, {}],
    ['CloseOrder', { ProviderOrderNr: 1 }, {}],
    // An invalid rate is left to the provider to refuse.
    [
      'CreateOrder',
      { Order: {}, InvoiceRows: [{ ...clientRow, VatPercent: -100 }] },
      { amount: 0n, vatAmount: 0n, rows: 1 },
    ],
  ])('has only the needed members, for %s of %j', (name, input, wanted) => {
    expect(wantedOf({ name, input } as unknown as CreditWrite)).toEqual(wanted)
  })
})
