/** The provider's decision about a new order. */
import { type CreditCountry, postcodeText } from '../../../../shared/domain/credit/credit-countries.ts'
import { minorUnits } from '../../../../shared/domain/money/decimal.ts'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { CreditAnswer } from '../data/call-credit.ts'
import type { CreditOrder } from '../data/credit-context.ts'

/** Members that the provider did not return are undefined. */
export interface Decision {
  ProviderOrderNr: Long
  isBought: boolean
  /** Why it waits, in the provider's words. */
  reasons: readonly string[]
  expires: string | undefined
  /** Minor units, VAT included. */
  amount: Long | undefined
  /** The customer in the provider's records: name, then address. */
  customer: readonly string[]
  /** Where the customer signs. */
  link: string | undefined
  /** The answer was lost, and the order was found at the provider. */
  isFound: boolean
}

/** @returns undefined if the answer names no order */
export function decisionOf({
  CreateOrderResult: made,
  NavigationResult,
  FoundByReading,
}: CreditAnswer<'CreateOrderEu'>): Decision | undefined {
  if (!made) return undefined
  const { CustomerIdentity: who } = made
  return {
    ProviderOrderNr: made.ProviderOrderId,
    isBought: made.ProviderWillBuyOrder,
    reasons: made.PendingReasons ?? [],
    expires: made.ExpirationDate ?? undefined,
    // An order that was found by reading has no amount in the answer, although the shape requires it.
    amount: (made.Amount as string | undefined) === undefined ? undefined : minorUnits(made.Amount),
    customer: who
      ? lines([
          [who.FullName],
          [who.CoAddress],
          [who.Street, who.HouseNumber],
          [who.ZipCode, who.Locality],
          [who.Email],
          [who.PhoneNumber],
        ])
      : [],
    link: webAddress(NavigationResult?.RedirectUrl),
    isFound: FoundByReading === true,
  }
}

/**
 * The records' content for an order whose answer was lost. @param country the customer's: the records do not have it
 */
export function decisionOfOrder(order: CreditOrder, country: CreditCountry | undefined): Decision {
  const { ValidCustomer: who } = order
  return {
    ProviderOrderNr: order.ProviderOrderNr,
    isBought: order.WillBuyInvoices,
    reasons: [],
    expires: order.ExpirationDate ?? undefined,
    amount: minorUnits(order.CurrentAmount),
    customer: who
      ? lines([
          [who.LegalName],
          [who.AddressLine1],
          [who.AddressLine2],
          [postcodeText(who.Postcode, country), who.Postarea],
        ])
      : [],
    link: undefined,
    isFound: true,
  }
}

/** An address that a link may have: nothing that a browser would run. */
function webAddress(text: string | undefined): string | undefined {
  return text !== undefined && /^https?:$/.test(URL.parse(text)?.protocol ?? '') ? text : undefined
}

function lines(parts: readonly (readonly (string | undefined)[])[]): string[] {
  return parts.map((words) => words.filter(Boolean).join(' ')).filter(Boolean)
}
