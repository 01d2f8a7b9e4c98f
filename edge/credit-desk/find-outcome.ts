/**
 * Finds the outcome of a write whose answer was lost, from the provider's records before it and now. Writes to one
 * subject go one at a time, so a change is this write or one made at the provider directly. Only an effect with the
 * same content counts as the write; any other leaves the outcome unclear. The result has only recorded members. Pure.
 */
import { minorUnits } from '../../shared/domain/money/decimal.ts'
import type { Long } from '../../shared/domain/values/long.ts'
import type { PaymentPlanStatus } from '../../shared/domain/credit/credit.enums.ts'
import type { CreditWriteName } from '../../shared/domain/credit/soap/operations.ts'
import type { Outcome } from '../desk/outcome.ts'
import type { Book, BookedInvoice, BookedOrder } from './read-book.ts'
import type { Wanted } from './wanted.ts'

/** `result`: the members of the operation's result that are known. */
export type CreditOutcome = Outcome<{ result: Record<string, unknown> }>

const notDone: CreditOutcome = { is: 'not-done' }
const unclear: CreditOutcome = { is: 'unclear' }
const done = (result: Record<string, unknown> = {}): CreditOutcome => ({
  is: 'done',
  result: { Accepted: true, ...result },
})
const accepted = { RejectionCode: 'Accepted' }
/** The ResultCode of success. */
const SUCCESS = 0

export function findOutcome(
  name: CreditWriteName,
  before: Book | undefined,
  now: Book | undefined,
  wanted: Wanted,
): CreditOutcome {
  if (!before || !now) return unclear
  return finders[name](before, now, wanted)
}

type Finder = (before: Book, now: Book, wanted: Wanted) => CreditOutcome

/** A new operation that writes needs a finder here to compile. */
const finders: { [Name in CreditWriteName]: Finder } = {
  CreateOrder: ofOrders((before, now, wanted) =>
    createdOrder(
      before,
      now,
      wanted,
      ({ ProviderOrderNr, WillBuyInvoices, ExpirationDate, ValidCustomer }) => ({
        ...accepted,
        ProviderOrderNr,
        WillBuyInvoices,
        ExpirationDate,
        ...(ValidCustomer && { ValidCustomer }),
      }),
    ),
  ),
  CreateOrderEu: ofOrders((before, now, wanted) =>
    createdOrder(
      before,
      now,
      wanted,
      ({ ProviderOrderNr, WillBuyInvoices, ExpirationDate, ClientOrderNr }) => ({
        ResultCode: SUCCESS,
        CreateOrderResult: {
          ProviderOrderId: ProviderOrderNr,
          ProviderWillBuyOrder: WillBuyInvoices,
          ExpirationDate,
          ClientOrderNumber: ClientOrderNr,
        },
      }),
    ),
  ),
  ChangeOrderAmount: ofOrder(changedAmount),
  CreateInvoice: ofOrder(createdInvoice),
  ChangeOrderInfo: ofOrder((before, now, { ClientOrderNr }) => {
    const was = before.ClientOrderNr ?? ''
    const is = now.ClientOrderNr ?? ''
    // The records do not have the customer's reference, and a number that was the same before proves nothing.
    if (ClientOrderNr === undefined || ClientOrderNr === was) return unclear
    if (is === ClientOrderNr) return done(accepted)
    return is === was ? notDone : unclear
  }),
  CloseOrder: ofOrder((before, now) => closedOrder(before, now, accepted)),
  CloseOrderEu: ofOrder((before, now) => closedOrder(before, now, { ResultCode: SUCCESS })),
  DeliverOrderEu: ofOrder(deliveredOrder),
  ApprovePaymentPlan: ofPlan('Activated'),
  CancelPaymentPlan: ofPlan('Cancelled'),
  // No operation finds a payment plan by the merchant's number, or reads the block list.
  CreatePaymentPlan: () => unclear,
  AddToBlockList: () => unclear,
}

function ofOrders(
  find: (before: BookedOrder[], now: BookedOrder[], wanted: Wanted) => CreditOutcome,
): Finder {
  return (before, now, wanted) =>
    before.is === 'orders' && now.is === 'orders' ? find(before.orders, now.orders, wanted) : unclear
}

function ofOrder(find: (before: BookedOrder, now: BookedOrder, wanted: Wanted) => CreditOutcome): Finder {
  return (before, now, wanted) => {
    if (before.is !== 'orders' || now.is !== 'orders') return unclear
    const [was, is] = [before.orders[0], now.orders[0]]
    // Nothing can be done to a missing order.
    if (!was && !is) return notDone
    return was && is ? find(was, is, wanted) : unclear
  }
}

function ofPlan(reached: PaymentPlanStatus): Finder {
  return (before, now) => {
    if (before.is !== 'plan' || now.is !== 'plan') return unclear
    if (before.status === now.status) return notDone
    return before.status === 'Pending' && now.status === reached ? done(accepted) : unclear
  }
}

/**
 * One new order under the merchant's number, or the existing one with a later expiry, because it was authorized again.
 * Either has the amount and the customer of the request.
 */
function createdOrder(
  before: BookedOrder[],
  now: BookedOrder[],
  wanted: Wanted,
  resultOf: (order: BookedOrder) => Record<string, unknown>,
): CreditOutcome {
  const old = new Map(before.map((order) => [order.ProviderOrderNr, order]))
  const changed = now.filter((is) => {
    const was = old.get(is.ProviderOrderNr)
    return !was || !sameOrder(was, is)
  })
  if (changed.length === 0) return now.length === before.length ? notDone : unclear
  const alike = changed.filter((is) => {
    const was = old.get(is.ProviderOrderNr)
    const isMade = was ? (is.ExpirationDate ?? '') > (was.ExpirationDate ?? '') : !isOld(is, wanted)
    return isMade && hasAmount(is, wanted) && hasCustomer(is, wanted)
  })
  return alike.length === 1 && !wanted.isUnmarked ? done(resultOf(alike[0]!)) : unclear
}

/** Whether the order was there days before it was asked for: then somebody has given it this number meanwhile. */
function isOld({ CreationDate }: BookedOrder, { askedAt = -Infinity }: Wanted): boolean {
  return Date.parse(CreationDate) < askedAt - CLOCKS_MS
}
/** The provider's dates have no time zone, and clocks differ. */
const CLOCKS_MS = 2 * 24 * 60 * 60 * 1000

function sameOrder(was: BookedOrder, is: BookedOrder): boolean {
  return (
    was.ExpirationDate === is.ExpirationDate &&
    was.CurrentAmount === is.CurrentAmount &&
    was.IsActive === is.IsActive
  )
}

/** Whether the rows of the request come to this amount. The provider may round each row by one minor unit. */
function isSum(amount: bigint, wanted: Long | bigint | undefined, rows = 0): boolean {
  if (wanted === undefined) return false
  const difference = amount - BigInt(wanted)
  return (difference < 0n ? -difference : difference) <= BigInt(rows)
}

function hasAmount({ CurrentAmount }: BookedOrder, { amount, rows }: Wanted): boolean {
  return isSum(BigInt(minorUnits(CurrentAmount)), amount, rows)
}

/** A request can name its customer without a number: then there is nothing to compare. */
function hasCustomer({ customer }: BookedOrder, wanted: Wanted): boolean {
  return wanted.customer === undefined || customer === undefined || customer === wanted.customer
}

/** An invoice lowers the amount too, so there must be no new one. */
function changedAmount(before: BookedOrder, now: BookedOrder, wanted: Wanted): CreditOutcome {
  // An order that had this amount before proves nothing.
  if (hasAmount(before, wanted)) return unclear
  if (hasAmount(now, wanted)) return newInvoices(before, now).length === 0 ? done() : unclear
  return before.CurrentAmount === now.CurrentAmount ? notDone : unclear
}

/** The records have no OCR reference, and only parts of the amount. */
function createdInvoice(before: BookedOrder, now: BookedOrder, wanted: Wanted): CreditOutcome {
  return invoiced(before, now, wanted, ({ CustomerId, InvoiceNumber, InvoiceDate, DueDate }) => ({
    ...accepted,
    CustomerId,
    InvoiceNumber,
    InvoiceDate,
    DueDate,
    PdfLinkIncluded: false,
  }))
}

/**
 * An invoice or a credit invoice is a new one in the records. They show no payment plan or account credit: another user
 * may have closed an order that changed.
 */
function deliveredOrder(before: BookedOrder, now: BookedOrder, wanted: Wanted): CreditOutcome {
  return invoiced(before, now, wanted, ({ InvoiceNumber, InvoiceDate, DueDate }) => {
    const InvoiceResultDetails = { InvoiceId: InvoiceNumber, DueDate, InvoiceDate }
    return { ResultCode: SUCCESS, DeliverOrderResult: { OrderType: 'Invoice', InvoiceResultDetails } }
  })
}

/** Finds the one new invoice with the amount and the VAT of the request. */
function invoiced(
  before: BookedOrder,
  now: BookedOrder,
  wanted: Wanted,
  resultOf: (invoice: BookedInvoice) => Record<string, unknown>,
): CreditOutcome {
  const created = newInvoices(before, now)
  if (created.length === 0) return sameOrder(before, now) ? notDone : unclear
  const expected = expectedInvoice(before, wanted)
  const alike = expected ? created.filter((invoice) => isInvoice(invoice, expected)) : []
  return alike.length === 1 && !wanted.isUnmarked ? done(resultOf(alike[0]!)) : unclear
}

interface ExpectedInvoice {
  /** Minor units; negative for a credit. */
  amount: bigint
  vatAmount?: bigint
  rows: number
}

/** The total of the write's invoice; undefined if it makes none, or if the records do not show it. */
function expectedInvoice(
  before: BookedOrder,
  { amount, vatAmount = 0, rows = 0, credits, isInvoice }: Wanted,
): ExpectedInvoice | undefined {
  if (!isInvoice) return undefined
  if (amount !== undefined) {
    const sign = credits === undefined ? 1n : -1n
    return { amount: sign * BigInt(amount), vatAmount: sign * BigInt(vatAmount), rows }
  }
  // Without rows, it is all that is left of the order, or the whole invoice.
  if (credits === undefined) return { amount: BigInt(minorUnits(before.CurrentAmount)), rows: 0 }
  const credited = before.Invoices?.find(({ InvoiceNumber }) => InvoiceNumber === credits)
  if (!credited) return undefined
  const whole = amountsOf(credited)
  return { amount: -whole.amount, vatAmount: -whole.vatAmount, rows: 0 }
}

function isInvoice(invoice: BookedInvoice, { amount, vatAmount, rows }: ExpectedInvoice): boolean {
  const is = amountsOf(invoice)
  return isSum(is.amount, amount, rows) && (vatAmount === undefined || isSum(is.vatAmount, vatAmount, rows))
}

function amountsOf({ InvoiceAmountWithoutVat, InvoiceVat }: BookedInvoice) {
  const vatAmount = BigInt(minorUnits(InvoiceVat))
  return { amount: BigInt(minorUnits(InvoiceAmountWithoutVat)) + vatAmount, vatAmount }
}

function newInvoices(before: BookedOrder, now: BookedOrder): BookedInvoice[] {
  const old = new Set(before.Invoices?.map(({ InvoiceNumber }) => InvoiceNumber))
  return (now.Invoices ?? []).filter(({ InvoiceNumber }) => !old.has(InvoiceNumber))
}

/** An order that is fully invoiced is closed too. */
function closedOrder(before: BookedOrder, now: BookedOrder, result: Record<string, unknown>): CreditOutcome {
  if (now.IsActive || !before.IsActive) return notDone
  // An order that has expired is not active either.
  if (now.ClosedDate === null || newInvoices(before, now).length > 0) return unclear
  return done(result)
}
