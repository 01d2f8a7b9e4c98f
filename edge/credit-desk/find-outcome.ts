/**
 * Finds whether a write was done, from the provider's records before it and now, if its answer was lost. Writes to one
 * subject go one at a time, so a change is either this write or one made at the provider directly; if the two cannot
 * be distinguished, the outcome is unclear. No amount is invented: the result has what the records have. Pure.
 */
import { creditRowAmount, inputOfClientRow } from '../../shared/domain/credit-row.rules.ts'
import { minorUnits } from '../../shared/domain/decimal.ts'
import type { PaymentPlanStatus } from '../../shared/domain/credit.enums.ts'
import type { CreditWriteName } from '../../shared/domain/soap/operations.ts'
import type { Outcome } from '../desk/outcome.ts'
import type { CreditWrite } from './credit-request.ts'
import type { Book, BookedOrder } from './read-book.ts'

/** `result`: the members of the operation's result that are known. */
export type CreditOutcome = Outcome<{ result: Record<string, unknown> }>

/** The part of the request that the records are compared with. */
export interface Wanted {
  /** ChangeOrderAmount: minor units, and how many rows they are the sum of. */
  amount?: bigint | number
  rows?: number
  /** ChangeOrderInfo: the new number, empty for none; absent when the number stays. */
  ClientOrderNr?: string
}

const notDone: CreditOutcome = { is: 'not-done' }
const unclear: CreditOutcome = { is: 'unclear' }
const done = (result: Record<string, unknown> = {}): CreditOutcome => ({
  is: 'done',
  result: { Accepted: true, ...result },
})
const accepted = { RejectionCode: 'Accepted' }
/** The ResultCode of success. */
const SUCCESS = 0

export function wantedOf({ name, input }: CreditWrite): Wanted {
  if (name === 'ChangeOrderAmount') {
    const rows = input.RemainingInvoiceRows ?? []
    const amount = rows.reduce((total, row) => total + creditRowAmount(inputOfClientRow(row)), 0n)
    return { amount, rows: rows.length }
  }
  if (name === 'ChangeOrderInfo' && input.ChangeClientOrderNr) {
    return { ClientOrderNr: input.NewClientOrderNr ?? '' }
  }
  return {}
}

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

/** A new operation that writes does not compile before it says how its outcome is found. */
const finders: { [Name in CreditWriteName]: Finder } = {
  CreateOrder: ofOrders((before, now) =>
    createdOrder(before, now, ({ ProviderOrderNr, WillBuyInvoices, ExpirationDate, ValidCustomer }) => ({
      ...accepted,
      ProviderOrderNr,
      WillBuyInvoices,
      ExpirationDate,
      ...(ValidCustomer && { ValidCustomer }),
    })),
  ),
  CreateOrderEu: ofOrders((before, now) =>
    createdOrder(before, now, ({ ProviderOrderNr, WillBuyInvoices, ExpirationDate, ClientOrderNr }) => ({
      ResultCode: SUCCESS,
      CreateOrderResult: {
        ProviderOrderId: ProviderOrderNr,
        ProviderWillBuyOrder: WillBuyInvoices,
        ExpirationDate,
        ClientOrderNumber: ClientOrderNr,
      },
    })),
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

function ofOrders(find: (before: BookedOrder[], now: BookedOrder[]) => CreditOutcome): Finder {
  return (before, now) =>
    before.is === 'orders' && now.is === 'orders' ? find(before.orders, now.orders) : unclear
}

function ofOrder(find: (before: BookedOrder, now: BookedOrder, wanted: Wanted) => CreditOutcome): Finder {
  return (before, now, wanted) => {
    if (before.is !== 'orders' || now.is !== 'orders') return unclear
    const [was, is] = [before.orders[0], now.orders[0]]
    // Nothing is done to an order that is not there.
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

/** One order more under the merchant's number, or the one that there was with a later expiry: authorized anew. */
function createdOrder(
  before: BookedOrder[],
  now: BookedOrder[],
  resultOf: (order: BookedOrder) => Record<string, unknown>,
): CreditOutcome {
  const old = new Map(before.map((order) => [order.ProviderOrderNr, order]))
  const created = now.filter(({ ProviderOrderNr }) => !old.has(ProviderOrderNr))
  if (created.length > 1) return unclear
  const [order] = created
  if (order) return done(resultOf(order))
  const changed = now.filter((is) => !sameOrder(old.get(is.ProviderOrderNr)!, is))
  if (changed.length === 0) return now.length === before.length ? notDone : unclear
  const [renewed] = changed
  const expiry = old.get(renewed!.ProviderOrderNr)!.ExpirationDate
  const isRenewed = changed.length === 1 && (renewed!.ExpirationDate ?? '') > (expiry ?? '')
  return isRenewed ? done(resultOf(renewed!)) : unclear
}

function sameOrder(was: BookedOrder, is: BookedOrder): boolean {
  return (
    was.ExpirationDate === is.ExpirationDate &&
    was.CurrentAmount === is.CurrentAmount &&
    was.IsActive === is.IsActive
  )
}

/** The provider may round each row differently, by one minor unit. */
function changedAmount(
  before: BookedOrder,
  now: BookedOrder,
  { amount = 0n, rows = 0 }: Wanted,
): CreditOutcome {
  const isWanted = ({ CurrentAmount }: BookedOrder) => {
    const difference = BigInt(minorUnits(CurrentAmount)) - BigInt(amount)
    return (difference < 0n ? -difference : difference) <= BigInt(rows)
  }
  // An order that had this amount before proves nothing.
  if (isWanted(before)) return unclear
  if (isWanted(now)) return done()
  return before.CurrentAmount === now.CurrentAmount ? notDone : unclear
}

/** The records have no OCR reference, and only parts of the amount. */
function createdInvoice(before: BookedOrder, now: BookedOrder): CreditOutcome {
  const created = newInvoices(before, now)
  if (created.length > 1) return unclear
  const [invoice] = created
  if (!invoice) return before.CurrentAmount === now.CurrentAmount ? notDone : unclear
  const { CustomerId, InvoiceNumber, InvoiceDate, DueDate } = invoice
  return done({ ...accepted, CustomerId, InvoiceNumber, InvoiceDate, DueDate, PdfLinkIncluded: false })
}

/**
 * An invoice or a credit invoice is one more in the records. They do not show a payment plan or an account credit: an
 * order that changed may have been closed by somebody else.
 */
function deliveredOrder(before: BookedOrder, now: BookedOrder): CreditOutcome {
  const invoices = newInvoices(before, now)
  if (invoices.length > 1) return unclear
  const [invoice] = invoices
  if (!invoice) return sameOrder(before, now) ? notDone : unclear
  const { InvoiceNumber, InvoiceDate, DueDate } = invoice
  const InvoiceResultDetails = { InvoiceId: InvoiceNumber, DueDate, InvoiceDate }
  return done({ ResultCode: SUCCESS, DeliverOrderResult: { OrderType: 'Invoice', InvoiceResultDetails } })
}

function newInvoices(before: BookedOrder, now: BookedOrder) {
  const old = new Set(before.Invoices?.map(({ InvoiceNumber }) => InvoiceNumber))
  return (now.Invoices ?? []).filter(({ InvoiceNumber }) => !old.has(InvoiceNumber))
}

function closedOrder(before: BookedOrder, now: BookedOrder, result: Record<string, unknown>): CreditOutcome {
  if (now.IsActive || !before.IsActive) return notDone
  // An order that has expired is not active either.
  return now.ClosedDate === null ? unclear : done(result)
}
