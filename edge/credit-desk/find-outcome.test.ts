/** What the provider's records show of each operation. */
import { describe, expect, it } from 'vitest'
import type { CreditWriteName } from '../../shared/domain/soap/operations.ts'
import type { CreditWrite } from './credit-request.ts'
import { findOutcome, type CreditOutcome, type Wanted, wantedOf } from './find-outcome.ts'
import type { Book, BookedOrder } from './read-book.ts'

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
const closed = { IsActive: false, ClosedDate: '2026-11-21T11:00:00' }
const none: Book = { is: 'orders', orders: [] }
const orders = (...changes: Partial<BookedOrder>[]): Book => ({
  is: 'orders',
  orders: changes.map((change) => ({ ...order, ...change })),
})
const plan = (status?: 'Pending' | 'Activated' | 'Cancelled'): Book =>
  status ? { is: 'plan', status } : { is: 'plan' }

const amount: Wanted = { amount: 12_500n, rows: 2 }
const number: Wanted = { ClientOrderNr: 'B' }

const cases: [CreditWriteName, string, Book, Book, CreditOutcome['is'], Wanted?][] = [
  ['CreateOrder', 'a new number', none, orders({}), 'done'],
  ['CreateOrder', 'a new order beside an old one', orders({}), orders({}, { ProviderOrderNr: 2 }), 'done'],
  ['CreateOrder', 'no order', none, none, 'not-done'],
  ['CreateOrder', 'the same order', orders({}), orders({}), 'not-done'],
  ['CreateOrder', 'a later expiry', orders({}), orders({ ExpirationDate: '2026-12-21T10:00:01' }), 'done'],
  ['CreateOrder', 'another amount only', orders({}), orders({ CurrentAmount: '10' }), 'unclear'],
  ['CreateOrder', 'two new orders', none, orders({}, { ProviderOrderNr: 2 }), 'unclear'],
  ['CreateOrder', 'an order that is gone', orders({}), none, 'unclear'],
  ['CreateOrderEu', 'a new number', none, orders({}), 'done'],
  ['CreateOrderEu', 'no order', none, none, 'not-done'],
  ['CreateInvoice', 'a new invoice', orders({}), orders(invoiced), 'done'],
  ['CreateInvoice', 'no new invoice', orders(invoiced), orders(invoiced), 'not-done'],
  [
    'CreateInvoice',
    'two',
    orders({}),
    orders({ Invoices: [invoice, { ...invoice, InvoiceNumber: 4 }] }),
    'unclear',
  ],
  ['CreateInvoice', 'less left and no invoice', orders({}), orders({ CurrentAmount: '125' }), 'unclear'],
  ['CreateInvoice', 'an order that there is not', none, none, 'not-done'],
  ['DeliverOrderEu', 'a new invoice', orders({}), orders(invoiced), 'done'],
  ['DeliverOrderEu', 'a new invoice of all', orders({}), orders({ ...invoiced, ...closed }), 'done'],
  ['DeliverOrderEu', 'no new invoice', orders(invoiced), orders(invoiced), 'not-done'],
  [
    'DeliverOrderEu',
    'two',
    orders({}),
    orders({ Invoices: [invoice, { ...invoice, InvoiceNumber: 4 }] }),
    'unclear',
  ],
  // A payment plan that was delivered, or an order that somebody else has closed.
  ['DeliverOrderEu', 'closed without an invoice', orders({}), orders(closed), 'unclear'],
  // A part of an account credit, or less by ChangeOrderAmount.
  ['DeliverOrderEu', 'less left and no invoice', orders({}), orders({ CurrentAmount: '125' }), 'unclear'],
  ['DeliverOrderEu', 'an order that there is not', none, none, 'not-done'],
  ['CloseOrder', 'closed', orders({}), orders(closed), 'done'],
  ['CloseOrder', 'open', orders({}), orders({}), 'not-done'],
  ['CloseOrder', 'closed before', orders(closed), orders(closed), 'not-done'],
  ['CloseOrder', 'expired meanwhile', orders({}), orders({ IsActive: false }), 'unclear'],
  ['CloseOrderEu', 'closed', orders({}), orders(closed), 'done'],
  ['ChangeOrderAmount', 'the wanted amount', orders({}), orders({ CurrentAmount: '125' }), 'done', amount],
  ['ChangeOrderAmount', 'rounded otherwise', orders({}), orders({ CurrentAmount: '125.02' }), 'done', amount],
  ['ChangeOrderAmount', 'another amount', orders({}), orders({ CurrentAmount: '125.03' }), 'unclear', amount],
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

describe('the book', () => {
  it.each(cases)('of %s with %s', (name, _, before, now, is, wanted = {}) => {
    expect(findOutcome(name, before, now, wanted).is).toBe(is)
  })

  it('tells nothing where it was not read', () => {
    expect(findOutcome('CloseOrder', undefined, orders(closed), {}).is).toBe('unclear')
    expect(findOutcome('CloseOrder', orders({}), undefined, {}).is).toBe('unclear')
  })

  it('gives of an order and an invoice what it has, and no amount that it has not', () => {
    const made = findOutcome('CreateOrderEu', none, orders({}), {})
    expect(made).toEqual({
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
    expect(findOutcome('DeliverOrderEu', orders({}), orders(invoiced), {})).toEqual({
      is: 'done',
      result: {
        Accepted: true,
        ResultCode: 0,
        DeliverOrderResult: { OrderType: 'Invoice', InvoiceResultDetails },
      },
    })
    expect(findOutcome('CreateInvoice', orders({}), orders(invoiced), {})).toEqual({
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

describe('what of a request is compared', () => {
  it.each([
    // Two rows of 100 without VAT, with 25 % VAT 125 each.
    [
      'ChangeOrderAmount',
      {
        RemainingInvoiceRows: Array.from({ length: 2 }, () => ({
          PricePerUnit: '100',
          NrOfUnits: '1',
          VatPercent: 25,
          DiscountPercent: 0,
        })),
      },
      { amount: 25_000n, rows: 2 },
    ],
    ['ChangeOrderInfo', { ChangeClientOrderNr: true, NewClientOrderNr: 'B' }, { ClientOrderNr: 'B' }],
    ['ChangeOrderInfo', { ChangeClientOrderNr: true }, { ClientOrderNr: '' }],
    ['ChangeOrderInfo', { ChangeClientOrderNr: false, NewClientOrderNr: 'B' }, {}],
    ['CloseOrder', { ProviderOrderNr: 1 }, {}],
  ])('of %s is no more than is needed', (name, input, wanted) => {
    expect(wantedOf({ name, input } as unknown as CreditWrite)).toEqual(wanted)
  })
})
