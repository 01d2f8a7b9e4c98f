/** Reads the provider's records of a write's subject, to find the outcome when an answer is lost. */
import type { CreditOrderType, PaymentPlanStatus } from '../../shared/domain/credit/credit.enums.ts'
import { isLong } from '../../shared/domain/values/long.ts'
import { ok, type Result } from '../../shared/domain/values/result.ts'
import type { SoapInput, SoapOutput } from '../../shared/domain/credit/soap/operations.ts'
import type { ProblemReason } from '../http/problem.ts'
import type { Caller } from '../upstream/caller.ts'
import { callSoap } from '../upstream/call-soap.ts'
import type { Subject } from './credit-request.ts'

export type BookedOrder = NonNullable<SoapOutput<'GetOrders'>['Orders']>[number] & {
  /** The digest of its customer's number, as `customerDigest` makes it. */
  customer?: string
}
export type BookedInvoice = NonNullable<BookedOrder['Invoices']>[number]

export type Book =
  | { is: 'orders'; orders: BookedOrder[] }
  /** The status is absent if there is no such payment plan. */
  | { is: 'plan'; status?: PaymentPlanStatus }

/** @returns undefined if no operation reads this subject, or if the provider refuses it */
export async function readBook(
  caller: Caller,
  subject: Subject | undefined,
  kind: CreditOrderType,
): Promise<Result<Book | undefined, ProblemReason>> {
  switch (subject?.kind) {
    case 'ClientOrderNr':
    case 'ProviderOrderNr':
      return readOrders(caller, searchFor(subject), kind)
    case 'ProviderPaymentPlanNr':
      return readPlan(caller, subject)
    default:
      return ok(undefined)
  }
}

/** The book without customer data, as an intent stores it. */
export function withoutCustomers(book: Book): Book {
  if (book.is === 'plan') return book
  const orders = book.orders.map((order) => {
    const { ValidCustomer: _, ...kept } = order
    return kept
  })
  return { ...book, orders }
}

/** Adds the digest of each order's customer, to compare it with that of a request. */
export async function withDigests(
  book: Book | undefined,
  digestOf: (number: string) => Promise<string>,
): Promise<Book | undefined> {
  if (book?.is !== 'orders') return book
  const orders = book.orders.map(async (order) => {
    const number = order.ValidCustomer?.SecurityNumber
    return number ? { ...order, customer: await digestOf(number) } : order
  })
  return { is: 'orders', orders: await Promise.all(orders) }
}

function searchFor({ kind, number }: Subject): SoapInput<'GetOrders'> {
  const ProviderOrderNr = kind === 'ProviderOrderNr' && isLong(number) ? number : 0
  return {
    ...(kind === 'ClientOrderNr' && { ClientOrderNr: String(number) }),
    ClientOrderNrIncluded: kind === 'ClientOrderNr',
    ProviderOrderNr,
    ProviderOrderNrIncluded: kind === 'ProviderOrderNr',
  }
}

async function readOrders(
  caller: Caller,
  search: SoapInput<'GetOrders'>,
  kind: CreditOrderType,
): Promise<Result<Book | undefined, ProblemReason>> {
  const answer = await callSoap(caller, 'GetOrders', search, { kind })
  if (!answer.ok) return answer
  const { Accepted, RejectionCode, Orders = [] } = answer.value.output
  if (Accepted) return ok({ is: 'orders', orders: Orders })
  return ok(RejectionCode === 'OrderDoesNotExist' ? { is: 'orders', orders: [] } : undefined)
}

async function readPlan(
  caller: Caller,
  { number }: Subject,
): Promise<Result<Book | undefined, ProblemReason>> {
  const ProviderPaymentPlanNr = isLong(number) ? number : 0
  const answer = await callSoap(caller, 'GetPaymentPlanStatus', { ProviderPaymentPlanNr })
  if (!answer.ok) return answer
  const { Accepted, RejectionCode, Status } = answer.value.output
  if (Accepted) return ok({ is: 'plan', status: Status })
  return ok(RejectionCode === 'PaymentPlanDoesNotExist' ? { is: 'plan' } : undefined)
}
